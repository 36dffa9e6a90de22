//! Reading and writing puzzles and answers: course text, and the same in a line of JSON.

mod answer;
mod course;
mod entries;
mod flaws;
mod given;
mod head;
mod letters;
mod likeness;
mod object;
mod outline;
mod pieces;
mod printed;
#[cfg(test)]
mod tests;
mod warnings;

pub use answer::read_answer;
pub use entries::entries;
pub use likeness::likeness;

use super::Packing;
use super::model::{Move, Puzzle};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::{Entry, Format, Read, Strictness};
use crate::message;
use crate::message::Refusal;
use crate::part::{Part, filled_lines, without_mark};

/// The formats that can be written, the usual one first.
pub const FORMATS: &[Format] =
    &[Format { name: "text", one_line: false }, Format { name: "json", one_line: true }];

/// No puzzle and no answer is longer, in bytes: the largest takes half of this.
const LONGEST: usize = 1 << 18;

impl Read for Packing {
    fn likeness(text: &str) -> u8 {
        likeness(text)
    }

    fn entries(text: &str) -> Vec<Entry<'_>> {
        entries(text)
    }

    fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
        parse(text)
    }

    fn parse_as(text: &str, strictness: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
        match strictness {
            Strictness::Strict => parse(text),
            Strictness::Lenient => parse_lenient(text),
        }
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
        Move::from_text(text).ok_or_else(|| message!("packing-bad-move", text = text).into())
    }
}

/// Reads one puzzle in any format.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    read(text, false)
}

/// The same, but a wrong number of pieces is only warned of, and pieces whose area is not
/// the board's make a puzzle without a solution.
pub fn parse_lenient(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    read(text, true)
}

fn read(text: &str, lenient: bool) -> Result<Parsed<Puzzle>, Diagnostics> {
    let text = without_mark(text);
    if text.len() > LONGEST {
        return Err(flaws::too_long().into());
    }
    if text.trim_start().starts_with('{') {
        return object::read(text, lenient);
    }
    course::read(&lines(text), lenient)
}

/// Writes a puzzle in one of [`FORMATS`].
pub fn write(puzzle: &Puzzle, format: &str) -> Result<String, Refusal> {
    match format {
        "text" => Ok(course::write(puzzle)),
        "json" => Ok(object::write(puzzle)),
        _ => {
            let known: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
            let known = known.join(", ");
            Err(message!("packing-format-unknown", format = format, known = known).into())
        }
    }
}

/// The lines that are not blank, without what trails behind.
fn lines(text: &str) -> Vec<Part<'_>> {
    filled_lines(text).map(|(line, text)| Part::line(text, line)).collect()
}

/// The words of a line.
fn words(line: Part<'_>) -> impl Iterator<Item = Part<'_>> {
    line.words(char::is_whitespace)
}
