//! What tests of every room read puzzles with.

use super::super::model::Puzzle;
use super::FORMATS;
use crate::diagnostic::{Diagnostics, Read};
use crate::family::Reading;

/// Reads a puzzle strictly, for tests of every room of the family.
pub fn parse(text: &str) -> Result<Read<Puzzle>, Diagnostics> {
    FORMATS.read(text, Reading::Strict)
}

/// The same, leniently.
pub fn parse_lenient(text: &str) -> Result<Read<Puzzle>, Diagnostics> {
    FORMATS.read(text, Reading::Lenient)
}
