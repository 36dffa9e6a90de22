//! Bodies: one rounded outline around the cells of each, with its letter. Bodies beside the board
//! are drawn smaller, in rows below it, in the given order or each in its own slot.

use std::collections::BTreeSet;

use teka_core::place::Cell;
use teka_core::scene::{Body, Landing, Scene};

use super::outline::{outline, parts};
use super::{CELL, lights, middle};
use crate::color::Rgb;
use crate::looks::Looks;
use crate::markup::{Anchor, Frame, Label, Markup, fill, hollow, num};
use crate::svg;
use crate::theme::{Pattern, Theme};

/// Writes the bodies on the board.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    scene.bodies.iter().for_each(|body| one(markup, body, theme, looks, LETTER));
}

/// Writes the previews of bodies: faint, in a dashed line, with the letter where neither the body
/// nor the arrow is.
pub fn write_ghosts(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    for ghost in &scene.ghosts {
        let cells: BTreeSet<Cell> = ghost.cells.iter().copied().collect();
        let face = format!("{} fill-opacity=\"0.45\"", fill(color(ghost, theme, looks)));
        markup.path(&outline(&cells, 6.5, 8.5), &face);
        lights::dashed(markup, &outline(&cells, 5.0, 10.0), theme);
        let ink = theme.colors().ink.mixed(color(ghost, theme, looks), 0.25);
        let (text, anchor) = (ghost.letter.to_string(), Anchor::Middle);
        for (x, y) in parts(free(scene, ghost)).iter().map(label_spot) {
            let size = LETTER;
            markup.text(Label {
                text: &text,
                x,
                y,
                size,
                anchor,
                bold: true,
                color: ink,
                rim: None,
            });
        }
    }
}

/// Returns the cells of a preview that neither its body nor an arrow covers.
fn free(scene: &Scene, ghost: &Body) -> BTreeSet<Cell> {
    let is_own = |cell: &Cell| {
        let mut own = scene.bodies.iter().filter(|body| body.index == ghost.index);
        own.any(|body| body.cells.contains(cell))
    };
    let is_crossed = |cell: &Cell| scene.arrows.iter().any(|arrow| arrow.to == *cell);
    let cells = ghost.cells.iter().copied();
    cells.filter(|cell| !is_own(cell) && !is_crossed(cell)).collect()
}

/// The size of a letter on the board.
const LETTER: f64 = 17.0;

/// Writes a body with a letter of this size.
pub(super) fn one(markup: &mut Markup, body: &Body, theme: Theme, looks: &Looks, size: f64) {
    let cells: BTreeSet<Cell> = body.cells.iter().copied().collect();
    if cells.is_empty() {
        return;
    }
    // The group lets a page move the body as a whole.
    markup.raw(&format!("<g data-piece=\"{}\">\n", body.index));
    shape(markup, body, &cells, theme, looks);
    if body.slides {
        windows(markup, body, &cells, theme, looks);
    }
    if body.moved {
        let ring = hollow(theme.colors().accent, 3.4);
        markup.path(&outline(&cells, 3.6, 11.5), &ring);
    }
    if let Some(role) = body.lit {
        lights::framed(markup, &outline(&cells, 3.6, 11.5), lights::color(role, theme), theme);
    }
    let (color, rim) = inks(body, theme, looks);
    let (text, anchor) = (body.letter.to_string(), Anchor::Middle);
    // Each separate part has the letter of the body.
    for (x, y) in parts(cells).iter().map(label_spot) {
        markup.text(Label { text: &text, x, y, size, anchor, bold: true, color, rim });
    }
    markup.raw("</g>\n");
}

/// Writes where the selected piece would land: in its colour with a dashed edge if it fits there,
/// otherwise only as a faint dotted edge.
pub fn write_landing(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    let Some(Landing { body, fits }) = &scene.landing else { return };
    let cells: BTreeSet<Cell> = body.cells.iter().copied().collect();
    if cells.is_empty() {
        return;
    }
    let (edge, ground, ink) =
        (outline(&cells, 5.0, 10.0), color(body, theme, looks), theme.colors().ink);
    let style = match fits {
        true => {
            let line = crate::markup::stroke(ground.mixed(ink, 0.55), 2.4);
            format!("{} fill-opacity=\"0.6\" {line} stroke-dasharray=\"7 5\"", fill(ground))
        }
        false => format!("{} stroke-dasharray=\"2 5\"", hollow(theme.colors().soft, 2.0)),
    };
    markup.path(&edge, &format!("data-landing=\"{fits}\" {style}"));
}

