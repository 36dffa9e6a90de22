//! A board that is a solid of balls: its layers, from the top one down, and beside them
//! the solid as it stands on a plate, seen from above at an angle. On a tall drawing the
//! solid is small and stands above them.

mod ball;
mod layers;
mod view;

use std::collections::BTreeMap;

use teka_core::place::Cell;
use teka_core::scene::{Ball, Body, Role, Scene};

use super::tray::Tray;
use super::{CELL, Shape, Solid, middle};
use crate::looks::Looks;
use crate::markup::{Frame, Markup};
use crate::theme::Theme;
use ball::Brush;
use layers::Layers;
use layers::SIDE;
use view::{DIAMETER, SMALL, View};

/// The space between the layers and the solid.
const BETWEEN: f64 = 36.0;

/// One place of the solid and what is to be seen there.
struct Spot<'a> {
    ball: Ball,
    body: Option<&'a Body>,
    roles: Vec<Role>,
}

/// Writes the layers and the solid, with the bodies that wait below it.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme, shape: Shape, looks: &Looks) {
    let (spots, brush) = (spots(scene), Brush { theme, looks });
    brush.define(markup, scene.bodies.iter().chain(&scene.tray));
    let sheets = Sheets::of(scene, shape);
    sheets.layers.write(markup, &spots, &brush, sheets.of_layers());
    sheets.view.write(markup, &spots, &brush, sheets.of_view());
    sheets.tray.write(markup, sheets.of_tray(), |markup, body| flat(markup, body, &brush));
}

/// Where each square of the scene is in the layers, and each body that waits, and the solid.
pub fn areas(scene: &Scene, shape: Shape) -> (Vec<Frame>, Vec<Frame>, Solid) {
    let sheets = Sheets::of(scene, shape);
    let nothing = Frame { x: 0.0, y: 0.0, width: 0.0, height: 0.0 };
    let balls: BTreeMap<Cell, &Ball> = scene.balls.iter().map(|ball| (ball.cell, ball)).collect();
    let area = |ball: &&Ball| sheets.layers.area(ball, sheets.of_layers());
    let squares = scene.squares.iter().map(|square| balls.get(&square.cell).map_or(nothing, area));
    let solid = sheets.view.solid(sheets.of_view());
    (squares.collect(), sheets.tray.areas(sheets.of_tray()), solid)
}

/// How far something begins below the top, beside something taller: not in the middle, so
/// that there is room for the tray; and wherever it lies, it stays there as the tray empties.
fn lower(height: f64, beside: f64) -> f64 {
    (beside - height).max(0.0) / 4.0
}

/// Width and height of all together, in the units of a drawing.
pub fn size(scene: &Scene, shape: Shape) -> (f64, f64) {
    let sheets = Sheets::of(scene, shape);
    let Sheets { layers, view, tray, .. } = &sheets;
    if shape == Shape::Tall {
        return (sheets.widest(), sheets.of_tray().1 + tray.height);
    }
    let width = layers.width + BETWEEN + view.width.max(tray.width);
    let top = lower(view.height, layers.height);
    (width, layers.height.max(top + view.height + tray.height))
}

/// What the drawing is made of.
struct Sheets<'a> {
    shape: Shape,
    layers: Layers,
    view: View,
    tray: Tray<'a>,
}

impl<'a> Sheets<'a> {
    fn of(scene: &'a Scene, shape: Shape) -> Self {
        let balls: Vec<Ball> = scene.balls.iter().map(near).collect();
        if shape == Shape::Tall {
            let view = View::of(&balls, SMALL);
            let layers = Layers::of(&balls, f64::from(scene.columns) * SIDE);
            let tray = Tray::of(scene, layers.width.max(view.width));
            return Self { shape, layers, view, tray };
        }
        let view = View::of(&balls, DIAMETER);
        let layers = Layers::of(&balls, view.height);
        let tray = Tray::of(scene, view.width);
        Self { shape, layers, view, tray }
    }

    fn widest(&self) -> f64 {
        self.layers.width.max(self.view.width).max(self.tray.width)
    }

    /// The top left corner of the layers.
    fn of_layers(&self) -> (f64, f64) {
        match self.shape {
            Shape::Tall => {
                ((self.widest() - self.layers.width) / 2.0, self.view.height + BETWEEN / 2.0)
            }
            Shape::Wide => (0.0, lower(self.layers.height, self.view.height) * 2.0),
        }
    }

    /// The top left corner of the solid.
    fn of_view(&self) -> (f64, f64) {
        match self.shape {
            Shape::Tall => ((self.widest() - self.view.width) / 2.0, 0.0),
            Shape::Wide => {
                (self.layers.width + BETWEEN, lower(self.view.height, self.layers.height))
            }
        }
    }

    /// The top left corner of what waits.
    fn of_tray(&self) -> (f64, f64) {
        match self.shape {
            Shape::Tall => (0.0, self.of_layers().1 + self.layers.height),
            Shape::Wide => (self.of_view().0, self.of_view().1 + self.view.height),
        }
    }
}

/// Writes a body that does not lie in the solid, as balls on the cells of a board.
fn flat(markup: &mut Markup, body: &Body, brush: &Brush<'_>) {
    markup.raw(&format!("<g data-piece=\"{}\">\n", body.index));
    for cell in &body.cells {
        let Cell { row, column } = *cell;
        let beside = [(Some(row), column.checked_add(1)), (row.checked_add(1), Some(column))];
        let beside = beside.into_iter().filter_map(|(row, column)| Some(Cell::new(row?, column?)));
        for other in beside.filter(|other| body.cells.contains(other)) {
            brush.joint(markup, body, (middle(*cell), middle(other)), CELL * 0.42);
        }
    }
    for cell in &body.cells {
        brush.ball(markup, body, middle(*cell), CELL * 0.46, true);
    }
    markup.raw("</g>\n");
}

/// The ball, no farther away than the picture of any board reaches.
fn near(ball: &Ball) -> Ball {
    Ball { at: ball.at.map(|at| at.clamp(-FARTHEST, FARTHEST)), ..*ball }
}

/// In half balls: a board has at most 255 rows.
const FARTHEST: i16 = 510;

fn spots(scene: &Scene) -> Vec<Spot<'_>> {
    let lying = |body| move |cell: &Cell| (*cell, body);
    let bodies: BTreeMap<Cell, &Body> =
        scene.bodies.iter().flat_map(|body| body.cells.iter().map(lying(body))).collect();
    let spot = |ball: &Ball| {
        let lit = scene.lights.iter().filter(|light| light.cell == ball.cell);
        let mut roles: Vec<Role> = lit.map(|light| light.role).collect();
        roles.sort_by_key(|role| super::lights::rank(*role));
        roles.dedup();
        Spot { ball: near(ball), body: bodies.get(&ball.cell).copied(), roles }
    };
    scene.balls.iter().map(spot).collect()
}
