//! A board: a set of cells with positions in space, and its symmetries. Flat boards and pyramids
//! differ only here; no other code depends on the number of dimensions.

use std::collections::BTreeSet;

use super::{CellIndex, MAX_CELLS, Piece};
use crate::place::{Cell, Place};

/// The maximum number of rows and columns of a printed board.
pub const MAX_SIDE: u8 = 255;

/// The kind of a board, as named in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardKind {
    /// A full rectangle.
    Rectangle,
    /// Any shape.
    Custom,
    /// Layers of balls with sides N, N-1, … 1.
    Pyramid,
}

/// A point in space. On a flat board, adjacent rows and columns are one unit apart. A ball of a
/// pyramid (layer l from the base, row r, column c) is at (2r+l, 2c+l, l). There, a unit of the
/// third coordinate is √2 times as long as the others, because a ball rests on four others.
pub type Point = [i16; 3];

/// The cells of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    kind: BoardKind,
    rows: u8,
    columns: u8,
    /// The printed position of each cell, in reading order.
    cells: Box<[Cell]>,
    points: Box<[Point]>,
}

/// Two perpendicular steps, down and right, along which a drawing is aligned.
type Frame = [Point; 2];

/// How a piece is rotated and flipped before it is placed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Orientation {
    /// The plane in which it is placed, counted from 0.
    pub plane: u8,
    /// The number of quarter turns clockwise.
    pub quarters: u8,
    /// Whether left and right are exchanged.
    pub mirrored: bool,
}

impl Board {
    /// Creates a full rectangle. Returns `None` if it has no cells or too many.
    pub fn rectangle(rows: u8, columns: u8) -> Option<Self> {
        let cells =
            (0..rows).flat_map(|row| (0..columns).map(move |column| Cell::new(row, column)));
        Self::flat(BoardKind::Rectangle, rows, columns, cells.take(MAX_CELLS + 1).collect())
    }

    /// Creates a board from some cells of a rectangle. Returns `None` if there are none or too
    /// many, or if one is outside the rectangle.
    pub fn custom(rows: u8, columns: u8, mut cells: Vec<Cell>) -> Option<Self> {
        cells.sort_unstable();
        cells.dedup();
        Self::flat(BoardKind::Custom, rows, columns, cells)
    }

    fn flat(kind: BoardKind, rows: u8, columns: u8, cells: Vec<Cell>) -> Option<Self> {
        let point = |cell: &Cell| [i16::from(cell.row), i16::from(cell.column), 0];
        let points = cells.iter().map(point).collect();
        let inside = cells.iter().all(|cell| cell.row < rows && cell.column < columns);
        let fits = inside && (1..=MAX_CELLS).contains(&cells.len());
        fits.then(|| Self { kind, rows, columns, cells: cells.into(), points })
    }

    /// Creates a pyramid with a base of `side` times `side` balls, which is printed from the top
    /// layer down. Returns `None` if it has no balls or too many.
    pub fn pyramid(side: u8) -> Option<Self> {
        let balls: usize = (1..=usize::from(side)).map(|side| side * side).sum();
        if !(1..=MAX_CELLS).contains(&balls) {
            return None;
        }
        let (mut cells, mut points, mut printed) = (Vec::new(), Vec::new(), 0);
        for layer in (0..side).rev() {
            for row in 0..side - layer {
                for column in 0..side - layer {
                    let [row, column, layer] = [row, column, layer].map(i16::from);
                    points.push([2 * row + layer, 2 * column + layer, layer]);
                    cells.push(Cell::new(printed, column as u8));
                }
                printed += 1;
            }
        }
        let (kind, rows, columns) = (BoardKind::Pyramid, printed, side);
        Some(Self { kind, rows, columns, cells: cells.into(), points: points.into() })
    }

    /// Returns the kind of the board.
    pub fn kind(&self) -> BoardKind {
        self.kind
    }

    /// Returns the number of printed rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns the number of printed columns; for a pyramid, the side of its base.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns the printed position of each cell, in reading order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the point of each cell in space, in the same order.
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// Returns a cell as a place. On a pyramid, the place has the layer.
    pub fn place(&self, cell: usize) -> Place {
        let (printed, [row, column, layer]) = (self.cells[cell], self.points[cell]);
        if self.kind != BoardKind::Pyramid {
            return Place::Cell(printed);
        }
        // The first ball of a layer is half a ball further in than that of the layer below.
        let count = |at: i16| ((at - layer) / 2) as u8;
        Place::Ball { cell: printed, layer: layer as u8, at: (count(row), count(column)) }
    }

    /// Returns the index of a cell, or `None` outside the board.
    pub fn index_of(&self, cell: Cell) -> Option<usize> {
        self.cells.binary_search(&cell).ok()
    }

