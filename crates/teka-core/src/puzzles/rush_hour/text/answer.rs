//! Reads solutions: moves such as `B+2 A-1`, or the reports of the algorithm-strategies course,
//! such as `Gerakan 1: I-kiri` or `Move 1: I-left (2)`, with boards between the moves. They become
//! moves here; whether they are possible is checked elsewhere.

use super::super::model::{Axis, Move, Puzzle, distance_of};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::message;
use crate::reading::{
    Item, Kind, Slice, lines, locate_list, read_list, short, without_mark, words,
};

/// The maximum number of moves in a list.
const MOST_MOVES: usize = 1_000_000;

/// Reads a solution in any form; it may be incomplete. Returns all mistakes found if it cannot be
/// read.
pub fn read_answer(puzzle: &Puzzle, text: &str) -> Result<Vec<Move>, Diagnostics> {
    let text = without_mark(text);
    let mut reader = Reader { puzzle, moves: Vec::new(), wrong: Diagnostics::default() };
    if text.trim().is_empty() {
        reader.wrong.push(nothing("empty"));
    } else if text.trim_start().starts_with(['[', '{']) {
        reader.list(text);
    } else {
        reader.lines(text);
    }
    reader.wrong.or_ok(reader.moves)
}

struct Reader<'a> {
    puzzle: &'a Puzzle,
    moves: Vec<Move>,
    wrong: Diagnostics,
}

impl Reader<'_> {
    /// Reads only the reported moves if there are any, because boards are between them; otherwise
    /// every word.
    fn lines(&mut self, text: &str) {
        let lines = || lines(text);
        let starts: Vec<Slice> = lines().filter(|line| is_start(*line)).collect();
        if let Some(second) = starts.get(1) {
            let several = Diagnostic::new("several", message!("rush-hour-answer-several"));
            return self.wrong.push(several.at(second.span()));
        }
        let is_report = !starts.is_empty() || lines().any(|line| reported(line).is_some());
        for line in lines() {
            let moves = if is_report { reported(line) } else { Some(line) };
            moves.into_iter().for_each(|moves| self.moves_of(moves));
            if self.wrong.0.len() == Diagnostics::MOST {
                break;
            }
        }
    }

    /// Reads `["B+2", "A-1"]`, or a list named `moves` in an object.
    fn list(&mut self, text: &str) {
        let list = locate_list(text, &["moves"]);
        match list.and_then(|start| read_list(text, start, MOST_MOVES).ok()) {
            Some(Item { kind: Kind::List(items), .. }) => {
                items.iter().for_each(|item| self.item(item));
            }
            _ => self.wrong.push(nothing("no-answer")),
        }
    }

    fn item(&mut self, item: &Item) {
        match item.kind {
            Kind::Quoted(text) | Kind::Bare(text) => {
                let (line, column) = (item.span.line as usize, item.span.column as usize);
                self.word(Slice { text, line, column });
            }
            Kind::List(_) => self.wrong.push(nothing("bad-move").at(item.span)),
        }
    }

    fn moves_of(&mut self, line: Slice) {
        for word in line.words(|sign| sign.is_whitespace() || sign == ',' || sign == ';') {
            self.word(word);
        }
    }

    /// Reads `B+2`, `B-left`, `B-left(2)`, or a `(2)` that belongs to the previous move.
    fn word(&mut self, word: Slice) {
        let (name, distance) = match word.text.strip_suffix(')').and_then(|it| it.split_once('(')) {
            Some((name, digits)) => (name, Some(digits)),
            None => (word.text, None),
        };
        let distance = distance.map(distance_of);
        let read = match (name, distance) {
            ("", Some(Some(distance))) => self.moves.pop().and_then(|last| far(last, distance)),
            (_, Some(Some(distance))) => directed(name).and_then(|step| far(step, distance)),
            (_, None) => Move::from_text(name).or_else(|| directed(name)),
            (_, Some(None)) => None,
        };
        match read {
            Some(action) => self.check(word, action),
            None => self.wrong.push(bad_move(word)),
        }
    }

    /// Checks that a move belongs to a vehicle on the board and is along its axis.
    fn check(&mut self, word: Slice, action: Move) {
        let letter = action.letter;
        let vehicle = self.puzzle.vehicles().iter().find(|vehicle| vehicle.letter == letter);
        let message = match (vehicle, axis(word.text)) {
            (None, _) => message!("rush-hour-answer-no-vehicle", letter = letter),
            (Some(vehicle), Some(axis)) if vehicle.axis != axis => match vehicle.axis {
                Axis::Horizontal => message!("rush-hour-only-level", letter = letter),
                Axis::Vertical => message!("rush-hour-only-upright", letter = letter),
            },
            _ => return self.moves.push(action),
        };
        self.wrong.push(Diagnostic::new("bad-move", message).at(word.span()));
    }
}

