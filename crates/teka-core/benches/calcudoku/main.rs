//! How long Calcudoku puzzles take to be proven unique, by every method and by CP-SAT,
//! all in one run so that the ratios mean something on any machine.
//!
//!     cargo bench -p teka-core --bench calcudoku [-- course|hidden|large|peers]
//!
//! Puzzles come from `$TEKA_DATA/calcudoku` (or `../shared/data`); without it one small
//! puzzle stands in. CP-SAT runs if `python3` has `ortools`.

mod peers;
mod puzzles;

use std::ops::ControlFlow;
use std::time::Instant;

use puzzles::Named;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Found};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::solve::{backtracking, exact_cover, propagation};
use teka_core::puzzles::calcudoku::{Move, Puzzle};

/// Slow methods are cut off here; such a puzzle counts with the time until then.
const MOST_NODES: u64 = 20_000_000;
/// Passes over each puzzle of which the best counts, ours and CP-SAT's.
const PASSES: usize = 20;
const CP_SAT_PASSES: usize = 5;
/// How many times as long CP-SAT should take.
const WANTED_RATIO: f64 = 500.0;
/// Wanted of propagation on the course's puzzles: size and mean µs.
const WANTED: [(u8, f64); 6] = [(4, 3.0), (5, 6.0), (6, 14.0), (7, 23.0), (8, 64.0), (9, 98.0)];

type Solve = fn(&Puzzle, &Args, &mut Control, Found<'_, Move>) -> Ending;

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
    let all = puzzles::course();
    for (size, wanted) in WANTED {
        let some: Vec<&Named> = all.iter().filter(|one| one.puzzle.size() == size).collect();
        let mean = report(&format!("propagation {size}x{size}"), &some, PASSES, propagation::solve);
        println!("      wanted below {wanted}: {}", if mean < wanted { "met" } else { "MISSED" });
    }
}

fn hidden() {
    println!("hidden operators, proven unique, µs a puzzle");
    let all = puzzles::unique("hidden_operators.jsonl");
    for size in 3..=9 {
        let some: Vec<&Named> = all.iter().filter(|one| one.puzzle.size() == size).collect();
        report(&format!("propagation {size}x{size}"), &some, 3, propagation::solve);
    }
}

fn large() {
    println!("large puzzles, proven unique, seconds");
    for one in puzzles::unique("large.jsonl") {
        let (start, mut unwatched) = (Instant::now(), Unwatched);
        let mut control =
            Control::new(Limits { nodes: Some(3_000_000), bytes: None }, &mut unwatched);
        let count = propagation::count_up_to(&one.puzzle, 2, &mut control);
        let (seconds, nodes) = (start.elapsed().as_secs_f64(), control.stats().nodes);
        println!("  {:<16} {seconds:>10.4} s {nodes:>9} nodes, solutions {count:?}", one.name);
    }
}

fn compare() {
    println!("the course's puzzles by others, µs a puzzle");
    let all = puzzles::course();
    let all: Vec<&Named> = all.iter().collect();
    let small: Vec<&Named> = all.iter().copied().filter(|one| one.puzzle.size() <= 6).collect();
    let fast = report("propagation <= 6x6", &small, PASSES, propagation::solve);
    let slow = report("backtracking <= 6x6", &small, 1, backtracking::solve);
    println!("      backtracking takes {:.0} times as long", slow / fast);
    let fast = report("propagation", &all, PASSES, propagation::solve);
    let slow = report("exact-cover", &all, 1, exact_cover::solve);
    println!("      exact cover takes {:.0} times as long", slow / fast);
    compare_with_cp_sat(&all);
}

/// Both sides solve each puzzle several times in a row, and the best time counts. Ours
/// takes in everything from the puzzle on, and proves that there is one solution; theirs
/// leaves out building the model. The ratio is that of the sums over all puzzles.
fn compare_with_cp_sat(all: &[&Named]) {
    let ours = times(all, PASSES, propagation::solve);
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
            let is_size = |(one, _): &(&&Named, &f64)| one.puzzle.size() == size;
            let some: Vec<f64> = all.iter().zip(&ours).filter(is_size).map(|(_, us)| *us).collect();
            let ours = mean_of(&some);
            let theirs = answer[name]["mean_us_by_size"][format!("{size}x{size}")].as_f64();
            let theirs = theirs.unwrap_or(f64::NAN);
            println!("      {size}x{size}: {theirs:>9.1} / {ours:>6.2} = {:.0}", theirs / ours);
        }
    }
}

/// Times each puzzle, the best of `passes`, and prints the line; the mean.
fn report(name: &str, puzzles: &[&Named], passes: usize, solve: Solve) -> f64 {
    let times = times(puzzles, passes, solve);
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

/// Microseconds each puzzle takes, the best of `passes`.
fn times(puzzles: &[&Named], passes: usize, solve: Solve) -> Vec<f64> {
    let best = |one: &&Named| {
        let times = (0..passes).map(|_| {
            let start = Instant::now();
            std::hint::black_box(prove(&one.puzzle, solve));
            start.elapsed().as_secs_f64() * 1e6
        });
        times.fold(f64::MAX, f64::min)
    };
    puzzles.iter().map(best).collect()
}

fn mean_of(times: &[f64]) -> f64 {
    times.iter().sum::<f64>() / times.len().max(1) as f64
}

/// Looks for a second solution; false if it was cut off.
fn prove(puzzle: &Puzzle, solve: Solve) -> bool {
    let args = Args::read(exact_cover::PARAMS, &[]).expect("defaults are valid");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(MOST_NODES), bytes: None }, &mut unwatched);
    let mut solutions = 0;
    let ending = solve(puzzle, &args, &mut control, &mut |_| {
        solutions += 1;
        if solutions < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    assert!(ending != Ending::Exhausted || solutions == 1, "a method is wrong");
    ending == Ending::Exhausted
}
