//! Teka over HTTP: the API under `/api/v1/` and the page, from one binary.
//!
//! It keeps no games: a game is its text, which the page holds and sends along. Work is done
//! off the asynchronous threads, behind gates that bound how much runs at once, and stops
//! when whoever asked for it leaves. It knows no puzzle by name.

mod app;
mod ask;
mod assets;
mod crowd;
mod dispatch;
mod endpoints;
mod events;
mod gate;
mod headers;
mod limits;
mod lock;
mod openapi;
mod opened;
mod origin;
mod paces;
mod patient;
mod picture;
mod rate;
mod search;
mod serve;
mod state;
mod trouble;

pub use app::App;
pub use limits::Limits;
pub use serve::{run, serve};

/// Everything the server answers, with the usual limits.
pub fn app() -> axum::Router {
    App::new(Limits::default()).router()
}
