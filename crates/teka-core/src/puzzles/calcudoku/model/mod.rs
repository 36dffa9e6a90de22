//! The data of a Calcudoku puzzle, a position and a move.

pub(super) mod fillings;
pub(super) mod reach;

use std::fmt;

use crate::place::Cell;

/// The largest supported grid size, limited by the number of letters and the bits of a word.
pub const MAX_SIZE: u8 = 25;

/// How the numbers of a cage reach its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Operator {
    /// The sum of the numbers.
    Add,
    /// The largest number minus all the others.
    Subtract,
    /// The product of the numbers.
    Multiply,
    /// The largest number divided by all the others.
    Divide,
    /// The number itself, in a cage of one cell.
    Equal,
    /// Any of the four operators that works.
    Hidden,
}

impl Operator {
    /// Returns `true` if these numbers reach `target`.
    pub fn gives(self, numbers: &[u8], target: u64) -> bool {
        let numbers = || numbers.iter().map(|number| u64::from(*number));
        let largest = numbers().max().unwrap_or(0);
        let product = || numbers().try_fold(1u64, u64::checked_mul);
        match self {
            Self::Add => numbers().sum::<u64>() == target,
            Self::Subtract => (2 * largest).checked_sub(numbers().sum()) == Some(target),
            Self::Multiply => product() == Some(target),
            Self::Divide => {
                let rest = product().map(|product| product / largest.max(1));
                rest.and_then(|rest| rest.checked_mul(target)) == Some(largest)
            }
            Self::Equal => numbers().eq([target]),
            Self::Hidden => {
                let numbers: Vec<u8> = numbers().map(|number| number as u8).collect();
                let all = [Self::Add, Self::Subtract, Self::Multiply, Self::Divide, Self::Equal];
                all.into_iter().any(|operator| operator.gives(&numbers, target))
            }
        }
    }
}

/// A group of cells whose numbers reach a target.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cage {
    /// The operator.
    pub operator: Operator,
    /// The target.
    pub target: u64,
    /// The cells in reading order; never empty.
    pub cells: Vec<Cell>,
}

/// A grid divided into cages, valid by construction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    size: u8,
    cages: Vec<Cage>,
    /// The cage of each cell, row by row.
    cage_of: Box<[u16]>,
    /// The given numbers in reading order; only parts of a divided puzzle have any.
    givens: Vec<(Cell, u8)>,
    origin: Origin,
}

/// The parameters of the game ID from which a grid was read, such as `6dhm`. They record the
/// intended difficulty, which the grid itself does not, so that the same ID can be written again.
/// They do not affect equality.
#[derive(Clone, Debug, Default)]
struct Origin(Option<Box<str>>);

impl PartialEq for Origin {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Origin {}

impl Puzzle {
    /// Creates a grid with `size` rows and columns. The cages are sorted by their first cells.
    /// Returns `None` unless the cages cover every cell exactly once, each is connected by edges
    /// and each has an operator that its size allows.
    pub fn new(size: u8, mut cages: Vec<Cage>) -> Option<Self> {
        let is_inside = |cell: &Cell| cell.row < size && cell.column < size;
        let is_valid = |cage: &Cage| cage.cells.iter().all(is_inside) && cage.is_sound();
        if !(1..=MAX_SIZE).contains(&size) || !cages.iter().all(is_valid) {
            return None;
        }
        cages.iter_mut().for_each(|cage| cage.cells.sort());
        cages.sort_by_key(|cage| cage.cells[0]);
        let mut cage_of = vec![u16::MAX; usize::from(size) * usize::from(size)];
        for (number, cage) in cages.iter().enumerate() {
            for cell in &cage.cells {
                let index = usize::from(cell.row) * usize::from(size) + usize::from(cell.column);
                let place = cage_of.get_mut(index)?;
                if *place != u16::MAX {
                    return None;
                }
                *place = number as u16;
            }
        }
        let covered = cage_of.iter().all(|cage| *cage != u16::MAX);
        let (cage_of, givens, origin) = (cage_of.into(), Vec::new(), Origin::default());
        covered.then_some(Self { size, cages, cage_of, givens, origin })
    }

    /// Returns the grid with these game ID parameters attached.
    pub fn with_parameters(mut self, parameters: &str) -> Self {
        self.origin = Origin(Some(parameters.into()));
        self
    }

    /// Returns the parameters of the game ID from which the grid was read, such as `6dhm`.
    pub fn parameters(&self) -> Option<&str> {
        self.origin.0.as_deref()
    }

    /// Returns n: the number of rows, columns and numbers.
    pub fn size(&self) -> u8 {
        self.size
    }

