//! Sets of pieces, as they are drawn.

use super::super::model::Piece;

/// The twelve pieces of IQ Puzzler Pro: 55 cells.
pub const IQ: &[&str] = &[
    "####/#",
    "##/ ###",
    "###/##",
    "#/###/ #",
    "##/ ##/  #",
    "####/ #",
    "###/#/#",
    "###/# #",
    "##/ ##",
    "###/ #",
    "###/#",
    "##/#",
];

/// The twelve pentominoes: 60 cells.
pub const PENTOMINOES: &[&str] = &[
    " ##/##/ #",
    "#####",
    "####/#",
    "###/  ##",
    "###/##",
    "###/ #/ #",
    "###/# #",
    "###/#/#",
    "##/ ##/  #",
    " #/###/ #",
    "####/ #",
    "##/ #/ ##",
];

/// Everything of three to five squares that hangs together: what a board is cut into.
pub const SMALL: &[&str] = &[
    "###",
    "##/#",
    "####",
    "##/##",
    "###/ #",
    "##/ ##",
    "###/#",
    " ##/##/ #",
    "#####",
    "####/#",
    "###/  ##",
    "###/##",
    "###/ #/ #",
    "###/# #",
    "###/#/#",
    "##/ ##/  #",
    " #/###/ #",
    "####/ #",
    "##/ #/ ##",
];

/// The piece of a drawing.
pub fn piece(letter: char, drawing: &str) -> Option<Piece> {
    let row = |(row, line): (usize, &str)| {
        let filled = line.bytes().enumerate().filter(|(_, sign)| *sign == b'#');
        filled.map(|(column, _)| (row as u8, column as u8)).collect::<Vec<_>>()
    };
    let squares: Vec<(u8, u8)> = drawing.split('/').enumerate().flat_map(row).collect();
    Piece::new(letter, &squares)
}

/// The pieces of drawings, lettered in order; none if there are more than letters.
pub fn pieces<'a>(drawings: impl IntoIterator<Item = &'a str>) -> Option<Vec<Piece>> {
    let mut letters = ('A'..='Z').chain('a'..='z');
    drawings.into_iter().map(|drawing| piece(letters.next()?, drawing)).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_sets_are_what_they_are_called() {
        let shapes = |set: &[&str]| {
            pieces(set.iter().copied()).unwrap().iter().map(Piece::shape).collect::<BTreeSet<_>>()
        };
        let area = |set: &[&str]| {
            pieces(set.iter().copied()).unwrap().iter().map(Piece::size).sum::<usize>()
        };
        assert_eq!([IQ, PENTOMINOES, SMALL].map(|set| shapes(set).len()), [12, 12, 19]);
        assert_eq!([IQ, PENTOMINOES, SMALL].map(area), [55, 60, 6 + 20 + 60]);
        assert!(shapes(SMALL).is_superset(&shapes(IQ)));
        assert!(shapes(SMALL).is_superset(&shapes(PENTOMINOES)));
    }
}
