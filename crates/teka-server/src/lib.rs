//! Teka over HTTP: the API under `/api/v1/` and the page, from one binary.
//!
//! What the endpoints do is in `teka-api`; here is HTTP around it: routes, limits, events and
//! the files of the page. The server keeps no games: a game is its text, which the client holds
//! and sends along. Work runs off the asynchronous threads, behind gates that bound how much
//! runs at once, and stops when its client leaves.

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

/// Everything the server answers, with the usual limits.
pub fn app() -> axum::Router {
    App::new(Limits::default()).router()
}
