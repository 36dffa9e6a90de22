//! The report on Rush Hour.

use teka_core::family::Strictness;

use crate::corpus::{Corpus, Line};
use crate::report::{Case, Document, Verdict};
use crate::run::{Method, Ran, field, numbers};

/// Compares the number of moves in the solution. The number of nodes is shown but not compared.
pub fn report(corpus: &Corpus) -> Document {
    let lines = corpus.table("rush-hour/report.tsv");
    let cases = lines.iter().map(|line| case(corpus, line)).collect();
    let note = "Only moves are compared. The number of nodes depends on the order of moves and on \
                what is counted.";
    Document { title: "Rush Hour, report", note, cases }
}

fn case(corpus: &Corpus, line: &Line) -> Case {
    let (file, algorithm) = (line.get("file"), line.get("published_algorithm"));
    let text = corpus.text(&format!("rush-hour/{file}")).unwrap_or_default();
    let (nodes, moves) = (line.get("published_nodes"), line.get("published_moves"));
    let published = format!("{moves} moves, {nodes} nodes");
    let method = Method { family: "rush-hour", name: algorithm, settings: &[] };
    // One board has a vehicle of 1 cell, which the program of the report ignores.
    let ran = method.run(&text, Strictness::Lenient);
    let (ours, slides) = match &ran {
        Ran::Solved { nodes, solution } => {
            let slides = numbers(&field(solution.as_ref(), "slides")).first().copied();
            let slides = slides.unwrap_or_default().to_string();
            (format!("{slides} moves, {nodes} nodes"), slides)
        }
        ran => (ran.told("nodes", |_| String::new()), String::new()),
    };
    let verdict = match algorithm {
        _ if slides == moves => Verdict::Equal,
        "gbfs" if !slides.is_empty() => {
            Verdict::Because("greedy search: depends on the heuristic and on the order of moves")
        }
        _ => Verdict::Unequal,
    };
    Case { name: format!("{file} ({algorithm})"), published, ours, verdict }
}
