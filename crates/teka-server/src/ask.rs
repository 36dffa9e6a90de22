//! What a request asks for: its fields, read one by one with a clear complaint for each.

use std::sync::Arc;

use serde_json::{Map, Value as Json};
use teka_core::any::AnyFamily;
use teka_core::family::Strictness;
use teka_core::message;
use teka_core::registry;
use teka_host::watch::Cancel;
use teka_render::{Shape, Theme};
use teka_text::{Lang, Words};

use crate::app::Shared;
use crate::picture::Look;
use crate::trouble::Trouble;

/// A request, its body read.
pub struct Ask {
    /// What the server knows.
    pub shared: Arc<Shared>,
    /// Asked when whoever asks leaves.
    pub cancel: Cancel,
    /// The reader's language.
    pub lang: Lang,
    fields: Map<String, Json>,
}

impl Ask {
    /// A request with these fields; the language is one of them, else `lang`.
    pub fn new(
        shared: Arc<Shared>,
        cancel: Cancel,
        lang: Lang,
        fields: Map<String, Json>,
    ) -> Result<Self, Trouble> {
        let mut ask = Self { shared, cancel, lang, fields };
        if let Some(code) = ask.maybe_text("lang")? {
            let known = Lang::ALL.map(Lang::code).join(", ");
            let unknown =
                |_| Trouble::bad(message!("server-not-choice", name = "lang", known = known));
            ask.lang = code.parse().map_err(unknown)?;
        }
        Ok(ask)
    }

    /// The reader's words.
    pub fn words(&self) -> &Words {
        self.shared.words(self.lang)
    }

    /// A field that is there and is not null.
    pub fn field(&self, name: &str) -> Option<&Json> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// A text that has to be there.
    pub fn text(&self, name: &str) -> Result<&str, Trouble> {
        let missing = || Trouble::bad(message!("server-missing", name = name));
        self.maybe_text(name)?.ok_or_else(missing)
    }

    /// A text that may be there.
    pub fn maybe_text(&self, name: &str) -> Result<Option<&str>, Trouble> {
        let not_text = || Trouble::bad(message!("server-not-text", name = name));
        self.field(name).map(|value| value.as_str().ok_or_else(not_text)).transpose()
    }

    /// Yes or no; no where nothing is said.
    pub fn flag(&self, name: &str) -> Result<bool, Trouble> {
        let not_flag = || Trouble::bad(message!("server-not-flag", name = name));
        self.field(name).map_or(Ok(false), |value| value.as_bool().ok_or_else(not_flag))
    }

    /// A whole number that may be there.
    pub fn number(&self, name: &str, min: u64, max: u64) -> Result<Option<u64>, Trouble> {
        let number = self.field(name).map(|value| {
            let number = value.as_u64().filter(|number| (min..=max).contains(number));
            number.ok_or_else(|| {
                Trouble::bad(message!("server-not-number", name = name, min = min, max = max))
            })
        });
        number.transpose()
    }

    /// A list that may be there.
    pub fn list(&self, name: &str) -> Result<Option<&Vec<Json>>, Trouble> {
        let not_list = || Trouble::bad(message!("server-not-list", name = name));
        self.field(name).map(|value| value.as_array().ok_or_else(not_list)).transpose()
    }

    /// Settings: names with texts or numbers.
    pub fn settings(&self, name: &str) -> Result<Vec<(String, String)>, Trouble> {
        self.field(name).map_or(Ok(Vec::new()), |value| settings(value, name))
    }

    /// One of several words, the first where nothing is said.
    pub fn choice<'a>(&'a self, name: &str, known: &[&'a str]) -> Result<&'a str, Trouble> {
        match self.maybe_text(name)? {
            None => Ok(known[0]),
            Some(word) if known.contains(&word) => Ok(word),
            Some(_) => {
                let known = known.join(", ");
                Err(Trouble::bad(message!("server-not-choice", name = name, known = known)))
            }
        }
    }

    /// The theme of pictures.
    pub fn theme(&self) -> Result<Theme, Trouble> {
        let known = Theme::ALL.map(Theme::name);
        // Every name is one of a theme.
        Ok(self.choice("theme", &known)?.parse().unwrap_or_default())
    }

    /// How pictures look.
    pub fn look(&self) -> Result<Look, Trouble> {
        let layout = if self.flag("tall")? { Shape::Tall } else { Shape::Wide };
        Ok(Look { theme: self.theme()?, layout })
    }

    /// How strictly a puzzle is to be read.
    pub fn reading(&self) -> Result<Strictness, Trouble> {
        Ok(if self.flag("lenient")? { Strictness::Lenient } else { Strictness::Strict })
    }

    /// The family that is named, if one is.
    pub fn family(&self) -> Result<Option<&'static dyn AnyFamily>, Trouble> {
        let ids: Vec<&str> = registry::FAMILIES.iter().map(|family| family.info().id).collect();
        let unknown =
            || Trouble::bad(message!("server-not-choice", name = "family", known = ids.join(", ")));
        let named = self.maybe_text("family")?;
        named.map(|id| registry::family(id).ok_or_else(unknown)).transpose()
    }
}

/// Reads settings.
pub fn settings(value: &Json, name: &str) -> Result<Vec<(String, String)>, Trouble> {
    let bad = || Trouble::bad(message!("server-not-settings", name = name));
    let one = |(key, value): (&String, &Json)| match value {
        Json::String(text) => Ok((key.clone(), text.clone())),
        Json::Number(number) => Ok((key.clone(), number.to_string())),
        _ => Err(bad()),
    };
    value.as_object().ok_or_else(bad)?.iter().map(one).collect()
}
