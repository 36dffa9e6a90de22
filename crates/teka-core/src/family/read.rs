//! [`Read`]: the formats of a family, its answers and its moves as text.

use super::{Entry, Family, Strictness};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::message::Refusal;
use crate::reading::Formats;

/// Reads and writes puzzles, answers and moves.
pub trait Read: Family {
    /// The formats of its puzzles as text; the methods below follow from them.
    const FORMATS: Formats<Self::Puzzle>;
    /// How much the text looks like a puzzle of this family, from 0 (not at all) to 100.
    fn likeness(text: &str) -> u8 {
        Self::FORMATS.likeness(text)
    }
    /// The puzzles in a text: one, or one a line.
    fn entries(text: &str) -> Vec<Entry<'_>> {
        Self::FORMATS.entries(text)
    }
    /// Reads one puzzle in any format of the family, reporting every mistake at once.
    fn parse(text: &str) -> Result<Parsed<Self::Puzzle>, Diagnostics> {
        Self::parse_as(text, Strictness::Strict)
    }
    /// The same, as strictly as is asked; families with nothing to be lenient about are strict.
    fn parse_as(text: &str, strictness: Strictness) -> Result<Parsed<Self::Puzzle>, Diagnostics> {
        Self::FORMATS.read(text, strictness)
    }
    /// The formats that can be written, the default first.
    fn formats() -> Vec<Format> {
        Self::FORMATS.written()
    }
    /// Writes the puzzle in one of [`Read::formats`].
    fn write(puzzle: &Self::Puzzle, format: &str) -> Result<String, Refusal> {
        Self::FORMATS.write(puzzle, format)
    }
    /// Reads an answer to the puzzle: the moves that lead to it. Whether it is right is another matter.
    fn read_answer(puzzle: &Self::Puzzle, text: &str) -> Result<Vec<Self::Move>, Diagnostics>;
    /// Reads a move as [`Display`](std::fmt::Display) writes it.
    fn read_move(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Move, Refusal>;
}

/// A way to write a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// What `--to` calls it.
    pub name: &'static str,
    /// True if a puzzle takes one line, so that a file can hold many.
    pub one_line: bool,
}
