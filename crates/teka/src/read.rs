//! Reading of puzzles from text, and information about the puzzle families.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use teka_core::any::AnyFamily;
use teka_core::diagnostic::{Diagnostic, Diagnostics};
use teka_core::family::{Entry, Strictness};
use teka_core::message::Refusal;
use teka_core::{message, registry};
use teka_text::Lang;

use crate::error::{Invalid, Refused, diagnostics};
use crate::{Any, Error, Family, Puzzle, words};

/// A reader of puzzles, of any family or a chosen one, strict or lenient.
///
/// ```
/// use teka::Reader;
///
/// let reader = Reader::new().family("rush-hour")?.lenient(true).language("id")?;
/// let puzzle = reader.read("4 4\n2\n..A.\nPPA.K\n....\n....\n")?;
/// assert!(puzzle.warnings()[0].message.contains("kendaraan"), "{:?}", puzzle.warnings());
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone)]
#[must_use]
pub struct Reader<F: Family = Any> {
    family: Option<&'static dyn AnyFamily>,
    strictness: Strictness,
    lang: Lang,
    kind: PhantomData<F>,
}

impl Reader {
    /// Returns a strict reader that detects the family.
    pub fn new() -> Self {
        Self::of()
    }

    /// Restricts the reader to one family.
    ///
    /// Returns an error that lists the families if the name is unknown.
    pub fn family(mut self, id: &str) -> Result<Self, Refused> {
        self.family = Some(family(id, self.lang)?);
        Ok(self)
    }
}

impl Default for Reader {
    fn default() -> Self {
        Self::of()
    }
}

impl<F: Family> Reader<F> {
    pub(crate) fn of() -> Self {
        let (strictness, lang) = (Strictness::Strict, Lang::default());
        let family = F::ID.and_then(registry::family);
        Self { family, strictness, lang, kind: PhantomData }
    }

    /// Sets whether to accept inconsistencies that leave no doubt about the intended puzzle.
    /// [`Puzzle::warnings`] lists them.
    pub fn lenient(mut self, lenient: bool) -> Self {
        self.strictness = if lenient { Strictness::Lenient } else { Strictness::Strict };
        self
    }

    /// Sets the language of errors and of every sentence about the puzzles.
    ///
    /// Returns an error that lists the languages if the code is unknown.
    pub fn language(mut self, code: &str) -> Result<Self, Refused> {
        self.lang = language(code, self.lang)?;
        Ok(self)
    }

    /// Reads a text that contains one puzzle.
    ///
    /// Returns an error that lists all the mistakes if the text is not valid or contains several
    /// puzzles.
    pub fn read(&self, text: &str) -> Result<Puzzle<F>, Error> {
        let text = plain(text);
        let family = self.family_of(text)?;
        let entries = family.entries(text);
        match entries.as_slice() {
            [only] => self.read_entry(family, only),
            _ => {
                let message = message!("library-several", count = entries.len());
                let several = Diagnostic::new("several-puzzles", message);
                Err(self.invalid(several.help(message!("library-several-help")).into()))
            }
        }
    }

    /// Reads all the puzzles in a text, each one when the iterator reaches it.
    ///
    /// If the family cannot be detected, the iterator yields a single error.
    pub fn read_all<'a>(
        &self,
        text: &'a str,
    ) -> impl Iterator<Item = Result<Puzzle<F>, Error>> + use<'a, F> {
        let (reader, text) = (self.clone(), plain(text));
        let (entries, undetected) = match self.family_of(text) {
            Ok(family) => {
                (family.entries(text).into_iter().map(|entry| (family, entry)).collect(), None)
            }
            Err(error) => (Vec::new(), Some(Err(error))),
        };
        let read =
            move |(family, entry): (&dyn AnyFamily, Entry<'a>)| reader.read_entry(family, &entry);
        undetected.into_iter().chain(entries.into_iter().map(read))
    }

    fn family_of(&self, text: &str) -> Result<&'static dyn AnyFamily, Error> {
        self.family.or_else(|| registry::detect(text)).ok_or_else(|| {
            let help = message!("library-undetected-help", known = ids().join(", "));
            let undetected = Diagnostic::new("unknown-family", message!("unknown-family"));
            self.invalid(undetected.help(help).into())
        })
    }

    /// Reads one entry. Line numbers are relative to the whole text.
    fn read_entry(&self, family: &dyn AnyFamily, entry: &Entry<'_>) -> Result<Puzzle<F>, Error> {
        let read = family.parse_entry(entry, self.strictness);
        let read = read.map_err(|wrong| self.invalid(wrong))?;
        let mut puzzle = Puzzle::new(Arc::from(read.value), self.lang)?;
        puzzle.name = entry.name.as_deref().map(Arc::from);
        puzzle.warnings = diagnostics(self.lang, &read.warnings).into();
        Ok(puzzle)
    }

    fn invalid(&self, list: Diagnostics) -> Error {
        Invalid::new(self.lang, &list).into()
    }
}

/// Removes a leading byte order mark.
fn plain(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

impl<F: Family> fmt::Debug for Reader<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Reader")
            .field("family", &self.family.map(|family| family.info().id))
            .field("strictness", &self.strictness)
            .field("lang", &self.lang)
            .finish()
    }
}

/// Information about a puzzle family: its names and what it supports.
///
/// ```
/// for family in teka::families() {
///     println!("{}: {} by {:?}", family.id(), family.title(), family.methods());
/// }
/// assert!(teka::families().any(|family| family.id() == "queens"));
/// ```
#[derive(Clone, Copy)]
pub struct FamilyInfo(pub(crate) &'static dyn AnyFamily);

impl FamilyInfo {
    /// Returns the id, which [`Reader::family`] and [`generate`](crate::generate) accept.
    pub fn id(self) -> &'static str {
        self.0.info().id
    }

    /// Returns the English title.
    pub fn title(self) -> String {
        words(Lang::default()).id(&format!("{}-title", self.id()))
    }

    /// Returns the names of the methods.
    pub fn methods(self) -> Vec<&'static str> {
        self.0.methods().iter().map(|method| method.name).collect()
    }

    /// Returns the names of the formats that [`Puzzle::write`] accepts.
    pub fn formats(self) -> Vec<&'static str> {
        self.0.formats().iter().map(|format| format.name).collect()
    }

    /// Returns the ids of the rules that explanations use, easiest first.
    pub fn rules(self) -> Vec<&'static str> {
        self.0.rules().into_iter().map(|(name, _)| name).collect()
    }

    /// Returns the ids of the grades, easiest first.
    pub fn grades(self) -> &'static [&'static str] {
        self.0.grades()
    }
}

impl fmt::Debug for FamilyInfo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("FamilyInfo").field(&self.id()).finish()
    }
}

/// Looks up a family by its id. Returns an error that lists the families if the id is unknown.
pub(crate) fn family(id: &str, lang: Lang) -> Result<&'static dyn AnyFamily, Refused> {
    registry::family(id).ok_or_else(|| {
        let known = ids().join(", ");
        Refused::new(lang, &Refusal(message!("library-unknown-family", name = id, known = known)))
    })
}

/// Looks up a language by its code. Returns an error that lists the languages if the code is
/// unknown.
pub(crate) fn language(code: &str, lang: Lang) -> Result<Lang, Refused> {
    code.parse().map_err(|_| {
        let known = Lang::ALL.map(Lang::code).join(", ");
        let message = message!("library-unknown-language", name = code, known = known);
        Refused::new(lang, &Refusal(message))
    })
}

fn ids() -> Vec<&'static str> {
    registry::FAMILIES.iter().map(|family| family.info().id).collect()
}
