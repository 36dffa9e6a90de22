//! Scenes as JSON: all a page needs to draw a board, to press and drag on it, and to read it
//! aloud, without knowing the puzzle.

mod label;

use schemars::JsonSchema;
use serde::Serialize;
use teka_core::place::Cell;
use teka_core::scene;
use teka_render::{Areas, Arrangement, CELL, Theme};
use teka_text::Words;

/// How pictures look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The colours.
    pub theme: Theme,
    /// Where the parts of a drawing are.
    pub arrangement: Arrangement,
}

/// A scene and its drawing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Picture {
    /// What there is to see, press and drag.
    pub scene: Scene,
    /// The drawing of the scene, in the units of its areas.
    pub svg: String,
}

impl Picture {
    /// Draws a scene. Without words its squares have no labels, for pictures that are shown
    /// only for a moment.
    pub fn new(scene: &scene::Scene, look: Look, words: Option<&Words>) -> Self {
        let svg = teka_render::arranged(scene, look.theme, look.arrangement);
        Self { scene: Scene::new(scene, look.arrangement, words), svg }
    }
}

/// A board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Scene {
    /// Height in cells.
    rows: u8,
    /// Width in cells.
    columns: u8,
    /// The side of a cell in the drawing.
    cell: f64,
    /// The whole drawing.
    view: Area,
    /// The squares, row by row; squares left out are not part of the board.
    squares: Vec<Square>,
    /// Vehicles and pieces on the board.
    bodies: Vec<Body>,
    /// Pieces that wait beside the board.
    tray: Vec<Body>,
    /// Highlighted cells.
    highlights: Vec<Highlight>,
    /// Arrows, such as a move.
    arrows: Vec<Arrow>,
    /// The ball of each square, where the board is a solid of balls.
    balls: Vec<Ball>,
    /// The solid, where the board is one.
    solid: Option<Solid>,
    /// Where the frame of the board is open.
    exit: Option<Exit>,
}

/// A rectangle in the drawing.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
struct Area {
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl From<teka_render::Frame> for Area {
    fn from(frame: teka_render::Frame) -> Self {
        Self { x: frame.x, y: frame.y, width: frame.width, height: frame.height }
    }
}

/// One square of the board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Square {
    /// Its name, such as r3c5.
    cell: String,
    /// Its row, from 0.
    row: u8,
    /// Its column, from 0.
    column: u8,
    /// Where it is in the drawing.
    area: Area,
    /// The square in words, for screen readers; null in pictures of a running search.
    label: Option<String>,
    /// Squares of different groups have a bold line between them.
    group: u16,
    /// What its ground is.
    ground: Ground,
    /// The number of its region, for its colour.
    region: Option<u8>,
    /// The letter of its region.
    letter: Option<char>,
    /// What stands in its middle.
    symbol: Option<Symbol>,
    /// A short text in its top left corner.
    corner: Option<String>,
    /// Small numbers noted by the player.
    notes: Vec<u8>,
    /// The character that stands for it in plain text.
    glyph: char,
}

/// The ground of a square.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Ground {
    Plain,
    Wall,
    Region,
}

/// What stands in the middle of a square.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Symbol {
    /// Its shape.
    shape: SymbolShape,
    /// The text of a symbol of the shape `text`.
    text: Option<String>,
    /// Where it comes from.
    origin: Origin,
}

/// The shape of a symbol.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum SymbolShape {
    Crown,
    Cross,
    Text,
}

/// Where a symbol comes from.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Origin {
    /// The puzzle.
    Given,
    /// The player or the solver.
    Played,
    /// The rules: it follows at once.
    Implied,
}

/// A vehicle or a piece.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Body {
    /// Its name as a place, such as `piece B`.
    place: String,
    /// Its number, for its colour.
    index: u8,
    /// Its letter in the puzzle.
    letter: char,
    /// The cells it covers.
    cells: Vec<String>,
    /// Whether it is the one that the puzzle is about.
    primary: bool,
    /// Whether it has just moved, or the player holds it.
    moved: bool,
    /// How a pointer may drag it.
    drag: Drag,
    /// Where it is in the drawing, if it waits beside the board.
    area: Option<Area>,
}

/// How a pointer may drag a body: along its row or column by up to this many cells, or freely.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(tag = "axis", rename_all = "kebab-case")]
enum Drag {
    Free,
    Row {
        /// Cells to the left.
        back: u8,
        /// Cells to the right.
        ahead: u8,
    },
    Column {
        /// Cells up.
        back: u8,
        /// Cells down.
        ahead: u8,
    },
}

/// A highlighted cell.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Highlight {
    cell: String,
    role: Role,
}

/// Why a cell is highlighted.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Role {
    Reason,
    Conclusion,
    Mistake,
    Cursor,
}

/// An arrow from one cell to another.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Arrow {
    from: String,
    to: String,
}

/// A ball of a solid.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Ball {
    cell: String,
    /// Its place: towards the viewer and to the right in half balls, and up in layers.
    at: [i16; 3],
}

