//! A reader for the tests of this family, and tests for recognising notations.

use super::super::model::Puzzle;
use super::{FORMATS, Notation, lines};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::Strictness;

/// Reads a puzzle strictly, for the tests of this family.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    FORMATS.read(text, Strictness::Strict)
}

#[test]
fn notations_are_recognised() {
    for (text, expected) in [
        ("6dh:_aa_3a,m6a16", Notation::Id),
        ("name\t3:a_3aab_,s1\te", Notation::Id),
        ("4 9\n1 2 3 3", Notation::Course),
        ("4\n9\n1 2 3 3", Notation::Course),
        ("4\n1 2 3 3", Notation::Course),
        ("4\naabb", Notation::Letters),
        ("4\na a b b", Notation::Letters),
        ("9\n-1 a1 a2", Notation::Coordinates),
        ("9\n11 + A1 A2", Notation::Coordinates),
        ("9\nx24 a1 a2", Notation::Coordinates),
        ("6:", Notation::Course),
        ("", Notation::Course),
    ] {
        assert_eq!(Notation::of(&lines(text)), expected, "{text}");
    }
}
