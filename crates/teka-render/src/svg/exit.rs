//! The exit: an opening in the frame, with a way out and arrows on it.

use teka_core::scene::{Gap, Scene, Side};

use super::{CELL, DOORWAY, MARGIN};
use crate::markup::{Markup, fill, hollow, num};
use crate::theme::Theme;

/// How far the way out reaches.
const REACH: f64 = DOORWAY + MARGIN / 2.0;

/// Writes the exit, if there is one.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme) {
    let Some(gap) = scene.exit else { return };
    let colors = theme.colors();
    let at = |out: f64, along: f64| {
        let (x, y) = place(scene, gap, out, along);
        format!("{} {}", num(x), num(y))
    };
    let half = CELL / 2.0;
    let corners = [(-1.6, -half), (REACH, -half), (REACH, half), (-1.6, half)];
    let [a, b, c, d] = corners.map(|(out, along)| at(out, along));
    let floor = colors.panel.mixed(colors.exit, 0.16);
    markup.path(&format!("M{a}L{b}L{c}L{d}Z"), &fill(floor));
    let rail = |along: f64| format!("M{}L{}", at(0.0, along), at(REACH, along));
    let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let rails = rail(-half) + &rail(half);
    markup.path(&rails, &format!("{} {round}", hollow(colors.bold, 3.0)));
    let arrow = |out: f64| format!("M{}L{}L{}", at(out, -9.0), at(out + 8.0, 0.0), at(out, 9.0));
    let arrows = arrow(4.0) + &arrow(14.0);
    markup.path(&arrows, &format!("{} {round}", hollow(colors.exit, 4.2)));
}

/// A spot so far `out` of the board, and so far `along` its edge from the middle of the exit.
fn place(scene: &Scene, gap: Gap, out: f64, along: f64) -> (f64, f64) {
    let along = (f64::from(gap.line) + 0.5) * CELL + along;
    let (width, height) = (f64::from(scene.columns) * CELL, f64::from(scene.rows) * CELL);
    match gap.side {
        Side::Left => (-out, along),
        Side::Right => (width + out, along),
        Side::Top => (along, -out),
        Side::Bottom => (along, height + out),
    }
}
