//! The mistakes a text can contain: what is wrong, where, and how to correct it.

use super::super::model::{Cage, MAX_SIZE, Operator};
use super::clue::{self, Clue};
use super::sketch::Drawn;
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::place::{Cell, Place};
use crate::reading::{Slice, mismatch, short};

/// Reports an empty text.
pub fn empty() -> Diagnostic {
    Diagnostic::new("empty", message!("calcudoku-empty"))
        .at(Span::at(1, 1))
        .help(message!("calcudoku-empty-help"))
}

/// Reports a text that is longer than any puzzle or solution.
pub fn too_long() -> Diagnostic {
    Diagnostic::new("too-long", message!("calcudoku-too-long")).at(Span::at(1, 1))
}

/// Reports cages that passed every check but do not form a grid. This should never happen, but must
/// not panic.
pub fn unsound() -> Diagnostic {
    Diagnostic::new("unsound", message!("calcudoku-unsound")).at(Span::at(1, 1))
}

/// Reports text after a one-line puzzle.
pub fn extra_line(line: Slice) -> Diagnostic {
    Diagnostic::new("extra-text", message!("calcudoku-extra-line", line = line.line))
        .at(line.span())
        .help(message!("calcudoku-extra-line-help"))
}

/// Reads the size. Returns the mistake found if it is not a supported size.
pub fn read_size(size: Slice) -> Result<u8, Diagnostics> {
    let number = size.text.parse().ok().filter(|number| (1..=MAX_SIZE).contains(number));
    number.ok_or_else(|| {
        let message = message!("calcudoku-bad-size", size = short(size.text), most = MAX_SIZE);
        let flaw = Diagnostic::new("bad-size", message).at(size.span());
        flaw.help(message!("calcudoku-empty-help")).into()
    })
}

/// Reports a missing number of cages.
pub fn no_count(head: Slice) -> Diagnostic {
    Diagnostic::new("cage-count", message!("calcudoku-no-count"))
        .at(head.end())
        .help(message!("calcudoku-no-count-help", size = short(head.text)))
}

/// Reports a number of cages that the grid cannot have.
pub fn count(count: Slice, size: u8) -> Diagnostic {
    let most = usize::from(size) * usize::from(size);
    let count_text = short(count.text);
    let message = message!("calcudoku-bad-count", count = count_text, size = size, most = most);
    Diagnostic::new("cage-count", message).at(count.span())
}

/// Reports a third number after the size and the number of cages.
pub fn head(extra: Slice) -> Diagnostic {
    Diagnostic::new("bad-head", message!("calcudoku-bad-head", text = short(extra.text)))
        .at(extra.span())
        .help(message!("calcudoku-empty-help"))
}

/// Reports more or fewer rows than the size requires; `at` is the first surplus row or the last
/// row.
pub fn row_count(at: Slice, rows: usize, size: usize) -> Diagnostic {
    let message = message!("calcudoku-row-count", rows = rows, size = size);
    let flaw = Diagnostic::new("row-count", message).at(at.span());
    let missing = |count| message!("calcudoku-missing-rows", count = count);
    mismatch(flaw, (rows, size), missing, |count| message!("calcudoku-surplus-rows", count = count))
}

/// Reports more or fewer cells than the size requires; `row` counts from 0.
pub fn row_length(line: Slice, row: u8, cells: &[Slice], size: usize) -> Diagnostic {
    let count = cells.len();
    let message = message!("calcudoku-row-length", row = row + 1, cells = count, size = size);
    let at = cells.get(size).map_or(line.end(), Slice::span);
    let missing = |count| message!("calcudoku-missing-cells", count = count);
    let surplus = |count| message!("calcudoku-surplus-cells", count = count);
    mismatch(Diagnostic::new("row-length", message).at(at), (count, size), missing, surplus)
}

/// Reports a cell with the number of a cage that does not exist.
pub fn cage_number(word: Slice, cell: Cell, count: usize) -> Diagnostic {
    if matches!(word.text, "0" | "." | "_" | "-") {
        return no_cage(word.span(), vec![Place::Cell(cell)]);
    }
    let text = short(word.text);
    Diagnostic::new("cage-number", message!("calcudoku-cage-number", text = text, count = count))
        .at(word.span())
        .help(message!("calcudoku-cage-number-help"))
}

