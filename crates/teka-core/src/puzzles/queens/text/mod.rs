//! Reading and writing boards and solutions: the table of formats, how each is recognised, and how
//! a text is split into boards. Every format except URLs becomes a [`sketch::Sketch`] first, so
//! that the same code checks all of them.

mod answer;
mod flaws;
mod grid;
mod json;
mod one_line;
mod puzz_link;
mod sketch;
#[cfg(test)]
mod tests;

use answer::read_answer;

use std::borrow::Cow;

use super::Queens;
use super::model::{Move, Puzzle};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::{Entry, Read};
use crate::message;
use crate::message::Refusal;
use crate::reading::{
    Formats, Slice, TextFormat, filled_lines, head, is_binary, is_object, lines, object_name,
};
use puzz_link::LINK;
use sketch::{KEPT, Sketch};

/// The text formats, the default first.
pub const FORMATS: Formats<Puzzle> = Formats::new(&[
    TextFormat {
        name: "text",
        one_line: false,
        sniff: |text| Some(drawn(text)),
        split,
        read: |text, _| grid::read(text).map(Parsed::from),
        write: Some(|puzzle| Ok(grid::write(puzzle))),
    },
    TextFormat {
        name: "sbn",
        one_line: true,
        sniff: |text| sniff_line(text, Notation::Sbn, 100),
        split,
        read: |text, _| only_line(text, one_line::read),
        write: Some(one_line::write),
    },
    TextFormat {
        name: "puzz-link",
        one_line: true,
        sniff: |text| sniff_line(text, Notation::Link, 100),
        split,
        read: |text, _| only_line(text, puzz_link::read),
        write: Some(puzz_link::write),
    },
    TextFormat {
        name: "json",
        one_line: true,
        sniff: |text| json::claims(text).then(|| drawn(text)),
        split,
        read: json::read,
        write: Some(|puzzle| Ok(json::write(puzzle))),
    },
    TextFormat {
        name: "table",
        one_line: true,
        sniff: |text| sniff_line(text, Notation::Table, 90),
        split,
        read: |text, _| only_line(text, one_line::read_table),
        write: None,
    },
])
.with_urls("puzz-link");

impl Read for Queens {
    const FORMATS: Formats<Puzzle> = FORMATS;

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text).ok_or_else(|| message!("queens-bad-move", text = text).into())
    }
}

/// A notation that describes a whole board on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    /// `8x1.AABBCC…`.
    Sbn,
    /// `…starbattle/8/8/1/…`.
    Link,
    /// `name`, `8` and `AABB…,AABB…,…`, separated by tabs.
    Table,
    /// `{…}`.
    Object,
}

impl Notation {
    /// Returns the notation of a line that is a whole board, or `None` if it is one row of a board.
    fn of(line: &str) -> Option<Self> {
        if line.trim_start().starts_with('{') {
            return is_object(line).then_some(Self::Object);
        }
        if is_sbn(line.trim()) {
            Some(Self::Sbn)
        } else if is_table(line) {
            Some(Self::Table)
        } else {
            line.contains(LINK).then_some(Self::Link)
        }
    }
}

/// Returns `true` for digits, an `x` and a digit.
fn is_sbn(line: &str) -> bool {
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let stars = rest.strip_prefix(['x', 'X']);
    let has_stars =
        stars.is_some_and(|stars| stars.starts_with(|sign: char| sign.is_ascii_digit()));
    rest.len() < line.len() && has_stars
}

/// Returns `true` for a name, a number and rows separated by commas. A tab-separated row of letters
/// contains no commas.
fn is_table(line: &str) -> bool {
    let mut fields = line.splitn(4, '\t').skip(1);
    let (Some(size), Some(rows)) = (fields.next(), fields.next()) else {
        return false;
    };
    size.trim().parse::<usize>().is_ok_and(|size| rows.contains(',') || size == 1)
}

fn first_line(text: &str) -> Option<&str> {
    filled_lines(text).next().map(|(_, line)| line)
}

fn sniff_line(text: &str, wanted: Notation, likeness: u8) -> Option<u8> {
    let found = Notation::of(first_line(text)?)?;
    (found == wanted).then(|| if is_binary(head(text)) { 0 } else { likeness })
}

