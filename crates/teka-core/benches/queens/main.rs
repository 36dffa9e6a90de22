//! Measures the time to prove Queens boards unique, with every method and with other solvers. One
//! run measures everything, so the ratios are comparable across machines.
//!
//!     cargo bench -p teka-core --bench queens
//!
//! Boards come from `$TEKA_DATA/queens/community.jsonl` (or `../shared/data`). Without this file,
//! two small boards are used. CP-SAT runs if `ortools` is installed for `python3`.

mod boards;
mod peers;

use std::ops::ControlFlow;
use std::time::Instant;

use boards::Board;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Method, Solve};
use teka_core::param::Args;
use teka_core::puzzles::queens::{Move, Puzzle, Queens};

/// The node limit for backtracking. A board that reaches it counts with the time up to that point.
const MOST_NODES: u64 = 20_000_000;
/// The interval at which boards are sampled for the slow solvers.
const SAMPLE: usize = 10;

fn main() {
    let boards = boards::load();
    let all: Vec<&Board> = boards.iter().collect();
    let small: Vec<&Board> =
        all.iter().copied().filter(|board| board.puzzle.size() <= 13).collect();
    let sample: Vec<&Board> = all.iter().copied().step_by(SAMPLE).collect();

    println!("proving {} boards unique, µs a board", boards.len());
    let propagation = report("propagation", &all, 20, |board| prove("propagation", &board.puzzle));
    report("exact-cover", &all, 2, |board| prove("exact-cover", &board.puzzle));

    println!("\n{} boards of up to 13 rows", small.len());
    let fast = report("propagation", &small, 20, |board| prove("propagation", &board.puzzle));
    let cut = small.iter().filter(|board| !prove("backtracking", &board.puzzle)).count();
    let slow = report("backtracking", &small, 1, |board| prove("backtracking", &board.puzzle));
    println!("  {cut} boards were cut off at {MOST_NODES} nodes and count as that");
    ratio("backtracking", slow.mean, fast.mean, 15.0);

    println!("\n{} boards, every {SAMPLE}th", sample.len());
    let fast = report("propagation", &sample, 20, |board| prove("propagation", &board.puzzle));
    let engine = report("exact-cover engine", &sample, 3, |board| peers::our_engine(&board.puzzle));
    let dlx = report("crate dlx", &sample, 3, |board| peers::dlx(&board.puzzle));
    let dlx_rs = report("crate dlx-rs", &sample, 1, |board| peers::dlx_rs(&board.puzzle));
    println!(
        "  dlx takes {:.2} times our engine, dlx-rs {:.2}",
        dlx.mean / engine.mean,
        dlx_rs.mean / engine.mean
    );
    match peers::cp_sat(SAMPLE) {
        Some(mean) => {
            println!("  {:<20} mean {mean:>12.2}", "CP-SAT");
            ratio("CP-SAT", mean, fast.mean, 500.0);
        }
        None => println!("  CP-SAT is not at hand: pip install ortools"),
    }
    odometer();
    println!(
        "\npropagation: mean {:.2} µs (wanted: below 22), worst {:.1} µs (wanted: below 3200)",
        propagation.mean, propagation.worst
    );
}

/// Measures brute force up to the first solution of the boards of the algorithm-strategies course.
fn odometer() {
    println!("\nbrute force up to the first solution");
    for board in boards::course() {
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let start = Instant::now();
        let mut stop = |_: &[Move]| ControlFlow::Break(());
        method("brute-force").list(&board.puzzle, &Args::defaults(&[]), &mut control, &mut stop);
        let (seconds, states) = (start.elapsed().as_secs_f64(), control.stats().nodes);
        let each = seconds * 1e9 / states as f64;
        println!("  {}: {states} states in {seconds:.3} s, {each:.2} ns each", board.name);
    }
}

/// Times in microseconds.
struct Times {
    mean: f64,
    worst: f64,
}

/// Measures each board and prints one line. The fastest of `passes` runs counts.
fn report(name: &str, boards: &[&Board], passes: usize, prove: impl Fn(&Board) -> bool) -> Times {
    let best = |board: &&Board| {
        let times = (0..passes).map(|_| {
            let start = Instant::now();
            std::hint::black_box(prove(board));
            start.elapsed().as_secs_f64() * 1e6
        });
        times.fold(f64::MAX, f64::min)
    };
    let mut times: Vec<f64> = boards.iter().map(best).collect();
    let slowest = (0..times.len()).max_by(|a, b| times[*a].total_cmp(&times[*b])).unwrap_or(0);
    let (mean, worst) = (times.iter().sum::<f64>() / times.len() as f64, times[slowest]);
    times.sort_by(f64::total_cmp);
    let (median, board) = (times[times.len() / 2], &boards[slowest]);
    println!(
        "  {name:<20} mean {mean:>12.2}   median {median:>10.2}   worst {worst:>12.1} ({}, N = {})",
        board.name,
        board.puzzle.size()
    );
    Times { mean, worst }
}

fn ratio(peer: &str, theirs: f64, ours: f64, wanted: f64) {
    let verdict = if theirs >= wanted * ours { "met" } else { "MISSED" };
    println!(
        "  {peer} takes {:.0} times as long as propagation (wanted: {wanted}): {verdict}",
        theirs / ours
    );
}

/// Searches for a second solution. Returns false if the search reached the node limit.
fn prove(name: &str, puzzle: &Puzzle) -> bool {
    let method = method(name);
    let args = Args::read(method.info.params, &[]).expect("defaults are valid");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(MOST_NODES), bytes: None }, &mut unwatched);
    let mut solutions = 0;
    let ending = method.list(puzzle, &args, &mut control, &mut |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(ending != Ending::Exhausted || solutions == 1, "{name} is wrong");
    ending == Ending::Exhausted
}

fn method(name: &str) -> &'static Method<Queens> {
    Queens::methods().iter().find(|method| method.info.name == name).expect("a method of Queens")
}
