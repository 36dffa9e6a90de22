//! Measures the time to prove Calcudoku puzzles unique, with every method and with CP-SAT. One run
//! measures everything, so the ratios are comparable across machines.
//!
//!     cargo bench -p teka-core --bench calcudoku [-- course|hidden|large|peers]
//!
//! Puzzles come from `$TEKA_DATA/calcudoku` (or `../shared/data`). Without these files, one small
//! puzzle is used. CP-SAT runs if `ortools` is installed for `python3`. `course` selects the
//! puzzles of the algorithm-strategies course.

mod peers;
#[path = "../../tests/core/support/mod.rs"]
mod support;

use std::ops::ControlFlow;
use std::time::Instant;

use support::calcudoku::{self, Known};
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Solve};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, Puzzle};

/// The node limit for slow methods. A puzzle that reaches it counts with the time up to that point.
const MOST_NODES: u64 = 20_000_000;
/// The node limit for large puzzles.
const MOST_NODES_LARGE: u64 = 3_000_000;
/// The number of runs of each puzzle, of which the fastest counts.
const PASSES: usize = 20;
const CP_SAT_PASSES: usize = 5;
/// The target for how many times as long CP-SAT takes.
const WANTED_RATIO: f64 = 500.0;
/// The targets for propagation on the course's puzzles: size and mean time in µs.
const WANTED: [(u8, f64); 6] = [(4, 3.0), (5, 6.0), (6, 14.0), (7, 23.0), (8, 64.0), (9, 98.0)];

fn main() {
    let chosen: Vec<String> =
        std::env::args().skip(1).filter(|arg| !arg.starts_with('-')).collect();
    let is_chosen = |part: &str| chosen.is_empty() || chosen.iter().any(|one| one == part);
    if is_chosen("course") {
        course();
    }
    if is_chosen("hidden") {
        hidden();
    }
    if is_chosen("large") {
        large();
    }
    if is_chosen("peers") {
        compare();
    }
}

fn course() {
    println!("the course's puzzles, proven unique, µs a puzzle");
    let all = course_set();
    for (size, wanted) in WANTED {
        let some: Vec<&Known> = all.iter().filter(|one| one.puzzle.size() == size).collect();
        let mean = report(&format!("propagation {size}x{size}"), &some, PASSES, "propagation");
        println!("      wanted below {wanted}: {}", if mean < wanted { "met" } else { "MISSED" });
    }
}

fn hidden() {
    println!("hidden operators, proven unique, µs a puzzle");
    let all = unique("hidden_operators.jsonl");
    for size in 3..=9 {
        let some: Vec<&Known> = all.iter().filter(|one| one.puzzle.size() == size).collect();
        report(&format!("propagation {size}x{size}"), &some, 3, "propagation");
    }
}

fn large() {
    println!("large puzzles, proven unique, seconds");
    for one in unique("large.jsonl") {
        let start = Instant::now();
        let proof = prove(&one.puzzle, "propagation", MOST_NODES_LARGE);
        let seconds = start.elapsed().as_secs_f64();
        let verdict = if proof.finished { "unique" } else { "cut off" };
        println!("  {:<16} {seconds:>10.4} s {:>9} nodes, {verdict}", one.name, proof.nodes);
    }
}

fn compare() {
    println!("the course's puzzles by others, µs a puzzle");
    let all = course_set();
    let all: Vec<&Known> = all.iter().collect();
    let small: Vec<&Known> = all.iter().copied().filter(|one| one.puzzle.size() <= 6).collect();
    let fast = report("propagation <= 6x6", &small, PASSES, "propagation");
    let slow = report("backtracking <= 6x6", &small, 1, "backtracking");
    println!("      backtracking takes {:.0} times as long", slow / fast);
    let fast = report("propagation", &all, PASSES, "propagation");
    let slow = report("exact-cover", &all, 1, "exact-cover");
    println!("      exact cover takes {:.0} times as long", slow / fast);
    compare_with_cp_sat(&all);
}

