//! Generation of new puzzles.

use std::fmt;
use std::marker::PhantomData;
use std::sync::Arc;

use teka_core::any::AnyFamily;
use teka_core::message::Refusal;
use teka_core::param::Args;
use teka_core::{message, registry};
use teka_text::Lang;

use crate::error::{Refused, Stopped};
use crate::limits::limit_methods;
use crate::read::language;
use crate::{Any, Cancel, Error, Family, Limits, Puzzle};

/// A builder that generates a puzzle. The same seed gives the same puzzle.
///
/// Generated puzzles have exactly one solution. Rush Hour puzzles may have several; they are always
/// solvable.
///
/// ```
/// use teka::Queens;
///
/// let puzzle = Queens::generate().size(6).grade("easy").seed(7).run()?;
/// assert_eq!(puzzle.size(), 6);
/// assert_eq!(puzzle.explain()?.grade(), Some("easy"));
///
/// let error = Queens::generate().grade("no-such-grade").run().unwrap_err();
/// assert!(error.valid().contains(&"hard".to_owned()));
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone)]
#[must_use = "a generator does nothing until it is run"]
pub struct Generator<F: Family = Any> {
    family: Option<&'static dyn AnyFamily>,
    settings: Vec<(String, String)>,
    seed: u64,
    limits: Limits,
    lang: Lang,
    kind: PhantomData<F>,
}

impl Generator {
    pub(crate) fn of_family(family: &'static dyn AnyFamily) -> Self {
        Self { family: Some(family), ..Self::of() }
    }
}

impl<F: Family> Generator<F> {
    pub(crate) fn of() -> Self {
        Self {
            family: F::ID.and_then(registry::family),
            settings: Vec::new(),
            seed: 0,
            limits: Limits::new(),
            lang: Lang::default(),
            kind: PhantomData,
        }
    }

    limit_methods!();

    /// Sets the size of the board.
    pub fn size(self, size: u8) -> Self {
        self.set("size", size)
    }

    /// Sets the grade, such as `easy`.
    pub fn grade(self, grade: &str) -> Self {
        self.set("grade", grade)
    }

    /// Sets a parameter. [`Generator::run`] checks the name and the value.
    pub fn set(mut self, name: &str, value: impl ToString) -> Self {
        self.settings.push((name.to_owned(), value.to_string()));
        self
    }

    /// Sets the seed. The default is 0.
    pub fn seed(mut self, seed: u64) -> Self {
        self.seed = seed;
        self
    }

    /// Sets the language of errors and of every sentence about the puzzle.
    ///
    /// Returns an error that lists the languages if the code is unknown.
    pub fn language(mut self, code: &str) -> Result<Self, Refused> {
        self.lang = language(code, self.lang)?;
        Ok(self)
    }

    /// Generates the puzzle.
    ///
    /// Returns an error that lists the valid options if a parameter, a value or a grade is unknown.
    /// Also returns an error if the generator is stopped or gives up.
    pub fn run(&self) -> Result<Puzzle<F>, Error> {
        let refused = |refusal: Refusal| Refused::new(self.lang, &refusal);
        let generator = self.family.and_then(AnyFamily::generator);
        let generator =
            generator.ok_or_else(|| refused(message!("library-no-generator").into()))?;
        let args = Args::read(generator.params(), &self.settings).map_err(refused)?;
        if let Some(refusal) = generator.refuse(&args) {
            return Err(refused(refusal).into());
        }
        let (made, stats) = self
            .limits
            .run(&Cancel::new(), |control| generator.generate(&args, self.seed, control));
        let made = made.map_err(|stop| Stopped::generator(self.lang, stop, stats))?;
        Ok(Puzzle::new(Arc::from(made), self.lang)?)
    }
}

impl<F: Family> fmt::Debug for Generator<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Generator")
            .field("family", &self.family.map(|family| family.info().id))
            .field("settings", &self.settings)
            .field("seed", &self.seed)
            .field("limits", &self.limits)
            .finish()
    }
}
