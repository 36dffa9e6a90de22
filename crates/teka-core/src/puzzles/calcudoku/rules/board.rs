//! The knowledge that the rules work on: the candidates of each cell, and what all fillings of a
//! cage have in common. This module contains no rules.

use std::cell::OnceCell;
use std::ops::ControlFlow;
use std::rc::Rc;

use super::deduction::Effect;
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked, Walker};
use crate::puzzles::calcudoku::model::{Operator, Puzzle, State};

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Row(u8),
    Column(u8),
}

impl Line {
    /// Returns the line as a place, for use in messages.
    pub fn place(self) -> Place {
        match self {
            Self::Row(row) => Place::Row(row),
            Self::Column(column) => Place::Column(column),
        }
    }
}

/// Returns the cell with this index, counted row by row.
pub fn cell(puzzle: &Puzzle, at: usize) -> Cell {
    let size = usize::from(puzzle.size());
    Cell::new((at / size) as u8, (at % size) as u8)
}

/// The cells of each cage and the relations between cells, computed once for all positions of a
/// puzzle.
pub struct Layout<'a> {
    pub puzzle: &'a Puzzle,
    pub size: usize,
    /// The cells of each cage.
    pub cages: Vec<Vec<usize>>,
    /// The cage of each cell.
    pub cage_of: Vec<usize>,
}

impl<'a> Layout<'a> {
    pub fn of(puzzle: &'a Puzzle) -> Self {
        let cells = |cells: &[Cell]| cells.iter().map(|cell| puzzle.index(*cell)).collect();
        let cages = puzzle.cages().iter().map(|cage| cells(&cage.cells)).collect();
        let cage_of = puzzle.cells().map(|cell| puzzle.cage_of(cell)).collect();
        Self { puzzle, size: usize::from(puzzle.size()), cages, cage_of }
    }

    /// Returns the board on which only the given numbers are known.
    pub fn empty(&self) -> Board<'_> {
        let count = self.size * self.size;
        self.fill(&vec![0; count], &vec![0; count])
    }

    /// Returns the board of a position. A number is not a candidate of an empty cell if it is
    /// already in the cell's row or column, or if the cell has pencil marks and the number is not
    /// among them.
    pub fn board(&self, state: &State) -> Board<'_> {
        self.fill(state.numbers(), state.marks())
    }

    fn fill(&self, numbers: &[u8], marks: &[u32]) -> Board<'_> {
        let all = self.puzzle.all_numbers();
        let marked = |(number, marks): (&u8, &u32)| match (number, marks) {
            (0, marks) if *marks != 0 => marks & all,
            _ => all,
        };
        let mut candidates: Vec<u32> = numbers.iter().zip(marks).map(marked).collect();
        for (cell, number) in self.puzzle.givens() {
            candidates[self.puzzle.index(*cell)] &= 1 << number;
        }
        let open = vec![0; candidates.len()];
        let facts = vec![OnceCell::new(); self.cages.len()];
        let mut board = Board { layout: self, candidates, numbers: open, facts };
        let written = numbers.iter().enumerate().filter(|(_, number)| **number > 0);
        written.for_each(|(at, number)| board.place(at, *number));
        board
    }

    /// Returns every row, then every column.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        let size = self.size as u8;
        (0..size).map(Line::Row).chain((0..size).map(Line::Column))
    }

    /// Returns the cells of a line.
    pub fn cells(&self, line: Line) -> impl Iterator<Item = usize> + Clone + use<> {
        let (first, step) = match line {
            Line::Row(row) => (usize::from(row) * self.size, 1),
            Line::Column(column) => (usize::from(column), self.size),
        };
        (0..self.size).map(move |along| first + along * step)
    }

    /// Returns the row and column of a cell.
    pub fn lines_of(&self, at: usize) -> [Line; 2] {
        [Line::Row((at / self.size) as u8), Line::Column((at % self.size) as u8)]
    }

    /// Returns `true` if two different cells share a row or column.
    pub fn sees(&self, one: usize, other: usize) -> bool {
        let same_row = one / self.size == other / self.size;
        one != other && (same_row || one % self.size == other % self.size)
    }

    /// Returns the other cells of a cell's row and column.
    pub fn peers(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let [row, column] = self.lines_of(at).map(|line| self.cells(line));
        row.chain(column).filter(move |other| *other != at)
    }
}

