//! What the tests of all formats share.

use super::*;

/// Checks what a board in any format is written as, or why it is not.
pub fn check_written(board: &str, format: &str, expected: Result<&str, &str>) {
    let written = write(&parse(board).unwrap().value, format);
    let found = written.as_deref().map_err(|refusal| refusal.0.id);
    assert_eq!(found, expected, "{board}");
}

/// Codes and places of mistakes.
pub fn places(diagnostics: &Diagnostics) -> String {
    let place = |diagnostic: &crate::diagnostic::Diagnostic| {
        let span = diagnostic.span.unwrap_or(crate::diagnostic::Span::at(1, 1));
        format!("{} {}:{}", diagnostic.code, span.line, span.column)
    };
    diagnostics.0.iter().map(place).collect::<Vec<_>>().join(", ")
}
