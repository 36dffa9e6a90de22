//! Boards that are solids of balls.
//!
//! The drawing shows the layers, the top one first, and beside them the solid on a plate, viewed
//! from above at an angle. In a tall drawing the solid is smaller and above the layers.

mod ball;
mod view;

use std::collections::BTreeMap;

use teka_core::place::Cell;
use teka_core::scene::{Ball, Body, Role, Scene};

use self::ball::Brush;
use self::view::{DIAMETER, SMALL, View};
use super::bodies::Tray;
use super::{Arrangement, CELL, Solid, edges, middle};
use crate::looks::Looks;
use crate::markup::{Frame, Markup, fill, stroke};
use crate::theme::Theme;

/// The space between the layers and the solid.
const BETWEEN: f64 = 36.0;

/// A position in the solid and its content.
struct Spot<'a> {
    ball: Ball,
    body: Option<&'a Body>,
    /// The piece that would land here.
    landing: Option<&'a Body>,
    /// The body that a step places here.
    ghost: Option<&'a Body>,
    roles: Vec<Role>,
}

/// Writes the layers and the solid, with the unplaced bodies below.
pub fn write(
    markup: &mut Markup,
    scene: &Scene,
    theme: Theme,
    arrangement: Arrangement,
    looks: &Looks,
) {
    let (spots, brush) = (spots(scene), Brush { theme, looks });
    brush.define(markup, scene.bodies.iter().chain(&scene.tray));
    let sheets = Sheets::of(scene, arrangement);
    sheets.layers.write(markup, &spots, &brush, sheets.of_layers());
    if scene.coordinates {
        sheets.layers.write_numbers(markup, theme, sheets.of_layers());
    }
    sheets.view.write(markup, &spots, &brush, sheets.of_view());
    sheets.tray.write(markup, sheets.of_tray(), theme, |markup, body| flat(markup, body, &brush));
}

/// Returns the area of each cell in the layers, the area of each unplaced body, and the solid.
pub fn areas(scene: &Scene, arrangement: Arrangement) -> (Vec<Frame>, Vec<Frame>, Solid) {
    let sheets = Sheets::of(scene, arrangement);
    let nothing = Frame { x: 0.0, y: 0.0, width: 0.0, height: 0.0 };
    let balls: BTreeMap<Cell, &Ball> = scene.balls.iter().map(|ball| (ball.cell, ball)).collect();
    let area = |ball: &&Ball| sheets.layers.area(ball, sheets.of_layers());
    let squares = scene.squares.iter().map(|square| balls.get(&square.cell).map_or(nothing, area));
    let solid = sheets.view.solid(sheets.of_view());
    (squares.collect(), sheets.tray.areas(sheets.of_tray()), solid)
}

/// Returns the distance from the top for something beside a taller part. It is not centred, which
/// leaves room for the tray, and it does not move when the tray becomes empty.
fn lower(height: f64, beside: f64) -> f64 {
    (beside - height).max(0.0) / 4.0
}

/// Returns the width and height of the whole drawing, in its units.
pub fn size(scene: &Scene, arrangement: Arrangement) -> (f64, f64) {
    let sheets = Sheets::of(scene, arrangement);
    let Sheets { layers, view, tray, .. } = &sheets;
    if arrangement == Arrangement::Tall {
        return (sheets.widest(), sheets.of_tray().1 + tray.height);
    }
    let width = layers.width + BETWEEN + view.width.max(tray.width);
    let top = lower(view.height, layers.height);
    (width, layers.height.max(top + view.height + tray.height))
}

/// The parts of the drawing.
struct Sheets<'a> {
    arrangement: Arrangement,
    layers: Layers,
    view: View,
    tray: Tray<'a>,
}

impl<'a> Sheets<'a> {
    fn of(scene: &'a Scene, arrangement: Arrangement) -> Self {
        let balls: Vec<Ball> = scene.balls.iter().map(near).collect();
        if arrangement == Arrangement::Tall {
            let view = View::of(&balls, SMALL);
            let layers = Layers::of(&balls, f64::from(scene.columns) * SIDE);
            let tray = Tray::of(scene, layers.width.max(view.width));
            return Self { arrangement, layers, view, tray };
        }
        let view = View::of(&balls, DIAMETER);
        let layers = Layers::of(&balls, view.height);
        let tray = Tray::of(scene, view.width);
        Self { arrangement, layers, view, tray }
    }

    fn widest(&self) -> f64 {
        self.layers.width.max(self.view.width).max(self.tray.width)
    }

    /// Returns the top left corner of the layers.
    fn of_layers(&self) -> (f64, f64) {
        match self.arrangement {
            Arrangement::Tall => {
                ((self.widest() - self.layers.width) / 2.0, self.view.height + BETWEEN / 2.0)
            }
            Arrangement::Wide => (0.0, lower(self.layers.height, self.view.height) * 2.0),
        }
    }

