//! Reading and writing grids and answers. Each format has a file of its own; here is
//! only the choice between them. Every format becomes a [`sketch::Sketch`] first, so
//! that all of them are checked by the same code.

mod answer;
mod clue;
mod coordinates;
mod course;
mod entries;
mod flaws;
mod keen;
mod letters;
mod likeness;
mod object;
mod reach;
mod shape;
mod sketch;
#[cfg(test)]
mod tests;

pub use answer::read_answer;
pub use entries::entries;
pub use likeness::likeness;

use super::Calcudoku;
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
    Format { name: "keen", one_line: true },
    Format { name: "letters", one_line: false },
    Format { name: "coordinates", one_line: false },
    Format { name: "json", one_line: true },
];

/// No puzzle and no answer is longer, in bytes: the largest takes a tenth of this.
const LONGEST: usize = 1 << 18;

impl Read for Calcudoku {
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
        Move::from_text(text).ok_or_else(|| message!("calcudoku-bad-move", text = text).into())
    }
}

/// Reads one grid in any format.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    let text = without_mark(text);
    if text.trim_start().starts_with('{') {
        return object::read(text);
    }
    read(text)
}

/// Reads one grid in any format but JSON.
fn read(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    if text.len() > LONGEST {
        return Err(flaws::too_long().into());
    }
    let lines = lines(text);
    let Some(first) = lines.first() else { return Err(flaws::empty().into()) };
    match (Shape::of(&lines), lines.get(1)) {
        (Shape::Id, Some(more)) => Err(flaws::extra_line(*more).into()),
        (Shape::Id, None) => keen::read(*first),
        (Shape::Course, _) => course::read(&lines),
        (Shape::Letters, _) => letters::read(*first, &lines[1..]),
        (Shape::Coordinates, _) => coordinates::read(*first, &lines[1..]),
    }
}

/// Writes a grid in one of [`FORMATS`]. None of them has room for given numbers.
pub fn write(puzzle: &Puzzle, format: &str) -> Result<String, Refusal> {
    if !puzzle.givens().is_empty() {
        return Err(message!("calcudoku-no-givens").into());
    }
    match format {
        "text" => Ok(course::write(puzzle)),
        "keen" => keen::write(puzzle),
        "letters" => letters::write(puzzle),
        "coordinates" => Ok(coordinates::write(puzzle)),
        "json" => Ok(object::write(puzzle)),
        _ => {
            let known: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
            let known = known.join(", ");
            Err(message!("calcudoku-format-unknown", format = format, known = known).into())
        }
    }
}

/// The lines that are not blank, without blanks around them.
fn lines(text: &str) -> Vec<Part<'_>> {
    filled_lines(text).map(|(line, text)| Part::line(text, line).trim()).collect()
}

/// The words of a line.
fn words(line: Part<'_>) -> impl Iterator<Item = Part<'_>> {
    line.words(|sign| sign.is_whitespace() || sign == ',')
}

/// True for a number without a sign.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
