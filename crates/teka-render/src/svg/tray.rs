//! Bodies that wait beside the board: small, in rows below it, in the order given.

use teka_core::scene::{Body, Scene};

use super::{CELL, bodies, solid};
use crate::looks::Looks;
use crate::markup::{Markup, num};
use crate::theme::Theme;

/// The side of a cell in the tray, and the space around and between bodies.
const SIDE: f64 = 22.0;
const APART: f64 = 14.0;

/// A tray is at least so wide, however narrow the board is.
const LEAST_WIDTH: f64 = 5.0 * CELL;

/// Letters are as easy to read on small bodies as on large ones.
const LETTER: f64 = 11.0;

/// Where each body of a tray lies, and how large it is.
pub struct Tray {
    pub width: f64,
    pub height: f64,
    corners: Vec<(f64, f64)>,
}

impl Tray {
    /// The tray of a scene below a board of this width; no bodies need no room.
    pub fn of(scene: &Scene, width: f64) -> Self {
        let room = width.max(LEAST_WIDTH);
        let mut tray = Self { width: 0.0, height: 0.0, corners: Vec::new() };
        let (mut x, mut y) = (0.0, APART);
        for body in &scene.tray {
            let (wide, high) = size(body);
            if x > 0.0 && x + wide > room {
                (x, y) = (0.0, tray.height + APART);
            }
            tray.corners.push((x, y));
            tray.width = tray.width.max(x + wide);
            tray.height = tray.height.max(y + high);
            x += wide + APART;
        }
        tray
    }

    /// Writes the bodies, with the tray's top left corner at `(0, top)`.
    pub fn write(&self, markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks, top: f64) {
        let scale = SIDE / CELL;
        for (body, (x, y)) in scene.tray.iter().zip(&self.corners) {
            let place = format!("translate({} {}) scale({})", num(*x), num(y + top), num(scale));
            markup.raw(&format!("<g transform=\"{place}\">\n"));
            if scene.balls.is_empty() {
                bodies::one(markup, body, theme, looks, LETTER / scale);
            } else {
                solid::flat(markup, body, theme, looks);
            }
            markup.raw("</g>\n");
        }
    }
}

fn size(body: &Body) -> (f64, f64) {
    let side = |last: Option<u8>| last.map_or(0.0, |last| (f64::from(last) + 1.0) * SIDE);
    let columns = body.cells.iter().map(|cell| cell.column).max();
    (side(columns), side(body.cells.iter().map(|cell| cell.row).max()))
}
