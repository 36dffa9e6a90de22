//! From a request to how to search: the method, its parameters, and limits that are never
//! wider than the server's.

use std::time::Duration;

use teka_core::any::AnyPuzzle;
use teka_core::control::{Control, Limits, Stop};
use teka_host::budget::Budget;
use teka_host::search::{Aim, Choice, Search};

use crate::ask::Ask;
use crate::trouble::Trouble;

/// The search a request asks for: its `method`, or the usual one for the puzzle.
pub fn search(ask: &Ask, puzzle: &dyn AnyPuzzle, aim: Aim) -> Result<Search, Trouble> {
    let (name, settings) = (ask.maybe_text("method")?, ask.settings("set")?);
    let choice = Choice::new(puzzle.family(), name, &settings, aim)?;
    Ok(Search::of(&choice, puzzle, &budget(ask)?))
}

/// Work within the limits, which has no method of its own.
pub fn within<T>(
    ask: &Ask,
    work: impl FnOnce(&mut Control) -> Result<T, Stop>,
) -> Result<Result<T, Stop>, Trouble> {
    Ok(budget(ask)?.run(None, None, work).0)
}

/// The limits of the request, never wider than those of the server.
pub fn budget(ask: &Ask) -> Result<Budget, Trouble> {
    let most = &ask.shared.limits;
    let nodes =
        ask.number("node_limit", 1, u64::MAX)?.map_or(most.nodes, |nodes| nodes.min(most.nodes));
    let time = ask.number("time_limit", 1, u64::MAX)?.map(Duration::from_secs);
    Ok(Budget {
        limits: Limits { nodes: Some(nodes), bytes: Some(most.memory_bytes) },
        time: Some(time.map_or(most.time, |time| time.min(most.time))),
        cancel: ask.cancel.clone(),
    })
}
