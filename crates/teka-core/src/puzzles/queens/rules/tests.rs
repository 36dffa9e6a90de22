//! Each rule on a small board: what it concludes, written as moves.

use super::*;
use crate::control::{Limits, Unwatched};
use crate::explain::Then;
use crate::family::Play;

/// Looks with one rule at `regions` with `position` on it (`Q`, `x` or `.` a cell).
fn check(name: &str, regions: &str, position: &str, expected: &str) {
    let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<Vec<_>>();
    let size = regions.split_whitespace().count() as u8;
    let puzzle = Puzzle::new(size, &letters(regions), vec![]).expect(regions);
    let mut state = Queens::start(&puzzle);
    for (cell, content) in puzzle.cells().zip(letters(position)) {
        let action = Move::from_text(&format!("{cell}={content}")).expect(position);
        Queens::play(&puzzle, &mut state, &action).expect("a move on the board");
    }
    let rule = Queens::rules().iter().find(|rule| rule.name == name).expect(name);
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let found = (rule.find)(&puzzle, &state, &mut control).expect("nobody stops it");
    let found = match found.map(|finding| finding.then) {
        None => "nothing".to_owned(),
        Some(Then::Impossible) => "impossible".to_owned(),
        Some(Then::Moves(moves)) => {
            moves.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        }
    };
    assert_eq!(found, expected, "{name} on {regions}");
}

const STRIPES: &str = "AAAAA BBBBB CCCCC DDDDD EEEEE";

#[test]
fn single_in_region() {
    check("single-in-region", "AAAA ABBB ACBB DDDD", "", "r3c2=Q");
    check("single-in-region", "AABB AABB CCDD CCDD", "", "nothing");
    check("single-in-region", "AABB AABB CCDD CCDD", "xx.. .x.. .... ....", "r2c1=Q");
    check("single-in-region", "AABB AABB CCDD CCDD", ".Q.. .... .... ....", "r2c4=Q");
}

#[test]
fn single_in_line() {
    check("single-in-line", STRIPES, "", "nothing");
    check("single-in-line", "ABCD ABCD ABCD ABCD", "xx.x .... .... ....", "r1c3=Q");
    check("single-in-line", STRIPES, ".x... .x... ..... .x... .x...", "r3c2=Q");
}

#[test]
fn confined() {
    check("confined", "AAAA BBAC BCCC DDDD", "", "r2c3=x");
    check("confined", "AABB AABB CCDD CCDD", ".x.. .x.. .... ....", "r3c1=x r4c1=x");
    check("confined", "AABB AABB CCDD CCDD", "..xx .... .... ....", "r2c1=x r2c2=x");
    check("confined", "AABC AABB DDDD DDDD", "xx.. xx.. .... ....", "impossible");
    check("confined", "AABB AABB CCDD CCDD", "", "nothing");
}

#[test]
fn touches_all() {
    check("touches-all", "AABBB ABBBB CCDDD CCDDE CEEEE", "", "r2c2=x");
    check("touches-all", STRIPES, "", "nothing");
    check("touches-all", STRIPES, "..x.x ..... ..... ..... .....", "nothing");
    check("touches-all", STRIPES, "x.x.x ..... ..... ..... .....", "r2c3=x");
}

#[test]
fn sets() {
    let two = "AABBCD AABBCD EEEECD EEEECD FFFFCD FFFFCD";
    check("two-sets", two, "", "r1c5=x r1c6=x r2c5=x r2c6=x");
    check("three-sets", two, "", "nothing");
    let three = "AABBCCD AABBCCD AABBCCD EEFFGGD EEFFGGD EEFFGGD EEFFGGD";
    check("two-sets", three, "", "nothing");
    check("three-sets", three, "", "r1c7=x r2c7=x r3c7=x");
    let four = ["AABBCCDDI"; 4].join(" ") + " " + &["EEFFGGHHI"; 5].join(" ");
    check("three-sets", &four, "", "nothing");
    check("large-sets", &four, "", "r1c9=x r2c9=x r3c9=x r4c9=x");
    let crowded = "AABBC AABCC DDDDE DEEEE DDEEE";
    check("two-sets", crowded, "", "impossible");
}

#[test]
fn trials() {
    let board = "DBAD DBAC CBAC CBAD";
    check("touches-all", board, "", "nothing");
    check("large-sets", board, "", "nothing");
    for rule in ["trial-singles", "trial-simple", "trial-all"] {
        check(rule, board, "", "r1c2=x");
    }
    check("trial-all", STRIPES, "", "nothing");
}
