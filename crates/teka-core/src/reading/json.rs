//! JSON and similar JavaScript literals, parsed with positions. The parser finds the lists and
//! texts that belong to an object and knows nothing about puzzles. [`super::list`] reads source
//! code that is not a literal.

use jsonc_parser::ast::{Object, StringLit, Value};
use jsonc_parser::common::Ranged;
use jsonc_parser::errors::{ParseError, ParseErrorKind};
use jsonc_parser::{ParseStringErrorKind, parse_to_ast};

use super::list::{find_list, position};
use super::slice::short;
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;

/// The maximum length of a text. No puzzle is longer.
const LONGEST: usize = 1 << 22;

/// A JSON value with the position of everything in it. Trailing commas, comments, single quotes and
/// unquoted names are accepted.
pub struct Json<'a> {
    text: &'a str,
    root: Value<'a>,
    /// The byte offset of any text after the first value, other than commas.
    pub more: Option<usize>,
}

/// A list in a [`Json`].
pub struct Listed<'j, 'a> {
    /// The name of the list.
    pub key: &'static str,
    /// The byte offset of its opening bracket.
    pub start: usize,
    /// The object that contains it.
    pub object: &'j Object<'a>,
    /// True if that object is the outermost value.
    pub is_outermost: bool,
    /// True if another object at the same level contains such a list.
    pub has_more: bool,
}

impl<'a> Json<'a> {
    /// Parses the first value in a text. Returns `Err` if it is invalid, too long or nested too
    /// deeply.
    pub fn parse(text: &'a str) -> Result<Self, Diagnostics> {
        if text.len() > LONGEST {
            let message = message!("json-too-long", most = LONGEST);
            let flaw = Diagnostic::new("bad-json", message).at(Span::at(1, 1));
            return Err(flaw.help(message!("json-too-deep-help")).into());
        }
        let parse = |text| parse_to_ast(text, &Default::default(), &Default::default());
        let (read, more) = match parse(text) {
            Err(error) if matches!(error.kind(), ParseErrorKind::MultipleRootJsonValues) => {
                let end = error.range().start;
                let is_gap = |sign: char| sign == ',' || sign.is_whitespace();
                let more = text[end..].find(|sign| !is_gap(sign)).map(|gap| end + gap);
                (parse(&text[..end]), more)
            }
            read => (read, None),
        };
        let root = read.map_err(|error| bad_json(text, &error))?.value;
        let root = root.ok_or_else(|| unclosed(text, 0))?;
        Ok(Self { text, root, more })
    }

    /// Returns the list named by one of `keys`, or `None` if there is none. If there are several,
    /// the least nested one is preferred, then the one with the earlier key.
    pub fn list(&self, keys: &[&'static str]) -> Option<Listed<'_, 'a>> {
        let mut level = vec![&self.root];
        while !level.is_empty() {
            let objects = || level.iter().filter_map(|value| value.as_object());
            for key in keys {
                let mut lists =
                    objects().filter_map(|object| Some((object, object.get_array(key)?)));
                if let Some((object, list)) = lists.next() {
                    let has_more = self.more.is_some() || lists.next().is_some();
                    let is_outermost =
                        self.root.as_object().is_some_and(|root| std::ptr::eq(root, object));
                    let start = list.range.start;
                    return Some(Listed { key, start, object, is_outermost, has_more });
                }
            }
            level = level.into_iter().flat_map(children).collect();
        }
        None
    }

    /// Returns the byte offset of the first list of lists, or `None` if there is none.
    pub fn nested_list(&self) -> Option<usize> {
        let mut waiting = vec![&self.root];
        while let Some(value) = waiting.pop() {
            match value {
                Value::Array(list) if matches!(list.elements.first(), Some(Value::Array(_))) => {
                    return Some(list.range.start);
                }
                _ => waiting.extend(children(value).into_iter().rev()),
            }
        }
        None
    }

    /// Returns the byte offset of the outermost value if it is a list.
    pub fn root_list(&self) -> Option<usize> {
        self.root.as_array().map(|list| list.range.start)
    }

    /// Returns `Err` if anything follows the first value.
    pub fn alone(&self) -> Result<(), Diagnostics> {
        let Some(more) = self.more else { return Ok(()) };
        let flaw = Diagnostic::new("bad-json", message!("json-more")).at(place(self.text, more));
        Err(flaw.help(message!("json-more-help")).into())
    }

    /// Returns the string named `key` in the outermost object, or `None` if there is none.
    pub fn string(&self, key: &str) -> Option<&StringLit<'a>> {
        self.root.as_object()?.get_string(key)
    }
}