/// Reports a cell that is not a letter.
pub fn cage_letter(sign: Slice, cell: Cell) -> Diagnostic {
    if matches!(sign.text, "." | "_" | "-") {
        return no_cage(sign.span(), vec![Place::Cell(cell)]);
    }
    Diagnostic::new("cage-letter", message!("calcudoku-cage-letter", sign = short(sign.text)))
        .at(sign.span())
        .help(message!("calcudoku-cage-letter-help"))
}

/// Reports cells that no line mentions.
pub fn cells_in_no_cage(last: Slice, cells: Vec<Place>) -> Diagnostic {
    no_cage(last.end(), cells)
}

fn no_cage(span: Span, cells: Vec<Place>) -> Diagnostic {
    let message = message!("calcudoku-no-cage", count = cells.len(), cells = cells);
    Diagnostic::new("no-cage", message).at(span).help(message!("calcudoku-no-cage-help"))
}

/// Reports a cage that is not connected: which cells are connected to the first one, and which are
/// not.
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

/// Reports a cage without cells.
pub fn empty_cage(cage: &Drawn, head: Slice) -> Diagnostic {
    let message = message!("calcudoku-empty-cage", cage = cage.name.as_str());
    let span = cage.clue.map_or(head.span(), |clue| clue.span);
    Diagnostic::new("empty-cage", message).at(span).help(message!("calcudoku-empty-cage-help"))
}

/// Reports more or fewer targets than cages.
pub fn clue_count(span: Span, targets: usize, cages: usize) -> Diagnostic {
    let message = message!("calcudoku-target-count", targets = targets, cages = cages);
    let flaw = Diagnostic::new("target-count", message).at(span);
    let missing = |count| message!("calcudoku-missing-targets", count = count);
    let surplus = |count| message!("calcudoku-surplus-targets", count = count);
    mismatch(flaw, (targets, cages), missing, surplus)
}

/// Reports text that is not a target.
pub fn clue(part: Slice) -> Diagnostic {
    Diagnostic::new("bad-target", message!("calcudoku-bad-target", text = short(part.text)))
        .at(part.span())
        .help(message!("calcudoku-bad-target-help"))
}

/// Reports a target that does not fit in 64 bits.
pub fn target(digits: Slice) -> Diagnostic {
    let (text, most) = (short(digits.text), u64::MAX.to_string());
    let message = message!("calcudoku-target-range", text = text, most = most);
    Diagnostic::new("target-range", message).at(digits.span())
}

/// Reports an operator that has no meaning in a cage of this size.
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

/// Warns about a target that no numbers can reach; the grid itself is valid.
pub fn unreachable(drawn: &Drawn, cage: &Cage, span: Span) -> Diagnostic {
    let (name, count) = (short(&drawn.name), cage.cells.len());
    let target = clue::write(cage);
    let message = message!("calcudoku-unreachable", target = target, cage = name, count = count);
    Diagnostic::new("unreachable", message).at(span).help(message!("calcudoku-unreachable-help"))
}

/// Warns about a difference or quotient of more than two numbers; its meaning is clear.
pub fn extension(drawn: &Drawn, cage: &Cage, span: Span) -> Diagnostic {
    let (name, count, sign) = (short(&drawn.name), cage.cells.len(), clue::sign(cage.operator));
    let message = message!("calcudoku-extension", sign = sign, cage = name, count = count);
    let label = match cage.operator {
        Operator::Divide => message!("calcudoku-extension-over"),
        _ => message!("calcudoku-extension-minus"),
    };
    Diagnostic::new("extension", message).at(span).label(label)
}

/// Reports a target without a cage letter where others have one.
pub fn no_label(line: Slice) -> Diagnostic {
    Diagnostic::new("no-label", message!("calcudoku-no-label", text = short(line.text)))
        .at(line.span())
        .help(message!("calcudoku-label-help"))
}

/// Reports a target for a cage that does not exist.
pub fn unknown_label(letter: Slice) -> Diagnostic {
    Diagnostic::new("unknown-label", message!("calcudoku-unknown-label", letter = letter.text))
        .at(letter.span())
        .help(message!("calcudoku-label-help"))
}

