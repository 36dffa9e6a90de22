//! Reading and writing grids and solutions: the table of formats, how each is recognised, and how a
//! text is split into grids. Every format becomes a [`sketch::Sketch`] first, so that the same code
//! checks all of them.

mod answer;
mod clue;
mod coordinates;
mod course;
mod flaws;
mod keen;
mod letters;
mod sketch;
#[cfg(test)]
mod tests;

use answer::read_answer;
#[cfg(test)]
pub use tests::parse;

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::Calcudoku;
use super::model::{MAX_SIZE, Move, Puzzle};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::{Entry, Read};
use crate::message;
use crate::message::Refusal;
use crate::reading::{Formats, Slice, TextFormat, head, is_object, object_name, write_object};
use clue::Clue;

/// The text formats, the default first. None of them can express given numbers.
pub const FORMATS: Formats<Puzzle> = Formats::new(&[
    TextFormat {
        name: "text",
        one_line: false,
        sniff: |text| Some(likeness(text)),
        split,
        read: |text, _| course::read(&lines(text)),
        write: Some(|puzzle| written(puzzle, |puzzle| Ok(course::write(puzzle)))),
    },
    TextFormat {
        name: "keen",
        one_line: true,
        sniff: |text| sniff(text, Notation::Id),
        split,
        read: |text, _| read_id(&lines(text)),
        write: Some(|puzzle| written(puzzle, keen::write)),
    },
    TextFormat {
        name: "letters",
        one_line: false,
        sniff: |text| sniff(text, Notation::Letters),
        split,
        read: |text, _| letters::read(&lines(text)),
        write: Some(|puzzle| written(puzzle, letters::write)),
    },
    TextFormat {
        name: "coordinates",
        one_line: false,
        sniff: |text| sniff(text, Notation::Coordinates),
        split,
        read: |text, _| coordinates::read(&lines(text)),
        write: Some(|puzzle| written(puzzle, |puzzle| Ok(coordinates::write(puzzle)))),
    },
    TextFormat {
        name: "json",
        one_line: true,
        sniff: |text| text.trim_start().starts_with('{').then(|| object_likeness(text)),
        split,
        read: |text, reading| FORMATS.read_object(text, reading, flaws::no_text),
        write: Some(|puzzle| written(puzzle, |puzzle| Ok(write_object(&course::write(puzzle))))),
    },
])
.bounded(LONGEST, flaws::too_long);

impl Read for Calcudoku {
    const FORMATS: Formats<Puzzle> = FORMATS;

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text).ok_or_else(|| message!("calcudoku-bad-move", text = text).into())
    }
}

/// The maximum length of a puzzle or solution, in bytes. The largest one takes a tenth of this.
const LONGEST: usize = 1 << 18;

/// Writes a grid. Returns a refusal if it has given numbers.
fn written(
    puzzle: &Puzzle,
    write: fn(&Puzzle) -> Result<String, Refusal>,
) -> Result<String, Refusal> {
    match puzzle.givens().is_empty() {
        true => write(puzzle),
        false => Err(message!("calcudoku-no-givens").into()),
    }
}

/// Reads a game ID, which takes one line.
fn read_id(lines: &[Slice]) -> Result<Parsed<Puzzle>, Diagnostics> {
    match lines {
        [] => Err(flaws::empty().into()),
        [id] => keen::read(*id),
        [_, more, ..] => Err(flaws::extra_line(*more).into()),
    }
}

/// A notation for grids.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    /// `6dh:_aa_3a…,m6a16…` on one line, optionally after a name and a tab.
    Id,
    /// Size, number of cages, rows of numbers, targets.
    Course,
    /// Size, rows of letters, targets.
    Letters,
    /// Size, then one target and its cells per line.
    Coordinates,
}

impl Notation {
    /// Returns the notation of lines that are not blank, judging by the first two.
    fn of(lines: &[Slice]) -> Self {
        let [first, rest @ ..] = lines else { return Self::Course };
        if id_in(*first).is_some() {
            return Self::Id;
        }
        let Some(second) = rest.first().filter(|_| is_number(first.text)) else {
            return Self::Course;
        };
        if words(*second).skip(1).any(|word| is_cell(word.text)) {
            Self::Coordinates
        } else if second.text.starts_with(char::is_alphabetic) {
            Self::Letters
        } else {
            Self::Course
        }
    }
}

fn sniff(text: &str, wanted: Notation) -> Option<u8> {
    let first_lines: Vec<Slice> = trimmed_lines(text).take(2).collect();
    (Notation::of(&first_lines) == wanted).then(|| likeness(text))
}

/// Rates how closely an object resembles a grid; other families use objects as well.
fn object_likeness(text: &str) -> u8 {
    FORMATS.inner_likeness(text).map_or(1, |likeness| likeness.max(1))
}

