//! The table of a family's text formats. It detects the format of a text, finds the puzzles in it,
//! and reads and writes puzzles.

use std::borrow::Cow;

use super::json::{Json, Unquoted, quoted_field};
use super::url::Url;
use super::{filled_lines, without_mark};
use crate::diagnostic::{Diagnostic, Diagnostics, Parsed, Span};
use crate::family::{Entry, Format, Strictness};
use crate::message;
use crate::message::Refusal;

/// A text format for puzzles of type `P`.
pub struct TextFormat<P: 'static> {
    /// The name in `--to`.
    pub name: &'static str,
    /// True if a puzzle takes one line, so that a file can contain many.
    pub one_line: bool,
    /// Returns how much a text resembles a puzzle in this format, from 0 (not at all) to 100, or
    /// `None` if the text is in another format. An invalid puzzle must still be recognised, so that
    /// reading it reports what is wrong.
    pub sniff: fn(&str) -> Option<u8>,
    /// Returns the puzzles in a text.
    pub split: for<'a> fn(&'a str) -> Vec<Entry<'a>>,
    /// Parses one puzzle. Returns `Err` with all mistakes found.
    pub read: fn(&str, Strictness) -> Result<Parsed<P>, Diagnostics>,
    /// Writes a puzzle. It is `None` for a format that is only read.
    pub write: Option<fn(&P) -> Result<String, Refusal>>,
}

/// The text formats of a family.
pub struct Formats<P: 'static> {
    /// The formats, the default first. The last format that recognises a text reads it. If none
    /// does, the first one reads it.
    all: &'static [TextFormat<P>],
    /// The maximum length of a puzzle in bytes, and the diagnostic for longer texts. It is `None`
    /// if each format enforces its own limit.
    longest: Option<(usize, fn() -> Diagnostic)>,
    /// The name of the format that reads URLs, if there is one.
    urls: Option<&'static str>,
}

/// Only this many leading bytes of a text are inspected.
const HEAD: usize = 8192;

/// An object of up to this many bytes is inspected as a whole.
const LONGEST_OBJECT: usize = 1 << 18;

/// The likeness of a URL that no format reads. It is above 0, so that a family reports the URL.
const FOREIGN: u8 = 2;

impl<P> Formats<P> {
    /// Creates a table of these formats, the default first. None of them reads URLs, and each
    /// enforces its own length limit.
    pub const fn new(all: &'static [TextFormat<P>]) -> Self {
        Self { all, longest: None, urls: None }
    }

    /// Limits the length of a puzzle to `most` bytes. Longer texts are reported with `too_long`.
    pub const fn bounded(self, most: usize, too_long: fn() -> Diagnostic) -> Self {
        Self { longest: Some((most, too_long)), ..self }
    }

    /// Lets the format called `name` read URLs.
    pub const fn with_urls(self, name: &'static str) -> Self {
        Self { urls: Some(name), ..self }
    }

    /// Returns how much a text resembles a puzzle of the family, from 0 (not at all) to 100.
    pub fn likeness(&self, text: &str) -> u8 {
        let sample = sample(without_mark(text));
        let (format, likeness) = self.choose(sample);
        if self.foreign(format, sample).is_some() { FOREIGN } else { likeness }
    }

