//! Compares Teka's Calcudoku grades with those of Keen. Reads tab-separated lines with a header:
//! name, game ID, grade (a letter of `enhxu`) and solution. Every explanation is replayed move by
//! move and must reach the solution.
//!
//! `cargo run --release -p teka-core --example calcudoku_grades -- keen.tsv …`

#[path = "../tests/core/support/mod.rs"]
mod support;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::explain::{Explanation, Then, explain};
use teka_core::family::{Play, Teach};
use teka_core::puzzles::calcudoku::{Calcudoku, Move, Puzzle};

use support::calcudoku::{Known, game_ids};
use support::{replay, unstopped};

type Table = [[usize; 5]; 5];

fn main() {
    let paths: Vec<String> = std::env::args().skip(1).collect();
    if paths.is_empty() {
        return eprintln!("name files of game IDs: lines of name, ID, grade and solution");
    }
    let mut table = Table::default();
    for path in &paths {
        let text = std::fs::read_to_string(path).expect("a readable file");
        game_ids(&text).iter().for_each(|known| compare(known, &mut table));
    }
    print_table(&table);
}

fn compare(known: &Known, table: &mut Table) {
    let puzzle = &known.puzzle;
    let explanation =
        unstopped(|control| explain::<Calcudoku>(puzzle, &Calcudoku::start(puzzle), control));
    let solution = known.solution.as_deref().expect("a solution");
    replay::check(&known.name, puzzle, &explanation, solution);
    let keen = known.grade.expect("a grade");
    let ours = explanation.grade().expect("explained to the end");
    table[keen][ours] += 1;
    if ours != keen {
        let (keen, ours) = (Calcudoku::grades()[keen], Calcudoku::grades()[ours]);
        println!("{}: Keen says {keen}, we say {ours}", known.name);
        print_reason(puzzle, &explanation);
    }
}

/// Prints the rules that determine the grade, and the grade without each of them.
fn print_reason(puzzle: &Puzzle, explanation: &Explanation<Move>) {
    let grade = explanation.grade().unwrap_or_default();
    for rule in Calcudoku::rules().iter().filter(|rule| rule.grade == grade) {
        let uses = explanation.steps.iter().filter(|step| step.rule == rule.name).count();
        if uses > 0 {
            let without = hardest_without(puzzle, rule.name);
            let without = without.map_or("stuck", |grade| Calcudoku::grades()[grade]);
            println!("    {} is used {uses} times; without it: {without}", rule.name);
        }
    }
}

/// Returns the grade of the hardest rule used if one rule is unknown. Returns `None` if the other
/// rules do not reach the solution.
fn hardest_without(puzzle: &Puzzle, unknown: &str) -> Option<usize> {
    let mut state = Calcudoku::start(puzzle);
    let mut hardest = 0;
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    while state.numbers().contains(&0) {
        let mut known = Calcudoku::rules().iter().filter(|rule| rule.name != unknown);
        let (grade, finding) = known.find_map(|rule| {
            Some((rule.grade, (rule.find)(puzzle, &state, &mut control).ok()??))
        })?;
        let Then::Moves(moves) = finding.then else { return None };
        for action in &moves {
            Calcudoku::play(puzzle, &mut state, action).ok()?;
        }
        hardest = hardest.max(grade);
    }
    Some(hardest)
}

fn print_table(table: &Table) {
    let grades = Calcudoku::grades();
    print!("\n{:<14}", "Keen's, ours");
    grades.iter().for_each(|grade| print!("{grade:>13}"));
    for (grade, row) in grades.iter().zip(table) {
        print!("\n{grade:<14}");
        row.iter().for_each(|count| print!("{count:>13}"));
    }
    let all: usize = table.iter().flatten().sum();
    let agreed: usize = (0..grades.len()).map(|grade| table[grade][grade]).sum();
    println!("\nagreed: {agreed} of {all} ({:.1}%)", 100.0 * agreed as f64 / all as f64);
    println!("explained to the given solution, move by move: {all} of {all}");
}
