//! The figures after a saved solution: time, method and counts. They are not part of the answer.

/// The line between a solution and its figures. No answer of any family contains such a line after
/// a blank line.
pub const RULE: &str = "=====";

/// Replaces the figures in a text with blank lines. The rest can then be read as an answer, and
/// line numbers stay the same.
pub fn without_figures(text: &str) -> String {
    let (mut in_figures, mut after_blank) = (false, true);
    let mut kept = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let content = line.trim();
        // Inside a board, a piece named `=` can look like the rule.
        in_figures = !content.is_empty() && (in_figures || after_blank && content == RULE);
        after_blank = content.is_empty();
        kept += if in_figures { "\n" } else { line };
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_skipped_and_lines_keep_their_numbers() {
        let check = |text: &str, kept: &str| assert_eq!(without_figures(text), kept, "{text:?}");
        check("AB\nBA\n", "AB\nBA\n");
        check("AB\n\n=====\nTime: 3 ms\nNodes: 7\n", "AB\n\n\n\n\n");
        check("AB\r\n\r\n=====\r\nTime\r\n\r\nCD\r\n", "AB\r\n\r\n\n\n\r\nCD\r\n");
        check("AB\n\n=====\nTime: 3 ms\n\nCD\n\n=====\nTime", "AB\n\n\n\n\nCD\n\n\n\n");
        check("=====\nStopped", "\n\n");
        check("AAAAA\n=====\nBBBBB\n", "AAAAA\n=====\nBBBBB\n");
    }
}
