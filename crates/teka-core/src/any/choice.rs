//! The choice of a method and its parameters: either the method that was named, or the best one for
//! each puzzle.

use super::{AnyFamily, AnyMethod, AnyPuzzle};
use crate::family::MethodInfo;
use crate::message;
use crate::message::Refusal;
use crate::param::{Args, Param};

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// To find solutions.
    Solve,
    /// To count solutions.
    Count,
}

/// The methods that a search may use, with their parameters.
#[derive(Clone, Debug)]
pub struct Choice {
    aim: Aim,
    /// The named method, or all methods of the family.
    candidates: Vec<(AnyMethod, Args)>,
    /// The names of the parameters that were set.
    set: Vec<String>,
}

impl Choice {
    /// Chooses the method called `name`, or the best method for each puzzle if `name` is `None`.
    /// Returns `Err` with the valid names if a method or a parameter is unknown.
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

    /// Chooses the best method for each puzzle, with default parameters.
    pub fn unset(family: &dyn AnyFamily, aim: Aim) -> Self {
        let methods = family.methods().into_iter();
        let candidates = methods.map(|method| (method, Args::defaults(method.params))).collect();
        Self { aim, candidates, set: Vec::new() }
    }

    /// Chooses one method. Returns `Err` if it lacks one of the parameters in `settings`.
    pub fn named(
        method: AnyMethod,
        settings: &[(String, String)],
        aim: Aim,
    ) -> Result<Self, Refusal> {
        let args = Args::read(method.params, settings)?;
        Ok(Self { aim, candidates: vec![(method, args)], set: Vec::new() })
    }

    /// Chooses the best method for each puzzle, with the parameters in `settings` that apply to it.
    /// Returns `Err` if no method has one of these parameters.
    pub fn automatic(
        family: &dyn AnyFamily,
        settings: &[(String, String)],
        aim: Aim,
    ) -> Result<Self, Refusal> {
        let methods = family.methods();
        let is_unknown =
            |(name, _): &&(String, String)| !methods.iter().any(|method| has(method, name));
        if let Some(unknown) = settings.iter().find(is_unknown) {
            Args::read(&all_params(&methods), std::slice::from_ref(unknown))?;
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

    /// Returns the method for this puzzle, and its parameters.
    pub fn method(&self, puzzle: &dyn AnyPuzzle) -> (AnyMethod, &Args) {
        let suitable = puzzle.automatic(self.aim == Aim::Count);
        let found = self.candidates.iter().find(|(method, _)| method.name == suitable.name);
        let (method, args) = found.unwrap_or(&self.candidates[0]);
        (*method, args)
    }

    /// Returns the names of the parameters that were set but do not apply to this method.
    pub fn unused(&self, method: &MethodInfo) -> Vec<&str> {
        let set = self.set.iter().map(String::as_str);
        set.filter(|name| !has(method, name)).collect()
    }
}

/// Returns the parameters of all methods, each name once.
pub fn all_params(methods: &[AnyMethod]) -> Vec<Param> {
    let mut params: Vec<Param> = Vec::new();
    for param in methods.iter().flat_map(|method| method.params) {
        if params.iter().all(|known| known.name != param.name) {
            params.push(*param);
        }
    }
    params
}

/// Returns the method called `name`. Returns `Err` with the valid names if there is none, or if it
/// only counts and `aim` is [`Aim::Solve`].
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