/// What is known about a position. It is cheap enough to copy, which trials rely on.
#[derive(Clone)]
pub struct Board<'a> {
    pub layout: &'a Layout<'a>,
    /// The candidates of each cell.
    pub candidates: Vec<u32>,
    /// The number in each cell; 0 if it is empty.
    pub numbers: Vec<u8>,
    /// What is known about each cage, computed on first use.
    facts: Vec<OnceCell<Option<Rc<Facts>>>>,
}

impl Board<'_> {
    /// Enters a number in a cell.
    pub fn place(&mut self, at: usize, number: u8) {
        self.strike(at, !(1 << number));
        self.numbers[at] = number;
        let layout = self.layout;
        layout.peers(at).for_each(|peer| self.strike(peer, 1 << number));
    }

    /// Removes these numbers from the candidates of a cell.
    pub fn strike(&mut self, at: usize, numbers: u32) {
        if self.candidates[at] & numbers != 0 {
            self.candidates[at] &= !numbers;
            self.facts[self.layout.cage_of[at]] = OnceCell::new();
        }
    }

    /// Applies the effect of a deduction. Returns `false` if the effect is that the position has no
    /// solution.
    pub fn apply(&mut self, effect: &Effect) -> bool {
        match effect {
            Effect::Place(at, number) => self.place(*at, *number),
            Effect::Strike(strikes) => {
                strikes.iter().for_each(|(at, numbers)| self.strike(*at, *numbers));
            }
            Effect::Impossible | Effect::Starves(_) => return false,
        }
        true
    }

    /// Returns the empty cells of a line.
    pub fn open_cells(&self, line: Line) -> impl Iterator<Item = usize> {
        self.layout.cells(line).filter(|at| !self.is_fixed(*at))
    }

    /// Returns all empty cells.
    pub fn open(&self) -> Vec<usize> {
        (0..self.numbers.len()).filter(|at| !self.is_fixed(*at)).collect()
    }

    /// Returns `true` if the cell contains a number.
    pub fn is_fixed(&self, at: usize) -> bool {
        self.numbers[at] != 0
    }

    /// Returns what all fillings of a cage have in common, or `None` if there are too many to
    /// enumerate.
    pub fn facts(&self, cage: usize) -> Option<Rc<Facts>> {
        self.facts[cage].get_or_init(|| facts_of(self, cage).map(Rc::new)).clone()
    }

    /// Returns the sum of a cage's numbers if it is the same in every filling.
    pub fn sum_of(&self, cage: usize) -> Option<u32> {
        let clue = &self.layout.puzzle.cages()[cage];
        match clue.operator {
            Operator::Add | Operator::Equal => u32::try_from(clue.target).ok(),
            _ => self.facts(cage)?.sum,
        }
    }

    /// Returns the effect of a number that must be in a cell.
    pub fn placing(&self, at: usize, number: u8) -> Effect {
        let starved = |peer: &usize| self.candidates[*peer] == 1 << number;
        match self.layout.peers(at).find(starved) {
            _ if self.candidates[at] & (1 << number) == 0 => Effect::Starves(at),
            Some(peer) => Effect::Starves(peer),
            None => Effect::Place(at, number),
        }
    }

    /// Returns the effect of removing these candidates, or `None` if none of them is left to
    /// remove. A cell never loses its last candidate, because a cell without pencil marks would
    /// look unrestricted.
    pub fn striking(&self, strikes: impl IntoIterator<Item = (usize, u32)>) -> Option<Effect> {
        let new = |(at, numbers): (usize, u32)| (at, numbers & self.candidates[at]);
        let strikes: Vec<_> =
            strikes.into_iter().map(new).filter(|(_, numbers)| *numbers != 0).collect();
        let starved = strikes.iter().find(|(at, numbers)| self.candidates[*at] == *numbers);
        match starved {
            Some((at, _)) => Some(Effect::Starves(*at)),
            None => (!strikes.is_empty()).then_some(Effect::Strike(strikes)),
        }
    }
}

