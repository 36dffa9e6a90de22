//! Boards in JSON, or anywhere in JavaScript or TypeScript: a list called
//! `colorRegions`, `regions` or `grid`, of lists (of letters, numbers or names) or of
//! strings (of letters). Given queens are our own addition:
//! `"givens":[[row,column],…]`, counted from zero as in answers.

use super::super::model::Puzzle;
use super::flaws;
use super::grid::read_row;
use super::sketch::{Row, Sketch};
use crate::diagnostic::{Diagnostic, Diagnostics, Parsed, Span};
use crate::lists::{BadList, Flaw, Item, Kind, find_bare, find_list, read_list};
use crate::message;
use crate::part::{Part, visible};
use crate::place::Cell;

/// What the list of a board is called.
const KEYS: [&str; 3] = ["colorRegions", "regions", "grid"];

/// No board, and no answer, has more items.
pub const MOST_ITEMS: usize = 4096;

/// True if the text is JSON, or a source with a board in it.
pub fn looks_like(text: &str) -> bool {
    text.trim_start().starts_with(['{', '[']) || find_board(text).is_some()
}

/// Reads the first board.
pub fn read(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    let (key, start) = find_board(text).ok_or_else(|| no_board(text))?;
    let list = read_list(text, start, MOST_ITEMS).map_err(bad_list)?;
    let mut sketch = sketch(&list)?;
    check_size(text, &mut sketch);
    let size = sketch.count;
    let givens = read_givens(text, size, &mut sketch.flaws);
    let value = sketch.into_puzzle(givens)?;
    let mut warnings = Diagnostics::default();
    let again = key.and_then(|key| find_list(&text[start..], key));
    if again.is_some() {
        let message = message!("queens-further-boards");
        warnings.push(Diagnostic::new("further-boards", message).at(list.span));
    }
    Ok(Parsed { value, warnings })
}

/// Writes a board on one line; its regions are numbered from one.
pub fn write(puzzle: &Puzzle) -> String {
    let regions: Vec<u8> = puzzle.regions().iter().map(|region| region + 1).collect();
    let rows: Vec<String> = regions.chunks(puzzle.size().into()).map(list).collect();
    let givens: Vec<String> =
        puzzle.givens().iter().map(|cell| list(&[cell.row, cell.column])).collect();
    let givens = match givens.is_empty() {
        true => String::new(),
        false => format!(",\"givens\":[{}]", givens.join(",")),
    };
    format!("{{\"size\":{},\"regions\":[{}]{givens}}}\n", puzzle.size(), rows.join(","))
}

fn list(numbers: &[u8]) -> String {
    let numbers: Vec<String> = numbers.iter().map(u8::to_string).collect();
    format!("[{}]", numbers.join(","))
}

/// Where the list of the first board begins, and what it is called. A list of lists
/// or strings needs no name.
fn find_board(text: &str) -> Option<(Option<&'static str>, usize)> {
    // Most texts are no source at all: this keeps them cheap.
    let mut brackets = text.match_indices('[').peekable();
    brackets.peek()?;
    let named = KEYS.iter().find_map(|key| Some((Some(*key), find_list(text, key)?)));
    let indent = text.len() - text.trim_start().len();
    let nested = |(at, _): &(usize, &str)| {
        let inside = text[at + 1..].trim_start();
        inside.starts_with('[') || *at == indent && inside.starts_with('"')
    };
    named.or_else(|| brackets.find(nested).map(|(at, _)| (None, at)))
}

fn no_board(text: &str) -> Diagnostic {
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    Diagnostic::new("no-board", message!("queens-no-board"))
        .at(Span::at(line, 1))
        .help(message!("queens-no-board-help"))
}

/// What is wrong with a list that cannot be read.
pub fn bad_list(bad: BadList) -> Diagnostic {
    let message = match bad.flaw {
        Flaw::Unclosed => message!("queens-list-unclosed"),
        Flaw::Unexpected(sign) => {
            let sign = visible(sign.encode_utf8(&mut [0; 4]));
            message!("queens-list-unexpected", sign = sign)
        }
        Flaw::TooLong => message!("queens-list-too-long"),
    };
    Diagnostic::new("bad-list", message).at(bad.span)
}

fn sketch<'a>(list: &Item<'a>) -> Result<Sketch<'a>, Diagnostics> {
    let mut sketch = Sketch::default();
    let Kind::List(rows) = &list.kind else { return Ok(sketch) };
    let mut wrong = Diagnostics::default();
    for item in rows {
        match row(item, &mut sketch.flaws) {
            Some(row) => sketch.push(|| row),
            None => {
                wrong.push(Diagnostic::new("bad-row", message!("queens-bad-row")).at(item.span))
            }
        }
    }
    // Of what has no rows there is nothing more to say.
    wrong.or_ok(sketch)
}

/// A row: a list, or a string of letters; none if it is neither.
fn row<'a>(item: &Item<'a>, wrong: &mut Diagnostics) -> Option<Row<'a>> {
    match &item.kind {
        Kind::Quoted(text) => {
            let Span { line, column, .. } = item.span;
            Some(read_row(Part { text, line: line as usize, column: column as usize + 1 }))
        }
        Kind::List(cells) => {
            let mut row = Row::new(item.span, item.end, true);
            for cell in cells {
                row.push(label(cell), cell.span);
                label(cell).is_empty().then(|| wrong.push(bad_cell(cell)));
            }
            Some(row)
        }
        Kind::Bare(_) => None,
    }
}