/// Returns the direct children of a value, in text order.
fn children<'j, 'a>(value: &'j Value<'a>) -> Vec<&'j Value<'a>> {
    match value {
        Value::Array(list) => list.elements.iter().collect(),
        Value::Object(object) => object.properties.iter().map(|field| &field.value).collect(),
        _ => Vec::new(),
    }
}

/// Returns the number named `key` in an object, with its position, or `None` if there is none.
pub fn number<'a>(text: &str, object: &Object<'a>, key: &str) -> Option<(&'a str, Span)> {
    let number = object.get_number(key)?;
    let (line, column) = position(text, number.range().start);
    Some((number.value, Span::run(line, column, number.value.len())))
}

/// Returns the string named `key` in the outermost object, or `None` if it is missing or empty. In
/// invalid JSON, returns the first such string, so that diagnostics can name the puzzle.
pub fn quoted_field(text: &str, key: &str) -> Option<String> {
    let found = match Json::parse(text) {
        Ok(json) => json.string(key)?.value.to_string(),
        Err(_) => quoted_anywhere(text, key)?,
    };
    Some(found).filter(|found| !found.is_empty())
}

fn quoted_anywhere(text: &str, key: &str) -> Option<String> {
    let (_, rest) = text.split_once(&format!("\"{key}\""))?;
    let rest = rest.trim_start().strip_prefix(':')?.trim_start().strip_prefix('"')?;
    let mut escaped = false;
    let end = rest.bytes().position(|byte| {
        let closes = byte == b'"' && !escaped;
        escaped = byte == b'\\' && !escaped;
        closes
    });
    Some(Unquoted::new(&rest[..end.unwrap_or(rest.len())], 1, 1).text)
}

