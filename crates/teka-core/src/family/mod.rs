//! The interface of a puzzle family, split into the traits [`Read`], [`Play`], [`Draw`], [`Solve`],
//! [`Teach`], [`Make`] and [`Count`]. Front ends do not use these traits directly; they go through
//! [`crate::any`]. Families know nothing about front ends.

mod draw;
mod entry;
mod level;
mod make;
mod play;
mod read;
mod solve;
mod teach;

pub use draw::{Draw, Section};
pub use entry::{Entry, Strictness};
pub use level::{Difficulty, Level};
pub use make::{Count, Generator, Make};
pub use play::{
    Gesture, Input, Key, KeyValue, Play, Progress, Reaction, Status, UiState, Violation,
};
pub use read::{Format, Read};
pub use solve::{Counted, Ending, Found, Method, MethodInfo, Promise, Solve};
pub use teach::Teach;

use std::fmt::{Debug, Display};
use std::hash::Hash;

/// A puzzle family: its name and its types. To add one, create a folder under `puzzles/` that
/// implements the traits of this module, and add one line to [`crate::registry`].
pub trait Family: Sized + Send + Sync + 'static {
    /// The name, messages and examples of the family.
    const INFO: Info;
    /// A puzzle: its givens, valid by construction.
    type Puzzle: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// A position: exactly what undo restores.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One move of a player. [`Read::read_move`] reads its text form.
    type Move: Clone + Debug + Display + PartialEq + Send + Sync;
    /// State that undo does not affect: the cursor, the selection and the assistance settings.
    type Ui: UiState<Self::Puzzle>;
}

/// A family that implements every trait, as [`crate::any`] requires.
pub trait Complete: Read + Play + Draw + Solve + Teach + Make + Count {}

impl<F: Read + Play + Draw + Solve + Teach + Make + Count> Complete for F {}

/// The name, messages and examples of a family.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The stable name for programs, which is also the prefix of its message ids.
    pub id: &'static str,
    /// The kind of answer that its puzzles have.
    pub answer: AnswerIs,
    /// The names of the integers in an answer that can be compared, such as the number of moves.
    pub figures: &'static [&'static str],
    /// Fluent texts by language (`en`, `id`).
    pub words: &'static [(&'static str, &'static str)],
    /// Example puzzles.
    pub samples: Samples,
}

/// The kind of answer to a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerIs {
    /// A solved position. A good puzzle has exactly one.
    Position,
    /// A path to a solved position. A puzzle has many, and shorter paths are better.
    Path,
}

/// Example puzzles for the help text and first steps, as paths from the repository root.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// A file with one puzzle.
    pub one: &'static str,
    /// A file with many puzzles.
    pub many: &'static str,
    /// Moves that can be made on the puzzle in `one`.
    pub moves: &'static str,
}
