//! From a request to how to search: the method, its parameters, and limits that are never
//! wider than the server's.

use std::time::Duration;

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::{Control, Limits, Stop};
use teka_core::family::MethodInfo;
use teka_core::message;
use teka_core::param::Args;
use teka_host::run::Search;
use teka_host::searches::Searches;

use crate::ask::Ask;
use crate::trouble::Trouble;

/// The search a request asks for: its `method`, or the usual one for the puzzle.
pub fn search(ask: &Ask, puzzle: &dyn AnyPuzzle, counting: bool) -> Result<Search, Trouble> {
    let (family, settings) = (puzzle.family(), ask.settings("set")?);
    match ask.maybe_text("method")? {
        Some(name) => chosen(ask, family, name, &settings, counting),
        None => {
            let limited = limited(ask)?;
            let make = |method, args| Search { method, args, ..limited.clone() };
            Ok(Searches::any(family, &settings, make)?.fitting(puzzle, counting).clone())
        }
    }
}

/// A search with a method that is named.
pub fn chosen(
    ask: &Ask,
    family: &dyn AnyFamily,
    name: &str,
    settings: &[(String, String)],
    counting: bool,
) -> Result<Search, Trouble> {
    let methods = family.methods();
    let known = |only: &dyn Fn(&&MethodInfo) -> bool| {
        let names: Vec<&str> = methods.iter().filter(only).map(|method| method.name).collect();
        names.join(", ")
    };
    let method = family.method(name).ok_or_else(|| {
        let (family, known) = (family.info().id, known(&|_| true));
        Trouble::bad(message!("unknown-method", name = name, family = family, known = known))
    })?;
    if method.counts_only && !counting {
        let known = known(&|method| !method.counts_only);
        return Err(Trouble::bad(message!("method-only-counts", name = name, known = known)));
    }
    let args = Args::read(method.params, settings)?;
    Ok(Search { method, args, ..limited(ask)? })
}

/// Work within the limits, which has no method of its own.
pub fn within<T>(
    ask: &Ask,
    work: impl FnOnce(&mut Control) -> Result<T, Stop>,
) -> Result<Result<T, Stop>, Trouble> {
    Ok(limited(ask)?.run(None, None, work).0)
}

/// A search with the limits of the request and the server; its method is yet to be chosen.
fn limited(ask: &Ask) -> Result<Search, Trouble> {
    let most = &ask.shared.limits;
    let nodes =
        ask.number("node_limit", 1, u64::MAX)?.map_or(most.nodes, |nodes| nodes.min(most.nodes));
    let time = ask.number("time_limit", 1, u64::MAX)?.map(Duration::from_secs);
    Ok(Search {
        method: MethodInfo::new("", teka_core::family::Promise::BestEffort),
        args: Args::default(),
        limits: Limits { nodes: Some(nodes), bytes: Some(most.memory_bytes) },
        time: Some(time.map_or(most.time, |time| time.min(most.time))),
        cancel: ask.cancel.clone(),
    })
}
