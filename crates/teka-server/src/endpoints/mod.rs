//! The API: what an endpoint is, and the work of each.

mod check;
mod compare;
mod count;
mod draw;
mod explain;
mod families;
mod fields;
mod games;
mod hint;
mod pace;
mod play;
mod show;
mod solve;
mod table;
mod told;

pub use fields::{Field, Kind, STOPPED};
pub use table::endpoints;

use axum::http::Method;
use serde_json::Value as Json;

use crate::ask::Ask;
use crate::events::Events;
use crate::trouble::Trouble;

/// One thing that can be asked for.
pub struct Endpoint {
    pub method: Method,
    pub path: &'static str,
    pub about: &'static str,
    /// The fields of the request; besides them each takes `lang`.
    pub takes: &'static [Field],
    pub gives: Gives,
    pub work: Work,
}

/// What an answer holds.
pub enum Gives {
    Answer(&'static [Field]),
    /// An answer, or why a limit ended the work.
    OrStopped(&'static [Field]),
    /// Events by name, `done` last.
    Events(&'static [(&'static str, &'static [Field])]),
    File,
}

/// How an endpoint is answered.
pub enum Work {
    /// At once.
    Small(fn(&Ask) -> Result<Reply, Trouble>),
    /// After a search.
    Search(fn(&Ask) -> Result<Reply, Trouble>),
    /// With events while a search goes on; what is wrong with the request is told before it begins.
    Stream(fn(&Ask) -> Result<Run, Trouble>),
}

/// A search that tells events.
pub type Run = Box<dyn FnOnce(&Events) + Send>;

/// An answer.
pub enum Reply {
    Json(Json),
    File { kind: &'static str, name: String, bytes: Vec<u8> },
}

impl From<Json> for Reply {
    fn from(body: Json) -> Self {
        Self::Json(body)
    }
}
