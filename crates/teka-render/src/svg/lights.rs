//! Highlights by role, and arrows from one cell to another.
//!
//! Each group of cells has one contour. Each role has its own shape (a tint in a solid line, a
//! dashed line, a mark, a double line), so that roles can be distinguished without colour.

use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;
use teka_core::scene::{Arrow, Body, Ground, Role, Scene, Square};

use super::outline::{outline, parts};
use super::{CELL, frame, middle};
use crate::color::Rgb;
use crate::markup::{Anchor, Frame, Label, Markup, fill, hollow, num, stroke};
use crate::theme::Theme;

/// The cells of a group.
type Cells = BTreeSet<Cell>;

/// Returns the groups of a role, without those that are equal to another or part of it.
fn groups(scene: &Scene, role: Role) -> Vec<Cells> {
    let mut groups: BTreeMap<u16, Cells> = BTreeMap::new();
    for light in scene.lights.iter().filter(|light| light.role == role) {
        // The cursor is in one place, even if it highlights several things there.
        let group = if role == Role::Cursor { 0 } else { light.group };
        groups.entry(group).or_default().insert(light.cell);
    }
    let all: Vec<Cells> = groups.into_values().collect();
    let is_within = |n: usize, other: usize| {
        all[n].is_subset(&all[other]) && (all[n] != all[other] || other < n)
    };
    let whole = |n: &usize| !(0..all.len()).any(|other| other != *n && is_within(*n, other));
    (0..all.len()).filter(whole).map(|n| all[n].clone()).collect()
}

/// Writes the tints below the symbols. Cells of a reason that are named separately, beside a group
/// that contains them, have a stronger tint.
pub fn write_below(markup: &mut Markup, scene: &Scene, theme: Theme) {
    // A strong tint would hide which region a cell belongs to.
    let is_region = |square: &Square| matches!(square.ground, Ground::Region(_));
    let strength = if scene.squares.iter().any(is_region) { 0.22 } else { 0.32 };
    for role in [Role::Cursor, Role::Reason, Role::Mistake] {
        let opacity = match role {
            Role::Cursor => 0.12,
            Role::Mistake => 0.2,
            Role::Reason | Role::Conclusion => strength,
        };
        for cells in groups(scene, role) {
            tint(markup, &cells, color(role, theme), opacity);
        }
    }
    tint(markup, &named(scene), color(Role::Reason, theme), strength);
}

fn tint(markup: &mut Markup, cells: &Cells, color: Rgb, opacity: f64) {
    if !cells.is_empty() {
        let style = format!("{} fill-opacity=\"{opacity}\"", fill(color));
        markup.path(&outline(cells, INSET, RADIUS), &style);
    }
}

/// Returns the cells of a reason that are in a group within another one.
fn named(scene: &Scene) -> Cells {
    let mut groups: BTreeMap<u16, Cells> = BTreeMap::new();
    for light in scene.lights.iter().filter(|light| light.role == Role::Reason) {
        groups.entry(light.group).or_default().insert(light.cell);
    }
    let is_part = |cells: &&Cells| {
        groups.values().any(|other| other.len() > cells.len() && cells.is_subset(other))
    };
    groups.values().filter(is_part).flatten().copied().collect()
}

/// Writes the contours, with the highest priority on top.
///
/// A contour that shares cells with an earlier one of its role is further inside.
pub fn write_above(markup: &mut Markup, scene: &Scene, theme: Theme) {
    for role in [Role::Cursor, Role::Reason, Role::Conclusion, Role::Mistake] {
        let groups = groups(scene, role);
        for (n, cells) in groups.iter().enumerate() {
            let crossed = groups[..n].iter().filter(|other| !other.is_disjoint(cells)).count();
            let inset = inset(scene, role, cells) + 4.2 * (crossed % 3) as f64;
            contour(markup, scene, role, cells, inset, theme);
        }
    }
}

const INSET: f64 = 3.4;
const RADIUS: f64 = 7.0;

/// Returns the distance of a contour from the edge of its cells. The dashes of a conclusion are
/// inside the contour of its reason, unless they would cross a text in the corner.
fn inset(scene: &Scene, role: Role, cells: &Cells) -> f64 {
    let has_corner = |square: &Square| square.corner.is_some() && cells.contains(&square.cell);
    match role {
        Role::Conclusion if !scene.squares.iter().any(has_corner) => INSET + 3.6,
        _ => INSET,
    }
}

/// Returns the drawing order of a highlight; the highest priority comes last.
pub(super) const fn rank(role: Role) -> u8 {
    match role {
        Role::Cursor => 0,
        Role::Reason => 1,
        Role::Conclusion => 2,
        Role::Mistake => 3,
    }
}

/// Returns the colour of a role.
pub(super) const fn color(role: Role, theme: Theme) -> Rgb {
    let colors = theme.colors();
    match role {
        Role::Cursor => colors.accent,
        Role::Reason => colors.reason,
        Role::Conclusion => colors.conclusion,
        Role::Mistake => colors.mistake,
    }
}

