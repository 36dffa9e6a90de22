//! Texts in the languages of Teka, for the messages that the core produces as data.
//!
//! The texts are in Fluent files: shared texts and those of the command line in `locales/`, and
//! those of a puzzle family next to its code. This crate formats them; it names no puzzle family.

mod lang;
mod places;
mod said;
mod words;

pub use lang::{Lang, UnknownLang};
pub use said::Said;
pub use words::Words;

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;
