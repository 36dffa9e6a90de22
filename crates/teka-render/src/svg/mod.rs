//! Scenes as self-contained SVG, which is also the source of all rasterised images.
//!
//! This module combines the layers. It also reports the areas of cells and bodies, for user
//! interfaces that add pointer input or accessible names to a drawing.

mod bodies;
mod edges;
mod lights;
mod outline;
mod solid;
mod squares;
mod symbols;

use std::collections::BTreeSet;

use teka_core::place::Cell;
use teka_core::scene::{Scene, Side};

use self::bodies::Tray;
use crate::color::Rgb;
use crate::looks::{Looks, Sharing};
use crate::markup::{Frame, Markup, num, stroke};
use crate::theme::{Pattern, TILE, Theme};

/// The side length of a cell in the units of [`svg`].
///
/// The origin is the top left corner of the board, so that the top left corner of cell `(row,
/// column)` is `(column * CELL, row * CELL)`.
pub const CELL: f64 = 56.0;

/// The width of the margin around the board in the units of [`svg`]. It has room for the numbers of
/// rows and columns, so that a board stays where it is when they appear. A side with an exit has a
/// wider margin.
pub const MARGIN: f64 = 20.0;

/// The additional width of the margin on a side with an exit.
const DOORWAY: f64 = 18.0;

/// Draws a scene as SVG.
///
/// ```
/// use teka_core::scene::Scene;
/// use teka_render::{Theme, svg};
/// assert!(svg(&Scene::new(8, 8), Theme::Light).contains("viewBox=\"-20 -20 488 488\""));
/// ```
pub fn svg(scene: &Scene, theme: Theme) -> String {
    arranged(scene, theme, Arrangement::Wide)
}

/// The arrangement of a drawing that has several parts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Side by side.
    #[default]
    Wide,
    /// One below the other, for narrow windows.
    Tall,
}

/// Draws a scene as SVG with this arrangement.
pub fn arranged(scene: &Scene, theme: Theme, arrangement: Arrangement) -> String {
    drawn(scene, theme, Extent::arranged(scene, arrangement), arrangement)
}

/// Draws a scene on a canvas that may be larger than necessary.
pub(crate) fn sized(scene: &Scene, theme: Theme, extent: Extent) -> String {
    drawn(scene, theme, extent, Arrangement::Wide)
}

fn drawn(scene: &Scene, theme: Theme, extent: Extent, arrangement: Arrangement) -> String {
    let regions = Looks::of_regions(scene, theme, Sharing::Avoided);
    let bodies = Looks::of_bodies(scene, theme);
    let mut markup = Markup::new(extent.view(), theme.colors().paper);
    write(&mut markup, theme, &[&regions, &bodies]);
    if scene.balls.is_empty() {
        board(&mut markup, scene, theme, &regions, &bodies);
    } else {
        solid::write(&mut markup, scene, theme, arrangement, &bodies);
    }
    markup.finish()
}

fn board(markup: &mut Markup, scene: &Scene, theme: Theme, regions: &Looks, looks: &Looks) {
    squares::write(markup, scene, theme, regions);
    squares::write_exit(markup, scene, theme);
    edges::write(markup, scene, theme);
    lights::write_below(markup, scene, theme);
    symbols::write(markup, scene, theme, regions);
    bodies::write_ghosts(markup, scene, theme, looks);
    bodies::write(markup, scene, theme, looks);
    bodies::write_landing(markup, scene, theme, looks);
    lights::write_above(markup, scene, theme);
    lights::write_arrows(markup, scene, theme);
    let (width, height) = grid_size(scene);
    Tray::of(scene, width).write(markup, (0.0, height), theme, |markup, body| {
        bodies::one(markup, body, theme, looks, bodies::TRAY_LETTER);
    });
}

