//! Helpers for testing the formats of every family.

use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::family::Read;

/// Checks the result of parsing a text: a puzzle in the default format, or the codes and positions
/// of mistakes.
pub fn check<F: Read>(text: &str, expected: &str) {
    let found = match F::parse(text) {
        Ok(read) => F::write(&read.value, F::formats()[0].name).unwrap(),
        Err(diagnostics) => places(&diagnostics),
    };
    assert_eq!(found, expected, "{text}");
}

/// Checks the text of a puzzle in a format, or the reason why it cannot be written.
pub fn check_written<F: Read>(puzzle: &str, format: &str, expected: Result<&str, &str>) {
    let written = F::write(&F::parse(puzzle).unwrap().value, format);
    let found = written.as_deref().map_err(|refusal| refusal.0.id);
    assert_eq!(found, expected, "{puzzle}");
}

/// Checks the codes and positions of warnings.
pub fn check_warnings<F: Read>(text: &str, expected: &str) {
    assert_eq!(places(&F::parse(text).unwrap().warnings), expected, "{text}");
}

/// Checks the moves of an answer to a puzzle, or the codes and positions of its mistakes.
pub fn check_answer<F: Read>(puzzle: &str, text: &str, expected: &str) {
    let puzzle = F::parse(puzzle).unwrap().value;
    let found = match F::read_answer(&puzzle, text) {
        Ok(moves) => moves.iter().map(F::Move::to_string).collect::<Vec<_>>().join(" "),
        Err(diagnostics) => places(&diagnostics),
    };
    assert_eq!(found, expected, "{text}");
}

/// Returns the codes and positions of diagnostics.
pub fn places(diagnostics: &Diagnostics) -> String {
    let place = |diagnostic: &Diagnostic| {
        let span = diagnostic.span.unwrap_or(Span::at(1, 1));
        format!("{} {}:{}", diagnostic.code, span.line, span.column)
    };
    diagnostics.0.iter().map(place).collect::<Vec<_>>().join(", ")
}
