//! The report on Queens.

use teka_core::family::Strictness;

use crate::corpus::{Corpus, Line};
use crate::report::{Case, Document, Verdict};
use crate::run::{Method, Ran, field, numbers, spaced};

const BRUTE_FORCE: Method = Method { family: "queens", name: "brute-force", settings: &[] };

/// Compares the verdict, the number of cases examined and the column of the queen in each row.
pub fn report(corpus: &Corpus) -> Document {
    let case = |line: &Line| {
        let (name, count) = (line.get("file"), line.get("brute_force_cases"));
        let published = match line.get("verdict") {
            "solvable" => format!("solvable, {count} cases, {}", line.get("first_solution")),
            verdict => verdict.to_owned(),
        };
        if !corpus.is_quick_enough(count) {
            return Case::not_run(name, published, Verdict::LeftOut);
        }
        let text = corpus.text(&format!("queens/{name}")).unwrap_or_default();
        let ours = match BRUTE_FORCE.run(&text, Strictness::Strict) {
            // The report has no count for the board without a solution.
            Ran::Unsolvable { .. } => "unsolvable".to_owned(),
            ran => ran.told("cases", |solution| {
                format!(", {}", spaced(&numbers(&field(solution, "columns"))))
            }),
        };
        Case::compared(name, published, ours)
    };
    let cases = corpus.table("queens/report.tsv").iter().map(case).collect();
    Document { title: "Queens, report: `brute-force`", note: "", cases }
}
