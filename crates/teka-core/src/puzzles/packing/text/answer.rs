//! Reads solutions: a printed board with or without colours, the same or moves in JSON, or moves
//! such as `A=r1c1r1c2`. They become moves here; whether they solve the puzzle is checked
//! elsewhere.

use super::super::model::{CellIndex, Move, Puzzle};
use super::printed;
use super::{LONGEST, flaws, lines};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::reading::{Item, Kind, Slice, locate_list, read_list, short, without_mark, words};

/// The maximum number of items in a solution.
const MOST_ITEMS: usize = 4096;

/// Reads a solution in any form; it may be incomplete. Returns all mistakes found if it cannot be
/// read.
pub fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    if text.len() > LONGEST {
        return Err(flaws::too_long().into());
    }
    let text = without_colours(without_mark(text));
    let mut reader = Reader { puzzle, moves: Vec::new(), wrong: Diagnostics::default() };
    let lines = lines(&text);
    let Some(first) = lines.first() else { return Err(nothing("empty").into()) };
    if first.text.trim_start().starts_with(['[', '{']) {
        reader.listed(&text);
    } else if words(*first).next().is_some_and(|word| is_move(word.text)) {
        reader.words(&lines);
    } else {
        let rows: Vec<Slice> = lines.into_iter().filter(|line| !is_remark(puzzle, *line)).collect();
        reader.board(&rows, Span::at(1, 1));
    }
    reader.wrong.sorted().or_ok(reader.moves)
}

struct Reader<'a> {
    puzzle: &'a Puzzle,
    moves: Vec<Move>,
    wrong: Diagnostics,
}

impl Reader<'_> {
    /// Reads a list named `moves`, or a list of rows or moves that is named `board` or has no name.
    fn listed(&mut self, text: &str) {
        let list = locate_list(text, &["moves", "board"])
            .and_then(|start| read_list(text, start, MOST_ITEMS).ok());
        let Some(Item { kind: Kind::List(items), span, .. }) = list else {
            return self.wrong.push(nothing("no-answer"));
        };
        let parts: Vec<Slice> = items.iter().filter_map(quoted).collect();
        if parts.len() < items.len() {
            return self.wrong.push(nothing("no-answer").at(span));
        }
        if parts.first().is_none_or(|first| is_move(first.text)) {
            return self.words(&parts);
        }
        let rows: Vec<Slice> =
            parts.into_iter().filter(|part| !part.text.trim().is_empty()).collect();
        self.board(&rows, span);
    }

    fn board(&mut self, rows: &[Slice], at: Span) {
        let cell_of = |cell: &CellIndex| self.puzzle.board().cells()[usize::from(*cell)];
        for lying in printed::read(self.puzzle, rows, at, &mut self.wrong) {
            let letter = self.puzzle.pieces()[lying.piece].letter();
            let action = Move { letter, cells: lying.cells.iter().map(cell_of).collect() };
            self.moves.extend(checked(self.puzzle, action, lying.span, &mut self.wrong));
        }
    }

    /// Reads moves such as `A=r1c1r1c2 B-`, separated by spaces, commas or semicolons.
    fn words(&mut self, lines: &[Slice]) {
        for word in lines.iter().flat_map(|line| words(*line)) {
            let text = word.text.strip_suffix([',', ';']).unwrap_or(word.text);
            match Move::from_text(text) {
                Some(action) => {
                    self.moves.extend(checked(self.puzzle, action, word.span(), &mut self.wrong))
                }
                None => self.wrong.push(bad_move(word)),
            }
        }
    }
}

/// Returns the move if its piece and cells exist. A given piece in its own place needs no move.
fn checked(puzzle: &Puzzle, action: Move, at: Span, wrong: &mut Diagnostics) -> Option<Move> {
    let Some(piece) = puzzle.piece_of(action.letter) else {
        wrong.push(flaws::unknown_letter(action.letter, at));
        return None;
    };
    let cells = action.cells.iter().map(|cell| puzzle.board().index_of(*cell));
    let Some(mut cells) = cells.collect::<Option<Vec<usize>>>() else {
        wrong.push(flaws::outside(action.letter, at));
        return None;
    };
    cells.sort_unstable();
    let is_given = |given: &[CellIndex]| given.iter().map(|cell| usize::from(*cell)).eq(cells);
    match puzzle.given(piece).map(is_given) {
        None => Some(action),
        Some(true) => None,
        Some(false) => {
            wrong.push(flaws::given_stays(action.letter, at));
            None
        }
    }
}

/// Returns the text between quotes, with its position.
fn quoted<'a>(item: &Item<'a>) -> Option<Slice<'a>> {
    let Kind::Quoted(text) = item.kind else { return None };
    let (line, column) = (item.span.line as usize, item.span.column as usize + 1);
    Some(Slice { text, line, column })
}

fn is_move(word: &str) -> bool {
    Move::from_text(word.strip_suffix([',', ';']).unwrap_or(word)).is_some()
}

/// Returns `true` for a line such as `Time: 3 ms`, which programs print below a board.
fn is_remark(puzzle: &Puzzle, line: Slice) -> bool {
    line.text.contains(": ") && puzzle.piece_of(':').is_none()
}

/// Removes the colour codes of a terminal.
fn without_colours(text: &str) -> String {
    let mut pieces = text.split("\u{1b}[");
    let mut seen = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        let end = piece.find(|sign: char| ('@'..='~').contains(&sign));
        seen += end.map_or(piece, |end| &piece[end + 1..]);
    }
    seen
}

fn nothing(code: &'static str) -> Diagnostic {
    Diagnostic::new(code, message!("packing-answer-empty"))
        .at(Span::at(1, 1))
        .help(message!("packing-answer-help"))
}

fn bad_move(word: Slice) -> Diagnostic {
    Diagnostic::new("bad-move", message!("packing-answer-bad-move", text = short(word.text)))
        .at(word.span())
        .help(message!("packing-answer-help"))
}
