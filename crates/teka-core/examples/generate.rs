//! Generates puzzles of a family with the seeds 1 to COUNT, for each size and grade. Verifies that
//! each puzzle is unique and has the requested grade, and prints the success rate and the time.
//!
//! `cargo run --release -p teka-core --example generate -- FAMILY COUNT SIZE,… [NAME=VALUE …]`

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::param::Args;
use teka_core::registry;

const USAGE: &str = "generate FAMILY COUNT SIZE,… [NAME=VALUE …]";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [family, count, sizes, others @ ..] = &words[..] else { panic!("{USAGE}") };
    let family = registry::family(family).expect("a family");
    let count = count.parse().expect("a number of puzzles");
    let others: Vec<(String, String)> = others
        .iter()
        .map(|word| word.split_once('=').expect(USAGE))
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect();
    println!(
        "| size | grade | made | gave up | mean | worst | grades |\n|---|---|---|---|---|---|---|"
    );
    for size in sizes.split(',') {
        for grade in [None].into_iter().chain(family.grades().iter().map(Some)) {
            let mut wanted = others.clone();
            wanted.push(("size".to_owned(), size.to_owned()));
            wanted.extend(grade.map(|grade| ("grade".to_owned(), (*grade).to_owned())));
            run(family, &wanted, (size, grade.copied()), count);
        }
    }
}

fn run(
    family: &dyn AnyFamily,
    wanted: &[(String, String)],
    (size, grade): (&str, Option<&str>),
    count: u64,
) {
    let generator = family.generator().expect("a family with a generator");
    let args = Args::read(generator.params(), wanted).expect("parameters of the generator");
    let mut times = Vec::new();
    let mut grades = vec![0; family.grades().len()];
    for seed in 1..=count {
        let started = Instant::now();
        let made = within(|control| generator.generate(&args, seed, control)).ok();
        let Some(puzzle) = made else { continue };
        times.push(started.elapsed());
        assert!(is_unique(puzzle.as_ref()), "size {size}, seed {seed}: several solutions");
        let found = within(|control| puzzle.explain(control)).ok().and_then(|told| told.grade);
        let found = found.expect("no limit, and unique: the rules lead to the end");
        let as_wanted = grade.is_none_or(|grade| grade == family.grades()[found]);
        assert!(as_wanted, "size {size}, seed {seed}: not {grade:?}");
        grades[found] += 1;
    }
    print(family, (size, grade), count, &times, &grades);
}

fn within<T>(work: impl FnOnce(&mut Control) -> T) -> T {
    work(&mut Control::new(Limits::default(), &mut Unwatched))
}

/// Returns true if the default method, which shares no code with the rules, finds exactly one
/// solution.
fn is_unique(puzzle: &dyn AnyPuzzle) -> bool {
    let method = puzzle.family().methods()[0];
    let args = Args::defaults(method.params);
    let mut solutions = 0;
    within(|control| {
        puzzle.solve(method, &args, control, &mut |_| {
            solutions += 1;
            if solutions > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
    });
    solutions == 1
}

fn print(
    family: &dyn AnyFamily,
    (size, grade): (&str, Option<&str>),
    count: u64,
    times: &[Duration],
    grades: &[usize],
) {
    let mean = times.iter().sum::<Duration>() / times.len().max(1) as u32;
    let worst = times.iter().max().copied().unwrap_or_default();
    let named = family.grades().iter().zip(grades).filter(|(_, count)| **count > 0);
    let named: Vec<String> = named.map(|(name, count)| format!("{name} {count}")).collect();
    println!(
        "| {size} | {} | {} | {} | {mean:.1?} | {worst:.1?} | {} |",
        grade.unwrap_or("any"),
        times.len(),
        count - times.len() as u64,
        named.join(", ")
    );
}
