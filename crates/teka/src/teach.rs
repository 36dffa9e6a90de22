//! Explanations, steps and hints that a person can follow, and games in progress.

use std::fmt;

use teka_core::any::{AnyExplanation, AnyFamily, AnyStep};
use teka_core::explain::Reached;
use teka_core::message;
use teka_core::place::{Cell, Place};
use teka_core::scene::Scene;
use teka_core::session::{self, AnySession};
use teka_core::{control, registry};
use teka_text::Lang;

use crate::error::{Invalid, Refused, Stopped};
use crate::puzzle::{Mistake, Status};
use crate::{Any, Cancel, Drawing, Error, Family, Film, Limits, Puzzle, words};

/// The steps from the initial position, as far as the rules lead.
///
/// `Display` numbers the steps and adds the grade.
///
/// ```
/// use teka::Reached;
///
/// let puzzle = teka::read("AAAAAB\nAAACCB\nDDDCCC\nDDDDCC\nEDDDFF\nEDDDFF")?;
/// let explanation = puzzle.explain()?;
/// assert_eq!(explanation.reached(), Reached::Solved);
/// assert!(explanation.grade().is_some());
/// for step in &explanation {
///     println!("{step}");
/// }
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Explanation {
    steps: Vec<Step>,
    reached: Reached,
    grade: Option<&'static str>,
    last: Scene,
    family: &'static str,
    lang: Lang,
}

/// A step of an explanation: a rule, the reason why it applies and the moves that follow.
///
/// `Display` prints the rule and the reason as sentences.
#[derive(Clone, Debug)]
pub struct Step {
    step: AnyStep,
    grade: &'static str,
    family: &'static str,
    lang: Lang,
}

impl Explanation {
    pub(crate) fn new(
        family: &'static dyn AnyFamily,
        explanation: AnyExplanation,
        lang: Lang,
    ) -> Self {
        let AnyExplanation { steps, end, grade, last } = explanation;
        let steps = steps.into_iter().map(|step| Step::new(family, step, lang)).collect();
        let grade = grade.and_then(|grade| family.grades().get(grade).copied());
        Self { steps, reached: end, grade, last, family: family.info().id, lang }
    }

    /// Returns the steps in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Returns how far the steps lead.
    pub fn reached(&self) -> Reached {
        self.reached
    }

    /// Returns the id of the grade, or `None` if the steps do not lead to the solution.
    pub fn grade(&self) -> Option<&'static str> {
        self.grade
    }

    /// Returns an iterator over the steps.
    pub fn iter(&self) -> std::slice::Iter<'_, Step> {
        self.steps.iter()
    }

    /// Returns a drawing of each step and of the final position.
    pub fn film(&self) -> Film {
        let steps = self.steps.iter().map(|step| step.step.finding.scene.clone());
        Film::new(steps.chain([self.last.clone()]).collect())
    }
}

impl IntoIterator for Explanation {
    type Item = Step;
    type IntoIter = std::vec::IntoIter<Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.steps.into_iter()
    }
}

impl<'a> IntoIterator for &'a Explanation {
    type Item = &'a Step;
    type IntoIter = std::slice::Iter<'a, Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, step) in (1..).zip(&self.steps) {
            writeln!(f, "{number}. {step}")?;
        }
        let (words, steps) = (words(self.lang), self.steps.len());
        let end = match (self.reached, self.grade) {
            (Reached::Solved, Some(grade)) => {
                let grade = words.id(&format!("{}-grade-{grade}", self.family));
                message!("explained", steps = steps, grade = grade)
            }
            (Reached::Impossible, _) => message!("no-solution"),
            (Reached::Solved | Reached::Stuck, _) => message!("explain-stuck", steps = steps),
        };
        writeln!(f, "{}", words.say(&end))
    }
}

impl Step {
    fn new(family: &'static dyn AnyFamily, step: AnyStep, lang: Lang) -> Self {
        let grade = family.grades().get(step.grade).copied().unwrap_or_default();
        Self { step, grade, family: family.info().id, lang }
    }

