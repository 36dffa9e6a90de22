//! The core library of Teka. It reads, solves, checks, explains, draws, plays, generates and counts
//! grid puzzles of several families.
//!
//! The library is pure: it uses no files, clock, threads, environment variables, colours or JSON
//! output. A [`control::Control`] counts, watches and stops long runs. Text for people is a
//! [`message::Message`], and a board to draw is a [`scene::Scene`].
//!
//! ```
//! use std::ops::ControlFlow;
//! use teka_core::control::{Control, Limits, Unwatched};
//! use teka_core::family::Ending;
//! use teka_core::param::Args;
//! use teka_core::registry;
//!
//! let text = "ABCC\nABBC\nADDC\nADDD\n";
//! let family = registry::detect(text).unwrap();
//! let puzzle = family.parse(text).unwrap().value;
//! let mut observer = Unwatched;
//! let mut control = Control::new(Limits::default(), &mut observer);
//! let method = family.methods()[0];
//! let args = Args::read(method.params, &[]).unwrap();
//! let mut solutions = Vec::new();
//! let ending = puzzle.solve(method, &args, &mut control, &mut |solution| {
//!     solutions.push(solution.moves().join(" "));
//!     ControlFlow::Continue(())
//! });
//! assert_eq!(ending, Ending::Exhausted, "there are no other solutions");
//! assert_eq!(solutions, ["r1c2=Q r2c4=Q r3c1=Q r4c3=Q"]);
//! ```
//!
//! The crate's `examples/` folder shows more: how to solve a board, list solutions and watch a
//! search.

pub mod any;
pub mod control;
pub mod counting;
pub mod cursor;
pub mod diagnostic;
pub mod engines;
pub mod explain;
pub mod fact;
pub mod family;
pub mod levels;
pub mod message;
pub mod param;
pub mod place;
pub mod puzzles;
pub mod reading;
pub mod registry;
pub mod rng;
pub mod scene;
pub mod session;
pub mod value;

pub use message::{Message, Refusal};

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;
