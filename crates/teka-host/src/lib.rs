//! Files, clock, threads, JSON and reports, which the pure core excludes.
//!
//! This crate names no puzzle family and is independent of the user interface: the command line and
//! the server both build on it.

pub mod answer;
pub mod batch;
pub mod budget;
pub mod checkpoint;
pub mod compare;
pub mod count;
pub mod counters;
pub mod experiment;
pub mod files;
pub mod generate;
pub mod hunt;
pub mod json;
pub mod merge;
pub mod puzzles;
pub mod report;
pub mod search;
mod shard;
pub mod units;
pub mod watch;

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;
