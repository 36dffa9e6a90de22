//! What the player holds, as text, for faces that keep no game in memory.

use std::fmt;

use super::input::Ui;
use super::model::{Puzzle, Way};
use crate::cursor::{read, written};

/// `r3c5 2 0 3 mirrored`: the cursor, the piece that is held, its plane, its quarter turns
/// and its side; `-` where there is none.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let held = self.held.map_or_else(|| "-".to_owned(), |piece| piece.to_string());
        let Way { plane, quarters, mirrored } = self.way;
        let side = if mirrored { "mirrored" } else { "plain" };
        write!(f, "{} {held} {plane} {quarters} {side}", written(self.cursor))
    }
}

impl Ui {
    /// Reads what [`fmt::Display`] wrote.
    pub fn from_text(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let board = puzzle.board();
        let mut words = text.split(' ');
        let cursor = read(words.next()?, board.rows(), board.columns())?;
        let held = words.next()?.parse().ok().filter(|piece| *piece < puzzle.pieces().len());
        let plane = words.next()?.parse().ok().filter(|plane| *plane < board.plane_count())?;
        let quarters = words.next()?.parse().ok().filter(|quarters| *quarters < 4)?;
        let way = Way { plane, quarters, mirrored: words.next()? == "mirrored" };
        Some(Self { cursor, held, way })
    }
}
