//! Runs every published case of the five documents Teka grew out of, and prints each beside
//! what was published: equal, or why not.
//!
//!     cargo run --release -p teka-host --example published
//!     cargo run --release -p teka-host --example published -- --quick
//!
//! The cases are in `corpus/published/`. `--quick` leaves out those that take more than
//! [`QUICK`] nodes by the published count. The exit status is 1 if a case is unequal and no
//! reason is known.

mod calcudoku;
mod corpus;
mod packing;
mod queens;
mod report;
mod run;
mod rush_hour;
#[cfg(test)]
mod tests;

use std::process::ExitCode;

use corpus::Corpus;
use report::{Document, Verdict};

/// The most nodes of a case that is run where time matters. At some 5 ns a node the 228 cases
/// below it take half a second together, the three above it ten.
const QUICK: u64 = 20_000_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let most = match &args[..] {
        [] => u64::MAX,
        [quick] if quick == "--quick" => QUICK,
        _ => {
            eprintln!("usage: published [--quick]");
            return ExitCode::from(2);
        }
    };
    let documents = documents(&Corpus::new(most));
    documents.iter().for_each(|document| println!("{document}"));
    println!("{}", report::summary(&documents));
    match report::count(&documents, |verdict| *verdict == Verdict::Unequal) {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// The documents with all their cases, run.
fn documents(corpus: &Corpus) -> Vec<Document> {
    vec![
        packing::first_report(corpus),
        packing::second_report(corpus),
        calcudoku::tries(corpus),
        calcudoku::fills(corpus),
        queens::report(corpus),
        rush_hour::report(corpus),
    ]
}
