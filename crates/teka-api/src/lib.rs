//! Teka's API: what each endpoint does, as a function from a typed request to a typed reply or
//! to a stream of events.
//!
//! Requests, replies and events are serde types with derived JSON schemas; the OpenAPI page and
//! the page's `api.d.ts` are made from them. This crate knows no HTTP, no threads and no
//! asynchronous runtime, and no puzzle by name. The clock, the running searches and the sample
//! files come from outside ([`Clock`], [`Host`]), so it also runs in a Web Worker.

mod context;
mod endpoint;
mod error;
mod game;
mod help;
mod info;
mod picture;
mod request;
mod schema;
mod search;
pub mod typescript;

pub use context::{Api, Change, Context, Host, Limits, Pacing, Speed};
pub use endpoint::{Endpoint, Event, File, Job, Reply, Sink, Work, endpoint, endpoints};
pub use error::{ApiError, ErrorEvent, ErrorKind, ErrorReply};
pub use info::{LimitValues, LimitsReply};
pub use request::language;
pub use schema::{Schemas, schemas};
pub use teka_host::watch::{Cancel, Clock};
