//! Changes the speed of a running search, pauses it or stops it.

use std::time::Duration;

use serde_json::json;
use teka_core::message;

use super::Reply;
use crate::ask::Ask;
use crate::paces::{Listed, Speed};
use crate::trouble::Trouble;

/// Changes the speed of a search that runs, or stops it.
pub fn pace(ask: &Ask) -> Result<Reply, Trouble> {
    let (name, speed, step) = (ask.text("run")?, speed(ask)?, ask.flag("step")?);
    let pace = ask.shared.paces.find(name).ok_or_else(Trouble::no_run)?;
    if ask.flag("stop")? {
        pace.stop();
    } else {
        pace.turn(speed, step);
    }
    Ok(json!({ "run": name, "paused": speed.is_paused }).into())
}

/// The speed a request asks for.
fn speed(ask: &Ask) -> Result<Speed, Trouble> {
    Ok(Speed {
        pace: ask.number("pace", 1, 1_000_000_000)?,
        pause: Duration::from_millis(ask.number("pause", 0, 5_000)?.unwrap_or(0)),
        is_paused: ask.flag("paused")?,
    })
}

/// Lists a search under the name and with the speed its request gives it.
pub fn list(ask: &Ask) -> Result<Listed, Trouble> {
    let listed = ask.shared.paces.list(name(ask)?, speed(ask)?, &ask.cancel);
    listed.ok_or_else(|| Trouble::bad(message!("server-run-taken")))
}

/// The longest name of a search.
const LONGEST: usize = 64;

/// The name a request gives its search.
fn name(ask: &Ask) -> Result<Option<&str>, Trouble> {
    let name = ask.maybe_text("run")?;
    if name.is_some_and(|name| name.len() > LONGEST) {
        return Err(Trouble::bad(message!("server-run-too-long", most = LONGEST)));
    }
    Ok(name)
}
