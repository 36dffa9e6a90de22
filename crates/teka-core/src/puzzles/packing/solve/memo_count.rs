//! Counts the solutions without listing them.
//!
//! The lowest empty cell must be covered next, by a placement whose lowest cell it is. How
//! many ways there are to go on depends only on which cells are filled and which pieces are
//! left, not on how they were laid. So all states with the same lowest empty cell are kept
//! together, each with the number of ways that lead to it, and passed on at once: when the
//! turn of a cell comes, nothing can be added to its states any more, and afterwards they
//! are forgotten. A node is a state passed on.

mod board;
mod cuts;
mod mask;
mod sample;
mod table;

use self::board::Board;
use self::mask::{Mask, Wide};
use self::table::{State, Table};
use super::problem::{Laid, Problem};
use crate::control::{Control, Stop, View};
use crate::scene::Scene;

/// How many solutions there are, pieces that look alike not told apart; the largest number
/// if there are more. Whoever watches sees what `picture` makes of one way to a state.
pub fn count(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    match problem.cells {
        0..=64 => count_with::<u64>(problem, control, picture),
        65..=128 => count_with::<u128>(problem, control, picture),
        _ => count_with::<Wide>(problem, control, picture),
    }
}

fn count_with<M: Mask>(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    if problem.area() != problem.cells {
        return Ok(0);
    }
    control.briefly(|control| {
        let board = Board::<M>::new(problem);
        control.store(0, board.bytes())?;
        Sweep::new(&board, picture).run(control)
    })
}

/// A way over the board, from the lowest cell to the highest.
struct Sweep<'a, M> {
    board: &'a Board<M>,
    picture: &'a dyn Fn(&[Laid]) -> Scene,
    /// For each cell the states whose lowest empty cell it is.
    tables: Vec<Table<M>>,
    solutions: u128,
}

impl<'a, M: Mask> Sweep<'a, M> {
    fn new(board: &'a Board<M>, picture: &'a dyn Fn(&[Laid]) -> Scene) -> Self {
        let tables = (0..board.cells).map(|_| Table::default()).collect();
        Self { board, picture, tables, solutions: 0 }
    }

    fn run(mut self, control: &mut Control) -> Result<u128, Stop> {
        let start = State { filled: M::default(), left: self.board.pieces };
        self.reach(start, 1, control)?;
        for cell in 0..self.board.cells {
            let table = std::mem::take(&mut self.tables[cell]);
            for (passed, (state, ways)) in table.iter().enumerate() {
                let share =
                    (cell as f64 + passed as f64 / table.len() as f64) / self.board.cells as f64;
                control.node(&Now { sweep: &self, state, share })?;
                if self.board.cuts.regions_fit(state, self.board.all) {
                    self.pass_on(state, ways, cell, control)?;
                }
            }
            control.free(table.bytes());
        }
        Ok(self.solutions)
    }

    /// Covers the lowest empty cell of a state in every way.
    #[inline(always)]
    fn pass_on(
        &mut self,
        state: State<M>,
        ways: u128,
        cell: usize,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let board = self.board;
        for group in board.groups[cell].iter().filter(|group| group.field.meets(state.left)) {
            let left = state.left - group.one;
            for cells in group.cells.iter().filter(|cells| !cells.meets(state.filled)) {
                let filled = state.filled | *cells;
                if board.cuts.none_isolated(board.all & !filled, left) {
                    self.reach(State { filled, left }, ways, control)?;
                }
            }
        }
        Ok(())
    }

    /// So many more ways lead to a state.
    #[inline(always)]
    fn reach(&mut self, state: State<M>, ways: u128, control: &mut Control) -> Result<(), Stop> {
        let lowest = (!state.filled).lowest();
        let Some(table) = self.tables.get_mut(lowest) else {
            self.solutions = self.solutions.saturating_add(ways);
            return Ok(());
        };
        if let Some(bytes) = table.bytes_to_grow() {
            control.store(0, bytes)?;
            control.free(table.bytes());
            table.grow();
        }
        table.add(state, ways);
        Ok(())
    }
}

/// What a watcher sees.
struct Now<'a, M> {
    sweep: &'a Sweep<'a, M>,
    state: State<M>,
    share: f64,
}

impl<M: Mask> View for Now<'_, M> {
    fn scene(&self) -> Scene {
        (self.sweep.picture)(&sample::one_way(self.sweep.board, self.state))
    }

    /// By the lowest empty cell, and how many of its states are passed on.
    fn share(&self) -> Option<f64> {
        Some(self.share)
    }
}

#[cfg(test)]
mod tests;
