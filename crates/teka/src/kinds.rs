//! The puzzle families as types.
//!
//! A [`Puzzle<Queens>`](crate::Puzzle) has regions, and a [`Solution<Queens>`](crate::Solution) has
//! columns. [`Any`] stands for a family that is known only at run time.

use std::fmt::Debug;

use teka_core::any::{AnyPosition, AnyPuzzle};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{self, Cage};
use teka_core::puzzles::rush_hour::Exit;
use teka_core::puzzles::{packing, queens, rush_hour};

use crate::{Error, Generator, Puzzle, Reader, Solution};

/// A puzzle family that is known at compile time, or [`Any`].
///
/// This trait is sealed: only this crate can implement it.
pub trait Family: private::Access {}

/// Access to the family-specific types behind the type-erased interface of the core.
pub(crate) mod private {
    use super::{AnyPosition, AnyPuzzle, Debug};

    pub trait Access: Clone + Debug + Send + Sync + 'static {
        /// The type of the givens.
        type Givens: Clone + Debug + Send + Sync;
        /// The type of a solution.
        type Answer: Clone + Debug + Send + Sync;
        /// The id of the family, or `None` for [`Any`](super::Any).
        const ID: Option<&'static str>;
        /// Returns the givens, or `None` if the puzzle belongs to another family.
        fn givens(puzzle: &dyn AnyPuzzle) -> Option<Self::Givens>;
        /// Returns the solution in a position, or `None` if the position belongs to another family.
        fn answer(givens: &Self::Givens, position: &dyn AnyPosition) -> Option<Self::Answer>;
    }
}

use private::Access;

/// Any puzzle family; the reader detects it from the text.
#[derive(Clone, Copy, Debug)]
pub enum Any {}

/// Queens: place one queen in each row, column and region so that no two queens touch.
///
/// ```
/// use teka::{Cell, Queens};
///
/// let puzzle = Queens::read("ABCC\nABBC\nADDC\nADDD")?;
/// assert_eq!((puzzle.size(), puzzle.region(Cell::new(1, 2))), (4, Some('B')));
/// assert_eq!(puzzle.solve().solution()?.columns(), [1, 3, 0, 2]);
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Queens {}

/// Calcudoku (KenKen, Mathdoku): fill a Latin square so that the numbers in each cage reach its
/// target.
///
/// ```
/// use teka::Calcudoku;
///
/// let puzzle = Calcudoku::read("2 3\n1 2\n3 3\n1=\n2=\n3+\n")?;
/// assert_eq!((puzzle.size(), puzzle.cages().len()), (2, 3));
/// assert_eq!(puzzle.solve().solution()?.rows(), [[1, 2], [2, 1]]);
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Calcudoku {}

/// Rush Hour: slide the vehicles until the primary vehicle reaches the exit.
///
/// ```
/// use teka::{RushHour, Slide};
///
/// let puzzle = RushHour::read("4 4\n1\n..A.\nPPA.K\n....\n....\n")?;
/// assert_eq!((puzzle.rows(), puzzle.columns(), puzzle.vehicles().len()), (4, 4, 2));
/// let solution = puzzle.solve().solution()?;
/// assert_eq!(solution.slides()[0], Slide { vehicle: 'A', by: 2 });
/// assert!(solution.is_shortest());
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum RushHour {}

/// Packing (IQ Puzzler Pro): fill a flat board or a pyramid with all the pieces.
///
/// ```
/// use teka::Packing;
///
/// let puzzle = Packing::read("2 3 2\nDEFAULT\nA\nAA\nB\nBB\n")?;
/// assert_eq!(puzzle.pieces(), ['A', 'B']);
/// let solution = puzzle.solve().solution()?;
/// assert_eq!(solution.placed()[0].cells.len(), 3);
/// assert_eq!(solution.grid().len(), 2);
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub enum Packing {}

impl Family for Any {}

impl Access for Any {
    type Givens = ();
    type Answer = ();
    const ID: Option<&'static str> = None;

    fn givens(_: &dyn AnyPuzzle) -> Option<()> {
        Some(())
    }

    fn answer((): &(), _: &dyn AnyPosition) -> Option<()> {
        Some(())
    }
}

