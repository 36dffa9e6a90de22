//! What never changes during a search: which cells are in which cage, and which
//! numbers go together in a cage of two.

use crate::puzzles::calcudoku::model::{Cage, Operator, Puzzle};

/// A puzzle made ready. The cages are in the order of their sizes, so that quick ones
/// are looked at first.
pub struct Board<'a> {
    /// n.
    pub size: usize,
    /// The bits 1 to n.
    pub all: u32,
    /// The cages, smallest first.
    pub cages: Vec<&'a Cage>,
    /// The cage of each cell, row by row.
    pub cage_of: Vec<u16>,
    /// The lines of each cell, row by row, as bits: rows first, then columns.
    pub lines_of: Vec<u64>,
    /// The cells of all cages, one cage after the other.
    pub members: Vec<u16>,
    /// Where each cage begins in them, and where the last one ends.
    pub starts: Vec<u16>,
    /// For each cage of two and each number, the numbers the other cell may hold.
    partners: Vec<u32>,
    /// How many cages have a single cell; those of two follow.
    singles: usize,
}

impl<'a> Board<'a> {
    /// Makes a puzzle ready.
    pub fn new(puzzle: &'a Puzzle) -> Self {
        let size = usize::from(puzzle.size());
        let mut cages: Vec<&Cage> = puzzle.cages().iter().collect();
        cages.sort_by_key(|cage| cage.cells.len());
        let singles = cages.partition_point(|cage| cage.cells.len() == 1);
        let pairs = cages.partition_point(|cage| cage.cells.len() <= 2) - singles;
        let mut board = Self {
            size,
            all: puzzle.all_numbers(),
            cage_of: vec![0; size * size],
            lines_of: Vec::with_capacity(size * size),
            members: Vec::with_capacity(size * size),
            starts: Vec::with_capacity(cages.len() + 1),
            partners: Vec::with_capacity(pairs * (size + 1)),
            singles,
            cages,
        };
        let lines = |row| (size..2 * size).map(move |column| 1u64 << row | 1u64 << column);
        board.lines_of.extend((0..size).flat_map(lines));
        board.starts.push(0);
        for number in 0..board.cages.len() {
            board.add(number);
        }
        board
    }

    fn add(&mut self, number: usize) {
        let cage = self.cages[number];
        for cell in &cage.cells {
            let index = usize::from(cell.row) * self.size + usize::from(cell.column);
            self.members.push(index as u16);
            self.cage_of[index] = number as u16;
        }
        self.starts.push(self.members.len() as u16);
        if cage.cells.len() == 2 {
            let partners = (0..=self.size).map(|number| partners(cage, number as u64) & self.all);
            self.partners.extend(partners);
        }
    }

    /// The cells of a cage, row by row.
    pub fn cells(&self, cage: usize) -> &[u16] {
        &self.members[usize::from(self.starts[cage])..usize::from(self.starts[cage + 1])]
    }

    /// For each number from 0, the numbers that go with it in this cage of two.
    pub fn partners(&self, cage: usize) -> &[u32] {
        let at = (cage - self.singles) * (self.size + 1);
        &self.partners[at..=at + self.size]
    }
}

/// The numbers that give the target together with this one. Two cells of a cage are
/// neighbours, so that they never hold the same number.
fn partners(cage: &Cage, number: u64) -> u32 {
    let target = cage.target;
    let bit =
        |number: Option<u64>| number.filter(|number| *number < 32).map_or(0, |bit| 1u32 << bit);
    let add = || bit(target.checked_sub(number));
    let subtract = || bit(target.checked_add(number)) | bit(number.checked_sub(target));
    let multiply = || {
        bit(if number > 0 && target.is_multiple_of(number) { Some(target / number) } else { None })
    };
    let divide = || {
        let over =
            if target > 0 && number.is_multiple_of(target) { Some(number / target) } else { None };
        bit(target.checked_mul(number)) | bit(over)
    };
    let other = match cage.operator {
        _ if number == 0 => 0,
        Operator::Add => add(),
        Operator::Subtract => subtract(),
        Operator::Multiply => multiply(),
        Operator::Divide => divide(),
        Operator::Hidden | Operator::Equal => add() | subtract() | multiply() | divide(),
    };
    other & !bit(Some(number))
}