/// Returns the byte offset of the list named by one of `keys`, in JSON or in source code. A list
/// that is the whole text needs no name. Returns `None` if there is no list.
pub fn locate_list(text: &str, keys: &[&'static str]) -> Option<usize> {
    match Json::parse(text) {
        Ok(json) => json.list(keys).map(|list| list.start).or(json.root_list()),
        Err(_) => {
            let bare = text.find('[').filter(|_| text.trim_start().starts_with('['));
            keys.iter().find_map(|key| find_list(text, key)).or(bare)
        }
    }
}

/// Creates the diagnostic for invalid JSON.
fn bad_json(text: &str, error: &ParseError) -> Diagnostic {
    let start = error.range().start;
    match error.kind() {
        ParseErrorKind::UnterminatedArray
        | ParseErrorKind::UnterminatedObject
        | ParseErrorKind::UnterminatedCommentBlock
        | ParseErrorKind::String(ParseStringErrorKind::UnterminatedStringLiteral) => {
            unclosed(text, start)
        }
        ParseErrorKind::NestingDepthExceeded => {
            Diagnostic::new("bad-json", message!("json-too-deep"))
                .at(place(text, start))
                .help(message!("json-too-deep-help"))
        }
        _ if text[start..].trim().is_empty() => {
            // After a final line break, the parser reports a line that the text does not have.
            let end = text.trim_end().len();
            Diagnostic::new("bad-json", message!("json-incomplete"))
                .at(place(text, end))
                .help(message!("json-help"))
        }
        _ => {
            let rest = &text[start..];
            let word = rest.split(|sign: char| !sign.is_alphanumeric()).next().unwrap_or_default();
            let first = rest.chars().next().map_or(0, char::len_utf8);
            let sign = short(&rest[..word.len().max(first)]);
            Diagnostic::new("bad-json", message!("json-unexpected", text = sign))
                .at(place(text, start))
                .help(message!("json-help"))
        }
    }
}

fn unclosed(text: &str, start: usize) -> Diagnostic {
    Diagnostic::new("bad-json", message!("json-unclosed"))
        .at(place(text, start))
        .help(message!("json-unclosed-help"))
}

fn place(text: &str, at: usize) -> Span {
    let (line, column) = position(text, at);
    Span::at(line, column)
}

/// The content of a string literal.
pub(crate) struct Unquoted {
    /// The unescaped text.
    pub text: String,
    /// The position of each character in the source, for each line of the text. Each line also has
    /// the position of its end.
    places: Vec<Vec<Span>>,
}

impl Unquoted {
    /// Returns the string named `key` in the outermost object, or `None` if there is none.
    pub fn find(json: &Json, key: &str) -> Option<Self> {
        let range = json.string(key)?.range;
        let quoted = json.text.get(range.start + 1..range.end - 1)?;
        let (line, column) = position(json.text, range.start + 1);
        Some(Self::new(quoted, line, column))
    }

    fn new(quoted: &str, line: usize, column: usize) -> Self {
        let mut found = Self { text: String::new(), places: vec![Vec::new()] };
        let (mut line, mut column) = (line, column);
        let mut rest = quoted;
        while let Some((sign, length)) = next_sign(rest) {
            found.push(sign, Span::run(line, column, length));
            let (read, after) = rest.split_at(rest.len().min(length_of(rest, length)));
            column += length;
            if read.contains('\n') {
                (line, column) = (line + 1, 1);
            }
            rest = after;
        }
        found.end(Span::at(line, column));
        found
    }

    fn push(&mut self, sign: char, span: Span) {
        self.text.push(sign);
        self.end(span);
        if sign == '\n' {
            self.places.push(Vec::new());
        }
    }

    fn end(&mut self, span: Span) {
        self.places.last_mut().into_iter().for_each(|line| line.push(span));
    }

    /// Moves diagnostics about the content to their positions in the source.
    pub fn moved(&self, mut flaws: Diagnostics) -> Diagnostics {
        for flaw in &mut flaws.0 {
            flaw.span = flaw.span.map(|span| self.outside(span));
        }
        flaws
    }

    fn outside(&self, span: Span) -> Span {
        let last = self.places.len() - 1;
        let line = &self.places[last.min((span.line as usize).saturating_sub(1))];
        let at = |column: u32| line.get((column as usize).saturating_sub(1)).or(line.last());
        let Some(first) = at(span.column).copied() else { return Span::at(1, 1) };
        let end = at(span.column + span.length.max(1) - 1).copied().unwrap_or(first);
        let length = (end.column + end.length).saturating_sub(first.column).max(1);
        Span { length, ..first }
    }
}

/// Returns the length of the first `count` characters in bytes.
fn length_of(text: &str, count: usize) -> usize {
    text.chars().take(count).map(char::len_utf8).sum()
}

/// Returns the next unescaped character of a string literal, and the number of characters it takes
/// in the source.
fn next_sign(rest: &str) -> Option<(char, usize)> {
    let mut signs = rest.chars();
    let first = signs.next()?;
    if first != '\\' {
        return Some((first, 1));
    }
    Some(match signs.next() {
        None => ('\\', 1),
        Some('n') => ('\n', 2),
        Some('t') => ('\t', 2),
        Some('r') => ('\r', 2),
        Some('u') => numbered_sign(rest).unwrap_or(('u', 2)),
        Some(sign) => (sign, 2),
    })
}

/// Returns the character of an escape such as `\u00e9`, or of a surrogate pair of two escapes.
fn numbered_sign(rest: &str) -> Option<(char, usize)> {
    let code = |at: usize| {
        let digits = rest.get(at..)?.strip_prefix("\\u")?.get(..4)?;
        u16::from_str_radix(digits, 16).ok().filter(|_| !digits.starts_with('+'))
    };
    let first = code(0)?;
    let halves = [first, code(6).unwrap_or(0)];
    let whole = char::decode_utf16(halves).next()?.ok()?;
    Some((whole, if char::from_u32(first.into()).is_some() { 6 } else { 12 }))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_quoted(text: &str, expected: Option<&str>) {
        assert_eq!(quoted_field(text, "name").as_deref(), expected, "{text}");
    }

    #[test]
    fn quoted_texts_end_at_their_quote_and_are_unescaped() {
        check_quoted(r#"{"name":"caf\u00e9 \"q\" \\","text":"x"}"#, Some("café \"q\" \\"));
        check_quoted(r#"{"name" : "\ud83d\ude00\t\/"}"#, Some("😀\t/"));
        check_quoted(r#"{"name":""}"#, None);
    }

    #[test]
    fn an_object_with_mistakes_still_says_which_puzzle_it_is() {
        check_quoted(r#"{"name":"b","text":"4 7"#, Some("b"));
        check_quoted(r#"{,"name": "caf\u00e9"}"#, Some("café"));
        check_quoted(r#"{"name":"open"#, Some("open"));
        check_quoted(r#"{"name":"\""#, Some("\""));
    }

    #[test]
    fn what_stands_inside_another_object_is_not_the_objects_own() {
        check_quoted(r#"{"meta":{"name":"inner"},"name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"list":["name",{"name":"inner"}],"name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"text":"\"name\":\"quoted\"","name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"text":"name","name":"outer"}"#, Some("outer"));
        check_quoted(r#"{"name":12,"x":"no"}"#, None);
        check_quoted(r#"{"meta":{"name":"inner"}}"#, None);
    }

    fn check_list(text: &str, expected: Option<(&str, usize)>) {
        let json = Json::parse(text).unwrap_or_else(|flaw| panic!("{flaw:?}: {text}"));
        let found = json.list(&["regions", "grid"]).map(|list| (list.key, list.start));
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn lists_are_found_by_structure_not_by_what_strings_say() {
        check_list(r#"{"name":"my regions: [easy]","grid":[1]}"#, Some(("grid", 36)));
        check_list(r#"{"old":{"regions":[2]},"regions":[1]}"#, Some(("regions", 33)));
        check_list("{grid:['a'], // comment\n}", Some(("grid", 6)));
        check_list(r#"[{"a":1},{"grid":[]}]"#, Some(("grid", 17)));
        check_list(r#"{"grid":7}"#, None);
    }

    #[test]
    fn mistakes_have_a_place() {
        let check = |text: &str, id: &str, line: u32, column: u32| {
            let flaws = Json::parse(text).err().unwrap_or_else(|| panic!("{text}"));
            let flaw = &flaws.0[0];
            let span = flaw.span.unwrap();
            assert_eq!((flaw.code, flaw.message.id), ("bad-json", id), "{text}");
            assert_eq!((span.line, span.column), (line, column), "{text}");
        };
        check("{\n \"a\": [1, 2", "json-unclosed", 2, 7);
        check("{\"a\": \"b", "json-unclosed", 1, 7);
        check("{\n\"a\": Red}", "json-unexpected", 2, 6);
        check("{\"a\" 1}", "json-unexpected", 1, 6);
        check("{A\n", "json-incomplete", 1, 3);
        check(&"[".repeat(100_000), "json-too-deep", 1, 513);
        check(&"[".repeat(LONGEST + 1), "json-too-long", 1, 1);
    }
}
