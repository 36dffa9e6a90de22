//! The numbers of rows and columns on the edge of a board, while a sentence beside it uses them.

use std::collections::BTreeSet;

use teka_core::place::Cell;
use teka_core::scene::{Role, Scene, Side};

use super::{CELL, MARGIN, middle};
use crate::markup::{Anchor, Frame, Label, Markup, hollow};
use crate::theme::Theme;

const SIZE: f64 = 11.5;

/// The distance of a number from the board.
const AWAY: f64 = MARGIN * 0.56;

/// Writes the numbers, if the scene asks for them: columns above the board and rows on its left, or
/// on the opposite side if the exit is there. The rows and columns of the result are bold.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme) {
    if !scene.coordinates {
        return;
    }
    let is_exit = |side: Side| scene.exit.is_some_and(|exit| exit.side == side);
    let (width, height) = super::grid_size(scene);
    let x = if is_exit(Side::Left) { width + AWAY } else { -AWAY };
    let y = if is_exit(Side::Top) { height + AWAY } else { -AWAY };
    let (rows, columns) = concluded(scene);
    for row in 0..scene.rows {
        number(markup, row, (x, middle(Cell::new(row, 0)).1), rows.contains(&row), theme);
    }
    for column in 0..scene.columns {
        let at = (f64::from(column).mul_add(CELL, CELL / 2.0), y);
        number(markup, column, at, columns.contains(&column), theme);
    }
}

/// Writes the numbers of the rows and columns of a layer of a solid around its plate, and the number
/// of the layer in a ring on its right.
pub fn write_layer(markup: &mut Markup, layer: i16, plate: Frame, side: f64, theme: Theme) {
    let (rows, columns) = ((plate.height / side) as u8, (plate.width / side) as u8);
    for row in 0..rows {
        number(markup, row, (plate.x - 8.0, plate.y + side * (f64::from(row) + 0.5)), false, theme);
    }
    for column in 0..columns {
        let x = plate.x + side * (f64::from(column) + 0.5);
        number(markup, column, (x, plate.y - 7.0), false, theme);
    }
    let (x, y) = (plate.x + plate.width + 11.0, plate.y + plate.height / 2.0);
    markup.circle((x, y), 8.5, &hollow(theme.colors().soft, 1.2));
    number(markup, layer.clamp(0, 254) as u8, (x, y), true, theme);
}

fn number(markup: &mut Markup, line: u8, (x, y): (f64, f64), bold: bool, theme: Theme) {
    let colors = theme.colors();
    let text = (u16::from(line) + 1).to_string();
    let (anchor, color) = (Anchor::Middle, if bold { colors.ink } else { colors.soft });
    markup.text(Label { text: &text, x, y, size: SIZE, anchor, bold, color, rim: None });
}

/// Returns the rows and columns of the conclusion.
fn concluded(scene: &Scene) -> (BTreeSet<u8>, BTreeSet<u8>) {
    let lights = scene.lights.iter().filter(|light| light.role == Role::Conclusion);
    lights.map(|light| (light.cell.row, light.cell.column)).unzip()
}
