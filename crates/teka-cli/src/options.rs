//! What the parsed arguments ask for.

use clap::ArgMatches;
use teka_core::any::AnyFamily;
use teka_core::control::Limits;
use teka_core::family::{MethodInfo, Reading};
use teka_core::message;
use teka_core::param::{self, Param};
use teka_core::registry;
use teka_host::budget::Budget;
use teka_host::units;
use teka_render::Theme;

use crate::face::Face;
use crate::problems::Trouble;

/// Memory a search may take where nobody says otherwise.
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
pub fn budget(matches: &ArgMatches, face: &Face) -> Result<Budget, Trouble> {
    let mut budget = unlimited(face);
    budget.limits.nodes = read(matches, "node-limit", units::nodes)?;
    budget.time = read(matches, "time-limit", units::duration)?;
    if let Some(bytes) = read(matches, "memory-limit", units::bytes)? {
        budget.limits.bytes = Some(bytes);
    }
    Ok(budget)
}

/// No limit but the default one of memory, for where Ctrl-C is at hand.
pub fn unlimited(face: &Face) -> Budget {
    let limits = Limits { nodes: None, bytes: Some(DEFAULT_MEMORY) };
    Budget { limits, time: None, cancel: face.cancel.clone(), ..Budget::default() }
}

/// What was set with `--set`; `--seed` is one more, the last.
pub fn settings(matches: &ArgMatches) -> Result<Vec<(String, String)>, Trouble> {
    let mut settings = pairs(matches)?;
    let seed = matches.get_one::<u64>("seed");
    settings.extend(seed.map(|seed| ("seed".to_owned(), seed.to_string())));
    Ok(settings)
}

/// Reports how ambiguous values were read.
pub fn tell_readings(methods: &[MethodInfo], settings: &[(String, String)], face: &Face) {
    let params: Vec<Param> = methods.iter().flat_map(|method| method.params).copied().collect();
    param::readings(&params, settings).iter().for_each(|reading| face.note(reading));
}

/// Every `--set KEY=VALUE`.
pub fn pairs(matches: &ArgMatches) -> Result<Vec<(String, String)>, Trouble> {
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
) -> Result<Option<T>, Trouble> {
    let Some(text) = text(matches, name) else {
        return Ok(None);
    };
    match parse(text) {
        Some(value) => Ok(Some(value)),
        None => Err(message!("bad-limit", option = format!("--{name}"), text = text).into()),
    }
}

/// How strictly puzzles are to be read.
pub fn reading(matches: &ArgMatches) -> Reading {
    if matches.get_flag("lenient") { Reading::Lenient } else { Reading::Strict }
}

/// The number of threads asked for.
pub fn threads(matches: &ArgMatches) -> Option<usize> {
    matches.get_one::<u64>("threads").and_then(|count| usize::try_from(*count).ok())
}
