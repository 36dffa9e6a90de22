//! Mistakes that only one of the formats can have: letters, coordinates, game IDs, JSON.

use super::Drawn;
use crate::diagnostic::{Diagnostic, Span};
use crate::message;
use crate::part::{Part, short};
use crate::place::Cell;

/// A target without the letter of its cage where others have one.
pub fn no_label(line: Part) -> Diagnostic {
    Diagnostic::new("no-label", message!("calcudoku-no-label", text = short(line.text)))
        .at(line.span())
        .help(message!("calcudoku-label-help"))
}

/// A target for a cage that does not exist.
pub fn unknown_label(letter: Part) -> Diagnostic {
    Diagnostic::new("unknown-label", message!("calcudoku-unknown-label", letter = letter.text))
        .at(letter.span())
        .help(message!("calcudoku-label-help"))
}

/// Two targets for one cage.
pub fn label_twice(letter: Part) -> Diagnostic {
    Diagnostic::new("label-twice", message!("calcudoku-label-twice", letter = letter.text))
        .at(letter.span())
        .help(message!("calcudoku-label-help"))
}

/// A cage without a target.
pub fn no_clue(cage: &Drawn, last: Part) -> Diagnostic {
    let message = message!("calcudoku-no-target", cage = cage.name.as_str());
    Diagnostic::new("no-target", message).at(last.end()).help(message!("calcudoku-label-help"))
}

/// A target without cells.
pub fn no_cells(line: Part) -> Diagnostic {
    Diagnostic::new("no-cells", message!("calcudoku-no-cells"))
        .at(line.span())
        .help(message!("calcudoku-cells-help"))
}

/// A word that is no cell of the grid.
pub fn cell(word: Part, size: u8) -> Diagnostic {
    let last = format!("{}{size}", char::from(b'`' + size));
    let message = message!("calcudoku-off-grid", text = short(word.text), last = last);
    Diagnostic::new("off-grid", message).at(word.span()).help(message!("calcudoku-cells-help"))
}

/// A cell in two cages.
pub fn cell_twice(word: Part, cell: Cell) -> Diagnostic {
    Diagnostic::new("cell-twice", message!("calcudoku-cell-twice", cell = cell))
        .at(word.span())
        .help(message!("calcudoku-no-cage-help"))
}

/// More cages than cells.
pub fn too_many_cages(surplus: Part, count: usize, size: u8) -> Diagnostic {
    let most = usize::from(size) * usize::from(size);
    let message = message!("calcudoku-too-many-cages", count = count, size = size, most = most);
    Diagnostic::new("too-many-cages", message).at(surplus.span())
}

/// Letters after the size of a game ID that mean nothing.
pub fn parameters(part: Part) -> Diagnostic {
    let message = message!("calcudoku-parameters", text = short(part.text));
    Diagnostic::new("bad-parameters", message).at(part.span()).help(id_help())
}

/// A sign that stands for no wall.
pub fn wall(sign: Part) -> Diagnostic {
    Diagnostic::new("bad-wall", message!("calcudoku-wall", sign = short(sign.text)))
        .at(sign.span())
        .help(message!("calcudoku-wall-help"))
}

/// The walls go on where the grid ends.
pub fn many_walls(letter: Part, size: u8) -> Diagnostic {
    Diagnostic::new("wall-count", message!("calcudoku-many-walls", size = size))
        .at(letter.span())
        .help(message!("calcudoku-wall-help"))
}

/// The walls end before the grid does.
pub fn few_walls(walls: Part, size: u8) -> Diagnostic {
    Diagnostic::new("wall-count", message!("calcudoku-few-walls", size = size))
        .at(walls.end())
        .help(message!("calcudoku-wall-help"))
}

/// A game ID without targets.
pub fn no_clues(walls: Part) -> Diagnostic {
    Diagnostic::new("target-count", message!("calcudoku-no-targets"))
        .at(walls.end())
        .help(id_help())
}

/// Where the surplus targets of a game ID begin.
pub fn clue_many(clue: Part, cages: usize) -> Diagnostic {
    Diagnostic::new("target-count", message!("calcudoku-targets-go-on", cages = cages))
        .at(clue.span())
}

/// What is no target of a game ID.
pub fn keen_clue(letter: Part) -> Diagnostic {
    Diagnostic::new("bad-target", message!("calcudoku-keen-clue", text = short(letter.text)))
        .at(letter.span())
        .help(message!("calcudoku-keen-clue-help"))
}

/// A difference or a quotient of other than two cells, which keen does not have.
pub fn keen_order(clue: Part, cells: usize) -> Diagnostic {
    let text = short(clue.text);
    Diagnostic::new("operator-size", message!("calcudoku-keen-size", text = text, count = cells))
        .at(clue.span())
        .help(message!("calcudoku-keen-clue-help"))
}

fn id_help() -> crate::message::Message {
    message!("calcudoku-id-help")
}

/// JSON without a puzzle in it.
pub fn no_text(line: usize) -> Diagnostic {
    Diagnostic::new("no-text", message!("calcudoku-no-text"))
        .at(Span::at(line, 1))
        .help(message!("calcudoku-no-text-help"))
}
