//! Which method a puzzle gets: the one that was chosen, or else the usual one for it.

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::family::MethodInfo;
use teka_core::message::Refusal;
use teka_core::param::Args;

use crate::run::Search;

/// How to search puzzles of one family.
pub struct Searches {
    /// One for each method that may be taken.
    all: Vec<Search>,
    /// Names of the parameters that were set.
    set: Vec<String>,
}

impl Searches {
    /// The one method that was chosen.
    pub fn only(search: Search) -> Self {
        Self { all: vec![search], set: Vec::new() }
    }

    /// Any method of the family, with those of the settings it has. A setting that no
    /// method has is refused.
    pub fn any(
        family: &dyn AnyFamily,
        settings: &[(String, String)],
        make: impl Fn(MethodInfo, Args) -> Search,
    ) -> Result<Self, Refusal> {
        let methods = family.methods();
        let is_known = |name: &str| methods.iter().any(|method| has(method, name));
        if settings.iter().any(|(name, _)| !is_known(name)) {
            Args::read(methods[0].params, settings)?;
        }
        let search = |method: &MethodInfo| {
            let own = settings.iter().filter(|(name, _)| has(method, name));
            let own: Vec<(String, String)> = own.cloned().collect();
            Ok(make(*method, Args::read(method.params, &own)?))
        };
        let all = methods.iter().map(search).collect::<Result<_, Refusal>>()?;
        Ok(Self { all, set: settings.iter().map(|(name, _)| name.clone()).collect() })
    }

    /// How to search this puzzle, to solve it or to count its solutions.
    pub fn fitting(&self, puzzle: &dyn AnyPuzzle, counting: bool) -> &Search {
        let usual = puzzle.usual(counting);
        let found = self.all.iter().find(|search| search.method.name == usual);
        found.unwrap_or(&self.all[0])
    }

    /// What was set in vain, for the method of this search has no such parameter.
    pub fn in_vain<'a>(&'a self, search: &'a Search) -> impl Iterator<Item = &'a str> {
        self.set.iter().map(String::as_str).filter(|name| !has(&search.method, name))
    }
}

fn has(method: &MethodInfo, name: &str) -> bool {
    method.params.iter().any(|param| param.name == name)
}
