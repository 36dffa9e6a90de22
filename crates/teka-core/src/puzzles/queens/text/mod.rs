//! Reading and writing boards and answers: the table of formats, how each is recognised, and the
//! boards in a text. Every format but links becomes a [`sketch::Sketch`] first, so that all of
//! them are checked by the same code.

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

/// The formats, the default first.
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

/// A notation that holds a whole board on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    /// `8x1.AABBCC…`.
    Sbn,
    /// `…starbattle/8/8/1/…`.
    Link,
    /// `name`, `8` and `AABB…,AABB…,…` with tabs between them.
    Table,
    /// `{…}`.
    Object,
}

impl Notation {
    /// The notation of a line, if it is a whole board; none for a row of one.
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

/// Digits, an `x` and a digit.
fn is_sbn(line: &str) -> bool {
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let stars = rest.strip_prefix(['x', 'X']);
    let has_stars =
        stars.is_some_and(|stars| stars.starts_with(|sign: char| sign.is_ascii_digit()));
    rest.len() < line.len() && has_stars
}

/// Anything, a number, and rows with commas between them. A row of letters with tabs
/// between them has no commas.
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

/// How much a text looks like a board in JSON, in a source, or drawn in letters.
fn drawn(text: &str) -> u8 {
    match first_line(text) {
        // Nothing at all could be anything.
        None => 1,
        Some(_) if is_binary(head(text)) => 0,
        Some(first) => json::likeness(text).unwrap_or_else(|| rows_likeness(text, first)),
    }
}

/// For rows of letters, right or wrong.
fn rows_likeness(text: &str, first: &str) -> u8 {
    let sketch = grid::sketch(head(text));
    if begins_with_number(first) || sketch.count == 1 && first.contains([':', ',']) {
        // Other families begin with a number, or take one line with a colon in it.
        return 1;
    }
    let percent = squareness(&sketch) * letters_percent(&sketch) / 100;
    u8::try_from(percent).unwrap_or(100).max(1)
}

fn begins_with_number(line: &str) -> bool {
    let word = line.split_whitespace().next().unwrap_or_default();
    word.strip_prefix('-').unwrap_or(word).chars().all(|sign| sign.is_ascii_digit())
}

/// The share of cells that are letters.
fn letters_percent(sketch: &Sketch) -> usize {
    let cells = || sketch.cells().map(|(_, _, cell)| cell);
    let letters = cells().filter(|cell| cell.label.starts_with(char::is_alphabetic)).count();
    100 * letters / cells().count().max(1)
}

/// How near the rows are to a square, in percent; never nothing, for a board may be broken.
fn squareness(sketch: &Sketch) -> usize {
    let size = sketch.count;
    let as_wide = sketch.rows.iter().filter(|row| row.count == size).count();
    match sketch.rows.iter().map(|row| row.count).max() {
        // One line with more letters than a row can have is no row.
        Some(widest) if size == 1 && widest > KEPT => 5,
        _ if size == 1 && as_wide == 0 => 10,
        Some(widest) if widest > KEPT || size > KEPT => 10,
        _ if as_wide == size => 90,
        _ => 40 + 40 * as_wide / size.max(1),
    }
}

/// The boards in a text: one, one a line, or several with blank lines between them.
fn split(text: &str) -> Vec<Entry<'_>> {
    if let Some(boards) = Entry::blocks(text, is_square) {
        return boards;
    }
    if Entry::holds_many(text, |line| Notation::of(line).is_some()) {
        return Entry::lines(text, name);
    }
    vec![Entry { name: name(text.trim()), ..Entry::whole(text) }]
}

/// True if a block has as many lines as its first line has letters.
fn is_square(block: &str) -> bool {
    let is_drawn = |c: char| c.is_alphabetic() || c == ' ' || c == '*';
    let first = block.lines().next().unwrap_or_default().trim_end();
    let letters = first.chars().filter(|c| c.is_alphabetic()).count();
    first.chars().all(is_drawn) && letters > 1 && letters == block.lines().count()
}

/// The name a line or an object gives its board.
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
