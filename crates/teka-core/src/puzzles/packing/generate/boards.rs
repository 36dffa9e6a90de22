//! Boards and sets of pieces, as they are asked for and drawn.

use rand::RngExt;

use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::packing::model::{Board, Piece};
use crate::rng::Rng;

/// What is asked of a board: zero where nobody says.
pub struct Wish<'a> {
    kind: &'a str,
    rows: usize,
    columns: usize,
    /// How many cells the pieces cover; none if they are cut to fit.
    area: Option<usize>,
}

impl<'a> Wish<'a> {
    /// The board asked for, for pieces of this area.
    pub fn read(args: &'a Args, area: Option<usize>) -> Self {
        let count = |name: &str| usize::try_from(args.int(name)).unwrap_or(0);
        Self { kind: args.choice("board"), rows: count("size"), columns: count("columns"), area }
    }

    /// A board; none if there is none as it is asked for.
    pub fn board(&self, rng: &mut Rng) -> Option<Board> {
        let (rows, columns) = (u8::try_from(self.rows()).ok()?, u8::try_from(self.columns()).ok()?);
        let board = match self.kind {
            "rectangle" => Board::rectangle(rows, columns),
            "pyramid" => Board::pyramid(rows),
            _ => Board::custom(rows, columns, shape((rows, columns), self.cells(), rng)?),
        };
        board.filter(|board| self.area.is_none_or(|area| board.cells().len() == area))
    }

    fn rows(&self) -> usize {
        match (self.rows, self.kind, self.area) {
            (1.., _, _) => self.rows,
            (0, "custom", _) => 7,
            (0, "pyramid", None) => 4,
            (0, _, Some(area)) if area % 6 == 0 => 6,
            (0, _, _) => 5,
        }
    }

    fn columns(&self) -> usize {
        match (self.columns, self.kind, self.area) {
            (1.., _, _) => self.columns,
            (0, "rectangle", Some(area)) => area / self.rows(),
            // A frame with room for another quarter.
            (0, "custom", Some(area)) => (area * 5 / 4).div_ceil(self.rows()),
            (0, _, _) => self.rows() + 3,
        }
    }

    /// How many cells a board of any shape has.
    fn cells(&self) -> usize {
        self.area.unwrap_or(self.rows() * self.columns() * 3 / 4)
    }
}

/// A shape in one piece within a frame, grown cell by cell; one with more neighbours in the
/// shape is the likelier to be next, so that there are few narrow arms.
fn shape(frame: (u8, u8), cells: usize, rng: &mut Rng) -> Option<Vec<Cell>> {
    let all = (0..frame.0).flat_map(|row| (0..frame.1).map(move |column| Cell::new(row, column)));
    let mut free: Vec<Cell> = all.collect();
    if cells == 0 || free.len() < cells {
        return None;
    }
    let mut shape = vec![free.swap_remove(rng.random_range(0..free.len()))];
    while shape.len() < cells {
        let beside = |cell: &Cell| shape.iter().filter(|other| cell.is_beside(**other)).count();
        let weights: Vec<usize> = free.iter().map(|cell| beside(cell).pow(3)).collect();
        let mut pick = rng.random_range(0..weights.iter().sum());
        let next = weights.iter().position(|weight| {
            let is_it = pick < *weight;
            pick = pick.saturating_sub(*weight);
            is_it
        })?;
        shape.push(free.swap_remove(next));
    }
    Some(shape)
}

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
pub const PENTOMINOES: &[&str] = SMALL.split_at(7).1;

/// Everything of three to five squares that hangs together: what a board is cut into. The seven
/// smaller ones come first, then the pentominoes.
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