/// A solid of balls in the drawing: all a page needs to turn it.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
struct Solid {
    /// Where it is in the drawing.
    area: Area,
    /// Where the origin of space is in the drawing.
    origin: [f64; 2],
    /// The diameter of a ball: the unit of space.
    diameter: f64,
    /// How far it is turned, in degrees.
    turn: f64,
    /// The height of the eye above the ground, in degrees.
    rise: f64,
    /// The lower left rear corner of its bounding box.
    low: [f64; 3],
    /// The upper right front corner of its bounding box.
    high: [f64; 3],
}

/// An opening in the frame of the board.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
struct Exit {
    side: Side,
    /// Its row or its column, from 0.
    line: u8,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

impl Scene {
    fn new(scene: &scene::Scene, arrangement: Arrangement, words: Option<&Words>) -> Self {
        let Areas { view, squares, tray, solid } = teka_render::areas_arranged(scene, arrangement);
        let mut labels = words.map(|words| label::labels(scene, words)).unwrap_or_default();
        let mut labels = labels.drain(..);
        let squares = scene.squares.iter().zip(squares);
        let squares = squares.map(|(square, area)| Square::new(square, area.into(), labels.next()));
        let tray = scene.tray.iter().zip(tray);
        Self {
            rows: scene.rows,
            columns: scene.columns,
            cell: CELL,
            view: view.into(),
            squares: squares.collect(),
            bodies: scene.bodies.iter().map(|body| Body::new(body, None)).collect(),
            tray: tray.map(|(body, area)| Body::new(body, Some(area.into()))).collect(),
            highlights: scene.lights.iter().map(Highlight::new).collect(),
            arrows: scene.arrows.iter().map(Arrow::new).collect(),
            balls: scene.balls.iter().map(Ball::new).collect(),
            solid: solid.map(Solid::new),
            exit: scene.exit.map(|gap| Exit { side: gap.side.into(), line: gap.line }),
        }
    }
}

impl Square {
    fn new(it: &scene::Square, area: Area, label: Option<String>) -> Self {
        let (ground, region) = match it.ground {
            scene::Ground::Plain => (Ground::Plain, None),
            scene::Ground::Wall => (Ground::Wall, None),
            scene::Ground::Region(region) => (Ground::Region, Some(region)),
        };
        Self {
            cell: it.cell.to_string(),
            row: it.cell.row,
            column: it.cell.column,
            area,
            label,
            group: it.group,
            ground,
            region,
            letter: it.letter,
            symbol: it.symbol.as_ref().map(Symbol::new),
            corner: it.corner.clone(),
            notes: it.notes.clone(),
            glyph: it.glyph,
        }
    }
}

impl Symbol {
    fn new(it: &scene::Symbol) -> Self {
        let (shape, text) = match &it.shape {
            scene::Shape::Crown => (SymbolShape::Crown, None),
            scene::Shape::Cross => (SymbolShape::Cross, None),
            scene::Shape::Text(text) => (SymbolShape::Text, Some(text.clone())),
        };
        let origin = match it.hand {
            scene::Hand::Given => Origin::Given,
            scene::Hand::Played => Origin::Played,
            scene::Hand::Implied => Origin::Implied,
        };
        Self { shape, text, origin }
    }
}

impl Body {
    fn new(it: &scene::Body, area: Option<Area>) -> Self {
        Self {
            place: format!("piece {}", it.letter),
            index: it.index,
            letter: it.letter,
            cells: cells(&it.cells),
            primary: it.primary,
            moved: it.moved,
            drag: Drag::new(it),
            area,
        }
    }
}

impl Drag {
    fn new(it: &scene::Body) -> Self {
        let Some((back, ahead)) = it.reach.filter(|_| it.slides) else { return Self::Free };
        let first = it.cells.first().map(|first| first.column);
        match it.cells.iter().all(|cell| Some(cell.column) == first) {
            true => Self::Column { back, ahead },
            false => Self::Row { back, ahead },
        }
    }
}

impl Highlight {
    fn new(it: &scene::Light) -> Self {
        let role = match it.role {
            scene::Role::Reason => Role::Reason,
            scene::Role::Conclusion => Role::Conclusion,
            scene::Role::Mistake => Role::Mistake,
            scene::Role::Cursor => Role::Cursor,
        };
        Self { cell: it.cell.to_string(), role }
    }
}

impl Arrow {
    fn new(it: &scene::Arrow) -> Self {
        Self { from: it.from.to_string(), to: it.to.to_string() }
    }
}

impl Ball {
    fn new(it: &scene::Ball) -> Self {
        Self { cell: it.cell.to_string(), at: it.at }
    }
}

impl Solid {
    fn new(it: teka_render::Solid) -> Self {
        let teka_render::Solid { area, origin, diameter, turn, rise, low, high } = it;
        Self { area: area.into(), origin: origin.into(), diameter, turn, rise, low, high }
    }
}

impl From<scene::Side> for Side {
    fn from(side: scene::Side) -> Self {
        match side {
            scene::Side::Left => Self::Left,
            scene::Side::Right => Self::Right,
            scene::Side::Top => Self::Top,
            scene::Side::Bottom => Self::Bottom,
        }
    }
}

/// Returns cells by name.
pub fn cells(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}
