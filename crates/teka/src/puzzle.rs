//! A puzzle and its verbs; the checks of answers.

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

/// A puzzle, valid by construction: of any family, or of the family `F`.
///
/// Cloning it is cheap. `Display` writes it in the family's first format, which reads back.
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
    /// A puzzle without a name and without warnings; an error if it is of another family.
    pub(crate) fn new(any: Arc<dyn AnyPuzzle>, lang: Lang) -> Result<Self, Refused> {
        let Some(givens) = F::givens(any.as_ref()) else {
            let (found, wanted) = (any.family().info().id, F::ID.unwrap_or_default());
            let message = message!("library-another-family", found = found, wanted = wanted);
            return Err(Refused::new(lang, &Refusal(message)));
        };
        Ok(Self { any, givens, lang, name: None, warnings: Arc::default() })
    }

    /// Returns the family.
    pub fn family(&self) -> FamilyInfo {
        FamilyInfo(self.any.family())
    }

    /// Returns the name that the text gives the puzzle.
    pub fn name(&self) -> Option<&str> {
        self.name.as_deref()
    }

    /// Returns the assumptions that the reader made about the text.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }

    /// Sets the language of every sentence about the puzzle: `en` or `id`.
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

    /// Returns a search for solutions by the method that suits the puzzle.
    ///
    /// ```
    /// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    /// assert_eq!(puzzle.solve().solution()?.to_string(), "A#CC\nABB#\n#DDC\nAD#D\n");
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn solve(&self) -> Search<F> {
        Search::new(self)
    }

    /// Returns a search for solutions by a named method. Returns an error that lists the
    /// methods if there is no such one.
    pub fn method(&self, name: &str) -> Result<Search<F>, Refused> {
        self.solve().method(name)
    }

    /// Returns a count of the solutions.
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

    /// Returns a comparison of methods.
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

    /// Explains the puzzle with named rules, as far as they lead.
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

    /// Explains the puzzle within limits; a node is a step.
    pub fn explain_within(&self, limits: &Limits) -> Result<Explanation, Stopped> {
        let (explained, stats) = limits.run(&Cancel::new(), |control| self.any.explain(control));
        match explained {
            Ok(explanation) => Ok(Explanation::new(self.any.family(), explanation, self.lang)),
            Err(stop) => Err(Stopped::search(self.lang, stop, 0, stats)),
        }
    }

    /// Looks for a reason, which people can follow, that the puzzle has no solution. Returns
    /// none if the rules find no such reason, which proves nothing.
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

    /// Returns the first thing to do; [`Game::hint`] returns it for any position.
    pub fn hint(&self) -> Result<Hint, Stopped> {
        self.play().hint()
    }

    /// Starts a game.
    pub fn play(&self) -> Game<F> {
        Game::new(self)
    }

    /// Checks an answer, in any form that `teka solve` writes. Returns an error if the text is
    /// not an answer to this puzzle; [`Status::Broken`] lists the mistakes of one that is.
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

    /// Writes the puzzle in a format of its family. Returns an error that lists the formats if
    /// there is no such one, and an error with the reason if the format cannot hold the puzzle.
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

    /// Returns the same puzzle of any family.
    pub fn into_any(self) -> Puzzle {
        let Self { any, lang, name, warnings, .. } = self;
        Puzzle { any, givens: (), lang, name, warnings }
    }

    /// Returns the same puzzle as one of family `G`. Returns an error if it is of another.
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

/// Writes the puzzle in the first format of its family that can hold it.
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

/// What a position is.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// Solved.
    Solved,
    /// Right so far; the sentence names what is missing.
    Open(String),
    /// Rules are broken.
    Broken(Vec<Mistake>),
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Mistake {
    /// A stable name, such as `same-row`.
    pub code: &'static str,
    /// What is wrong.
    pub message: String,
    /// The places where it is wrong.
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
