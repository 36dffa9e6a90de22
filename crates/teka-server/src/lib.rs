//! Teka over HTTP: the API under `/api/v1/` and the web page, in one binary.
//!
//! The endpoints themselves are in `teka-api`. This crate adds HTTP: routes, limits, events and the
//! files of the page. The server stores no games: a game is a text that the client keeps and sends
//! with each request. Work runs outside the asynchronous threads, behind gates that limit how much
//! runs at the same time, and stops when its client disconnects.

mod app;
mod assets;
mod connection_limits;
mod error;
mod events;
mod gate;
mod headers;
mod host;
mod limits;
mod lock;
mod openapi;
mod origin;
mod rate_limit;
mod request;
mod runs;
mod serve;

pub use app::App;
pub use limits::Limits;
pub use serve::{run, serve};

/// Returns a router for all requests, with the default limits.
pub fn app() -> axum::Router {
    App::new(Limits::default()).router()
}

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;
