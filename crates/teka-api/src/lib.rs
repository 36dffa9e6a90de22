//! Teka's API: each endpoint is a function from a typed request to a typed reply or to a stream of
//! events.
//!
//! Requests, replies and events are serde types with derived JSON schemas. The OpenAPI document and
//! the web page's `api.d.ts` are generated from them. This crate contains no HTTP code, no threads
//! and no asynchronous runtime, and it names no puzzle family. The clock, the running searches and
//! the sample files are supplied by the caller ([`Clock`], [`Host`]), so the crate also runs in a
//! Web Worker.

mod context;
mod endpoint;
mod error;
mod game;
mod help;
mod info;
mod picture;
mod preview;
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

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;
