//! Reading and writing boards.

use super::model::{Move, Puzzle};
use crate::diagnostic::{Diagnostic, Diagnostics, Read};
use crate::family::{Entry, Format};
use crate::message;
use crate::message::Refusal;

/// The formats that can be written.
pub const FORMATS: &[Format] = &[Format { name: "text", one_line: false }];

pub fn likeness(_text: &str) -> u8 {
    50
}

pub fn entries(text: &str) -> Vec<Entry<'_>> {
    vec![Entry::whole(text)]
}

pub fn parse(text: &str) -> Result<Read<Puzzle>, Diagnostics> {
    let cells: Vec<char> = text.chars().filter(|c| c.is_alphabetic()).collect();
    let size = text.lines().count() as u8;
    let puzzle = Puzzle::new(size, &cells, vec![]);
    puzzle.map(Read::from).ok_or_else(|| Diagnostic::new("empty", message!("queens-empty")).into())
}

pub fn write(puzzle: &Puzzle, _format: &str) -> Result<String, Refusal> {
    Ok(puzzle.cells().map(|cell| puzzle.letter(puzzle.region(cell))).collect())
}

pub fn read_answer(_: &Puzzle, _: &str) -> Result<Vec<Move>, Diagnostics> {
    Ok(vec![])
}
