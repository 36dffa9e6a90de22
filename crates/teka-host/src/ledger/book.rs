//! What a count that can be gone on with knows: a line of JSON, and a line that tells
//! whether the first is whole.

use std::collections::BTreeMap;
use std::path::Path;

use serde_json::{Map, Value as Json, json};
use teka_core::any::AnyFamily;
use teka_core::counting::Derived;

use super::NotResumed;
use crate::count::Count;
use crate::files::{self, FileError};
use crate::json;

/// The pieces of a count that are done.
#[derive(Debug)]
pub struct Book {
    /// What has to be the same to go on.
    head: Json,
    /// How many solutions each piece that is done has.
    pub done: BTreeMap<usize, u128>,
    /// Nodes it took.
    nodes: u64,
    /// Time it took.
    pub milliseconds: u64,
    /// How the named numbers follow from the count, once that is known.
    pub derived: Option<Vec<Derived>>,
    /// The whole count, once it is done.
    pub count: Option<u128>,
    /// True if something was noted since it was last written.
    has_news: bool,
}

impl Book {
    /// The book in the file, which must have this head, or a new one.
    pub fn open(path: &Path, head: Json, family: &dyn AnyFamily) -> Result<Self, NotResumed> {
        let bytes = match files::read_file(path) {
            Ok(bytes) => bytes,
            Err(FileError::Missing(_)) => return Ok(Self::new(head)),
            Err(error) => return Err(error.into()),
        };
        let object = String::from_utf8(bytes).ok().and_then(|text| checked(&text));
        let object = object.ok_or(NotResumed::Damaged)?;
        if object["head"] != head {
            return Err(NotResumed::Another);
        }
        Self::new(head).filled(&object, family).ok_or(NotResumed::Damaged)
    }

    fn new(head: Json) -> Self {
        Self {
            head,
            done: BTreeMap::new(),
            nodes: 0,
            milliseconds: 0,
            derived: None,
            count: None,
            has_news: false,
        }
    }

    fn filled(mut self, object: &Json, family: &dyn AnyFamily) -> Option<Self> {
        for (number, count) in object["done"].as_object()? {
            self.done.insert(number.parse().ok()?, json::read_number(count)?);
        }
        self.nodes = object["nodes"].as_u64()?;
        self.milliseconds = object["milliseconds"].as_u64()?;
        let known = |name: &str| family.derived_names().iter().find(|known| **known == name);
        if !object["derived"].is_null() {
            let derived = json::read_derived(&object["derived"], |name| known(name).copied())?;
            self.derived = Some(derived);
        }
        Some(self)
    }

    /// Everything it knows.
    pub fn text(&self) -> String {
        let done: Map<String, Json> = self
            .done
            .iter()
            .map(|(number, count)| (number.to_string(), json::number(*count)))
            .collect();
        let object = json!({
            "head": self.head, "done": done, "nodes": self.nodes,
            "milliseconds": self.milliseconds,
            "derived": self.derived.as_deref().map(json::derived),
            "count": self.count.map(json::number),
        })
        .to_string();
        let check = json!({ "check": json::hash(object.as_bytes()) });
        format!("{object}\n{check}\n")
    }

    /// Everything it knows, if something is new.
    pub fn news(&mut self) -> Option<String> {
        std::mem::take(&mut self.has_news).then(|| self.text())
    }

    /// Notes a piece that is done.
    pub fn note(&mut self, number: usize, count: &Count) {
        self.done.insert(number, count.count);
        self.nodes += count.cost.stats.nodes;
        self.has_news = true;
    }

    /// The sum of what is done.
    pub fn known(&self) -> Count {
        let mut sum = Count::none();
        sum.cost.stats.nodes = self.nodes;
        sum.count = self.done.values().fold(0, |sum, count| sum.saturating_add(*count));
        sum.exact = sum.count < u128::MAX;
        sum
    }
}

/// The object in the text, if the text is whole.
fn checked(text: &str) -> Option<Json> {
    let (object, rest) = text.split_once('\n')?;
    let check: Json = serde_json::from_str(rest.strip_suffix('\n')?).ok()?;
    let is_whole = check["check"] == json::hash(object.as_bytes());
    is_whole.then(|| serde_json::from_str(object).ok()).flatten()
}
