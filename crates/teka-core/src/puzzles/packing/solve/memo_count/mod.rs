//! Counts the solutions without listing them.
//!
//! The lowest empty cell must be covered next, by a placement whose lowest cell it is. The number
//! of completions depends only on the filled cells and the pieces left, not on how the pieces were
//! placed. All states with the same lowest empty cell are therefore kept together, each with the
//! number of paths that lead to it. The cells are processed in order: when it is a cell's turn, its
//! states are final, and afterwards they are discarded. A node is a state expanded. States do not
//! store how they were reached; for an observer, one path is reconstructed.

mod pile;

use std::collections::BTreeMap;

use self::pile::{Index, Pile, State};
use super::mask::{Mask, Wide};
use super::problem::{CellSet, Kind, Laid, Problem};
use crate::control::{Control, Stop, View};
use crate::scene::Scene;

/// Counts the solutions without distinguishing pieces of the same shape, up to `u128::MAX`.
/// `picture` draws one path to a state for an observer. Returns an error if the search is stopped.
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

/// One pass over the board, from the lowest cell to the highest.
struct Sweep<'a, M> {
    /// For each cell, the states whose lowest empty cell it is.
    piles: Vec<Pile<M>>,
    /// The hash index for merging states.
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
            for (passed, (state, paths)) in pile.states().iter().enumerate() {
                (self.now.state, self.now.passed) = (*state, passed);
                control.node(&self.now)?;
                self.pass_on(*state, *paths, cell, control)?;
            }
            control.free(pile.bytes());
        }
        Ok(self.solutions)
    }

    /// Covers the lowest empty cell of a state in every possible way.
    #[inline(always)]
    fn pass_on(
        &mut self,
        state: State<M>,
        paths: u128,
        cell: usize,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let board = self.now.board;
        for group in board.groups[cell].iter().filter(|group| group.field.meets(state.left)) {
            let left = state.left - group.one;
            for cells in group.cells.iter().filter(|cells| !cells.meets(state.filled)) {
                let filled = state.filled | *cells;
                if !board.lonely.is_dead(board.all & !filled, left) {
                    self.reach(State { filled, left }, paths, control)?;
                }
            }
        }
        Ok(())
    }

    /// Adds this number of paths to a state.
    #[inline(always)]
    fn reach(&mut self, state: State<M>, paths: u128, control: &mut Control) -> Result<(), Stop> {
        let lowest = (!state.filled).lowest();
        let Some(pile) = self.piles.get_mut(lowest) else {
            self.solutions = self.solutions.saturating_add(paths);
            return Ok(());
        };
        if pile.is_full() {
            self.make_room(lowest, control)?;
        }
        self.piles[lowest].add(state, paths);
        Ok(())
    }

    /// Makes room in a full pile.
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
        pile.merge(&mut self.index, &mut || control.poll(&self.now))
    }
}

/// The view for an observer.
struct Now<'a, M> {
    board: &'a Board<M>,
    picture: &'a dyn Fn(&[Laid]) -> Scene,
    /// The state being expanded.
    state: State<M>,
    /// Its lowest empty cell, its index among the states of that cell, and their number.
    cell: usize,
    passed: usize,
    of: usize,
}

impl<M: Mask> View for Now<'_, M> {
    fn scene(&self) -> Scene {
        (self.picture)(&one_path(self.board, self.state))
    }

    /// Returns progress by the lowest empty cell and the proportion of its states expanded.
    fn progress(&self) -> Option<f64> {
        let of_cell = self.passed as f64 / self.of.max(1) as f64;
        Some((self.cell as f64 + of_cell) / self.board.cells.max(1) as f64)
    }
}

/// Cells, pieces and placements.
struct Board<M> {
    /// The number of cells.
    cells: usize,
    /// The set of all cells.
    all: M,
    /// All pieces, with the number of each kind in its own bits. A kind takes no more bits than its
    /// pieces have cells, so there is room for all.
    pieces: M,
    /// The placements, grouped by their lowest cell, then by kind.
    groups: Vec<Vec<Group<M>>>,
    /// The test for states that lead nowhere.
    lonely: Lonely<M>,
}

/// The placements of a kind that have the same lowest cell.
struct Group<M> {
    /// The bits that hold the number of pieces left of the kind.
    field: M,
    /// One piece of the kind, in these bits.
    one: M,
    /// The kind.
    kind: u16,
    /// The cells of each placement.
    cells: Vec<M>,
    /// The index of each placement, stored separately because only drawings need it.
    numbers: Vec<u16>,
}

impl<M: Mask> Board<M> {
    /// Creates the board of a problem whose pieces have the same area as its cells.
    fn new(problem: &Problem) -> Self {
        let fields = fields::<M>(problem);
        let lonely = Lonely::new(problem, &fields);
        let all = M::of(&(0..problem.cells).collect::<CellSet>());
        let groups = (0..problem.cells).map(|_| Vec::new()).collect();
        let mut board = Self { cells: problem.cells, all, pieces: M::default(), groups, lonely };
        for (number, (kind, field)) in problem.kinds.iter().zip(fields).enumerate() {
            if kind.count > 0 {
                board.add_kind(number as u16, kind, field);
            }
        }
        board
    }

