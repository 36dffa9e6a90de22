//! The data of a Rush Hour puzzle, a position and a move.

use std::fmt;

use crate::place::Cell;

/// The maximum number of rows and columns: a line of cells fits in 16 bits.
pub const MAX_SIDE: u8 = 16;

/// The maximum number of vehicles: half the cells of the largest board.
pub const MAX_VEHICLES: usize = 128;

/// The orientation of a vehicle, along which it slides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Axis {
    /// Along its row.
    Horizontal,
    /// Along its column.
    Vertical,
}

/// The side of the board on which the primary vehicle leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Exit {
    /// At the right end of a row.
    Right,
    /// At the left end of a row.
    Left,
    /// Above a column.
    Top,
    /// Below a column.
    Bottom,
}

impl Exit {
    /// Returns the axis of a vehicle that leaves through this exit.
    pub const fn axis(self) -> Axis {
        match self {
            Self::Right | Self::Left => Axis::Horizontal,
            Self::Top | Self::Bottom => Axis::Vertical,
        }
    }
}

/// A vehicle without its position, which changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vehicle {
    /// The letter of the vehicle.
    pub letter: char,
    /// The axis along which it slides.
    pub axis: Axis,
    /// The row or column that it never leaves.
    pub line: u8,
    /// The number of cells it covers, at least 2.
    pub length: u8,
}

impl Vehicle {
    /// Returns the cells it covers when its first cell (the leftmost or topmost) is at `position`.
    pub fn cells(self, position: u8) -> impl Iterator<Item = Cell> {
        (position..position + self.length).map(move |along| self.cell(along))
    }

    /// Returns the cell of its line at `along`.
    pub fn cell(self, along: u8) -> Cell {
        match self.axis {
            Axis::Horizontal => Cell::new(self.line, along),
            Axis::Vertical => Cell::new(along, self.line),
        }
    }
}

/// A board, valid by construction: vehicles and walls do not overlap, and the exit is on the
/// primary vehicle's line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    rows: u8,
    columns: u8,
    exit: Exit,
    /// The vehicles, the primary vehicle first.
    vehicles: Vec<Vehicle>,
    /// The initial position of each vehicle.
    positions: Box<[u8]>,
    walls: Vec<Cell>,
}

impl Puzzle {
    /// Creates a board whose first vehicle is the primary vehicle. Returns `None` unless everything
    /// fits.
    pub fn new(
        (rows, columns): (u8, u8),
        exit: Exit,
        placed: &[(Vehicle, u8)],
        mut walls: Vec<Cell>,
    ) -> Option<Self> {
        let sides = 1..=MAX_SIDE;
        let fits = sides.contains(&rows) && sides.contains(&columns);
        let primary = placed.first().filter(|_| fits && placed.len() <= MAX_VEHICLES)?;
        if primary.0.axis != exit.axis() || !are_apart(rows, columns, placed, &walls) {
            return None;
        }
        walls.sort();
        let (vehicles, positions): (Vec<Vehicle>, Vec<u8>) = placed.iter().copied().unzip();
        Some(Self { rows, columns, exit, vehicles, positions: positions.into(), walls })
    }

    /// Returns the number of rows.
    pub fn rows(&self) -> u8 {
        self.rows
    }

    /// Returns the number of columns.
    pub fn columns(&self) -> u8 {
        self.columns
    }

    /// Returns the exit.
    pub fn exit(&self) -> Exit {
        self.exit
    }

    /// Returns the vehicles, the primary vehicle first.
    pub fn vehicles(&self) -> &[Vehicle] {
        &self.vehicles
    }

    /// Returns the primary vehicle.
    pub fn primary(&self) -> Vehicle {
        self.vehicles[0]
    }

    /// Returns the initial position of each vehicle: the column or row of its first cell.
    pub fn positions(&self) -> &[u8] {
        &self.positions
    }

    /// Returns the walls, in reading order. No vehicle can enter these cells.
    pub fn walls(&self) -> &[Cell] {
        &self.walls
    }

    /// Returns the number of cells along an axis.
    pub fn side(&self, axis: Axis) -> u8 {
        match axis {
            Axis::Horizontal => self.columns,
            Axis::Vertical => self.rows,
        }
    }

    /// Returns the position of the primary vehicle when it touches the exit.
    pub fn goal(&self) -> u8 {
        match self.exit {
            Exit::Left | Exit::Top => 0,
            Exit::Right | Exit::Bottom => self.side(self.exit.axis()) - self.primary().length,
        }
    }

    /// Returns the board with its vehicles lettered in reading order, so that boards that look the
    /// same are equal. The letters are chosen so that no format has to rename a vehicle because of
    /// the primary vehicle.
    pub fn relettered(&self) -> Self {
        let mut order: Vec<usize> = (1..self.vehicles.len()).collect();
        order.sort_by_key(|number| self.vehicles[*number].cell(self.positions[*number]));
        let letters = ('A'..='Z').chain('a'..='z').filter(|letter| !"AKPox".contains(*letter));
        let named = letters.zip(order).map(|(letter, number)| {
            (Vehicle { letter, ..self.vehicles[number] }, self.positions[number])
        });
        let primary = (Vehicle { letter: 'P', ..self.vehicles[0] }, self.positions[0]);
        let placed: Vec<(Vehicle, u8)> = std::iter::once(primary).chain(named).collect();
        let renamed = Self::new((self.rows, self.columns), self.exit, &placed, self.walls.clone());
        // If there are more vehicles than letters, they keep their names.
        renamed
            .filter(|renamed| renamed.vehicles.len() == self.vehicles.len())
            .unwrap_or_else(|| self.clone())
    }

