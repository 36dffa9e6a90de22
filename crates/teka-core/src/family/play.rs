//! [`Play`]: positions and moves, the judge, and what a player's input means.

use std::fmt::Debug;

use super::Family;
use crate::message::{Message, Refusal};
use crate::place::{Cell, Place};
use crate::value::Fields;

/// Plays a puzzle: positions, moves, and the judge that verifies every method.
pub trait Play: Family {
    /// Returns the position before the first move.
    fn start(puzzle: &Self::Puzzle) -> Self::State;
    /// Makes a move; a refused move leaves the state as it was.
    fn play(
        puzzle: &Self::Puzzle,
        state: &mut Self::State,
        action: &Self::Move,
    ) -> Result<(), Refusal>;
    /// Judges whether a position is solved, open or broken. Shares no code with the methods,
    /// because it verifies them.
    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status;
    /// Returns a solved position, or the moves that led to it, as named data, such as `columns`.
    fn answer(puzzle: &Self::Puzzle, state: &Self::State, moves: &[Self::Move]) -> Fields;
    /// Translates a key, a press or a drag into what it means here.
    fn input(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        ui: &mut Self::Ui,
        input: Input,
    ) -> Reaction<Self::Move>;
    /// Returns the keys worth a button for players without a keyboard; none where presses and
    /// drags are enough.
    fn keys(_puzzle: &Self::Puzzle, _ui: &Self::Ui) -> Vec<Key> {
        Vec::new()
    }
    /// Returns the aids that can be switched off, each with the key that switches it.
    fn aids(_ui: &Self::Ui) -> Vec<Key> {
        Vec::new()
    }
}

/// What Undo leaves alone: the cursor, the selection, the aids that are on. It has a text
/// form for faces that keep no game in memory. Families without any use `()`.
pub trait UiState<P>: Clone + Default + Debug + Send {
    /// Returns it as text.
    fn write(&self) -> String;
    /// Reads what [`UiState::write`] wrote, checked against the puzzle because the text may
    /// come from anywhere. Returns none if it makes no sense.
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

/// What a position is.
#[derive(Clone, Debug, PartialEq)]
pub enum Status {
    /// All is well so far, `missing` says what is still to be done.
    Open {
        /// What is still to be done.
        missing: Message,
    },
    /// Done.
    Solved,
    /// Rules are broken.
    Broken(Vec<Violation>),
}

/// A broken rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Violation {
    /// A stable name for programs, such as `same-row`.
    pub code: &'static str,
    /// What is wrong.
    pub message: Message,
    /// Where.
    pub places: Vec<Place>,
}

/// A key that does something in a puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// What [`Input::Key`] gets.
    pub sign: char,
    /// What it does; none where the sign says it.
    pub about: Option<Message>,
    /// Whether what it switches is on; none where it switches nothing.
    pub is_on: Option<bool>,
}

impl Key {
    /// A key that writes its sign.
    pub fn plain(sign: char) -> Self {
        Self { sign, about: None, is_on: None }
    }

    /// A key that does what `about` says.
    pub fn named(sign: char, about: Message) -> Self {
        Self { about: Some(about), ..Self::plain(sign) }
    }

    /// A key that switches what `about` says.
    pub fn switch(sign: char, about: Message, is_on: bool) -> Self {
        Self { is_on: Some(is_on), ..Self::named(sign, about) }
    }
}

/// What a player did, before it means anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Input {
    /// Move the cursor by this many rows and columns.
    Arrow(i8, i8),
    /// Enter, space or a click where the cursor is.
    Act,
    /// The other action there.
    ActOther,
    /// Backspace or Delete.
    Clear,
    /// A character typed.
    Key(char),
    /// A press on a place: the cursor goes there, and acts.
    Press(Place),
    /// A right click or a long press on a place: the cursor goes there, and acts otherwise.
    PressOther(Place),
    /// A drag over two neighbouring places, or of a body from one place to another; to the
    /// place of the body itself where it is carried off the board.
    Drag(Place, Place),
    /// A body that waits is taken up at one of the cells it is drawn on.
    Take(Place, Cell),
}

/// What an input came to.
#[derive(Clone, Debug, PartialEq)]
pub enum Reaction<M> {
    /// It means nothing here.
    Nothing,
    /// Only the cursor or a selection changed.
    Moved,
    /// The player makes a move.
    Play(M),
    /// It cannot be done, for this reason.
    Refused(Message),
    /// The player makes a move in place of the one just made: the first of two digits has
    /// written a number, the second one makes it another.
    Instead {
        /// The move just made; if another was made since, nothing is taken back.
        of: M,
        /// The move in its place.
        play: M,
    },
}
