//! The next thing to do in a game that is neither solved nor broken.

use super::{Figures, Hint, Session, figures};
use crate::any::{any_step, last_of_impossible};
use crate::control::{Control, Stop};
use crate::explain::Step;
use crate::family::{AnswerIs, Complete};

/// The nodes a hint may take to see whether a position can still be solved: a moment.
const SHORTLY: u64 = 2_000;

/// The nodes it may take to see how long the path is: a second, about.
const QUITE_SHORTLY: u64 = 1_000_000;

impl<F: Complete> Session<F> {
    /// The moves left now and those that were left before the last one, compared.
    pub(super) fn cost_of_last(&self, control: &mut Control) -> Result<Option<usize>, Stop> {
        if F::INFO.answer != AnswerIs::Path || self.made == 0 {
            return Ok(None);
        }
        let mut left = |made: usize| {
            let path = self.finish_within(QUITE_SHORTLY, made, control)?;
            Ok(path.flatten().map(|moves| moves.len()))
        };
        let (before, after) = (left(self.made - 1)?, left(self.made)?);
        Ok(before.zip(after).map(|(before, after)| (after + 1).saturating_sub(before)))
    }

    /// The figures of a shortest path from the start.
    pub(super) fn shortest(&self, control: &mut Control) -> Result<Option<Figures>, Stop> {
        if F::INFO.answer != AnswerIs::Path {
            return Ok(None);
        }
        let path = self.finish_within(QUITE_SHORTLY, 0, control)?;
        let to_figures =
            |moves: Vec<F::Move>| figures::<F>(&self.puzzle, &self.state_after(0), &moves);
        Ok(path.flatten().map(to_figures))
    }

    /// Whoever went wrong is told so where that can be seen shortly. Where it cannot, a
    /// step is right all the same: it follows from the position as it is.
    pub(super) fn next_hint(&self, control: &mut Control) -> Result<Hint, Stop> {
        match self.finish_shortly(self.made, control)? {
            Some(None) => self.hint_back(control),
            Some(Some(rest)) => Ok(match (self.next_step(control)?, rest.first()) {
                (Some(step), _) => self.hint_step(&step),
                (None, Some(action)) => self.suggestion(action, control)?,
                (None, None) => Hint::Solved,
            }),
            None => match self.next_step(control)? {
                Some(step) if step.finding.is_contradiction() => self.hint_back(control),
                Some(step) => Ok(self.hint_step(&step)),
                None => self.searched_hint(control),
            },
        }
    }

    /// The moves from the position after `made` moves, as [`Solve::finish`](crate::family::Solve::finish) gives it;
    /// none if that cannot be seen shortly.
    fn finish_shortly(
        &self,
        made: usize,
        control: &mut Control,
    ) -> Result<Option<Option<Vec<F::Move>>>, Stop> {
        self.finish_within(SHORTLY, made, control)
    }

    fn finish_within(
        &self,
        nodes: u64,
        made: usize,
        control: &mut Control,
    ) -> Result<Option<Option<Vec<F::Move>>>, Stop> {
        let state = self.state_after(made);
        control.within(nodes, |control| F::finish(&self.puzzle, &state, control))
    }

    /// There is no solution from here: returns how many moves were wrong, or why the puzzle is.
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
            Some(rest) => match rest.first() {
                Some(action) => self.suggestion(action, control)?,
                None => Hint::Solved,
            },
        })
    }

    /// What the family suggests where nothing is certain, or else a move of some solution.
    fn suggestion(&self, action: &F::Move, control: &mut Control) -> Result<Hint, Stop> {
        let suggested = F::suggest(&self.puzzle, &self.state, control)?;
        Ok(match suggested {
            Some(step) => self.hint_step(&step),
            None => Hint::Move(action.to_string()),
        })
    }

    fn next_step(&self, control: &mut Control) -> Result<Option<Step<F::Move>>, Stop> {
        F::next_step(&self.puzzle, &self.state, control)
    }

    fn hint_step(&self, step: &Step<F::Move>) -> Hint {
        Hint::Step(Box::new(any_step::<F>(&self.puzzle, &self.state, step)))
    }
}
