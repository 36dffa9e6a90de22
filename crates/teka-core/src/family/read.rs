//! [`Read`]: the text formats of the puzzles, answers and moves of a family.

use super::{Entry, Family, Strictness};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::message::Refusal;
use crate::reading::Formats;

/// Reads and writes puzzles, answers and moves.
pub trait Read: Family {
    /// The text formats of its puzzles. The provided methods use them.
    const FORMATS: Formats<Self::Puzzle>;
    /// Returns how much the text resembles a puzzle of this family, from 0 (not at all) to 100.
    fn likeness(text: &str) -> u8 {
        Self::FORMATS.likeness(text)
    }
    /// Returns the puzzles in a text.
    fn entries(text: &str) -> Vec<Entry<'_>> {
        Self::FORMATS.entries(text)
    }
    /// Parses one puzzle in any format of the family. Returns `Err` with all mistakes found.
    fn parse(text: &str) -> Result<Parsed<Self::Puzzle>, Diagnostics> {
        Self::parse_as(text, Strictness::Strict)
    }
    /// Parses one puzzle with the given strictness. It makes no difference in families that have no
    /// lenient reading.
    fn parse_as(text: &str, strictness: Strictness) -> Result<Parsed<Self::Puzzle>, Diagnostics> {
        Self::FORMATS.read(text, strictness)
    }
    /// Returns the formats that can be written, the default first.
    fn formats() -> Vec<Format> {
        Self::FORMATS.written()
    }
    /// Writes the puzzle in one of [`Read::formats`]. Returns `Err` if the format is unknown or
    /// cannot represent the puzzle.
    fn write(puzzle: &Self::Puzzle, format: &str) -> Result<String, Refusal> {
        Self::FORMATS.write(puzzle, format)
    }
    /// Parses an answer to the puzzle and returns the moves that lead to it. The answer need not be
    /// correct. Returns `Err` if the text is not an answer.
    fn read_answer(puzzle: &Self::Puzzle, text: &str) -> Result<Vec<Self::Move>, Diagnostics>;
    /// Parses a move as [`Display`](std::fmt::Display) writes it. Returns `Err` if the text is not
    /// a move.
    fn read_move(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Move, Refusal>;
}

/// A text format for puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// The name in `--to`.
    pub name: &'static str,
    /// True if a puzzle takes one line, so that a file can contain many.
    pub one_line: bool,
}
