//! Handles keys and clicks. Numbers above 9 are typed as two digits: the second digit replaces the
//! move that the first one made.

use std::fmt;

use super::model::{Move, Puzzle, State};
use crate::cursor::{read as read_cursor, written};
use crate::family::{Input, Key, Reaction, UiState};
use crate::message;
use crate::place::{Cell, Place};

/// View state that Undo does not affect.
#[derive(Clone, Copy, Debug)]
pub struct Ui {
    /// The selected cell, if any.
    pub cursor: Option<Cell>,
    /// Whether digits are entered as pencil marks.
    pub pencil: bool,
    /// Whether entering a number removes it from the pencil marks of its row and column.
    pub tidy: bool,
    /// Whether the keys show how often each number is still to be placed.
    pub counts: bool,
    /// Whether complete rows, columns and cages are highlighted.
    pub completes: bool,
    /// The last digit typed, if a second digit may follow.
    pub typed: Option<Typed>,
}

/// A digit that may be the first of two.
#[derive(Clone, Copy, Debug)]
pub struct Typed {
    digit: u8,
    /// The move that the digit made on its own, if any.
    action: Option<Move>,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: None, pencil: false, tidy: true, counts: true, completes: true, typed: None }
    }
}

/// Formats as `r3c5 pen tidy`, followed by the last digit typed and the move it made. Settings that
/// are switched off extend the third word: `tidy-uncounted-unmarked`.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hand = if self.pencil { "pencil" } else { "pen" };
        let tidy = if self.tidy { "tidy" } else { "plain" };
        let counts = if self.counts { "" } else { UNCOUNTED };
        let completes = if self.completes { "" } else { UNMARKED };
        write!(f, "{} {hand} {tidy}{counts}{completes}", written(self.cursor))?;
        let Some(Typed { digit, action }) = self.typed else { return Ok(()) };
        write!(f, " {digit}")?;
        action.map_or(Ok(()), |action| write!(f, " {action}"))
    }
}

/// What the text form adds for each setting that is switched off.
const UNCOUNTED: &str = "-uncounted";
const UNMARKED: &str = "-unmarked";

impl UiState<Puzzle> for Ui {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let cursor = read_cursor(words.next()?, puzzle.size(), puzzle.size())?;
        let (pencil, aids) = (words.next()? == "pencil", words.next()?);
        let (tidy, counts) = (aids.starts_with("tidy"), !aids.contains(UNCOUNTED));
        let completes = !aids.contains(UNMARKED);
        let digit = words.next().and_then(|digit| digit.parse().ok());
        let digit = digit.filter(|digit| (1..=9).contains(digit));
        let action = words.next().and_then(Move::from_text);
        let typed = digit.map(|digit| Typed { digit, action });
        Some(Self { cursor, pencil, tidy, counts, completes, typed })
    }
}

/// Handles a key, a click or a drag.
pub fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
    let typed = ui.typed.take();
    match input {
        Input::Arrow(rows, columns) => move_cursor(puzzle, ui, rows, columns),
        Input::Press(Place::Cell(cell)) => go_to(puzzle, ui, cell),
        Input::PressOther(Place::Cell(cell)) => {
            ui.pencil = !ui.pencil;
            go_to(puzzle, ui, cell)
        }
        Input::Clear | Input::Key('.') => clear(puzzle, state, ui),
        Input::Key('0') if typed.is_none() => clear(puzzle, state, ui),
        Input::Key('m' | 'M' | 'p' | 'P') | Input::ActOther => {
            ui.pencil = !ui.pencil;
            Reaction::Moved
        }
        Input::Key('t' | 'T') => {
            ui.tidy = !ui.tidy;
            Reaction::Moved
        }
        Input::Key('l' | 'L') => {
            ui.counts = !ui.counts;
            Reaction::Moved
        }
        Input::Key('f' | 'F') => {
            ui.completes = !ui.completes;
            Reaction::Moved
        }
        Input::Key('a' | 'A') => Reaction::Play(Move::MarkAll),
        Input::Key(sign) => digit(puzzle, state, ui, typed, sign),
        Input::Mark(sign) => mark(puzzle, state, ui, typed, sign),
        Input::Number(number) => whole_number(puzzle, state, ui, number),
        Input::Cancel
        | Input::Act
        | Input::Press(_)
        | Input::PressOther(_)
        | Input::Drag(..)
        | Input::Take(..) => Reaction::Nothing,
    }
}