    /// Returns the cages, sorted by their first cells.
    pub fn cages(&self) -> &[Cage] {
        &self.cages
    }

    /// Returns the index of a cell's cage.
    pub fn cage_of(&self, cell: Cell) -> usize {
        usize::from(self.cage_of[self.index(cell)])
    }

    /// Returns the given numbers.
    pub fn givens(&self) -> &[(Cell, u8)] {
        &self.givens
    }

    /// Returns a copy of the grid with this number added as a given.
    pub fn with_given(&self, cell: Cell, number: u8) -> Self {
        self.with_all_given(&[(cell, number)])
    }

    /// Returns a copy of the grid with these numbers added as givens.
    pub fn with_all_given(&self, givens: &[(Cell, u8)]) -> Self {
        let mut grid = self.clone();
        grid.givens.extend_from_slice(givens);
        grid.givens.sort();
        grid.givens.dedup();
        grid
    }

    /// Returns every cell, row by row.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        let size = self.size;
        (0..size).flat_map(move |row| (0..size).map(move |column| Cell::new(row, column)))
    }

    /// Returns the index of a cell, counted row by row.
    pub fn index(&self, cell: Cell) -> usize {
        usize::from(cell.row) * usize::from(self.size) + usize::from(cell.column)
    }

    /// Returns the set of all numbers: the bits 1 to n.
    pub fn all_numbers(&self) -> u32 {
        (2 << self.size) - 2
    }
}

impl Cage {
    /// Returns `true` if the cage is not empty, is connected by edges, contains no cell twice and
    /// has an operator that its size allows.
    fn is_sound(&self) -> bool {
        let fits = match self.operator {
            Operator::Equal => self.cells.len() == 1,
            Operator::Hidden => !self.cells.is_empty(),
            _ => self.cells.len() > 1,
        };
        fits && is_connected(&self.cells)
    }
}

/// Returns `true` if the cells are connected by their edges.
pub fn is_connected(cells: &[Cell]) -> bool {
    let Some(first) = cells.first() else { return false };
    let mut reached = vec![*first];
    let mut next = 0;
    while let Some(cell) = reached.get(next).copied() {
        next += 1;
        let beside = cells.iter().filter(|other| cell.is_beside(**other));
        let more: Vec<Cell> = beside.filter(|other| !reached.contains(other)).copied().collect();
        reached.extend(more);
    }
    reached.len() == cells.len()
}

/// A position: the number and the pencil marks of each cell, row by row.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct State {
    /// The number in each cell; 0 if it is empty.
    pub(super) numbers: Box<[u8]>,
    /// The pencil marks of each cell: bit k for the number k.
    pub(super) marks: Box<[u32]>,
}

impl State {
    /// Creates a position from numbers (0 for an empty cell) and pencil marks. Returns `None`
    /// unless there is one of each per cell and all of them are in the range 1 to n.
    pub fn new(puzzle: &Puzzle, numbers: Vec<u8>, marks: Vec<u32>) -> Option<Self> {
        let count = usize::from(puzzle.size).pow(2);
        let fits = numbers.iter().all(|number| *number <= puzzle.size)
            && marks.iter().all(|marks| marks & !puzzle.all_numbers() == 0)
            && numbers.len() == count
            && marks.len() == count;
        fits.then(|| Self { numbers: numbers.into(), marks: marks.into() })
    }

    /// Returns the number in each cell, row by row; 0 if it is empty.
    pub fn numbers(&self) -> &[u8] {
        &self.numbers
    }

    /// Returns the pencil marks of each cell, row by row: bit k for the number k.
    pub fn marks(&self) -> &[u32] {
        &self.marks
    }
}

/// A move of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Move {
    /// `r3c5=7`: enters a number and removes the pencil marks of the cell.
    Write(Cell, u8),
    /// `r3c5=7!`: enters a number and removes it from the pencil marks of its row and column.
    WriteAndTidy(Cell, u8),
    /// `r3c5=.`: removes the number and the pencil marks of the cell.
    Clear(Cell),
    /// `r3c5+7`: adds a pencil mark.
    Mark(Cell, u8),
    /// `r3c5-7`: removes a pencil mark.
    Unmark(Cell, u8),
    /// `marks`: adds every number as a pencil mark to each cell that has neither a number nor
    /// pencil marks.
    MarkAll,
}

