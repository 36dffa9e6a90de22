//! What keys and presses mean. Numbers above nine are typed as two digits: the second
//! one goes on with the number that was just written.

use super::model::{Move, Puzzle, State};
use crate::family::{Input, Reaction};
use crate::place::{Cell, Place};

/// What Undo leaves alone.
#[derive(Clone, Copy, Debug)]
pub struct Ui {
    /// Where the player stands.
    pub cursor: Option<Cell>,
    /// Digits are pencil marks.
    pub pencil: bool,
    /// A number that is written goes from the marks of its row and column.
    pub tidy: bool,
    /// The digit just typed, if a second one could follow it.
    pub typed: Option<u8>,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: None, pencil: false, tidy: true, typed: None }
    }
}

/// What a key, a press or a drag means.
pub fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
    let typed = ui.typed.take();
    match input {
        Input::Arrow(rows, columns) => move_cursor(puzzle, ui, rows, columns),
        Input::Press(Place::Cell(cell)) => {
            let last = puzzle.size() - 1;
            ui.cursor = Some(Cell::new(cell.row.min(last), cell.column.min(last)));
            Reaction::Moved
        }
        Input::Clear | Input::Key('.') => clear(puzzle, state, ui),
        Input::Key('0') if typed.is_none() => clear(puzzle, state, ui),
        Input::Key('m' | 'M' | 'p' | 'P') | Input::ActOther => {
            ui.pencil = !ui.pencil;
            Reaction::Moved
        }
        Input::Key('a' | 'A') => Reaction::Play(Move::MarkAll),
        Input::Key(sign) => digit(puzzle, state, ui, typed, sign),
        Input::Act | Input::Press(_) | Input::Drag(..) => Reaction::Nothing,
    }
}

fn digit(
    puzzle: &Puzzle,
    state: &State,
    ui: &mut Ui,
    typed: Option<u8>,
    sign: char,
) -> Reaction<Move> {
    let (Some(cell), Some(digit)) = (ui.cursor, sign.to_digit(10)) else {
        return Reaction::Nothing;
    };
    let digit = digit as u8;
    let both = typed.map(|first| 10 * first + digit).filter(|number| *number <= puzzle.size());
    let number = both.unwrap_or(digit);
    if number == 0 || number > puzzle.size() {
        return Reaction::Nothing;
    }
    if both.is_none() && !ui.pencil && 10 * number <= puzzle.size() {
        ui.typed = Some(number);
    }
    let index = puzzle.index(cell);
    let marked = state.marks().get(index).is_some_and(|marks| marks >> number & 1 == 1);
    let there = state.numbers().get(index) == Some(&number);
    match (ui.pencil, marked, ui.tidy) {
        (true, true, _) => Reaction::Play(Move::Unmark(cell, number)),
        (true, false, _) => Reaction::Play(Move::Mark(cell, number)),
        (false, ..) if there => Reaction::Nothing,
        (false, _, true) => Reaction::Play(Move::WriteAndTidy(cell, number)),
        (false, _, false) => Reaction::Play(Move::Write(cell, number)),
    }
}

fn clear(puzzle: &Puzzle, state: &State, ui: &Ui) -> Reaction<Move> {
    let Some(cell) = ui.cursor else { return Reaction::Nothing };
    let index = puzzle.index(cell);
    let is_empty = state.numbers().get(index) == Some(&0) && state.marks().get(index) == Some(&0);
    if is_empty { Reaction::Nothing } else { Reaction::Play(Move::Clear(cell)) }
}

fn move_cursor(puzzle: &Puzzle, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let stepped = |cell: Cell| cell.stepped(rows, columns, puzzle.size());
    ui.cursor = Some(ui.cursor.map_or(Cell::new(0, 0), stepped));
    Reaction::Moved
}

#[cfg(test)]
mod tests {
    use super::super::model::{Cage, Operator};
    use super::super::play::{play, start};
    use super::*;
    use Input::{Act, ActOther, Arrow, Clear, Key, Press};

    /// What `inputs` come to, one after the other, on a grid of one cage.
    fn check(size: u8, inputs: &[Input], expected: &[&str]) {
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column)));
        let cage = Cage { operator: Operator::Add, target: 1, cells: cells.collect() };
        let puzzle = Puzzle::new(size, vec![cage]).unwrap();
        let (mut state, mut ui, mut made) = (start(&puzzle), Ui::default(), Vec::new());
        for given in inputs {
            if let Reaction::Play(action) = input(&puzzle, &state, &mut ui, *given) {
                made.push(action.to_string());
                play(&puzzle, &mut state, &action).unwrap();
            }
        }
        assert_eq!(made, expected, "{inputs:?}");
    }

    #[test]
    fn inputs_become_moves() {
        let right = Arrow(0, 1);
        let cell = Place::Cell(Cell::new(1, 2));
        check(4, &[Key('1'), Clear, Act], &[]);
        check(4, &[right, Key('1'), Key('1'), Key('5'), Key('0')], &["r1c1=1!", "r1c1=."]);
        check(4, &[Press(cell), Key('4'), Clear, Clear], &["r2c3=4!", "r2c3=."]);
        check(
            4,
            &[right, Key('m'), Key('2'), Key('2'), Key('m'), Key('2')],
            &["r1c1+2", "r1c1-2", "r1c1=2!"],
        );
        check(4, &[right, ActOther, Key('3'), Clear], &["r1c1+3", "r1c1=."]);
        check(4, &[Key('a')], &["marks"]);
        check(4, &[right, Arrow(9, 9), Key('1'), Press(Place::Row(0))], &["r4c4=1!"]);
        check(4, &[Press(Place::Cell(Cell::new(99, 99))), Key('1')], &["r4c4=1!"]);
    }

    #[test]
    fn two_digits_make_a_number() {
        let right = Arrow(0, 1);
        check(12, &[right, Key('1'), Key('2')], &["r1c1=1!", "r1c1=12!"]);
        check(12, &[right, Key('1'), Key('0')], &["r1c1=1!", "r1c1=10!"]);
        check(12, &[right, Key('1'), Key('3')], &["r1c1=1!", "r1c1=3!"]);
        check(12, &[right, Key('1'), right, Key('2')], &["r1c1=1!", "r1c2=2!"]);
    }
}
