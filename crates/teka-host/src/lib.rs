//! What the pure core leaves out: files, the clock, threads, JSON and reports.
//! Knows no puzzle by name, and no face: the command line and the server both build on it.

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