    /// Returns the board with its vehicles at these positions, or `None` if they do not fit.
    pub fn with_positions(&self, positions: &[u8]) -> Option<Self> {
        if positions.len() != self.vehicles.len() {
            return None;
        }
        let placed: Vec<(Vehicle, u8)> =
            self.vehicles.iter().copied().zip(positions.iter().copied()).collect();
        Self::new((self.rows, self.columns), self.exit, &placed, self.walls.clone())
    }
}

/// Returns `true` if every vehicle is on the board, has at least 2 cells and a letter of its own,
/// and no cell is used twice.
fn are_apart(rows: u8, columns: u8, placed: &[(Vehicle, u8)], walls: &[Cell]) -> bool {
    let mut taken = [[false; MAX_SIDE as usize]; MAX_SIDE as usize];
    let mut take = |cell: Cell| {
        let is_on = cell.row < rows && cell.column < columns;
        is_on
            && !std::mem::replace(&mut taken[usize::from(cell.row)][usize::from(cell.column)], true)
    };
    let letter_is_own =
        |at: usize| placed[..at].iter().all(|(other, _)| other.letter != placed[at].0.letter);
    walls.iter().all(|wall| take(*wall))
        && placed.iter().enumerate().all(|(at, (vehicle, position))| {
            let fits = position.checked_add(vehicle.length).is_some_and(|end| end <= MAX_SIDE);
            let is_sound = vehicle.length >= 2 && fits && letter_is_own(at);
            is_sound && vehicle.cells(*position).all(&mut take)
        })
}

/// A position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The position of each vehicle, the primary vehicle first.
    pub(super) positions: Box<[u8]>,
    /// The last move, for display.
    pub(super) last: Option<Move>,
}

impl State {
    /// Returns the position of each vehicle, the primary vehicle first.
    pub fn positions(&self) -> &[u8] {
        &self.positions
    }

    /// Returns the last move.
    pub fn last(&self) -> Option<Move> {
        self.last
    }
}

/// A slide of a vehicle by a number of cells, such as `B+2` or `A-1`. Positive numbers are to the
/// right or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move {
    /// The letter of the vehicle.
    pub letter: char,
    /// The number of cells; never 0.
    pub by: i8,
}

impl Move {
    /// Parses a move. Returns `None` if the text is not a move.
    pub fn from_text(text: &str) -> Option<Self> {
        let mut rest = text.chars();
        let letter = rest.next()?;
        let distance = rest.as_str();
        let (sign, digits) = distance.split_at_checked(1)?;
        let by = distance_of(digits)?;
        match sign {
            "+" => Some(Self { letter, by }),
            "-" => Some(Self { letter, by: -by }),
            _ => None,
        }
    }
}

/// Parses a number of cells that consists only of digits. Returns `None` if it is out of range.
pub fn distance_of(digits: &str) -> Option<i8> {
    let is_plain = digits.bytes().all(|digit| digit.is_ascii_digit());
    let number = digits.parse().ok().filter(|_| is_plain)?;
    (1..MAX_SIDE as i8).contains(&number).then_some(number)
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{:+}", self.letter, self.by)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn across(letter: char, line: u8, length: u8) -> Vehicle {
        Vehicle { letter, axis: Axis::Horizontal, line, length }
    }

    #[test]
    fn a_board_is_valid_or_not_there() {
        let board = |placed: &[(Vehicle, u8)], walls: &[Cell]| {
            Puzzle::new((3, 4), Exit::Right, placed, walls.to_vec()).is_some()
        };
        let primary = (across('P', 1, 2), 0);
        assert!(board(&[primary], &[]));
        assert!(!board(&[], &[]), "no primary");
        assert!(!board(&[(across('P', 1, 2), 3)], &[]), "over the edge");
        assert!(!board(&[(across('P', 1, 2), 255)], &[]), "far over the edge");
        assert!(!board(&[(across('P', 1, 1), 0)], &[]), "one cell");
        assert!(!board(&[primary, (across('B', 1, 2), 1)], &[]), "two on one cell");
        assert!(!board(&[primary, (across('P', 2, 2), 1)], &[]), "two of one letter");
        assert!(!board(&[primary], &[Cell::new(1, 1)]), "on a wall");
        assert!(!board(&[primary], &[Cell::new(9, 1)]), "a wall off the board");
        let down = Vehicle { axis: Axis::Vertical, ..primary.0 };
        assert!(!board(&[(down, 0)], &[]), "the exit is on no end of its line");
    }

    #[test]
    fn the_goal_is_beside_the_exit() {
        let goal = |exit: Exit| {
            let primary = Vehicle { letter: 'P', axis: exit.axis(), line: 1, length: 2 };
            Puzzle::new((5, 4), exit, &[(primary, 1)], vec![]).unwrap().goal()
        };
        assert_eq!([Exit::Right, Exit::Left, Exit::Top, Exit::Bottom].map(goal), [2, 0, 0, 3]);
    }

    #[test]
    fn a_move_is_read_as_it_is_written() {
        for text in ["B+2", "A-1", "é+15"] {
            assert_eq!(Move::from_text(text).map(|step| step.to_string()).as_deref(), Some(text));
        }
        for bad in ["", "B", "B2", "B+0", "B+16", "B*1", "BB+1", "B+é"] {
            assert_eq!(Move::from_text(bad), None, "{bad}");
        }
    }
}
