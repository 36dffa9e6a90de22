//! A scene as SVG: self-contained, and the drawing every picture of pixels is made from. This
//! module puts the layers on top of each other, and reports where things are for faces that lay
//! something over a drawing: pointers that press, and names that are read aloud.

mod bodies;
mod lights;
mod outline;
mod solid;
mod squares;
mod symbols;

use std::collections::BTreeSet;

use teka_core::place::Cell;
use teka_core::scene::{Role, Scene, Side};

use self::bodies::Tray;
use crate::color::Rgb;
use crate::looks::{Looks, Sharing};
use crate::markup::{Frame, Markup, num, stroke};
use crate::theme::{Pattern, TILE, Theme};

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
    arranged(scene, theme, Arrangement::Wide)
}

/// How a drawing of several parts is laid out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrangement {
    /// Side by side.
    #[default]
    Wide,
    /// Below each other, for narrow windows.
    Tall,
}

/// Draws a scene as SVG in this shape.
pub fn arranged(scene: &Scene, theme: Theme, arrangement: Arrangement) -> String {
    drawn(scene, theme, Extent::arranged(scene, arrangement), arrangement)
}

/// Draws a scene on a canvas that is larger than it may need.
pub(crate) fn sized(scene: &Scene, theme: Theme, extent: Extent) -> String {
    drawn(scene, theme, extent, Arrangement::Wide)
}

fn drawn(scene: &Scene, theme: Theme, extent: Extent, arrangement: Arrangement) -> String {
    let regions = Looks::of_regions(scene, theme, Sharing::Avoided);
    let bodies = Looks::of_bodies(scene, theme);
    let mut markup = Markup::new(extent.view(), theme.colors().paper);
    write(&mut markup, scene, theme, &[&regions, &bodies]);
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
    lights::write_below(markup, scene, theme);
    symbols::write(markup, scene, theme, regions);
    bodies::write(markup, scene, theme, looks);
    lights::write_above(markup, scene, theme);
    lights::write_arrows(markup, scene, theme);
    let (width, height) = grid_size(scene);
    Tray::of(scene, width).write(markup, (0.0, height), |markup, body| {
        bodies::one(markup, body, theme, looks, bodies::TRAY_LETTER);
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

// The patterns a drawing refers to. Their names hold the theme, so that drawings
// put into one page cannot take each other's.

/// Writes the patterns that are used.
fn write(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &[&Looks]) {
    let mut patterns: BTreeSet<Pattern> = looks.iter().flat_map(|looks| looks.patterns()).collect();
    patterns.remove(&Pattern::Plain);
    let mistakes = scene.lights.iter().any(|light| light.role == Role::Mistake);
    if patterns.is_empty() && !mistakes {
        return;
    }
    markup.raw("<defs>\n");
    for pattern in patterns {
        define(markup, &id(theme, pattern), pattern, theme.colors().ink, strength(theme));
    }
    if mistakes {
        define(markup, &mistake_id(theme), Pattern::Falling, theme.colors().mistake, 0.55);
    }
    markup.raw("</defs>\n");
}

/// The attributes of a shape filled with a pattern.
fn fill(theme: Theme, pattern: Pattern) -> String {
    format!("fill=\"url(#{})\"", id(theme, pattern))
}

/// The attributes of a shape filled with the pattern of mistakes.
fn mistake_fill(theme: Theme) -> String {
    format!("fill=\"url(#{})\"", mistake_id(theme))
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

fn mistake_id(theme: Theme) -> String {
    format!("teka-{theme}-mistake")
}

const fn strength(theme: Theme) -> f64 {
    match theme {
        Theme::Dark => 0.20,
        _ => 0.17,
    }
}

/// Where things are, in the units of [`svg`](svg).
#[derive(Clone, Debug, PartialEq)]
pub struct Areas {
    /// All that is shown.
    pub view: Frame,
    /// Each square, in the order of the scene.
    pub squares: Vec<Frame>,
    /// Each body that waits beside the board, in the order of the scene.
    pub tray: Vec<Frame>,
    /// The solid, where the board is one.
    pub solid: Option<Solid>,
}

/// A solid of balls on a drawing: all one needs to turn it. A ball at `at` (see
/// [`Ball`](teka_core::scene::Ball)) is in space at `at[1] / 2` to the right, `at[0] / 2`
/// towards the viewer and `at[2]` times the root of a half up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solid {
    /// Where it is to be seen.
    pub area: Frame,
    /// Where the origin of space is seen.
    pub origin: (f64, f64),
    /// The size of a ball: the unit of space.
    pub diameter: f64,
    /// How far it is turned, in degrees.
    pub turn: f64,
    /// How high the eye is above the ground, in degrees.
    pub rise: f64,
    /// The corner of all, its plate included, on the left, behind and below.
    pub low: [f64; 3],
    /// The corner on the right, in front and above.
    pub high: [f64; 3],
}

/// Where things are on the drawing of a scene.
///
/// ```
/// use teka_core::{place::Cell, scene::{Ground, Scene, Square}};
/// use teka_render::{CELL, areas};
/// let mut scene = Scene::new(2, 1);
/// scene.squares.push(Square::new(Cell::new(0, 1), 0, Ground::Plain, '.'));
/// let areas = areas(&scene);
/// assert_eq!((areas.squares[0].x, areas.squares[0].width), (CELL, CELL));
/// assert_eq!(areas.view.width, 2.0 * CELL + 24.0);
/// ```
pub fn areas(scene: &Scene) -> Areas {
    areas_arranged(scene, Arrangement::Wide)
}

/// Where things are on the drawing of a scene in this shape.
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
