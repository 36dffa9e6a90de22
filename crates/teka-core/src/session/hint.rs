//! The next hint for a game that is neither solved nor broken.

use super::{Figures, Hint, Session, figures};
use crate::any::{any_finding, any_step, last_of_impossible};
use crate::control::{Control, Stop};
use crate::explain::{Finding, Step, Then};
use crate::family::{AnswerIs, Complete};
use crate::message;

/// The node limit for deciding whether a position can still be solved. It takes a fraction of a
/// second.
const SHORTLY: u64 = 2_000;

/// The node limit for finding the length of a shortest path. It takes about a second.
const QUITE_SHORTLY: u64 = 1_000_000;

impl<F: Complete> Session<F> {
    /// Compares the number of moves left before and after the last move. Returns the number of
    /// moves that it added, or `None` if that is unknown.
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

    /// Returns the figures of a shortest path from the start, or `None` if there is none.
    pub(super) fn shortest(&self, control: &mut Control) -> Result<Option<Figures>, Stop> {
        if F::INFO.answer != AnswerIs::Path {
            return Ok(None);
        }
        let path = self.finish_within(QUITE_SHORTLY, 0, control)?;
        let to_figures =
            |moves: Vec<F::Move>| figures::<F>(&self.puzzle, &self.state_after(0), &moves);
        Ok(path.flatten().map(to_figures))
    }

    /// Returns the next hint. If a short search shows that the position can no longer be solved,
    /// the hint is to go back. Otherwise a step is still valid, because it follows from the
    /// position.
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

    /// Returns the moves that finish the position after `made` moves, as
    /// [`Solve::finish`](crate::family::Solve::finish) does. The outer `None` means that the search
    /// hit its node limit.
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

    /// Returns the number of wrong moves for a position without a solution. If the puzzle itself
    /// has none, returns the reason instead.
    fn hint_back(&self, control: &mut Control) -> Result<Hint, Stop> {
        for made in (0..self.made).rev() {
            if !matches!(self.finish_shortly(made, control)?, Some(None)) {
                return Ok(Hint::GoBack(self.made - made));
            }
        }
        let why = last_of_impossible::<F>(&self.puzzle, &self.state, control)?;
        Ok(Hint::Impossible(why.map(Box::new)))
    }

    /// Searches for a hint without a node limit, because no rule applies.
    fn searched_hint(&self, control: &mut Control) -> Result<Hint, Stop> {
        Ok(match F::finish(&self.puzzle, &self.state, control)? {
            None => self.hint_back(control)?,
            Some(rest) => match rest.first() {
                Some(action) => self.suggestion(action, control)?,
                None => Hint::Solved,
            },
        })
    }

    /// Returns the family's suggestion for a position where no move is certain, or else `action`.
    fn suggestion(&self, action: &F::Move, control: &mut Control) -> Result<Hint, Stop> {
        let suggested = F::suggest(&self.puzzle, &self.state, control)?;
        Ok(match suggested {
            Some(step) => self.hint_step(&step),
            None => self.bare_move(action),
        })
    }

    /// Returns a move without a reason, drawn as the result of a step.
    fn bare_move(&self, action: &F::Move) -> Hint {
        let message = message!("hint-move-only", action = action.to_string());
        let then = Then::Moves(vec![action.clone()]);
        let finding = Finding { message, because: Vec::new(), then };
        Hint::Move(Box::new(any_finding::<F>(&self.puzzle, &self.state, &finding)))
    }

    fn next_step(&self, control: &mut Control) -> Result<Option<Step<F::Move>>, Stop> {
        F::next_step(&self.puzzle, &self.state, control)
    }

    fn hint_step(&self, step: &Step<F::Move>) -> Hint {
        Hint::Step(Box::new(any_step::<F>(&self.puzzle, &self.state, step)))
    }
}