    /// Returns the top left corner of the solid.
    fn of_view(&self) -> (f64, f64) {
        match self.arrangement {
            Arrangement::Tall => ((self.widest() - self.view.width) / 2.0, 0.0),
            Arrangement::Wide => {
                (self.layers.width + BETWEEN, lower(self.view.height, self.layers.height))
            }
        }
    }

    /// Returns the top left corner of the tray.
    fn of_tray(&self) -> (f64, f64) {
        match self.arrangement {
            Arrangement::Tall => (0.0, self.of_layers().1 + self.layers.height),
            Arrangement::Wide => (self.of_view().0, self.of_view().1 + self.view.height),
        }
    }
}

/// Writes a body outside the solid as balls in the cells of a board.
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

/// Limits the position of a ball to what a board can contain.
fn near(ball: &Ball) -> Ball {
    Ball { at: ball.at.map(|at| at.clamp(-FARTHEST, FARTHEST)), ..*ball }
}

/// The limit in half balls. A board has at most 255 rows.
const FARTHEST: i16 = 510;

fn by_cell(bodies: &[Body]) -> BTreeMap<Cell, &Body> {
    bodies.iter().flat_map(|body| body.cells.iter().map(move |cell| (*cell, body))).collect()
}

fn spots(scene: &Scene) -> Vec<Spot<'_>> {
    let (bodies, ghosts) = (by_cell(&scene.bodies), by_cell(&scene.ghosts));
    let landing = scene.landing.as_ref().filter(|it| it.fits).map(|it| &it.body);
    let spot = |ball: &Ball| {
        let lit = scene.lights.iter().filter(|light| light.cell == ball.cell);
        let mut roles: Vec<Role> = lit.map(|light| light.role).collect();
        roles.sort_by_key(|role| super::lights::rank(*role));
        roles.dedup();
        let (body, ghost) = (bodies.get(&ball.cell).copied(), ghosts.get(&ball.cell).copied());
        let landing = landing.filter(|body| body.cells.contains(&ball.cell));
        Spot { ball: near(ball), body, ghost, landing, roles }
    };
    scene.balls.iter().map(spot).collect()
}

// The layers of a solid, each on its own plate, the top one first. Their centres are aligned, as in
// the solid.

/// The side length of a position, and the space between two layers.
const SIDE: f64 = 42.0;
const APART: f64 = 14.0;

/// The ratio of the layers' height to the solid's above which a new column starts.
const TALLER: f64 = 1.35;

/// The positions of the layers in the drawing.
struct Layers {
    width: f64,
    height: f64,
    plates: BTreeMap<i16, Plate>,
}

/// A layer: the position of its plate, and the ball in its top left corner.
struct Plate {
    frame: Frame,
    first: (i16, i16),
}

impl Layers {
    /// Lays out the layers of these balls, in enough columns to keep them about `height` high.
    fn of(balls: &[Ball], height: f64) -> Self {
        let mut layers = Self { width: 0.0, height: 0.0, plates: plates(balls) };
        let (mut column, mut left, mut below) = (Vec::new(), 0.0, 0.0);
        let order: Vec<i16> = layers.plates.keys().rev().copied().collect();
        for layer in order {
            let tall = layers.plates[&layer].frame.height;
            if below > 0.0 && below + tall > height * TALLER {
                left = layers.center(&column, left) + APART * 1.5;
                (column, below) = (Vec::new(), 0.0);
            }
            if let Some(plate) = layers.plates.get_mut(&layer) {
                plate.frame.y = below;
            }
            layers.height = layers.height.max(below + tall);
            below += tall + APART;
            column.push(layer);
        }
        layers.width = layers.center(&column, left);
        layers
    }

    /// Places the layers of a column below each other. Returns the right edge of the column.
    fn center(&mut self, column: &[i16], left: f64) -> f64 {
        let widths = column.iter().filter_map(|layer| self.plates.get(layer));
        let width = widths.map(|plate| plate.frame.width).fold(0.0, f64::max);
        for layer in column {
            if let Some(plate) = self.plates.get_mut(layer) {
                plate.frame.x = left + (width - plate.frame.width) / 2.0;
            }
        }
        left + width
    }

