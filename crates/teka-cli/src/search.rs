//! How to search the puzzles of one family: the method and the limits of the command line.

use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyMethod, AnyPuzzle};
use teka_core::message;
use teka_core::message::Message;
use teka_host::budget::Budget;
use teka_host::search::{self, Aim, Choice, Search};

use crate::face::Face;
use crate::options;
use crate::problems::Trouble;

/// The method and the limits for puzzles of one family.
pub struct SearchOptions {
    choice: Choice,
    budget: Budget,
    /// True once a note named the parameters that were set in vain.
    noted: AtomicBool,
}

impl SearchOptions {
    /// Reads them from the command line.
    pub fn read(
        matches: &ArgMatches,
        family: &dyn AnyFamily,
        aim: Aim,
        face: &Face,
    ) -> Result<Self, Trouble> {
        let budget = options::budget(matches, face)?;
        let mut settings = options::settings(matches)?;
        let (choice, methods) = match options::text(matches, "method") {
            Some(name) => {
                let method = search::method(family, name, aim)?;
                drop_unused_seed(matches, method, &mut settings, face);
                (Choice::named(method, &settings, aim)?, vec![method])
            }
            None => (Choice::automatic(family, &settings, aim)?, family.methods()),
        };
        options::tell_readings(&methods, &settings, face);
        Ok(Self { choice, budget, noted: AtomicBool::new(false) })
    }

    /// Returns the search of this puzzle; the first time, a note names the parameters that
    /// were set in vain.
    pub fn search(&self, puzzle: &dyn AnyPuzzle, face: &Face) -> Search {
        let search = Search::of(&self.choice, puzzle, &self.budget);
        let unused = self.choice.unused(&search.method);
        if !unused.is_empty() && !self.noted.swap(true, Ordering::Relaxed) {
            unused.iter().for_each(|name| face.note(&unused_note(search.method, name)));
        }
        search
    }
}

/// Drops `--seed`, the last setting, if the method has no such parameter: unlike `--set`, it
/// may be given to any method.
fn drop_unused_seed(
    matches: &ArgMatches,
    method: AnyMethod,
    settings: &mut Vec<(String, String)>,
    face: &Face,
) {
    if matches.contains_id("seed") && !search::has(&method, "seed") {
        settings.pop();
        face.note(&unused_note(method, "seed"));
    }
}

fn unused_note(method: AnyMethod, name: &str) -> Message {
    match name {
        "seed" => message!("seed-unused", method = method.name),
        _ => message!("setting-unused", method = method.name, name = name),
    }
}
