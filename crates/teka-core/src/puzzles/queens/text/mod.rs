//! Reading and writing boards and answers. Each format has a file of its own; here
//! is only the choice between them. Every format but links becomes a
//! [`sketch::Sketch`] first, so that all of them are checked by the same code.

mod answer;
mod entries;
mod flaws;
mod grid;
mod json;
mod likeness;
mod one_line;
mod puzz_link;
mod shape;
mod sketch;
mod table;
#[cfg(test)]
mod tests;

pub use answer::read_answer;
pub use entries::entries;
pub use likeness::likeness;

use super::Queens;
use super::model::{Move, Puzzle};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::{Entry, Format, Read};
use crate::message;
use crate::message::Refusal;
use crate::part::{Part, filled_lines, without_mark};
use shape::Shape;

/// The formats that can be written, the usual one first.
pub const FORMATS: &[Format] = &[
    Format { name: "text", one_line: false },
    Format { name: "sbn", one_line: true },
    Format { name: "puzz-link", one_line: true },
    Format { name: "json", one_line: true },
];

impl Read for Queens {
    fn likeness(text: &str) -> u8 {
        likeness(text)
    }

    fn entries(text: &str) -> Vec<Entry<'_>> {
        entries(text)
    }

    fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
        parse(text)
    }

    fn formats() -> &'static [Format] {
        FORMATS
    }

    fn write(puzzle: &Puzzle, format: &str) -> Result<String, Refusal> {
        write(puzzle, format)
    }

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text).ok_or_else(|| message!("queens-bad-move", text = text).into())
    }
}

/// Reads one board in any format.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    let text = without_mark(text);
    let mut lines = filled_lines(text);
    let Some((line, first)) = lines.next() else {
        return Err(flaws::empty().into());
    };
    let read = match Shape::of_line(first) {
        Some(Shape::OneLine) => one_line::read(Part::line(first, line))?,
        Some(Shape::Link) => puzz_link::read(Part::line(first, line))?,
        Some(Shape::Table) => table::read(Part::line(first, line))?,
        Some(Shape::Object) => return json::read(text),
        None if json::looks_like(text) => return json::read(text),
        None => return grid::read(text).map(Parsed::from),
    };
    match lines.next() {
        Some((line, extra)) => Err(flaws::extra_line(line, extra).into()),
        None => Ok(read.into()),
    }
}

/// Writes a board in one of [`FORMATS`].
pub fn write(puzzle: &Puzzle, format: &str) -> Result<String, Refusal> {
    match format {
        "text" => Ok(grid::write(puzzle)),
        "sbn" => one_line::write(puzzle),
        "puzz-link" => puzz_link::write(puzzle),
        "json" => Ok(json::write(puzzle)),
        _ => {
            let known: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
            let known = known.join(", ");
            Err(message!("queens-format-unknown", format = format, known = known).into())
        }
    }
}

/// The letter of a region that has none of its own: A to Z, then a to z, enough for
/// the largest board.
fn letter(region: usize) -> char {
    ('A'..='Z').chain('a'..='z').nth(region).unwrap_or('?')
}

/// What each region of a board is called where only letters will do.
fn letters(puzzle: &Puzzle) -> Vec<char> {
    let own: Vec<char> = (0..puzzle.size()).map(|region| puzzle.letter(region)).collect();
    let usable = own.iter().all(|letter| letter.is_alphabetic());
    if usable { own } else { (0..own.len()).map(letter).collect() }
}
