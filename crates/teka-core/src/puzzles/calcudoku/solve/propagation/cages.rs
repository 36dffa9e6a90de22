//! What follows in a cage: a cell holds only numbers of fillings that are left.

use std::mem::take;
use std::ops::ControlFlow;

use super::board::Board;
use super::position::{Dead, Solver};
use super::table::{Kept, Table};
use crate::puzzles::calcudoku::model::Cage;
use crate::puzzles::calcudoku::solve::fillings::{Asked, Walked};

/// A walk through the fillings of a cage ends here, and nothing follows. More than
/// the cells of the largest board, so that a full cage is always judged.
const MOST_STEPS: u64 = 20_000;
/// So many looks at a cage go by walking, for listing its fillings takes longer.
const LOOKS: u8 = 2;
/// Cages with more cells are never kept as tables.
const MOST_CELLS: usize = 8;

impl Solver {
    /// Looks at one cage.
    pub fn cage(&mut self, board: &Board, cage: usize) -> Result<(), Dead> {
        match (board.cells(cage), self.tables.kept(cage)) {
            ([cell], _) => self.one(board, cage, usize::from(*cell)),
            ([one, other], _) => self.two(board, cage, usize::from(*one), usize::from(*other)),
            (_, Kept::Table(table)) => self.by_table(board, cage, table),
            (cells, Kept::Looks(LOOKS)) if cells.len() <= MOST_CELLS => self.list(board, cage),
            _ => {
                self.tables.looked(cage);
                self.by_walking(board, cage)
            }
        }
    }

    fn one(&mut self, board: &Board, cage: usize, cell: usize) -> Result<(), Dead> {
        let target = board.cages[cage].target;
        let number = if target <= board.size as u64 { 1 << target } else { 0 };
        self.leave(board, cell, number)
    }

    fn two(&mut self, board: &Board, cage: usize, one: usize, other: usize) -> Result<(), Dead> {
        let partners = board.partners(cage);
        let (mut left, right) = (self.domain(one), self.domain(other));
        let (mut one_left, mut other_left) = (0, 0);
        while left != 0 {
            let number = left.trailing_zeros();
            left &= left - 1;
            let partner = partners[number as usize] & right;
            other_left |= partner;
            one_left |= u32::from(partner != 0) << number;
        }
        self.leave(board, one, one_left)?;
        self.leave(board, other, other_left)
    }

    fn leave(&mut self, board: &Board, cell: usize, numbers: u32) -> Result<(), Dead> {
        self.keep(board, cell, numbers);
        if self.domain(cell) == 0 { Err(Dead) } else { Ok(()) }
    }

    /// Lists the fillings the first position allows, which then hold for all, and
    /// keeps them if they are few.
    fn list(&mut self, board: &Board, cage: usize) -> Result<(), Dead> {
        let mut domains = [0; MOST_CELLS];
        let Cage { operator, target, ref cells } = *board.cages[cage];
        for (domain, cell) in domains.iter_mut().zip(board.cells(cage)) {
            *domain = self.first_domain(usize::from(*cell));
        }
        let asked = Asked { operator, target, cells, domains: &domains[..cells.len()] };
        self.tables.list(cage, &asked, &mut self.walker);
        self.cage(board, cage)
    }

    fn by_table(&mut self, board: &Board, cage: usize, table: Table) -> Result<(), Dead> {
        let mut left = [0; MOST_CELLS];
        let cells = board.cells(cage);
        for (domain, cell) in left.iter_mut().zip(cells) {
            *domain = self.domain(usize::from(*cell));
        }
        let mut supported = [0; MOST_CELLS];
        self.tables.support(table, &left[..cells.len()], &mut supported);
        for (cell, numbers) in cells.iter().zip(supported) {
            self.leave(board, usize::from(*cell), numbers)?;
        }
        Ok(())
    }

    /// Walks through the fillings until every candidate is seen in one.
    fn by_walking(&mut self, board: &Board, cage: usize) -> Result<(), Dead> {
        let cells = board.cells(cage);
        let (mut domains, mut unseen) = (take(&mut self.left), take(&mut self.unseen));
        domains.clear();
        domains.extend(cells.iter().map(|cell| self.domain(usize::from(*cell))));
        unseen.clone_from(&domains);
        let Cage { operator, target, cells: ref places } = *board.cages[cage];
        let asked = Asked { operator, target, cells: places, domains: &domains };
        let walked = self.walker.walk(&asked, MOST_STEPS, |numbers| strike(&mut unseen, numbers));
        let mut left = Ok(());
        if walked == Walked::All {
            let mut cells = cells.iter().zip(&unseen);
            left = cells.try_for_each(|(cell, no)| self.leave(board, usize::from(*cell), !no));
        }
        (self.left, self.unseen) = (domains, unseen);
        left
    }
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
