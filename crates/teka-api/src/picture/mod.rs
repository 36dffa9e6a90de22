//! Scenes as JSON: all that a client needs to draw a board, to make it respond to the pointer and
//! to describe it to screen readers, without knowing the puzzle family.

mod label;

use schemars::JsonSchema;
use serde::Serialize;
use teka_core::place::Cell;
use teka_core::scene;
use teka_render::{Areas, Arrangement, CELL, Theme};
use teka_text::Words;

/// The appearance of drawings.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    /// The theme.
    pub theme: Theme,
    /// The arrangement of the parts of a drawing.
    pub arrangement: Arrangement,
}

/// A scene and its drawing.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Picture {
    /// The content of the drawing, with the areas that respond to the pointer.
    pub scene: Scene,
    /// The drawing as SVG. The areas of the scene use its units.
    pub svg: String,
}

impl Picture {
    /// Draws a scene. Without `words`, its cells have no labels; this suits drawings that are shown
    /// only briefly.
    pub fn new(scene: &scene::Scene, look: Look, words: Option<&Words>) -> Self {
        let svg = teka_render::arranged(scene, look.theme, look.arrangement);
        Self { scene: Scene::new(scene, look.arrangement, words), svg }
    }
}

/// A board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Scene {
    /// The number of rows.
    rows: u8,
    /// The number of columns.
    columns: u8,
    /// The side length of a cell in the drawing.
    cell: f64,
    /// The area of the whole drawing.
    view: Area,
    /// The cells in reading order. Positions that are missing are not part of the board.
    squares: Vec<Square>,
    /// The vehicles and pieces on the board.
    bodies: Vec<Body>,
    /// The pieces beside the board, which are not yet placed.
    tray: Vec<Body>,
    /// Where the selected piece would land.
    landing: Option<Landing>,
    /// The cells of rows, columns and regions that are complete and break no rule.
    complete: Vec<String>,
    /// The highlighted cells.
    highlights: Vec<Highlight>,
    /// Arrows that show moves.
    arrows: Vec<Arrow>,
    /// The balls of the cells, if the board is a solid made of balls.
    balls: Vec<Ball>,
    /// The solid, if the board is one.
    solid: Option<Solid>,
    /// The opening in the frame of the board.
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

/// A cell of the board.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Square {
    /// The name of the cell, such as `r3c5`.
    cell: String,
    /// The row, from 0.
    row: u8,
    /// The column, from 0.
    column: u8,
    /// The area of the cell in the drawing.
    area: Area,
    /// A description of the cell for screen readers. Null in the pictures of a running search.
    label: Option<String>,
    /// The number of the cell's group. Bold lines separate cells of different groups.
    group: u16,
    /// The background of the cell.
    ground: Ground,
    /// The number of the cell's region, which determines its colour.
    region: Option<u8>,
    /// The letter of the cell's region.
    letter: Option<char>,
    /// The symbol in the middle of the cell.
    symbol: Option<Symbol>,
    /// A short text in the top left corner of the cell.
    corner: Option<String>,
    /// The pencil marks in the cell.
    notes: Vec<u8>,
    /// The character that represents the cell in plain text.
    glyph: char,
}

/// The background of a cell.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Ground {
    Plain,
    Wall,
    Region,
}

/// A symbol in the middle of a cell.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Symbol {
    /// The shape of the symbol.
    shape: SymbolShape,
    /// The text of a symbol whose shape is `text`.
    text: Option<String>,
    /// Where the symbol comes from.
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
    /// It is given by the puzzle.
    Given,
    /// The player or a solver placed it.
    Played,
    /// It follows directly from the rules.
    Implied,
}

/// A vehicle or a piece.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Body {
    /// The name of the body as a place, such as `piece B`.
    place: String,
    /// The number of the body, which determines its colour.
    index: u8,
    /// The letter of the body in the puzzle.
    letter: char,
    /// The cells that the body covers.
    cells: Vec<String>,
    /// Whether the body is the primary vehicle.
    primary: bool,
    /// Whether the body has just moved or is selected by the player.
    moved: bool,
    /// The one of its cells by which the player holds it.
    grip: Option<String>,
    /// How the body can be dragged.
    drag: Drag,
    /// The area of the body in the drawing, if it is beside the board.
    area: Option<Area>,
}

/// Where a piece would land.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Landing {
    /// The cells that it would cover, without those beyond the board.
    cells: Vec<String>,
    /// Whether it fits there.
    fits: bool,
}

/// How a body can be dragged: along its row or column by a number of cells, or freely.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
#[serde(tag = "axis", rename_all = "kebab-case")]
enum Drag {
    Free,
    Row {
        /// The number of cells to the left.
        back: u8,
        /// The number of cells to the right.
        ahead: u8,
    },
    Column {
        /// The number of cells up.
        back: u8,
        /// The number of cells down.
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

/// A ball in a solid.
#[derive(Clone, Debug, Serialize, JsonSchema)]
struct Ball {
    cell: String,
    /// The position of the ball: towards the viewer and to the right in half balls, and up in
    /// layers.
    at: [i16; 3],
}

/// A solid of balls in the drawing, with all that a client needs to rotate it.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
struct Solid {
    /// The area of the solid in the drawing.
    area: Area,
    /// The point in the drawing that corresponds to the origin of space.
    origin: [f64; 2],
    /// The diameter of a ball, which is the unit of length in space.
    diameter: f64,
    /// The rotation about the vertical axis, in degrees.
    turn: f64,
    /// The elevation of the viewpoint above the ground, in degrees.
    rise: f64,
    /// The lower left rear corner of the bounding box.
    low: [f64; 3],
    /// The upper right front corner of the bounding box.
    high: [f64; 3],
}

/// An opening in the frame of the board.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
struct Exit {
    side: Side,
    /// The row or column of the opening, from 0.
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
            landing: scene.landing.as_ref().map(Landing::new),
            complete: cells(&scene.complete_cells()),
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
            place: it.place().to_string(),
            index: it.index,
            letter: it.letter,
            cells: cells(&it.cells),
            primary: it.primary,
            moved: it.moved,
            grip: it.grip.map(|cell| cell.to_string()),
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

impl Landing {
    fn new(it: &scene::Landing) -> Self {
        Self { cells: cells(&it.body.cells), fits: it.fits }
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

/// Returns the names of cells.
pub fn cells(cells: &[Cell]) -> Vec<String> {
    cells.iter().map(ToString::to_string).collect()
}
