//! Reading and writing puzzles and solutions: the table of formats, how each is recognised, and how
//! a text is split into puzzles.

mod answer;
mod course;
mod flaws;
mod outline;
mod pieces;
mod printed;

use answer::read_answer;

use super::Packing;
use super::model::{Move, Puzzle};
use crate::diagnostic::Diagnostics;
use crate::family::{Entry, Read};
use crate::message;
use crate::message::Refusal;
use crate::reading::{Formats, Slice, TextFormat, head, words, write_object};
use course::kind_of;
use pieces::is_drawn;

/// The text formats, the default first. Lenient reading only warns about a wrong number of pieces,
/// and accepts pieces whose area differs from that of the board as a puzzle without a solution.
pub const FORMATS: Formats<Puzzle> = Formats::new(&[
    TextFormat {
        name: "text",
        one_line: false,
        sniff: |text| Some(likeness(&lines(head(text)))),
        split: |text| Entry::several(split(text), text),
        read: |text, reading| course::read(&lines(text), reading),
        write: Some(|puzzle| Ok(course::write(puzzle))),
    },
    TextFormat {
        name: "json",
        one_line: true,
        sniff: |text| {
            let is_object = text.trim_start().starts_with('{');
            is_object.then(|| FORMATS.inner_likeness(text).unwrap_or(0))
        },
        split: |text| Entry::objects(text),
        read: |text, reading| FORMATS.read_object(text, reading, flaws::no_text),
        // No piece is drawn with a character that would have to be escaped.
        write: Some(|puzzle| Ok(write_object(&course::write(puzzle)))),
    },
])
.bounded(LONGEST, flaws::too_long);

impl Read for Packing {
    const FORMATS: Formats<Puzzle> = FORMATS;

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text).ok_or_else(|| message!("packing-bad-move", text = text).into())
    }
}

/// The maximum length of a puzzle or solution, in bytes. The largest one takes half of this.
const LONGEST: usize = 1 << 18;

/// Rates how closely lines resemble a puzzle, from 0 to 100.
fn likeness(lines: &[Slice]) -> u8 {
    let Some(first) = lines.first() else { return 0 };
    if kind_of(first.text).is_some() {
        return 60;
    }
    let numbers = numbers(*first);
    let Some(second) = lines.get(1) else {
        return if numbers == Some(3) { 30 } else { 0 };
    };
    let has_kind = kind_of(second.text).is_some();
    match numbers {
        Some(3) if has_kind => 100,
        _ if has_kind => 90,
        Some(3 | 4) => unknown_kind(*second, &lines[2..]),
        _ => 0,
    }
}

/// Rates an unknown word, or a piece in place of the kind, followed by pieces.
fn unknown_kind(second: Slice, rest: &[Slice]) -> u8 {
    let is_word = second.text.chars().all(|sign| sign.is_alphabetic() || sign == ' ');
    let drawn = rest.iter().filter(|line| is_drawn(**line)).count();
    match drawn * 2 > rest.len() {
        _ if !is_word => 0,
        true => 80,
        false => 40,
    }
}

/// Returns how many integers a line has, or `None` if it contains anything else.
fn numbers(line: Slice) -> Option<usize> {
    let mut all = words(line).map(|word| word.text.parse::<i64>().ok());
    all.try_fold(0, |count, number| number.map(|_| count + 1))
}

/// Splits a text with several puzzles, each of which starts with three numbers and a kind. No piece
/// can look like that.
fn split(text: &str) -> Vec<Entry<'_>> {
    let mut starts = Vec::new();
    let (mut at, mut head) = (0, None);
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        if kind_of(line).is_some() {
            starts.extend(head);
        }
        if !line.trim().is_empty() {
            head = (numbers(Slice::line(line, number)) == Some(3)).then_some((at, number));
        }
        at += line.len();
    }
    Entry::from_starts(text, &starts)
}

/// Returns the lines that are not blank, without trailing white space.
fn lines(text: &str) -> Vec<Slice<'_>> {
    crate::reading::lines(text).collect()
}