fn shape(markup: &mut Markup, body: &Body, cells: &BTreeSet<Cell>, theme: Theme, looks: &Looks) {
    let (colors, look) = (theme.colors(), looks.get(body.index));
    let edge = outline(cells, 4.0, 11.0);
    if theme == Theme::Print {
        let ground = if body.primary { colors.primary } else { colors.panel };
        markup.path(&edge, &format!("{} {}", fill(ground), crate::markup::stroke(colors.ink, 2.2)));
        return;
    }
    let ground = color(body, theme, looks);
    markup.path(&edge, &fill(rim(ground, theme)));
    let face = outline(cells, 6.5, 8.5);
    markup.path(&face, &fill(ground));
    if look.pattern != Pattern::Plain && !body.primary {
        markup.path(&face, &svg::fill(theme, look.pattern));
    }
    if body.primary {
        markup.path(&outline(cells, 8.5, 7.0), &hollow(colors.on_primary, 1.6));
    }
}

/// Writes windows across both ends, which show the direction in which the vehicle slides.
fn windows(markup: &mut Markup, body: &Body, cells: &BTreeSet<Cell>, theme: Theme, looks: &Looks) {
    let (Some(first), Some(last)) = (cells.first(), cells.last()) else { return };
    let is_level = first.row == last.row;
    let ground = color(body, theme, looks);
    let glass = match theme {
        _ if body.primary => ground.mixed(theme.colors().on_primary, 0.55),
        Theme::Print => theme.colors().ink,
        _ => ground.mixed(theme.colors().on_tint, 0.55),
    };
    let ends = [(middle(*first), -1.0), (middle(*last), 1.0)];
    for ((x, y), sign) in ends {
        let shift = sign * WINDOW_AT;
        let (width, height) = (WINDOW_DEPTH, WINDOW_WIDTH);
        let (width, height) = if is_level { (width, height) } else { (height, width) };
        let (x, y) = if is_level { (x + shift, y) } else { (x, y + shift) };
        let frame = Frame { x: x - width / 2.0, y: y - height / 2.0, width, height };
        markup.rect(frame, WINDOW_DEPTH / 2.0, &fill(glass));
    }
}

/// The distance of a window from the middle of the last cell, and its dimensions.
const WINDOW_AT: f64 = 10.5;
const WINDOW_DEPTH: f64 = 5.0;
const WINDOW_WIDTH: f64 = 27.0;

/// Returns the colour of a body's letter, and of the outline that it needs on a pattern.
pub(super) fn inks(body: &Body, theme: Theme, looks: &Looks) -> (Rgb, Option<Rgb>) {
    if body.primary {
        return (theme.colors().on_primary, None);
    }
    let patterned = looks.get(body.index).pattern != Pattern::Plain;
    (theme.colors().on_tint, patterned.then(|| color(body, theme, looks)))
}

/// Returns the position of the letter: the cell nearest to the centre of the part.
fn label_spot(cells: &BTreeSet<Cell>) -> (f64, f64) {
    let count = cells.len() as f64;
    let spots = || cells.iter().map(|cell| middle(*cell));
    let mean = (
        spots().map(|spot| spot.0).sum::<f64>() / count,
        spots().map(|spot| spot.1).sum::<f64>() / count,
    );
    let is_straight = spots().all(|spot| spot.0 == mean.0) || spots().all(|spot| spot.1 == mean.1);
    let away = |spot: &(f64, f64)| (spot.0 - mean.0).hypot(spot.1 - mean.1);
    let nearest = spots().min_by(|a, b| away(a).total_cmp(&away(b)));
    if is_straight { mean } else { nearest.unwrap_or(mean) }
}

pub(super) fn color(body: &Body, theme: Theme, looks: &Looks) -> Rgb {
    if body.primary { theme.colors().primary } else { looks.get(body.index).color }
}

/// Returns the colour of a body's edge, which is slightly darker than its face.
fn rim(ground: Rgb, theme: Theme) -> Rgb {
    ground.mixed(theme.colors().on_tint, 0.28)
}

