//! Highlighted cells, and arrows from one cell to another.
//!
//! Each role has its own line style (solid, dashed, hatched with a mark, or double), so that roles
//! can be distinguished without colour.

use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;
use teka_core::scene::{Arrow, Body, Light, Role, Scene};

use super::outline::outline;
use super::{CELL, frame, middle};
use crate::markup::{Anchor, Frame, Label, Markup, fill, hollow, num, stroke};
use crate::svg;
use crate::theme::Theme;

/// Writes what is below the symbols: the backgrounds of the cursor and of mistakes.
pub fn write_below(markup: &mut Markup, scene: &Scene, theme: Theme) {
    let colors = theme.colors();
    for light in &scene.lights {
        let frame = frame(light.cell, INSET);
        match light.role {
            Role::Cursor => {
                markup.rect(
                    frame,
                    RADIUS,
                    &format!("{} fill-opacity=\"0.12\"", fill(colors.accent)),
                );
            }
            Role::Mistake => markup.rect(frame, RADIUS, &svg::mistake_fill(theme)),
            Role::Reason | Role::Conclusion => {}
        }
    }
}

/// Writes the frames, with the highest priority on top.
///
/// Several frames in one cell are nested. Only the dashes of a conclusion share the line of its
/// reason, because further inside they would cross the content of the cell.
pub fn write_above(markup: &mut Markup, scene: &Scene, theme: Theme) {
    let mut lights: Vec<Light> = scene.lights.clone();
    lights.sort_by_key(|light| (rank(light.role), light.cell));
    lights.dedup();
    let held = held_cells(scene);
    if !held.is_empty() {
        hold(markup, &held, theme);
    }
    lights.retain(|light| light.role != Role::Cursor || !held.contains(&light.cell));
    let mut inside: BTreeMap<Cell, f64> = BTreeMap::new();
    for light in lights {
        let inset = inside.entry(light.cell).or_insert(INSET);
        one(markup, light, *inset, theme);
        *inset += if light.role == Role::Reason { 0.0 } else { 5.5 };
    }
}

/// Returns the cells of the body that the cursor highlights as a whole. It gets a single outline.
fn held_cells(scene: &Scene) -> BTreeSet<Cell> {
    let is_lit = |cell: &Cell| {
        scene.lights.iter().any(|light| light.role == Role::Cursor && light.cell == *cell)
    };
    let is_held = |body: &&Body| body.cells.len() > 1 && body.cells.iter().all(is_lit);
    let held = scene.bodies.iter().find(is_held);
    held.map(|body| body.cells.iter().copied().collect()).unwrap_or_default()
}

fn hold(markup: &mut Markup, cells: &BTreeSet<Cell>, theme: Theme) {
    let accent = theme.colors().accent;
    markup.path(&outline(cells, INSET - 0.6, RADIUS + 4.0), &hollow(accent, 2.8));
    markup.path(&outline(cells, INSET + 2.8, RADIUS + 1.5), &hollow(accent, 1.1));
}

const INSET: f64 = 3.4;
const RADIUS: f64 = 7.0;

/// Returns the drawing order of a highlight; the highest priority comes last.
pub(super) const fn rank(role: Role) -> u8 {
    match role {
        Role::Cursor => 0,
        Role::Reason => 1,
        Role::Conclusion => 2,
        Role::Mistake => 3,
    }
}

fn one(markup: &mut Markup, light: Light, inset: f64, theme: Theme) {
    let frame = frame(light.cell, inset);
    let radius = (RADIUS + INSET - inset).max(3.0);
    match light.role {
        Role::Reason => reason(markup, frame, radius, theme),
        Role::Conclusion => conclusion(markup, frame, radius, theme),
        Role::Mistake => mistake(markup, frame, radius, theme),
        Role::Cursor => cursor(markup, frame, radius, theme),
    }
}

fn reason(markup: &mut Markup, frame: Frame, radius: f64, theme: Theme) {
    halo(markup, frame, radius, theme);
    markup.rect(frame, radius, &hollow(theme.colors().reason, 3.6));
}

fn conclusion(markup: &mut Markup, frame: Frame, radius: f64, theme: Theme) {
    let dashed = format!("{} stroke-dasharray=\"7 5\"", hollow(theme.colors().conclusion, 4.0));
    markup.rect(frame, radius, &dashed);
}

fn mistake(markup: &mut Markup, frame: Frame, radius: f64, theme: Theme) {
    let colors = theme.colors();
    markup.rect(frame, radius, &hollow(colors.mistake, 3.2));
    let (x, y, side) = (frame.x + frame.width - 13.0, frame.y - 1.6, 14.6);
    markup.rect(Frame { x, y, width: side, height: side }, side / 2.0, &fill(colors.mistake));
    let (x, y, anchor) = (x + side / 2.0, y + side / 2.0, Anchor::Middle);
    let color = colors.paper;
    markup.text(Label { text: "!", x, y, size: 11.0, anchor, bold: true, color, rim: None });
}

fn cursor(markup: &mut Markup, frame: Frame, radius: f64, theme: Theme) {
    let accent = theme.colors().accent;
    markup.rect(grown(frame, 0.6), radius + 0.6, &hollow(accent, 2.8));
    markup.rect(grown(frame, -2.8), (radius - 2.8).max(1.0), &hollow(accent, 1.1));
}

/// Writes a faint dark line around a bright one, for backgrounds of nearly the same colour.
fn halo(markup: &mut Markup, frame: Frame, radius: f64, theme: Theme) {
    let faint = format!("{} stroke-opacity=\"0.4\"", hollow(theme.colors().bold, 5.2));
    if theme != Theme::Dark && theme != Theme::Print {
        markup.rect(frame, radius, &faint);
    }
}

fn grown(frame: Frame, by: f64) -> Frame {
    let Frame { x, y, width, height } = frame;
    Frame { x: x - by, y: y - by, width: width + 2.0 * by, height: height + 2.0 * by }
}

/// Writes the arrows, with an outline that keeps them readable on any body.
pub fn write_arrows(markup: &mut Markup, scene: &Scene, theme: Theme) {
    for arrow in scene.arrows.iter().filter(|arrow| arrow.from != arrow.to) {
        let is_move = |body: &Body| body.moved && body.cells.contains(&arrow.to);
        let onto_body = scene.bodies.iter().any(is_move);
        // The arrow of a move is behind the body that moved and does not cover it.
        let (start, tip) = if onto_body { (-18.0, 1.0 - CELL / 2.0) } else { (0.0, 8.0) };
        draw_arrow(markup, *arrow, (start, tip), theme);
    }
}

const HEAD: f64 = 15.0;

/// Draws an arrow that starts and ends at these distances beyond the centres of its cells.
fn draw_arrow(markup: &mut Markup, arrow: Arrow, (start, beyond): (f64, f64), theme: Theme) {
    let colors = theme.colors();
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
    markup.path(&format!("{shaft}{head}"), &format!("{} {round}", hollow(colors.panel, 9.0)));
    markup.path(&shaft, &format!("{} {round}", hollow(colors.accent, 4.5)));
    markup.path(&head, &format!("{} {} {round}", fill(colors.accent), stroke(colors.accent, 3.0)));
}
