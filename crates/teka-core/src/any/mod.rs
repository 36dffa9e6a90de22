//! Families as trait objects, for front ends. They are implemented once for every [`Family`].
//!
//! Every solution is verified by replaying its moves before a front end receives it.

pub mod choice;
mod explained;
mod method;
mod position;

pub use method::AnyMethod;

pub(crate) use explained::{any_finding, any_step, last_of_impossible};
pub(crate) use position::light_mistakes;

use std::any::Any;
use std::marker::PhantomData;
use std::ops::ControlFlow;
use std::sync::Arc;

use crate::control::{Control, Stop};
use crate::counting::{Derived, Partition};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::explain::{self, Reached};
use crate::fact::Overestimates;
use crate::family::{
    Complete, Ending, Entry, Family, Format, Generator, Info, Level, Section, Status, Strictness,
};
use crate::message::{Message, Refusal};
use crate::param::{Args, Param};
use crate::place::{Cell, Place};
use crate::reading::without_figures;
use crate::scene::Scene;
use crate::session::{AnySession, Session};
use crate::value::Fields;
use explained::any_explanation;
use position::Position;

/// A puzzle family.
pub trait AnyFamily: Sync {
    /// Returns the name, messages and examples of the family.
    fn info(&self) -> Info;
    /// Returns how much the text resembles a puzzle of this family, from 0 (not at all) to 100.
    fn likeness(&self, text: &str) -> u8;
    /// Returns the puzzles in a text.
    fn entries<'a>(&self, text: &'a str) -> Vec<Entry<'a>>;
    /// Parses one puzzle. Returns `Err` with all mistakes found.
    fn parse(&self, text: &str) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics> {
        self.parse_as(text, Strictness::Strict)
    }
    /// Parses one puzzle with the given strictness. Returns `Err` with all mistakes found.
    fn parse_as(
        &self,
        text: &str,
        strictness: Strictness,
    ) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics>;
    /// Parses one puzzle of a larger text. The line numbers in diagnostics refer to the larger
    /// text.
    fn parse_entry(
        &self,
        entry: &Entry<'_>,
        strictness: Strictness,
    ) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics> {
        let lines_above = u32::try_from(entry.line - 1).unwrap_or(u32::MAX);
        let mut read = self.parse_as(entry.text, strictness);
        match &mut read {
            Ok(read) => read.warnings.shift_down(lines_above),
            Err(diagnostics) => diagnostics.shift_down(lines_above),
        }
        read
    }
    /// Returns the formats that can be written, the default first.
    fn formats(&self) -> Vec<Format>;
    /// Returns the methods, the default first.
    fn methods(&self) -> Vec<AnyMethod>;
    /// Returns the names of the numbers in a count. The plain count comes first. The list is empty
    /// if a count is a single number.
    fn derived_names(&self) -> &'static [&'static str];
    /// Returns the names and grades of the rules, easiest first.
    fn rules(&self) -> Vec<(&'static str, usize)>;
    /// Returns the names of the suggestions, which replace the rule name in a step.
    fn suggestions(&self) -> &'static [&'static str];
    /// Returns the names of the grades, easiest first.
    fn grades(&self) -> &'static [&'static str];
    /// Returns the generator, or `None` if the family has none.
    fn generator(&self) -> Option<&'static dyn AnyGenerator>;
    /// Returns the parameters of a survey.
    fn survey_params(&self) -> &'static [Param];
    /// Loads a game that [`AnySession::save`] wrote. Returns `Err` if the text is not a valid game.
    fn load(&self, saved: &str) -> Result<Box<dyn AnySession>, Diagnostics>;

    /// Returns the method called `name`, or `None` if there is none.
    fn method(&self, name: &str) -> Option<AnyMethod> {
        self.methods().into_iter().find(|method| method.name == name)
    }
}

