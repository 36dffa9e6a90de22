//! [`Family`]: what every family of puzzles offers. Faces never see this trait,
//! they go through [`crate::any`]; a family never sees a face.

mod entry;
mod method;

pub use entry::{Entry, Reading};
pub use method::{Counted, Ending, Found, Method, MethodInfo, Promise};

use std::fmt::{Debug, Display};
use std::hash::Hash;

use crate::control::{Control, Stop};
use crate::counting::{Derived, Share};
use crate::diagnostic::{Diagnostics, Read};
use crate::explain::{self, Explanation, Finding, Rule, Step};
use crate::fact::{Fact, Overestimates};
use crate::message::{Message, Refusal};
use crate::param::{Args, Param};
use crate::place::{Cell, Place};
use crate::reading::Formats;
use crate::scene::Scene;
use crate::value::Fields;

/// A family of puzzles. Adding one means one folder under `puzzles/` and one
/// line in [`crate::registry`].
pub trait Family: Sized + Send + Sync + 'static {
    /// Its name and its words.
    const INFO: Info;
    /// The givens, valid by construction.
    type Puzzle: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// Exactly what Undo restores.
    type State: Clone + Eq + Hash + Debug + Send;
    /// One thing a player does. Its text is read back by [`Family::read_move`].
    type Move: Clone + Debug + Display + PartialEq + Send;
    /// What Undo leaves alone: the cursor, what is selected, which aids are on.
    type Ui: Clone + Default + Debug + Send;

    /// The formats of its puzzles as text; the methods below follow from them.
    const FORMATS: Formats<Self::Puzzle>;
    /// How much the text looks like a puzzle of this family, from 0 (not at all) to 100.
    fn likeness(text: &str) -> u8 {
        Self::FORMATS.likeness(text)
    }
    /// The puzzles in a text: one, or one a line.
    fn entries(text: &str) -> Vec<Entry<'_>> {
        Self::FORMATS.entries(text)
    }
    /// Reads one puzzle in any format of the family, reporting every mistake at once.
    fn parse(text: &str) -> Result<Read<Self::Puzzle>, Diagnostics> {
        Self::parse_as(text, Reading::Strict)
    }
    /// The same, as strictly as is asked; families with nothing to be lenient about are strict.
    fn parse_as(text: &str, reading: Reading) -> Result<Read<Self::Puzzle>, Diagnostics> {
        Self::FORMATS.read(text, reading)
    }
    /// The formats that can be written; the first is the usual one.
    fn formats() -> Vec<Format> {
        Self::FORMATS.written()
    }
    /// Writes the puzzle in one of [`Family::formats`].
    fn write(puzzle: &Self::Puzzle, format: &str) -> Result<String, Refusal> {
        Self::FORMATS.write(puzzle, format)
    }
    /// Reads an answer to the puzzle: the moves that lead to it. Whether it is right is another matter.
    fn read_answer(puzzle: &Self::Puzzle, text: &str) -> Result<Vec<Self::Move>, Diagnostics>;
    /// Reads a move as [`Display`] writes it.
    fn read_move(puzzle: &Self::Puzzle, text: &str) -> Result<Self::Move, Refusal>;

    /// The position before the first move.
    fn start(puzzle: &Self::Puzzle) -> Self::State;
    /// Makes a move; a refused move leaves the state as it was.
    fn play(
        puzzle: &Self::Puzzle,
        state: &mut Self::State,
        action: &Self::Move,
    ) -> Result<(), Refusal>;
    /// Whether the puzzle is solved, still open, or broken. Shares no code with the methods: it judges them.
    fn status(puzzle: &Self::Puzzle, state: &Self::State) -> Status;
    /// Moves that lead from this position to a solved one, or none if there is no way.
    fn finish(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        control: &mut Control,
    ) -> Result<Option<Vec<Self::Move>>, Stop>;
    /// What a key, a press or a drag means here.
    fn input(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        ui: &mut Self::Ui,
        input: Input,
    ) -> Reaction<Self::Move>;
    /// What Undo leaves alone as text, for faces that keep no game in memory. Nothing in
    /// families that have nothing to keep.
    fn write_ui(_ui: &Self::Ui) -> String {
        String::new()
    }
    /// Reads what [`Family::write_ui`] wrote, or what somebody made up; none if it makes no sense.
    fn read_ui(_puzzle: &Self::Puzzle, _text: &str) -> Option<Self::Ui> {
        None
    }
    /// Keys worth a button, for whoever has no keyboard; none where pressing and dragging
    /// says it all.
    fn keys(_puzzle: &Self::Puzzle, _ui: &Self::Ui) -> Vec<Key> {
        Vec::new()
    }
    /// Conveniences that can be switched off, each with the key that switches it.
    fn aids(_ui: &Self::Ui) -> Vec<Key> {
        Vec::new()
    }
    /// The picture of a position.
    fn scene(puzzle: &Self::Puzzle, state: &Self::State, ui: &Self::Ui) -> Scene;
    /// What a film shows after a solved position, where the story goes on.
    fn epilogue(_puzzle: &Self::Puzzle, _state: &Self::State) -> Option<Scene> {
        None
    }
    /// The cells a place stands for in a position, to light it.
    fn cells(puzzle: &Self::Puzzle, state: &Self::State, place: Place) -> Vec<Cell>;
    /// The cells a move changes in the position it is made in, to light it.
    fn touched(puzzle: &Self::Puzzle, state: &Self::State, action: &Self::Move) -> Vec<Cell>;
    /// A solved position, or the moves that led to it, as named data, such as `columns`.
    fn answer(puzzle: &Self::Puzzle, state: &Self::State, moves: &[Self::Move]) -> Fields;

    /// A solution as people read it; the solved board unless the family has more to tell.
    fn report(puzzle: &Self::Puzzle, moves: &[Self::Move]) -> Vec<Part> {
        let mut state = Self::start(puzzle);
        for action in moves {
            // A solution's moves were verified by playing them.
            let _ = Self::play(puzzle, &mut state, action);
        }
        vec![Part::Board(Self::scene(puzzle, &state, &Self::Ui::default()))]
    }

    /// The algorithms, the default first.
    fn methods() -> &'static [Method<Self>];
    /// The method taken where nobody chose one, to solve this puzzle or to count its solutions.
    fn usual(_puzzle: &Self::Puzzle, _counting: bool) -> &'static str {
        Self::methods()[0].info.name
    }
    /// Human deductions, easiest first.
    fn rules() -> &'static [Rule<Self>];
    /// The easiest step from a position: what the first rule finds that finds anything.
    fn next_step(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        control: &mut Control,
    ) -> Result<Option<Step<Self::Move>>, Stop> {
        explain::first_step::<Self>(puzzle, state, control)
    }
    /// A good move where no rule finds anything, because several solutions remain: what speaks
    /// for it, and not that it is certain.
    fn suggest(
        _puzzle: &Self::Puzzle,
        _state: &Self::State,
        _control: &mut Control,
    ) -> Result<Option<Step<Self::Move>>, Stop> {
        Ok(None)
    }
    /// What suggestions go by where a step has the name of its rule.
    fn suggestions() -> &'static [&'static str] {
        &[]
    }
    /// Names of the grades, easiest first; a rule's grade is an index into them.
    fn grades() -> &'static [&'static str];
    /// How hard an explained puzzle is: an index into [`Family::grades`], that of the hardest
    /// step unless the family knows better. None unless the explanation leads to the solution.
    fn grade(explanation: &Explanation<Self::Move>) -> Option<usize> {
        explanation.grade()
    }
    /// Why the puzzle has no solution, where a reason can be seen at once.
    fn why_impossible(
        puzzle: &Self::Puzzle,
        control: &mut Control,
    ) -> Result<Option<Finding<Self::Move>>, Stop> {
        let state = Self::start(puzzle);
        for rule in Self::rules() {
            let finding = (rule.find)(puzzle, &state, control)?;
            if let Some(why) = finding.filter(Finding::is_contradiction) {
                return Ok(Some(why));
            }
        }
        Ok(None)
    }
    /// What a new puzzle can be asked to be; `size` and `grade` where they make sense.
    fn generator() -> &'static [Param];
    /// Why nothing like this can be made, where that is known without trying.
    fn refuse(_args: &Args) -> Option<Refusal> {
        None
    }
    /// Makes a new puzzle, the same for the same seed: with exactly one solution, or where an
    /// answer is a way, with one.
    fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Self::Puzzle, Stop>;
    /// Counts solutions without listing them, if `method` can; `u128::MAX` stands for that many or more.
    fn count(
        _puzzle: &Self::Puzzle,
        _method: &str,
        _args: &Args,
        _control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        None
    }
    /// Names of the numbers a count is told as, that of the plain count first; none where a
    /// count is one bare number. `FAMILY-count-NAME` says what each is.
    fn derived_names() -> &'static [&'static str] {
        &[]
    }
    /// How each of [`Family::derived_names`] follows from the plain count of this puzzle.
    fn derived(_puzzle: &Self::Puzzle, _control: &mut Control) -> Result<Vec<Derived>, Stop> {
        Ok(Vec::new())
    }
    /// What a survey can be asked for.
    fn survey_params() -> &'static [Param] {
        &[]
    }
    /// What a look at everything that can follow from a position shows; nothing in families
    /// where nobody asks for it.
    fn survey(
        _puzzle: &Self::Puzzle,
        _state: &Self::State,
        _args: &Args,
        _control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        Ok(Vec::new())
    }
    /// Measures how often the estimate that a method with these parameters goes by is too
    /// high; none if it goes by none. It ends when `control` says that it is enough.
    fn overestimates(
        _puzzle: &Self::Puzzle,
        _args: &Args,
        _control: &mut Control,
    ) -> Option<Overestimates> {
        None
    }
    /// Cuts the puzzle into about `parts` puzzles whose solutions together, each as often as
    /// its share weighs, are those of the whole; the same cut every time. Where shares that
    /// mirror one another are left out, even one part is cut so; else it is the whole puzzle.
    fn split(puzzle: &Self::Puzzle, parts: usize) -> Vec<Share<Self::Puzzle>>;
}

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
    /// What a hunt for hard puzzles asks of the generator where nobody says otherwise.
    pub hunt: &'static [(&'static str, &'static str)],
    /// Puzzles to begin with.
    pub samples: Samples,
}

/// What an answer to a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerIs {
    /// A position that fits; a good puzzle has exactly one.
    Position,
    /// A way to a position that fits. There are many; those with the fewest moves count.
    Way,
}

/// Puzzles to begin with, for help and first steps; paths from the top of the repository.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    /// A file with one puzzle.
    pub one: &'static str,
    /// A file with many puzzles.
    pub many: &'static str,
    /// Moves that can be made on the one puzzle.
    pub moves: &'static str,
}

/// A way to write a puzzle.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// What `--to` calls it.
    pub name: &'static str,
    /// True if a puzzle takes one line, so that a file can hold many.
    pub one_line: bool,
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

/// A part of what is told of a solution.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A sentence or a heading.
    Say(Message),
    /// A board.
    Board(Scene),
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
