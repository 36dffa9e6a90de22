//! A puzzle and its operations, and the result of checking an answer.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use teka_core::any::AnyPuzzle;
use teka_core::family;
use teka_core::message;
use teka_core::message::Refusal;
use teka_core::place::Place;
use teka_text::Lang;

use crate::error::{Invalid, Refused, Stopped};
use crate::read::language;
use crate::{
    Any, Cancel, Compare, Counting, Diagnostic, Drawing, Error, Explanation, Family, FamilyInfo,
    Game, Hint, Limits, Reader, Search, words,
};

/// A valid puzzle of any family, or of the family `F`.
///
/// Cloning a puzzle is cheap. `Display` writes it in the first suitable format of its family;
/// [`read`](crate::read()) accepts that text again.
///
/// ```
/// use teka::{Puzzle, Queens};
///
/// let puzzle: Puzzle = "ABCC\nABBC\nADDC\nADDD".parse()?;
/// let queens: Puzzle<Queens> = puzzle.clone().try_into()?;
/// assert_eq!(queens.size(), 4);
/// assert_eq!(queens.into_any().to_string(), puzzle.to_string());
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone)]
pub struct Puzzle<F: Family = Any> {
    pub(crate) any: Arc<dyn AnyPuzzle>,
    pub(crate) givens: F::Givens,
    pub(crate) lang: Lang,
    pub(crate) name: Option<Arc<str>>,
    pub(crate) warnings: Arc<[Diagnostic]>,
}

impl<F: Family> Puzzle<F> {
    /// Creates a puzzle without a name or warnings. Returns an error if it belongs to another
    /// family.
    pub(crate) fn new(any: Arc<dyn AnyPuzzle>, lang: Lang) -> Result<Self, Refused> {
        let Some(givens) = F::givens(any.as_ref()) else {
            let (found, wanted) = (any.family().info().id, F::ID.unwrap_or_default());
            let message = message!("library-another-family", found = found, wanted = wanted);
            return Err(Refused::new(lang, &Refusal(message)));
        };
        Ok(Self { any, givens, lang, name: None, warnings: Arc::default() })
    }

    /// Returns the family of the puzzle.
    pub fn family(&self) -> FamilyInfo {
        FamilyInfo(self.any.family())
    }

    /// Returns the name that the text gives the puzzle, if there is one.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns the inconsistencies that a lenient reader accepted in the text.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Sets the language of every sentence about the puzzle: `en` or `id`.
    ///
    /// Returns an error that lists the languages if the code is unknown.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?.language("id")?;
    /// assert!(puzzle.hint()?.to_string().contains("ratu"));
    /// assert_eq!(puzzle.language("xx").unwrap_err().valid(), ["en", "id"]);
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn language(mut self, code: &str) -> Result<Self, Refused> {
        self.lang = language(code, self.lang)?;
        Ok(self)
    }

    /// Returns a search for solutions with the automatically chosen method.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    /// assert_eq!(puzzle.solve().solution()?.to_string(), "A#CC\nABB#\n#DDC\nAD#D\n");
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn solve(&self) -> Search<F> {
        Search::new(self)
    }

    /// Returns a search for solutions with a named method.
    ///
    /// Returns an error that lists the methods if the name is unknown.
    pub fn method(&self, name: &str) -> Result<Search<F>, Refused> {
        self.solve().method(name)
    }

    /// Returns a builder that counts the solutions.
    ///
    /// ```
    /// let puzzle = teka::read("2 3 2\nDEFAULT\nA\nAA\nB\nBB\n")?;
    /// assert_eq!(puzzle.count().number()?, 2);
    /// let count = puzzle.count().run();
    /// assert!(count.named().contains(&("up-to-symmetry", Some(1))), "{:?}", count.named());
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn count(&self) -> Counting<F> {
        Counting::new(self)
    }

    /// Returns a builder that compares methods.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    /// let rows = puzzle.compare().method("exact-cover")?.method("backtracking")?.run();
    /// assert!(rows.iter().all(|row| row.result.is_ok() && row.stats.nodes > 0));
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn compare(&self) -> Compare<F> {
        Compare::new(self)
    }

    /// Explains the solution with named rules, as far as the rules lead.
    ///
    /// Returns an error if the run is stopped.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    /// let explanation = puzzle.explain()?;
    /// println!("{:?}", explanation.grade());
    /// for step in explanation {
    ///     println!("{}: {step} {:?}", step.rule(), step.moves());
    /// }
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn explain(&self) -> Result<Explanation, Stopped> {
        self.explain_within(&Limits::new())
    }

    /// Explains the solution within limits. A node is one step.
    ///
    /// Returns an error if a limit is reached.
    pub fn explain_within(&self, limits: &Limits) -> Result<Explanation, Stopped> {
        let (explained, stats) = limits.run(&Cancel::new(), |control| self.any.explain(control));
        match explained {
            Ok(explanation) => Ok(Explanation::new(self.any.family(), explanation, self.lang)),
            Err(stop) => Err(Stopped::search(self.lang, stop, 0, stats)),
        }
    }

