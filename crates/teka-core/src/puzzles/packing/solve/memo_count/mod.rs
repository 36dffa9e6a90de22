//! Counts the solutions without listing them.
//!
//! The lowest empty cell must be covered next, by a placement whose lowest cell it is. How
//! many ways there are to go on depends only on which cells are filled and which pieces are
//! left, not on how they were laid. So all states with the same lowest empty cell are kept
//! together, each with the number of ways that lead to it, and passed on at once: when the
//! turn of a cell comes, nothing can be added to its states any more, and afterwards they
//! are forgotten. A node is a state passed on.

mod board;
mod lonely;
mod pile;
mod sample;

use self::board::Board;
use self::pile::{Index, Pile, State};
use super::mask::{Mask, Wide};
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
    /// For each cell the states whose lowest empty cell it is.
    piles: Vec<Pile<M>>,
    /// What merges them.
    index: Index,
    solutions: u128,
    now: Now<'a, M>,
}

impl<'a, M: Mask> Sweep<'a, M> {
    fn new(board: &'a Board<M>, picture: &'a dyn Fn(&[Laid]) -> Scene) -> Self {
        let state = State { filled: M::default(), left: board.pieces };
        Self {
            piles: (0..board.cells).map(|_| Pile::default()).collect(),
            index: Index::default(),
            solutions: 0,
            now: Now { board, picture, state, cell: 0, passed: 0, of: 1 },
        }
    }

    fn run(mut self, control: &mut Control) -> Result<u128, Stop> {
        self.reach(self.now.state, 1, control)?;
        for cell in 0..self.piles.len() {
            let mut pile = std::mem::take(&mut self.piles[cell]);
            self.merge(&mut pile, control)?;
            (self.now.cell, self.now.of) = (cell, pile.states().len());
            for (passed, (state, ways)) in pile.states().iter().enumerate() {
                (self.now.state, self.now.passed) = (*state, passed);
                control.node(&self.now)?;
                self.pass_on(*state, *ways, cell, control)?;
            }
            control.free(pile.bytes());
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
        let board = self.now.board;
        for group in board.groups[cell].iter().filter(|group| group.field.meets(state.left)) {
            let left = state.left - group.one;
            for cells in group.cells.iter().filter(|cells| !cells.meets(state.filled)) {
                let filled = state.filled | *cells;
                if !board.lonely.is_dead(board.all & !filled, left) {
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
        let Some(pile) = self.piles.get_mut(lowest) else {
            self.solutions = self.solutions.saturating_add(ways);
            return Ok(());
        };
        if pile.is_full() {
            self.make_room(lowest, control)?;
        }
        self.piles[lowest].add(state, ways);
        Ok(())
    }

    /// Makes room in a pile that is full.
    #[cold]
    fn make_room(&mut self, cell: usize, control: &mut Control) -> Result<(), Stop> {
        let mut pile = std::mem::take(&mut self.piles[cell]);
        self.merge(&mut pile, control)?;
        if pile.is_cramped() {
            control.store(0, pile.bytes_to_grow().ok_or(Stop::MemoryLimit)?)?;
            control.free(pile.bytes());
            pile.grow();
        }
        self.piles[cell] = pile;
        Ok(())
    }

    fn merge(&mut self, pile: &mut Pile<M>, control: &mut Control) -> Result<(), Stop> {
        control.store(0, self.index.bytes_to_merge(pile.states().len()))?;
        pile.merge(&mut self.index, &mut || control.look_now(&self.now))
    }
}

/// What a watcher sees.
struct Now<'a, M> {
    board: &'a Board<M>,
    picture: &'a dyn Fn(&[Laid]) -> Scene,
    /// The state being passed on.
    state: State<M>,
    /// Its lowest empty cell, how many states of that cell were before, and of how many.
    cell: usize,
    passed: usize,
    of: usize,
}

impl<M: Mask> View for Now<'_, M> {
    fn scene(&self) -> Scene {
        (self.picture)(&sample::one_way(self.board, self.state))
    }

    /// By the lowest empty cell, and how many of its states are passed on.
    fn share(&self) -> Option<f64> {
        let of_cell = self.passed as f64 / self.of.max(1) as f64;
        Some((self.cell as f64 + of_cell) / self.board.cells.max(1) as f64)
    }
}

#[cfg(test)]
mod tests;
