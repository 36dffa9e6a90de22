//! Bodies: one rounded outline around the cells of each, with its letter. Bodies beside the board
//! are drawn smaller, in rows below it, in the given order.

use std::collections::BTreeSet;

use teka_core::place::Cell;
use teka_core::scene::{Body, Scene};

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
        _ => ground.mixed(theme.colors().ink, 0.55),
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
    (theme.colors().ink, patterned.then(|| color(body, theme, looks)))
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
    match theme {
        Theme::Dark => ground.mixed(theme.colors().ink, 0.25),
        _ => ground.mixed(theme.colors().ink, 0.28),
    }
}

/// The side length of a cell in the tray, and the space around and between bodies.
const SIDE: f64 = 22.0;
const APART: f64 = 14.0;

/// The minimum width of a tray.
const LEAST_WIDTH: f64 = 5.0 * CELL;

/// The size of a letter before its body is scaled down, chosen so that it ends up only a little
/// smaller than on the board.
pub const TRAY_LETTER: f64 = 28.0;

/// The layout of a tray: the position and scale of each body.
pub struct Tray<'a> {
    pub width: f64,
    pub height: f64,
    bodies: Vec<(&'a Body, f64, f64)>,
}

impl<'a> Tray<'a> {
    /// Lays out the tray of a scene below a board of this width. A tray without bodies takes no
    /// space.
    pub fn of(scene: &'a Scene, width: f64) -> Self {
        let room = width.max(LEAST_WIDTH);
        let mut tray = Self { width: 0.0, height: 0.0, bodies: Vec::new() };
        let (mut x, mut y) = (0.0, APART);
        for body in &scene.tray {
            let (wide, high) = size(body);
            if x > 0.0 && x + wide > room {
                (x, y) = (0.0, tray.height + APART);
            }
            tray.bodies.push((body, x, y));
            tray.width = tray.width.max(x + wide);
            tray.height = tray.height.max(y + high);
            x += wide + APART;
        }
        tray
    }

    /// Returns the area of each body. `corner` is the top left corner of the tray.
    pub fn areas(&self, corner: (f64, f64)) -> Vec<Frame> {
        let area = |(body, x, y): &(&Body, f64, f64)| {
            let (width, height) = size(body);
            Frame { x: corner.0 + x, y: corner.1 + y, width, height }
        };
        self.bodies.iter().map(area).collect()
    }

    /// Writes each body with `one`, which draws it at the size it has on a board. `corner` is the
    /// top left corner of the tray.
    pub fn write(&self, markup: &mut Markup, corner: (f64, f64), one: impl Fn(&mut Markup, &Body)) {
        for (body, x, y) in &self.bodies {
            let (x, y, scale) = (num(corner.0 + x), num(corner.1 + y), num(SIDE / CELL));
            markup.raw(&format!("<g transform=\"translate({x} {y}) scale({scale})\">\n"));
            one(markup, body);
            markup.raw("</g>\n");
        }
    }
}

fn size(body: &Body) -> (f64, f64) {
    let side = |last: Option<u8>| last.map_or(0.0, |last| (f64::from(last) + 1.0) * SIDE);
    let columns = body.cells.iter().map(|cell| cell.column).max();
    (side(columns), side(body.cells.iter().map(|cell| cell.row).max()))
}