/// Rates how closely a text resembles a grid, from 0 to 100.
fn likeness(text: &str) -> u8 {
    let lines = lines(head(text));
    let [first, rest @ ..] = lines.as_slice() else { return 0 };
    if id_in(*first).is_some() {
        return 100;
    }
    let numbers = words(*first).filter(|word| is_number(word.text)).count();
    let is_head = numbers > 0 && numbers == words(*first).count();
    let alone = is_head && numbers == 1;
    let like = |line: &&Slice| is_row_or_target(**line) || alone && is_lettered(**line);
    let percent = 100 * rest.iter().filter(like).count() / rest.len().max(1);
    let confidence = match (is_head, numbers) {
        // Other families also start with two or three numbers, but continue with letters.
        (true, 1 | 2) => (percent * 95 / 100).max(2),
        (true, _) => (percent * 60 / 100).max(1),
        // Ordinary prose may contain an occasional number.
        (false, _) if percent > 50 => percent * 40 / 100,
        (false, _) => 0,
    };
    u8::try_from(confidence).unwrap_or(100)
}

/// Returns `true` for a line such as `1 2 2 3` or `24*`.
fn is_row_or_target(line: Slice) -> bool {
    words(line).all(|word| is_number(word.text)) || Clue::read(line).is_ok()
}

/// Returns `true` for a line such as `aabb`, `a: 1-` or `-1 a1 a2`, which occurs only below a size
/// on its own line.
fn is_lettered(line: Slice) -> bool {
    let letters = line.text.chars().filter(|sign| !sign.is_whitespace());
    let labelled = line.text.split_once(':').is_some_and(|(label, _)| label.chars().count() == 1);
    letters.clone().all(char::is_alphabetic)
        || labelled
        || words(line).skip(1).any(|word| is_cell(word.text))
}

/// Returns the game ID on a line: the whole line, or its second field after a tab.
fn id_in(line: Slice<'_>) -> Option<Slice<'_>> {
    line.split('\t').take(2).map(Slice::trim).find(|field| is_id(field.text))
}

/// Returns `true` for a number, letters or digits, a colon and a wall right after it.
fn is_id(text: &str) -> bool {
    let Some((head, walls)) = text.split_once(':') else { return false };
    text.starts_with(|sign: char| sign.is_ascii_digit())
        && head.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && walls.starts_with(|sign: char| sign == '_' || sign.is_ascii_lowercase())
}

/// Returns `true` for a letter and a number, such as `a1`.
fn is_cell(word: &str) -> bool {
    word.strip_prefix(|sign: char| sign.is_ascii_alphabetic()).is_some_and(is_number)
}

/// Splits a text into grids: one grid, one per line, or several separated by blank lines.
fn split(text: &str) -> Vec<Entry<'_>> {
    if Entry::holds_many(text, |line| is_object(line) || id_in(Slice::line(line, 1)).is_some()) {
        return Entry::lines(text, name);
    }
    let whole = || vec![Entry { name: name(text.trim()), ..Entry::whole(text) }];
    Entry::blocks(text, is_whole).unwrap_or_else(whole)
}

/// Returns `true` if a block has the number of lines that its head requires, regardless of their
/// contents.
fn is_whole(block: &str) -> bool {
    let lines = lines(block);
    let mut numbers = lines.iter().take(2).flat_map(|line| words(*line)).map(|word| word.text);
    let mut number = || numbers.next().filter(|text| is_number(text))?.parse::<usize>().ok();
    let Some(size) = number().filter(|size| *size <= usize::from(MAX_SIZE)) else { return false };
    match Notation::of(&lines) {
        Notation::Id => false,
        Notation::Course => {
            let head = if words(lines[0]).count() > 1 { 1 } else { 2 };
            number().is_some_and(|cages| cages <= size * size && lines.len() == head + size + cages)
        }
        Notation::Letters => {
            let rows = lines.iter().skip(1).take(size);
            let letters = rows.flat_map(|row| row.text.chars()).filter(|sign| sign.is_alphabetic());
            lines.len() == 1 + size + letters.collect::<BTreeSet<char>>().len()
        }
        Notation::Coordinates => {
            let cells = lines.iter().skip(1).flat_map(|line| words(*line).skip(1));
            cells.filter(|word| is_cell(word.text)).count() == size * size
        }
    }
}

/// Returns the name that a line or an object gives its grid.
fn name(text: &str) -> Option<Cow<'_, str>> {
    let line = text.lines().next()?;
    let Some(id) = id_in(Slice::line(line, 1)) else { return object_name(text) };
    let name = line.split('\t').next().map(str::trim)?;
    (!name.is_empty() && name != id.text).then_some(Cow::Borrowed(name))
}

/// Returns the lines that are not blank, without surrounding white space.
fn lines(text: &str) -> Vec<Slice<'_>> {
    trimmed_lines(text).collect()
}

fn trimmed_lines(text: &str) -> impl Iterator<Item = Slice<'_>> {
    crate::reading::lines(text).map(Slice::trim)
}

/// Returns the words of a line.
fn words(line: Slice<'_>) -> impl Iterator<Item = Slice<'_>> {
    line.words(|sign| sign.is_whitespace() || sign == ',')
}

/// Returns `true` for a number without a sign.
fn is_number(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}