/// The extent of a drawing: the board, everything that reaches beyond it and the exit.
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
        Self::arranged(scene, Arrangement::Wide)
    }

    fn arranged(scene: &Scene, arrangement: Arrangement) -> Self {
        if !scene.balls.is_empty() {
            let (width, height) = solid::size(scene, arrangement);
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

    /// Returns the extent that contains both.
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

    /// Returns the width and height in the units of [`svg`].
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

/// Returns the width and height of the cells in the units of [`svg`].
fn grid_size(scene: &Scene) -> (f64, f64) {
    (f64::from(scene.columns) * CELL, f64::from(scene.rows) * CELL)
}

/// Returns the width of the margin on one side.
fn rim(is_open: bool) -> f64 {
    if is_open { MARGIN + DOORWAY } else { MARGIN }
}

/// Returns the top left corner of a cell.
fn corner(cell: Cell) -> (f64, f64) {
    (f64::from(cell.column) * CELL, f64::from(cell.row) * CELL)
}

/// Returns the centre of a cell.
fn middle(cell: Cell) -> (f64, f64) {
    let (x, y) = corner(cell);
    (x + CELL / 2.0, y + CELL / 2.0)
}

/// Returns the frame of a cell, `inset` inside its edges.
fn frame(cell: Cell, inset: f64) -> Frame {
    let (x, y) = corner(cell);
    let side = CELL - 2.0 * inset;
    Frame { x: x + inset, y: y + inset, width: side, height: side }
}

// The patterns that a drawing refers to. Their ids contain the theme, so that several drawings on
// one page do not interfere.

/// Writes the patterns that are in use.
fn write(markup: &mut Markup, theme: Theme, looks: &[&Looks]) {
    let mut patterns: BTreeSet<Pattern> = looks.iter().flat_map(|looks| looks.patterns()).collect();
    patterns.remove(&Pattern::Plain);
    if patterns.is_empty() {
        return;
    }
    markup.raw("<defs>\n");
    for pattern in patterns {
        define(markup, &id(theme, pattern), pattern, theme.colors().on_tint, strength(theme));
    }
    markup.raw("</defs>\n");
}

/// Returns the attributes of a shape filled with a pattern.
fn fill(theme: Theme, pattern: Pattern) -> String {
    format!("fill=\"url(#{})\"", id(theme, pattern))
}

fn define(markup: &mut Markup, id: &str, pattern: Pattern, color: Rgb, opacity: f64) {
    let (side, lines) = (num(TILE), pattern.lines());
    let style = stroke(color, pattern.thickness());
    markup.raw(&format!(
        "<pattern id=\"{id}\" width=\"{side}\" height=\"{side}\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"{lines}\" fill=\"none\" {style} stroke-opacity=\"{opacity}\" stroke-linecap=\"round\"/>\
         </pattern>\n"
    ));
}

fn id(theme: Theme, pattern: Pattern) -> String {
    format!("teka-{theme}-{}", pattern.name())
}

const fn strength(theme: Theme) -> f64 {
    match theme {
        Theme::Dark => 0.20,
        _ => 0.17,
    }
}

/// The areas of a drawing, in the units of [`svg`](svg).
#[derive(Clone, Debug, PartialEq)]
pub struct Areas {
    /// The area of the whole drawing.
    pub view: Frame,
    /// The area of each cell, in the order of the scene.
    pub squares: Vec<Frame>,
    /// The area of each body beside the board, in the order of the scene.
    pub tray: Vec<Frame>,
    /// The solid, if the board is one.
    pub solid: Option<Solid>,
}

/// A solid of balls in a drawing, with all that is needed to rotate it.
///
/// In space, a ball at `at` (see [`Ball`](teka_core::scene::Ball)) is `at[1] / 2` to the right,
/// `at[0] / 2` towards the viewer and `at[2]` times the square root of one half up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solid {
    /// The area of the solid in the drawing.
    pub area: Frame,
    /// The point in the drawing that corresponds to the origin of space.
    pub origin: (f64, f64),
    /// The diameter of a ball, which is the unit of length in space.
    pub diameter: f64,
    /// The rotation about the vertical axis, in degrees.
    pub turn: f64,
    /// The elevation of the viewpoint above the ground, in degrees.
    pub rise: f64,
    /// The lower left rear corner of the bounding box, including the plate.
    pub low: [f64; 3],
    /// The upper right front corner of the bounding box.
    pub high: [f64; 3],
}

/// Returns the areas of the drawing of a scene.
///
/// ```
/// use teka_core::{place::Cell, scene::{Ground, Scene, Square}};
/// use teka_render::{CELL, areas};
/// let mut scene = Scene::new(2, 1);
/// scene.squares.push(Square::new(Cell::new(0, 1), 0, Ground::Plain, '.'));
/// let areas = areas(&scene);
/// assert_eq!((areas.squares[0].x, areas.squares[0].width), (CELL, CELL));
/// assert_eq!(areas.view.width, 2.0 * CELL + 40.0);
/// ```
pub fn areas(scene: &Scene) -> Areas {
    areas_arranged(scene, Arrangement::Wide)
}

/// Returns the areas of the drawing of a scene with this arrangement.
pub fn areas_arranged(scene: &Scene, arrangement: Arrangement) -> Areas {
    let view = Extent::arranged(scene, arrangement).view();
    if !scene.balls.is_empty() {
        let (squares, tray, solid) = solid::areas(scene, arrangement);
        return Areas { view, squares, tray, solid: Some(solid) };
    }
    let (width, height) = grid_size(scene);
    let squares = scene.squares.iter().map(|square| frame(square.cell, 0.0)).collect();
    Areas { view, squares, tray: Tray::of(scene, width).areas((0.0, height)), solid: None }
}
