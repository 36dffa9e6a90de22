//! Boards in JSON, or anywhere in JavaScript or TypeScript source: a list named `colorRegions`,
//! `regions` or `grid` that contains lists (of letters, numbers or names) or strings (of letters).
//! Given queens are an extension of Teka: `"givens":[[row,column],…]`, counted from 0 as in
//! solutions.

use super::super::model::Puzzle;
use super::grid::read_row;
use super::puzz_link::LINK;
use super::sketch::{Row, Sketch};
use super::{FORMATS, Notation, first_line, flaws};
use crate::diagnostic::{Diagnostic, Diagnostics, Parsed, Span};
use crate::family::Strictness;
use crate::message;
use crate::place::Cell;
use crate::reading::{BadList, Item, Json, Kind, Slice, find_bare, find_list, number, read_list};

/// The names under which a board may appear.
const KEYS: [&str; 3] = ["colorRegions", "regions", "grid"];

/// The maximum number of items in a board or a solution.
pub const MOST_ITEMS: usize = 4096;

/// Returns `true` if the text is JSON, or source code that contains a board.
pub fn claims(text: &str) -> bool {
    match first_line(text).and_then(Notation::of) {
        Some(notation) => notation == Notation::Object,
        None => is_json(text) || Board::in_source(text).is_some(),
    }
}

fn is_json(text: &str) -> bool {
    text.trim_start().starts_with(['{', '['])
}

/// Rates how closely JSON or source code resembles a board, from 0 to 100. Returns `None` for any
/// other text.
pub fn likeness(text: &str) -> Option<u8> {
    let json = if is_json(text) { Json::parse(text).ok() } else { None };
    let has = |key| match &json {
        Some(json) if holds_text(json) => None,
        Some(json) => json.list(&[key]).map(|list| list.start),
        None => find_list(text, key),
    };
    if has("colorRegions").is_some() || json.is_none() && text.contains(LINK) {
        Some(100)
    } else if has("regions").is_some() {
        Some(90)
    } else if let Some(start) = has("grid") {
        let of_strings = text[start + 1..].trim_start().starts_with('"');
        Some(if of_strings { 70 } else { 30 })
    } else {
        FORMATS.inner_likeness(text).or(is_json(text).then_some(5))
    }
}

/// Reads the first board: either a list, or a board in any other format in the field `text`.
/// Returns all mistakes found if it is not valid.
pub fn read(text: &str, reading: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
    let json = if is_json(text) { Json::parse(text).map(Some) } else { Ok(None) };
    match json {
        Ok(None) => read_board(text, Board::in_source(text).ok_or_else(|| no_board(text))?),
        Ok(Some(json)) if holds_text(&json) => FORMATS.read_object(text, reading, || no_board("")),
        Ok(Some(json)) => {
            read_board(text, Board::in_json(text, &json).ok_or_else(|| no_board(text))?)
        }
        // Literals in programming languages need not be valid JSON.
        Err(flaw) => read_board(text, Board::in_source(text).ok_or(flaw)?),
    }
}

/// Returns `true` if the board is in the field `text`. A list beside that field takes precedence; a
/// list inside another object does not.
fn holds_text(json: &Json) -> bool {
    let has_list = || json.list(&KEYS).is_some_and(|list| list.is_outermost);
    json.string("text").is_some() && !has_list()
}

fn read_board(text: &str, board: Board) -> Result<Parsed<Puzzle>, Diagnostics> {
    let list = read_list(text, board.start, MOST_ITEMS).map_err(bad_list)?;
    let mut sketch = sketch(&list)?;
    if let Some((size, span)) = board.size.filter(|(size, _)| *size != sketch.count) {
        sketch.flaws.push(flaws::size_differs(span, size, sketch.count));
    }
    let size = sketch.count;
    let givens = read_givens(text, board.givens, size, &mut sketch.flaws);
    let value = sketch.into_puzzle(givens)?;
    let mut warnings = Diagnostics::default();
    if board.has_more {
        let message = message!("queens-further-boards");
        warnings.push(Diagnostic::new("further-boards", message).at(list.span));
    }
    Ok(Parsed { value, warnings })
}

/// The positions of the first board's lists, and what accompanies them.
struct Board {
    start: usize,
    givens: Option<usize>,
    /// The size declared in the same object; elsewhere `size` may mean anything.
    size: Option<(usize, Span)>,
    has_more: bool,
}

impl Board {
    /// Finds the board in the outermost object that has one. A list of lists or of strings needs no
    /// name.
    fn in_json(text: &str, json: &Json) -> Option<Self> {
        let Some(list) = json.list(&KEYS) else {
            let of_strings = |start: &usize| text[start + 1..].trim_start().starts_with('"');
            let start = json.root_list().filter(of_strings).or_else(|| json.nested_list())?;
            return Some(Self { start, givens: None, size: None, has_more: json.more.is_some() });
        };
        let size = number(text, list.object, "size");
        Some(Self {
            start: list.start,
            givens: list.object.get_array("givens").map(|list| list.range.start),
            size: size.and_then(|(size, span)| Some((size.parse().ok()?, span))),
            has_more: list.has_more,
        })
    }

    /// Finds the first board anywhere in source code. A list of lists or of strings needs no name.
    fn in_source(text: &str) -> Option<Self> {
        // Most texts are not source code at all; this rejects them cheaply.
        let mut brackets = text.match_indices('[').peekable();
        brackets.peek()?;
        let givens = || find_list(text, "givens");
        let size = || match find_bare(text, "size").filter(|_| is_json(text))? {
            Item { kind: Kind::Bare(size), span, .. } => Some((size.parse().ok()?, span)),
            _ => None,
        };
        if let Some((key, start)) = KEYS.iter().find_map(|key| Some((key, find_list(text, key)?))) {
            let has_more = find_list(&text[start..], key).is_some();
            return Some(Self { start, givens: givens(), size: size(), has_more });
        }
        let indent = text.len() - text.trim_start().len();
        let nested = |(at, _): &(usize, &str)| {
            let inside = text[at + 1..].trim_start();
            inside.starts_with('[') || *at == indent && inside.starts_with('"')
        };
        let (start, _) = brackets.find(nested)?;
        Some(Self { start, givens: givens(), size: size(), has_more: false })
    }
}

/// Writes a board on one line, with regions numbered from 1.
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

fn no_board(text: &str) -> Diagnostic {
    let line = 1 + text.lines().take_while(|line| line.trim().is_empty()).count();
    Diagnostic::new("no-board", message!("queens-no-board"))
        .at(Span::at(line, 1))
        .help(message!("queens-no-board-help"))
}

/// Reports a list that cannot be read.
pub fn bad_list(bad: BadList) -> Diagnostic {
    crate::reading::bad_list(bad, || message!("queens-list-too-long"))
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
    // If a row is unreadable, nothing else is worth reporting.
    wrong.or_ok(sketch)
}

/// Reads a row from a list or a string of letters. Returns `None` for anything else.
fn row<'a>(item: &Item<'a>, wrong: &mut Diagnostics) -> Option<Row<'a>> {
    match &item.kind {
        Kind::Quoted(text) => {
            let Span { line, column, .. } = item.span;
            Some(read_row(Slice { text, line: line as usize, column: column as usize + 1 }))
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

/// Returns the name of a cell's region, or an empty string if the item is not a name.
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

fn read_givens(
    text: &str,
    start: Option<usize>,
    size: usize,
    flaws: &mut Diagnostics,
) -> Vec<Cell> {
    let Some(start) = start else { return Vec::new() };
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
