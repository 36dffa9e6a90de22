//! Arrows from one cell to another.

use teka_core::scene::{Arrow, Body, Scene};

use super::{CELL, middle};
use crate::markup::{Markup, fill, hollow, num, stroke};
use crate::theme::Theme;

/// Writes the arrows, with a rim that keeps them readable on any body.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme) {
    for arrow in scene.arrows.iter().filter(|arrow| arrow.from != arrow.to) {
        let is_move = |body: &Body| body.moved && body.cells.contains(&arrow.to);
        let onto_body = scene.bodies.iter().any(is_move);
        // A move's arrow lies behind what moved, and does not cover it.
        let (start, tip) = if onto_body { (-18.0, 1.0 - CELL / 2.0) } else { (0.0, 8.0) };
        one(markup, *arrow, (start, tip), theme);
    }
}

const HEAD: f64 = 15.0;

/// Draws an arrow that begins and ends so far beyond the middles of its cells.
fn one(markup: &mut Markup, arrow: Arrow, (start, beyond): (f64, f64), theme: Theme) {
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
