//! A simple reference solver: a board is a grid of characters (`A` is the primary vehicle, `.` an
//! empty cell, `#` a wall), searched breadth-first.

use std::collections::{HashMap, VecDeque};
use std::fmt;

use rand::RngExt;
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::{Axis, Exit, Move, Puzzle, Vehicle};
use teka_core::rng::Rng;

/// The distance to the nearest solved board, for every reachable board that can be solved.
pub type Distances = HashMap<Vec<char>, usize>;

/// Returns every board that is one move away.
pub fn neighbours(board: &Board, metric: &str) -> Vec<(Move, Board)> {
    let mut found = Vec::new();
    for (letter, _) in board.vehicles() {
        for sign in [-1, 1] {
            let mut next = board.clone();
            let mut by = 0;
            while step(&mut next, letter, sign) {
                by += sign;
                found.push((Move { letter, by }, next.clone()));
                if metric == "cell" {
                    break;
                }
            }
        }
    }
    found
}

/// Moves a vehicle by one cell. Returns false if the next cell is occupied or off the board.
fn step(board: &mut Board, letter: char, sign: i8) -> bool {
    let cells: Vec<usize> =
        (0..board.cells.len()).filter(|at| board.cells[*at] == letter).collect();
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let lies = cells[1] == first + 1;
    let stride = if lies { 1 } else { board.columns };
    let (row, column) = if sign > 0 {
        (last / board.columns, last % board.columns)
    } else {
        (first / board.columns, first % board.columns)
    };
    let at_edge = match (lies, sign > 0) {
        (true, true) => column + 1 == board.columns,
        (true, false) => column == 0,
        (false, true) => row + 1 == board.rows,
        (false, false) => row == 0,
    };
    if at_edge {
        return false;
    }
    let (enters, leaves) = if sign > 0 { (last + stride, first) } else { (first - stride, last) };
    if board.cells[enters] != '.' {
        return false;
    }
    board.cells[enters] = letter;
    board.cells[leaves] = '.';
    true
}

pub fn is_solved(board: &Board) -> bool {
    (0..board.cells.len()).filter(|at| board.cells[*at] == 'A').any(|at| match board.exit {
        Exit::Left => at % board.columns == 0,
        Exit::Right => at % board.columns == board.columns - 1,
        Exit::Top => at / board.columns == 0,
        Exit::Bottom => at / board.columns == board.rows - 1,
    })
}

/// Returns every reachable board, or `None` if there are more than `most`.
pub fn cluster(board: &Board, metric: &str, most: usize) -> Option<Vec<Board>> {
    let mut seen = HashMap::from([(board.cells.clone(), ())]);
    let mut found = vec![board.clone()];
    let mut next = 0;
    while next < found.len() {
        for (_, neighbour) in neighbours(&found[next].clone(), metric) {
            if seen.insert(neighbour.cells.clone(), ()).is_none() {
                found.push(neighbour);
            }
        }
        if found.len() > most {
            return None;
        }
        next += 1;
    }
    Some(found)
}

/// Returns the distances, computed from the solved boards, because moves are reversible.
pub fn distances(cluster: &[Board], metric: &str) -> Distances {
    let solved: Vec<Board> = cluster.iter().filter(|board| is_solved(board)).cloned().collect();
    let mut distances: Distances = solved.iter().map(|board| (board.cells.clone(), 0)).collect();
    let mut queue = VecDeque::from(solved);
    while let Some(board) = queue.pop_front() {
        let distance = distances[&board.cells] + 1;
        for (_, neighbour) in neighbours(&board, metric) {
            distances.entry(neighbour.cells.clone()).or_insert_with(|| {
                queue.push_back(neighbour);
                distance
            });
        }
    }
    distances
}

pub fn distance(board: &Board, cluster: &[Board], metric: &str) -> Option<usize> {
    distances(cluster, metric).get(&board.cells).copied()
}

/// Replays a solution cell by cell and returns its number of moves.
pub fn replayed(board: &Board, moves: &[Move], metric: &str) -> usize {
    let mut now = board.clone();
    for action in moves {
        assert!(metric != "cell" || action.by.abs() == 1, "{action} is more than a cell");
        assert!(action.by != 0 && !is_solved(&now), "{action} leads nowhere");
        for _ in 0..action.by.abs() {
            assert!(step(&mut now, action.letter, action.by.signum()), "{action} hits something");
        }
    }
    assert!(is_solved(&now), "not solved:\n{now}");
    moves.len()
}

/// Returns true if a wall or a vehicle on the same axis is between the primary vehicle and the
/// exit.
pub fn is_shut(board: &Board) -> bool {
    let primary: Vec<usize> = (0..board.cells.len()).filter(|at| board.cells[*at] == 'A').collect();
    let stride = primary[1] - primary[0];
    let mut at = if matches!(board.exit, Exit::Left | Exit::Top) {
        primary[0]
    } else {
        primary[primary.len() - 1]
    };
    loop {
        let is_last = match board.exit {
            Exit::Left => at % board.columns == 0,
            Exit::Right => at % board.columns == board.columns - 1,
            Exit::Top => at / board.columns == 0,
            Exit::Bottom => at / board.columns == board.rows - 1,
        };
        if is_last {
            return false;
        }
        at = if matches!(board.exit, Exit::Left | Exit::Top) { at - stride } else { at + stride };
        let letter = board.cells[at];
        let cells: Vec<usize> =
            (0..board.cells.len()).filter(|at| board.cells[*at] == letter).collect();
        if letter == '#' || letter != '.' && cells[1] - cells[0] == stride {
            return true;
        }
    }
}

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

    /// Parses a square board on one line, with the exit on the right.
    pub fn from_line(text: &str) -> Self {
        let side = text.chars().count().isqrt();
        let cell = |letter: char| match letter {
            'o' => '.',
            'x' => '#',
            other => other,
        };
        Self { cells: text.chars().map(cell).collect(), ..Self::empty(side, side, Exit::Right) }
    }

    /// Places a vehicle if its cells are free and on the board. Returns false otherwise.
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

    /// Returns the cells of each letter, `A` first.
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

/// Returns a board of 3 to 6 rows and columns, crowded or not. It may have no solution.
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
