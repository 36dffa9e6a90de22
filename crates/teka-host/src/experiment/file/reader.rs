//! Reads values from a TOML document.
//!
//! Each mistake is recorded with its position and a remedy, and reading continues, so that all
//! mistakes are reported together.

use std::ops::Range;

use teka_core::diagnostic::{Diagnostic, Diagnostics, Span};
use teka_core::message;
use teka_core::message::Message;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// A value with its position.
pub type Item<'i> = Spanned<DeValue<'i>>;

/// A text with its position.
#[derive(Clone, Debug)]
pub struct Text {
    /// The text.
    pub text: String,
    /// The byte range in the document.
    pub at: Range<usize>,
}

/// The setting of a parameter. Several values result in one scenario each.
#[derive(Clone, Debug)]
pub struct Setting {
    /// The name of the parameter.
    pub name: String,
    /// The values.
    pub values: Vec<String>,
    /// The byte range in the document.
    pub at: Range<usize>,
}

/// A reader of one document.
pub struct Reader<'a> {
    text: &'a str,
    /// The mistakes found so far.
    pub wrong: Diagnostics,
}

impl<'a> Reader<'a> {
    /// Creates a reader for the document with this text.
    pub fn new(text: &'a str) -> Self {
        Self { text, wrong: Diagnostics::default() }
    }

    /// Parses the whole document. Returns `None` if it is not valid TOML.
    pub fn document(&mut self) -> Option<Spanned<DeTable<'a>>> {
        match DeTable::parse(self.text) {
            Ok(table) => Some(table),
            Err(error) => {
                let what = error.message().lines().collect::<Vec<_>>().join("; ");
                let at = error.span().unwrap_or(0..0);
                let help = message!("experiment-syntax-help");
                self.refuse("syntax", at, message!("experiment-syntax", what = what), help);
                None
            }
        }
    }

    /// Records a mistake with its position and remedy.
    pub fn refuse(&mut self, code: &'static str, at: Range<usize>, what: Message, help: Message) {
        let span = self.span(at);
        self.wrong.push(Diagnostic::new(code, what).at(span).help(help));
    }

    /// Records a mistake whose message contains the remedy.
    pub fn refuse_without_help(&mut self, code: &'static str, at: Range<usize>, what: Message) {
        let span = self.span(at);
        self.wrong.push(Diagnostic::new(code, what).at(span));
    }

    /// Records every key that is not one of the known keys.
    pub fn only_keys(&mut self, table: &DeTable, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let what = message!("experiment-unknown-key", name = key.get_ref().as_ref());
            let help = message!("experiment-known-keys", known = known.join(", "));
            self.refuse("unknown-key", key.span(), what, help);
        }
    }

    /// Records that a key is missing.
    pub fn missing(&mut self, key: &str, at: Range<usize>, example: &str) {
        let what = message!("experiment-missing-key", key = key);
        self.refuse("missing-key", at, what, message!("experiment-example", example = example));
    }

    /// Reads a text.
    pub fn text(&mut self, table: &DeTable, key: &str, example: &str) -> Option<Text> {
        let item = get(table, key)?;
        let text =
            item.get_ref().as_str().map(|text| Text { text: text.to_owned(), at: item.span() });
        self.or_wrong(text, key, item, example)
    }

    /// Reads a text or a list of texts.
    pub fn texts(&mut self, table: &DeTable, key: &str, example: &str) -> Option<Vec<Text>> {
        let item = get(table, key)?;
        self.texts_of(item, key, example)
    }

    /// Converts a value to a text or a list of texts.
    pub fn texts_of(&mut self, item: &Item, key: &str, example: &str) -> Option<Vec<Text>> {
        let text = |item: &Item| {
            let text = item.get_ref().as_str()?.to_owned();
            Some(Text { text, at: item.span() })
        };
        let texts = match item.get_ref().as_array() {
            Some(list) => list.iter().map(text).collect(),
            None => text(item).map(|text| vec![text]),
        };
        self.or_wrong(texts, key, item, example)
    }

    /// Reads a non-negative whole number.
    pub fn whole(&mut self, table: &DeTable, key: &str, example: &str) -> Option<u64> {
        let item = get(table, key)?;
        self.or_wrong(whole_of(item), key, item, example)
    }

    /// Reads a Boolean. Returns false if the key is missing.
    pub fn flag(&mut self, table: &DeTable, key: &str, example: &str) -> bool {
        let Some(item) = get(table, key) else { return false };
        self.or_wrong(item.get_ref().as_bool(), key, item, example).unwrap_or(false)
    }

    /// Reads the tables of `[[key]]`.
    pub fn tables<'t, 'i>(
        &mut self,
        table: &'t DeTable<'i>,
        key: &str,
        example: &str,
    ) -> Vec<(&'t DeTable<'i>, Range<usize>)> {
        let Some(item) = get(table, key) else { return Vec::new() };
        let one = |item: &'t Item<'i>| Some((item.get_ref().as_table()?, item.span()));
        let list = item.get_ref().as_array();
        let tables = list.and_then(|list| list.iter().map(one).collect::<Option<Vec<_>>>());
        self.or_wrong(tables, key, item, example).unwrap_or_default()
    }

    /// Reads a table, written as `[key]` or `key = { … }`.
    pub fn table<'t, 'i>(
        &mut self,
        table: &'t DeTable<'i>,
        key: &str,
        example: &str,
    ) -> Option<&'t DeTable<'i>> {
        let item = get(table, key)?;
        self.or_wrong(item.get_ref().as_table(), key, item, example)
    }

    /// Reads the parameters of a table `set`, each with one value or a list of values.
    pub fn settings(&mut self, table: &DeTable) -> Vec<Setting> {
        let Some(set) = self.table(table, "set", "set = { seed = 1 }") else { return Vec::new() };
        let mut settings = Vec::new();
        for (key, item) in set.iter() {
            let values = match item.get_ref().as_array() {
                Some(list) => list.iter().map(plain).collect(),
                None => plain(item).map(|value| vec![value]),
            };
            let name = key.get_ref().as_ref();
            let values = values.filter(|values| !values.is_empty());
            let values = self.or_wrong(values, name, item, &format!("{name} = 10"));
            let at = key.span().start..item.span().end;
            settings.extend(values.map(|values| Setting { name: name.to_owned(), values, at }));
        }
        // Restores the order of the document, because the table is sorted by name.
        settings.sort_by_key(|setting| setting.at.start);
        settings
    }

    /// Returns the value, or records that it has the wrong type.
    pub fn or_wrong<T>(
        &mut self,
        value: Option<T>,
        key: &str,
        item: &Item,
        example: &str,
    ) -> Option<T> {
        if value.is_none() {
            let what = message!("experiment-wrong-kind", key = key);
            let help = message!("experiment-example", example = example);
            self.refuse("wrong-kind", item.span(), what, help);
        }
        value
    }

    /// Converts a byte range to a line, a column and a length in characters. A range of several
    /// lines is marked on its first.
    fn span(&self, at: Range<usize>) -> Span {
        let start = at.start.min(self.text.len());
        let before = &self.text[..start];
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
        let marked = self.text.get(start..at.end.min(self.text.len())).unwrap_or_default();
        let length = marked.lines().next().unwrap_or_default().chars().count();
        Span::run(line, column, length.max(1))
    }
}

