//! Bodies that wait beside the board: small, in rows below it, in the order given.

use teka_core::scene::{Body, Scene};

use super::CELL;
use crate::markup::{Markup, num};

/// The side of a cell in the tray, and the space around and between bodies.
const SIDE: f64 = 22.0;
const APART: f64 = 14.0;

/// A tray is at least so wide, however narrow the board is.
const LEAST_WIDTH: f64 = 5.0 * CELL;

/// The size of a letter, before the body is drawn small: not much smaller than on a board.
pub const LETTER: f64 = 28.0;

/// Where each body of a tray lies, and how large it is.
pub struct Tray<'a> {
    pub width: f64,
    pub height: f64,
    bodies: Vec<(&'a Body, f64, f64)>,
}

impl<'a> Tray<'a> {
    /// The tray of a scene below a board of this width; no bodies need no room.
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

    /// Writes the bodies with `one`, which draws them as large as on a board; the tray's
    /// top left corner is at `corner`.
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