/// Returns the on-screen keys: the numbers, then the other keys.
pub fn keys(puzzle: &Puzzle, state: &State, ui: &Ui) -> Vec<Key> {
    let numbers = (1..=puzzle.size()).map(|number| {
        let placed = state.numbers().iter().filter(|it| **it == number).count();
        let left = u16::from(puzzle.size()).saturating_sub(placed.try_into().unwrap_or(u16::MAX));
        Key::number(number, ui.counts.then_some(left))
    });
    let others = [
        Key::switch('m', message!("calcudoku-key-pencil"), ui.pencil),
        Key::named('a', message!("calcudoku-key-mark-all")),
        Key::named('.', message!("calcudoku-key-clear")),
    ];
    numbers.chain(others).collect()
}

/// Returns the aids that the player can switch on or off.
pub fn aids(ui: &Ui) -> Vec<Key> {
    vec![
        Key::switch('t', message!("calcudoku-aid-tidy"), ui.tidy),
        Key::switch('l', message!("calcudoku-aid-left"), ui.counts),
        Key::switch('f', message!("calcudoku-aid-complete"), ui.completes),
    ]
}

fn digit(
    puzzle: &Puzzle,
    state: &State,
    ui: &mut Ui,
    typed: Option<Typed>,
    sign: char,
) -> Reaction<Move> {
    let Some(digit) = sign.to_digit(10) else { return Reaction::Nothing };
    let Some(cell) = ui.cursor else { return no_cell() };
    let (digit, size) = (digit as u8, puzzle.size());
    if let Some(first) = typed
        && let number = 10 * first.digit + digit
        && number <= size
    {
        return match (entry(puzzle, state, ui, cell, number), first.action) {
            (None, _) => Reaction::Nothing,
            (Some(action), None) => Reaction::Play(action),
            (Some(action), Some(of)) => Reaction::Instead { of, play: action },
        };
    }
    if digit == 0 {
        return Reaction::Nothing;
    }
    if digit > size {
        // Playing the move refuses it with a message that lists the valid numbers.
        return Reaction::Play(Move::Write(cell, digit));
    }
    let action = entry(puzzle, state, ui, cell, digit);
    ui.typed = (10 * digit <= size).then_some(Typed { digit, action });
    action.map_or(Reaction::Nothing, Reaction::Play)
}

/// Handles a digit that was typed as a pencil mark.
fn mark(
    puzzle: &Puzzle,
    state: &State,
    ui: &mut Ui,
    typed: Option<Typed>,
    sign: char,
) -> Reaction<Move> {
    let pencil = std::mem::replace(&mut ui.pencil, true);
    let reaction = digit(puzzle, state, ui, typed, sign);
    ui.pencil = pencil;
    reaction
}

/// Handles a whole number from a key on the screen.
fn whole_number(puzzle: &Puzzle, state: &State, ui: &Ui, number: u8) -> Reaction<Move> {
    let Some(cell) = ui.cursor else { return no_cell() };
    if number == 0 || number > puzzle.size() {
        // Playing the move refuses it with a message that lists the valid numbers.
        return Reaction::Play(Move::Write(cell, number));
    }
    entry(puzzle, state, ui, cell, number).map_or(Reaction::Nothing, Reaction::Play)
}

fn no_cell() -> Reaction<Move> {
    Reaction::Refused(message!("calcudoku-select-first"))
}

/// Returns the move for a number in a cell, if any: the number is entered, or its pencil mark is
/// added or removed.
fn entry(puzzle: &Puzzle, state: &State, ui: &Ui, cell: Cell, number: u8) -> Option<Move> {
    let index = puzzle.index(cell);
    let (standing, marks) = (*state.numbers().get(index)?, *state.marks().get(index)?);
    match (ui.pencil, ui.tidy) {
        (true, _) if marks >> number & 1 == 1 => Some(Move::Unmark(cell, number)),
        (true, _) => Some(Move::Mark(cell, number)),
        (false, _) if standing == number => None,
        (false, true) => Some(Move::WriteAndTidy(cell, number)),
        (false, false) => Some(Move::Write(cell, number)),
    }
}