/// Reports a second target for a cage.
pub fn label_twice(letter: Slice) -> Diagnostic {
    Diagnostic::new("label-twice", message!("calcudoku-label-twice", letter = letter.text))
        .at(letter.span())
        .help(message!("calcudoku-label-help"))
}

/// Reports a cage without a target.
pub fn no_clue(cage: &Drawn, last: Slice) -> Diagnostic {
    let message = message!("calcudoku-no-target", cage = cage.name.as_str());
    Diagnostic::new("no-target", message).at(last.end()).help(message!("calcudoku-label-help"))
}

/// Reports a target without cells.
pub fn no_cells(line: Slice) -> Diagnostic {
    Diagnostic::new("no-cells", message!("calcudoku-no-cells"))
        .at(line.span())
        .help(message!("calcudoku-cells-help"))
}

/// Reports a word that is not a cell of the grid.
pub fn cell(word: Slice, size: u8) -> Diagnostic {
    let last = format!("{}{size}", char::from(b'`' + size));
    let message = message!("calcudoku-off-grid", text = short(word.text), last = last);
    Diagnostic::new("off-grid", message).at(word.span()).help(message!("calcudoku-cells-help"))
}

/// Reports a cell in two cages.
pub fn cell_twice(word: Slice, cell: Cell) -> Diagnostic {
    Diagnostic::new("cell-twice", message!("calcudoku-cell-twice", cell = cell))
        .at(word.span())
        .help(message!("calcudoku-no-cage-help"))
}

/// Reports more cages than cells.
pub fn too_many_cages(surplus: Slice, count: usize, size: u8) -> Diagnostic {
    let most = usize::from(size) * usize::from(size);
    let message = message!("calcudoku-too-many-cages", count = count, size = size, most = most);
    Diagnostic::new("too-many-cages", message).at(surplus.span())
}

/// Reports unknown letters after the size in a game ID.
pub fn parameters(part: Slice) -> Diagnostic {
    let message = message!("calcudoku-parameters", text = short(part.text));
    Diagnostic::new("bad-parameters", message).at(part.span()).help(message!("calcudoku-id-help"))
}

/// Reports a character that does not encode a wall.
pub fn wall(sign: Slice) -> Diagnostic {
    Diagnostic::new("bad-wall", message!("calcudoku-wall", sign = short(sign.text)))
        .at(sign.span())
        .help(message!("calcudoku-wall-help"))
}

/// Reports walls beyond the end of the grid.
pub fn many_walls(letter: Slice, size: u8) -> Diagnostic {
    Diagnostic::new("wall-count", message!("calcudoku-many-walls", size = size))
        .at(letter.span())
        .help(message!("calcudoku-wall-help"))
}

/// Reports walls that end before the grid does.
pub fn few_walls(walls: Slice, size: u8) -> Diagnostic {
    Diagnostic::new("wall-count", message!("calcudoku-few-walls", size = size))
        .at(walls.end())
        .help(message!("calcudoku-wall-help"))
}

/// Reports a game ID without targets.
pub fn no_clues(walls: Slice) -> Diagnostic {
    Diagnostic::new("target-count", message!("calcudoku-no-targets"))
        .at(walls.end())
        .help(message!("calcudoku-id-help"))
}

/// Reports the first surplus target of a game ID.
pub fn clue_many(clue: Slice, cages: usize) -> Diagnostic {
    Diagnostic::new("target-count", message!("calcudoku-targets-go-on", cages = cages))
        .at(clue.span())
}

/// Reports text in a game ID that is not a target.
pub fn keen_clue(letter: Slice) -> Diagnostic {
    Diagnostic::new("bad-target", message!("calcudoku-keen-clue", text = short(letter.text)))
        .at(letter.span())
        .help(message!("calcudoku-keen-clue-help"))
}

/// Reports a difference or quotient of one cell or more than two, which Keen does not support.
pub fn keen_order(clue: Slice, cells: usize) -> Diagnostic {
    let text = short(clue.text);
    Diagnostic::new("operator-size", message!("calcudoku-keen-size", text = text, count = cells))
        .at(clue.span())
        .help(message!("calcudoku-keen-clue-help"))
}

/// Reports JSON that contains no puzzle.
pub fn no_text() -> Diagnostic {
    Diagnostic::new("no-text", message!("calcudoku-no-text"))
        .help(message!("calcudoku-no-text-help"))
}
