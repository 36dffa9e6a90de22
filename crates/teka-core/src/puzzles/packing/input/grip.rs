//! How a piece is held: where it would come to lie, how it is to be taken up where it lies,
//! and how it is drawn while it waits in hand.

use super::Ui;
use crate::place::Cell;
use crate::puzzles::packing::model::{Move, Piece, Puzzle, State, Way};

/// Where the piece in hand is.
pub struct Reach {
    /// What laying it there would be; cells beyond the board are left out.
    pub laid: Move,
    /// True if it sticks out of the board.
    pub is_out: bool,
}

impl Reach {
    /// Where the piece in hand would come to lie; none if none is held or it is nowhere.
    pub fn of(puzzle: &Puzzle, ui: &Ui) -> Option<Self> {
        Self::at(puzzle, ui.held?, (ui.way, ui.grip), ui.cursor?)
    }

    /// Where a piece held like this would come to lie, its gripped square on `cell`.
    pub fn at(puzzle: &Puzzle, piece: usize, (way, grip): Held, cell: Cell) -> Option<Self> {
        let (board, piece) = (puzzle.board(), puzzle.pieces().get(piece)?);
        let cells: Vec<_> = board.reached(piece, grip, board.index_of(cell)?, way).collect();
        let is_out = cells.contains(&None);
        let printed = cells.into_iter().flatten().map(|cell| board.cells()[usize::from(cell)]);
        let mut cells: Vec<Cell> = printed.collect();
        cells.sort_unstable();
        Some(Self { laid: Move { letter: piece.letter(), cells }, is_out })
    }

    /// True if it is on the board, and nothing else lies there.
    pub fn fits(&self, puzzle: &Puzzle, state: &State) -> bool {
        let own = puzzle.piece_of(self.laid.letter);
        let on = |cell: &Cell| puzzle.board().index_of(*cell).and_then(|index| state.on(index));
        !self.is_out && self.laid.cells.iter().all(|cell| on(cell).is_none_or(|on| Some(on) == own))
    }
}

/// How a piece is turned, and which square of its drawing is gripped.
pub type Held = (Way, usize);

/// How a piece that lies is held if it is taken up at `cell`, or by its first square if that
/// is no cell of it. Of several ways it could have been laid in, `way` comes first.
pub fn as_it_lies(
    puzzle: &Puzzle,
    state: &State,
    piece: usize,
    cell: Option<usize>,
    way: Way,
) -> Option<Held> {
    let (board, lies, drawn) = (puzzle.board(), state.cells_of(piece), &puzzle.pieces()[piece]);
    let at = cell.filter(|cell| lies.contains(cell));
    let is_so = |way: Way, grip: usize, cell: usize| {
        let mut cells: Vec<_> =
            board.reached(drawn, grip, cell, way).map(|cell| cell.map(usize::from)).collect();
        cells.sort_unstable();
        cells.into_iter().eq(lies.iter().copied().map(Some))
    };
    let grip = |way: Way| match at {
        Some(cell) => (0..drawn.size()).find(|grip| is_so(way, *grip, cell)),
        None => lies.iter().any(|cell| is_so(way, 0, *cell)).then_some(0),
    };
    std::iter::once(way).chain(board.ways()).find_map(|way| Some((way, grip(way)?)))
}

/// The drawing of a piece as it is turned, in the corner, its squares in the order they had.
pub fn drawing(piece: &Piece, way: Way) -> Vec<Cell> {
    let (mut down, mut right) = ((1, 0), (0, 1));
    for _ in 0..way.quarters % 4 {
        (down, right) = ((-right.0, -right.1), down);
    }
    if way.mirrored {
        right = (-right.0, -right.1);
    }
    let at = |&(row, column): &(u8, u8)| {
        let (row, column) = (i16::from(row), i16::from(column));
        (row * down.0 + column * right.0, row * down.1 + column * right.1)
    };
    let squares: Vec<(i16, i16)> = piece.squares().iter().map(at).collect();
    let top = squares.iter().map(|square| square.0).min().unwrap_or(0);
    let left = squares.iter().map(|square| square.1).min().unwrap_or(0);
    let cell = |(row, column): (i16, i16)| Cell::new((row - top) as u8, (column - left) as u8);
    squares.into_iter().map(cell).collect()
}
