//! A board that is a solid of balls: its layers, from the top one down, and beside them
//! the solid as it stands on a plate, seen from above at an angle.

mod ball;
mod layers;
mod view;

use std::collections::BTreeMap;

use teka_core::place::Cell;
use teka_core::scene::{Ball, Body, Role, Scene};

use super::{CELL, middle};
use crate::looks::Looks;
use crate::markup::Markup;
use crate::theme::Theme;
use ball::Brush;
use layers::Layers;
use view::View;

/// The space between the layers and the solid.
const BETWEEN: f64 = 36.0;

/// One place of the solid and what is to be seen there.
struct Spot<'a> {
    ball: Ball,
    body: Option<&'a Body>,
    roles: Vec<Role>,
}

/// Writes the layers and the solid.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    let (spots, brush) = (spots(scene), Brush { theme, looks });
    let (view, layers) = sheets(scene);
    let (_, height) = size(scene);
    brush.define(markup, scene.bodies.iter().chain(&scene.tray));
    layers.write(markup, &spots, &brush, (0.0, (height - layers.height) / 2.0));
    let left = layers.width + BETWEEN;
    view.write(markup, &spots, &brush, (left, (height - view.height) / 2.0));
}

/// Writes a body that does not lie in the solid, as balls on the cells of a board.
pub fn flat(markup: &mut Markup, body: &Body, theme: Theme, looks: &Looks) {
    let brush = Brush { theme, looks };
    for cell in &body.cells {
        let beside = [
            (Some(cell.row), cell.column.checked_add(1)),
            (cell.row.checked_add(1), Some(cell.column)),
        ];
        let beside = beside.into_iter().filter_map(|(row, column)| Some(Cell::new(row?, column?)));
        for other in beside.filter(|other| body.cells.contains(other)) {
            brush.joint(markup, body, (middle(*cell), middle(other)), CELL * 0.42);
        }
    }
    for cell in &body.cells {
        brush.ball(markup, body, middle(*cell), CELL * 0.46, true);
    }
}

/// Width and height of both together, in the units of a drawing.
pub fn size(scene: &Scene) -> (f64, f64) {
    let (view, layers) = sheets(scene);
    (layers.width + BETWEEN + view.width, layers.height.max(view.height))
}

fn sheets(scene: &Scene) -> (View, Layers) {
    let view = View::of(&scene.balls);
    let layers = Layers::of(&scene.balls, view.height);
    (view, layers)
}

fn spots(scene: &Scene) -> Vec<Spot<'_>> {
    let lying = |body| move |cell: &Cell| (*cell, body);
    let bodies: BTreeMap<Cell, &Body> =
        scene.bodies.iter().flat_map(|body| body.cells.iter().map(lying(body))).collect();
    let spot = |ball: &Ball| {
        let lit = scene.lights.iter().filter(|light| light.cell == ball.cell);
        let mut roles: Vec<Role> = lit.map(|light| light.role).collect();
        roles.sort_by_key(|role| super::lights::rank(*role));
        roles.dedup();
        Spot { ball: *ball, body: bodies.get(&ball.cell).copied(), roles }
    };
    scene.balls.iter().map(spot).collect()
}