    /// Returns the cell at a point, or `None` outside the board.
    fn at(&self, point: Point) -> Option<CellIndex> {
        let index = match self.kind {
            // Flat boards are sorted by their points.
            BoardKind::Rectangle | BoardKind::Custom => self.points.binary_search(&point).ok(),
            BoardKind::Pyramid => self.ball_at(point),
        };
        index.map(|index| index as CellIndex)
    }

    /// Returns the ball at a point. Above a layer with n balls per side are all the smaller layers.
    fn ball_at(&self, [x, y, z]: Point) -> Option<usize> {
        let layer = usize::try_from(z).ok()?;
        let side = usize::from(self.columns).checked_sub(layer).filter(|side| *side > 0)?;
        let half = |twice: i16| usize::try_from(twice).ok().filter(|twice| twice % 2 == 0);
        let (row, column) = (half(x - z)? / 2, half(y - z)? / 2);
        let above = side * (side - 1) * (2 * side - 1) / 6;
        (row < side && column < side).then_some(above + row * side + column)
    }

    /// Returns the cells that touch a cell.
    pub fn touching(&self, cell: usize) -> impl Iterator<Item = usize> + '_ {
        let from = self.points[cell];
        self.directions().filter_map(move |by| self.at(plus(from, by, 1)).map(usize::from))
    }

    /// Returns every set of cells on which a piece can be placed, once each, in ascending order.
    pub fn placements(&self, piece: &Piece) -> Vec<Box<[CellIndex]>> {
        let mut all = BTreeSet::new();
        for orientation in self.orientations() {
            let cells = 0..self.cells.len();
            all.extend(cells.filter_map(|cell| self.lie(piece, cell, orientation)));
        }
        all.into_iter().collect()
    }

    /// Returns the cells of a piece whose first cell is on `cell`, or `None` if it extends beyond
    /// the board.
    pub fn lie(
        &self,
        piece: &Piece,
        cell: usize,
        orientation: Orientation,
    ) -> Option<Box<[CellIndex]>> {
        let mut cells: Box<[_]> =
            self.reached(piece, 0, cell, orientation).collect::<Option<_>>()?;
        cells.sort_unstable();
        (!cells.is_empty()).then_some(cells)
    }

    /// Returns the cell for each cell of a piece's drawing when its `grip`-th one is on `cell`, or
    /// `None` for those beyond the board.
    pub fn reached<'a>(
        &'a self,
        piece: &'a Piece,
        grip: usize,
        cell: usize,
        orientation: Orientation,
    ) -> impl Iterator<Item = Option<CellIndex>> + 'a {
        let ([down, right], from) = (self.frame(orientation), self.points.get(cell).copied());
        let gripped = piece.squares().get(grip).copied().unwrap_or_default();
        piece.squares().iter().map(move |&(row, column)| {
            let rows = i16::from(row) - i16::from(gripped.0);
            let columns = i16::from(column) - i16::from(gripped.1);
            self.at(plus(plus(from?, down, rows), right, columns))
        })
    }

    /// Returns the planes in which a piece can be placed, each as two perpendicular steps: the
    /// horizontal plane and, in a pyramid, two that are tilted by 45 degrees.
    fn planes(&self) -> &'static [Frame] {
        match self.kind {
            BoardKind::Pyramid => {
                &[[[2, 0, 0], [0, 2, 0]], [[1, 1, -1], [1, 1, 1]], [[1, -1, -1], [1, -1, 1]]]
            }
            BoardKind::Rectangle | BoardKind::Custom => &[[[1, 0, 0], [0, 1, 0]]],
        }
    }

    /// Returns the number of planes.
    pub fn plane_count(&self) -> u8 {
        self.planes().len() as u8
    }

    /// Returns all orientations of a piece.
    pub fn orientations(&self) -> impl Iterator<Item = Orientation> {
        let turns = |plane| {
            (0..8).map(move |orientation| Orientation {
                plane,
                quarters: orientation / 2,
                mirrored: orientation % 2 == 1,
            })
        };
        (0..self.plane_count()).flat_map(turns)
    }

    fn frame(&self, orientation: Orientation) -> Frame {
        let [mut down, mut right] =
            self.planes()[usize::from(orientation.plane) % self.planes().len()];
        for _ in 0..orientation.quarters % 4 {
            (down, right) = (right.map(|step| -step), down);
        }
        [down, if orientation.mirrored { right.map(|step| -step) } else { right }]
    }

    /// Returns the steps from a cell to those that touch it.
    fn directions(&self) -> impl Iterator<Item = Point> {
        let steps = self.planes().as_flattened().iter();
        steps.flat_map(|by| [*by, by.map(|step| -step)])
    }
}

fn plus([x, y, z]: Point, [down, right, up]: Point, times: i16) -> Point {
    [x + down * times, y + right * times, z + up * times]
}

