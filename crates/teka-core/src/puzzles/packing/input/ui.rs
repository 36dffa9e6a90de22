//! The cursor and the piece in hand, also as text for faces that keep no game in memory.

use std::fmt;

use crate::cursor::{read as read_cursor, written};
use crate::family::UiState;
use crate::place::Cell;
use crate::puzzles::packing::model::{Puzzle, Way};

/// What Undo leaves alone.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ui {
    /// Where the player stands.
    pub cursor: Option<Cell>,
    /// The piece the player holds, by its number in the puzzle.
    pub held: Option<usize>,
    /// How it is turned.
    pub way: Way,
    /// Which square of its drawing is on the cursor.
    pub grip: usize,
}

/// `r3c5 2 0 3 mirrored 1`: the cursor, the piece that is held, its plane, its quarter turns,
/// its side and where it is gripped; `-` where there is none.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.held.map_or_else(|| "-".to_owned(), |piece| piece.to_string());
        let Way { plane, quarters, mirrored } = self.way;
        let side = if mirrored { "mirrored" } else { "plain" };
        write!(f, "{} {held} {plane} {quarters} {side} {}", written(self.cursor), self.grip)
    }
}

impl UiState<Puzzle> for Ui {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let board = puzzle.board();
        let mut words = text.split(' ');
        let cursor = read_cursor(words.next()?, board.rows(), board.columns())?;
        let held = words.next()?.parse().ok().filter(|piece| *piece < puzzle.pieces().len());
        let plane = words.next()?.parse().ok().filter(|plane| *plane < board.plane_count())?;
        let quarters = words.next()?.parse().ok().filter(|quarters| *quarters < 4)?;
        let way = Way { plane, quarters, mirrored: words.next()? == "mirrored" };
        let piece = held.and_then(|piece: usize| puzzle.pieces().get(piece));
        let grip = words.next().and_then(|grip| grip.parse().ok());
        let grip = grip.filter(|grip| piece.is_some_and(|piece| *grip < piece.size()));
        Some(Self { cursor, held, way, grip: grip.unwrap_or(0) })
    }
}
