//! Finding the puzzles in the bytes of an input.

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::diagnostic::{Diagnostic, Diagnostics, Parsed, Span};
use teka_core::family::{Entry, Strictness};
use teka_core::{message, registry};

/// An input: its name and its text.
#[derive(Clone, Debug)]
pub struct Source {
    /// The name of the file as given, or `-`.
    pub name: String,
    /// The whole text.
    pub text: String,
}

/// A puzzle in a [`Source`], not yet parsed. Parsing is part of the parallel work.
#[derive(Clone)]
pub struct Job<'a> {
    /// The input that contains it.
    pub source: &'a Source,
    /// The family of the puzzle.
    pub family: &'static dyn AnyFamily,
    /// The text of the puzzle and its position.
    pub entry: Entry<'a>,
    /// How strictly to read it.
    pub reading: Strictness,
}

impl Source {
    /// Decodes the bytes of an input, without a byte order mark. Returns an error if they are not
    /// text.
    pub fn new(name: &str, bytes: Vec<u8>) -> Result<Self, Diagnostics> {
        let text = String::from_utf8(bytes).map_err(|error| not_text(error.as_bytes()))?;
        // No puzzle contains a null character; a file that does is not text.
        if text.contains('\0') {
            return Err(not_text(text.as_bytes()).into());
        }
        let text = text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text);
        // Some old systems ended lines with a carriage return.
        let is_old = text.contains('\r') && !text.contains('\n');
        let text = if is_old { text.replace('\r', "\n") } else { text };
        Ok(Self { name: name.to_owned(), text })
    }

    /// Returns the puzzles in the text, of `family` or of the detected family.
    pub fn jobs(
        &self,
        family: Option<&'static dyn AnyFamily>,
        reading: Strictness,
    ) -> Result<Vec<Job<'_>>, Diagnostics> {
        let family = family.or_else(|| registry::detect(&self.text)).ok_or_else(unknown_family)?;
        let entries = family.entries(&self.text);
        Ok(entries.into_iter().map(|entry| Job { source: self, family, entry, reading }).collect())
    }
}

impl Job<'_> {
    /// Returns the name that the text gives the puzzle, or the name of the file, with the line if
    /// the file has several puzzles.
    pub fn name(&self) -> String {
        match &self.entry {
            Entry { name: Some(name), .. } => name.clone().into_owned(),
            Entry { one_of_many: true, line, .. } => format!("{}:{line}", self.source.name),
            Entry { .. } => self.source.name.clone(),
        }
    }

    /// Parses the puzzle. Line numbers are relative to the whole file.
    pub fn read(&self) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics> {
        self.family.parse_entry(&self.entry, self.reading)
    }
}

/// Creates the diagnostic for the first byte that is not text.
fn not_text(bytes: &[u8]) -> Diagnostic {
    let zero = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
    let valid =
        std::str::from_utf8(&bytes[..zero]).map_or_else(|error| error.valid_up_to(), str::len);
    let before = String::from_utf8_lossy(&bytes[..valid]);
    let line = before.matches('\n').count() + 1;
    let column = before.rsplit('\n').next().map_or(0, |last| last.chars().count()) + 1;
    Diagnostic::new("not-text", message!("not-text"))
        .at(Span::at(line, column))
        .help(message!("not-text-help"))
}

fn unknown_family() -> Diagnostics {
    let known: Vec<&str> = registry::FAMILIES.iter().map(|family| family.info().id).collect();
    Diagnostic::new("unknown-family", message!("unknown-family"))
        .help(message!("unknown-family-help", known = known.join(", ")))
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(bytes: &[u8]) -> (&'static str, Option<Span>) {
        let diagnostics = Source::new("x", bytes.to_vec()).unwrap_err();
        (diagnostics.0[0].code, diagnostics.0[0].span)
    }

    #[test]
    fn bytes_that_are_no_text_are_refused_where_they_begin() {
        assert_eq!(refused(b"AB\nA\xff"), ("not-text", Some(Span::at(2, 2))));
        assert_eq!(refused(b"AB\0A"), ("not-text", Some(Span::at(1, 3))));
    }

    #[test]
    fn a_byte_order_mark_is_passed_over() {
        assert_eq!(Source::new("x", b"\xef\xbb\xbfAB".to_vec()).unwrap().text, "AB");
    }
}
