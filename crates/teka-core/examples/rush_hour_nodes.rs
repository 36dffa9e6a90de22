//! Prints Markdown tables of the nodes that each method of Rush Hour expands, relative to
//! breadth-first search, and of how often each heuristic overestimates. Reads lines with a board:
//! the first word whose length is a square number of at least 16. `A` is the primary vehicle, and
//! the exit is on the right. Only one in EVERY boards is used.
//!
//! `cargo run --release -p teka-core --example rush_hour_nodes -- [FILE] [EVERY]`
//!
//! Without FILE, it reads `rush-hour/stratified.txt` in the folder `TEKA_DATA`.

#[path = "../tests/core/support/mod.rs"]
mod support;

use std::collections::HashSet;
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::engines::search::StateSpace;
use teka_core::family::Solve;
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::Puzzle;
use teka_core::puzzles::rush_hour::RushHour;
use teka_core::puzzles::rush_hour::solve::cluster::Cluster;
use teka_core::puzzles::rush_hour::solve::heuristics::Heuristic;
use teka_core::puzzles::rush_hour::solve::{Metric, Space};

/// The node limit. A run that reaches it is left out of its row.
const MOST_NODES: u64 = 400_000;

fn main() {
    let mut words = std::env::args().skip(1);
    let beside = || std::env::var("TEKA_DATA").ok().map(|at| at + "/rush-hour/stratified.txt");
    let file = words.next().or_else(beside).expect("a file of boards");
    let every: usize = words.next().map_or(12, |word| word.parse().expect("a whole number"));
    let text = std::fs::read_to_string(file).expect("a readable file");
    let boards: Vec<Puzzle> = text.lines().filter_map(board).step_by(every).collect();
    println!("{} boards\n", boards.len());
    print_estimates(&boards);
    println!(
        "\n| metric | method | heuristic | nodes / bfs | mean of ratios | stored / bfs | µs a node | longer | stopped |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for metric in ["slide", "cell"] {
        print_methods(&boards, metric);
    }
}

fn board(line: &str) -> Option<Puzzle> {
    let is_board = |word: &&str| word.len() >= 16 && word.len().isqrt().pow(2) == word.len();
    line.split_whitespace().find(is_board).map(support::one_line::one_line)
}

fn print_methods(boards: &[Puzzle], metric: &str) {
    let bfs: Vec<Option<Run>> =
        boards.iter().map(|puzzle| run(puzzle, "bfs", metric, None)).collect();
    for method in RushHour::methods().iter().map(|method| method.info) {
        let informed = method.params.iter().any(|param| param.name == "heuristic");
        let heuristics = if informed { Heuristic::NAMES } else { &["-"] };
        for heuristic in heuristics {
            let set = informed.then_some(*heuristic);
            let runs = boards.iter().map(|puzzle| run(puzzle, method.name, metric, set));
            print_row(metric, method.name, heuristic, &bfs, &runs.collect::<Vec<_>>());
        }
    }
}

/// The figures of one run.
struct Run {
    nodes: f64,
    stored: f64,
    time: Duration,
    moves: usize,
}

/// Runs a method. Returns `None` if the run was stopped.
fn run(puzzle: &Puzzle, name: &str, metric: &str, heuristic: Option<&str>) -> Option<Run> {
    let method = RushHour::methods().iter().find(|method| method.info.name == name)?;
    let mut given = vec![("metric".to_owned(), metric.to_owned())];
    given.extend(heuristic.map(|heuristic| ("heuristic".to_owned(), heuristic.to_owned())));
    let args = Args::read(method.info.params, &given).expect("known parameters");
    let mut observer = Unwatched;
    let limits = Limits { nodes: Some(MOST_NODES), bytes: None };
    let mut control = Control::new(limits, &mut observer);
    let mut found = None;
    let began = Instant::now();
    method.list(puzzle, &args, &mut control, &mut |moves| {
        found = Some(moves.len());
        ControlFlow::Break(())
    });
    let time = began.elapsed();
    let stats = control.stats();
    Some(Run { nodes: stats.nodes as f64, stored: stats.stored as f64, time, moves: found? })
}

fn print_row(
    metric: &str,
    method: &str,
    heuristic: &str,
    bfs: &[Option<Run>],
    runs: &[Option<Run>],
) {
    let pairs: Vec<(&Run, &Run)> =
        bfs.iter().zip(runs).filter_map(|(bfs, run)| bfs.as_ref().zip(run.as_ref())).collect();
    let sum = |of: &dyn Fn(&(&Run, &Run)) -> f64| pairs.iter().map(of).sum::<f64>();
    let nodes = sum(&|(bfs, _)| bfs.nodes);
    let ratio = sum(&|(_, run)| run.nodes) / nodes;
    let mean = sum(&|(bfs, run)| run.nodes / bfs.nodes) / pairs.len() as f64;
    let stored = sum(&|(_, run)| run.stored) / sum(&|(bfs, _)| bfs.stored);
    let micros = sum(&|(_, run)| run.time.as_secs_f64() * 1e6) / sum(&|(_, run)| run.nodes);
    let longer = pairs.iter().filter(|(bfs, run)| run.moves > bfs.moves).count();
    let stopped = runs.len() - pairs.len();
    println!(
        "| {metric} | `{method}` | {heuristic} | {ratio:.2} | {mean:.2} | {stored:.2} | {micros:.2} | {longer} | {stopped} |"
    );
}

/// The estimates of a heuristic, compared with the true distances.
#[derive(Default)]
struct Judged {
    states: u64,
    too_much: u64,
    said: u64,
    truth: u64,
    /// The number of boards with a state that it overestimates.
    boards: u64,
}

fn print_estimates(boards: &[Puzzle]) {
    println!(
        "| metric | heuristic | states | too much on | boards with such a state | said / true, summed |"
    );
    println!("|---|---|---|---|---|---|");
    for metric in [Metric::Slide, Metric::Cell] {
        for (name, heuristic) in Heuristic::NAMES.iter().zip(Heuristic::ALL) {
            let mut sum = Judged::default();
            for puzzle in boards {
                let before = sum.too_much;
                judge(puzzle, metric, heuristic, &mut sum);
                sum.boards += u64::from(sum.too_much > before);
            }
            let Judged { states, too_much, boards, .. } = sum;
            let share = sum.said as f64 / sum.truth as f64;
            println!("| {metric:?} | {name} | {states} | {too_much} | {boards} | {share:.2} |");
        }
    }
}

/// Adds the estimates for every reachable state.
fn judge(puzzle: &Puzzle, metric: Metric, heuristic: Heuristic, sum: &mut Judged) {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let cluster = Cluster::explore(puzzle, metric, &mut control).expect("no limit");
    let space = Space::<1>::new(puzzle, metric, heuristic).expect("a small board");
    let vehicles = puzzle.vehicles().len();
    let mut seen = HashSet::from([space.start()]);
    let mut waiting = vec![space.start()];
    while let Some(state) = waiting.pop() {
        let positions: Vec<u8> = (0..vehicles).map(|number| state.get(number)).collect();
        let truth = cluster.distance(&positions).expect("of the cluster");
        if let Some((truth, said)) = truth.zip(space.estimate(&state)) {
            sum.states += 1;
            sum.too_much += u64::from(said > truth);
            sum.said += u64::from(said);
            sum.truth += u64::from(truth);
        }
        space.successors(&state, &mut |_, _, next| {
            if seen.insert(next) {
                waiting.push(next);
            }
        });
    }
}