fn contour(
    markup: &mut Markup,
    scene: &Scene,
    role: Role,
    cells: &Cells,
    inset: f64,
    theme: Theme,
) {
    let radius = (RADIUS + INSET - inset).max(3.0);
    let line = |cells: &Cells| outline(cells, inset, radius);
    match role {
        Role::Reason => framed(markup, &line(cells), color(role, theme), theme),
        Role::Conclusion => dashed(markup, &line(&placed(scene, cells)), theme),
        Role::Mistake => {
            framed(markup, &line(cells), color(role, theme), theme);
            for part in parts(cells.clone()) {
                badge(markup, &part, theme);
            }
        }
        Role::Cursor => {
            let accent = color(role, theme);
            markup.path(&outline(cells, inset - 0.6, radius + 0.6), &hollow(accent, 2.8));
            let radius = (radius - 2.8).max(1.0);
            markup.path(&outline(cells, inset + 2.8, radius), &hollow(accent, 1.1));
        }
    }
}

/// Returns the cells of a conclusion in which something is placed. Struck candidates need no line
/// around them, and the preview of a body has its own.
fn placed(scene: &Scene, cells: &Cells) -> Cells {
    if !scene.ghosts.is_empty() {
        return Cells::new();
    }
    let is_struck = |cell: &&Cell| {
        let square = scene.squares.iter().find(|square| square.cell == **cell);
        square.is_some_and(|square| square.symbol.is_none() && !square.struck.is_empty())
    };
    cells.iter().filter(|cell| !is_struck(cell)).copied().collect()
}

/// Writes a solid contour with a halo that separates it from any background.
pub(super) fn framed(markup: &mut Markup, path: &str, color: Rgb, theme: Theme) {
    markup.path(path, &hollow(theme.colors().panel, 6.4));
    if theme != Theme::Dark {
        let faint = format!("{} stroke-opacity=\"0.45\"", hollow(theme.colors().bold, 4.8));
        markup.path(path, &faint);
    }
    markup.path(path, &hollow(color, 3.6));
}

/// Writes the dashed contour of a result.
pub(super) fn dashed(markup: &mut Markup, path: &str, theme: Theme) {
    let colors = theme.colors();
    markup.path(path, &hollow(colors.panel, 5.6));
    let dashes = format!("{} stroke-dasharray=\"7 5\"", hollow(colors.conclusion, 3.4));
    markup.path(path, &dashes);
}

/// Writes the mark of a mistake at the top right corner of its first row.
fn badge(markup: &mut Markup, cells: &Cells, theme: Theme) {
    let Some(top) = cells.first().map(|first| first.row) else { return };
    let Some(cell) = cells.iter().rfind(|cell| cell.row == top) else { return };
    let (colors, frame) = (theme.colors(), frame(*cell, INSET));
    let (x, y, side) = (frame.x + frame.width - 13.0, frame.y - 1.6, 14.6);
    markup.rect(Frame { x, y, width: side, height: side }, side / 2.0, &fill(colors.mistake));
    let (x, y, anchor) = (x + side / 2.0, y + side / 2.0, Anchor::Middle);
    let color = colors.paper;
    markup.text(Label { text: "!", x, y, size: 11.0, anchor, bold: true, color, rim: None });
}

/// Writes the arrows, with an outline that keeps them readable on any body. Beside the preview of a
/// body, an arrow has the colour of the result.
pub fn write_arrows(markup: &mut Markup, scene: &Scene, theme: Theme) {
    let colors = theme.colors();
    let color = if scene.ghosts.is_empty() { colors.accent } else { colors.conclusion };
    for arrow in scene.arrows.iter().filter(|arrow| arrow.from != arrow.to) {
        let is_move = |body: &Body| body.moved && body.cells.contains(&arrow.to);
        let onto_body = scene.bodies.iter().any(is_move);
        // The arrow of a move is behind the body that moved and does not cover it.
        let (start, tip) = if onto_body { (-18.0, 1.0 - CELL / 2.0) } else { (0.0, 8.0) };
        let start = if scene.ghosts.is_empty() { start } else { 16.0 };
        draw_arrow(markup, *arrow, (start, tip), color, colors.panel);
    }
}

const HEAD: f64 = 15.0;

/// Draws an arrow that starts and ends at these distances beyond the centres of its cells.
fn draw_arrow(
    markup: &mut Markup,
    arrow: Arrow,
    (start, beyond): (f64, f64),
    color: Rgb,
    rim: Rgb,
) {
    let (from, to) = (middle(arrow.from), middle(arrow.to));
    let length = (to.0 - from.0).hypot(to.1 - from.1);
    let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
    let at = |forward: f64, right: f64| {
        let x = from.0 + along.0 * forward - along.1 * right;
        let y = from.1 + along.1 * forward + along.0 * right;
        format!("{} {}", num(x), num(y))
    };
    let tip = length + beyond;
    let shaft = format!("M{}L{}", at(start, 0.0), at(tip - HEAD, 0.0));
    let head = format!("M{}L{}L{}Z", at(tip, 0.0), at(tip - HEAD, 9.0), at(tip - HEAD, -9.0));
    let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    markup.path(&format!("{shaft}{head}"), &format!("{} {round}", hollow(rim, 9.0)));
    markup.path(&shaft, &format!("{} {round}", hollow(color, 4.5)));
    markup.path(&head, &format!("{} {} {round}", fill(color), stroke(color, 3.0)));
}
