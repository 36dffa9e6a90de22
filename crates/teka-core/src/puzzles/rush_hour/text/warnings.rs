//! What was odd about a text that could be read all the same, and what was assumed.

use super::sketch::Drawn;
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::part::Part;

/// What is odd about the lines of course text as such: how they end, and how the last does.
pub fn line_ends(text: &str) -> Diagnostics {
    let mut odd = Diagnostics::default();
    if let Some(line) = text.split('\n').position(|line| line.ends_with('\r')) {
        let message = message!("rush-hour-carriage-returns");
        odd.push(Diagnostic::new("carriage-returns", message).at(Span::at(line + 1, 1)));
    }
    odd.extend(trailing_blanks(text));
    if !text.ends_with('\n') {
        let (line, last) = text.lines().enumerate().last().unwrap_or((0, ""));
        let end = Part::line(last, line + 1).end();
        let message = message!("rush-hour-no-last-newline");
        odd.push(Diagnostic::new("no-last-newline", message).at(end));
    }
    odd
}

fn trailing_blanks(text: &str) -> Option<Diagnostic> {
    let trails = |line: &str| line.trim_end().len() < line.len() && !line.trim().is_empty();
    let count = text.lines().filter(|line| trails(line)).count();
    let (line, first) = text.lines().enumerate().find(|(_, line)| trails(line))?;
    let blanks = Part::line(first, line + 1).split_at(first.trim_end().len()).1;
    let message = message!("rush-hour-trailing-blanks", lines = count);
    Some(Diagnostic::new("trailing-blanks", message).at(blanks.span()))
}

/// The number of vehicles is not what the text says.
pub fn count_differs(at: Span, said: u32, counted: usize) -> Diagnostic {
    let message = message!("rush-hour-count-differs", said = said, counted = counted);
    Diagnostic::new("count-differs", message).at(at)
}

/// A vehicle of one cell was left out.
pub fn left_out(drawn: &Drawn) -> Diagnostic {
    let message = message!("rush-hour-left-out", letter = drawn.letter);
    Diagnostic::new("left-out", message).at(drawn.span)
}

/// The number of vehicles is missing.
pub fn no_count(row: Part) -> Diagnostic {
    Diagnostic::new("no-count", message!("rush-hour-no-count")).at(row.span())
}

/// Columns and rows stand the wrong way round.
pub fn sides_swapped(at: Span, rows: usize, columns: usize) -> Diagnostic {
    let message = message!("rush-hour-sides-swapped", rows = rows, columns = columns);
    Diagnostic::new("sides-swapped", message).at(at)
}

/// The exit is on the left, but other rows do not make room for it.
pub fn no_indent(row: Part, rows: usize) -> Diagnostic {
    Diagnostic::new("no-indent", message!("rush-hour-no-indent", rows = rows)).at(row.span())
}

/// Rows begin with blanks for no reason.
pub fn indent(row: Part, rows: usize) -> Diagnostic {
    Diagnostic::new("indent", message!("rush-hour-indent", rows = rows)).at(Span::at(row.line, 1))
}

/// A board that is larger than those this format is used for.
pub fn odd_size(at: Span, size: u8) -> Diagnostic {
    Diagnostic::new("odd-size", message!("rush-hour-odd-size", size = size))
        .at(at)
        .help(message!("rush-hour-odd-size-help", size = size))
}

/// A vehicle whose name is more than a letter.
pub fn renamed(name: Part, letter: char) -> Diagnostic {
    let message =
        message!("rush-hour-renamed", name = crate::part::short(name.text), letter = letter);
    Diagnostic::new("renamed", message).at(name.span())
}
