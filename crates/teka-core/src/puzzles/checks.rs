//! What the tests of every family's formats share.

use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::family::Family;

/// Checks what a text is read as: a puzzle in the usual format, or codes and places of mistakes.
pub fn read<F: Family>(text: &str, expected: &str) {
    let usual = F::formats()[0].name;
    let found = match F::parse(text) {
        Ok(read) => F::write(&read.value, usual).unwrap(),
        Err(diagnostics) => places(&diagnostics),
    };
    assert_eq!(found, expected, "{text}");
}

/// Checks what a puzzle is written as, or why it is not.
pub fn written<F: Family>(puzzle: &str, format: &str, expected: Result<&str, &str>) {
    let written = F::write(&F::parse(puzzle).unwrap().value, format);
    let found = written.as_deref().map_err(|refusal| refusal.0.id);
    assert_eq!(found, expected, "{puzzle}");
}

/// Checks the codes and places of warnings.
pub fn warnings<F: Family>(text: &str, expected: &str) {
    assert_eq!(places(&F::parse(text).unwrap().warnings), expected, "{text}");
}

/// Codes and places of mistakes.
pub fn places(diagnostics: &Diagnostics) -> String {
    let place = |diagnostic: &Diagnostic| {
        let span = diagnostic.span.unwrap_or(Span::at(1, 1));
        format!("{} {}:{}", diagnostic.code, span.line, span.column)
    };
    diagnostics.0.iter().map(place).collect::<Vec<_>>().join(", ")
}