    /// Returns the id of the rule.
    pub fn rule(&self) -> &'static str {
        self.step.rule
    }

    /// Returns the name of the rule in the language of the puzzle.
    pub fn rule_name(&self) -> String {
        words(self.lang).id(&format!("{}-rule-{}", self.family, self.step.rule))
    }

    /// Returns the id of the rule's grade.
    pub fn grade(&self) -> &'static str {
        self.grade
    }

    /// Returns the reason and the conclusion as a sentence.
    pub fn reason(&self) -> String {
        words(self.lang).say(&self.step.finding.message)
    }

    /// Returns the moves that follow, in the notation that [`Game::play`] accepts.
    ///
    /// The slice is empty if the step proves that there is no solution.
    pub fn moves(&self) -> &[String] {
        &self.step.finding.moves
    }

    /// Returns the places that are the reason for the step.
    pub fn places(&self) -> &[Place] {
        &self.step.finding.because
    }

    /// Returns the cells of each place that is part of the reason or mentioned in the sentence.
    pub fn cells(&self) -> &[(Place, Vec<Cell>)] {
        &self.step.finding.cells
    }

    /// Draws the position before the step, with the reason and the conclusion highlighted.
    pub fn draw(&self) -> Drawing {
        Drawing::new(self.step.finding.scene.clone())
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (rule, reason) = (self.rule_name(), self.reason());
        f.write_str(&words(self.lang).say(&message!("library-step", rule = rule, reason = reason)))
    }
}

/// A hint for a position. `Display` prints it as a sentence.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Hint {
    /// The content of the hint.
    pub kind: HintKind,
    lang: Lang,
}

/// The content of a [`Hint`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub enum HintKind {
    /// The position is already solved.
    Solved,
    /// The position breaks rules.
    Broken(Vec<Mistake>),
    /// The position has no solution. At least this many moves have to be undone.
    GoBack(usize),
    /// The puzzle has no solution. The step proves it, if a rule can.
    Unsolvable(Option<Step>),
    /// A step that a person can follow.
    Step(Step),
    /// A correct move, for a position in which no rule applies.
    Move(String),
}

impl Hint {
    fn new(family: &'static dyn AnyFamily, hint: session::Hint, lang: Lang) -> Self {
        let step = |step: Box<AnyStep>| Step::new(family, *step, lang);
        let kind = match hint {
            session::Hint::Solved => HintKind::Solved,
            session::Hint::Broken(mistakes) => HintKind::Broken(Mistake::all(&mistakes, lang)),
            session::Hint::GoBack(moves) => HintKind::GoBack(moves),
            session::Hint::Impossible(why) => HintKind::Unsolvable(why.map(step)),
            session::Hint::Step(found) => HintKind::Step(step(found)),
            session::Hint::Move(finding) => HintKind::Move(finding.moves.concat()),
        };
        Self { kind, lang }
    }

    /// Returns the step, or `None` if the hint has none.
    pub fn step(&self) -> Option<&Step> {
        match &self.kind {
            HintKind::Step(step) | HintKind::Unsolvable(Some(step)) => Some(step),
            _ => None,
        }
    }

    /// Returns the moves to make, in the notation that [`Game::play`] accepts.
    pub fn moves(&self) -> &[String] {
        match &self.kind {
            HintKind::Step(step) => step.moves(),
            HintKind::Move(action) => std::slice::from_ref(action),
            _ => &[],
        }
    }
}

impl fmt::Display for Hint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = words(self.lang);
        match &self.kind {
            HintKind::Solved => f.write_str(&words.id("hint-solved")),
            HintKind::Broken(mistakes) => {
                let lines: Vec<&str> =
                    mistakes.iter().map(|mistake| mistake.message.as_str()).collect();
                f.write_str(&lines.join("\n"))
            }
            HintKind::GoBack(moves) => {
                f.write_str(&words.say(&message!("hint-go-back", count = *moves)))
            }
            HintKind::Unsolvable(None) => f.write_str(&words.id("no-solution")),
            HintKind::Unsolvable(Some(step)) => {
                write!(f, "{} {}", words.id("no-solution"), step.reason())
            }
            HintKind::Step(step) => step.fmt(f),
            HintKind::Move(action) => {
                let message = message!("hint-move-only", action = action.as_str());
                f.write_str(&words.say(&message))
            }
        }
    }
}

