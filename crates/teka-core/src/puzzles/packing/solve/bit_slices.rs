//! Bit slices: a list per kind holds every placement that still fits, and placing a piece filters
//! the lists. The number of placements that cover each cell is counted for all cells at once, with
//! one mask (a slice) per binary digit. The cell or kind with the fewest choices is settled next. A
//! node is a piece placed.

use std::ops::ControlFlow;

use super::mask::{Mask, Wide};
use super::problem::{Laid, Problem};
use super::regions::Regions;
use super::trail::{self, Sink, Trail};
use crate::control::{Control, Stop};
use crate::family::Ending;
use crate::scene::Scene;

/// Passes every solution to `found`, once even if pieces have the same shape. `picture` draws the
/// pieces placed so far for an observer.
pub fn solve(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    trail::solve::<BitSlices>(problem, control, picture, found)
}

/// Counts the solutions without distinguishing pieces of the same shape. Returns an error if the
/// search is stopped.
pub fn count(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    trail::count::<BitSlices>(problem, control, picture)
}

struct BitSlices;

impl trail::Search for BitSlices {
    fn search<S: Sink>(problem: &Problem, trail: &mut Trail<S>) -> Result<(), Ending> {
        match problem.cells {
            _ if problem.area() != problem.cells => Ok(()),
            0 => trail.found(),
            1..=64 => search::<u64, S>(problem, trail),
            65..=128 => search::<u128, S>(problem, trail),
            _ => search::<Wide, S>(problem, trail),
        }
    }
}

fn search<M: Mask, S: Sink>(problem: &Problem, trail: &mut Trail<S>) -> Result<(), Ending> {
    let lists = Lists::new(problem);
    trail.control.store(0, Regions::<M>::bytes(problem) + lists.bytes())?;
    let mut searcher = Searcher {
        trail,
        regions: Regions::new(problem),
        levels: vec![lists],
        left: problem.kinds.iter().map(|kind| kind.count as u16).collect(),
    };
    let whole = M::of(&(0..problem.cells).collect());
    searcher.settle_next(0, whole)
}

struct Searcher<'a, 'r, 'c, M, S> {
    trail: &'a mut Trail<'r, 'c, S>,
    regions: Regions<M>,
    /// The placements that still fit, for each number of pieces placed.
    levels: Vec<Lists<M>>,
    /// The number of pieces left of each kind.
    left: Vec<u16>,
}

impl<M: Mask, S: Sink> Searcher<'_, '_, '_, M, S> {
    /// Settles the cell or kind with the fewest choices, trying each of them.
    fn settle_next(&mut self, depth: usize, empty: M) -> Result<(), Ending> {
        let Some((choice, choices)) = self.levels[depth].fewest(empty, &self.left) else {
            return Ok(());
        };
        let (mut at, mut tried) = (0, 0);
        while let Some((index, cells, laid)) = self.levels[depth].next(choice, at) {
            if self.trail.shows_progress() {
                self.trail.choose(tried, choices);
                tried += 1;
            }
            self.trail.lay(laid)?;
            self.left[usize::from(laid.kind)] -= 1;
            self.go_on(depth, empty & !cells, cells)?;
            self.left[usize::from(laid.kind)] += 1;
            self.trail.take_back();
            at = index + 1;
        }
        Ok(())
    }

    /// Continues the search after a piece has been placed on `cells`.
    fn go_on(&mut self, depth: usize, empty: M, cells: M) -> Result<(), Ending> {
        if empty.is_empty() {
            return self.trail.found();
        }
        if !self.regions.can_be_filled(empty, &self.left) {
            return Ok(());
        }
        if self.levels.len() == depth + 1 {
            self.levels.push(Lists::default());
        }
        let [.., from, to] = &mut self.levels[..depth + 2] else { return Ok(()) };
        if to.lacks_room_for(from) {
            self.trail.control.store(0, to.make_room_for(from))?;
        }
        if to.filter(from, cells, &self.left) {
            self.settle_next(depth + 1, empty)?;
        }
        Ok(())
    }
}

/// The lists of all kinds that are left, one after another, and how often they cover each cell.
#[derive(Default)]
struct Lists<M> {
    /// The cells of each placement; entries after the last list are unused.
    cells: Vec<M>,
    laid: Vec<Laid>,
    /// The kinds that are left, with the start and end of each list.
    kinds: Vec<(usize, usize, usize)>,
    covered: Slices<M>,
}

/// What to settle next: a cell, or a piece, given as a range of the lists.
#[derive(Clone, Copy)]
enum Choice<M> {
    Cell(M),
    Piece(usize, usize),
}

impl<M: Mask> Lists<M> {
    /// Creates lists of all placements.
    fn new(problem: &Problem) -> Self {
        let mut lists = Self::default();
        let left = problem.kinds.iter().enumerate().filter(|(_, kind)| kind.count > 0);
        for (kind, of_kind) in left {
            let start = lists.cells.len();
            for (placement, cells) in of_kind.placements.iter().enumerate() {
                lists.cells.push(M::of(cells));
                lists.laid.push(Laid { kind: kind as u16, placement: placement as u16 });
                lists.covered.add(M::of(cells));
            }
            lists.kinds.push((kind, start, lists.cells.len()));
        }
        lists
    }