    /// Returns the memory that the placements use, in bytes.
    fn bytes(&self) -> u64 {
        let group = |group: &Group<M>| {
            size_of::<Group<M>>() + group.cells.capacity() * (size_of::<M>() + size_of::<u16>())
        };
        self.groups.iter().flatten().map(group).sum::<usize>() as u64
    }

    fn add_kind(&mut self, number: u16, kind: &Kind, (field, one): (M, M)) {
        self.pieces = self.pieces | M::number(kind.count as u64) << one.lowest();
        let mut found: Vec<Option<Group<M>>> = (0..self.cells).map(|_| None).collect();
        for (placement, cells) in kind.placements.iter().map(M::of).enumerate() {
            let group = found[cells.lowest()].get_or_insert_with(|| Group {
                field,
                one,
                kind: number,
                cells: Vec::new(),
                numbers: Vec::new(),
            });
            group.cells.push(cells);
            group.numbers.push(placement as u16);
        }
        self.groups.iter_mut().zip(found).for_each(|(groups, found)| groups.extend(found));
    }
}

/// Returns, for each kind, the bits that hold the number of pieces left, and the lowest of them.
fn fields<M: Mask>(problem: &Problem) -> Vec<(M, M)> {
    let mut next = 0;
    let field = |kind: &Kind| {
        if kind.count == 0 {
            return (M::default(), M::default());
        }
        let width = (usize::BITS - kind.count.leading_zeros()) as usize;
        let field = (M::number((1 << width) - 1) << next, M::number(1) << next);
        next += width;
        field
    };
    problem.kinds.iter().map(field).collect()
}

// Empty cells without an empty neighbour: most states that lead nowhere have one.
//
// Larger regions are not checked. On flat boards, finding regions of a size that no pieces add up
// to takes longer than expanding the few states that have one.

/// Which cells touch, and which pieces can cover an isolated cell.
struct Lonely<M> {
    /// The differences between the numbers of touching cells, with the lower cells of such pairs. A
    /// rectangle has only two differences.
    steps: Vec<(usize, M)>,
    /// The bits of the pieces of one cell and of those that are not connected.
    pieces: M,
}

impl<M: Mask> Lonely<M> {
    /// Creates the test for a problem whose kinds are counted in these bits.
    fn new(problem: &Problem, fields: &[(M, M)]) -> Self {
        let mut steps: BTreeMap<usize, CellSet> = BTreeMap::new();
        for (cell, touching) in problem.touching.iter().enumerate() {
            for other in touching.iter().filter(|other| *other > cell) {
                steps.entry(other - cell).or_default().insert(cell);
            }
        }
        let kinds = problem.kinds.iter().zip(fields);
        let fitting = kinds.filter(|(kind, _)| kind.size == 1 || !kind.connected);
        Self {
            steps: steps.iter().map(|(step, from)| (*step, M::of(from))).collect(),
            pieces: fitting.fold(M::default(), |all, (_, (field, _))| all | *field),
        }
    }

    /// Returns `true` if an empty cell is isolated and no piece left can cover it.
    #[inline(always)]
    fn is_dead(&self, empty: M, left: M) -> bool {
        !left.meets(self.pieces) && empty.meets(!self.neighbours(empty))
    }

    /// Returns the cells that touch one of these.
    #[inline(always)]
    fn neighbours(&self, cells: M) -> M {
        self.steps.iter().fold(M::default(), |all, (step, from)| {
            all | (cells & *from) << *step | (cells >> *step & *from)
        })
    }
}

/// The maximum number of placements to try for one drawing.
const MOST_STEPS: usize = 10_000;

/// Returns placements that fill the cells of a state; empty if they are not found in time.
fn one_path<M: Mask>(board: &Board<M>, state: State<M>) -> Vec<Laid> {
    let used = board.pieces - state.left;
    let mut search = Search { board, steps: 0, laid: Vec::new() };
    search.fill(State { filled: state.filled, left: used });
    search.laid
}

struct Search<'a, M> {
    board: &'a Board<M>,
    steps: usize,
    laid: Vec<Laid>,
}

impl<M: Mask> Search<'_, M> {
    /// Covers the filled cells with the pieces left. Returns `true` on success.
    fn fill(&mut self, rest: State<M>) -> bool {
        let board = self.board;
        let Some(groups) = board.groups.get(rest.filled.lowest()) else { return true };
        for group in groups.iter().filter(|group| group.field.meets(rest.left)) {
            let left = rest.left - group.one;
            for (cells, number) in group.cells.iter().zip(&group.numbers) {
                self.steps += 1;
                if self.steps > MOST_STEPS {
                    return false;
                }
                if cells.meets(!rest.filled) {
                    continue;
                }
                self.laid.push(Laid { kind: group.kind, placement: *number });
                if self.fill(State { filled: rest.filled & !*cells, left }) {
                    return true;
                }
                self.laid.pop();
            }
        }
        false
    }
}

#[cfg(test)]
mod tests;
