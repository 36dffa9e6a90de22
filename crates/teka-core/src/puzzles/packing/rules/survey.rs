//! Facts about a position: the number of solutions, the placements of the pieces left, and the
//! placement that most solutions share.

use std::ops::ControlFlow;

use super::{Draft, Rest};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Step, Then};
use crate::fact::Fact;
use crate::message;
use crate::puzzles::packing::model::{Move, Puzzle, State};
use crate::puzzles::packing::solve::problem::Laid;
use crate::puzzles::packing::solve::search::{search, stopped};
use crate::value::Value;

/// The name of the hint for the placement that most solutions share.
pub const SHARED: &str = "shared";

/// The node limit of a survey, about half a minute.
const SURVEY: u64 = 300_000_000;

/// The node limit for counting in a hint, a fraction of a second.
const SHORTLY: u64 = 1_000_000;

/// Collects all facts about a position; none if a piece has an invalid placement. Returns an error
/// if the search is stopped.
pub fn survey(puzzle: &Puzzle, state: &State, control: &mut Control) -> Result<Vec<Fact>, Stop> {
    let Some(rest) = Rest::at(puzzle, state) else { return Ok(Vec::new()) };
    let draft = rest.draft();
    let tally = Tally::of(&rest, &draft, SURVEY, control)?;
    let mut facts = vec![tally.fact(), pieces(&rest, &draft, &tally)];
    facts.extend(most_shared(&rest, &draft, &tally));
    Ok(facts)
}

/// Suggests the placement that most solutions share, for positions without a deduction. Returns
/// `None` if the solutions cannot be counted quickly.
pub fn suggest(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Step<Move>>, Stop> {
    let Some(rest) = Rest::at(puzzle, state) else { return Ok(None) };
    let draft = rest.draft();
    let tally = Tally::of(&rest, &draft, SHORTLY, control)?;
    let shared = tally.most_shared(&draft).filter(|_| tally.is_complete);
    Ok(shared.map(|laid| {
        let piece = rest.pieces(usize::from(laid.kind))[0];
        let message = message!(
            "packing-hint-shared",
            solutions = tally.solutions,
            piece = piece,
            cells = rest.places(draft.problem().covered(laid)),
            count = tally.with(laid)
        );
        let then = Then::Moves(rest.encoding.moves(&[laid]));
        Step { rule: SHARED, grade: 0, finding: Finding { message, because: vec![piece], then } }
    }))
}

/// The number of solutions, and of those with each placement.
struct Tally {
    solutions: u64,
    /// The number of solutions with each placement of each kind.
    with: Vec<Vec<u64>>,
    /// Whether all solutions were counted.
    is_complete: bool,
}

impl Tally {
    /// Counts the solutions from a position, up to `nodes` nodes and the limits of the run.
    fn of(rest: &Rest, draft: &Draft, nodes: u64, control: &mut Control) -> Result<Self, Stop> {
        let kinds = &draft.problem().kinds;
        let with = kinds.iter().map(|kind| vec![0; kind.placements.len()]).collect();
        let mut tally = Self { solutions: 0, with, is_complete: false };
        let counted = control.within(nodes, |control| {
            let mut found = |laid: &[Laid]| tally.add(laid);
            stopped(search(rest.kind(), draft.problem(), control, &mut found))
        });
        tally.is_complete = match counted {
            Ok(done) => done.is_some(),
            Err(stop @ (Stop::Cancelled | Stop::Fault)) => return Err(stop),
            // The solutions found so far are still worth reporting.
            Err(_) => false,
        };
        Ok(tally)
    }

    fn add(&mut self, laid: &[Laid]) -> ControlFlow<()> {
        self.solutions += 1;
        for Laid { kind, placement } in laid {
            self.with[usize::from(*kind)][usize::from(*placement)] += 1;
        }
        ControlFlow::Continue(())
    }

    /// Returns the number of solutions with this placement.
    fn with(&self, laid: Laid) -> u64 {
        self.with[usize::from(laid.kind)][usize::from(laid.placement)]
    }

    /// Returns the number of placements of a kind that occur in solutions, or `None` if not all
    /// solutions are known.
    fn places_used(&self, kind: usize) -> Option<usize> {
        let used = self.with[kind].iter().filter(|with| **with > 0).count();
        self.is_complete.then_some(used)
    }

    /// Returns the placement that most solutions share, the first in case of a tie.
    fn most_shared(&self, draft: &Draft) -> Option<Laid> {
        let all: Vec<Laid> = draft.all_placements().filter(|laid| self.with(*laid) > 0).collect();
        let most = all.iter().map(|laid| self.with(*laid)).max()?;
        all.into_iter().find(|laid| self.with(*laid) == most)
    }

    fn fact(&self) -> Fact {
        let said = match self.is_complete {
            true => message!("packing-survey-solutions", count = self.solutions),
            false => message!("packing-survey-at-least", count = self.solutions),
        };
        let count = if self.is_complete { "exactly" } else { "at-least" };
        Fact::new("solutions", Value::Map(vec![(count, number(self.solutions))]), said)
    }
}

/// Returns the number of placements of each piece left, and of those that occur in solutions.
fn pieces(rest: &Rest, draft: &Draft, tally: &Tally) -> Fact {
    let all: Vec<(usize, usize)> = draft
        .kinds()
        .flat_map(|kind| rest.encoding.pieces(kind).iter().map(move |piece| (kind, *piece)))
        .collect();
    let value = |(kind, piece): &(usize, usize)| {
        let used = tally.places_used(*kind);
        Value::Map(vec![
            ("piece", Value::from(rest.puzzle.pieces()[*piece].letter())),
            ("fits", number(draft.fits[*kind].len() as u64)),
            ("in-solutions", used.map_or(Value::Null, |used| number(used as u64))),
        ])
    };
    let said = |(kind, piece): &(usize, usize)| {
        let piece = rest.piece(*piece);
        let fits = draft.fits[*kind].len();
        match tally.places_used(*kind) {
            Some(used) => message!("packing-survey-piece", piece = piece, fits = fits, used = used),
            None => message!("packing-survey-piece-fits", piece = piece, fits = fits),
        }
    };
    let heading = (!all.is_empty()).then(|| message!("packing-survey-pieces"));
    let (value, said) = (all.iter().map(value).collect(), all.iter().map(said));
    Fact { name: "pieces", value, said: heading.into_iter().chain(said).collect(), scene: None }
}

/// Returns the placement that most solutions share, or `None` if not all solutions are known.
fn most_shared(rest: &Rest, draft: &Draft, tally: &Tally) -> Option<Fact> {
    let laid = tally.most_shared(draft).filter(|_| tally.is_complete)?;
    let action = rest.encoding.moves(&[laid]).first()?.to_string();
    let (count, piece) = (tally.with(laid), rest.pieces(usize::from(laid.kind))[0]);
    let cells = rest.places(draft.problem().covered(laid));
    let said = message!("packing-survey-shared", piece = piece, cells = cells, count = count);
    let value = Value::Map(vec![("move", Value::from(action)), ("solutions", number(count))]);
    Some(Fact::new("shared", value, said))
}

fn number(count: u64) -> Value {
    Value::Int(i64::try_from(count).unwrap_or(i64::MAX))
}
