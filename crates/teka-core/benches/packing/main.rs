//! Measures packing with Teka's methods and with the `dlx-rs` crate, and how the cost grows with
//! the board. One run measures everything, so the ratios are comparable across machines.
//!
//!     cargo bench -p teka-core --bench packing
//!
//! The IQ Puzzler Pro boards come from `$TEKA_DATA/packing/reference` (or `../shared/data`).
//! Without these files, only pentominoes and small pyramids are measured.

mod boards;

use std::ops::ControlFlow;
use std::time::Instant;

use teka_core::control::{Control, Limits, Stats, Unwatched};
use teka_core::family::Solve;
use teka_core::param::Args;
use teka_core::puzzles::packing::{Encoding, Packing, Puzzle};

fn main() {
    against_dlx_rs();
    match boards::reference("iqpro_5x11.txt") {
        Some(board) => iq_puzzler(&board),
        None => println!("{} has no IQ Puzzler Pro", boards::data().display()),
    }
    if let Some(pyramid) = boards::reference("iqpro_pyramid5.txt") {
        solid(&pyramid);
    }
    growth();
}

fn against_dlx_rs() {
    let board = boards::pentominoes(6, 10);
    println!("pentominoes 6x10, all 9,356 solutions listed");
    let ours = best(5, || assert_eq!(list(&board, "first-empty").0, 9356));
    let theirs = best(1, || assert_eq!(dlx_rs(&board), 9356));
    println!("  first-empty {ours:>10.4} s\n  dlx-rs      {theirs:>10.4} s");
    verdict("dlx-rs time ÷ first-empty time", theirs / ours, 50.0);
}

fn iq_puzzler(board: &Puzzle) {
    println!("\nIQ Puzzler Pro 5x11, 4,331,140 solutions");
    let counted = best(3, || assert_eq!(count(board, "memo-count").0, 4_331_140));
    let listed = best(2, || assert_eq!(list(board, "first-empty").0, 4_331_140));
    println!("  memo-count, counting  {counted:>8.3} s (a prototype: 0.5)");
    println!("  first-empty, listing  {listed:>8.3} s");
    verdict("solutions listed per second", 4_331_140.0 / listed, 500_000.0);
}

fn solid(pyramid: &Puzzle) {
    println!("\nIQ Puzzler Pro pyramid, 26,720 solutions counted");
    let slices = best(2, || assert_eq!(count(pyramid, "bit-slices").0, 26_720));
    let links = best(1, || assert_eq!(count(pyramid, "dancing-links").0, 26_720));
    println!("  bit-slices    {slices:>9.3} s\n  dancing-links {links:>9.3} s");
    verdict("dancing-links time ÷ bit-slices time", links / slices, 10.0);
}

fn growth() {
    println!("\nhow the cost grows: seconds and nodes to count all");
    let pentominoes = [(3, 20), (4, 15), (5, 12), (6, 10)];
    for (rows, columns) in pentominoes {
        let methods = ["memo-count", "first-empty", "bit-slices", "dancing-cells", "dancing-links"];
        row(
            &format!("pentominoes {rows}x{columns}"),
            &boards::pentominoes(rows, columns),
            &methods,
        );
    }
    for (name, pyramid) in boards::pyramids() {
        row(name, &pyramid, &["bit-slices", "first-empty", "dancing-cells"]);
    }
}

fn row(name: &str, board: &Puzzle, methods: &[&str]) {
    println!("  {name}");
    for method in methods {
        let start = Instant::now();
        let (solutions, stats) = count(board, method);
        let seconds = start.elapsed().as_secs_f64();
        println!(
            "    {method:<14} {seconds:>9.4} s {:>12} nodes {solutions:>9} solutions",
            stats.nodes
        );
    }
}

fn list(board: &Puzzle, method: &str) -> (u64, Stats) {
    let method = Packing::methods().iter().find(|known| known.info.name == method);
    let method = method.expect("a method of this name");
    let args = Args::read(method.info.params, &[]).expect("defaults");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut solutions = 0;
    method.list(board, &args, &mut control, &mut |_| {
        solutions += 1;
        ControlFlow::Continue(())
    });
    (solutions, control.stats())
}

fn count(board: &Puzzle, method: &str) -> (u128, Stats) {
    let known = Packing::methods().iter().find(|known| known.info.name == method);
    let known = known.expect("a method of this name");
    let args = Args::read(known.info.params, &[]).expect("defaults");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let counted = known.count(board, &args, &mut control);
    (counted.expect("it counts").expect("nothing stops it"), control.stats())
}

/// Counts all solutions with the `dlx-rs` crate. Its items are the cells and the pieces.
fn dlx_rs(board: &Puzzle) -> usize {
    let encoding = Encoding::new(board);
    let problem = encoding.problem();
    let mut solver = dlx_rs::Solver::new(problem.cells + problem.kinds.len());
    let mut number = 0;
    for (index, kind) in problem.kinds.iter().enumerate() {
        for placement in &kind.placements {
            let mut items: Vec<usize> = placement.iter().map(|cell| cell + 1).collect();
            items.push(problem.cells + index + 1);
            solver.add_option(number, &items);
            number += 1;
        }
    }
    solver.count()
}

/// Returns the fastest of several runs in seconds.
fn best(passes: usize, mut work: impl FnMut()) -> f64 {
    let once = |_| {
        let start = Instant::now();
        work();
        start.elapsed().as_secs_f64()
    };
    (0..passes).map(once).fold(f64::MAX, f64::min)
}

fn verdict(what: &str, figure: f64, wanted: f64) {
    let met = if figure >= wanted { "met" } else { "MISSED" };
    println!("  {what}: {figure:.1} (wanted: {wanted}): {met}");
}
