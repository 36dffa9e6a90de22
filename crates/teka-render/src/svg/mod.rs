//! A scene as SVG: self-contained, and the drawing every picture of pixels is
//! made from. Each layer has a file; this one puts them on top of each other.

mod arrows;
mod bodies;
mod defs;
mod exit;
mod lights;
mod outline;
mod squares;
mod symbols;

use teka_core::place::Cell;
use teka_core::scene::{Scene, Side};

use crate::looks::{Looks, Sharing};
use crate::markup::{Frame, Markup};
use crate::theme::Theme;

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
    sized(scene, theme, Extent::of(scene))
}

/// Draws a scene on a canvas that is larger than it may need.
pub(crate) fn sized(scene: &Scene, theme: Theme, extent: Extent) -> String {
    let regions = Looks::of_regions(scene, theme, Sharing::Avoided);
    let bodies = Looks::of_bodies(scene, theme);
    let mut markup = Markup::new(extent.view(), theme.colors().paper);
    defs::write(&mut markup, scene, theme, &[&regions, &bodies]);
    squares::write(&mut markup, scene, theme, &regions);
    exit::write(&mut markup, scene, theme);
    lights::write_below(&mut markup, scene, theme);
    symbols::write(&mut markup, scene, theme, &regions);
    bodies::write(&mut markup, scene, theme, &bodies);
    lights::write_above(&mut markup, scene, theme);
    arrows::write(&mut markup, scene, theme);
    markup.finish()
}

/// How much a picture shows: the cells of the board, what lies or points beyond it, and
/// the exit.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extent {
    columns: u16,
    rows: u16,
    left: bool,
    right: bool,
    top: bool,
    bottom: bool,
}

impl Extent {
    pub fn of(scene: &Scene) -> Self {
        let is_open = |side: Side| scene.exit.is_some_and(|exit| exit.side == side);
        let board = Self {
            columns: scene.columns.into(),
            rows: scene.rows.into(),
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
            columns: self.columns.max(other.columns),
            rows: self.rows.max(other.rows),
            left: self.left || other.left,
            right: self.right || other.right,
            top: self.top || other.top,
            bottom: self.bottom || other.bottom,
        }
    }

    /// Width and height in the units of [`svg`].
    pub fn size(self) -> (f64, f64) {
        let side = |cells: u16, before: bool, after: bool| {
            f64::from(cells) * CELL + rim(before) + rim(after)
        };
        (side(self.columns, self.left, self.right), side(self.rows, self.top, self.bottom))
    }

    fn up_to(cell: Cell) -> Self {
        let (columns, rows) = (u16::from(cell.column) + 1, u16::from(cell.row) + 1);
        Self { columns, rows, ..Self::default() }
    }

    fn view(self) -> Frame {
        let (width, height) = self.size();
        Frame { x: -rim(self.left), y: -rim(self.top), width, height }
    }
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
