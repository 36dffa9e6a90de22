//! Reading and writing boards and answers. Each format has a file of its own; here is
//! only the choice between them. Course text and boards on one line become a
//! [`sketch::Sketch`] first, so that both are checked by the same code.

mod answer;
mod course;
mod csv;
mod entries;
mod flaws;
mod head;
mod layout;
mod letters;
mod likeness;
mod one_line;
mod shape;
mod sketch;
#[cfg(test)]
mod tests;
mod warnings;

pub use answer::{read_answer, told};
pub use entries::entries;
pub use likeness::likeness;

use super::RushHour;
use super::model::{Move, Puzzle};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::{Entry, Format, Read, Strictness};
use crate::message;
use crate::message::Refusal;
use crate::part::without_mark;
use shape::Shape;

/// The formats that can be written, the usual one first.
pub const FORMATS: &[Format] = &[
    Format { name: "text", one_line: false },
    Format { name: "line", one_line: true },
    Format { name: "csv", one_line: false },
];

impl Read for RushHour {
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
        parse_as(text, strictness)
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
        Move::from_text(text)
            .or_else(|| told(text))
            .ok_or_else(|| message!("rush-hour-bad-move", text = text).into())
    }
}

/// Reads one board in any format.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    parse_as(text, Strictness::Strict)
}

/// The same, strictly or leniently; a lenient reading leaves out vehicles of one cell.
pub fn parse_as(text: &str, reading: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
    let text = without_mark(text);
    match Shape::of(text) {
        None => Err(flaws::empty().into()),
        Some(Shape::Course) => course::read(text, reading),
        Some(Shape::OneLine) => one_line::read(text, reading),
        Some(Shape::Csv) => csv::read(text),
    }
}

/// Writes a board in one of [`FORMATS`]. Vehicles keep their letters where the format
/// allows it; the primary has the one it has there by custom.
pub fn write(puzzle: &Puzzle, format: &str) -> Result<String, Refusal> {
    match format {
        "text" => Ok(course::write(puzzle)),
        "line" => one_line::write(puzzle),
        "csv" => csv::write(puzzle),
        _ => {
            let known: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
            let known = known.join(", ");
            Err(message!("rush-hour-format-unknown", format = format, known = known).into())
        }
    }
}
