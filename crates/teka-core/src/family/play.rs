//! [`Play`]: positions, moves, verification and the meaning of player input.

use std::fmt::Debug;

use super::Family;
use crate::message::{Message, Refusal};
use crate::place::{Cell, Place};
use crate::value::Fields;

/// Plays a puzzle: positions, moves, and the check that verifies the results of all methods.
pub trait Play: Family {
    /// Returns the position before the first move.
    fn start(puzzle: &Self::Puzzle) -> Self::State;
    /// Makes a move. Returns `Err` and leaves the state unchanged if the move is not allowed.
    fn play(
        puzzle: &Self::Puzzle,
        state: &mut Self::State,
        action: &Self::Move,
    ) -> Result<(), Refusal>;
    /// Returns whether a position is solved, open or broken. It shares no code with the methods,
    /// because it verifies their results.
    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status;
    /// Returns a solved position, or the moves that lead to it, as named values such as `columns`.
    fn answer(puzzle: &Self::Puzzle, state: &Self::State, moves: &[Self::Move]) -> Fields;
    /// Returns how far a position has come, or `None` if the moves made say nothing about it. By
    /// default there is nothing to say.
    fn progress(_puzzle: &Self::Puzzle, _state: &Self::State) -> Option<Progress> {
        None
    }
    /// Interprets a key, a click or a drag.
    fn input(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        ui: &mut Self::Ui,
        input: Input,
    ) -> Reaction<Self::Move>;
    /// Returns the keys that need a button on the screen, for players without a keyboard. There are
    /// none if clicks and drags suffice.
    fn keys(_puzzle: &Self::Puzzle, _state: &Self::State, _ui: &Self::Ui) -> Vec<Key> {
        Vec::new()
    }
    /// Returns the rows, columns and regions that are complete and break no rule, if the player
    /// wants to see them.
    fn complete(_puzzle: &Self::Puzzle, _state: &Self::State, _ui: &Self::Ui) -> Vec<Place> {
        Vec::new()
    }
    /// Returns the assistance settings, each with the key that turns it on or off.
    fn aids(_ui: &Self::Ui) -> Vec<Key> {
        Vec::new()
    }
}

/// State that undo does not affect: the cursor, the selection and the assistance settings. Its text
/// form is for front ends that keep no game in memory. Families without such state use `()`.
pub trait UiState<P>: Clone + Default + Debug + Send {
    /// Returns the state as text.
    fn write(&self) -> String;
    /// Parses the text that [`UiState::write`] returned and checks it against the puzzle, because
    /// the text may come from any source. Returns `None` if it is invalid.
    fn read(puzzle: &P, text: &str) -> Option<Self>;
}

impl<P> UiState<P> for () {
    fn write(&self) -> String {
        String::new()
    }

    fn read(_: &P, text: &str) -> Option<Self> {
        text.is_empty().then_some(())
    }
}

/// The status of a position.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// No rule is broken, and the puzzle is not solved yet.
    Open {
        /// What is left to do.
        missing: Message,
    },
    /// The puzzle is solved.
    Solved,
    /// At least one rule is broken.
    Broken(Vec<Violation>),
}

/// How far a position has come, whether right or wrong.
#[derive(Clone, Debug, PartialEq)]
pub struct Progress {
    /// What is done.
    pub done: usize,
    /// What has to be done altogether.
    pub total: usize,
    /// Both as a phrase, such as "19 of 36 cells".
    pub message: Message,
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// The stable code for programs, such as `same-row`.
    pub code: &'static str,
    /// The description of the violation.
    pub message: Message,
    /// The places that break the rule.
    pub places: Vec<Place>,
}

/// A key with a function in a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// What the key enters.
    pub value: KeyValue,
    /// The function of the key, or `None` if the character is self-explanatory.
    pub about: Option<Message>,
    /// The state of a setting that the key turns on or off, or `None` for other keys.
    pub is_on: Option<bool>,
    /// How often a number is still to be placed, if the player wants to know.
    pub left: Option<u16>,
    /// The gesture that does the same while a piece is carried.
    pub gesture: Option<Gesture>,
}

/// What a key enters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyValue {
    /// A character, for [`Input::Key`].
    Sign(char),
    /// A whole number, for [`Input::Number`].
    Number(u8),
}

/// A gesture on a piece that the pointer carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gesture {
    /// Rotates the piece clockwise.
    Turn,
    /// Rotates the piece counterclockwise.
    TurnBack,
    /// Flips the piece.
    Flip,
}

impl Key {
    /// Creates a key that enters its character.
    pub fn plain(sign: char) -> Self {
        Self { value: KeyValue::Sign(sign), about: None, is_on: None, left: None, gesture: None }
    }

    /// Creates a key that enters a whole number, of which `left` are still to be placed.
    pub fn number(number: u8, left: Option<u16>) -> Self {
        Self { value: KeyValue::Number(number), left, ..Self::plain(' ') }
    }

    /// Returns the same key with the gesture that replaces it while a piece is carried.
    pub fn with_gesture(self, gesture: Gesture) -> Self {
        Self { gesture: Some(gesture), ..self }
    }

    /// Returns the input that the key stands for.
    pub fn input(&self) -> Input {
        match self.value {
            KeyValue::Sign(sign) => Input::Key(sign),
            KeyValue::Number(number) => Input::Number(number),
        }
    }

    /// Creates a key with the function that `about` describes.
    pub fn named(sign: char, about: Message) -> Self {
        Self { about: Some(about), ..Self::plain(sign) }
    }

    /// Creates a key that turns the setting that `about` describes on or off.
    pub fn switch(sign: char, about: Message, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..Self::named(sign, about) }
    }
}

/// An action of the player, before it is interpreted.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// Moves the cursor by this many rows and columns.
    Arrow(i8, i8),
    /// The primary action at the cursor: Enter, space or a click.
    Act,
    /// The secondary action at the cursor.
    ActOther,
    /// Backspace or Delete.
    Clear,
    /// Escape: drops what is selected, without a move.
    Cancel,
    /// A typed character.
    Key(char),
    /// A digit that was typed with Shift: a pencil mark.
    Mark(char),
    /// A whole number, from a key on the screen.
    Number(u8),
    /// A click or tap on a place. It moves the cursor there and performs the primary action.
    Press(Place),
    /// A right-click or long press on a place. It moves the cursor there and performs the secondary
    /// action.
    PressOther(Place),
    /// A drag between two places. A stroke over cells is one drag for each cell, all from the first
    /// cell; the first drag ends where it begins. A carried piece that is dropped is dragged from
    /// itself to a cell; one that is dragged off the board has itself as the destination.
    Drag(Place, Place),
    /// Picks up a piece by one of its cells, to carry it: a piece beside the board by a cell of its
    /// drawing, any other by a cell of the board.
    Take(Place, Cell),
}

/// The effect of an input.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<M> {
    /// The input has no meaning here.
    Nothing,
    /// Only the cursor or the selection changed.
    Moved,
    /// The player makes a move.
    Play(M),
    /// The player makes a move that Undo takes together with the previous one.
    Join(M),
    /// The input is refused for this reason.
    Refused(Message),
    /// The player replaces the last move, for example with the second digit of a number.
    Instead {
        /// The move to replace. If it is not the last move, nothing is undone.
        of: M,
        /// The new move.
        play: M,
    },
}
