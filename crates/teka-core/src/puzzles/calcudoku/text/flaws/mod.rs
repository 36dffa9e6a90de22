//! The mistakes a text can have: what is wrong, where, and what would mend it.

mod formats;

pub use formats::*;

use super::super::model::{Cage, MAX_SIZE, Operator};
use super::clue::{self, Clue};
use super::sketch::Drawn;
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::part::{Part, short};
use crate::place::{Cell, Place};

/// Nothing is there.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("calcudoku-empty"))
        .at(Span::at(1, 1))
        .help(message!("calcudoku-empty-help"))
}

/// Longer than any puzzle or answer.
pub fn too_long() -> Diagnostic {
    Diagnostic::new("too-long", message!("calcudoku-too-long")).at(Span::at(1, 1))
}

/// Cages that passed every check and still make no grid: never seen, but no panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("calcudoku-unsound")).at(Span::at(1, 1))
}

/// Something follows a puzzle that takes one line.
pub fn extra_line(line: Part) -> Diagnostic {
    Diagnostic::new("extra-text", message!("calcudoku-extra-line", line = line.line))
        .at(line.span())
        .help(message!("calcudoku-extra-line-help"))
}

/// The size, or why it is none.
pub fn read_size(size: Part) -> Result<u8, Diagnostics> {
    let number = size.text.parse().ok().filter(|number| (1..=MAX_SIZE).contains(number));
    number.ok_or_else(|| {
        let message = message!("calcudoku-bad-size", size = short(size.text), most = MAX_SIZE);
        let flaw = Diagnostic::new("bad-size", message).at(size.span());
        flaw.help(message!("calcudoku-empty-help")).into()
    })
}

/// The number of cages is missing.
pub fn no_count(head: Part) -> Diagnostic {
    Diagnostic::new("cage-count", message!("calcudoku-no-count"))
        .at(head.end())
        .help(message!("calcudoku-no-count-help", size = short(head.text)))
}

/// The number of cages is none a grid can have.
pub fn count(count: Part, size: u8) -> Diagnostic {
    let most = usize::from(size) * usize::from(size);
    let count_text = short(count.text);
    let message = message!("calcudoku-bad-count", count = count_text, size = size, most = most);
    Diagnostic::new("cage-count", message).at(count.span())
}

/// A third number beside size and number of cages.
pub fn head(extra: Part) -> Diagnostic {
    Diagnostic::new("bad-head", message!("calcudoku-bad-head", text = short(extra.text)))
        .at(extra.span())
        .help(message!("calcudoku-empty-help"))
}

/// More or fewer rows than the size says; `at` is the first surplus or the last row.
pub fn row_count(at: Part, rows: usize, size: usize) -> Diagnostic {
    let message = message!("calcudoku-row-count", rows = rows, size = size);
    let label = if rows < size {
        message!("calcudoku-missing-rows", count = size - rows)
    } else {
        message!("calcudoku-surplus-rows", count = rows - size)
    };
    Diagnostic::new("row-count", message).at(at.span()).label(label)
}

/// More or fewer cells than the size says; `row` counts from zero.
pub fn row_length(line: Part, row: u8, cells: &[Part], size: usize) -> Diagnostic {
    let count = cells.len();
    let message = message!("calcudoku-row-length", row = row + 1, cells = count, size = size);
    let flaw = Diagnostic::new("row-length", message);
    match cells.get(size) {
        Some(surplus) => {
            flaw.at(surplus.span()).label(message!("calcudoku-surplus-cells", count = count - size))
        }
        None => {
            let missing = size.saturating_sub(count);
            flaw.at(line.end()).label(message!("calcudoku-missing-cells", count = missing))
        }
    }
}

/// A cell whose cage is not one of those there are.
pub fn cage_number(word: Part, cell: Cell, count: usize) -> Diagnostic {
    if matches!(word.text, "0" | "." | "_" | "-") {
        return no_cage(word.span(), vec![Place::Cell(cell)]);
    }
    let text = short(word.text);
    Diagnostic::new("cage-number", message!("calcudoku-cage-number", text = text, count = count))
        .at(word.span())
        .help(message!("calcudoku-cage-number-help"))
}

/// A cell whose sign is not a letter.
pub fn cage_letter(sign: Part, cell: Cell) -> Diagnostic {
    if matches!(sign.text, "." | "_" | "-") {
        return no_cage(sign.span(), vec![Place::Cell(cell)]);
    }
    Diagnostic::new("cage-letter", message!("calcudoku-cage-letter", sign = short(sign.text)))
        .at(sign.span())
        .help(message!("calcudoku-cage-letter-help"))
}

