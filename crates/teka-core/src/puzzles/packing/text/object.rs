//! A line of JSON with the puzzle as text in it: `{"name":"a","text":"5 7 5\nCUSTOM…"}`.

use super::super::model::Puzzle;
use super::{course, flaws, lines};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::lists::Unquoted;
use crate::part::without_mark;

/// Reads the puzzle in the field `text`; mistakes are told where they stand in the JSON.
pub fn read(text: &str, lenient: bool) -> Result<Parsed<Puzzle>, Diagnostics> {
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    let unquoted = Unquoted::find(text, "text").ok_or_else(|| flaws::no_text(line))?;
    match course::read(&lines(without_mark(&unquoted.text)), lenient) {
        Ok(read) => Ok(Parsed { warnings: unquoted.moved(read.warnings), ..read }),
        Err(flaws) => Err(unquoted.moved(flaws)),
    }
}

/// Writes a puzzle as an object with its usual text, on one line.
pub fn write(puzzle: &Puzzle) -> String {
    // No piece is drawn with a sign that would have to be escaped.
    let text = course::write(puzzle).trim_end().replace('\n', "\\n");
    format!("{{\"text\":\"{text}\"}}\n")
}

/// The text of the field `text`, if there is one.
pub fn inner_text(text: &str) -> Option<String> {
    Some(Unquoted::find(text, "text")?.text)
}
