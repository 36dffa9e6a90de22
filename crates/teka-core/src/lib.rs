//! Teka's core: one pure library that knows families of grid puzzles and can
//! solve, check, explain, draw, play, generate and compare them.
//!
//! It has no files, clock, threads, environment, colours or JSON. Long runs are
//! counted, watched and stopped through a [`control::Control`]; what people read
//! is a [`message::Message`]; what they see is a [`scene::Scene`].
#![warn(missing_docs)]

pub mod any;
pub mod control;
pub mod diagnostic;
pub mod engines;
pub mod explain;
pub mod family;
pub mod lists;
pub mod message;
pub mod param;
pub mod place;
pub mod puzzles;
pub mod registry;
pub mod rng;
pub mod scene;
pub mod session;
pub mod value;

pub use message::{Message, Refusal};

/// Compiles and runs the tiny family of the documentation.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/adding-a-family.md")]
struct AddingAFamily;