/// Cells that no line names.
pub fn cells_in_no_cage(last: Part, cells: Vec<Place>) -> Diagnostic {
    no_cage(last.end(), cells)
}

fn no_cage(span: Span, cells: Vec<Place>) -> Diagnostic {
    let message = message!("calcudoku-no-cage", count = cells.len(), cells = cells);
    Diagnostic::new("no-cage", message).at(span).help(message!("calcudoku-no-cage-help"))
}

/// A cage in several parts: which cells hang together with the first one, and which do not.
pub fn split_cage(cage: &Drawn) -> Diagnostic {
    let mut apart: Vec<(Cell, Span)> = cage.cells.clone();
    let mut reached: Vec<Cell> = apart.first().map(|(cell, _)| *cell).into_iter().collect();
    let mut next = 0;
    while let Some(cell) = reached.get(next).copied() {
        next += 1;
        let joined = apart.iter().map(|(cell, _)| *cell).filter(|other| cell.is_beside(*other));
        let joined: Vec<Cell> = joined.filter(|cell| !reached.contains(cell)).collect();
        reached.extend(joined);
        apart.retain(|(cell, _)| !reached.contains(cell));
    }
    reached.sort();
    let span = apart.first().map_or(Span::at(1, 1), |(_, span)| *span);
    let apart: Vec<Place> = apart.into_iter().map(|(cell, _)| Place::Cell(cell)).collect();
    let whole: Vec<Place> = reached.into_iter().map(Place::Cell).collect();
    let name = short(&cage.name);
    let message = message!("calcudoku-split-cage", cage = name, whole = whole, apart = apart);
    Diagnostic::new("split-cage", message).at(span).help(message!("calcudoku-split-cage-help"))
}

/// A cage that no cell belongs to.
pub fn empty_cage(cage: &Drawn, head: Part) -> Diagnostic {
    let message = message!("calcudoku-empty-cage", cage = cage.name.as_str());
    let span = cage.clue.map_or(head.span(), |clue| clue.span);
    Diagnostic::new("empty-cage", message).at(span).help(message!("calcudoku-empty-cage-help"))
}

/// More targets than cages, or fewer.
pub fn clue_count(span: Span, targets: usize, cages: usize) -> Diagnostic {
    let message = message!("calcudoku-target-count", targets = targets, cages = cages);
    let label = if targets < cages {
        message!("calcudoku-missing-targets", count = cages - targets)
    } else {
        message!("calcudoku-surplus-targets", count = targets - cages)
    };
    Diagnostic::new("target-count", message).at(span).label(label)
}

/// What is no target.
pub fn clue(part: Part) -> Diagnostic {
    Diagnostic::new("bad-target", message!("calcudoku-bad-target", text = short(part.text)))
        .at(part.span())
        .help(message!("calcudoku-bad-target-help"))
}

/// A target that is larger than a word can hold.
pub fn target(digits: Part) -> Diagnostic {
    let (text, most) = (short(digits.text), u64::MAX.to_string());
    let message = message!("calcudoku-target-range", text = text, most = most);
    Diagnostic::new("target-range", message).at(digits.span())
}

/// An operator that means nothing in a cage of this size.
pub fn operator(cage: &Drawn, clue: &Clue) -> Diagnostic {
    let sign = clue.operator.map_or('?', clue::sign);
    let (name, count) = (short(&cage.name), cage.cells.len());
    let message = message!("calcudoku-operator-size", sign = sign, cage = name, count = count);
    let help = match count {
        1 => message!("calcudoku-operator-one-help", target = clue.target.to_string()),
        _ => message!("calcudoku-operator-more-help"),
    };
    Diagnostic::new("operator-size", message).at(clue.span).help(help)
}

/// A target no numbers can reach; a warning, for the grid itself is sound.
pub fn unreachable(drawn: &Drawn, cage: &Cage, span: Span) -> Diagnostic {
    let (name, count) = (short(&drawn.name), cage.cells.len());
    let target = clue::write(cage);
    let message = message!("calcudoku-unreachable", target = target, cage = name, count = count);
    Diagnostic::new("unreachable", message).at(span).help(message!("calcudoku-unreachable-help"))
}

/// A difference or quotient of more than two numbers; a warning, because its meaning is clear.
pub fn extension(drawn: &Drawn, cage: &Cage, span: Span) -> Diagnostic {
    let (name, count, sign) = (short(&drawn.name), cage.cells.len(), clue::sign(cage.operator));
    let message = message!("calcudoku-extension", sign = sign, cage = name, count = count);
    let label = match cage.operator {
        Operator::Divide => message!("calcudoku-extension-over"),
        _ => message!("calcudoku-extension-minus"),
    };
    Diagnostic::new("extension", message).at(span).label(label)
}