/// A game in progress.
///
/// ```
/// use teka::Game;
///
/// let mut game = teka::read("ABCC\nABBC\nADDC\nADDD")?.play();
/// game.play("r1c1=Q")?;
/// assert!(game.undo() && game.redo());
/// let hint = game.hint()?.to_string();
/// assert_eq!(hint, "There is no solution from this position. Undo the last move.");
/// game.undo();
/// while !game.status().is_solved() {
///     for action in game.hint()?.moves() {
///         game.play(action)?;
///     }
/// }
/// let saved = game.save();
/// assert!(Game::load(&saved)?.status().is_solved());
/// # Ok::<(), teka::Error>(())
/// ```
pub struct Game<F: Family = Any> {
    session: Box<dyn AnySession>,
    puzzle: Puzzle<F>,
}

impl Game {
    /// Loads a game that [`Game::save`] wrote.
    ///
    /// Returns an error that lists all the mistakes if the text is not a saved game.
    pub fn load(saved: &str) -> Result<Self, Error> {
        let lang = Lang::default();
        let invalid = |wrong| Invalid::new(lang, &wrong);
        // For a text that is not a saved game, every family reports the same diagnostic.
        let family = registry::saved_game(saved).unwrap_or(registry::FAMILIES[0]);
        let session = family.load(saved).map_err(invalid)?;
        let puzzle = Puzzle::new(session.puzzle().into(), lang)?;
        Ok(Self { session, puzzle })
    }
}

impl<F: Family> Game<F> {
    pub(crate) fn new(puzzle: &Puzzle<F>) -> Self {
        Self { session: puzzle.any.session(), puzzle: puzzle.clone() }
    }

    /// Returns the puzzle that is being played.
    pub fn puzzle(&self) -> &Puzzle<F> {
        &self.puzzle
    }

    /// Makes a move, such as `r1c2=Q`, `r1c1=3`, `A+1` or `A=r1c1r1c2`.
    ///
    /// Returns an error with the reason if the rules of the game do not allow the move. The
    /// position then stays the same.
    pub fn play(&mut self, action: &str) -> Result<(), Refused> {
        self.session.play(action).map_err(|refusal| Refused::new(self.puzzle.lang, &refusal))
    }

    /// Undoes the last move. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        self.session.undo()
    }

    /// Redoes the last undone move. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        self.session.redo()
    }

    /// Undoes all moves. They can be redone.
    pub fn reset(&mut self) {
        self.session.reset();
    }

    /// Returns the number of moves made.
    pub fn moves_made(&self) -> usize {
        self.session.made()
    }

    /// Returns the status of the position: solved, open or broken.
    pub fn status(&self) -> Status {
        Status::new(self.session.status(), self.puzzle.lang)
    }

    /// Returns a hint for the position.
    ///
    /// Returns an error if the run is stopped.
    pub fn hint(&self) -> Result<Hint, Stopped> {
        self.hint_within(&Limits::new())
    }

    /// Returns a hint for the position, computed within limits.
    ///
    /// Returns an error if a limit is reached.
    pub fn hint_within(&self, limits: &Limits) -> Result<Hint, Stopped> {
        let lang = self.puzzle.lang;
        let hint = self.run(limits, |session, control| session.hint(control))?;
        Ok(Hint::new(self.puzzle.any.family(), hint, lang))
    }

    /// Returns the number of moves to undo to reach a solvable position.
    ///
    /// The number is 0 if the position itself is solvable, and `None` if the puzzle has no
    /// solution. Returns an error if a limit is reached.
    pub fn moves_astray(&self, limits: &Limits) -> Result<Option<usize>, Stopped> {
        self.run(limits, |session, control| session.moves_astray(control))
    }

    /// Draws the position, with its mistakes highlighted.
    pub fn draw(&self) -> Drawing {
        Drawing::new(self.session.scene())
    }

    /// Writes the game as text, including the undone moves.
    pub fn save(&self) -> String {
        self.session.save()
    }

    fn run<T>(
        &self,
        limits: &Limits,
        work: impl FnOnce(&dyn AnySession, &mut control::Control) -> Result<T, control::Stop>,
    ) -> Result<T, Stopped> {
        let (done, stats) =
            limits.run(&Cancel::new(), |control| work(self.session.as_ref(), control));
        done.map_err(|stop| Stopped::search(self.puzzle.lang, stop, 0, stats))
    }
}

impl<F: Family> fmt::Debug for Game<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Game").field(&self.save()).finish()
    }
}