    /// Writes the layers with their top left corner at `corner`.
    fn write(
        &self,
        markup: &mut Markup,
        spots: &[Spot<'_>],
        brush: &Brush<'_>,
        corner: (f64, f64),
    ) {
        for Plate { frame, .. } in self.plates.values() {
            let (x, y) = (frame.x + corner.0, frame.y + corner.1);
            self.write_plate(markup, brush, Frame { x, y, ..*frame });
        }
        let at = |ball: &Ball| {
            let (x, y) = self.middle(ball);
            (x + corner.0, y + corner.1)
        };
        for spot in spots {
            brush.well(markup, at(&spot.ball), SIDE * 0.43);
            brush.landing(markup, spot, at(&spot.ball), SIDE * 0.43);
            brush.ghost(markup, spot, at(&spot.ball), SIDE * 0.43);
        }
        let joints = joints(spots);
        for body in bodies(spots) {
            markup.raw(&format!("<g data-piece=\"{}\">\n", body.index));
            for (_, one, other) in joints.iter().filter(|joint| joint.0.index == body.index) {
                brush.joint(markup, body, (at(one), at(other)), SIDE * 0.42);
            }
            let own = |spot: &&Spot<'_>| spot.body.is_some_and(|it| it.index == body.index);
            for spot in spots.iter().filter(own) {
                brush.ball(markup, body, at(&spot.ball), SIDE * 0.43, true);
            }
            markup.raw("</g>\n");
        }
        spots.iter().for_each(|spot| brush.marks(markup, &spot.roles, at(&spot.ball), SIDE * 0.43));
    }

    /// Writes the numbers of the layers, and of their rows and columns.
    fn write_numbers(&self, markup: &mut Markup, theme: Theme, corner: (f64, f64)) {
        for (layer, Plate { frame, .. }) in &self.plates {
            let (x, y) = (frame.x + corner.0, frame.y + corner.1);
            edges::write_layer(markup, *layer, Frame { x, y, ..*frame }, SIDE, theme);
        }
    }

    /// Returns the area of a ball. `corner` is the top left corner of the layers.
    fn area(&self, ball: &Ball, corner: (f64, f64)) -> Frame {
        let (x, y) = self.middle(ball);
        let half = SIDE / 2.0;
        Frame { x: x + corner.0 - half, y: y + corner.1 - half, width: SIDE, height: SIDE }
    }

    fn write_plate(&self, markup: &mut Markup, brush: &Brush<'_>, frame: Frame) {
        let colors = brush.theme.colors();
        let line = stroke(colors.panel.mixed(colors.bold, 0.45), 1.6);
        markup.rect(frame, 13.0, &format!("{} {line}", fill(colors.panel)));
    }

    fn middle(&self, ball: &Ball) -> (f64, f64) {
        let [row, column, layer] = ball.at;
        let Some(Plate { frame, first }) = self.plates.get(&layer) else { return (0.0, 0.0) };
        let cells = |at: i16, first: i16| (f64::from(at) - f64::from(first)) / 2.0 + 0.5;
        (frame.x + cells(column, first.1) * SIDE, frame.y + cells(row, first.0) * SIDE)
    }
}

/// Returns the plates of the layers by height, without positions.
fn plates(balls: &[Ball]) -> BTreeMap<i16, Plate> {
    let mut ends: BTreeMap<i16, [i16; 4]> = BTreeMap::new();
    for [row, column, layer] in balls.iter().map(|ball| ball.at) {
        let end = ends.entry(layer).or_insert([row, column, row, column]);
        *end = [end[0].min(row), end[1].min(column), end[2].max(row), end[3].max(column)];
    }
    let side = |low: i16, high: i16| ((f64::from(high) - f64::from(low)) / 2.0 + 1.0) * SIDE;
    let plate = |[top, left, bottom, right]: [i16; 4]| Plate {
        frame: Frame { x: 0.0, y: 0.0, width: side(left, right), height: side(top, bottom) },
        first: (top, left),
    };
    ends.into_iter().map(|(layer, ends)| (layer, plate(ends))).collect()
}

/// Returns the bodies in the layers, each once.
fn bodies<'a>(spots: &[Spot<'a>]) -> Vec<&'a Body> {
    let bodies: BTreeMap<u8, &Body> =
        spots.iter().filter_map(|spot| Some((spot.body?.index, spot.body?))).collect();
    bodies.into_values().collect()
}

/// Returns each pair of balls of one body that are adjacent in a layer.
fn joints<'a>(spots: &[Spot<'a>]) -> Vec<(&'a Body, Ball, Ball)> {
    let bodies: BTreeMap<[i16; 3], (Ball, &Body)> =
        spots.iter().filter_map(|spot| Some((spot.ball.at, (spot.ball, spot.body?)))).collect();
    let beside = |[row, column, layer]: [i16; 3]| {
        [(row.checked_add(2), Some(column)), (Some(row), column.checked_add(2))]
            .into_iter()
            .filter_map(move |(row, column)| Some([row?, column?, layer]))
    };
    let joined = |at: &[i16; 3], (ball, body): &(Ball, &'a Body)| {
        let near = beside(*at).filter_map(|near| bodies.get(&near));
        let same = near.filter(|(_, other)| other.index == body.index);
        same.map(|(other, _)| (*body, *ball, *other)).collect::<Vec<_>>()
    };
    bodies.iter().flat_map(|(at, one)| joined(at, one)).collect()
}
