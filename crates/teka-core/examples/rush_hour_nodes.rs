//! Nodes each method of Rush Hour expands, relative to breadth-first search, as a
//! Markdown table. Reads files of boards in one line: the first word of a line whose
//! length is a square, 16 or more, is the board (`A` primary, exit on the right).
//!
//! `cargo run --release -p teka-core --example rush_hour_nodes -- boards.txt [more.txt]`

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::param::Args;
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::solve::METHODS;
use teka_core::puzzles::rush_hour::solve::heuristics::Heuristic;
use teka_core::puzzles::rush_hour::{Axis, Exit, Puzzle, Vehicle};

/// A run that takes more is left out of its row.
const MOST_NODES: u64 = 20_000_000;

fn main() {
    let files: Vec<String> = std::env::args().skip(1).collect();
    if files.is_empty() {
        return eprintln!("name files of boards, one a line");
    }
    let read = |file: &String| std::fs::read_to_string(file).expect("a readable file");
    let boards: Vec<Puzzle> = files
        .iter()
        .flat_map(|file| read(file).lines().filter_map(board).collect::<Vec<_>>())
        .collect();
    println!("{} boards\n", boards.len());
    println!(
        "| metric | method | heuristic | nodes / bfs | mean of ratios | stored / bfs | µs a node | longer | stopped |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for metric in ["slide", "cell"] {
        let bfs: Vec<Option<Run>> =
            boards.iter().map(|puzzle| run(puzzle, "bfs", metric, None)).collect();
        for method in METHODS.iter().map(|method| method.info) {
            let informed = method.params.iter().any(|param| param.name == "heuristic");
            let heuristics = if informed { Heuristic::NAMES } else { &["-"] };
            for heuristic in heuristics {
                let set = informed.then_some(*heuristic);
                let runs = boards.iter().map(|puzzle| run(puzzle, method.name, metric, set));
                print_row(metric, method.name, heuristic, &bfs, &runs.collect::<Vec<_>>());
            }
        }
    }
}

/// What one run took, and the moves it found.
struct Run {
    nodes: f64,
    stored: f64,
    time: Duration,
    moves: usize,
}

/// None if it was stopped.
fn run(puzzle: &Puzzle, name: &str, metric: &str, heuristic: Option<&str>) -> Option<Run> {
    let method = METHODS.iter().find(|method| method.info.name == name)?;
    let mut given = vec![("metric".to_owned(), metric.to_owned())];
    given.extend(heuristic.map(|heuristic| ("heuristic".to_owned(), heuristic.to_owned())));
    let args = Args::read(method.info.params, &given).expect("known parameters");
    let mut observer = Unwatched;
    let limits = Limits { nodes: Some(MOST_NODES), bytes: None };
    let mut control = Control::new(limits, &mut observer);
    let mut found = None;
    let began = Instant::now();
    (method.solve)(puzzle, &args, &mut control, &mut |moves| {
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
        "| {metric} | {method} | {heuristic} | {ratio:.2} | {mean:.2} | {stored:.2} | {micros:.2} | {longer} | {stopped} |"
    );
}

fn board(line: &str) -> Option<Puzzle> {
    let is_board = |word: &&str| word.len() >= 16 && word.len().isqrt().pow(2) == word.len();
    let cells: Vec<char> = line.split_whitespace().find(is_board)?.chars().collect();
    let side = cells.len().isqrt();
    let mut letters: Vec<char> =
        cells.iter().copied().filter(|cell| !"o.x#".contains(*cell)).collect();
    letters.sort();
    letters.dedup();
    let place = |at: usize| Cell::new((at / side) as u8, (at % side) as u8);
    let placed = letters.iter().map(|letter| {
        let at: Vec<usize> = (0..cells.len()).filter(|at| cells[*at] == *letter).collect();
        let (first, length) = (place(at[0]), at.len() as u8);
        let (axis, line, position) = match at.get(1) {
            Some(second) if *second == at[0] + 1 => (Axis::Horizontal, first.row, first.column),
            _ => (Axis::Vertical, first.column, first.row),
        };
        (Vehicle { letter: *letter, axis, line, length }, position)
    });
    let placed: Vec<_> = placed.collect();
    let walls = (0..cells.len()).filter(|at| "x#".contains(cells[*at])).map(place).collect();
    Puzzle::new((side as u8, side as u8), Exit::Right, &placed, walls)
}