    /// Looks for a reason, in terms a person can follow, why the puzzle has no solution.
    ///
    /// Returns `Ok(None)` if the rules find no reason. The puzzle may be unsolvable all the same.
    /// Returns an error if a limit is reached.
    ///
    /// ```
    /// let puzzle = teka::read("AB\nAB")?;
    /// let reason = puzzle.why_unsolvable(&teka::Limits::new().nodes(1_000))?;
    /// assert!(reason.is_some());
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn why_unsolvable(&self, limits: &Limits) -> Result<Option<String>, Stopped> {
        let (why, stats) = limits.run(&Cancel::new(), |control| self.any.why_impossible(control));
        match why {
            Ok(why) => Ok(why.map(|finding| words(self.lang).say(&finding.message))),
            Err(stop) => Err(Stopped::search(self.lang, stop, 0, stats)),
        }
    }

    /// Returns a hint for the initial position. [`Game::hint`] returns one for any position.
    ///
    /// Returns an error if the run is stopped.
    pub fn hint(&self) -> Result<Hint, Stopped> {
        self.play().hint()
    }

    /// Starts a game.
    pub fn play(&self) -> Game<F> {
        Game::new(self)
    }

    /// Checks an answer, in any form that `teka solve` writes.
    ///
    /// Returns [`Status::Broken`] with the mistakes if the answer is wrong. Returns an error if the
    /// text is not an answer to this puzzle.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    /// assert!(puzzle.check("A#CC\nABB#\n#DDC\nAD#D\n")?.is_solved());
    /// let teka::Status::Broken(mistakes) = puzzle.check("#BCC\n#BBC\nADDC\nADDD\n")? else {
    ///     panic!("two queens in a column");
    /// };
    /// assert!(mistakes.iter().any(|mistake| mistake.code == "same-column"));
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn check(&self, answer: &str) -> Result<Status, Invalid> {
        let position = self.any.read_answer(answer);
        let position = position.map_err(|wrong| Invalid::new(self.lang, &wrong))?;
        Ok(Status::new(position.status(), self.lang))
    }

    /// Writes the puzzle in a format of its family.
    ///
    /// Returns an error that lists the formats if the name is unknown, or an error with the reason
    /// if the format cannot represent the puzzle.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    /// assert_eq!(puzzle.write("sbn")?, "4x1.ABCCABBCADDCADDD\n");
    /// assert!(!puzzle.write("no-such-format").unwrap_err().valid().is_empty());
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn write(&self, format: &str) -> Result<String, Refused> {
        self.any.write(format).map_err(|refusal| Refused::new(self.lang, &refusal))
    }

    /// Draws the puzzle.
    ///
    /// ```
    /// let drawing = teka::read("ABCC\nABBC\nADDC\nADDD")?.draw();
    /// assert_eq!(drawing.to_string(), "ABCC\nABBC\nADDC\nADDD\n");
    /// assert!(drawing.svg().starts_with("<svg"));
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn draw(&self) -> Drawing {
        Drawing::new(self.any.scene())
    }

    /// Converts the puzzle to one of any family.
    pub fn into_any(self) -> Puzzle {
        let Self { any, lang, name, warnings, .. } = self;
        Puzzle { any, givens: (), lang, name, warnings }
    }

    /// Converts the puzzle to one of the family `G`. Returns an error if it belongs to another
    /// family.
    pub(crate) fn of_family<G: Family>(self) -> Result<Puzzle<G>, Refused> {
        let Self { any, lang, name, warnings, .. } = self;
        Ok(Puzzle { name, warnings, ..Puzzle::new(any, lang)? })
    }
}

impl<F: Family> FromStr for Puzzle<F> {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Reader::of().read(text)
    }
}

/// Writes the puzzle in the first format of its family that can represent it.
impl<F: Family> fmt::Display for Puzzle<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let formats = self.family().formats();
        let written = formats.iter().find_map(|format| self.any.write(format).ok());
        f.write_str(&written.unwrap_or_default())
    }
}

impl<F: Family> fmt::Debug for Puzzle<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Puzzle")
            .field("family", &self.family().id())
            .field("name", &self.name)
            .field("text", &self.to_string())
            .finish()
    }
}

/// The status of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// The position is solved.
    Solved,
    /// No rule is broken, but the position is not finished. The sentence says what is missing.
    Open(String),
    /// The position breaks rules.
    Broken(Vec<Mistake>),
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mistake {
    /// A stable identifier, such as `same-row`.
    pub code: &'static str,
    /// A description of the mistake.
    pub message: String,
    /// The places that break the rule.
    pub places: Vec<Place>,
}

impl Status {
    pub(crate) fn new(status: family::Status, lang: Lang) -> Self {
        match status {
            family::Status::Solved => Self::Solved,
            family::Status::Open { missing } => Self::Open(words(lang).say(&missing)),
            family::Status::Broken(violations) => Self::Broken(Mistake::all(&violations, lang)),
        }
    }

    /// Returns true if the position is solved.
    pub fn is_solved(&self) -> bool {
        *self == Self::Solved
    }
}

impl Mistake {
    pub(crate) fn all(violations: &[family::Violation], lang: Lang) -> Vec<Self> {
        let mistake = |violation: &family::Violation| Self {
            code: violation.code,
            message: words(lang).say(&violation.message),
            places: violation.places.clone(),
        };
        violations.iter().map(mistake).collect()
    }
}

impl fmt::Display for Mistake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}
