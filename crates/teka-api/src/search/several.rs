//! The number of solutions of a puzzle that has several, up to a limit.

use std::time::Duration;

use teka_core::any::AnyPuzzle;
use teka_core::family::AnswerIs;
use teka_core::message;
use teka_core::message::Message;
use teka_host::answer::{self, Wanted};
use teka_host::search::{Aim, Choice, Search};

use crate::context::Context;
use crate::request::BudgetFields;

/// The largest number of solutions that is counted.
const MOST: u64 = 100;

/// The time limit for counting them.
const TIME: Duration = Duration::from_secs(1);

/// Returns a sentence about the number of solutions. Returns `None` if no second solution is found
/// in time, or if solutions are paths, of which there are always several.
pub fn several(context: &Context, puzzle: &dyn AnyPuzzle) -> Option<Message> {
    if puzzle.family().info().answer == AnswerIs::Path {
        return None;
    }
    let choice = Choice::new(puzzle.family(), None, &[], Aim::Solve).ok()?;
    let budget = context.budget(&BudgetFields::default()).at_most(TIME);
    let search = Search::of(&choice, puzzle, &budget);
    let found = answer::solve(puzzle, &search, Wanted::UpTo(MOST), None, None);
    let (count, is_all) = (found.found, found.complete);
    (count > 1).then(|| match is_all {
        true => message!("server-solutions", count = count),
        false => message!("server-solutions-at-least", count = count),
    })
}
