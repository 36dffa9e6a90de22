//! Drawings of boards, in cells and roles instead of pixels and colours. Themes (light, dark,
//! colour-blind, print, terminal) define the look of each role.

use crate::message::Message;
use crate::place::{Cell, Place};

/// A drawing of a board, measured in cells.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// The width in cells.
    pub columns: u8,
    /// The height in cells.
    pub rows: u8,
    /// The cells of the board, row by row. Cells that are missing are not part of the board.
    pub squares: Vec<Square>,
    /// The vehicles or pieces on the board.
    pub bodies: Vec<Body>,
    /// Arrows between cells, for example to show a move.
    pub arrows: Vec<Arrow>,
    /// The bodies as they will be after an advised move, which are previews.
    pub ghosts: Vec<Body>,
    /// The highlighted cells.
    pub lights: Vec<Light>,
    /// True if the edge of the board shows the numbers of rows and columns, because a sentence
    /// beside the board uses them.
    pub coordinates: bool,
    /// The opening in the frame through which a vehicle leaves.
    pub exit: Option<Gap>,
    /// The ball for each cell, if the board is a solid made of balls. An image then shows the solid
    /// as well as the cells. A terminal shows only the cells.
    pub balls: Vec<Ball>,
    /// The pieces beside the board. Each has coordinates of its own that start at row 0, column 0.
    pub tray: Vec<Body>,
    /// Every piece that can be beside the board, as it is drawn there. Each keeps its place, so
    /// that the others do not move when one leaves. Without slots, the tray is laid out by itself.
    pub slots: Vec<Body>,
    /// Where the selected piece would land.
    pub landing: Option<Landing>,
    /// The rows, columns and regions that are complete and break no rule.
    pub complete: Vec<Place>,
    /// The largest pencil mark that any cell can have. It fixes the positions of all marks.
    pub most_notes: u8,
    /// The name of a crown on this board, for screen readers.
    pub crown: Option<Message>,
}

impl Scene {
    /// Creates an empty scene of this size.
    pub fn new(columns: u8, rows: u8) -> Self {
        Self { columns, rows, ..Self::default() }
    }

    /// Returns the cells of everything that is complete, in the order of the squares.
    pub fn complete_cells(&self) -> Vec<Cell> {
        let is_in = |square: &Square, place: &Place| match *place {
            Place::Cell(cell) => square.cell == cell,
            Place::Row(row) => square.cell.row == row,
            Place::Column(column) => square.cell.column == column,
            Place::Region { index, .. } => square.group == index,
            Place::Ball { .. } | Place::Piece { .. } | Place::Vehicle { .. } => false,
        };
        let complete = |square: &&Square| self.complete.iter().any(|place| is_in(square, place));
        self.squares.iter().filter(complete).map(|square| square.cell).collect()
    }

    /// Highlights `cells` in `role`, as one group.
    pub fn lit(mut self, role: Role, cells: impl IntoIterator<Item = Cell>) -> Self {
        let group =
            self.lights.iter().map(|light| light.group.saturating_add(1)).max().unwrap_or(0);
        self.lights.extend(cells.into_iter().map(|cell| Light { cell, role, group }));
        self
    }

    /// Removes the marks of the previous move, which would compete with those of the next one.
    pub fn at_rest(mut self) -> Self {
        self.arrows.clear();
        self.bodies.iter_mut().for_each(|body| body.moved = false);
        self
    }
}

/// One cell of the board, as it is drawn.
#[derive(Clone, Debug, PartialEq)]
pub struct Square {
    /// The position of the cell.
    pub cell: Cell,
    /// The group of the cell. A bold line separates cells of different groups.
    pub group: u16,
    /// The background.
    pub ground: Ground,
    /// The symbol in the centre.
    pub symbol: Option<Symbol>,
    /// A short text in the top left corner, such as the target of a cage.
    pub corner: Option<String>,
    /// Pencil marks.
    pub notes: Vec<u8>,
    /// The pencil marks that a step removes. They are also in `notes`.
    pub struck: Vec<u8>,
    /// The character for this cell in plain text.
    pub glyph: char,
    /// The letter of the region, for themes that show letters.
    pub letter: Option<char>,
    /// The name of the group for screen readers, such as a cage with its target.
    pub group_name: Option<Message>,
}

