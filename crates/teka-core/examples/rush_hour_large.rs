//! Solves the boards of a file in one line each, the board being the last word,
//! and prints moves, positions, memory and time.
//!
//! `cargo run --release -p teka-core --example rush_hour_large -- FILE [slide|cell] [GIGABYTES]`

#[path = "../tests/rush_hour_fast/one_line.rs"]
mod one_line;

use std::time::Instant;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::puzzles::rush_hour::Metric;
use teka_core::puzzles::rush_hour::solve::packed::shortest_or_bound;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let text = words.first().and_then(|file| std::fs::read_to_string(file).ok());
    let text = text.expect("a file of boards");
    let metric =
        if words.get(1).is_some_and(|word| word == "cell") { Metric::Cell } else { Metric::Slide };
    let gigabytes: u64 = words.get(2).map_or(4, |word| word.parse().expect("a whole number"));
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        let Some(board) = line.split_whitespace().last() else { continue };
        let mut observer = Unwatched;
        let limits = Limits { nodes: None, bytes: Some(gigabytes << 30) };
        let mut control = Control::new(limits, &mut observer);
        let start = Instant::now();
        let mut at_least = 0;
        let puzzle = one_line::one_line(board);
        let answer = shortest_or_bound(&puzzle, metric, &mut control, &mut at_least);
        let (stats, time) = (control.stats(), start.elapsed());
        let answer = answer.map(|moves| moves.map(|moves| moves.len()));
        println!("{board}\n  {answer:?} moves (at least {at_least}) in {time:.2?}, {stats:?}");
    }
}
