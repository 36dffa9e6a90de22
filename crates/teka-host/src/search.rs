//! Which method searches a puzzle, and with which parameters: the one that was named, or the
//! one that suits the puzzle. The limits are a [`Budget`], which knows nothing of methods.

use teka_core::any::{AnyFamily, AnyMethod, AnyPuzzle};
use teka_core::control::Control;
use teka_core::family::{Counted, MethodInfo};
use teka_core::message;
use teka_core::message::Refusal;
use teka_core::param::Args;

use crate::budget::{Budget, Cost};
use crate::watch::{Progress, Spectator};

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The solutions themselves.
    Solve,
    /// Only their number.
    Count,
}

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

/// The methods that may search the puzzles of a family, with their parameters.
#[derive(Clone)]
pub struct Choice {
    aim: Aim,
    /// The named method alone, or every method of the family.
    candidates: Vec<(AnyMethod, Args)>,
    /// Names of the parameters that were set.
    set: Vec<String>,
}

impl Choice {
    /// Chooses the method called `name`, or for each puzzle the one that suits it. Returns an
    /// error that lists the valid ones for an unknown method or parameter.
    pub fn new(
        family: &dyn AnyFamily,
        name: Option<&str>,
        settings: &[(String, String)],
        aim: Aim,
    ) -> Result<Self, Refusal> {
        match name {
            Some(name) => Self::named(method(family, name, aim)?, settings, aim),
            None => Self::automatic(family, settings, aim),
        }
    }

    /// Chooses one method, which must have every parameter that is set.
    pub fn named(
        method: AnyMethod,
        settings: &[(String, String)],
        aim: Aim,
    ) -> Result<Self, Refusal> {
        let args = Args::read(method.params, settings)?;
        Ok(Self { aim, candidates: vec![(method, args)], set: Vec::new() })
    }

    /// Chooses for each puzzle the method that suits it, with those of the settings it has.
    /// Returns an error for a setting that no method has.
    pub fn automatic(
        family: &dyn AnyFamily,
        settings: &[(String, String)],
        aim: Aim,
    ) -> Result<Self, Refusal> {
        let methods = family.methods();
        let is_known = |name: &str| methods.iter().any(|method| has(method, name));
        if settings.iter().any(|(name, _)| !is_known(name)) {
            Args::read(methods[0].params, settings)?;
        }
        let candidate = |method: &AnyMethod| {
            let own = settings.iter().filter(|(name, _)| has(method, name));
            let own: Vec<(String, String)> = own.cloned().collect();
            Ok((*method, Args::read(method.params, &own)?))
        };
        let candidates = methods.iter().map(candidate).collect::<Result<_, Refusal>>()?;
        let set = settings.iter().map(|(name, _)| name.clone()).collect();
        Ok(Self { aim, candidates, set })
    }

    /// Returns the search of this puzzle within a budget.
    pub fn search(&self, puzzle: &dyn AnyPuzzle, budget: &Budget) -> Search {
        let suitable = puzzle.automatic(self.aim == Aim::Count);
        let found = self.candidates.iter().find(|(method, _)| method.name == suitable.name);
        let (method, args) = found.unwrap_or(&self.candidates[0]).clone();
        Search { method, args, budget: budget.clone() }
    }

    /// Returns the names of the parameters that were set in vain: the method of this search
    /// does not have them.
    pub fn unused(&self, search: &Search) -> Vec<&str> {
        let set = self.set.iter().map(String::as_str);
        set.filter(|name| !has(&search.method, name)).collect()
    }
}

/// Returns the method called `name`. Returns an error that lists the valid ones if there is
/// none, or if it only counts and solutions are wanted.
pub fn method(family: &dyn AnyFamily, name: &str, aim: Aim) -> Result<AnyMethod, Refusal> {
    let methods = family.methods();
    let known = |is_valid: &dyn Fn(&AnyMethod) -> bool| {
        let valid = methods.iter().filter(|method| is_valid(method));
        valid.map(|method| method.name).collect::<Vec<_>>().join(", ")
    };
    let Some(method) = family.method(name) else {
        let (id, known) = (family.info().id, known(&|_| true));
        return Err(message!("unknown-method", name = name, family = id, known = known).into());
    };
    if method.counts_only() && aim == Aim::Solve {
        let known = known(&|method| !method.counts_only());
        return Err(message!("method-only-counts", name = name, known = known).into());
    }
    Ok(method)
}

/// Returns true if the method has a parameter called `name`.
pub fn has(method: &MethodInfo, name: &str) -> bool {
    method.params.iter().any(|param| param.name == name)
}
