//! The two reports on packing.

use teka_core::any::AnyPosition;
use teka_core::family::Strictness;
use teka_core::value::Value;

use crate::corpus::{Corpus, Line};
use crate::report::{Case, Document};
use crate::run::{Method, field};

const FIRST: Method = Method { family: "packing", name: "brute-force", settings: &[] };
const SECOND: Method = Method { settings: &[("order", "second")], ..FIRST };

/// Compares the first report: verdict and cases examined.
pub fn first_report(corpus: &Corpus) -> Document {
    let case = |line: &Line| {
        let published = match line.get("verdict") {
            "invalid" => "invalid".to_owned(),
            verdict => format!("{verdict}, {} cases", line.get("brute_force_calls")),
        };
        let ran = FIRST.run(&text(corpus, line), Strictness::Strict);
        Case::compared(line.get("file"), published, ran.told("cases", |_| String::new()))
    };
    let cases = of_report(corpus, "report1").iter().map(case).collect();
    Document { title: "Packing, first report: `brute-force order=first`", note: "", cases }
}

/// Compares the second report: verdict, attempts and board. Puzzles are read as leniently as in
/// that report.
pub fn second_report(corpus: &Corpus) -> Document {
    let searched = corpus.table("packing/course_second_order.tsv");
    let case = |line: &Line| {
        let known = searched.iter().find(|known| known.get("file") == line.get("file"));
        // Its program could read the puzzles that it searched and rejected the others.
        let reading = if known.is_some() { Strictness::Lenient } else { Strictness::Strict };
        let text = text(corpus, line);
        let ran = SECOND.run(&text, reading);
        // The first line has the numbers of rows, columns and pieces.
        let columns = text.split_whitespace().nth(1).and_then(|word| word.parse().ok());
        let board = |solution: &dyn AnyPosition| board(solution, columns.unwrap_or(0));
        let published = known.map_or_else(|| line.get("verdict").to_owned(), attempts);
        Case::compared(line.get("file"), published, ran.told("attempts", board))
    };
    let cases = of_report(corpus, "report2").iter().map(case).collect();
    let note = "Pieces are lettered in the order of the file; `*` is outside the board.";
    Document { title: "Packing, second report: `brute-force order=second`", note, cases }
}

fn of_report(corpus: &Corpus, report: &str) -> Vec<Line> {
    let mut lines = corpus.table("packing/course.tsv");
    lines.retain(|line| line.get("file").starts_with(report));
    lines
}

fn text(corpus: &Corpus, line: &Line) -> String {
    corpus.text(&format!("packing/{}", line.get("file"))).unwrap_or_default()
}

fn attempts(line: &Line) -> String {
    match line.get("found") {
        "yes" => format!("solvable, {} attempts, {}", line.get("tries"), line.get("board")),
        _ => format!("unsolvable, {} attempts", line.get("tries")),
    }
}

/// Returns the board in one line. Moves are in the order of the file, and each starts with its
/// letter.
fn board(solution: &dyn AnyPosition, columns: usize) -> String {
    let moves = solution.moves();
    let letters: Vec<char> = moves.iter().filter_map(|action| action.chars().next()).collect();
    let renamed = |letter: char| match letters.iter().position(|known| *known == letter) {
        Some(at) => char::from(b'A' + at as u8),
        None => '*',
    };
    let Value::List(rows) = field(solution, "board") else { return String::new() };
    let row = |row: &Value| match row {
        Value::Text(row) => format!("{row:columns$}").chars().map(renamed).collect(),
        _ => String::new(),
    };
    format!(", {}", rows.iter().map(row).collect::<Vec<String>>().join("/"))
}