impl Move {
    /// Parses a move. Returns `None` if the text is not a move.
    pub fn from_text(text: &str) -> Option<Self> {
        if text == "marks" {
            return Some(Self::MarkAll);
        }
        let at = text.find(['=', '+', '-'])?;
        let (cell, rest) = (Cell::from_text(&text[..at])?, &text[at + 1..]);
        let number = |digits: &str| digits.parse().ok().filter(|number| *number > 0);
        Some(match (&text[at..=at], rest.strip_suffix('!')) {
            ("=", _) if rest == "." => Self::Clear(cell),
            ("=", Some(digits)) => Self::WriteAndTidy(cell, number(digits)?),
            ("=", None) => Self::Write(cell, number(rest)?),
            ("+", None) => Self::Mark(cell, number(rest)?),
            ("-", None) => Self::Unmark(cell, number(rest)?),
            _ => return None,
        })
    }

    /// Returns the cell that the move changes, or `None` if it changes all cells.
    pub fn cell(&self) -> Option<Cell> {
        match self {
            Self::Write(cell, _)
            | Self::WriteAndTidy(cell, _)
            | Self::Clear(cell)
            | Self::Mark(cell, _)
            | Self::Unmark(cell, _) => Some(*cell),
            Self::MarkAll => None,
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Write(cell, number) => write!(f, "{cell}={number}"),
            Self::WriteAndTidy(cell, number) => write!(f, "{cell}={number}!"),
            Self::Clear(cell) => write!(f, "{cell}=."),
            Self::Mark(cell, number) => write!(f, "{cell}+{number}"),
            Self::Unmark(cell, number) => write!(f, "{cell}-{number}"),
            Self::MarkAll => f.write_str("marks"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operators() {
        use Operator::*;
        let check = |operator: Operator, numbers: &[u8], target: u64, expected: bool| {
            assert_eq!(
                operator.gives(numbers, target),
                expected,
                "{operator:?} {numbers:?} {target}"
            );
        };
        check(Add, &[2, 3, 2], 7, true);
        check(Subtract, &[2, 5], 3, true);
        check(Subtract, &[1, 6, 2], 3, true);
        check(Subtract, &[5, 5], 0, true);
        check(Subtract, &[1, 1], u64::MAX, false);
        check(Multiply, &[2, 3, 4], 24, true);
        check(Divide, &[2, 6], 3, true);
        check(Divide, &[6, 1, 2], 3, true);
        check(Divide, &[4, 6], 1, false);
        check(Equal, &[4], 4, true);
        check(Hidden, &[4], 4, true);
        check(Hidden, &[2, 6], 3, true);
        check(Hidden, &[2, 6], 5, false);
        check(Multiply, &[25; 30], 1, false);
    }

    #[test]
    fn a_grid_is_valid_or_not_there() {
        let cage = |operator, cells: &[(u8, u8)]| Cage {
            operator,
            target: 3,
            cells: cells.iter().map(|(row, column)| Cell::new(*row, *column)).collect(),
        };
        let whole = [(0, 0), (0, 1), (1, 0), (1, 1)];
        let grid = |cages: &[Cage]| Puzzle::new(2, cages.to_vec());
        assert!(grid(&[cage(Operator::Add, &whole)]).is_some());
        assert!(grid(&[cage(Operator::Equal, &whole)]).is_none(), "an operator for one cell");
        assert!(grid(&[cage(Operator::Add, &whole[..3])]).is_none(), "a cell in no cage");
        assert!(
            grid(&[cage(Operator::Add, &whole), cage(Operator::Equal, &whole[..1])]).is_none(),
            "a cell in two"
        );
        let split =
            [cage(Operator::Add, &[(0, 0), (1, 1)]), cage(Operator::Add, &[(0, 1), (1, 0)])];
        assert!(grid(&split).is_none(), "cages in two parts");
        assert!(Puzzle::new(1, vec![cage(Operator::Equal, &[(0, 1)])]).is_none(), "off the board");
        let far = [(0, 0), (0, 1), (1, 0), (1, 1), (255, 255), (255, 0), (0, 255)];
        assert!(grid(&[cage(Operator::Add, &far)]).is_none(), "far off the board");
    }

    #[test]
    fn a_move_is_read_as_it_is_written() {
        for text in ["r3c5=7", "r3c5=7!", "r1c1=.", "r25c25+25", "r3c5-2", "marks"] {
            assert_eq!(
                Move::from_text(text).map(|action| action.to_string()).as_deref(),
                Some(text)
            );
        }
        for bad in ["", "r3c5", "r3c5=", "r3c5=0", "r3c5+2!", "mark", "=7", "r3c5=7!!"] {
            assert_eq!(Move::from_text(bad), None, "{bad}");
        }
    }
}
