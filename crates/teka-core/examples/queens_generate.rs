//! Makes boards of several sizes with seeds 1 to 100, proves each unique, and
//! prints how long it took and how hard they are.
//!
//! `cargo run --release -p teka-core --example queens_generate -- [COUNT [GRADE [SIZE …]]]`

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::explain::explain;
use teka_core::family::Family;
use teka_core::param::Args;
use teka_core::puzzles::queens::{Puzzle, Queens};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let count = words.first().map_or(100, |word| word.parse().expect("a number of boards"));
    let grade = words.get(1).filter(|word| *word != "any").cloned();
    let sizes: Vec<String> = words.into_iter().skip(2).collect();
    let sizes = if sizes.is_empty() { ["8", "12", "20"].map(String::from).to_vec() } else { sizes };
    for size in sizes {
        run(&size, grade.as_deref(), count);
    }
}

fn run(size: &str, grade: Option<&str>, count: u64) {
    let mut given = vec![("size".to_owned(), size.to_owned())];
    given.extend(grade.map(|grade| ("grade".to_owned(), grade.to_owned())));
    let args = Args::read(Queens::generator(), &given).expect("a size and a grade");
    let mut times = Vec::new();
    let mut grades = vec![0; Queens::grades().len()];
    let mut gave_up = 0;
    for seed in 1..=count {
        let started = Instant::now();
        let Some(puzzle) = generate(&args, seed) else {
            gave_up += 1;
            continue;
        };
        times.push(started.elapsed());
        assert!(is_unique(&puzzle), "seed {seed} gives a board with several solutions");
        if let Some(grade) = grade_of(&puzzle) {
            grades[grade] += 1;
        }
    }
    print(size, grade, &times, gave_up, &grades);
}

fn generate(args: &Args, seed: u64) -> Option<Puzzle> {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    Queens::generate(args, seed, &mut control).ok()
}

/// By the default algorithm, which shares no code with the rules.
fn is_unique(puzzle: &Puzzle) -> bool {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let mut solutions = 0;
    (Queens::methods()[0].solve)(puzzle, &Args::default(), &mut control, &mut |_| {
        solutions += 1;
        if solutions > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    solutions == 1
}

fn grade_of(puzzle: &Puzzle) -> Option<usize> {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let explanation = explain::<Queens>(puzzle, &Queens::start(puzzle), &mut control).ok()?;
    explanation.grade()
}

fn print(size: &str, grade: Option<&str>, times: &[Duration], gave_up: usize, grades: &[usize]) {
    let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
    let worst = times.iter().max().copied().unwrap_or_default();
    let wanted = grade.unwrap_or("any grade");
    println!(
        "size {size}, {wanted}: {} boards, mean {mean:.2?}, worst {worst:.2?}, gave up {gave_up}",
        times.len()
    );
    let named = Queens::grades().iter().zip(grades);
    let named: Vec<String> = named.map(|(name, count)| format!("{name} {count}")).collect();
    println!("  {}", named.join(", "));
}
