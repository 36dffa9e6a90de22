//! What the rules look at: the numbers that may still stand in each cell.

use std::cell::OnceCell;
use std::rc::Rc;

use super::deduction::Effect;
use super::facts::{self, Facts};
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::model::{Operator, Puzzle, State};

/// A row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    Row(u8),
    Column(u8),
}

impl Line {
    /// The line as people point at it.
    pub fn place(self) -> Place {
        match self {
            Self::Row(row) => Place::Row(row),
            Self::Column(column) => Place::Column(column),
        }
    }
}

/// The cell with this number, counted row by row.
pub fn cell(puzzle: &Puzzle, at: usize) -> Cell {
    let size = usize::from(puzzle.size());
    Cell::new((at / size) as u8, (at % size) as u8)
}

/// The cells of each cage and who sees whom, made once for all the boards of a puzzle.
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

    /// The board before anything is known but the givens.
    pub fn empty(&self) -> Board<'_> {
        let count = self.size * self.size;
        self.fill(&vec![0; count], &vec![0; count])
    }

    /// The board of a position. A number is no candidate where it is not among the
    /// marks of an open cell that has any, or where it stands in the row or column.
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

    /// Every row, then every column.
    pub fn lines(&self) -> impl Iterator<Item = Line> + use<> {
        let size = self.size as u8;
        (0..size).map(Line::Row).chain((0..size).map(Line::Column))
    }

    /// The cells of a line.
    pub fn cells(&self, line: Line) -> impl Iterator<Item = usize> + Clone + use<> {
        let (first, step) = match line {
            Line::Row(row) => (usize::from(row) * self.size, 1),
            Line::Column(column) => (usize::from(column), self.size),
        };
        (0..self.size).map(move |along| first + along * step)
    }

    /// The row and the column of a cell.
    pub fn lines_of(&self, at: usize) -> [Line; 2] {
        [Line::Row((at / self.size) as u8), Line::Column((at % self.size) as u8)]
    }

    /// True if two different cells share a row or a column.
    pub fn sees(&self, one: usize, other: usize) -> bool {
        let same_row = one / self.size == other / self.size;
        one != other && (same_row || one % self.size == other % self.size)
    }

    /// The other cells of a cell's row and column.
    pub fn peers(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let [row, column] = self.lines_of(at).map(|line| self.cells(line));
        row.chain(column).filter(move |other| *other != at)
    }
}

/// The knowledge about one position. Copying it is cheap enough: trials do.
#[derive(Clone)]
pub struct Board<'a> {
    pub layout: &'a Layout<'a>,
    /// What may still stand in each cell.
    pub candidates: Vec<u32>,
    /// The number written in each cell; 0 where there is none.
    pub numbers: Vec<u8>,
    /// What is known of each cage, found when first asked for.
    facts: Vec<OnceCell<Option<Rc<Facts>>>>,
}

impl Board<'_> {
    /// Writes a number in a cell.
    pub fn place(&mut self, at: usize, number: u8) {
        self.strike(at, !(1 << number));
        self.numbers[at] = number;
        let layout = self.layout;
        layout.peers(at).for_each(|peer| self.strike(peer, 1 << number));
    }

    /// Says that these numbers do not stand in a cell.
    pub fn strike(&mut self, at: usize, numbers: u32) {
        if self.candidates[at] & numbers != 0 {
            self.candidates[at] &= !numbers;
            self.facts[self.layout.cage_of[at]] = OnceCell::new();
        }
    }

    /// Does what a deduction says; false if it says that nothing can follow.
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

    /// The cells of a line that have no number yet.
    pub fn open_cells(&self, line: Line) -> impl Iterator<Item = usize> {
        self.layout.cells(line).filter(|at| !self.is_fixed(*at))
    }

    /// The cells that have no number yet.
    pub fn open(&self) -> Vec<usize> {
        (0..self.numbers.len()).filter(|at| !self.is_fixed(*at)).collect()
    }

    /// Whether a number is written in a cell.
    pub fn is_fixed(&self, at: usize) -> bool {
        self.numbers[at] != 0
    }

    /// What all the fillings of a cage have in common; none if they are too many to try.
    pub fn facts(&self, cage: usize) -> Option<Rc<Facts>> {
        self.facts[cage].get_or_init(|| facts::of(self, cage).map(Rc::new)).clone()
    }

    /// The sum of a cage's numbers, where every filling has the same.
    pub fn sum_of(&self, cage: usize) -> Option<u32> {
        let clue = &self.layout.puzzle.cages()[cage];
        match clue.operator {
            Operator::Add | Operator::Equal => u32::try_from(clue.target).ok(),
            _ => self.facts(cage)?.sum,
        }
    }

    /// What follows if a number must stand in a cell.
    pub fn placing(&self, at: usize, number: u8) -> Effect {
        let starved = |peer: &usize| self.candidates[*peer] == 1 << number;
        match self.layout.peers(at).find(starved) {
            _ if self.candidates[at] & (1 << number) == 0 => Effect::Starves(at),
            Some(peer) => Effect::Starves(peer),
            None => Effect::Place(at, number),
        }
    }

    /// What follows if these numbers cannot stand in these cells, if that is anything
    /// new. A cell never loses its last candidate: without marks it would seem free.
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