/// A puzzle of any family.
pub trait AnyPuzzle: Send + Sync {
    /// Returns the family of the puzzle.
    fn family(&self) -> &'static dyn AnyFamily;
    /// Writes the puzzle in one of the family's formats. Returns `Err` if the format is unknown or
    /// cannot represent the puzzle.
    fn write(&self, format: &str) -> Result<String, Refusal>;
    /// Returns the method to use if none is chosen, either to solve the puzzle or to count its
    /// solutions.
    fn automatic(&self, counting: bool) -> AnyMethod;
    /// Searches with `method` and passes each verified solution to `found`. A method of another
    /// family stops with [`Stop::Fault`], and one that only counts with [`Stop::GaveUp`].
    fn solve(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
        found: &mut dyn FnMut(Box<dyn AnyPosition>) -> ControlFlow<()>,
    ) -> Ending;
    /// Counts solutions without listing them. `u128::MAX` means at least that many. Returns `None`
    /// if the method can only list them. A method of another family stops with [`Stop::Fault`].
    fn count(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>>;
    /// Returns the formula for each of [`AnyFamily::derived_names`]. Returns `Err` if the control
    /// stops the run.
    fn derived(&self, control: &mut Control) -> Result<Vec<Derived>, Stop>;
    /// Measures how often the heuristic of a method with these parameters overestimates. Returns
    /// `None` if the method uses no heuristic. The measurement runs until `control` stops it.
    fn overestimates(&self, args: &Args, control: &mut Control) -> Option<Overestimates>;
    /// Returns the position that an answer describes, which need not be correct. Figures after a
    /// saved solution are skipped. Returns `Err` if the text is not an answer.
    fn read_answer(&self, text: &str) -> Result<Box<dyn AnyPosition>, Diagnostics>;
    /// Explains the puzzle as far as the rules lead. Returns `Err` if the control stops the run.
    fn explain(&self, control: &mut Control) -> Result<AnyExplanation, Stop>;
    /// Returns the reason why there is no solution, or `None` if no simple reason is found without
    /// a search.
    fn precheck(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop>;
    /// Returns the reason why there is no solution: a simple reason if there is one, or else the
    /// last step of an explanation that proves it. Returns `None` if the rules do not prove it.
    fn why_impossible(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop>;
    /// Splits the puzzle into about `parts` smaller puzzles. Together, their solutions are those of
    /// the whole puzzle, counted with the weights of the partitions.
    fn split(&self, parts: usize) -> Vec<Partition<Box<dyn AnyPuzzle>>>;
    /// Starts a new game.
    fn session(&self) -> Box<dyn AnySession>;
    /// Returns the drawing of the puzzle before the first move.
    fn scene(&self) -> Scene;
    /// Returns the size of the puzzle as a phrase.
    fn size(&self) -> Message;
    /// Returns the [`Family::Puzzle`], for code that knows the family.
    fn as_any(&self) -> &dyn Any;
}

/// A generator of puzzles.
pub trait AnyGenerator: Sync {
    /// Returns the parameters of a new puzzle.
    fn params(&self) -> &'static [Param];
    /// Returns the version, which increases whenever a seed gives another puzzle than before.
    fn version(&self) -> u32;
    /// Returns the levels, easiest first.
    fn levels(&self) -> &'static [Level];
    /// Returns the parameters for finding hard puzzles that differ from the defaults.
    fn hunt(&self) -> &'static [(&'static str, &'static str)];
    /// Returns the reason why no puzzle has these parameters, or `None` if none is known in
    /// advance.
    fn refuse(&self, args: &Args) -> Option<Refusal>;
    /// Generates a puzzle. The same seed gives the same puzzle. Returns `Err` if the control stops
    /// the run.
    fn generate(
        &self,
        args: &Args,
        seed: u64,
        control: &mut Control,
    ) -> Result<Box<dyn AnyPuzzle>, Stop>;
}

/// A position reached by moves.
pub trait AnyPosition: Send + Sync {
    /// Returns whether the position is solved, open or broken.
    fn status(&self) -> Status;
    /// Returns the moves that led to the position, as text.
    fn moves(&self) -> Vec<String>;
    /// Returns a solved position as named values.
    fn answer(&self) -> Fields;
    /// Returns the drawing of the position.
    fn scene(&self) -> Scene;
    /// Returns the drawing of the position, with mistakes highlighted.
    fn scene_of_mistakes(&self) -> Scene;
    /// Returns a report on the solution.
    fn report(&self) -> Vec<Section>;
    /// Returns the drawings from the start to this position, one for each move.
    fn frames(&self) -> Vec<Scene>;
    /// Returns the frames of an animation, which may show more after the last move.
    fn film(&self) -> Vec<Scene>;
    /// Returns the [`Family::State`], for code that knows the family.
    fn as_any(&self) -> &dyn Any;
}

/// A step of an explanation.
#[derive(Clone, Debug)]
pub struct AnyStep {
    /// The name of the rule.
    pub rule: &'static str,
    /// The grade of the rule, as an index into [`AnyFamily::grades`].
    pub grade: usize,
    /// The reason, the conclusion and the drawing.
    pub finding: AnyFinding,
}

/// One application of a rule.
#[derive(Clone, Debug)]
pub struct AnyFinding {
    /// The sentence that gives the reason and the conclusion.
    pub message: Message,
    /// The places that the reason refers to.
    pub because: Vec<Place>,
    /// The cells of each place in the reason or in the sentence.
    pub cells: Vec<(Place, Vec<Cell>)>,
    /// The moves that follow, as text. The list is empty if the finding proves that there is no
    /// solution.
    pub moves: Vec<String>,
    /// The position before the step, with the reason and the conclusion highlighted.
    pub scene: Scene,
}

/// All steps of an explanation.
#[derive(Clone, Debug)]
pub struct AnyExplanation {
    /// The steps in order.
    pub steps: Vec<AnyStep>,
    /// The outcome after the last step.
    pub end: Reached,
    /// The grade of the puzzle, or `None` if the steps do not reach the solution.
    pub grade: Option<usize>,
    /// The drawing of the position after the last step.
    pub last: Scene,
}

/// An adapter that implements [`AnyFamily`] for a [`Family`].
pub struct Of<F>(PhantomData<fn() -> F>);

impl<F> Of<F> {
    /// The only value of the type.
    pub const NEW: Self = Self(PhantomData);
}

impl<F: Complete> AnyFamily for Of<F> {
    fn info(&self) -> Info {
        F::INFO
    }

    fn likeness(&self, text: &str) -> u8 {
        F::likeness(text)
    }

    fn entries<'a>(&self, text: &'a str) -> Vec<Entry<'a>> {
        F::entries(text)
    }

    fn parse_as(
        &self,
        text: &str,
        strictness: Strictness,
    ) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics> {
        let Parsed { value, warnings } = F::parse_as(text, strictness)?;
        Ok(Parsed { value: Loaded::<F>::boxed(value), warnings })
    }

    fn formats(&self) -> Vec<Format> {
        F::formats()
    }

    fn methods(&self) -> Vec<AnyMethod> {
        F::methods().iter().map(AnyMethod::new).collect()
    }

    fn derived_names(&self) -> &'static [&'static str] {
        F::derived_names()
    }

