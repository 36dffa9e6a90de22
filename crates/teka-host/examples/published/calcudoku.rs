//! The thesis on Calcudoku: the values that its backtracking tries, and the cells that its rules
//! fill.

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Read, Solve, Strictness};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, rule_stage};

use crate::corpus::{Corpus, Line};
use crate::report::{Case, Document, Verdict};
use crate::run::{Method, Ran, field, numbers, spaced};

const BACKTRACKING: Method = Method { family: "calcudoku", name: "backtracking", settings: &[] };

/// Compares the number of values that backtracking tries up to the solution.
pub fn tries(corpus: &Corpus) -> Document {
    let case = |line: &Line| {
        let (name, tries) = (line.get("name"), line.get("backtracking_tries"));
        if !corpus.is_quick_enough(tries) {
            return Case::not_run(name, tries.to_owned(), Verdict::LeftOut);
        }
        let text = corpus.text(&format!("calcudoku/{name}.txt")).unwrap_or_default();
        let ours = match BACKTRACKING.run(&text, Strictness::Strict) {
            Ran::Solved { nodes, solution } => {
                let grid = spaced(&numbers(&field(solution.as_ref(), "grid")));
                let is_known = grid == line.get("solution");
                format!("{nodes}{}", if is_known { "" } else { ", different grid" })
            }
            ran => ran.told("tries", |_| String::new()),
        };
        Case::compared(name, tries.to_owned(), ours)
    };
    let cases = corpus.table("calcudoku/course.tsv").iter().map(case).collect();
    let note = "Values tried up to the solution, which equals the published one.";
    Document { title: "Calcudoku, thesis: `backtracking`", note, cases }
}

/// Compares the number of cells that the rule stage fills.
pub fn fills(corpus: &Corpus) -> Document {
    let case = |line: &Line| {
        let (name, published) = (line.get("puzzle"), line.get("cells_filled").to_owned());
        match corpus.text(&format!("calcudoku/{name}.txt")) {
            Some(text) => Case::compared(name, published, filled(&text)),
            None => Case::not_run(name, published, Verdict::Because("the puzzle was not printed")),
        }
    };
    let cases = corpus.table("calcudoku/course_rule_based_filled.tsv").iter().map(case).collect();
    let title = "Calcudoku, thesis: cells filled by the rules of `hybrid-genetic variant=course`";
    Document { title, note: "", cases }
}

fn filled(text: &str) -> String {
    let Ok(read) = Calcudoku::parse(text) else { return "invalid".to_owned() };
    let mut methods = Calcudoku::methods().iter();
    let method = methods.find(|method| method.info.name == "hybrid-genetic").expect("a method");
    let settings = [("variant".to_owned(), "course".to_owned())];
    let args = Args::read(method.info.params, &settings).expect("a variant of the method");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    match rule_stage::run(&read.value, &args, &mut control) {
        Ok(Some(deduced)) => deduced.filled(&read.value).to_string(),
        Ok(None) => "contradiction".to_owned(),
        Err(stop) => stop.name().to_owned(),
    }
}