/// The side length of a cell in the tray, and the space around and between bodies.
const SIDE: f64 = 22.0;
const APART: f64 = 14.0;

/// The minimum width of a tray.
const LEAST_WIDTH: f64 = 5.0 * CELL;

/// The size of a letter before its body is scaled down, chosen so that it ends up only a little
/// smaller than on the board.
pub const TRAY_LETTER: f64 = 28.0;

/// The space around a piece in its slot, and between slots.
const PADDING: f64 = 4.0;
const GAP: f64 = 6.0;

/// The limit to how much wider a slot is than its piece.
const WIDEST_SLOT: f64 = 1.5;

/// The layout of a tray: its slots, and the bodies in it.
pub struct Tray<'a> {
    pub width: f64,
    pub height: f64,
    slots: Vec<Slot<'a>>,
    bodies: Vec<Lying<'a>>,
}

/// The place that a body keeps in the tray.
struct Slot<'a> {
    body: &'a Body,
    area: Frame,
}

/// A body in the tray, with its position and its scale.
struct Lying<'a> {
    body: &'a Body,
    area: Frame,
    scale: f64,
}

impl<'a> Tray<'a> {
    /// Lays out the tray of a scene below a board of this width. A tray without bodies takes no
    /// space.
    pub fn of(scene: &'a Scene, width: f64) -> Self {
        let room = width.max(LEAST_WIDTH);
        if scene.slots.is_empty() {
            Self::in_rows(scene, room)
        } else {
            Self::in_slots(scene, room)
        }
    }

    /// Lays out bodies one after the other.
    fn in_rows(scene: &'a Scene, room: f64) -> Self {
        let mut tray = Self { width: 0.0, height: 0.0, slots: Vec::new(), bodies: Vec::new() };
        let (mut x, mut y) = (0.0, APART);
        for body in &scene.tray {
            let (width, height) = size(body);
            if x > 0.0 && x + width > room {
                (x, y) = (0.0, tray.height + APART);
            }
            tray.bodies.push(Lying { body, area: Frame { x, y, width, height }, scale: 1.0 });
            tray.width = tray.width.max(x + width);
            tray.height = tray.height.max(y + height);
            x += width + APART;
        }
        tray
    }

    /// Lays out a slot of the same size for each body that can be in the tray, so that the others
    /// do not move when one leaves. A body that does not fit into its slot is drawn smaller.
    fn in_slots(scene: &'a Scene, room: f64) -> Self {
        let sizes = || scene.slots.iter().map(size);
        let least = sizes().map(|size| size.0).fold(0.0, f64::max) + 2.0 * PADDING;
        let height = sizes().map(|size| size.1).fold(0.0, f64::max) + 2.0 * PADDING;
        let fitting = ((room + GAP) / (least + GAP)).floor().max(1.0) as usize;
        let rows = scene.slots.len().div_ceil(fitting);
        let columns = scene.slots.len().div_ceil(rows.max(1));
        let stretched = (room + GAP) / columns as f64 - GAP;
        let width = stretched.clamp(least, least * WIDEST_SLOT);
        let frame = |at: usize| Frame {
            x: (at % columns) as f64 * (width + GAP),
            y: APART + (at / columns) as f64 * (height + GAP),
            width,
            height,
        };
        let slots = scene.slots.iter().enumerate();
        let slots: Vec<Slot<'a>> = slots.map(|(at, body)| Slot { body, area: frame(at) }).collect();
        let bodies = scene.tray.iter().filter_map(|body| {
            let slot = slots.iter().find(|slot| slot.body.index == body.index)?;
            Some(Lying::within(body, slot.area))
        });
        let bodies = bodies.collect();
        let height = APART + rows as f64 * (height + GAP) - GAP;
        Self { width: columns as f64 * (width + GAP) - GAP, height, slots, bodies }
    }

    /// Returns the area of each body. `corner` is the top left corner of the tray.
    pub fn areas(&self, corner: (f64, f64)) -> Vec<Frame> {
        self.bodies.iter().map(|lying| moved(lying.area, corner)).collect()
    }

