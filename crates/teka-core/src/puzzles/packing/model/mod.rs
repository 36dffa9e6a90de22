//! The data of a packing puzzle, a position and a move.

mod board;
mod piece;

use std::fmt;
use std::sync::Arc;

use crate::place::Cell;

pub use board::{Board, BoardKind, MAX_SIDE, Orientation};
pub use piece::Piece;

/// The maximum number of cells on a board.
pub const MAX_CELLS: usize = 256;

/// The maximum number of pieces.
pub const MAX_PIECES: usize = 64;

/// The index of a cell, in the order in which the board is printed.
pub type CellIndex = u8;

/// A board, the pieces to fill it with, and those already given.
///
/// Given pieces do not overlap, and each has a valid placement. If the area of the pieces differs
/// from that of the board, there is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    board: Arc<Board>,
    pieces: Arc<[Piece]>,
    /// The cells on which each piece is given, in ascending order; empty if it is free.
    given: Vec<Box<[CellIndex]>>,
}

impl Puzzle {
    /// Creates a puzzle without given pieces. Returns `None` if there are too many pieces or two
    /// have the same letter.
    pub fn new(board: Board, pieces: Vec<Piece>) -> Option<Self> {
        let twice = |(index, piece): (usize, &Piece)| {
            pieces[..index].iter().any(|other| other.letter() == piece.letter())
        };
        let fits = pieces.len() <= MAX_PIECES && !pieces.iter().enumerate().any(twice);
        let given = vec![Box::default(); pieces.len()];
        fits.then(|| Self { board: Arc::new(board), pieces: pieces.into(), given })
    }

    /// Returns the puzzle with one more piece given, or `None` if it does not fit there.
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

    /// Returns the puzzle with a piece given where it is known to fit.
    pub(super) fn lay(&self, piece: usize, cells: Box<[CellIndex]>) -> Self {
        let mut puzzle = self.clone();
        puzzle.given[piece] = cells;
        puzzle
    }

    /// Returns the puzzle with a piece free again.
    pub(super) fn lift(&self, piece: usize) -> Self {
        self.lay(piece, Box::default())
    }

    /// Returns the puzzle that remains in a position, with the placed pieces given. Returns `None`
    /// if a piece has an invalid placement.
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

    /// Returns the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the pieces in the order of the text.
    pub fn pieces(&self) -> &[Piece] {
        &self.pieces
    }

    /// Returns the cells on which a piece is given, in ascending order, or `None` if it is free.
    pub fn given(&self, piece: usize) -> Option<&[CellIndex]> {
        self.given.get(piece).map(|cells| &cells[..]).filter(|cells| !cells.is_empty())
    }

    /// Returns the index of the piece with this letter.
    pub fn piece_of(&self, letter: char) -> Option<usize> {
        self.pieces.iter().position(|piece| piece.letter() == letter)
    }

    /// Returns the number of cells that the pieces cover in all.
    pub fn area(&self) -> usize {
        self.pieces.iter().map(Piece::size).sum()
    }
}

/// The piece in each cell, which is exactly what Undo restores.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State(pub(super) Box<[Option<u8>]>);

impl State {
    /// Returns the piece in a cell, by its index in the puzzle.
    pub fn on(&self, cell: usize) -> Option<usize> {
        self.0.get(cell).copied().flatten().map(usize::from)
    }

    /// Returns the cells of a piece in ascending order; empty if it is not on the board.
    pub fn cells_of(&self, piece: usize) -> Vec<usize> {
        (0..self.0.len()).filter(|cell| self.on(*cell) == Some(piece)).collect()
    }
}

/// A move that places or removes a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The letter of the piece.
    pub letter: char,
    /// The cells where it is placed; empty if it is removed.
    pub cells: Vec<Cell>,
}

/// Formats as `A=r1c1r1c2` to place a piece, or `A-` to remove it.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { letter, cells } = self;
        write!(f, "{letter}{}", if cells.is_empty() { '-' } else { '=' })?;
        cells.iter().try_for_each(|cell| write!(f, "{cell}"))
    }
}

impl Move {
    /// Parses a move. Returns `None` if the text is not a move.
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
