//! A search: the method that a [`Choice`] selects for a puzzle, with a [`Budget`].

pub use teka_core::any::choice::{Aim, Choice, all_params, has, method};
use teka_core::any::{AnyMethod, AnyPuzzle};
use teka_core::control::Control;
use teka_core::family::Counted;
use teka_core::message::Refusal;
use teka_core::param::Args;

use crate::budget::{Budget, Cost};
use crate::watch::{Progress, Spectator};

/// A method with its parameters and budget.
#[derive(Clone)]
pub struct Search {
    /// The method.
    pub method: AnyMethod,
    /// The parameters.
    pub args: Args,
    /// The limits.
    pub budget: Budget,
}

impl Search {
    /// Sets the parameters of a method. Returns an error if the method does not have one of them.
    pub fn new(
        method: AnyMethod,
        settings: &[(String, String)],
        budget: Budget,
    ) -> Result<Self, Refusal> {
        let args = Args::read(method.params, settings)?;
        Ok(Self { method, args, budget })
    }

    /// Returns the search for this puzzle within a budget.
    pub fn of(choice: &Choice, puzzle: &dyn AnyPuzzle, budget: &Budget) -> Self {
        let (method, args) = choice.method(puzzle);
        Self { method, args: args.clone(), budget: budget.clone() }
    }

    /// Returns the same search with another budget.
    pub fn within(&self, budget: Budget) -> Self {
        Self { budget, ..self.clone() }
    }

    /// Returns the unit of the main counter.
    pub fn counted(&self) -> Counted {
        (self.method.counted)(&self.args)
    }

    /// Runs `work` within the budget. `spectator` can observe it.
    pub fn run<T>(
        &self,
        progress: Option<&Progress>,
        spectator: Option<Spectator<'_>>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        self.set_unit(progress);
        self.budget.run(progress, spectator, work)
    }

    /// Runs `work` as this `fraction` of a larger task.
    pub fn run_piece<T>(
        &self,
        progress: Option<&Progress>,
        fraction: f64,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        self.set_unit(progress);
        self.budget.run_piece(progress, fraction, work)
    }

    fn set_unit(&self, progress: Option<&Progress>) {
        if let Some(progress) = progress {
            progress.count_as(self.counted());
        }
    }
}
