//! What tests of every room read puzzles with.

use super::super::model::Puzzle;
use super::FORMATS;
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::Strictness;

/// Reads a puzzle strictly, for tests of every room of the family.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    FORMATS.read(text, Strictness::Strict)
}

/// The same, leniently.
pub fn parse_lenient(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    FORMATS.read(text, Strictness::Lenient)
}