/// Implements the trait, the associated functions and the conversions of each family.
macro_rules! families {
    ($($family:ident, $id:literal, $givens:ty, $answer:ty, $open:expr;)+) => {$(
        impl Family for $family {}

        impl Access for $family {
            type Givens = $givens;
            type Answer = $answer;
            const ID: Option<&'static str> = Some($id);

            fn givens(puzzle: &dyn AnyPuzzle) -> Option<$givens> {
                puzzle.as_any().downcast_ref::<$givens>().cloned()
            }

            fn answer(givens: &$givens, position: &dyn AnyPosition) -> Option<$answer> {
                $open(givens, position)
            }
        }

        impl $family {
            /// Reads one puzzle in any format of the family.
            ///
            /// Returns an error that lists all the mistakes if the text is not valid.
            pub fn read(text: &str) -> Result<Puzzle<$family>, Error> {
                Self::reader().read(text)
            }

            /// Reads all the puzzles in a text, each one when the iterator reaches it.
            pub fn read_all(text: &str) -> impl Iterator<Item = Result<Puzzle<$family>, Error>> {
                Self::reader().read_all(text)
            }

            /// Returns a reader, for lenient reading or for errors in another language.
            pub fn reader() -> Reader<$family> {
                Reader::of()
            }

            /// Returns a generator of new puzzles.
            pub fn generate() -> Generator<$family> {
                Generator::of()
            }
        }

        impl From<Puzzle<$family>> for Puzzle {
            fn from(puzzle: Puzzle<$family>) -> Self {
                puzzle.into_any()
            }
        }

        impl TryFrom<Puzzle> for Puzzle<$family> {
            type Error = crate::Refused;

            fn try_from(puzzle: Puzzle) -> Result<Self, Self::Error> {
                puzzle.of_family()
            }
        }
    )+};
}

families! {
    Queens, "queens", queens::Puzzle, Vec<u8>, queens_columns;
    Calcudoku, "calcudoku", calcudoku::Puzzle, Vec<Vec<u8>>, calcudoku_rows;
    RushHour, "rush-hour", rush_hour::Puzzle, Vec<Slide>, rush_hour_slides;
    Packing, "packing", packing::Puzzle, Vec<Placed>, packing_placed;
}

/// A move of one vehicle by any distance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slide {
    /// The letter of the vehicle.
    pub vehicle: char,
    /// The distance in cells: positive to the right or down, negative to the left or up, never 0.
    pub by: i8,
}

/// A vehicle or a piece on the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Placed {
    /// The letter of the vehicle or piece.
    pub letter: char,
    /// The cells it covers, in reading order.
    pub cells: Vec<Cell>,
}

impl Puzzle<Queens> {
    /// Returns the size of the board: the number of rows, columns, regions and queens.
    pub fn size(&self) -> u8 {
        self.givens.size()
    }

    /// Returns the letter of the region that contains a cell, or `None` if the cell is outside the
    /// board.
    pub fn region(&self, cell: Cell) -> Option<char> {
        let is_on = cell.is_within(self.size(), self.size());
        is_on.then(|| self.givens.letter(self.givens.region(cell)))
    }

    /// Returns the cells of the given queens.
    pub fn given(&self) -> &[Cell] {
        self.givens.givens()
    }
}

impl Solution<Queens> {
    /// Returns the column of the queen in each row. Rows and columns are counted from 0.
    pub fn columns(&self) -> &[u8] {
        &self.answer
    }
}

fn queens_columns(puzzle: &queens::Puzzle, position: &dyn AnyPosition) -> Option<Vec<u8>> {
    let state = position.as_any().downcast_ref::<queens::State>()?;
    let mut queens: Vec<Cell> = state.queens(puzzle).collect();
    queens.sort();
    Some(queens.into_iter().map(|queen| queen.column).collect())
}

impl Puzzle<Calcudoku> {
    /// Returns the number of rows and columns, which is also the largest number in a cell.
    pub fn size(&self) -> u8 {
        self.givens.size()
    }

    /// Returns the cages.
    pub fn cages(&self) -> &[Cage] {
        self.givens.cages()
    }
}

