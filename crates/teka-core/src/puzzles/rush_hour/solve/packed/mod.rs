//! `bfs`: breadth-first search, the fast default. A position is one word, moves
//! are found by bitboards, positions seen are in a table of plain words. A node is
//! a position whose moves are looked at.

pub(in crate::puzzles::rush_hour) mod cells;
pub(in crate::puzzles::rush_hour) mod layout;
pub(in crate::puzzles::rush_hour) mod memory;
mod room;
pub(in crate::puzzles::rush_hour) mod search;
pub(in crate::puzzles::rush_hour) mod table;
pub(in crate::puzzles::rush_hour) mod word;

use self::cells::Cells;
use self::layout::Layout;
use self::word::{Limbs, Widest, Word};
use super::picture;
use crate::control::{Control, Stop};
use crate::family::{Ending, Found};
use crate::param::Args;
use crate::puzzles::rush_hour::Metric;
use crate::puzzles::rush_hour::model::{Move, Puzzle};
use crate::puzzles::rush_hour::solve::cluster::Cluster;

/// Hands a shortest solution to `found`, and if that is not enough, all the others that are as short.
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

/// Hands over every shortest solution but the `known` one. That takes the map of all positions.
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
    let Ok(ways) = cluster.shortest(puzzle.positions()) else { return Stop::Fault.into() };
    for way in ways.filter(|way| way != known) {
        if let Err(stop) = control.node(&|| picture(puzzle, puzzle.positions())) {
            return stop.into();
        }
        if found(&way).is_break() {
            return Ending::Enough;
        }
    }
    Ending::Exhausted
}

/// The fewest moves that solve the puzzle. None if there are none: proven.
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
        search::shortest(&layout, start, self.metric, self.control, &picture)
    }
}

/// Something to do with a board, whatever the words its positions take.
pub(in crate::puzzles::rush_hour) trait Packed {
    /// What comes out.
    type Answer;

    /// Does it.
    fn run<W: Word, C: Cells>(self, layout: Layout<W, C>) -> Self::Answer;
}

/// Does it with the smallest words that hold the board's positions. None if none
/// does, which [`Widest`] rules out.
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
