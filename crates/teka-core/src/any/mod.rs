//! The families as faces see them: trait objects made once, for all, from [`Family`].
//!
//! Here every solution is replayed by the rules of the game before anybody sees it.

pub mod choice;
mod explained;
mod method;
mod position;

pub use method::AnyMethod;

pub(crate) use explained::{any_step, last_of_impossible};
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
    Complete, Ending, Entry, Family, Format, Generator, Info, Section, Status, Strictness,
};
use crate::message::{Message, Refusal};
use crate::param::{Args, Param};
use crate::place::{Cell, Place};
use crate::reading::without_figures;
use crate::scene::Scene;
use crate::session::{AnySession, Session};
use crate::value::Fields;
use explained::{any_explanation, any_finding};
use position::Position;

/// A family of puzzles.
pub trait AnyFamily: Sync {
    /// Its name and its words.
    fn info(&self) -> Info;
    /// How much the text looks like a puzzle of this family, from 0 to 100.
    fn likeness(&self, text: &str) -> u8;
    /// The puzzles in a text.
    fn entries<'a>(&self, text: &'a str) -> Vec<Entry<'a>>;
    /// Reads one puzzle.
    fn parse(&self, text: &str) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics> {
        self.parse_as(text, Strictness::Strict)
    }
    /// Reads one puzzle as strictly as is asked.
    fn parse_as(
        &self,
        text: &str,
        strictness: Strictness,
    ) -> Result<Parsed<Box<dyn AnyPuzzle>>, Diagnostics>;
    /// Reads one puzzle of a larger text; the lines of diagnostics count from the top of that text.
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
    /// The formats that can be written, the default first.
    fn formats(&self) -> Vec<Format>;
    /// The algorithms, the default first.
    fn methods(&self) -> Vec<AnyMethod>;
    /// Names of the numbers a count is told as, that of the plain count first; none where a
    /// count is one bare number.
    fn derived_names(&self) -> &'static [&'static str];
    /// Names and grades of the rules, easiest first.
    fn rules(&self) -> Vec<(&'static str, usize)>;
    /// What suggestions go by where a step has the name of its rule.
    fn suggestions(&self) -> &'static [&'static str];
    /// Names of the grades, easiest first.
    fn grades(&self) -> &'static [&'static str];
    /// What makes new puzzles; none if the family has no generator.
    fn generator(&self) -> Option<&'static dyn AnyGenerator>;
    /// What a survey can be asked for.
    fn survey_params(&self) -> &'static [Param];
    /// A game as [`AnySession::save`] wrote it.
    fn load(&self, saved: &str) -> Result<Box<dyn AnySession>, Diagnostics>;

    /// The algorithm of this name.
    fn method(&self, name: &str) -> Option<AnyMethod> {
        self.methods().into_iter().find(|method| method.name == name)
    }
}

