//! The table of a family's formats, and what follows from it: how much a text looks like the
//! family, the puzzles in it, how it is read and written.

use std::borrow::Cow;

use super::json::{Json, Unquoted, quoted_field};
use super::url::Url;
use super::{filled_lines, without_mark};
use crate::diagnostic::{Diagnostic, Diagnostics, Parsed, Span};
use crate::family::{Entry, Format, Strictness};
use crate::message;
use crate::message::Refusal;

/// A way to write puzzles `P` as text.
pub struct TextFormat<P: 'static> {
    /// What `--to` calls it.
    pub name: &'static str,
    /// True if a puzzle takes one line, so that a file can hold many.
    pub one_line: bool,
    /// How much a text looks like a puzzle in this format, from 0 (not at all) to 100; none if
    /// it is in another format. A broken puzzle must still look like one, or no format would
    /// report what is wrong with it.
    pub sniff: fn(&str) -> Option<u8>,
    /// The puzzles in a text.
    pub split: for<'a> fn(&'a str) -> Vec<Entry<'a>>,
    /// Reads one puzzle, reporting every mistake at once.
    pub read: fn(&str, Strictness) -> Result<Parsed<P>, Diagnostics>,
    /// Writes a puzzle; none for a format that is only read.
    pub write: Option<fn(&P) -> Result<String, Refusal>>,
}

/// The formats of a family.
pub struct Formats<P: 'static> {
    /// The usual one first. The last one that claims a text reads it; a text that none claims is
    /// read by the first.
    all: &'static [TextFormat<P>],
    /// The most bytes a puzzle can have, and what reports more; none if the formats bound
    /// themselves.
    longest: Option<(usize, fn() -> Diagnostic)>,
    /// The format that reads URLs, if there is one.
    urls: Option<&'static str>,
}

/// Only this many leading bytes are inspected, however long a text is.
const HEAD: usize = 8192;

/// An object is inspected as a whole up to this many bytes.
const LONGEST_OBJECT: usize = 1 << 18;

/// How much a URL that no format reads looks like a family, so that one of them reports it.
const FOREIGN: u8 = 2;

impl<P> Formats<P> {
    /// These formats, the default first; none of them reads URLs, and each bounds its texts.
    pub const fn new(all: &'static [TextFormat<P>]) -> Self {
        Self { all, longest: None, urls: None }
    }

    /// The same, for puzzles of at most this many bytes.
    pub const fn bounded(self, most: usize, too_long: fn() -> Diagnostic) -> Self {
        Self { longest: Some((most, too_long)), ..self }
    }

    /// The same, where the format called `name` reads URLs.
    pub const fn with_urls(self, name: &'static str) -> Self {
        Self { urls: Some(name), ..self }
    }

    /// How much a text looks like a puzzle of the family, from 0 (not at all) to 100.
    pub fn likeness(&self, text: &str) -> u8 {
        let sample = sample(without_mark(text));
        let (format, likeness) = self.choose(sample);
        if self.foreign(format, sample).is_some() { FOREIGN } else { likeness }
    }

    /// The puzzles in a text. In a file of puzzles on one line each line that is not blank is
    /// one, even a line that cannot be read: reading it reports what is wrong.
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

    /// Reads one puzzle in any format, reporting every mistake at once.
    pub fn read(&self, text: &str, reading: Strictness) -> Result<Parsed<P>, Diagnostics> {
        let text = without_mark(text);
        match self.longest {
            Some((most, too_long)) if text.len() > most => Err(too_long().into()),
            _ => self.read_as(self.choose(text).0, text, reading),
        }
    }

    /// Reads an object with the puzzle in its field `text`, in any format but JSON; mistakes are
    /// reported where they stand in the JSON. `no_text` reports that there is no such field.
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

    /// How much the field `text` of an object looks like a puzzle of the family; none if there
    /// is no such field.
    pub fn inner_likeness(&self, text: &str) -> Option<u8> {
        let inner = quoted_field(text, "text")?;
        let (format, likeness) = self.choose_plain(without_mark(&inner));
        let is_foreign = self.foreign(format, &inner).is_some();
        Some(if is_foreign { FOREIGN } else { likeness })
    }

    /// Writes a puzzle in the format of this name.
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

    /// The formats that can be written, the usual one first.
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

    /// The URL a text begins with, if the format that claims the text does not read it.
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

/// A format that claims a text, and how much the text looks like it.
type Chosen<P> = (&'static TextFormat<P>, u8);

/// What is inspected of a text: its head, but an object as a whole. Of many objects the first
/// speaks for all.
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

/// The beginning of a text, which is enough to judge what it looks like.
pub fn head(text: &str) -> &str {
    &text[..text.floor_char_boundary(HEAD)]
}

/// True if a text holds characters that only binary files have.
pub fn is_binary(text: &str) -> bool {
    let odd = |sign: char| sign == '\u{fffd}' || sign.is_control() && !sign.is_whitespace();
    text.chars().any(odd)
}

/// True if a line is a whole object, as in a file of JSON lines.
pub fn is_object(line: &str) -> bool {
    let line = line.trim();
    line.starts_with('{') && line.ends_with('}')
}

/// The name that an object gives its puzzle.
pub fn object_name(text: &str) -> Option<Cow<'_, str>> {
    let is_object = text.trim_start().starts_with('{');
    is_object.then(|| quoted_field(text, "name")).flatten().map(Cow::Owned)
}

/// A name that can be printed: a terminal would obey its control characters.
fn printable(name: Cow<'_, str>) -> Cow<'_, str> {
    match name.contains(char::is_control) {
        true => name.replace(char::is_control, "\u{fffd}").into(),
        false => name,
    }
}

/// Writes an object with this text in its field `text`, on one line.
pub fn write_object(text: &str) -> String {
    let escaped = text.trim_end().replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n");
    format!("{{\"text\":\"{escaped}\"}}\n")
}