impl Board {
    /// Returns the symmetries of the board, the identity first: for each cell, the cell that it
    /// maps to.
    pub fn symmetries(&self) -> Vec<Box<[CellIndex]>> {
        let largest = |axis: usize| self.points.iter().map(|point| point[axis]).max().unwrap_or(0);
        let least = |axis: usize| self.points.iter().map(|point| point[axis]).min().unwrap_or(0);
        let sums = [largest(0) + least(0), largest(1) + least(1)];
        let mut all: Vec<Box<[CellIndex]>> = Vec::new();
        for turn in 0..8u8 {
            let image = |point: &Point| self.at(turned(*point, turn, sums)?);
            let Some(map) = self.points.iter().map(image).collect::<Option<Box<[_]>>>() else {
                continue;
            };
            if !all.contains(&map) {
                all.push(map);
            }
        }
        all
    }
}

/// Applies one of the eight symmetries of a square. A coordinate and its mirror image add up to
/// `sums`; exchanged coordinates keep their distances from the centre. Returns `None` if the result
/// is between cells.
fn turned([x, y, z]: Point, turn: u8, sums: [i16; 2]) -> Option<Point> {
    let x = if turn & 1 == 0 { x } else { sums[0] - x };
    let y = if turn & 2 == 0 { y } else { sums[1] - y };
    if turn & 4 == 0 {
        return Some([x, y, z]);
    }
    // Twice a coordinate minus its sum is twice its distance from the centre.
    let (across, along) = (2 * y - sums[1] + sums[0], 2 * x - sums[0] + sums[1]);
    (across % 2 == 0 && along % 2 == 0).then_some([across / 2, along / 2, z])
}

#[cfg(test)]
mod tests {
    //! Tests for placements, neighbours and symmetries.

    use super::*;

    fn custom(rows: &[&str]) -> Board {
        let row = |(row, text): (usize, &&str)| {
            let filled = text.bytes().enumerate().filter(|(_, byte)| *byte == b'X');
            filled.map(|(column, _)| Cell::new(row as u8, column as u8)).collect::<Vec<_>>()
        };
        let cells = rows.iter().enumerate().flat_map(row).collect();
        Board::custom(rows.len() as u8, rows[0].len() as u8, cells).unwrap()
    }

    #[test]
    fn boards_have_the_symmetries_they_should() {
        let check = |board: Board, expected: usize| {
            let found = board.symmetries();
            assert_eq!(found.len(), expected, "{board:?}");
            assert!(found[0].iter().enumerate().all(|(index, cell)| index == usize::from(*cell)));
        };
        check(Board::rectangle(5, 5).unwrap(), 8);
        check(Board::rectangle(5, 11).unwrap(), 4);
        check(Board::rectangle(1, 4).unwrap(), 2);
        check(Board::rectangle(1, 1).unwrap(), 1);
        check(Board::pyramid(5).unwrap(), 8);
        check(custom(&["X..", "XXX"]), 1);
        check(custom(&["..X", "..X", "XX."]), 2);
        check(custom(&["....X", "...X.", "....."]), 2);
        check(custom(&[".XX", "XX."]), 2);
    }

    #[test]
    fn a_piece_lies_wherever_it_fits() {
        let straight = Piece::new('A', &[(0, 0), (0, 1), (0, 2)]).unwrap();
        let bent = Piece::new('B', &[(0, 0), (1, 0), (1, 1)]).unwrap();
        let count = |board: Board, piece: &Piece| board.placements(piece).len();
        assert_eq!(count(Board::rectangle(3, 3).unwrap(), &straight), 6);
        assert_eq!(count(Board::rectangle(3, 3).unwrap(), &bent), 16);
        // 6 and 4 placements are horizontal, 4 are along the slanting edges of the pyramid, and 2
        // are in its diagonal planes.
        assert_eq!(count(Board::pyramid(3).unwrap(), &straight), 6 + 4);
        assert_eq!(count(Board::pyramid(2).unwrap(), &bent), 4 + 2);
    }

    #[test]
    fn balls_touch_twelve_others_at_most() {
        let board = Board::pyramid(5).unwrap();
        let touching: Vec<usize> = (0..55).map(|cell| board.touching(cell).count()).collect();
        assert_eq!((touching[0], touching.iter().max()), (4, Some(&12)));
        let is_found = |cell: usize| board.at(board.points()[cell]).map(usize::from) == Some(cell);
        assert!((0..55).all(is_found));
        for outside in [[-1, 0, 0], [0, 1, 0], [10, 0, 0], [0, 0, -1], [1, 1, 5], [9, 1, 1]] {
            assert_eq!(board.at(outside), None, "{outside:?}");
        }
        let flat = Board::rectangle(3, 3).unwrap();
        assert_eq!(flat.touching(4).collect::<Vec<_>>(), [7, 1, 5, 3]);
    }
}
