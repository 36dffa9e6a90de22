//! Helpers that the tests of all formats share.

use super::super::model::Puzzle;
use super::{FORMATS, Notation};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::Strictness;

/// Reads a puzzle strictly, for the tests of this family.
pub fn parse(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    FORMATS.read(text, Strictness::Strict)
}

fn check(text: &str, expected: Notation) {
    assert_eq!(Notation::of(text), expected, "{text}");
}

#[test]
fn notations_are_recognised() {
    check("", Notation::Course);
    check(" \n\t\n", Notation::Course);
    check("6 6\n11\nAAB..F", Notation::Course);
    check("..AA\nPP..K\n", Notation::Course);
    check("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", Notation::OneLine);
    check("# a comment\n60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", Notation::OneLine);
    check("#...AA...", Notation::OneLine);
    check("# only a comment", Notation::OneLine);
    check("6 21 35 Name .BBCCC.DDFEEAAHF.JGGHIIJL.M.KKL.M...", Notation::OneLine);
    check("ooAAo", Notation::OneLine);
    check("car,orientation,col,row,length\n", Notation::Csv);
    check("Size, 9\nX,H,1,3,2", Notation::Csv);
    check("# size 9\nX,H,1,3,2", Notation::Csv);
}
