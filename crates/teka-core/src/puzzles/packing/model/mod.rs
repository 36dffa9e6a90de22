//! The givens of a packing puzzle, the position of a game, and a move.

mod board;
mod piece;

use std::fmt;
use std::sync::Arc;

use crate::place::Cell;

pub use board::{Board, BoardKind, MAX_SIDE, Orientation};
pub use piece::Piece;

/// The most cells a board can have.
pub const MAX_CELLS: usize = 256;

/// The most pieces there can be.
pub const MAX_PIECES: usize = 64;

/// A cell of a board by its number, in the order the board is printed.
pub type CellIndex = u8;

/// A board, the pieces to fill it with, and those that lie there already.
///
/// The pieces given do not overlap, and each lies as it can lie. The area of the pieces may
/// be another than the board's: then there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    board: Arc<Board>,
    pieces: Arc<[Piece]>,
    /// For each piece the cells it is given on, in ascending order; empty if it is free.
    given: Vec<Box<[CellIndex]>>,
}

impl Puzzle {
    /// A puzzle with no piece given; none if there are too many pieces or two have one letter.
    pub fn new(board: Board, pieces: Vec<Piece>) -> Option<Self> {
        let twice = |(index, piece): (usize, &Piece)| {
            pieces[..index].iter().any(|other| other.letter() == piece.letter())
        };
        let fits = pieces.len() <= MAX_PIECES && !pieces.iter().enumerate().any(twice);
        let given = vec![Box::default(); pieces.len()];
        fits.then(|| Self { board: Arc::new(board), pieces: pieces.into(), given })
    }

    /// The same with one more piece given; none if it does not fit there.
    pub fn with_given(&self, piece: usize, cells: &[CellIndex]) -> Option<Self> {
        let mut cells: Box<[CellIndex]> = cells.into();
        cells.sort_unstable();
        let is_free = self.given.get(piece)?.is_empty();
        let taken = |cell: &CellIndex| self.given.iter().any(|given| given.contains(cell));
        let fits = is_free
            && !cells.iter().any(taken)
            && self.board.placements(&self.pieces[piece]).contains(&cells);
        fits.then(|| self.lay(piece, cells))
    }

    /// The same with a piece given where it is known to fit.
    pub(super) fn lay(&self, piece: usize, cells: Box<[CellIndex]>) -> Self {
        let mut puzzle = self.clone();
        puzzle.given[piece] = cells;
        puzzle
    }

    /// The same with a piece free again.
    pub(super) fn lift(&self, piece: usize) -> Self {
        self.lay(piece, Box::default())
    }

    /// The puzzle that is left in a position: what lies there is given. None if a piece lies
    /// as it cannot lie.
    pub fn at(&self, state: &State) -> Option<Self> {
        let free = (0..self.pieces.len()).filter(|piece| self.given[*piece].is_empty());
        let lying = free.map(|piece| (piece, state.cells_of(piece)));
        lying.filter(|(_, cells)| !cells.is_empty()).try_fold(
            self.clone(),
            |here, (piece, cells)| {
                let cells: Vec<CellIndex> =
                    cells.into_iter().map(|cell| cell as CellIndex).collect();
                here.with_given(piece, &cells)
            },
        )
    }

    /// The board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The pieces in the order of the text.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// The cells a piece is given on, in ascending order; none if it is free.
    pub fn given(&self, piece: usize) -> Option<&[CellIndex]> {
        self.given.get(piece).map(|cells| &cells[..]).filter(|cells| !cells.is_empty())
    }

    /// The number of the piece of this letter.
    pub fn piece_of(&self, letter: char) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.letter() == letter)
    }

    /// How many cells the pieces cover together.
    pub fn area(&self) -> usize {
        self.pieces.iter().map(Piece::size).sum()
    }
}

/// Which piece lies on each cell: exactly what Undo restores.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State(pub(super) Box<[Option<u8>]>);

impl State {
    /// The piece on a cell, by its number in the puzzle.
    pub fn on(&self, cell: usize) -> Option<usize> {
        self.0.get(cell).copied().flatten().map(usize::from)
    }

    /// The cells a piece lies on, in ascending order; none if it is not on the board.
    pub fn cells_of(&self, piece: usize) -> Vec<usize> {
        (0..self.0.len()).filter(|cell| self.on(*cell) == Some(piece)).collect()
    }
}

/// A piece laid on cells, or taken back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What the puzzle calls the piece.
    pub letter: char,
    /// Where it comes to lie; nowhere if it is taken back.
    pub cells: Vec<Cell>,
}

/// `A=r1c1r1c2` lays a piece, `A-` takes it back.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { letter, cells } = self;
        write!(f, "{letter}{}", if cells.is_empty() { '-' } else { '=' })?;
        cells.iter().try_for_each(|cell| write!(f, "{cell}"))
    }
}

impl Move {
    /// Reads a move as it is written.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut rest = text.chars();
        let letter = rest.next()?;
        match rest.as_str() {
            "-" => Some(Self { letter, cells: Vec::new() }),
            laid => {
                let cells = laid.strip_prefix('=')?.strip_prefix('r')?.split('r');
                let cell = |text: &str| Cell::from_text(&format!("r{text}"));
                Some(Self { letter, cells: cells.map(cell).collect::<Option<_>>()? })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_read_as_it_is_written() {
        for text in ["A=r1c1r1c2r12c3", "A-", "==r1c1", "-=r1c1", "r=r1c1", "--", "é-"] {
            assert_eq!(Move::from_text(text).unwrap().to_string(), text);
        }
        for bad in ["", "A", "A=", "A=r", "A=r1", "A=r1c1r", "A=r0c1", "Ar1c1", "A=r1c1 ", "A=1c1"]
        {
            assert_eq!(Move::from_text(bad), None, "{bad}");
        }
    }

    #[test]
    fn a_given_piece_fits() {
        let piece = |letter, cells: &[(u8, u8)]| Piece::new(letter, cells).unwrap();
        let pieces = vec![piece('A', &[(0, 0), (0, 1)]), piece('B', &[(0, 0), (1, 0)])];
        let puzzle = Puzzle::new(Board::rectangle(2, 2).unwrap(), pieces).unwrap();
        let given = puzzle.with_given(0, &[2, 0]).unwrap();
        assert_eq!((given.given(0), given.given(1)), (Some(&[0, 2][..]), None));
        for (piece, cells) in
            [(1, &[0, 1][..]), (1, &[1, 2]), (0, &[1, 3]), (1, &[1]), (9, &[1, 3])]
        {
            assert_eq!(given.with_given(piece, cells), None, "{cells:?}");
        }
        assert!(given.with_given(1, &[1, 3]).is_some());
    }
}
