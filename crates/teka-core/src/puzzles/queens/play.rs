//! Playing: the start, a move, and the judge. The judge shares no code with the
//! solvers, for it is what verifies them.

use super::model::{Content, Move, Puzzle, State};
use crate::family::{Input, Reaction, Status, Violation};
use crate::message;
use crate::message::Refusal;
use crate::place::{Cell, Place};

/// What Undo leaves alone.
#[derive(Clone, Copy, Debug)]
pub struct Ui {
    /// Where the player stands.
    pub cursor: Option<Cell>,
    /// Cross out what a queen attacks, for the eye only.
    pub auto_crosses: bool,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: None, auto_crosses: true }
    }
}

/// The given queens and nothing else.
pub fn start(puzzle: &Puzzle) -> State {
    let mut contents = vec![Content::Empty; puzzle.regions().len()];
    for cell in puzzle.givens() {
        contents[puzzle.index(*cell)] = Content::Queen;
    }
    State(contents.into())
}

/// Puts something in a cell; givens stay.
pub fn play(puzzle: &Puzzle, state: &mut State, action: &Move) -> Result<(), Refusal> {
    let Move { cell, content } = *action;
    if cell.row >= puzzle.size() || cell.column >= puzzle.size() {
        return Err(message!("queens-off-board", cell = cell, size = puzzle.size()).into());
    }
    if puzzle.givens().contains(&cell) && content != Content::Queen {
        return Err(message!("queens-given-stays", cell = cell).into());
    }
    state.0[puzzle.index(cell)] = content;
    Ok(())
}

/// Judges a position by the four rules, straight from their wording.
pub fn status(puzzle: &Puzzle, state: &State) -> Status {
    let queens: Vec<Cell> = state.queens(puzzle).collect();
    let mut violations = Vec::new();
    for (number, first) in queens.iter().enumerate() {
        for second in &queens[number + 1..] {
            violations.extend(clash(puzzle, *first, *second));
        }
    }
    let missing = usize::from(puzzle.size()).saturating_sub(queens.len());
    if !violations.is_empty() {
        Status::Broken(violations)
    } else if missing > 0 {
        Status::Open { missing: message!("queens-missing", count = missing) }
    } else {
        Status::Solved
    }
}

/// The first rule two queens break together.
fn clash(puzzle: &Puzzle, first: Cell, second: Cell) -> Option<Violation> {
    let places = || vec![Place::Cell(first), Place::Cell(second)];
    let (code, message) = if first.row == second.row {
        ("same-row", message!("queens-same-row", row = Place::Row(first.row), queens = places()))
    } else if first.column == second.column {
        let column = Place::Column(first.column);
        ("same-column", message!("queens-same-column", column = column, queens = places()))
    } else if first.touches(second) {
        ("touching", message!("queens-touching", queens = places()))
    } else if puzzle.region(first) == puzzle.region(second) {
        let region = puzzle.region_place(puzzle.region(first));
        ("same-region", message!("queens-same-region", region = region, queens = places()))
    } else {
        return None;
    };
    Some(Violation { code, message, places: places() })
}

/// What a key, a press or a drag means.
pub fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
    match input {
        Input::Arrow(rows, columns) => move_cursor(puzzle, ui, rows, columns),
        Input::Act => {
            at_cursor(ui, |cell| put(puzzle, state, cell, next(content(puzzle, state, cell))))
        }
        Input::ActOther | Input::Key('q' | 'Q') => {
            at_cursor(ui, |cell| toggle(puzzle, state, cell, Content::Queen))
        }
        Input::Key('x' | 'X') => at_cursor(ui, |cell| toggle(puzzle, state, cell, Content::Cross)),
        Input::Clear => at_cursor(ui, |cell| put(puzzle, state, cell, Content::Empty)),
        Input::Press(Place::Cell(cell)) => {
            ui.cursor = Some(cell);
            put(puzzle, state, cell, next(content(puzzle, state, cell)))
        }
        Input::Drag(_, Place::Cell(cell)) if content(puzzle, state, cell) == Content::Empty => {
            put(puzzle, state, cell, Content::Cross)
        }
        Input::Key(_) | Input::Press(_) | Input::Drag(..) => Reaction::Nothing,
    }
}

fn content(puzzle: &Puzzle, state: &State, cell: Cell) -> Content {
    state.0.get(puzzle.index(cell)).copied().unwrap_or(Content::Empty)
}

/// A press goes round: nothing, a cross, a queen.
fn next(content: Content) -> Content {
    match content {
        Content::Empty => Content::Cross,
        Content::Cross => Content::Queen,
        Content::Queen => Content::Empty,
    }
}

fn toggle(puzzle: &Puzzle, state: &State, cell: Cell, wanted: Content) -> Reaction<Move> {
    let there = content(puzzle, state, cell) == wanted;
    put(puzzle, state, cell, if there { Content::Empty } else { wanted })
}

fn put(puzzle: &Puzzle, state: &State, cell: Cell, wanted: Content) -> Reaction<Move> {
    if content(puzzle, state, cell) == wanted {
        Reaction::Nothing
    } else {
        Reaction::Play(Move { cell, content: wanted })
    }
}

fn at_cursor(ui: &Ui, act: impl FnOnce(Cell) -> Reaction<Move>) -> Reaction<Move> {
    ui.cursor.map_or(Reaction::Nothing, act)
}

fn move_cursor(puzzle: &Puzzle, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let last = puzzle.size() - 1;
    let step = |from: u8, by: i8| from.saturating_add_signed(by).min(last);
    ui.cursor = Some(match ui.cursor {
        None => Cell::new(0, 0),
        Some(cell) => Cell::new(step(cell.row, rows), step(cell.column, columns)),
    });
    Reaction::Moved
}
