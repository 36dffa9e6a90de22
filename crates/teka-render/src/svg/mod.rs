//! A scene as SVG: self-contained, and the drawing every picture of pixels is
//! made from. Each layer has a file; this one puts them on top of each other.

mod areas;
mod arrows;
mod bodies;
mod defs;
mod exit;
mod lights;
mod outline;
mod parts;
mod solid;
mod squares;
mod symbols;
mod tray;

pub use areas::{Areas, Solid, areas, areas_shaped};

use teka_core::place::Cell;
use teka_core::scene::{Scene, Side};

use crate::looks::{Looks, Sharing};
use crate::markup::{Frame, Markup};
use crate::theme::Theme;
use tray::Tray;

/// The side of a cell in the units of [`svg`]. The origin is the board's top left
/// corner, so that cell `(row, column)` begins at `(column * CELL, row * CELL)`.
pub const CELL: f64 = 56.0;

/// The width of the rim around the board in the units of [`svg`]; a side with an exit has
/// a wider one.
pub const MARGIN: f64 = 12.0;

/// How much wider the rim is on a side with an exit.
const DOORWAY: f64 = 22.0;

/// Draws a scene as SVG.
///
/// ```
/// use teka_core::scene::Scene;
/// use teka_render::{Theme, svg};
/// assert!(svg(&Scene::new(8, 8), Theme::Light).contains("viewBox=\"-12 -12 472 472\""));
/// ```
pub fn svg(scene: &Scene, theme: Theme) -> String {
    shaped(scene, theme, Shape::Wide)
}

/// How a drawing of several parts is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Shape {
    /// Side by side.
    #[default]
    Wide,
    /// Below each other, for narrow windows.
    Tall,
}

/// Draws a scene as SVG in this shape.
pub fn shaped(scene: &Scene, theme: Theme, shape: Shape) -> String {
    drawn(scene, theme, Extent::shaped(scene, shape), shape)
}

/// Draws a scene on a canvas that is larger than it may need.
pub(crate) fn sized(scene: &Scene, theme: Theme, extent: Extent) -> String {
    drawn(scene, theme, extent, Shape::Wide)
}

fn drawn(scene: &Scene, theme: Theme, extent: Extent, shape: Shape) -> String {
    let regions = Looks::of_regions(scene, theme, Sharing::Avoided);
    let bodies = Looks::of_bodies(scene, theme);
    let mut markup = Markup::new(extent.view(), theme.colors().paper);
    defs::write(&mut markup, scene, theme, &[&regions, &bodies]);
    if scene.balls.is_empty() {
        board(&mut markup, scene, theme, &regions, &bodies);
    } else {
        solid::write(&mut markup, scene, theme, shape, &bodies);
    }
    markup.finish()
}

fn board(markup: &mut Markup, scene: &Scene, theme: Theme, regions: &Looks, looks: &Looks) {
    squares::write(markup, scene, theme, regions);
    exit::write(markup, scene, theme);
    lights::write_below(markup, scene, theme);
    symbols::write(markup, scene, theme, regions);
    bodies::write(markup, scene, theme, looks);
    lights::write_above(markup, scene, theme);
    arrows::write(markup, scene, theme);
    let (width, height) = grid_size(scene);
    Tray::of(scene, width).write(markup, (0.0, height), |markup, body| {
        bodies::one(markup, body, theme, looks, tray::LETTER);
    });
}

/// How much a picture shows: the board, what lies or points beyond it, and the exit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Extent {
    width: f64,
    height: f64,
    left: bool,
    right: bool,
    top: bool,
    bottom: bool,
}

impl Extent {
    pub fn of(scene: &Scene) -> Self {
        Self::shaped(scene, Shape::Wide)
    }

    fn shaped(scene: &Scene, shape: Shape) -> Self {
        if !scene.balls.is_empty() {
            let (width, height) = solid::size(scene, shape);
            return Self { width, height, ..Self::default() };
        }
        let (width, height) = grid_size(scene);
        let tray = Tray::of(scene, width);
        let is_open = |side: Side| scene.exit.is_some_and(|exit| exit.side == side);
        let board = Self {
            width: width.max(tray.width),
            height: height + tray.height,
            left: is_open(Side::Left),
            right: is_open(Side::Right),
            top: is_open(Side::Top),
            bottom: is_open(Side::Bottom),
        };
        let bodies = scene.bodies.iter().flat_map(|body| body.cells.iter().copied());
        let arrows = scene.arrows.iter().flat_map(|arrow| [arrow.from, arrow.to]);
        bodies.chain(arrows).fold(board, |extent, cell| extent.with(Self::up_to(cell)))
    }

    /// The extent that holds both.
    pub fn with(self, other: Self) -> Self {
        Self {
            width: self.width.max(other.width),
            height: self.height.max(other.height),
            left: self.left || other.left,
            right: self.right || other.right,
            top: self.top || other.top,
            bottom: self.bottom || other.bottom,
        }
    }

    /// Width and height in the units of [`svg`].
    pub fn size(self) -> (f64, f64) {
        let width = self.width + rim(self.left) + rim(self.right);
        (width, self.height + rim(self.top) + rim(self.bottom))
    }

    fn up_to(cell: Cell) -> Self {
        let (x, y) = corner(cell);
        Self { width: x + CELL, height: y + CELL, ..Self::default() }
    }

    fn view(self) -> Frame {
        let (width, height) = self.size();
        Frame { x: -rim(self.left), y: -rim(self.top), width, height }
    }
}

/// Width and height of the squares, in the units of [`svg`].
fn grid_size(scene: &Scene) -> (f64, f64) {
    (f64::from(scene.columns) * CELL, f64::from(scene.rows) * CELL)
}

/// The width of the rim on one side.
fn rim(is_open: bool) -> f64 {
    if is_open { MARGIN + DOORWAY } else { MARGIN }
}

/// Where a cell begins.
fn corner(cell: Cell) -> (f64, f64) {
    (f64::from(cell.column) * CELL, f64::from(cell.row) * CELL)
}

/// Where the middle of a cell is.
fn middle(cell: Cell) -> (f64, f64) {
    let (x, y) = corner(cell);
    (x + CELL / 2.0, y + CELL / 2.0)
}

/// A cell's square, `inset` inside its edges.
fn frame(cell: Cell, inset: f64) -> Frame {
    let (x, y) = corner(cell);
    let side = CELL - 2.0 * inset;
    Frame { x: x + inset, y: y + inset, width: side, height: side }
}