fn clear(puzzle: &Puzzle, state: &State, ui: &Ui) -> Reaction<Move> {
    let Some(cell) = ui.cursor else { return Reaction::Nothing };
    let index = puzzle.index(cell);
    let is_empty = state.numbers().get(index) == Some(&0) && state.marks().get(index) == Some(&0);
    if is_empty { Reaction::Nothing } else { Reaction::Play(Move::Clear(cell)) }
}

fn go_to(puzzle: &Puzzle, ui: &mut Ui, cell: Cell) -> Reaction<Move> {
    let last = puzzle.size() - 1;
    ui.cursor = Some(Cell::new(cell.row.min(last), cell.column.min(last)));
    Reaction::Moved
}

fn move_cursor(puzzle: &Puzzle, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let stepped = |cell: Cell| cell.stepped(rows, columns, puzzle.size());
    ui.cursor = Some(ui.cursor.map_or(Cell::new(0, 0), stepped));
    Reaction::Moved
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::super::Calcudoku;
    use super::super::model::{Cage, Operator};
    use super::*;
    use crate::session::{AnySession, Session};
    use Input::{Act, ActOther, Arrow, Clear, Key, Press};

    /// Returns a game after `inputs` on a grid with a single cage.
    fn game(size: u8, inputs: &[Input]) -> Session<Calcudoku> {
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| Cell::new(row, column)));
        let cage = Cage { operator: Operator::Add, target: 1, cells: cells.collect() };
        let mut game = Session::new(Arc::new(Puzzle::new(size, vec![cage]).unwrap()));
        for given in inputs {
            game.input(*given).unwrap();
        }
        game
    }

    /// Checks the moves in effect after `inputs`.
    fn check(size: u8, inputs: &[Input], expected: &[&str]) {
        let saved = game(size, inputs).save();
        let moves = saved.lines().skip_while(|line| !line.starts_with("moves ")).skip(1);
        assert_eq!(moves.collect::<Vec<_>>(), expected, "{inputs:?}");
    }

    const RIGHT: Input = Arrow(0, 1);

    #[test]
    fn inputs_become_moves() {
        let cell = Place::Cell(Cell::new(1, 2));
        check(4, &[Clear, Act], &[]);
        check(4, &[RIGHT, Key('1'), Key('1'), Key('0')], &["r1c1=1!", "r1c1=."]);
        check(4, &[Press(cell), Key('4'), Clear, Clear], &["r2c3=4!", "r2c3=."]);
        check(
            4,
            &[RIGHT, Key('m'), Key('2'), Key('2'), Key('m'), Key('2')],
            &["r1c1+2", "r1c1-2", "r1c1=2!"],
        );
        check(4, &[RIGHT, ActOther, Key('3'), Clear], &["r1c1+3", "r1c1=."]);
        check(4, &[Key('a')], &["marks"]);
        check(4, &[RIGHT, Arrow(9, 9), Key('1'), Press(Place::Row(0))], &["r4c4=1!"]);
        check(4, &[Press(Place::Cell(Cell::new(99, 99))), Key('1')], &["r4c4=1!"]);
    }

    #[test]
    fn every_key_with_a_button_does_something() {
        for size in [4, 12] {
            for key in game(size, &[]).keys() {
                let mut played = game(size, &[RIGHT, Key('m'), Key('1'), Key('m')]);
                assert!(played.input(key.input()).unwrap(), "{key:?}");
            }
        }
        assert!(
            game(4, &[ActOther])
                .keys()
                .iter()
                .any(|key| key.input() == Key('m') && key.is_on == Some(true))
        );
    }

    /// Checks that a key is refused after `inputs`, and why.
    fn check_refused(inputs: &[Input], key: char, expected: &str) {
        let mut game = game(4, inputs);
        let before = game.save();
        assert_eq!(game.input(Key(key)).unwrap_err().0.id, expected, "{inputs:?} {key}");
        assert_eq!(game.save(), before);
    }

    #[test]
    fn what_cannot_be_written_is_reported() {
        check_refused(&[RIGHT, Key('1'), Key('m')], '2', "calcudoku-no-room-for-marks");
        check_refused(&[RIGHT], '5', "calcudoku-number-range");
        check_refused(&[], '1', "calcudoku-select-first");
    }

    #[test]
    fn tidying_can_be_switched_off_and_on() {
        let two = [RIGHT, Key('t'), Key('1'), Key('T'), Key('2')];
        check(4, &two, &["r1c1=1", "r1c1=2!"]);
        assert_eq!(game(4, &[]).aids()[0].is_on, Some(true));
        assert_eq!(game(4, &two[..2]).aids()[0].is_on, Some(false));
    }

    #[test]
    fn a_number_from_the_pad_is_whole() {
        let pad = [RIGHT, Input::Number(1), Input::Number(12), Input::Number(2)];
        check(12, &pad, &["r1c1=1!", "r1c1=12!", "r1c1=2!"]);
        check(
            12,
            &[RIGHT, Key('m'), Input::Number(12), Input::Number(12)],
            &["r1c1+12", "r1c1-12"],
        );
        assert!(game(4, &[RIGHT]).input(Input::Number(5)).is_err());
        assert!(game(4, &[]).input(Input::Number(1)).is_err());
        assert_eq!(game(12, &[]).keys()[11].input(), Input::Number(12));
    }

    #[test]
    fn shift_writes_a_mark() {
        let marks = |keys: &str| keys.chars().map(Input::Mark).collect::<Vec<_>>();
        check(
            4,
            &[&[RIGHT][..], &marks("12"), &[Key('3')]].concat(),
            &["r1c1+1", "r1c1+2", "r1c1=3!"],
        );
        check(12, &[&[RIGHT][..], &marks("12")].concat(), &["r1c1+12"]);
        check(4, &[&[RIGHT, Key('m')][..], &marks("2")].concat(), &["r1c1+2"]);
    }

    #[test]
    fn keys_count_what_is_left() {
        let left = |inputs: &[Input]| {
            let keys = game(4, inputs).keys();
            keys.iter().filter_map(|key| key.left).collect::<Vec<_>>()
        };
        assert_eq!(left(&[RIGHT, Key('2')]), [4, 3, 4, 4]);
        assert_eq!(left(&[RIGHT, Key('2'), Clear]), [4, 4, 4, 4]);
        assert_eq!(left(&[Key('l')]), []);
    }

    #[test]
    fn settings_are_read_as_they_are_written() {
        for keys in ["", "t", "l", "f", "tlf", "m"] {
            let mut game = game(4, &keys.chars().map(Key).collect::<Vec<_>>());
            let before = (game.ui(), game.aids());
            game.set_ui(&before.0);
            assert_eq!((game.ui(), game.aids()), before, "{keys}");
        }
    }

    #[test]
    fn two_digits_make_a_number() {
        check(12, &[RIGHT, Key('1'), Key('2')], &["r1c1=12!"]);
        check(12, &[RIGHT, Key('1'), Key('0')], &["r1c1=10!"]);
        check(12, &[RIGHT, Key('1'), Key('3')], &["r1c1=1!", "r1c1=3!"]);
        check(12, &[RIGHT, Key('1'), RIGHT, Key('2')], &["r1c1=1!", "r1c2=2!"]);
        check(12, &[RIGHT, Key('1'), Act, Key('1'), Key('2')], &["r1c1=1!", "r1c1=12!"]);
    }

    #[test]
    fn two_digits_make_a_mark() {
        let pencil = |keys: &str, expected: &[&str]| {
            let keys = keys.chars().map(Key);
            check(12, &[RIGHT, Key('m')].into_iter().chain(keys).collect::<Vec<_>>(), expected);
        };
        pencil("12", &["r1c1+12"]);
        pencil("1212", &["r1c1+12", "r1c1-12"]);
        pencil("13", &["r1c1+1", "r1c1+3"]);
        pencil("1m", &["r1c1+1"]);
        pencil("1mm10", &["r1c1+1", "r1c1+10"]);
    }

    #[test]
    fn the_first_digit_strikes_no_marks_for_good() {
        let keys = [Key('a'), RIGHT, Key('1'), Key('2')];
        let noted = |game: &Session<Calcudoku>| game.scene().squares[1].notes.clone();
        assert_eq!(noted(&game(12, &keys[..3])), (2..=12).collect::<Vec<_>>());
        assert_eq!(noted(&game(12, &keys)), (1..=11).collect::<Vec<_>>());
    }

    #[test]
    fn a_second_digit_takes_back_only_what_the_first_did() {
        let mut undone = game(12, &[RIGHT, Key('3'), Key('1')]);
        undone.undo();
        undone.input(Key('2')).unwrap();
        assert!(undone.save().ends_with("moves 2\nr1c1=3!\nr1c1=12!\n"), "{}", undone.save());
    }
}
