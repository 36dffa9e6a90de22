//! Detects the family of a puzzle and lists up to five solutions.
//!
//!     cargo run -p teka-core --example list_solutions

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::param::Args;
use teka_core::registry;

fn main() {
    let text = "AAABCD\nAAABCD\nBBBBCD\nBBECCD\nFEECCD\nFFEECC\n";
    let family = registry::detect(text).expect("a known kind of puzzle");
    let puzzle = family.parse(text).expect("a valid puzzle").value;
    let method = family.methods()[0];
    let args = Args::read(method.params, &[]).expect("defaults are valid");
    let mut observer = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(1_000_000), bytes: None }, &mut observer);
    let mut left = 5;
    let ending = puzzle.solve(method, &args, &mut control, &mut |solution| {
        println!("{}", solution.moves().join(" "));
        left -= 1;
        if left > 0 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    println!("{ending:?}");
}