/// Rates how closely a text resembles a board in JSON, in source code or drawn in letters.
fn drawn(text: &str) -> u8 {
    match first_line(text) {
        // An empty text could be any format.
        None => 1,
        Some(_) if is_binary(head(text)) => 0,
        Some(first) => json::likeness(text).unwrap_or_else(|| rows_likeness(text, first)),
    }
}

/// Rates rows of letters, valid or not.
fn rows_likeness(text: &str, first: &str) -> u8 {
    let sketch = grid::sketch(head(text));
    if begins_with_number(first) || sketch.count == 1 && first.contains([':', ',']) {
        // Other families start with a number, or use one line that contains a colon.
        return 1;
    }
    let percent = squareness(&sketch) * letters_percent(&sketch) / 100;
    u8::try_from(percent).unwrap_or(100).max(1)
}

fn begins_with_number(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.strip_prefix('-').unwrap_or(word).chars().all(|sign| sign.is_ascii_digit())
}

/// Returns the percentage of cells that are letters.
fn letters_percent(sketch: &Sketch) -> usize {
    let cells = || sketch.cells().map(|(_, _, cell)| cell);
    let letters = cells().filter(|cell| cell.label.starts_with(char::is_alphabetic)).count();
    100 * letters / cells().count().max(1)
}

/// Rates how close the rows are to a square, in percent. Never 0, because the board may contain
/// mistakes.
fn squareness(sketch: &Sketch) -> usize {
    let size = sketch.count;
    let as_wide = sketch.rows.iter().filter(|row| row.count == size).count();
    match sketch.rows.iter().map(|row| row.count).max() {
        // A single line with more letters than any row can have is not a row.
        Some(widest) if size == 1 && widest > KEPT => 5,
        _ if size == 1 && as_wide == 0 => 10,
        Some(widest) if widest > KEPT || size > KEPT => 10,
        _ if as_wide == size => 90,
        _ => 40 + 40 * as_wide / size.max(1),
    }
}

/// Splits a text into boards: one board, one per line, or several separated by blank lines.
fn split(text: &str) -> Vec<Entry<'_>> {
    if let Some(boards) = Entry::blocks(text, is_square) {
        return boards;
    }
    if Entry::holds_many(text, |line| Notation::of(line).is_some()) {
        return Entry::lines(text, name);
    }
    vec![Entry { name: name(text.trim()), ..Entry::whole(text) }]
}

/// Returns `true` if a block has the same number of lines as its first line has letters.
fn is_square(block: &str) -> bool {
    let is_drawn = |c: char| c.is_alphabetic() || c == ' ' || c == '*';
    let first = block.lines().next().unwrap_or_default().trim_end();
    let letters = first.chars().filter(|c| c.is_alphabetic()).count();
    first.chars().all(is_drawn) && letters > 1 && letters == block.lines().count()
}

/// Returns the name that a line or an object gives its board.
fn name(text: &str) -> Option<Cow<'_, str>> {
    let line = text.lines().next().unwrap_or_default();
    if Notation::of(line) != Some(Notation::Table) {
        return object_name(text);
    }
    let name = line.split('\t').next().map(str::trim).filter(|name| !name.is_empty());
    name.map(Cow::Borrowed)
}

/// Reads the only line that is not blank.
fn only_line(
    text: &str,
    read: fn(Slice) -> Result<Puzzle, Diagnostics>,
) -> Result<Parsed<Puzzle>, Diagnostics> {
    let mut lines = lines(text);
    let puzzle = read(lines.next().ok_or_else(flaws::empty)?)?;
    match lines.next() {
        Some(extra) => Err(flaws::extra_line(extra).into()),
        None => Ok(puzzle.into()),
    }
}

/// Returns a letter for a region that has none: A to Z, then a to z, which is enough for the
/// largest board.
fn letter(region: usize) -> char {
    ('A'..='Z').chain('a'..='z').nth(region).unwrap_or('?')
}

/// Returns the letter of each region, for formats that allow only letters.
fn letters(puzzle: &Puzzle) -> Vec<char> {
    let own: Vec<char> = (0..puzzle.size()).map(|region| puzzle.letter(region)).collect();
    let usable = own.iter().all(|letter| letter.is_alphabetic());
    if usable { own } else { (0..own.len()).map(letter).collect() }
}
