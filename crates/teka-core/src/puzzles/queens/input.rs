//! Translates keys, clicks and drags into moves that place or remove a queen or a cross.

use std::fmt;

use super::model::{Content, Move, Puzzle, State};
use crate::cursor::{read as read_cursor, written};
use crate::family::{Input, Key, Reaction, UiState};
use crate::message;
use crate::place::{Cell, Place};

/// View state that Undo does not affect.
#[derive(Clone, Copy, Debug)]
pub struct Ui {
    /// The selected cell, if any.
    pub cursor: Option<Cell>,
    /// Whether the cells that a queen attacks are drawn with a cross.
    pub auto_crosses: bool,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: None, auto_crosses: true }
    }
}

/// Formats as `r3c5 crosses`, or as `- plain` without a cursor and without automatic crosses.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let aid = if self.auto_crosses { "crosses" } else { "plain" };
        write!(f, "{} {aid}", written(self.cursor))
    }
}

impl UiState<Puzzle> for Ui {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let (cursor, aid) = text.split_once(' ')?;
        let cursor = read_cursor(cursor, puzzle.size(), puzzle.size())?;
        Some(Self { cursor, auto_crosses: aid == "crosses" })
    }
}

/// Handles a key, a click or a drag.
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
        Input::Key('a' | 'A') => {
            ui.auto_crosses = !ui.auto_crosses;
            Reaction::Moved
        }
        Input::Clear => at_cursor(ui, |cell| put(puzzle, state, cell, Content::Empty)),
        Input::Press(Place::Cell(cell)) => {
            ui.cursor = Some(cell);
            put(puzzle, state, cell, next(content(puzzle, state, cell)))
        }
        Input::PressOther(Place::Cell(cell)) => {
            ui.cursor = Some(cell);
            toggle(puzzle, state, cell, Content::Queen)
        }
        Input::Drag(_, Place::Cell(cell)) if content(puzzle, state, cell) == Content::Empty => {
            put(puzzle, state, cell, Content::Cross)
        }
        Input::Key(_)
        | Input::Press(_)
        | Input::PressOther(_)
        | Input::Drag(..)
        | Input::Take(..) => Reaction::Nothing,
    }
}

/// Returns the aids that the player can switch on or off.
pub fn aids(ui: &Ui) -> Vec<Key> {
    vec![Key::switch('a', message!("queens-aid-crosses"), ui.auto_crosses)]
}

fn content(puzzle: &Puzzle, state: &State, cell: Cell) -> Content {
    state.0.get(puzzle.index(cell)).copied().unwrap_or(Content::Empty)
}

/// Returns the next content in the cycle of empty, cross and queen.
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
    let stepped = |cell: Cell| cell.stepped(rows, columns, puzzle.size());
    ui.cursor = Some(ui.cursor.map_or(Cell::new(0, 0), stepped));
    Reaction::Moved
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::family::{Draw, Play};
    use crate::puzzles::queens::Queens;
    use Input::{Act, ActOther, Arrow, Clear, Drag, Press, PressOther};

    /// A board whose regions A to D are its columns, with a given queen in the second column.
    fn board() -> Puzzle {
        let cells: Vec<char> = "ABCD".repeat(4).chars().collect();
        Puzzle::new(4, &cells, vec![Cell::new(0, 1)]).unwrap()
    }

    /// Returns the moves that `inputs` produce, applied in order.
    fn moves(inputs: &[Input]) -> Vec<String> {
        let (puzzle, mut ui) = (board(), Ui::default());
        let mut state = Queens::start(&puzzle);
        let mut made = Vec::new();
        for given in inputs {
            if let Reaction::Play(action) = input(&puzzle, &state, &mut ui, *given) {
                made.push(action.to_string());
                let _ = Queens::play(&puzzle, &mut state, &action);
            }
        }
        made
    }

    fn cell(row: u8, column: u8) -> Place {
        Place::Cell(Cell::new(row, column))
    }

    #[test]
    fn inputs_become_moves() {
        let right = Arrow(0, 1);
        let check = |inputs: &[Input], expected: &[&str]| assert_eq!(moves(inputs), expected);
        check(&[Act, Clear, Input::Key('q')], &[]);
        check(&[right, Act, Act, Act], &["r1c1=x", "r1c1=Q", "r1c1=."]);
        check(&[right, Arrow(3, 0), Arrow(9, 0), ActOther, ActOther], &["r4c1=Q", "r4c1=."]);
        let elsewhere = PressOther(Place::Cell(Cell::new(2, 2)));
        check(&[right, elsewhere, elsewhere], &["r3c3=Q", "r3c3=."]);
        check(&[Press(cell(2, 2)), Press(cell(2, 2)), Clear], &["r3c3=x", "r3c3=Q", "r3c3=."]);
        check(
            &[Press(cell(1, 0)), Input::Key('x'), Input::Key('Q'), Input::Key('z')],
            &["r2c1=x", "r2c1=.", "r2c1=Q"],
        );
        check(&[Drag(cell(3, 0), cell(3, 1)), Drag(cell(3, 0), cell(3, 1))], &["r4c2=x"]);
        check(&[Press(cell(0, 1)), Press(Place::Row(1))], &["r1c2=."]);
    }

    #[test]
    fn automatic_crosses_can_be_switched_off_and_on() {
        let (puzzle, mut ui) = (board(), Ui::default());
        let state = Queens::start(&puzzle);
        let mut crossed = |press: bool| {
            if press {
                let _ = input(&puzzle, &state, &mut ui, Input::Key('a'));
            }
            let scene = Queens::scene(&puzzle, &state, &ui);
            assert_eq!(Ui::read(&puzzle, &ui.to_string()).unwrap().auto_crosses, ui.auto_crosses);
            (aids(&ui)[0].is_on, scene.squares.iter().filter(|it| it.symbol.is_some()).count())
        };
        assert_eq!(crossed(false), (Some(true), 9));
        assert_eq!(crossed(true), (Some(false), 1));
        assert_eq!(crossed(true), (Some(true), 9));
    }
}
