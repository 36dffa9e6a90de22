//! Tests of Rush Hour.

mod fast;
mod formats;
mod generate;
mod search;
