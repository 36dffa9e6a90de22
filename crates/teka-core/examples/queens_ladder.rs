//! Prints, for each rule of Queens, the percentage of boards that the rules up to it solve. Reads
//! JSON Lines with `size`, `grid` (rows of letters) and `solutions`. Boards without a unique
//! solution are skipped.
//!
//! `cargo run --release -p teka-core --example queens_ladder -- boards.jsonl`

use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::explain::{Reached, explain};
use teka_core::family::{Play, Teach};
use teka_core::puzzles::queens::{Puzzle, Queens};

fn main() {
    let Some(path) = std::env::args().nth(1) else {
        return eprintln!(
            "name a file of boards: one JSON object a line, with size, grid and solutions"
        );
    };
    let text = std::fs::read_to_string(path).expect("a readable file");
    let boards: Vec<(String, Puzzle)> = text.lines().filter_map(read_board).collect();
    let mut fallen = vec![0usize; Queens::rules().len()];
    let mut times = Vec::new();
    let mut stuck = 0;
    for (name, puzzle) in &boards {
        let started = Instant::now();
        let hardest = hardest_rule(puzzle);
        times.push((started.elapsed(), hardest, name));
        match hardest {
            Some(rule) => fallen[rule] += 1,
            None => stuck += 1,
        }
    }
    print_ladder(&fallen, boards.len());
    println!("not explained to the end  {stuck}");
    print_times(times);
}

fn read_board(line: &str) -> Option<(String, Puzzle)> {
    let board: serde_json::Value = serde_json::from_str(line).ok()?;
    if board["solutions"].as_u64()? != 1 {
        return None;
    }
    let rows = board["grid"].as_array()?.iter().filter_map(|row| row.as_str());
    let cells: Vec<char> = rows.flat_map(str::chars).collect();
    let size = u8::try_from(board["size"].as_u64()?).ok()?;
    Some((board["name"].to_string(), Puzzle::new(size, &cells, vec![])?))
}

/// Returns the index of the hardest rule used, or `None` if the explanation does not reach the
/// solution.
fn hardest_rule(puzzle: &Puzzle) -> Option<usize> {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let explanation = explain::<Queens>(puzzle, &Queens::start(puzzle), &mut control).ok()?;
    let number = |name| Queens::rules().iter().position(|rule| rule.name == name);
    let hardest = explanation.steps.iter().filter_map(|step| number(step.rule)).max();
    (explanation.end == Reached::Solved).then_some(hardest.unwrap_or(0))
}

fn print_ladder(fallen: &[usize], boards: usize) {
    println!("{boards} boards with one solution");
    println!("{:<20} {:>8} {:>10}", "rule", "boards", "up to it");
    let mut sum = 0;
    for (rule, count) in Queens::rules().iter().zip(fallen) {
        sum += count;
        let share = 100.0 * sum as f64 / boards.max(1) as f64;
        println!("{:<20} {count:>8} {share:>8.1} %", rule.name);
    }
}

fn print_times(mut times: Vec<(Duration, Option<usize>, &String)>) {
    times.sort();
    let name = |rule: Option<usize>| rule.map_or("stuck", |number| Queens::rules()[number].name);
    let (trials, plain): (Vec<_>, Vec<_>) =
        times.into_iter().partition(|(_, rule, _)| name(*rule).starts_with("trial"));
    for (kind, times) in [("without a trial", plain), ("with trials", trials)] {
        let total: Duration = times.iter().map(|(time, ..)| *time).sum();
        let mean = total / times.len().max(1) as u32;
        println!("{kind}: {} boards, {total:.1?} in all, {mean:.1?} a board", times.len());
        for (time, rule, board) in times.iter().rev().take(3) {
            println!("      {time:.1?} {board} ({})", name(*rule));
        }
    }
}
