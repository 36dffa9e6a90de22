//! The method `bfs`: breadth-first search, the fast default. A position is one word, bitboards find
//! the moves, and a hash table of plain words holds the positions seen. A node is a position
//! expanded.

pub(in crate::puzzles::rush_hour) mod layout;
pub(in crate::puzzles::rush_hour) mod table;
pub(in crate::puzzles::rush_hour) mod word;

use self::layout::{AWAKE, Cells, Layout, Sleep};
use self::table::{Memory, Table};
use self::word::{Limbs, Widest, Word};
use super::cluster::Cluster;
use super::picture;
use crate::control::{Control, Stop};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::puzzles::rush_hour::Metric;
use crate::puzzles::rush_hour::model::{MAX_SIDE, MAX_VEHICLES, Move, Puzzle};
use crate::scene::Scene;

/// Passes a shortest solution to `found`, followed by all others of the same length if one is not
/// enough.
pub fn solve(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    match control.briefly(|control| shortest(puzzle, Metric::of(args), control)) {
        Err(stop) => stop.into(),
        Ok(None) => Ending::Exhausted,
        Ok(Some(moves)) if found(&moves).is_break() => Ending::Enough,
        Ok(Some(moves)) => others(puzzle, &moves, Metric::of(args), control, found),
    }
}

/// Passes every shortest solution except `known` to `found`. This needs the map of all positions.
fn others(
    puzzle: &Puzzle,
    known: &[Move],
    metric: Metric,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    let cluster = match Cluster::explore(puzzle, metric, control) {
        Ok(cluster) => cluster,
        Err(stop) => return stop.into(),
    };
    let Ok(paths) = cluster.shortest(puzzle.positions()) else { return Stop::Fault.into() };
    for path in paths.filter(|path| path != known) {
        if let Err(stop) = control.node(&|| picture(puzzle, puzzle.positions())) {
            return stop.into();
        }
        if found(&path).is_break() {
            return Ending::Enough;
        }
    }
    Ending::Exhausted
}

/// Returns a shortest solution, or `None` if it is proven that there is none. Returns an error if
/// the search is stopped.
pub fn shortest(
    puzzle: &Puzzle,
    metric: Metric,
    control: &mut Control,
) -> Result<Option<Vec<Move>>, Stop> {
    with_layout(puzzle, Shortest { puzzle, metric, control }).unwrap_or(Err(Stop::Fault))
}

struct Shortest<'a, 'b, 'c> {
    puzzle: &'a Puzzle,
    metric: Metric,
    control: &'b mut Control<'c>,
}

impl Packed for Shortest<'_, '_, '_> {
    type Answer = Result<Option<Vec<Move>>, Stop>;

    fn run<W: Word, C: Cells>(self, layout: Layout<W, C>) -> Self::Answer {
        // The puzzle's own positions always fit.
        let start = layout.pack(self.puzzle.positions()).ok_or(Stop::Fault)?;
        let picture = |positions: &[u8]| picture(self.puzzle, positions);
        shortest_from(&layout, start, self.metric, self.control, &picture)
    }
}

/// A task on a board, independent of the word type of its positions.
pub(in crate::puzzles::rush_hour) trait Packed {
    /// The result of the task.
    type Answer;

    /// Runs the task.
    fn run<W: Word, C: Cells>(self, layout: Layout<W, C>) -> Self::Answer;
}

/// Runs a task with the smallest words that hold the positions of the board. Returns `None` if no
/// word type does, which [`Widest`] rules out.
pub(in crate::puzzles::rush_hour) fn with_layout<P: Packed>(
    puzzle: &Puzzle,
    task: P,
) -> Option<P::Answer> {
    if let Some(layout) = Layout::<u64, u64>::new(puzzle) {
        Some(task.run(layout))
    } else if let Some(layout) = Layout::<u64, u128>::new(puzzle) {
        Some(task.run(layout))
    } else if let Some(layout) = Layout::<u128, u128>::new(puzzle) {
        Some(task.run(layout))
    } else if let Some(layout) = Layout::<u128, [u64; 4]>::new(puzzle) {
        Some(task.run(layout))
    } else if let Some(layout) = Layout::<Limbs<3>, [u64; 4]>::new(puzzle) {
        Some(task.run(layout))
    } else {
        Layout::<Widest, [u64; 4]>::new(puzzle).map(|layout| task.run(layout))
    }
}

/// The number of positions to collect before looking them up in the table.
const BATCH: usize = 256;
/// An upper bound on the number of neighbours of a position.
pub(in crate::puzzles::rush_hour) const MOST_NEIGHBOURS: usize = MAX_VEHICLES * MAX_SIDE as usize;

/// Finds a shortest path to a solved position. Returns `None` if it is proven that there is none.
fn shortest_from<W: Word, C: Cells>(
    layout: &Layout<W, C>,
    start: W,
    metric: Metric,
    control: &mut Control,
    picture: &dyn Fn(&[u8]) -> Scene,
) -> Result<Option<Vec<Move>>, Stop> {
    if layout.is_solved(start) {
        return Ok(Some(Vec::new()));
    }
    if control.precheck(|| layout.is_hopeless().then_some(())).is_some() {
        return Ok(None);
    }
    let mut search = Search::new(layout, start, metric, control)?;
    search.stops_at_goal = true;
    let end = loop {
        control.prove_at_least(search.depth + 1);
        match search.layer(control, picture)? {
            Layer::Solved(end) => break end,
            Layer::Done if search.current.is_empty() => return Ok(None),
            Layer::Done => {}
        }
    };
    Ok(Some(search.path_to(end)))
}

