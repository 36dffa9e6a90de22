//! A search: the method that a [`Choice`] gives a puzzle, within a [`Budget`], which knows
//! nothing of methods.

pub use teka_core::any::choice::{Aim, Choice, has, method};
use teka_core::any::{AnyMethod, AnyPuzzle};
use teka_core::control::Control;
use teka_core::family::Counted;
use teka_core::message::Refusal;
use teka_core::param::Args;

use crate::budget::{Budget, Cost};
use crate::watch::{Progress, Spectator};

/// A method with its parameters and its budget.
#[derive(Clone)]
pub struct Search {
    /// The algorithm.
    pub method: AnyMethod,
    /// Its parameters.
    pub args: Args,
    /// Its limits.
    pub budget: Budget,
}

impl Search {
    /// Sets the parameters of a method. Returns an error for a setting that it does not have.
    pub fn new(
        method: AnyMethod,
        settings: &[(String, String)],
        budget: Budget,
    ) -> Result<Self, Refusal> {
        let args = Args::read(method.params, settings)?;
        Ok(Self { method, args, budget })
    }

    /// Returns the search of this puzzle within a budget.
    pub fn of(choice: &Choice, puzzle: &dyn AnyPuzzle, budget: &Budget) -> Self {
        let (method, args) = choice.method(puzzle);
        Self { method, args: args.clone(), budget: budget.clone() }
    }

    /// Returns the same search with another budget.
    pub fn within(&self, budget: Budget) -> Self {
        Self { budget, ..self.clone() }
    }

    /// Returns the unit of its main count.
    pub fn counted(&self) -> Counted {
        (self.method.counted)(&self.args)
    }

    /// Runs `work` within the budget, shown to `spectator` if there is one.
    pub fn run<T>(
        &self,
        progress: Option<&Progress>,
        spectator: Option<Spectator<'_>>,
        work: impl FnOnce(&mut Control) -> T,
    ) -> (T, Cost) {
        self.set_unit(progress);
        self.budget.run(progress, spectator, work)
    }

    /// Runs `work` that makes up this `fraction` of a larger work.
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
