//! From parsed arguments to how to search.

use clap::ArgMatches;
use teka_core::any::AnyFamily;
use teka_core::control::Limits;
use teka_core::family::{MethodInfo, Reading};
use teka_core::message;
use teka_core::param::{self, Args, Param};
use teka_core::registry;
use teka_host::run::Search;
use teka_host::units;
use teka_render::Theme;

use crate::face::Face;
use crate::plan;
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

/// How to search with this method, with the parameters and limits asked for.
pub fn search(matches: &ArgMatches, method: MethodInfo, face: &Face) -> Result<Search, Trouble> {
    let mut settings = settings(matches)?;
    let has_seed = method.params.iter().any(|param| param.name == "seed");
    if !has_seed && matches.contains_id("seed") {
        settings.pop();
        face.note(&plan::unused(method, "seed"));
    }
    searching(matches, method, Args::read(method.params, &settings)?, face)
}

/// A search with these parameters and the limits asked for.
pub fn searching(
    matches: &ArgMatches,
    method: MethodInfo,
    args: Args,
    face: &Face,
) -> Result<Search, Trouble> {
    let mut search = unlimited(method, args, face);
    search.limits.nodes = read(matches, "node-limit", units::nodes)?;
    search.time = read(matches, "time-limit", units::duration)?;
    if let Some(bytes) = read(matches, "memory-limit", units::bytes)? {
        search.limits.bytes = Some(bytes);
    }
    Ok(search)
}

/// A search with no limit but the usual one of memory, for where Ctrl-C is at hand.
pub fn unlimited(method: MethodInfo, args: Args, face: &Face) -> Search {
    let limits = Limits { nodes: None, bytes: Some(DEFAULT_MEMORY) };
    Search { method, args, limits, time: None, cancel: face.cancel.clone() }
}

/// The family's default method under the limits asked for, for verbs that need no choice.
pub fn default_search(
    matches: &ArgMatches,
    family: &dyn AnyFamily,
    face: &Face,
) -> Result<Search, Trouble> {
    let method = method(family, None)?;
    searching(matches, method, Args::read(method.params, &[])?, face)
}

/// The method called `name`, or the default.
pub fn method(family: &dyn AnyFamily, name: Option<&str>) -> Result<MethodInfo, Trouble> {
    let found = match name {
        Some(name) => family.method(name),
        None => family.methods().first().copied(),
    };
    found.ok_or_else(|| {
        let methods = family.methods();
        let known: Vec<&str> = methods.iter().map(|method| method.name).collect();
        message!(
            "unknown-method",
            name = name.unwrap_or_default(),
            family = family.info().id,
            known = known.join(", ")
        )
        .into()
    })
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