/// Returns every reachable position, stamped.
pub(in crate::puzzles::rush_hour) fn reachable<W: Word, C: Cells>(
    layout: &Layout<W, C>,
    start: W,
    control: &mut Control,
    picture: &dyn Fn(&[u8]) -> Scene,
) -> Result<(Table<W>, Memory), Stop> {
    // Single cells reach the same positions as slides, with fewer moves to try.
    let mut search = Search::new(layout, start, Metric::Cell, control)?;
    while !search.current.is_empty() {
        search.layer(control, picture)?;
    }
    let Search { seen, current, next, batch, mut memory, .. } = search;
    for list in [current, next, batch] {
        memory.release::<W>(list.words.capacity());
        memory.release::<Sleep>(list.asleep.capacity());
    }
    Ok((seen, memory))
}

/// Words, each with the moves that can be skipped there.
struct List<W> {
    words: Vec<W>,
    asleep: Vec<Sleep>,
}

impl<W> List<W> {
    fn new() -> Self {
        Self { words: Vec::new(), asleep: Vec::new() }
    }

    fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    fn clear(&mut self) {
        self.words.clear();
        self.asleep.clear();
    }

    #[inline(always)]
    fn push(&mut self, word: W, asleep: Sleep) {
        self.words.push(word);
        self.asleep.push(asleep);
    }

    fn room_for(
        &mut self,
        more: usize,
        memory: &mut Memory,
        control: &mut Control,
    ) -> Result<(), Stop> {
        memory.room_for(&mut self.words, more, control)?;
        memory.room_for(&mut self.asleep, more, control)
    }
}

struct Search<'a, W, C> {
    layout: &'a Layout<W, C>,
    metric: Metric,
    /// Every position seen, stamped with its depth modulo 3 plus 1. That is enough to find the path
    /// back, because the depths of neighbours differ by at most 1.
    seen: Table<W>,
    current: List<W>,
    next: List<W>,
    batch: List<W>,
    /// The depth of the positions in `current`.
    depth: u64,
    stops_at_goal: bool,
    memory: Memory,
}

enum Layer<W> {
    Done,
    Solved(W),
}

impl<'a, W: Word, C: Cells> Search<'a, W, C> {
    fn new(
        layout: &'a Layout<W, C>,
        start: W,
        metric: Metric,
        control: &mut Control,
    ) -> Result<Self, Stop> {
        let mut memory = Memory::default();
        let mut seen = Table::new(&mut memory, control)?;
        seen.insert(start.stamped(stamp(0)));
        let (mut current, mut batch) = (List::new(), List::new());
        current.room_for(1, &mut memory, control)?;
        current.push(start, AWAKE);
        batch.room_for(BATCH + MOST_NEIGHBOURS, &mut memory, control)?;
        Ok(Self {
            layout,
            metric,
            seen,
            current,
            next: List::new(),
            batch,
            depth: 0,
            stops_at_goal: false,
            memory,
        })
    }

    /// Expands one layer into the next.
    fn layer(
        &mut self,
        control: &mut Control,
        picture: &dyn Fn(&[u8]) -> Scene,
    ) -> Result<Layer<W>, Stop> {
        for at in 0..self.current.words.len() {
            let (word, asleep) = (self.current.words[at], self.current.asleep[at]);
            control.node(&|| picture(&self.layout.unpack(word)))?;
            let batch = &mut self.batch;
            match self.metric {
                Metric::Slide => self
                    .layout
                    .next(Metric::Slide, word, asleep, |to, asleep| batch.push(to, asleep)),
                Metric::Cell => self
                    .layout
                    .next(Metric::Cell, word, asleep, |to, asleep| batch.push(to, asleep)),
            }
            if self.batch.words.len() >= BATCH
                && let Some(end) = self.flush(control)?
            {
                return Ok(Layer::Solved(end));
            }
        }
        if let Some(end) = self.flush(control)? {
            return Ok(Layer::Solved(end));
        }
        std::mem::swap(&mut self.current, &mut self.next);
        self.next.clear();
        self.depth += 1;
        Ok(Layer::Done)
    }

    /// Adds the new positions of the batch to the next layer. Returns a solved position if it ends
    /// the search.
    fn flush(&mut self, control: &mut Control) -> Result<Option<W>, Stop> {
        let count = self.batch.words.len();
        let before = self.seen.len();
        self.seen.reserve(count, &mut self.memory, control)?;
        self.next.room_for(count, &mut self.memory, control)?;
        let near = self.batch.words.iter().fold(0, |near, word| near ^ self.seen.touch(*word));
        std::hint::black_box(near);
        let stamp = stamp(self.depth + 1);
        let mut end = None;
        for (word, asleep) in self.batch.words.iter().zip(&self.batch.asleep) {
            if self.seen.insert(word.stamped(stamp)) {
                self.next.push(*word, *asleep);
                if self.stops_at_goal && self.layout.is_solved(*word) {
                    end = Some(*word);
                    break;
                }
            }
        }
        self.batch.clear();
        control.store((self.seen.len() - before) as u64, 0)?;
        Ok(end)
    }

    /// Returns the moves from the start to a position of the layer after `current`.
    fn path_to(&self, end: W) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut word = end;
        for depth in (0..=self.depth).rev() {
            let mut before = None;
            self.layout.next(self.metric, word, AWAKE, |to, _| {
                if before.is_none() && self.seen.stamp(to) == stamp(depth) {
                    before = Some(to);
                }
            });
            // Every move can be reversed, so there always is one.
            let Some(before) = before else { break };
            moves.extend(self.layout.step_between(before, word));
            word = before;
        }
        moves.reverse();
        moves
    }
}

fn stamp(depth: u64) -> u64 {
    depth % 3 + 1
}
