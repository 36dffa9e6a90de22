//! The next thing to do in a game that is neither solved nor broken.

use super::{Hint, Session};
use crate::any::{any_step, last_of_impossible};
use crate::control::{Control, Stop};
use crate::explain::{self, Step};
use crate::family::Family;

/// The nodes a hint may take to see whether a position can still be solved: a moment.
const SHORTLY: u64 = 2_000;

impl<F: Family> Session<F> {
    /// Whoever went wrong is told so where that can be seen shortly. Where it cannot, a
    /// step is right all the same: it follows from the position as it is.
    pub(super) fn next_hint(&self, control: &mut Control) -> Result<Hint, Stop> {
        match self.finish_shortly(self.made, control)? {
            Some(None) => self.hint_back(control),
            Some(Some(rest)) => Ok(match (self.next_step(control)?, rest.first()) {
                (Some(step), _) => self.hint_step(&step),
                (None, Some(action)) => Hint::Move(action.to_string()),
                (None, None) => Hint::Solved,
            }),
            None => match self.next_step(control)? {
                Some(step) if step.finding.is_contradiction() => self.hint_back(control),
                Some(step) => Ok(self.hint_step(&step)),
                None => self.searched_hint(control),
            },
        }
    }

    /// The way on from the position after `made` moves, as [`Family::finish`] gives it;
    /// none if that cannot be seen shortly.
    fn finish_shortly(
        &self,
        made: usize,
        control: &mut Control,
    ) -> Result<Option<Option<Vec<F::Move>>>, Stop> {
        let state = self.state_after(made);
        control.within(SHORTLY, |control| F::finish(&self.puzzle, &state, control))
    }

    /// From here there is no way on: so many moves were wrong, or the puzzle is.
    fn hint_back(&self, control: &mut Control) -> Result<Hint, Stop> {
        for made in (0..self.made).rev() {
            if !matches!(self.finish_shortly(made, control)?, Some(None)) {
                return Ok(Hint::GoBack(self.made - made));
            }
        }
        let why = last_of_impossible::<F>(&self.puzzle, &self.state, control)?;
        Ok(Hint::Impossible(why.map(Box::new)))
    }

    /// No rule helps: only a search can, however long it takes.
    fn searched_hint(&self, control: &mut Control) -> Result<Hint, Stop> {
        Ok(match F::finish(&self.puzzle, &self.state, control)? {
            None => self.hint_back(control)?,
            Some(rest) => {
                rest.first().map_or(Hint::Solved, |action| Hint::Move(action.to_string()))
            }
        })
    }

    fn next_step(&self, control: &mut Control) -> Result<Option<Step<F::Move>>, Stop> {
        explain::next_step::<F>(&self.puzzle, &self.state, control)
    }

    fn hint_step(&self, step: &Step<F::Move>) -> Hint {
        Hint::Step(Box::new(any_step::<F>(&self.puzzle, &self.state, step)))
    }
}