    fn rules(&self) -> Vec<(&'static str, usize)> {
        F::rules().iter().map(|rule| (rule.name, rule.grade)).collect()
    }

    fn suggestions(&self) -> &'static [&'static str] {
        F::suggestions()
    }

    fn grades(&self) -> &'static [&'static str] {
        F::grades()
    }

    fn generator(&self) -> Option<&'static dyn AnyGenerator> {
        Some(F::generator()?)
    }

    fn survey_params(&self) -> &'static [Param] {
        F::survey_params()
    }

    fn load(&self, saved: &str) -> Result<Box<dyn AnySession>, Diagnostics> {
        Ok(Box::new(Session::<F>::load(saved)?))
    }
}

impl<F: Complete> AnyGenerator for Generator<F> {
    fn params(&self) -> &'static [Param] {
        self.params
    }

    fn version(&self) -> u32 {
        self.version
    }

    fn levels(&self) -> &'static [Level] {
        self.levels
    }

    fn hunt(&self) -> &'static [(&'static str, &'static str)] {
        self.hunt
    }

    fn refuse(&self, args: &Args) -> Option<Refusal> {
        (self.refuse)(args)
    }

    fn generate(
        &self,
        args: &Args,
        seed: u64,
        control: &mut Control,
    ) -> Result<Box<dyn AnyPuzzle>, Stop> {
        (self.generate)(args, seed, control).map(Loaded::<F>::boxed)
    }
}

