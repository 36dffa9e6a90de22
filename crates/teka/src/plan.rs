//! Which method each puzzle gets: the one asked for, or else the usual one for it.

use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::family::MethodInfo;
use teka_core::message;
use teka_core::message::Message;
use teka_host::run::Search;
use teka_host::searches::Searches;

use crate::face::Face;
use crate::options;
use crate::problems::Trouble;

/// What the search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// Solutions that somebody sees.
    Solve,
    /// Only their number.
    Count,
}

/// How to search puzzles of one family.
pub struct Plan {
    searches: Searches,
    aim: Aim,
    /// True once it was told what was set in vain.
    told: AtomicBool,
}

impl Plan {
    /// What was asked for on the command line.
    pub fn new(
        matches: &ArgMatches,
        family: &dyn AnyFamily,
        aim: Aim,
        face: &Face,
    ) -> Result<Self, Trouble> {
        let searches = match options::text(matches, "method") {
            Some(name) => {
                let method = options::method(family, Some(name))?;
                if aim == Aim::Solve {
                    must_solve(method, family)?;
                }
                let search = options::search(matches, method, face)?;
                options::tell_readings(&[method], &options::settings(matches)?, face);
                Searches::only(search)
            }
            None => {
                let limited = options::default_search(matches, family, face)?;
                let make = |method, args| Search { method, args, ..limited.clone() };
                let settings = options::settings(matches)?;
                let searches = Searches::any(family, &settings, make)?;
                options::tell_readings(&family.methods(), &settings, face);
                searches
            }
        };
        Ok(Self { searches, aim, told: AtomicBool::new(false) })
    }

    /// How to search this puzzle; what was set in vain is told once.
    pub fn fitting(&self, puzzle: &dyn AnyPuzzle, face: &Face) -> &Search {
        let search = self.searches.fitting(puzzle, self.aim == Aim::Count);
        let in_vain: Vec<&str> = self.searches.in_vain(search).collect();
        if !in_vain.is_empty() && !self.told.swap(true, Ordering::Relaxed) {
            in_vain.iter().for_each(|name| face.note(&unused(search.method, name)));
        }
        search
    }
}

/// Refuses a method that only counts, and names those that solve.
pub fn must_solve(method: MethodInfo, family: &dyn AnyFamily) -> Result<(), Message> {
    if !method.counts_only {
        return Ok(());
    }
    let methods = family.methods();
    let solving = methods.iter().filter(|method| !method.counts_only);
    let known: Vec<&str> = solving.map(|method| method.name).collect();
    Err(message!("method-only-counts", name = method.name, known = known.join(", ")))
}

/// Says that a parameter changes nothing.
pub fn unused(method: MethodInfo, name: &str) -> Message {
    match name {
        "seed" => message!("seed-unused", method = method.name),
        _ => message!("setting-unused", method = method.name, name = name),
    }
}
