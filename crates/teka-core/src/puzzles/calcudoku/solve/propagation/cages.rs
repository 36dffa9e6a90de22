//! What follows in a cage: a cell holds only numbers of fillings that are left.

use std::mem::take;
use std::ops::ControlFlow;

use super::board::Board;
use super::grid::Grid;
use super::pairs::partners;
use super::position::{Dead, Solver};
use super::support::{MOST_CELLS, Support};
use super::table::{Kept, Table};
use crate::place::Cell;
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked};
use crate::puzzles::calcudoku::model::{Cage, Operator};

/// A walk through the fillings of a cage ends here, and nothing follows. More than
/// the cells of the largest board, so that a full cage is always judged.
const MOST_STEPS: u32 = 20_000;
/// So many looks at a cage go without a table, for listing its fillings takes longer:
/// where they are walked through, and where support is looked for in a small grid.
const WALKS: u8 = 2;
const LOOKS: u8 = 12;
/// Cages with fewer cells are looked at in no time.
const FEW_CELLS: usize = 5;

impl<G: Grid> Solver<G> {
    /// Looks at one cage.
    pub fn cage(&mut self, board: &Board, number: usize) -> Result<(), Dead> {
        let cage = board.cages[number];
        match (&cage.cells[..], self.tables.kept(number)) {
            ([cell], _) => self.one(board, cage, *cell),
            ([one, other], _) => self.two(board, cage, *one, *other),
            (_, Kept::Table(table)) => self.by_table(board, cage, table),
            (cells, Kept::Looks(looks))
                if looks >= most_looks::<G>(cage) && cells.len() <= MOST_CELLS =>
            {
                self.list(cage, number);
                self.cage(board, number)
            }
            (cells, _) => {
                self.tables.looked(number);
                self.long_looks += u32::from(cells.len() >= FEW_CELLS);
                self.without_table(board, cage)
            }
        }
    }

    fn one(&mut self, board: &Board, cage: &Cage, cell: Cell) -> Result<(), Dead> {
        let number = if cage.target <= board.size as u64 { 1 << cage.target } else { 0 };
        self.leave(board, cell, number)
    }

    fn two(&mut self, board: &Board, cage: &Cage, one: Cell, other: Cell) -> Result<(), Dead> {
        let goes_with = |numbers| partners(cage.operator, cage.target, numbers);
        let (left, right) = (self.grid.domain(one), self.grid.domain(other));
        let right = right & goes_with(left);
        self.leave(board, other, right)?;
        self.leave(board, one, goes_with(right))
    }

    fn leave(&mut self, board: &Board, cell: Cell, numbers: u32) -> Result<(), Dead> {
        self.keep(board, cell, numbers);
        if self.grid.domain(cell) == 0 { Err(Dead) } else { Ok(()) }
    }

    /// Lists the fillings the first position allows, which then hold for all, and
    /// keeps them if they are few.
    fn list(&mut self, cage: &Cage, number: usize) {
        let mut domains = [0; MOST_CELLS];
        let Cage { operator, target, ref cells } = *cage;
        for (domain, cell) in domains.iter_mut().zip(cells) {
            *domain = self.grid.first_domain(*cell);
        }
        let asked = Asked { operator, target, cells, domains: &domains[..cells.len()] };
        self.tables.list(number, &asked, &mut self.walker);
    }

    fn by_table(&mut self, board: &Board, cage: &Cage, table: Table) -> Result<(), Dead> {
        let left = self.domains(cage);
        let mut supported = [0; MOST_CELLS];
        self.tables.support(table, &left[..cage.cells.len()], &mut supported);
        self.leave_all(board, cage, &supported)
    }

    fn without_table(&mut self, board: &Board, cage: &Cage) -> Result<(), Dead> {
        let product = cage.operator == Operator::Multiply;
        match u32::try_from(cage.target) {
            Ok(target) if cage.cells.len() <= MOST_CELLS && is_one_total(cage) => {
                let left = self.domains(cage);
                let left = &left[..cage.cells.len()];
                match Support::of(&cage.cells, left, product, target, MOST_STEPS) {
                    Some(supported) => self.leave_all(board, cage, &supported),
                    None => Ok(()),
                }
            }
            _ => self.by_walking(board, cage),
        }
    }

    fn domains(&self, cage: &Cage) -> [u32; MOST_CELLS] {
        let mut domains = [0; MOST_CELLS];
        for (domain, cell) in domains.iter_mut().zip(&cage.cells) {
            *domain = self.grid.domain(*cell);
        }
        domains
    }

    fn leave_all(&mut self, board: &Board, cage: &Cage, numbers: &[u32]) -> Result<(), Dead> {
        let mut cells = cage.cells.iter().zip(numbers);
        cells.try_for_each(|(cell, numbers)| self.leave(board, *cell, *numbers))
    }

    /// Walks through the fillings until every candidate is seen in one.
    fn by_walking(&mut self, board: &Board, cage: &Cage) -> Result<(), Dead> {
        let (mut domains, mut unseen) = (take(&mut self.left), take(&mut self.unseen));
        domains.clear();
        domains.extend(cage.cells.iter().map(|cell| self.grid.domain(*cell)));
        unseen.clone_from(&domains);
        let Cage { operator, target, ref cells } = *cage;
        let asked = Asked { operator, target, cells, domains: &domains };
        let steps = u64::from(MOST_STEPS);
        let walked = self.walker.walk(&asked, steps, |numbers| strike(&mut unseen, numbers));
        let mut left = Ok(());
        if walked == Walked::All {
            let mut cells = cells.iter().zip(&unseen);
            left = cells.try_for_each(|(cell, no)| self.leave(board, *cell, !no));
        }
        (self.left, self.unseen) = (domains, unseen);
        left
    }
}

/// How many looks at a cage go without a table.
fn most_looks<G: Grid>(cage: &Cage) -> u8 {
    if G::TOGETHER && is_one_total(cage) { LOOKS } else { WALKS }
}

/// True if the numbers of a filling are added, or multiplied, and nothing else.
fn is_one_total(cage: &Cage) -> bool {
    matches!(cage.operator, Operator::Add | Operator::Multiply)
}

/// Strikes the numbers of a filling off; enough once nothing is left.
fn strike(unseen: &mut [u32], numbers: &[u8]) -> ControlFlow<()> {
    let mut left = 0;
    for (unseen, number) in unseen.iter_mut().zip(numbers) {
        *unseen &= !(1 << number);
        left |= *unseen;
    }
    if left != 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
}
