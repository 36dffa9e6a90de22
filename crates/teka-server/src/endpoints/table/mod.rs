//! Every endpoint with its description and its work. The router and the OpenAPI page are
//! both made from these tables.

macro_rules! path {
    ($name:literal) => {
        concat!("/api/v1/", $name)
    };
}

mod about;
mod games;
mod help;
mod streams;

use super::Endpoint;

/// Every endpoint.
pub fn endpoints() -> impl Iterator<Item = &'static Endpoint> {
    [about::ABOUT, games::GAMES, help::HELP, streams::STREAMS].into_iter().flatten()
}
