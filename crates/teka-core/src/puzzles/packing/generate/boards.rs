//! The boards and sets of pieces that the generator offers.

use rand::RngExt;

use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::packing::model::{Board, Piece};
use crate::rng::Rng;

/// The requested board; zero means that the generator chooses.
pub struct Wish<'a> {
    kind: &'a str,
    rows: usize,
    columns: usize,
    /// The number of cells that the pieces cover, or `None` if the pieces are cut to fit.
    area: Option<usize>,
}

impl<'a> Wish<'a> {
    /// Reads the requested board, for pieces of this area.
    pub fn read(args: &'a Args, area: Option<usize>) -> Self {
        let count = |name: &str| usize::try_from(args.int(name)).unwrap_or(0);
        Self { kind: args.choice("board"), rows: count("size"), columns: count("columns"), area }
    }

    /// Creates a board, or returns `None` if the request cannot be met.
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
            // A frame with room for a quarter more cells.
            (0, "custom", Some(area)) => (area * 5 / 4).div_ceil(self.rows()),
            (0, _, _) => self.rows() + 3,
        }
    }

    /// Returns the number of cells of a custom board.
    fn cells(&self) -> usize {
        self.area.unwrap_or(self.rows() * self.columns() * 3 / 4)
    }
}

/// Grows a connected shape within a frame, cell by cell. A cell with more neighbours in the shape
/// is more likely to be next, which avoids narrow arms.
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

/// The twelve pieces of IQ Puzzler Pro, 55 cells in all.
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

/// The twelve pentominoes, 60 cells in all.
pub const PENTOMINOES: &[&str] = SMALL.split_at(7).1;

/// All connected pieces of three to five cells, into which a board can be cut: the seven smaller
/// ones, then the pentominoes.
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

/// Creates a piece from its drawing. Returns `None` if the drawing is empty.
pub fn piece(letter: char, drawing: &str) -> Option<Piece> {
    let row = |(row, line): (usize, &str)| {
        let filled = line.bytes().enumerate().filter(|(_, sign)| *sign == b'#');
        filled.map(|(column, _)| (row as u8, column as u8)).collect::<Vec<_>>()
    };
    let squares: Vec<(u8, u8)> = drawing.split('/').enumerate().flat_map(row).collect();
    Piece::new(letter, &squares)
}

/// Creates pieces from drawings, lettered in order. Returns `None` if there are more pieces than
/// letters.
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