/// The maximum number of steps to enumerate one cage. Six empty cells on a 9x9 grid need fewer; a
/// cage that needs more rarely allows a deduction.
const MOST_TRIED: u64 = 200_000;

/// What all fillings of a cage have in common.
#[derive(Clone, Debug)]
pub struct Facts {
    /// The numbers possible in each cell, in the order of the cage; empty sets if there is no
    /// filling.
    pub cells: Vec<u32>,
    /// The numbers that every filling puts in the cage's part of each line.
    pub lines: Vec<(Line, u32)>,
    /// The sum, if it is the same in every filling.
    pub sum: Option<u32>,
    /// Whether the sum is odd, if that is the same in every filling.
    pub odd: Option<bool>,
}

impl Facts {
    /// Returns the numbers that the cage as a whole can contain.
    pub fn numbers(&self) -> u32 {
        self.cells.iter().fold(0, |all, numbers| all | numbers)
    }
}

/// Computes the facts about a cage. Returns `None` if it has too many fillings to enumerate.
pub fn facts_of(board: &Board, cage: usize) -> Option<Facts> {
    let clue = &board.layout.puzzle.cages()[cage];
    let candidates: Vec<u32> =
        board.layout.cages[cage].iter().map(|at| board.candidates[*at]).collect();
    let asked = Asked {
        operator: clue.operator,
        target: clue.target,
        cells: &clue.cells,
        domains: &candidates,
    };
    let mut survey = Survey::new(board, cage, &candidates);
    let walked = Walker::default().walk(&asked, MOST_TRIED, |numbers| survey.add(numbers));
    (walked != Walked::TooLong).then(|| survey.facts())
}

struct Survey<'a> {
    /// The candidates of each cell, which are the most that can be found.
    candidates: &'a [u32],
    cells: Vec<u32>,
    /// Each line of the cage, with the positions of its cells in the cage and the numbers they
    /// always contain.
    lines: Vec<(Line, Vec<usize>, u32)>,
    sums: Option<(u32, u32)>,
    /// Whether an even and an odd sum have been found.
    parities: [bool; 2],
}

impl<'a> Survey<'a> {
    fn new(board: &Board, cage: usize, candidates: &'a [u32]) -> Self {
        let (layout, cells) = (board.layout, &board.layout.cages[cage]);
        let in_cage = |line: Line| {
            let on_line = |here: &usize| layout.lines_of(cells[*here]).contains(&line);
            let places: Vec<usize> = (0..cells.len()).filter(on_line).collect();
            (!places.is_empty()).then_some((line, places, u32::MAX))
        };
        Self {
            candidates,
            cells: vec![0; cells.len()],
            lines: layout.lines().filter_map(in_cage).collect(),
            sums: None,
            parities: [false; 2],
        }
    }

    /// Adds one filling. Stops the enumeration when no further filling can change the result.
    fn add(&mut self, numbers: &[u8]) -> ControlFlow<()> {
        for (cell, number) in self.cells.iter_mut().zip(numbers) {
            *cell |= 1 << number;
        }
        for (_, places, always) in &mut self.lines {
            *always &= places.iter().fold(0, |mask, here| mask | 1 << numbers[*here]);
        }
        let sum: u32 = numbers.iter().map(|number| u32::from(*number)).sum();
        let (least, most) = self.sums.unwrap_or((sum, sum));
        self.sums = Some((least.min(sum), most.max(sum)));
        self.parities[sum as usize % 2] = true;
        if self.is_settled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn is_settled(&self) -> bool {
        self.parities == [true; 2]
            && self.lines.iter().all(|(_, _, always)| *always == 0)
            && self.cells == self.candidates
    }

    fn facts(self) -> Facts {
        let found = self.sums.is_some();
        let always = |(line, _, always)| (line, if found { always } else { 0 });
        Facts {
            cells: self.cells,
            lines: self.lines.into_iter().map(always).collect(),
            sum: self.sums.filter(|(least, most)| least == most).map(|(sum, _)| sum),
            odd: (self.parities[0] != self.parities[1]).then_some(self.parities[1]),
        }
    }
}