    /// Returns the memory that the lists use, in bytes.
    fn bytes(&self) -> u64 {
        (self.cells.len() * (size_of::<M>() + size_of::<Laid>())) as u64
    }

    /// Returns `true` if the rest of `from` may not fit.
    #[inline(always)]
    fn lacks_room_for(&self, from: &Self) -> bool {
        self.cells.len() < from.end()
    }

    /// Makes room for the rest of `from` and returns the additional memory, in bytes.
    #[cold]
    fn make_room_for(&mut self, from: &Self) -> u64 {
        let before = self.bytes();
        self.cells.resize(from.end(), M::default());
        self.laid.resize(from.end(), Laid { kind: 0, placement: 0 });
        self.bytes() - before
    }

    /// Copies `from` without the placements that overlap `taken` and without the kinds that have no
    /// piece left. Returns `false` as soon as a kind has fewer placements than pieces. There must
    /// be room for all of `from`.
    fn filter(&mut self, from: &Self, taken: M, left: &[u16]) -> bool {
        self.kinds.clear();
        let (mut covered, mut next) = (Slices::default(), 0);
        for &(kind, start, end) in from.kinds.iter().filter(|list| left[list.0] > 0) {
            let own = next;
            for (cells, laid) in from.cells[start..end].iter().zip(&from.laid[start..end]) {
                let fits = !cells.meets(taken);
                self.cells[next] = *cells;
                self.laid[next] = *laid;
                next += usize::from(fits);
                covered.add(if fits { *cells } else { M::default() });
            }
            if next - own < usize::from(left[kind]) {
                return false;
            }
            self.kinds.push((kind, own, next));
        }
        self.covered = covered;
        true
    }

    /// Returns the cell or piece with the fewest choices, and their number. Returns `None` if a
    /// cell or piece has no choice.
    fn fewest(&self, empty: M, left: &[u16]) -> Option<(Choice<M>, usize)> {
        let (number, cells) =
            self.covered.fewest(empty).unwrap_or_else(|| self.fewest_of_many(empty));
        let single = self.kinds.iter().filter(|list| left[list.0] == 1);
        let piece = single.map(|(_, start, end)| (end - start, *start, *end)).min();
        match piece {
            _ if number == 0 => None,
            Some((choices, start, end)) if choices < number => {
                Some((Choice::Piece(start, end), choices))
            }
            _ => Some((Choice::Cell(M::cell(cells.lowest())), number)),
        }
    }

    /// Returns the first placement from an index on that settles the choice, with its index and
    /// cells.
    #[inline(always)]
    fn next(&self, choice: Choice<M>, from: usize) -> Option<(usize, M, Laid)> {
        let index = match choice {
            Choice::Piece(start, end) => Some(from.max(start)).filter(|index| *index < end),
            Choice::Cell(cell) => {
                let rest = &self.cells[from..self.end()];
                rest.iter().position(|cells| cells.meets(cell)).map(|at| from + at)
            }
        };
        index.map(|index| (index, self.cells[index], self.laid[index]))
    }

    /// The same as [`Slices::fewest`], for when every count is at least [`MANY`].
    fn fewest_of_many(&self, empty: M) -> (usize, M) {
        let cells = (0..M::CELLS).filter(|cell| empty.has(*cell));
        let numbers = cells.map(|cell| {
            let all = self.cells[..self.end()].iter();
            (all.filter(|cells| cells.has(cell)).count(), cell)
        });
        numbers.min().map_or((MANY, empty), |(number, cell)| (number, M::cell(cell)))
    }

    fn end(&self) -> usize {
        self.kinds.last().map_or(0, |list| list.2)
    }
}

/// Counts up to 7 in three slices; larger counts are only marked as many.
#[derive(Clone, Copy, Default)]
struct Slices<M> {
    ones: M,
    twos: M,
    fours: M,
    many: M,
}

/// Counts from this number on are not distinguished.
const MANY: usize = 8;

impl<M: Mask> Slices<M> {
    /// Adds 1 to the count of each of these cells.
    #[inline(always)]
    fn add(&mut self, cells: M) {
        let two = self.ones & cells;
        self.ones = self.ones ^ cells;
        let four = self.twos & two;
        self.twos = self.twos ^ two;
        self.many = self.many | self.fours & four;
        self.fours = self.fours ^ four;
    }

    /// Returns the smallest count below [`MANY`] among these cells, and the cells with that count.
    fn fewest(&self, among: M) -> Option<(usize, M)> {
        let few = among & !self.many;
        (0..MANY)
            .map(|number| (number, few & self.equal(number)))
            .find(|(_, cells)| !cells.is_empty())
    }

    /// Returns the cells with this count, and possibly some with many.
    fn equal(&self, number: usize) -> M {
        let slices = [self.ones, self.twos, self.fours];
        let matching = slices.into_iter().enumerate();
        let matching =
            matching.map(|(bit, slice)| if number >> bit & 1 == 1 { slice } else { !slice });
        matching.fold(!M::default(), |all, some| all & some)
    }
}