/// Returns the value of a key.
pub fn get<'t, 'i>(table: &'t DeTable<'i>, key: &str) -> Option<&'t Item<'i>> {
    table.iter().find(|(known, _)| known.get_ref() == key).map(|(_, item)| item)
}

/// Returns a number or a text as it would be typed on a command line.
pub fn plain(item: &Item) -> Option<String> {
    match item.get_ref() {
        DeValue::String(text) => Some(text.to_string()),
        DeValue::Integer(number) if number.radix() == 10 => Some(number.as_str().to_owned()),
        DeValue::Float(number) => Some(number.as_str().to_owned()),
        DeValue::Boolean(yes) => Some(yes.to_string()),
        _ => None,
    }
}

/// Converts a value to a non-negative whole number.
pub fn whole_of(item: &Item) -> Option<u64> {
    let number = item.get_ref().as_integer()?;
    u64::from_str_radix(number.as_str(), number.radix()).ok()
}

/// Converts a value to a finite number.
pub fn number_of(item: &Item) -> Option<f64> {
    match item.get_ref() {
        DeValue::Integer(_) | DeValue::Float(_) => finite(&plain(item)?),
        _ => None,
    }
}

/// Parses a finite number. Other numbers have no meaningful mean, and charts cannot show them.
pub fn finite(text: &str) -> Option<f64> {
    text.parse().ok().filter(|number: &f64| number.is_finite())
}