/// Returns `true` for the line before the initial board of a report.
fn is_start(line: Slice) -> bool {
    ["start", "papan awal"].iter().any(|name| line.text.trim().eq_ignore_ascii_case(name))
}

/// Returns the text after `Gerakan 1:` or `Move 1:`.
fn reported(line: Slice<'_>) -> Option<Slice<'_>> {
    let (head, moves) = line.split_before(|sign| sign == ':');
    let mut words = words(head);
    let is_word =
        |word: Slice| ["gerakan", "move"].iter().any(|name| word.text.eq_ignore_ascii_case(name));
    let is_number = |word: Slice| word.text.parse::<u32>().is_ok();
    (words.next().is_some_and(is_word) && words.next().is_some_and(is_number))
        .then(|| moves.skip(':'))
        .flatten()
}

const DIRECTIONS: [(&str, Axis, i8); 8] = [
    ("left", Axis::Horizontal, -1),
    ("kiri", Axis::Horizontal, -1),
    ("right", Axis::Horizontal, 1),
    ("kanan", Axis::Horizontal, 1),
    ("up", Axis::Vertical, -1),
    ("atas", Axis::Vertical, -1),
    ("down", Axis::Vertical, 1),
    ("bawah", Axis::Vertical, 1),
];

fn direction(text: &str) -> Option<(char, Axis, i8)> {
    let mut signs = text.chars();
    let letter = signs.next()?;
    let name = signs.as_str().strip_prefix('-')?;
    let known = DIRECTIONS.into_iter().find(|(known, ..)| name.eq_ignore_ascii_case(known));
    known.map(|(_, axis, by)| (letter, axis, by))
}

/// Parses a move as printed in a report, such as `B-left` or `B-left(2)`. Returns `None` for any
/// other text.
pub fn reported_move(text: &str) -> Option<Move> {
    match text.strip_suffix(')').and_then(|it| it.split_once('(')) {
        Some((name, digits)) => far(directed(name)?, distance_of(digits)?),
        None => directed(text),
    }
}

/// Parses a move of one cell, such as `B-left`.
fn directed(text: &str) -> Option<Move> {
    direction(text).map(|(letter, _, by)| Move { letter, by })
}

/// Returns the axis of the direction in a word, if it has one.
fn axis(text: &str) -> Option<Axis> {
    let name = text.split('(').next().unwrap_or(text);
    direction(name).map(|(_, axis, _)| axis)
}

/// Extends a move of one cell to a distance.
fn far(step: Move, distance: i8) -> Option<Move> {
    (step.by.abs() == 1).then_some(Move { by: step.by * distance, ..step })
}

fn nothing(code: &'static str) -> Diagnostic {
    Diagnostic::new(code, message!("rush-hour-answer-empty"))
        .help(message!("rush-hour-answer-help"))
}

fn bad_move(word: Slice) -> Diagnostic {
    Diagnostic::new("bad-move", message!("rush-hour-answer-bad-move", text = short(word.text)))
        .at(word.span())
        .help(message!("rush-hour-answer-help"))
}