    /// Returns the puzzles in a text. If the format has one puzzle per line, each non-blank line is
    /// a puzzle. Invalid lines are included, so that reading them reports what is wrong.
    pub fn entries<'a>(&self, text: &'a str) -> Vec<Entry<'a>> {
        let text = without_mark(text);
        let format = self.choose(text).0;
        let mut entries = match self.foreign(format, text) {
            Some(url) if url.is_file() => vec![Entry::whole(text)],
            Some(_) => Entry::several(Entry::lines(text, |_| None), text),
            None => (format.split)(text),
        };
        entries.iter_mut().for_each(|entry| entry.name = entry.name.take().map(printable));
        entries
    }

    /// Parses one puzzle in any format. Returns `Err` with all mistakes found.
    pub fn read(&self, text: &str, reading: Strictness) -> Result<Parsed<P>, Diagnostics> {
        let text = without_mark(text);
        match self.longest {
            Some((most, too_long)) if text.len() > most => Err(too_long().into()),
            _ => self.read_as(self.choose(text).0, text, reading),
        }
    }

    /// Parses an object whose field `text` contains a puzzle in any format except JSON. Diagnostics
    /// refer to positions in the JSON. If there is no such field, returns the diagnostic `no_text`.
    pub fn read_object(
        &self,
        text: &str,
        reading: Strictness,
        no_text: fn() -> Diagnostic,
    ) -> Result<Parsed<P>, Diagnostics> {
        let json = Json::parse(text)?;
        json.alone()?;
        let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
        let no_text = || no_text().at(Span::at(line, 1));
        let unquoted = Unquoted::find(&json, "text").ok_or_else(no_text)?;
        let inner = without_mark(&unquoted.text);
        match self.read_as(self.choose_plain(inner).0, inner, reading) {
            Ok(read) => Ok(Parsed { warnings: unquoted.moved(read.warnings), ..read }),
            Err(flaws) => Err(unquoted.moved(flaws)),
        }
    }

    /// Returns how much the field `text` of an object resembles a puzzle of the family, or `None`
    /// if there is no such field.
    pub fn inner_likeness(&self, text: &str) -> Option<u8> {
        let inner = quoted_field(text, "text")?;
        let (format, likeness) = self.choose_plain(without_mark(&inner));
        let is_foreign = self.foreign(format, &inner).is_some();
        Some(if is_foreign { FOREIGN } else { likeness })
    }

    /// Writes a puzzle in the format called `name`. Returns `Err` if there is no such format or it
    /// cannot represent the puzzle.
    pub fn write(&self, puzzle: &P, name: &str) -> Result<String, Refusal> {
        let format = self.all.iter().find(|format| format.name == name);
        match format.and_then(|format| format.write) {
            Some(write) => write(puzzle),
            None => {
                let known: Vec<&str> = self.written().iter().map(|format| format.name).collect();
                Err(message!("format-unknown", format = name, known = known.join(", ")).into())
            }
        }
    }

    /// Returns the formats that can be written, the default first.
    pub fn written(&self) -> Vec<Format> {
        let written = self.all.iter().filter(|format| format.write.is_some());
        written.map(|format| Format { name: format.name, one_line: format.one_line }).collect()
    }

    fn read_as(
        &self,
        format: &TextFormat<P>,
        text: &str,
        reading: Strictness,
    ) -> Result<Parsed<P>, Diagnostics> {
        match self.foreign(format, text) {
            Some(url) => Err(url.unread().into()),
            None => (format.read)(text, reading),
        }
    }

    /// Returns the URL at the start of a text, or `None` if there is none or `format` can read it.
    fn foreign<'a>(&self, format: &TextFormat<P>, text: &'a str) -> Option<Url<'a>> {
        Url::of(text).filter(|url| url.is_file() || self.urls != Some(format.name))
    }

    fn choose(&self, text: &str) -> Chosen<P> {
        self.choose_from(text, |_| true)
    }

    fn choose_plain(&self, text: &str) -> Chosen<P> {
        self.choose_from(text, |format| format.name != "json")
    }

    fn choose_from(&self, text: &str, is_one: fn(&&TextFormat<P>) -> bool) -> Chosen<P> {
        let mut claims = self.all.iter().rev().filter(is_one);
        let claimed = claims.find_map(|format| Some((format, (format.sniff)(text)?)));
        claimed.unwrap_or((&self.all[0], 0))
    }
}

/// A format that recognises a text, and how much the text resembles it.
type Chosen<P> = (&'static TextFormat<P>, u8);

/// Returns the part of a text to inspect: a whole object, or else the start of the text. If each
/// line is an object, only the first is inspected.
fn sample(text: &str) -> &str {
    let head = head(text);
    let Some((number, first)) = filled_lines(head).next() else { return head };
    if !first.trim_start().starts_with('{') {
        return head;
    }
    let line = text.lines().nth(number - 1).unwrap_or_default().trim_end();
    let first = if line.ends_with('}') { line } else { text };
    if first.len() <= LONGEST_OBJECT { first } else { head }
}

/// Returns the start of a text, which is enough to detect its format.
pub fn head(text: &str) -> &str {
    &text[..text.floor_char_boundary(HEAD)]
}

/// Returns true if a text contains characters that occur only in binary files.
pub fn is_binary(text: &str) -> bool {
    let odd = |sign: char| sign == '\u{fffd}' || sign.is_control() && !sign.is_whitespace();
    text.chars().any(odd)
}

/// Returns true if a line is a complete object, as in a JSON Lines file.
pub fn is_object(line: &str) -> bool {
    let line = line.trim();
    line.starts_with('{') && line.ends_with('}')
}

/// Returns the name in an object, or `None` if there is none.
pub fn object_name(text: &str) -> Option<Cow<'_, str>> {
    let is_object = text.trim_start().starts_with('{');
    is_object.then(|| quoted_field(text, "name")).flatten().map(Cow::Owned)
}

/// Replaces control characters in a name, because a terminal would interpret them.
fn printable(name: Cow<'_, str>) -> Cow<'_, str> {
    match name.contains(char::is_control) {
        true => name.replace(char::is_control, "\u{fffd}").into(),
        false => name,
    }
}

/// Writes a one-line object with this text in its field `text`.
pub fn write_object(text: &str) -> String {
    let escaped = text.trim_end().replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("{{\"text\":\"{escaped}\"}}\n")
}