/// An adapter that implements [`AnyPuzzle`] for a puzzle of family `F`.
struct Loaded<F: Family>(Arc<F::Puzzle>);

impl<F: Complete> Loaded<F> {
    fn boxed(puzzle: F::Puzzle) -> Box<dyn AnyPuzzle> {
        Box::new(Self(Arc::new(puzzle)))
    }
}

/// Converts a puzzle to a trait object.
pub(crate) fn any_puzzle<F: Complete>(puzzle: Arc<F::Puzzle>) -> Box<dyn AnyPuzzle> {
    Box::new(Loaded::<F>(puzzle))
}

impl<F: Complete> AnyPuzzle for Loaded<F> {
    fn family(&self) -> &'static dyn AnyFamily {
        &Of::<F>::NEW
    }

    fn write(&self, format: &str) -> Result<String, Refusal> {
        F::write(&self.0, format)
    }

    fn automatic(&self, counting: bool) -> AnyMethod {
        AnyMethod::new(F::automatic(&self.0, counting))
    }

    fn solve(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
        found: &mut dyn FnMut(Box<dyn AnyPosition>) -> ControlFlow<()>,
    ) -> Ending {
        let Some(method) = method.of::<F>() else { return Stop::Fault.into() };
        let mut at_fault = false;
        let ending = method.list(&self.0, args, control, &mut |moves| {
            let position = Position::<F>::replay(&self.0, moves.to_vec());
            // A wrong solution stops the search for good, even if the method continues.
            at_fault |= position.status() != Status::Solved;
            if at_fault { ControlFlow::Break(()) } else { found(Box::new(position)) }
        });
        if at_fault { Ending::Stopped(Stop::Fault) } else { ending }
    }

    fn count(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        match method.of::<F>() {
            Some(method) => method.count(&self.0, args, control),
            None => Some(Err(Stop::Fault)),
        }
    }

    fn derived(&self, control: &mut Control) -> Result<Vec<Derived>, Stop> {
        F::derived(&self.0, control)
    }

    fn overestimates(&self, args: &Args, control: &mut Control) -> Option<Overestimates> {
        F::overestimates(&self.0, args, control)
    }

    fn read_answer(&self, text: &str) -> Result<Box<dyn AnyPosition>, Diagnostics> {
        let moves = F::read_answer(&self.0, &without_figures(text))?;
        Ok(Box::new(Position::<F>::replay(&self.0, moves)))
    }

    fn explain(&self, control: &mut Control) -> Result<AnyExplanation, Stop> {
        let start = F::start(&self.0);
        let explanation = explain::explain::<F>(&self.0, &start, control)?;
        Ok(any_explanation::<F>(&self.0, start, &explanation))
    }

    fn precheck(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop> {
        let why = F::why_impossible(&self.0, control)?;
        Ok(why.map(|why| any_finding::<F>(&self.0, &F::start(&self.0), &why)))
    }

    fn why_impossible(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop> {
        if let Some(why) = self.precheck(control)? {
            return Ok(Some(why));
        }
        let why = last_of_impossible::<F>(&self.0, &F::start(&self.0), control)?;
        Ok(why.map(|step| step.finding))
    }

    fn split(&self, parts: usize) -> Vec<Partition<Box<dyn AnyPuzzle>>> {
        F::split(&self.0, parts).into_iter().map(|part| part.map(Loaded::<F>::boxed)).collect()
    }

    fn session(&self) -> Box<dyn AnySession> {
        Box::new(Session::<F>::new(Arc::clone(&self.0)))
    }

    fn scene(&self) -> Scene {
        F::scene(&self.0, &F::start(&self.0), &F::Ui::default())
    }

    fn size(&self) -> Message {
        F::size(&self.0)
    }

    fn as_any(&self) -> &dyn Any {
        self.0.as_ref()
    }
}