impl Solution<Calcudoku> {
    /// Returns the numbers, row by row.
    pub fn rows(&self) -> &[Vec<u8>] {
        &self.answer
    }
}

fn calcudoku_rows(puzzle: &calcudoku::Puzzle, position: &dyn AnyPosition) -> Option<Vec<Vec<u8>>> {
    let state = position.as_any().downcast_ref::<calcudoku::State>()?;
    let rows = state.numbers().chunks(usize::from(puzzle.size()).max(1));
    Some(rows.map(<[u8]>::to_vec).collect())
}

impl Puzzle<RushHour> {
    /// Returns the number of rows.
    pub fn rows(&self) -> u8 {
        self.givens.rows()
    }

    /// Returns the number of columns.
    pub fn columns(&self) -> u8 {
        self.givens.columns()
    }

    /// Returns the side of the board on which the primary vehicle leaves.
    pub fn exit(&self) -> Exit {
        self.givens.exit()
    }

    /// Returns the vehicles in their initial cells, the primary vehicle first.
    pub fn vehicles(&self) -> Vec<Placed> {
        let placed = self.givens.vehicles().iter().zip(self.givens.positions());
        let cells = |(vehicle, position): (&rush_hour::Vehicle, &u8)| Placed {
            letter: vehicle.letter,
            cells: vehicle.cells(*position).collect(),
        };
        placed.map(cells).collect()
    }

    /// Returns the wall cells, which no vehicle can enter.
    pub fn walls(&self) -> &[Cell] {
        self.givens.walls()
    }
}

impl Solution<RushHour> {
    /// Returns the slides in order.
    pub fn slides(&self) -> &[Slide] {
        &self.answer
    }
}

fn rush_hour_slides(_: &rush_hour::Puzzle, position: &dyn AnyPosition) -> Option<Vec<Slide>> {
    let slide = |text: &String| {
        let rush_hour::Move { letter, by } = rush_hour::Move::from_text(text)?;
        Some(Slide { vehicle: letter, by })
    };
    position.moves().iter().map(slide).collect()
}

impl Puzzle<Packing> {
    /// Returns the number of rows of the board as printed.
    pub fn rows(&self) -> u8 {
        self.givens.board().rows()
    }

    /// Returns the number of columns of the board as printed.
    pub fn columns(&self) -> u8 {
        self.givens.board().columns()
    }

    /// Returns the cells of the board in reading order.
    pub fn cells(&self) -> &[Cell] {
        self.givens.board().cells()
    }

    /// Returns the letters of the pieces.
    pub fn pieces(&self) -> Vec<char> {
        self.givens.pieces().iter().map(packing::Piece::letter).collect()
    }
}

impl Solution<Packing> {
    /// Returns the pieces with the cells they cover, in the order of the puzzle.
    pub fn placed(&self) -> &[Placed] {
        &self.answer
    }

    /// Returns the rows of the board as printed: the letter of the piece in each cell, or `None`
    /// outside the board.
    pub fn grid(&self) -> Vec<Vec<Option<char>>> {
        let cells = || self.answer.iter().flat_map(|placed| &placed.cells);
        let side =
            |of: fn(&Cell) -> u8| cells().map(of).max().map_or(0, |last| usize::from(last) + 1);
        let (rows, columns) = (side(|cell| cell.row), side(|cell| cell.column));
        let mut grid = vec![vec![None; columns]; rows];
        for placed in &self.answer {
            for cell in &placed.cells {
                grid[usize::from(cell.row)][usize::from(cell.column)] = Some(placed.letter);
            }
        }
        grid
    }
}

fn packing_placed(puzzle: &packing::Puzzle, position: &dyn AnyPosition) -> Option<Vec<Placed>> {
    let state = position.as_any().downcast_ref::<packing::State>()?;
    let cells = puzzle.board().cells();
    let placed = |(number, piece): (usize, &packing::Piece)| Placed {
        letter: piece.letter(),
        cells: state.cells_of(number).into_iter().map(|cell| cells[cell]).collect(),
    };
    Some(puzzle.pieces().iter().enumerate().map(placed).collect())
}
