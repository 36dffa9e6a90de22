//! Runs every case published in the documents that Teka grew out of: four reports of an
//! algorithm-strategies course and a thesis. Prints each result beside the published one.
//!
//!     cargo run --release -p teka-host --example published
//!     cargo run --release -p teka-host --example published -- --quick
//!
//! The cases are in `corpus/published/`. `--quick` skips those that took more than [`QUICK`] nodes
//! according to the publication. The exit status is 1 if a result differs for an unknown reason.

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

/// The maximum number of nodes of a quick case. At about 5 ns per node, the 228 cases below this
/// limit take half a second in total, and the three above it take ten seconds.
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

/// Runs all cases of all documents.
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