    /// Writes the slots, then each body with `one`, which draws it at the size it has on a board.
    /// `corner` is the top left corner of the tray.
    pub fn write(
        &self,
        markup: &mut Markup,
        corner: (f64, f64),
        theme: Theme,
        one: impl Fn(&mut Markup, &Body),
    ) {
        self.slots.iter().for_each(|slot| self.write_slot(markup, corner, theme, slot));
        for Lying { body, area, scale } in &self.bodies {
            open_group(markup, moved(*area, corner), *scale);
            one(markup, body);
            markup.raw("</g>\n");
        }
    }

    /// Writes a slot. The outline of its piece shows in it while the piece is away.
    fn write_slot(&self, markup: &mut Markup, corner: (f64, f64), theme: Theme, slot: &Slot<'_>) {
        let colors = theme.colors();
        if theme != Theme::Print {
            let faint = format!("{} fill-opacity=\"0.04\"", fill(colors.ink));
            markup.rect(moved(slot.area, corner), 7.0, &faint);
        }
        let own = self.bodies.iter().find(|lying| lying.body.index == slot.body.index);
        if own.is_some_and(|lying| !lying.body.moved) {
            return;
        }
        let at_home = Lying::within(slot.body, slot.area);
        let Lying { body, area, scale } = own.unwrap_or(&at_home);
        let cells: BTreeSet<Cell> = body.cells.iter().copied().collect();
        let dashed = format!(
            "{} stroke-opacity=\"0.55\" stroke-dasharray=\"9 8\"",
            hollow(colors.soft, 3.0)
        );
        open_group(markup, moved(*area, corner), *scale);
        markup.path(&outline(&cells, 5.0, 11.0), &dashed);
        markup.raw("</g>\n");
    }
}

impl<'a> Lying<'a> {
    /// Puts a body in the middle of a slot.
    fn within(body: &'a Body, slot: Frame) -> Self {
        let (width, height) = size(body);
        let most = |room: f64, wanted: f64| (room - 2.0 * PADDING) / wanted.max(1.0);
        let scale = most(slot.width, width).min(most(slot.height, height)).min(1.0);
        let (width, height) = (width * scale, height * scale);
        let (x, y) = (slot.x + (slot.width - width) / 2.0, slot.y + (slot.height - height) / 2.0);
        Self { body, area: Frame { x, y, width, height }, scale }
    }
}

/// Opens a group in which a body is drawn at the size it has on a board.
fn open_group(markup: &mut Markup, area: Frame, scale: f64) {
    let (x, y, scale) = (num(area.x), num(area.y), num(scale * SIDE / CELL));
    markup.raw(&format!("<g transform=\"translate({x} {y}) scale({scale})\">\n"));
}

fn moved(area: Frame, by: (f64, f64)) -> Frame {
    Frame { x: area.x + by.0, y: area.y + by.1, ..area }
}

fn size(body: &Body) -> (f64, f64) {
    let side = |last: Option<u8>| last.map_or(0.0, |last| (f64::from(last) + 1.0) * SIDE);
    let columns = body.cells.iter().map(|cell| cell.column).max();
    (side(columns), side(body.cells.iter().map(|cell| cell.row).max()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(index: u8, cells: &[(u8, u8)]) -> Body {
        let cells = cells.iter().map(|(row, column)| Cell::new(*row, *column)).collect();
        Body::new(index, 'A', cells)
    }

    #[test]
    fn no_body_moves_when_another_leaves_or_turns() {
        let bar = body(0, &[(0, 0), (0, 1), (0, 2), (0, 3)]);
        let all = vec![bar.clone(), body(1, &[(0, 0), (1, 0)]), body(2, &[(0, 0)])];
        let mut scene = Scene { slots: all.clone(), tray: all, ..Scene::new(3, 3) };
        let areas = |scene: &Scene| Tray::of(scene, 168.0).areas((0.0, 168.0));
        let (before, height) = (areas(&scene), Tray::of(&scene, 168.0).height);
        let away = scene.tray.remove(1);
        assert_eq!(areas(&scene), [before[0], before[2]]);
        scene.tray.push(away);
        scene.tray[0] = body(0, &[(0, 0), (1, 0), (2, 0), (3, 0)]);
        assert_eq!(areas(&scene)[1..], [before[2], before[1]]);
        let turned = areas(&scene)[0];
        assert!(turned.height <= before[1].height && turned.width < turned.height);
        assert_eq!(Tray::of(&scene, 168.0).height, height);
    }
}
