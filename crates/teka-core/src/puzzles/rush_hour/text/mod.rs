//! Reading and writing boards and solutions: the table of formats, how each is recognised, and how
//! a text is split into boards. Drawn boards and one-line boards become a [`sketch::Sketch`] first,
//! so that the same code checks both.

mod answer;
mod course;
mod csv;
mod flaws;
mod layout;
mod letters;
mod one_line;
mod sketch;
#[cfg(test)]
mod tests;

use answer::{read_answer, reported_move};
#[cfg(test)]
pub use tests::parse;

use super::RushHour;
use super::model::{Move, Puzzle};
use crate::diagnostic::Diagnostics;
use crate::family::{Entry, Read};
use crate::message;
use crate::message::Refusal;
use crate::reading::{Formats, Slice, TextFormat, filled_lines, head, is_binary, lines, words};
use layout::EXIT;

/// The text formats, the default first. Vehicles keep their letters where a format allows it; each
/// format has its own letter for the primary vehicle. Lenient reading leaves out vehicles of one
/// cell.
pub const FORMATS: Formats<Puzzle> = Formats::new(&[
    TextFormat {
        name: "text",
        one_line: false,
        sniff: |text| sniff(text, Notation::Course, course_likeness),
        split: |text| Entry::several(split_course(text), text),
        read: course::read,
        write: Some(|puzzle| Ok(course::write(puzzle))),
    },
    TextFormat {
        name: "line",
        one_line: true,
        sniff: |text| sniff(text, Notation::OneLine, line_likeness),
        split: |text| Entry::several(split_lines(text), text),
        read: one_line::read,
        write: Some(one_line::write),
    },
    TextFormat {
        name: "csv",
        one_line: false,
        sniff: |text| sniff(text, Notation::Csv, csv_likeness),
        split: |text| vec![Entry::whole(text)],
        read: |text, _| csv::read(text),
        write: Some(csv::write),
    },
    TextFormat {
        name: "json",
        one_line: true,
        sniff: |text| {
            let is_object = text.trim_start().starts_with('{');
            is_object.then(|| FORMATS.inner_likeness(text).unwrap_or(1))
        },
        split: |text| Entry::objects(text),
        read: |text, reading| FORMATS.read_object(text, reading, flaws::no_text),
        write: None,
    },
]);

impl Read for RushHour {
    const FORMATS: Formats<Puzzle> = FORMATS;

    fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
        read_answer(puzzle, text)
    }

    fn read_move(_: &Puzzle, text: &str) -> Result<Move, Refusal> {
        Move::from_text(text)
            .or_else(|| reported_move(text))
            .ok_or_else(|| message!("rush-hour-bad-move", text = text).into())
    }
}

/// A notation for boards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Notation {
    /// `6 6`, `11` and the rows.
    Course,
    /// `60 IBBxoo… 2332`.
    OneLine,
    /// `car,orientation,col,row,length`.
    Csv,
}

impl Notation {
    /// Returns the notation of a text. An empty text counts as a drawing without rows, and a text
    /// with only comments as a line without a board.
    fn of(text: &str) -> Self {
        let mut lines = content(text);
        let Some(first) = lines.next() else {
            let is_blank = filled_lines(text).next().is_none();
            return if is_blank { Self::Course } else { Self::OneLine };
        };
        if is_csv(first) {
            Self::Csv
        } else if is_head(first) {
            Self::Course
        } else {
            let is_row = lines.next().is_some_and(|second| are_rows(first, second));
            if is_row { Self::Course } else { Self::OneLine }
        }
    }
}

fn sniff(text: &str, wanted: Notation, likeness: fn(&[Slice]) -> u8) -> Option<u8> {
    let head = head(text);
    (Notation::of(text) == wanted).then(|| match content(head).collect::<Vec<_>>() {
        _ if is_binary(head) => 0,
        // An empty text could be any format.
        lines if lines.is_empty() => 1,
        lines => likeness(&lines),
    })
}

/// Rates two numbers, one number and rows, which no other family starts with.
fn course_likeness(lines: &[Slice]) -> u8 {
    let is_count = |line: &Slice| line.text.trim().parse::<u32>().is_ok();
    // Another board may follow.
    let next = lines.iter().skip(1).position(|line| is_head(*line));
    let lines = &lines[..next.map_or(lines.len(), |at| at + 1)];
    let has = |wanted: char| lines.iter().any(|line| line.text.contains(wanted));
    let has_head = lines.first().is_some_and(|line| is_head(*line));
    let has_count = lines.get(1).is_some_and(is_count);
    let rows = lines.iter().skip(if has_head { 2 } else { 0 });
    let is_drawn = rows.clone().count() > 0 && rows.clone().all(|row| words(*row).count() <= 1);
    match (has_head && has_count, has('P') && has(EXIT)) {
        (true, true) if is_drawn => 100,
        (true, _) if is_drawn => 80,
        (true, _) => 40,
        (false, true) if has('.') && is_drawn => 50,
        _ => 1,
    }
}

