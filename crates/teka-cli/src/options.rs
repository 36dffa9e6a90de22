//! The meaning of the parsed arguments: the family, the theme, the strictness of reading, and the
//! method, parameters and limits of a search.

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

/// Returns the value of an option, if it is set.
pub fn text<'a>(matches: &'a ArgMatches, name: &str) -> Option<&'a str> {
    matches.get_one::<String>(name).map(String::as_str)
}

/// Returns the family given by `--puzzle` or as an argument.
pub fn family(matches: &ArgMatches, name: &str) -> Option<&'static dyn AnyFamily> {
    text(matches, name).and_then(registry::family)
}

/// Returns the theme of drawings.
pub fn theme(matches: &ArgMatches) -> Theme {
    text(matches, "theme").and_then(|name| name.parse().ok()).unwrap_or_default()
}

/// Returns the limits. Returns an error if one cannot be parsed.
pub fn budget(matches: &ArgMatches, context: &Context) -> Result<Budget, CommandError> {
    let mut budget = unlimited(context);
    budget.limits.nodes = read(matches, "node-limit", units::nodes)?;
    budget.time = read(matches, "time-limit", units::duration)?;
    if let Some(bytes) = read(matches, "memory-limit", units::bytes)? {
        budget.limits.bytes = Some(bytes);
    }
    Ok(budget)
}

/// Returns a budget with only the default memory limit, for interactive use with Ctrl-C.
pub fn unlimited(context: &Context) -> Budget {
    let limits = Limits { nodes: None, bytes: Some(DEFAULT_MEMORY) };
    Budget { limits, time: None, cancel: context.cancel.clone(), ..Budget::default() }
}

/// Returns the settings of `--set`, followed by that of `--seed`.
pub fn settings(matches: &ArgMatches) -> Result<Vec<(String, String)>, CommandError> {
    let mut settings = pairs(matches)?;
    let seed = matches.get_one::<u64>("seed");
    settings.extend(seed.map(|seed| ("seed".to_owned(), seed.to_string())));
    Ok(settings)
}

/// Reports how ambiguous values were interpreted.
pub fn report_readings(methods: &[AnyMethod], settings: &[(String, String)], context: &Context) {
    let params: Vec<Param> = methods.iter().flat_map(|method| method.params).copied().collect();
    param::readings(&params, settings).iter().for_each(|reading| context.note(reading));
}

/// Parses every `--set KEY=VALUE`. Returns an error for anything else.
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

/// Returns how strictly to read puzzles.
pub fn reading(matches: &ArgMatches) -> Strictness {
    if matches.get_flag("lenient") { Strictness::Lenient } else { Strictness::Strict }
}

/// Returns the number of threads, if it is set.
pub fn threads(matches: &ArgMatches) -> Option<usize> {
    matches.get_one::<u64>("threads").and_then(|count| usize::try_from(*count).ok())
}

/// The method and the limits for the puzzles of one family.
pub struct SearchOptions {
    choice: Choice,
    budget: Budget,
    /// True once a note has listed the parameters that had no effect.
    noted: AtomicBool,
}

impl SearchOptions {
    /// Reads the options from the command line.
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

    /// Returns the search for a puzzle. The first call also prints a note about parameters that had
    /// no effect.
    pub fn search(&self, puzzle: &dyn AnyPuzzle, context: &Context) -> Search {
        let search = Search::of(&self.choice, puzzle, &self.budget);
        let unused = self.choice.unused(&search.method);
        if !unused.is_empty() && !self.noted.swap(true, Ordering::Relaxed) {
            unused.iter().for_each(|name| context.note(&unused_note(search.method, name)));
        }
        search
    }
}

/// Drops `--seed`, the last setting, if the method has no such parameter. Unlike `--set`, it is
/// allowed with any method.
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
