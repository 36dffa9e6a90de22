//! The interface of a family of puzzles, in parts: [`Read`], [`Play`], [`Draw`], [`Solve`],
//! [`Teach`], [`Make`] and [`Count`]. Faces never see these traits, they go through
//! [`crate::any`]; a family never sees a face.

mod draw;
mod entry;
mod make;
mod play;
mod read;
mod solve;
mod teach;

pub use draw::{Draw, Section};
pub use entry::{Entry, Strictness};
pub use make::{Count, Generator, Make};
pub use play::{Input, Key, Play, Reaction, Status, UiState, Violation};
pub use read::{Format, Read};
pub use solve::{Counted, Ending, Found, Method, MethodInfo, Promise, Solve};
pub use teach::Teach;

use std::fmt::{Debug, Display};
use std::hash::Hash;

/// A family of puzzles: its name and its types. Adding one means one folder under `puzzles/`
/// with the parts of this interface, and one line in [`crate::registry`].
pub trait Family: Sized + Send + Sync + 'static {
    /// Its name and its words.
    const INFO: Info;
    /// The givens, valid by construction.
    type Puzzle: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Exactly what Undo restores.
    type State: Clone + Eq + Hash + Debug + Send + Sync;
    /// One thing a player does. Its text is read back by [`Read::read_move`].
    type Move: Clone + Debug + Display + PartialEq + Send + Sync;
    /// What Undo leaves alone: the cursor, the selection, the aids that are on.
    type Ui: UiState<Self::Puzzle>;
}

/// A family with every part, as [`crate::any`] needs it.
pub trait Complete: Read + Play + Draw + Solve + Teach + Make + Count {}

impl<F: Read + Play + Draw + Solve + Teach + Make + Count> Complete for F {}

/// What a family is called, and its words.
#[derive(Clone, Copy, Debug)]
pub struct Info {
    /// The name programs know it by; its Fluent ids begin with it.
    pub id: &'static str,
    /// What an answer to its puzzles is.
    pub answer: AnswerIs,
    /// Names of the whole numbers in an answer that can be compared, such as how many moves
    /// it takes.
    pub figures: &'static [&'static str],
    /// Fluent texts by language (`en`, `id`).
    pub words: &'static [(&'static str, &'static str)],
    /// Example puzzles.
    pub samples: Samples,
}

/// What an answer to a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerIs {
    /// A position that fits; a good puzzle has exactly one.
    Position,
    /// A path to a solved position. There are many; those with the fewest moves count.
    Path,
}

/// Example puzzles for help and first steps; paths from the top of the repository.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// A file with one puzzle.
    pub one: &'static str,
    /// A file with many puzzles.
    pub many: &'static str,
    /// Moves that can be made on the one puzzle.
    pub moves: &'static str,
}