fn line_likeness(lines: &[Slice]) -> u8 {
    let Some(board) = board_word(lines[0]) else { return broken_line(lines[0]) };
    let has_signs = board.text.contains(['o', '.', 'x', '#']);
    match board.length() {
        16.. if has_signs => 100,
        16.. => 80,
        _ if has_signs => 60,
        _ => 10,
    }
}

/// Rates a long word of letters, empty cells and walls, which is probably meant to be a board.
fn broken_line(line: Slice) -> u8 {
    let longest = words(line).map(|word| word.text).max_by_key(|word| word.len());
    let word = longest.unwrap_or_default();
    let is_cell = |sign: char| sign.is_ascii_alphabetic() || sign == '.' || sign == '#';
    let is_board = word.len() >= 16 && word.chars().all(is_cell) && word.contains(['o', '.']);
    if is_board { 50 } else { 2 }
}

fn csv_likeness(lines: &[Slice]) -> u8 {
    let name = lines[0].text.split(',').next().unwrap_or_default().trim();
    if name.eq_ignore_ascii_case("car") {
        100
    } else if name.eq_ignore_ascii_case("size") {
        90
    } else {
        60
    }
}

/// Returns `true` if neither line is a board on its own. A row such as `..AA` may look like a
/// board, but then the next line does not.
fn are_rows(first: Slice, second: Slice) -> bool {
    let is_short = |board: Slice| board.length() < 16 && words(first).count() == 1;
    board_word(first).is_none_or(is_short) && board_word(second).is_none()
}

/// Returns the lines that are neither blank nor comments, with their positions and without trailing
/// white space.
fn content(text: &str) -> impl Iterator<Item = Slice<'_>> {
    lines(text).filter(|line| !is_comment(*line))
}

/// Returns `true` for `# anything`, but not for a board or row that starts with a wall.
fn is_comment(line: Slice) -> bool {
    let is_board = || words(line).next().is_some_and(looks_like_board);
    let text = line.text.trim();
    let is_row = text.len() > 1 && !text.contains(char::is_whitespace) && text.contains(['.', 'K']);
    text.starts_with('#') && !is_board() && !is_row
}

/// Returns `true` for two numbers and nothing else, the first line of the default text format.
fn is_head(line: Slice) -> bool {
    let is_number = |word: Slice| word.text.bytes().all(|byte| byte.is_ascii_digit());
    let mut words = words(line);
    words.next().is_some_and(is_number)
        && words.next().is_some_and(is_number)
        && words.next().is_none()
}

/// Returns the first word of a line that is probably a whole board.
fn board_word(line: Slice<'_>) -> Option<Slice<'_>> {
    words(line).take(MOST_WORDS).find(|word| looks_like_board(*word))
}

/// The number of words to examine in a line, as a board is near its beginning.
const MOST_WORDS: usize = 16;

/// Returns `true` if the number of characters is a square and they include a primary vehicle.
fn looks_like_board(word: Slice) -> bool {
    // The rest of a word of many megabytes is not examined.
    let length = word.text.chars().take(LONGEST + 1).count();
    let side = length.isqrt();
    let primaries = word.text.bytes().take(LONGEST).filter(|byte| *byte == b'A').count();
    // A quotation mark belongs to another kind of text.
    let is_quoted = word.text.contains('"');
    (4..=LONGEST).contains(&length) && side * side == length && primaries >= 2 && !is_quoted
}

/// The number of cells of the largest board.
const LONGEST: usize = 256;

/// Returns `true` for a line of the table, its header, or the size before it.
fn is_csv(line: Slice) -> bool {
    let fields: Vec<&str> = line.text.split(',').take(6).map(str::trim).collect();
    let is_one_of = |field: &str, names: &[&str]| {
        names.iter().any(|name| field.trim_matches('"').eq_ignore_ascii_case(name))
    };
    let [first, second, ..] = fields[..] else { return false };
    is_one_of(first, &["car", "size"])
        || is_one_of(second, &["h", "v", "horizontal", "vertical"])
        || fields.len() == 5 && is_name(first) && board_word(line).is_none()
}

/// Returns `true` for a short word, unlike the beginning of other families' texts.
fn is_name(field: &str) -> bool {
    !field.contains(|sign: char| sign.is_whitespace() || "{[:".contains(sign))
}

/// Splits a text with one board per line, ignoring comments.
fn split_lines<'a>(text: &'a str) -> Vec<Entry<'a>> {
    let lines = (1..).zip(text.lines()).map(|(number, line)| Slice::line(line, number));
    let boards = lines.filter(|line| !line.text.trim().is_empty() && !is_comment(*line));
    let entry = |line: Slice<'a>| Entry {
        name: one_line::name(line).map(Into::into),
        line: line.line,
        text: line.text,
        one_of_many: true,
    };
    boards.map(entry).collect()
}

/// Splits a text with several drawn boards, each of which starts with two numbers on a line of
/// their own. No row can look like that.
fn split_course(text: &str) -> Vec<Entry<'_>> {
    let mut starts = Vec::new();
    let mut at = 0;
    for (number, line) in (1..).zip(text.split_inclusive('\n')) {
        if is_head(Slice::line(line, number)) {
            starts.push((at, number));
        }
        at += line.len();
    }
    Entry::from_starts(text, &starts)
}
