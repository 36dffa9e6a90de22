//! What the parsed arguments ask for: the family, the theme, the strictness of reading, and how
//! to search (the method, its parameters and the limits). It runs no search.

use std::sync::atomic::{AtomicBool, Ordering};

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyMethod, AnyPuzzle};
use teka_core::control::Limits;
use teka_core::family::Strictness;
use teka_core::message::Message;
use teka_core::param::{self, Param};
use teka_core::{message, registry};
use teka_host::budget::Budget;
use teka_host::search::{self, Aim, Choice, Search};
use teka_host::units;
use teka_render::Theme;

use crate::context::Context;
use crate::error::CommandError;

/// The default memory limit of a search.
const DEFAULT_MEMORY: u64 = 4 << 30;

/// The text of an option, if it is there.
pub fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// The family forced with `--puzzle`, or named as an argument.
pub fn family(matches: &ArgMatches, name: &str) -> Option<&'static dyn AnyFamily> {
    text(matches, name).and_then(registry::family)
}

/// The theme of pictures.
pub fn theme(matches: &ArgMatches) -> Theme {
    text(matches, "theme").and_then(|name| name.parse().ok()).unwrap_or_default()
}

/// The limits asked for.
pub fn budget(matches: &ArgMatches, context: &Context) -> Result<Budget, CommandError> {
    let mut budget = unlimited(context);
    budget.limits.nodes = read(matches, "node-limit", units::nodes)?;
    budget.time = read(matches, "time-limit", units::duration)?;
    if let Some(bytes) = read(matches, "memory-limit", units::bytes)? {
        budget.limits.bytes = Some(bytes);
    }
    Ok(budget)
}

/// No limit but the default one of memory, for where Ctrl-C is at hand.
pub fn unlimited(context: &Context) -> Budget {
    let limits = Limits { nodes: None, bytes: Some(DEFAULT_MEMORY) };
    Budget { limits, time: None, cancel: context.cancel.clone(), ..Budget::default() }
}

/// What was set with `--set`; `--seed` is one more, the last.
pub fn settings(matches: &ArgMatches) -> Result<Vec<(String, String)>, CommandError> {
    let mut settings = pairs(matches)?;
    let seed = matches.get_one::<u64>("seed");
    settings.extend(seed.map(|seed| ("seed".to_owned(), seed.to_string())));
    Ok(settings)
}

/// Reports how ambiguous values were read.
pub fn report_readings(methods: &[AnyMethod], settings: &[(String, String)], context: &Context) {
    let params: Vec<Param> = methods.iter().flat_map(|method| method.params).copied().collect();
    param::readings(&params, settings).iter().for_each(|reading| context.note(reading));
}

/// Every `--set KEY=VALUE`.
pub fn pairs(matches: &ArgMatches) -> Result<Vec<(String, String)>, CommandError> {
    let given = matches.get_many::<String>("set").into_iter().flatten();
    given
        .map(|text| {
            let pair = text.split_once('=').filter(|(key, _)| !key.is_empty());
            let (key, value) = pair.ok_or_else(|| message!("bad-setting", text = text.as_str()))?;
            Ok((key.to_owned(), value.to_owned()))
        })
        .collect()
}

fn read<T>(
    matches: &ArgMatches,
    name: &str,
    parse: fn(&str) -> Option<T>,
) -> Result<Option<T>, CommandError> {
    let Some(text) = text(matches, name) else {
        return Ok(None);
    };
    match parse(text) {
        Some(value) => Ok(Some(value)),
        None => Err(message!("bad-limit", option = format!("--{name}"), text = text).into()),
    }
}

/// How strictly puzzles are to be read.
pub fn reading(matches: &ArgMatches) -> Strictness {
    if matches.get_flag("lenient") { Strictness::Lenient } else { Strictness::Strict }
}

/// The number of threads asked for.
pub fn threads(matches: &ArgMatches) -> Option<usize> {
    matches.get_one::<u64>("threads").and_then(|count| usize::try_from(*count).ok())
}

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
        context: &Context,
    ) -> Result<Self, CommandError> {
        let budget = budget(matches, context)?;
        let mut settings = settings(matches)?;
        let (choice, methods) = match text(matches, "method") {
            Some(name) => {
                let method = search::method(family, name, aim)?;
                drop_unused_seed(matches, method, &mut settings, context);
                (Choice::named(method, &settings, aim)?, vec![method])
            }
            None => (Choice::automatic(family, &settings, aim)?, family.methods()),
        };
        report_readings(&methods, &settings, context);
        Ok(Self { choice, budget, noted: AtomicBool::new(false) })
    }

    /// Returns the search of this puzzle; the first time, a note names the parameters that
    /// were set in vain.
    pub fn search(&self, puzzle: &dyn AnyPuzzle, context: &Context) -> Search {
        let search = Search::of(&self.choice, puzzle, &self.budget);
        let unused = self.choice.unused(&search.method);
        if !unused.is_empty() && !self.noted.swap(true, Ordering::Relaxed) {
            unused.iter().for_each(|name| context.note(&unused_note(search.method, name)));
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
    context: &Context,
) {
    if matches.contains_id("seed") && !search::has(&method, "seed") {
        settings.pop();
        context.note(&unused_note(method, "seed"));
    }
}

fn unused_note(method: AnyMethod, name: &str) -> Message {
    match name {
        "seed" => message!("seed-unused", method = method.name),
        _ => message!("setting-unused", method = method.name, name = name),
    }
}
