//! Measures the time to solve Rush Hour boards in the fewest slides, with `bfs` and with the
//! breadth-first search of the `pathfinding` crate. One run measures both, so the ratio is
//! comparable across machines.
//!
//!     cargo bench -p teka-core --bench rush_hour
//!
//! Boards come from `$TEKA_DATA/rush-hour/stratified.txt` (or `../shared/data`). Without this file,
//! two boards are used.

mod peer;
#[path = "../../tests/core/support/mod.rs"]
mod support;

use std::hint::black_box;
use std::time::Instant;

use support::one_line::one_line;
use support::rush_hour::{Known, known};
use teka_core::control::{Control, Limits, Stats, Unwatched};
use teka_core::puzzles::rush_hour::solve::packed::shortest;
use teka_core::puzzles::rush_hour::{Metric, Puzzle};

const STAND_INS: [(&str, &str); 2] = [
    ("60", "IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM"),
    ("16", "BCDDEoBCFFEoAAGHooooGHIoooJHIoooJooo"),
];

/// The number of runs of each board with each program, of which the fastest counts.
const PASSES: usize = 8;

fn main() {
    let mut known = known("stratified.txt", 1);
    if known.is_empty() {
        println!("{} has no boards: two stand in", support::data("rush-hour").display());
        known = STAND_INS.iter().map(|(moves, board)| stand_in(moves, board)).collect();
    }
    for board in &known {
        assert_eq!(peer::bfs(&board.puzzle), board.words[0].parse().expect("a number of moves"));
    }
    let boards: Vec<Puzzle> = known.into_iter().map(|board| board.puzzle).collect();
    println!("{} boards, fewest slides", boards.len());
    let stored: u64 = boards.iter().map(|board| run(board, Metric::Slide).stored).sum();
    let ours = time(PASSES, &boards, |board| run(board, Metric::Slide).nodes);
    let cells = time(PASSES, &boards, |board| run(board, Metric::Cell).nodes);
    let theirs = time(PASSES, &boards, |board| peer::bfs(board) as u64);
    println!("  bfs           {ours:>8.3} s\n  bfs, in cells {cells:>8.3} s");
    println!("  pathfinding   {theirs:>8.3} s");
    let (ratio, rate) = (theirs / ours, stored as f64 / ours / 1e6);
    println!("pathfinding takes {ratio:.1} times as long (wanted: 5): {}", verdict(ratio >= 5.0));
    // Each position counts once, even if it is generated several times.
    println!("{rate:.1} million positions a second (wanted: 5): {}", verdict(rate >= 5.0));
}

fn stand_in(moves: &str, board: &str) -> Known {
    Known { words: vec![moves.into()], puzzle: one_line(board) }
}

fn verdict(is_met: bool) -> &'static str {
    if is_met { "met" } else { "MISSED" }
}

fn run(board: &Puzzle, metric: Metric) -> Stats {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    shortest(board, metric, &mut control).expect("nothing stops it").expect("a way out");
    control.stats()
}

/// Returns the total time for all boards in seconds. The fastest of `passes` runs of each board
/// counts.
fn time(passes: usize, boards: &[Puzzle], solve: impl Fn(&Puzzle) -> u64) -> f64 {
    let once = |board: &Puzzle| {
        let start = Instant::now();
        black_box(solve(board));
        start.elapsed().as_secs_f64()
    };
    let best = |board: &Puzzle| (0..passes).map(|_| once(board)).fold(f64::MAX, f64::min);
    boards.iter().map(best).sum()
}