/// What a cell calls its region; nothing if that is not a name.
fn label<'a>(cell: &Item<'a>) -> &'a str {
    match cell.kind {
        Kind::List(_) | Kind::Bare("null" | "undefined") => "",
        Kind::Quoted(label) => label.trim(),
        Kind::Bare(label) => label,
    }
}

fn bad_cell(cell: &Item) -> Diagnostic {
    Diagnostic::new("bad-cell", message!("queens-bad-cell")).at(cell.span)
}

/// A JSON object that says its size must have as many rows; elsewhere `size` may mean anything.
fn check_size(text: &str, sketch: &mut Sketch) {
    let item = find_bare(text, "size").filter(|_| text.trim_start().starts_with('{'));
    if let Some(Item { kind: Kind::Bare(size), span, .. }) = item
        && let Ok(size) = size.parse()
        && size != sketch.count
    {
        sketch.flaws.push(flaws::size_differs(span, size, sketch.count));
    }
}

fn read_givens(text: &str, size: usize, flaws: &mut Diagnostics) -> Vec<Cell> {
    let Some(start) = find_list(text, "givens") else { return Vec::new() };
    let items = match read_list(text, start, MOST_ITEMS) {
        Ok(Item { kind: Kind::List(items), .. }) => items,
        Ok(_) => Vec::new(),
        Err(bad) => {
            flaws.push(bad_list(bad));
            Vec::new()
        }
    };
    let mut givens = Vec::new();
    for item in items {
        match given(&item).filter(|cell| usize::from(cell.row.max(cell.column)) < size) {
            Some(cell) => givens.push(cell),
            None => flaws.push(bad_given(&item, size)),
        }
    }
    givens
}

fn given(item: &Item) -> Option<Cell> {
    let Kind::List(pair) = &item.kind else { return None };
    let [Item { kind: Kind::Bare(row), .. }, Item { kind: Kind::Bare(column), .. }] = &pair[..]
    else {
        return None;
    };
    Some(Cell::new(row.parse().ok()?, column.parse().ok()?))
}

fn bad_given(item: &Item, size: usize) -> Diagnostic {
    let message = message!("queens-bad-given", last = size.saturating_sub(1));
    Diagnostic::new("bad-given", message).at(item.span)
}

#[cfg(test)]
mod tests {
    use super::super::tests::{check, check_warnings, check_written};

    #[test]
    fn lists_are_read_by_whatever_name() {
        check(r#"{"size":2,"regions":[[1,1],[2,2]]}"#, "AA\nBB\n");
        check(r#"{"name":"x","grid":["ab","ab"]}"#, "ab\nab\n");
        check(r#"{"grid":["A A*","B B"]}"#, "A A*\nB B\n");
        check("{\n \"regions\": [\n  [\"A\", \"A\"],\n  [\"b\", \"b\"]\n ]\n}", "AA\nbb\n");
        check("[[7,7],[\"red\",'red']]", "AA\nBB\n");
        check("[\"AA\",\"BB\"]", "AA\nBB\n");
        let source = "import x from 'y'; // size: 9\nconst level: Level = {\n  size: 2,\n  \
            colorRegions: [\n    ['B', 'B'],\n    ['A', 'A'],\n  ],\n};\nexport default level;";
        check(source, "BB\nAA\n");
        check("const colorRegions: string[][] = [['A']]", "A\n");
    }

    #[test]
    fn given_queens_are_our_own_addition() {
        check(r#"{"regions":[[1,1],[2,2]],"givens":[[0,1]]}"#, "A A*\nB B\n");
        check(r#"{"regions":[[1,1],[2,2]],"givens":[[0,2],7,[0]]}"#, BAD_GIVENS);
    }
    const BAD_GIVENS: &str = "bad-given 1:36, bad-given 1:42, bad-given 1:44";

    #[test]
    fn mistakes_are_told_with_their_place() {
        check("{}", "no-board 1:1");
        check(r#"{"regions":7}"#, "no-board 1:1");
        check(r#"{"regions":[]}"#, "empty 1:1");
        check(r#"{"regions":[[1,1],[2,2]"#, "bad-list 1:12");
        check(r#"{"regions":[[1,1],[2,{}]]}"#, "bad-list 1:22");
        check(r#"{"size":3,"regions":[[1,1],[2,2]]}"#, "size-differs 1:9");
        check("{\"regions\":[\n[1,1],\n[2]]}", "row-length 3:3");
        check("{\"regions\":[\n[1,1],\n[2,null]]}", "bad-cell 3:4");
        check("{\"regions\":[1,2]}", "bad-row 1:13, bad-row 1:15");
        check(r#"{"grid":["AA","B1"]}"#, "not-a-letter 1:17");
        check(r#"{"regions":[[1,2],[3,1]]}"#, "region-count 1:20");
    }

    #[test]
    fn what_is_passed_over_is_said() {
        check_warnings(r#"{"grid":["A"]}"#, "");
        check_warnings("{\"grid\":[\"A\"]}\n{\"grid\":[\"A\"]}", "further-boards 1:9");
    }

    #[test]
    fn boards_are_written_on_one_line() {
        check_written("zz\nyy", "json", Ok("{\"size\":2,\"regions\":[[1,1],[2,2]]}\n"));
        let given = "{\"size\":2,\"regions\":[[1,1],[2,2]],\"givens\":[[1,0]]}\n";
        check_written("A A\nB* B", "json", Ok(given));
    }
}