/// Compares propagation with CP-SAT by the total time for all puzzles. Each puzzle is solved
/// several times, and the fastest run counts. The time of propagation includes all preparation and
/// a proof of uniqueness. The time of CP-SAT excludes building the model.
fn compare_with_cp_sat(all: &[&Known]) {
    let ours = times(all, PASSES, "propagation");
    let fast = mean_of(&ours);
    let Some(answer) = peers::cp_sat(CP_SAT_PASSES) else {
        println!("  CP-SAT is not at hand: pip install ortools");
        return;
    };
    for (name, what) in peers::QUESTIONS {
        let mean = answer[name]["mean_us"].as_f64().unwrap_or(f64::NAN);
        let verdict = if mean >= WANTED_RATIO * fast { "met" } else { "MISSED" };
        println!("  CP-SAT, {what}: mean {mean:.1}");
        println!(
            "      sum over sum: {:.0} times as long (wanted: {WANTED_RATIO}): {verdict}",
            mean / fast
        );
        for (size, _) in WANTED {
            let is_size = |(one, _): &(&&Known, &f64)| one.puzzle.size() == size;
            let some: Vec<f64> = all.iter().zip(&ours).filter(is_size).map(|(_, us)| *us).collect();
            let ours = mean_of(&some);
            let theirs = answer[name]["mean_us_by_size"][format!("{size}x{size}")].as_f64();
            let theirs = theirs.unwrap_or(f64::NAN);
            println!("      {size}x{size}: {theirs:>9.1} / {ours:>6.2} = {:.0}", theirs / ours);
        }
    }
}

/// Measures each puzzle, prints one line and returns the mean. The fastest of `passes` runs counts.
fn report(name: &str, puzzles: &[&Known], passes: usize, method: &str) -> f64 {
    let times = times(puzzles, passes, method);
    let slowest = (0..times.len()).max_by(|a, b| times[*a].total_cmp(&times[*b]));
    let Some(slowest) = slowest else { return 0.0 };
    let mean = mean_of(&times);
    println!(
        "  {name:<20} mean {mean:>12.2}   worst {:>12.1} ({})   of {}",
        times[slowest],
        puzzles[slowest].name,
        times.len()
    );
    mean
}

/// Returns the time for each puzzle in microseconds. The fastest of `passes` runs counts.
fn times(puzzles: &[&Known], passes: usize, method: &str) -> Vec<f64> {
    let best = |one: &&Known| {
        let times = (0..passes).map(|_| {
            let start = Instant::now();
            std::hint::black_box(prove(&one.puzzle, method, MOST_NODES));
            start.elapsed().as_secs_f64() * 1e6
        });
        times.fold(f64::MAX, f64::min)
    };
    puzzles.iter().map(best).collect()
}

fn mean_of(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len().max(1) as f64
}

/// The result of a search for a second solution.
struct Proof {
    /// False if the search reached the node limit.
    finished: bool,
    nodes: u64,
}

fn prove(puzzle: &Puzzle, method: &str, most_nodes: u64) -> Proof {
    let known = Calcudoku::methods().iter().find(|known| known.info.name == method);
    let method = known.expect("a method of the family");
    let args = Args::read(method.info.params, &[]).expect("defaults are valid");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(most_nodes), bytes: None }, &mut unwatched);
    let mut solutions = 0;
    let ending = method.list(puzzle, &args, &mut control, &mut |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    let finished = ending == Ending::Exhausted;
    assert!(!finished || solutions == 1, "a method is wrong");
    Proof { finished, nodes: control.stats().nodes }
}

/// Returns the course's puzzles, or one small puzzle if they are missing.
fn course_set() -> Vec<Known> {
    let known = calcudoku::course();
    if known.is_empty() {
        println!(
            "{} is not there: one small puzzle stands in",
            support::data("calcudoku").display()
        );
        return vec![calcudoku::stand_in()];
    }
    known
}

/// Returns the puzzles of a JSON Lines file that have exactly one solution.
fn unique(file: &str) -> Vec<Known> {
    let all = calcudoku::lines(file).into_iter();
    all.filter(|known| known.solutions == Some(1)).collect()
}
