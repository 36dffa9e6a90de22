//! Boards as characters: `A` is the primary, `.` is empty, `#` is a wall.

use std::fmt;

use rand::RngExt;
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::{Axis, Exit, Puzzle, Vehicle};
use teka_core::rng::Rng;

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    pub rows: usize,
    pub columns: usize,
    pub exit: Exit,
    pub cells: Vec<char>,
}

impl Board {
    pub fn empty(rows: usize, columns: usize, exit: Exit) -> Self {
        Self { rows, columns, exit, cells: vec!['.'; rows * columns] }
    }

    /// A square board in one line, with the exit on the right.
    pub fn from_line(text: &str) -> Self {
        let side = text.chars().count().isqrt();
        let cell = |letter: char| match letter {
            'o' => '.',
            'x' => '#',
            other => other,
        };
        Self { cells: text.chars().map(cell).collect(), ..Self::empty(side, side, Exit::Right) }
    }

    /// Puts a vehicle down if its cells are free and on the board.
    pub fn put(
        &mut self,
        letter: char,
        axis: Axis,
        (row, column): (usize, usize),
        length: usize,
    ) -> bool {
        let cell = |step: usize| match axis {
            Axis::Horizontal => (row, column + step),
            Axis::Vertical => (row + step, column),
        };
        let is_free = |(row, column): (usize, usize)| {
            row < self.rows
                && column < self.columns
                && self.cells[row * self.columns + column] == '.'
        };
        let fits = (0..length).all(|step| is_free(cell(step)));
        for step in (0..length).filter(|_| fits) {
            let (row, column) = cell(step);
            self.cells[row * self.columns + column] = letter;
        }
        fits
    }

    /// The cells of each letter, `A` first.
    pub fn vehicles(&self) -> Vec<(char, Vec<usize>)> {
        let mut letters: Vec<char> =
            self.cells.iter().copied().filter(|cell| !".#".contains(*cell)).collect();
        letters.sort();
        letters.dedup();
        let cells =
            |letter: char| (0..self.cells.len()).filter(move |at| self.cells[*at] == letter);
        letters.into_iter().map(|letter| (letter, cells(letter).collect())).collect()
    }

    pub fn puzzle(&self) -> Puzzle {
        let cell = |at: usize| Cell::new((at / self.columns) as u8, (at % self.columns) as u8);
        let placed = self.vehicles().into_iter().map(|(letter, cells)| {
            let Cell { row, column } = cell(cells[0]);
            let (axis, line, position) = if cells[1] == cells[0] + 1 {
                (Axis::Horizontal, row, column)
            } else {
                (Axis::Vertical, column, row)
            };
            (Vehicle { letter, axis, line, length: cells.len() as u8 }, position)
        });
        let placed: Vec<_> = placed.collect();
        let walls = (0..self.cells.len()).filter(|at| self.cells[*at] == '#').map(cell).collect();
        let size = (self.rows as u8, self.columns as u8);
        Puzzle::new(size, self.exit, &placed, walls).expect("a sound board")
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?}", self.exit)?;
        self.cells
            .chunks(self.columns)
            .try_for_each(|row| writeln!(f, "{}", String::from_iter(row)))
    }
}

/// A board of 3 to 6 rows and columns, crowded or not, that may or may not be solvable.
pub fn random_board(rng: &mut Rng) -> Board {
    let (rows, columns) = (rng.random_range(3..=6), rng.random_range(3..=6));
    let exit = [Exit::Right, Exit::Left, Exit::Top, Exit::Bottom][rng.random_range(0..4)];
    let mut board = Board::empty(rows, columns, exit);
    let anywhere = |rng: &mut Rng| (rng.random_range(0..rows), rng.random_range(0..columns));
    while !board.put('A', exit.axis(), anywhere(rng), rng.random_range(2..=3)) {}
    for number in 0..rng.random_range(0..40) {
        let letter = char::from(b'B' + (number % 57));
        if board.cells.contains(&letter) {
            continue;
        }
        let axis = if rng.random() { Axis::Horizontal } else { Axis::Vertical };
        board.put(letter, axis, anywhere(rng), rng.random_range(2..=3));
    }
    for _ in 0..[0, 0, 0, 1, 2][rng.random_range(0..5)] {
        board.put('#', Axis::Horizontal, anywhere(rng), 1);
    }
    board
}
