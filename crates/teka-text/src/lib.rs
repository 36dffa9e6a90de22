//! The words: what the core says as data, in a language people read.
//!
//! The words themselves are Fluent files: those every puzzle shares and those of
//! the command line in `locales/`, those of a family next to its code.
//! Here is only what fills them in; this crate knows no family by name.

mod lang;
mod places;
mod said;
mod words;

pub use lang::{Lang, UnknownLang};
pub use said::Said;
pub use words::Words;