impl Square {
    /// Creates a cell without a symbol, a corner text or pencil marks.
    pub fn new(cell: Cell, group: u16, ground: Ground, glyph: char) -> Self {
        Self {
            cell,
            group,
            ground,
            symbol: None,
            corner: None,
            notes: Vec::new(),
            struck: Vec::new(),
            glyph,
            letter: None,
            group_name: None,
        }
    }
}

/// The background of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// No special background.
    Plain,
    /// A wall, which never moves.
    Wall,
    /// The colour of the region with this index. Themes give neighbouring regions distinct colours.
    Region(u8),
}

/// The symbol in the centre of a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// The shape of the symbol.
    pub shape: Shape,
    /// The origin of the symbol.
    pub hand: Hand,
}

/// The shape of a symbol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A crown.
    Crown,
    /// A cross: the cell stays empty.
    Cross,
    /// A number or a letter.
    Text(String),
}

/// The origin of a symbol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// It is given by the puzzle.
    Given,
    /// The player or the solver placed it.
    Played,
    /// It follows directly from the rules.
    Implied,
}

/// A vehicle or a piece, which covers several cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// Its index, which selects its colour.
    pub index: u8,
    /// Its letter in the puzzle.
    pub letter: char,
    /// The cells it covers.
    pub cells: Vec<Cell>,
    /// True for the primary vehicle.
    pub primary: bool,
    /// True if it has just moved or the player is holding it.
    pub moved: bool,
    /// True if it slides along its longer side.
    pub slides: bool,
    /// The number of cells it can slide now: left or up, then right or down.
    pub reach: Option<(u8, u8)>,
    /// The one of its cells by which the player holds it.
    pub grip: Option<Cell>,
    /// The reason for a highlight, if the body is beside the board.
    pub lit: Option<Role>,
}

impl Body {
    /// Creates a body with the default properties.
    pub fn new(index: u8, letter: char, cells: Vec<Cell>) -> Self {
        Self {
            index,
            letter,
            cells,
            primary: false,
            moved: false,
            slides: false,
            reach: None,
            grip: None,
            lit: None,
        }
    }

    /// Returns the body as a place: a vehicle if it slides, otherwise a piece.
    pub fn place(&self) -> Place {
        let (index, letter) = (self.index, self.letter);
        match self.slides {
            true => Place::Vehicle { index, letter },
            false => Place::Piece { index, letter },
        }
    }
}

/// Where a piece would land.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Landing {
    /// The piece in the cells that it would cover, without those beyond the board.
    pub body: Body,
    /// Whether it fits there.
    pub fits: bool,
}

/// One ball of a solid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ball {
    /// The cell it belongs to.
    pub cell: Cell,
    /// The coordinates of the ball: towards the viewer and to the right in half balls, then up in
    /// layers. The balls of a layer rest in the hollows of the layer below, so layers are 0.7 balls
    /// apart.
    pub at: [i16; 3],
}

/// An opening in the frame of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The side of the board.
    pub side: Side,
    /// The row or the column next to the opening.
    pub line: u8,
    /// The character for the opening in plain text.
    pub glyph: char,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// The left side.
    Left,
    /// The right side.
    Right,
    /// The top side.
    Top,
    /// The bottom side.
    Bottom,
}

/// An arrow from one cell to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// The first cell.
    pub from: Cell,
    /// The cell that the arrow points to.
    pub to: Cell,
}

/// A highlighted cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Light {
    /// The cell.
    pub cell: Cell,
    /// The reason for the highlight.
    pub role: Role,
    /// The group of cells that it belongs to, such as a region. A group has one outline.
    pub group: u16,
}

/// The reason for a highlight.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The cell belongs to the reason of a step.
    Reason,
    /// The cell belongs to the conclusion of a step.
    Conclusion,
    /// The cell breaks a rule.
    Mistake,
    /// The cursor is in the cell.
    Cursor,
}