/// One puzzle.
pub trait AnyPuzzle: Send + Sync {
    /// Its family.
    fn family(&self) -> &'static dyn AnyFamily;
    /// Writes it in one of the family's formats.
    fn write(&self, format: &str) -> Result<String, Refusal>;
    /// The method for a search that names none: to solve it or to count its solutions.
    fn automatic(&self, counting: bool) -> AnyMethod;
    /// Searches with `method`; each solution is verified before `found` sees it. A method of
    /// another family ends as [`Stop::Fault`], one that only counts as [`Stop::GaveUp`].
    fn solve(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
        found: &mut dyn FnMut(Box<dyn AnyPosition>) -> ControlFlow<()>,
    ) -> Ending;
    /// Counts solutions without listing them, if `method` can; `u128::MAX` stands for that many
    /// or more. A method of another family ends as [`Stop::Fault`].
    fn count(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>>;
    /// How each of [`AnyFamily::derived_names`] follows from the plain count.
    fn derived(&self, control: &mut Control) -> Result<Vec<Derived>, Stop>;
    /// Measures how often the estimate that a method with these parameters goes by is too
    /// high; none if it goes by none. It ends when `control` says that it is enough.
    fn overestimates(&self, args: &Args, control: &mut Control) -> Option<Overestimates>;
    /// The position an answer describes, right or wrong. Figures after a saved solution are
    /// skipped.
    fn read_answer(&self, text: &str) -> Result<Box<dyn AnyPosition>, Diagnostics>;
    /// All the steps, as far as the rules lead.
    fn explain(&self, control: &mut Control) -> Result<AnyExplanation, Stop>;
    /// Returns why there is no solution, if a short reason can be found without a search.
    fn precheck(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop>;
    /// Why there is no solution: a short reason where one exists, else the last step of
    /// an explanation that proves it.
    fn why_impossible(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop>;
    /// About `parts` puzzles whose solutions together, each as often as its partition weighs, are
    /// those of this one.
    fn split(&self, parts: usize) -> Vec<Partition<Box<dyn AnyPuzzle>>>;
    /// A new game.
    fn session(&self) -> Box<dyn AnySession>;
    /// The picture of the puzzle before the first move.
    fn scene(&self) -> Scene;
    /// The family's own [`Family::Puzzle`], for programs that know the family.
    fn as_any(&self) -> &dyn Any;
}

/// What makes new puzzles of a family.
pub trait AnyGenerator: Sync {
    /// What a new puzzle can be asked to be.
    fn params(&self) -> &'static [Param];
    /// The parameters of a hunt for hard puzzles, where they differ from the defaults.
    fn hunt(&self) -> &'static [(&'static str, &'static str)];
    /// Why no such puzzle can be made, where that is known without trying.
    fn refuse(&self, args: &Args) -> Option<Refusal>;
    /// Makes a new puzzle, the same for the same seed.
    fn generate(
        &self,
        args: &Args,
        seed: u64,
        control: &mut Control,
    ) -> Result<Box<dyn AnyPuzzle>, Stop>;
}

/// A position reached by moves.
pub trait AnyPosition: Send + Sync {
    /// Whether it is solved, open or broken.
    fn status(&self) -> Status;
    /// The moves that led here, as text.
    fn moves(&self) -> Vec<String>;
    /// A solved position as named data.
    fn answer(&self) -> Fields;
    /// Its picture.
    fn scene(&self) -> Scene;
    /// Its picture with the places of its mistakes lit.
    fn scene_of_mistakes(&self) -> Scene;
    /// The solution as people read it.
    fn report(&self) -> Vec<Section>;
    /// The pictures from the start to here, one a move.
    fn frames(&self) -> Vec<Scene>;
    /// The same for a film, which may go on where the moves end.
    fn film(&self) -> Vec<Scene>;
    /// The family's own [`Family::State`], for programs that know the family.
    fn as_any(&self) -> &dyn Any;
}

/// A step of an explanation.
#[derive(Clone, Debug)]
pub struct AnyStep {
    /// Which rule.
    pub rule: &'static str,
    /// The rule's grade, an index into [`AnyFamily::grades`].
    pub grade: usize,
    /// The reason, the conclusion and the picture.
    pub finding: AnyFinding,
}

/// What a rule found.
#[derive(Clone, Debug)]
pub struct AnyFinding {
    /// The reason and the conclusion in a sentence.
    pub message: Message,
    /// The places that are the reason.
    pub because: Vec<Place>,
    /// The cells of each place that is the reason or that the sentence speaks of.
    pub cells: Vec<(Place, Vec<Cell>)>,
    /// The moves that follow, as text; none if it shows that there is no solution.
    pub moves: Vec<String>,
    /// The position before it, reason and conclusion lit.
    pub scene: Scene,
}

/// All the steps of an explanation.
#[derive(Clone, Debug)]
pub struct AnyExplanation {
    /// The steps in order.
    pub steps: Vec<AnyStep>,
    /// How far they lead.
    pub end: Reached,
    /// The grade of the hardest step; none unless they lead to the solution.
    pub grade: Option<usize>,
    /// The position after the last step.
    pub last: Scene,
}

/// A [`Family`] as an [`AnyFamily`].
pub struct Of<F>(PhantomData<fn() -> F>);

impl<F> Of<F> {
    /// The one value there is.
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

/// A puzzle of family `F`.
struct Loaded<F: Family>(Arc<F::Puzzle>);

impl<F: Complete> Loaded<F> {
    fn boxed(puzzle: F::Puzzle) -> Box<dyn AnyPuzzle> {
        Box::new(Self(Arc::new(puzzle)))
    }
}

/// A puzzle as faces see it.
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
            // A method that continues after a fault must not clear it.
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

    fn as_any(&self) -> &dyn Any {
        self.0.as_ref()
    }
}
