//! What there is to draw, in cells and roles, never pixels or colours.
//! Themes (light, dark, colour-blind, print, terminal) decide how a role looks.

use crate::message::Message;
use crate::place::Cell;

/// A picture of a board, measured in cells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Width in cells.
    pub columns: u8,
    /// Height in cells.
    pub rows: u8,
    /// The squares, row by row; squares left out are not part of the board.
    pub squares: Vec<Square>,
    /// Bodies that lie on the squares, such as vehicles and pieces.
    pub bodies: Vec<Body>,
    /// Arrows from one cell to another, such as a move.
    pub arrows: Vec<Arrow>,
    /// Cells lit for a reason.
    pub lights: Vec<Light>,
    /// Where the frame is open.
    pub exit: Option<Gap>,
    /// Where the board is a solid of balls: the ball of each square. A picture then shows
    /// the solid too; a terminal shows the squares.
    pub balls: Vec<Ball>,
    /// Bodies that wait beside the board, each on cells of its own that begin at row and
    /// column 0.
    pub tray: Vec<Body>,
    /// What a crown on this board is called when the board is read aloud.
    pub crown: Option<Message>,
}

impl Scene {
    /// An empty picture of this size.
    pub fn new(columns: u8, rows: u8) -> Self {
        Self { columns, rows, ..Self::default() }
    }

    /// The same picture with `cells` lit in `role`.
    pub fn lit(mut self, role: Role, cells: impl IntoIterator<Item = Cell>) -> Self {
        self.lights.extend(cells.into_iter().map(|cell| Light { cell, role }));
        self
    }
}

/// One square of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Square {
    /// Where it is.
    pub cell: Cell,
    /// Squares of different groups have a bold line between them.
    pub group: u16,
    /// What its ground looks like.
    pub ground: Ground,
    /// What stands in its middle.
    pub symbol: Option<Symbol>,
    /// A short text in its top left corner, such as a cage's target.
    pub corner: Option<String>,
    /// Small numbers noted by hand.
    pub notes: Vec<u8>,
    /// The character that stands for it where there is only text.
    pub glyph: char,
    /// The letter of its region, for themes that show letters.
    pub letter: Option<char>,
    /// What its group is called when the board is read aloud, such as a cage with its target.
    pub group_name: Option<Message>,
}

impl Square {
    /// A square with nothing on it.
    pub fn new(cell: Cell, group: u16, ground: Ground, glyph: char) -> Self {
        Self {
            cell,
            group,
            ground,
            symbol: None,
            corner: None,
            notes: Vec::new(),
            glyph,
            letter: None,
            group_name: None,
        }
    }
}

/// What the ground of a square looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Nothing special.
    Plain,
    /// A wall that never moves.
    Wall,
    /// The colour of region `.0`; a theme keeps neighbouring regions apart.
    Region(u8),
}

/// What stands in the middle of a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Its shape.
    pub shape: Shape,
    /// Who put it there.
    pub hand: Hand,
}

/// The shape of a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A crown.
    Crown,
    /// A cross: nothing can stand here.
    Cross,
    /// A number or a letter.
    Text(String),
}

/// Who put a symbol on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The puzzle itself.
    Given,
    /// The player or the solver.
    Played,
    /// It follows from the rules at once, nobody had to put it there.
    Implied,
}

/// A body that covers several cells and lies on the board as one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// Its number, for its colour.
    pub index: u8,
    /// What the puzzle calls it.
    pub letter: char,
    /// The cells it covers.
    pub cells: Vec<Cell>,
    /// True for the one body the puzzle is about.
    pub primary: bool,
    /// True if it has just moved, or is in the player's hand.
    pub moved: bool,
    /// True if it slides along its longer side.
    pub slides: bool,
    /// How many cells it can slide now: to the left or up, and to the right or down.
    pub reach: Option<(u8, u8)>,
}

impl Body {
    /// A body like any other.
    pub fn new(index: u8, letter: char, cells: Vec<Cell>) -> Self {
        Self { index, letter, cells, primary: false, moved: false, slides: false, reach: None }
    }
}

/// A ball of a solid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ball {
    /// The square it belongs to.
    pub cell: Cell,
    /// Where it lies: towards the viewer and to the right, both in half balls, and up, in
    /// layers. Layers lie in each other's hollows: one is 0.7 balls above the other.
    pub at: [i16; 3],
}

/// An opening in the frame of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// On which side.
    pub side: Side,
    /// Beside which row, or above or below which column.
    pub line: u8,
    /// The character that stands for it where there is only text.
    pub glyph: char,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Before the rows.
    Left,
    /// Behind the rows.
    Right,
    /// Above the columns.
    Top,
    /// Below the columns.
    Bottom,
}

/// An arrow from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// Where it begins.
    pub from: Cell,
    /// Where it points.
    pub to: Cell,
}

/// A cell lit for a reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Light {
    /// Which cell.
    pub cell: Cell,
    /// Why it is lit.
    pub role: Role,
}

/// Why a cell is lit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// It is the reason of a step.
    Reason,
    /// It is what follows from the step.
    Conclusion,
    /// It breaks a rule.
    Mistake,
    /// The player stands here.
    Cursor,
}
