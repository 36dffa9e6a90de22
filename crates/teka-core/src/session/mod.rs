//! A game in progress, implemented once for all families: moves, undo, redo, reset, hints, checks,
//! finding wrong moves, saving and loading.

mod hint;
mod made;

use std::sync::Arc;

use crate::any::{AnyFinding, AnyPuzzle, AnyStep, any_puzzle, light_mistakes};
use crate::control::{Control, Stop};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::fact::Fact;
use crate::family::{
    AnswerIs, Complete, Input, Key, Progress, Reaction, Status, Strictness, UiState, Violation,
};
use crate::message;
use crate::message::{Message, Refusal};
use crate::param::Args;
use crate::place::{Cell, Place};
use crate::scene::Scene;
use crate::value::Value;

use self::made::{Made, read_line};

/// A game of family `F`. It stores the moves, including those that are undone and can be redone.
/// Undo and redo take the moves of one stroke together.
pub struct Session<F: Complete> {
    puzzle: Arc<F::Puzzle>,
    moves: Made<F::Move>,
    made: usize,
    state: F::State,
    ui: F::Ui,
}

/// A game in progress, of any family.
pub trait AnySession: Send {
    /// Makes the move that a text describes. Returns `Err` if the text is not a move or the move is
    /// not allowed.
    fn play(&mut self, action: &str) -> Result<(), Refusal>;
    /// Handles a key, a click or a drag. Returns true if anything changed, and `Err` if the input
    /// is refused.
    fn input(&mut self, input: Input) -> Result<bool, Refusal>;
    /// Undoes the last move, or the whole stroke that it belongs to. Returns false if there is none.
    fn undo(&mut self) -> bool;
    /// Redoes the last undone move, or the rest of its stroke. Returns false if there is none.
    fn redo(&mut self) -> bool;
    /// Undoes or redoes single moves until `made` are made, or all if there are fewer. Returns true
    /// if anything changed.
    fn go(&mut self, made: usize) -> bool;
    /// Undoes all moves. They can be redone.
    fn reset(&mut self);
    /// Returns the number of moves made, without those that are undone.
    fn made(&self) -> usize;
    /// Returns the number of undone moves that can be redone.
    fn undone(&self) -> usize;
    /// Returns the puzzle of the game.
    fn puzzle(&self) -> Box<dyn AnyPuzzle>;
    /// Returns the state that undo does not affect, such as the cursor, as text.
    fn ui(&self) -> String;
    /// Restores the text that [`AnySession::ui`] returned. An invalid text restores the default
    /// state.
    fn set_ui(&mut self, text: &str);
    /// Returns the keys that need a button on the screen.
    fn keys(&self) -> Vec<Key>;
    /// Returns the assistance settings, each with the key that turns it on or off.
    fn aids(&self) -> Vec<Key>;
    /// Returns the family's figures for the moves made so far. They are empty if answers of the
    /// family are not paths.
    fn figures(&self) -> Figures;
    /// Returns the figures of a shortest path from the start of the puzzle. Returns `None` if there
    /// is no path, if answers of the family are not paths, or if the search takes too long.
    fn best(&self, control: &mut Control) -> Result<Option<Figures>, Stop>;
    /// Returns whether the position is solved, open or broken.
    fn status(&self) -> Status;
    /// Returns how far the position has come, or `None` if the moves made say nothing about it.
    fn progress(&self) -> Option<Progress>;
    /// Returns the next hint. Returns `Err` if the control stops the search.
    fn hint(&self, control: &mut Control) -> Result<Hint, Stop>;
    /// Returns the number of moves that the last move added to the shortest path. Returns `None` if
    /// no move was made, if answers of the family are not paths, or if the search takes too long.
    fn last_cost(&self, control: &mut Control) -> Result<Option<usize>, Stop>;
    /// Returns facts about all positions that can be reached from the current one. Returns `Err` if
    /// the control stops the survey.
    fn survey(&self, args: &Args, control: &mut Control) -> Result<Vec<Fact>, Stop>;
    /// Returns the number of moves to undo to reach a position that can still be solved. Returns
    /// `None` if the puzzle itself has no solution.
    fn moves_astray(&self, control: &mut Control) -> Result<Option<usize>, Stop>;
    /// Returns true if the position can still be solved. Returns `Err` if the control stops the
    /// search, which is not an answer.
    fn is_solvable(&self, control: &mut Control) -> Result<bool, Stop>;
    /// Returns the cells of a place in the current position.
    fn cells(&self, place: Place) -> Vec<Cell>;
    /// Returns the drawing of the position, with mistakes highlighted.
    fn scene(&self) -> Scene;
    /// Returns the scene that an animation shows after the solved position, or `None` if the
    /// position is not solved or the family has no such scene.
    fn epilogue(&self) -> Option<Scene>;
    /// Returns the game as text, including undone moves.
    fn save(&self) -> String;
}

/// The integers that describe a path and can be compared. [`crate::family::Info`] lists their
/// names.
pub type Figures = Vec<(&'static str, i64)>;

/// A hint for the next move. Front ends reveal it in three parts: where to look, the rule and its
/// reason, and the move.
#[derive(Clone, Debug)]
pub enum Hint {
    /// The puzzle is already solved.
    Solved,
    /// Some rules are broken.
    Broken(Vec<Violation>),
    /// There is no solution from this position. At least this many moves must be undone.
    GoBack(usize),
    /// The puzzle itself has no solution. A step gives the reason if the rules can prove it.
    Impossible(Option<Box<AnyStep>>),
    /// A step that a person can follow. It is certain, or a suggestion if several solutions remain.
    Step(Box<AnyStep>),
    /// A correct move that no rule explains.
    Move(Box<AnyFinding>),
}

/// The largest number of cells that a sentence names one by one.
const FEW_CELLS: usize = 3;

/// The largest number of rows, columns, regions, vehicles or pieces that a sentence names.
const FEW_PLACES: usize = 6;

/// Returns the first part of a hint: where to look. It names neither the rule nor the move.
pub fn where_to_look(finding: &AnyFinding) -> Message {
    let (cells, wholes): (Vec<Place>, Vec<Place>) =
        finding.because.iter().partition(|place| place.cell().is_some());
    match (cells.len(), wholes.len()) {
        (0, 0) => message!("hint-where-all"),
        (1..=FEW_CELLS, 0) => message!("hint-where", places = cells),
        (_, 1..=FEW_PLACES) => message!("hint-where", places = wholes),
        _ => message!("hint-where-many"),
    }
}

impl<F: Complete> Session<F> {
    /// Creates a new game.
    pub fn new(puzzle: Arc<F::Puzzle>) -> Self {
        let state = F::start(&puzzle);
        Self { puzzle, moves: Made::default(), made: 0, state, ui: F::Ui::default() }
    }

    /// Makes a move and discards the undone moves. Returns `Err` if the move is not allowed.
    pub fn make(&mut self, action: F::Move) -> Result<(), Refusal> {
        self.make_joined(action, false)
    }

    /// Makes a move, which can join the stroke of the previous one.
    fn make_joined(&mut self, action: F::Move, is_joined: bool) -> Result<(), Refusal> {
        F::play(&self.puzzle, &mut self.state, &action)?;
        self.moves.truncate(self.made);
        self.moves.push(action, is_joined);
        self.made += 1;
        Ok(())
    }

    /// Replaces the last move if it is `of`, and otherwise just makes the move. A refused move
    /// changes nothing.
    fn replace(&mut self, of: &F::Move, action: F::Move) -> Result<(), Refusal> {
        if self.moves.first(self.made).last() != Some(of) {
            return self.make(action);
        }
        self.go_to(self.made - 1);
        self.make(action).inspect_err(|_| self.go_to(self.made + 1))
    }

    /// Loads a game that [`AnySession::save`] wrote. Returns `Err` with diagnostics if the text is
    /// not a valid game.
    pub fn load(saved: &str) -> Result<Self, Diagnostics> {
        let Saved { puzzle, reading, moves_line, made } = split_saved::<F>(saved)?;
        let read = F::parse_as(puzzle, reading).map_err(|mut diagnostics| {
            diagnostics.shift_down(1);
            diagnostics
        })?;
        let mut game = Self::new(Arc::new(read.value));
        for (number, line) in saved.lines().enumerate().skip(moves_line) {
            game.load_move(line.trim_end(), number + 1)?;
        }
        if made > game.made {
            return Err(bad_game(moves_line).into());
        }
        game.go_to(made);
        Ok(game)
    }

    fn load_move(&mut self, text: &str, line: usize) -> Result<(), Diagnostics> {
        let (text, is_joined) = read_line(text);
        let action = F::read_move(&self.puzzle, text);
        let made = action.and_then(|action| self.make_joined(action, is_joined));
        made.map_err(|Refusal(message)| {
            let span = Span::run(line, 1, text.chars().count().max(1));
            Diagnostic::new("refused-move", message).at(span).into()
        })
    }

    /// Replays the first `made` moves. Replaying means that moves need no inverse.
    fn go_to(&mut self, made: usize) {
        self.made = made;
        self.state = self.state_after(made);
    }

    fn state_after(&self, made: usize) -> F::State {
        let mut state = F::start(&self.puzzle);
        for action in self.moves.first(made) {
            // Each move was accepted when it was made.
            let _ = F::play(&self.puzzle, &mut state, action);
        }
        state
    }
}

impl<F: Complete> AnySession for Session<F> {
    fn play(&mut self, action: &str) -> Result<(), Refusal> {
        let action = F::read_move(&self.puzzle, action)?;
        self.make(action)
    }

    fn input(&mut self, input: Input) -> Result<bool, Refusal> {
        match F::input(&self.puzzle, &self.state, &mut self.ui, input) {
            Reaction::Nothing => Ok(false),
            Reaction::Moved => Ok(true),
            Reaction::Play(action) => self.make(action).map(|()| true),
            Reaction::Join(action) => self.make_joined(action, true).map(|()| true),
            Reaction::Refused(why) => Err(why.into()),
            Reaction::Instead { of, play } => self.replace(&of, play).map(|()| true),
        }
    }

    fn undo(&mut self) -> bool {
        self.go(self.moves.start_of_stroke(self.made))
    }

    fn redo(&mut self) -> bool {
        self.go(self.moves.end_of_stroke(self.made))
    }

    fn go(&mut self, made: usize) -> bool {
        let made = made.min(self.moves.len());
        let is_elsewhere = made != self.made;
        if is_elsewhere {
            self.go_to(made);
        }
        is_elsewhere
    }

    fn reset(&mut self) {
        self.go_to(0);
    }

    fn made(&self) -> usize {
        self.made
    }

    fn undone(&self) -> usize {
        self.moves.len() - self.made
    }

    fn puzzle(&self) -> Box<dyn AnyPuzzle> {
        any_puzzle::<F>(Arc::clone(&self.puzzle))
    }

    fn ui(&self) -> String {
        self.ui.write()
    }

    fn set_ui(&mut self, text: &str) {
        self.ui = F::Ui::read(&self.puzzle, text).unwrap_or_default();
    }

    fn keys(&self) -> Vec<Key> {
        F::keys(&self.puzzle, &self.state, &self.ui)
    }

    fn aids(&self) -> Vec<Key> {
        F::aids(&self.ui)
    }

    fn figures(&self) -> Figures {
        figures::<F>(&self.puzzle, &self.state, self.moves.first(self.made))
    }

    fn best(&self, control: &mut Control) -> Result<Option<Figures>, Stop> {
        self.shortest(control)
    }

    fn status(&self) -> Status {
        F::status(&self.puzzle, &self.state)
    }

    fn progress(&self) -> Option<Progress> {
        F::progress(&self.puzzle, &self.state)
    }

    fn hint(&self, control: &mut Control) -> Result<Hint, Stop> {
        match self.status() {
            Status::Solved => Ok(Hint::Solved),
            Status::Broken(violations) if self.made > 0 => Ok(Hint::Broken(violations)),
            Status::Broken(_) | Status::Open { .. } => self.next_hint(control),
        }
    }

    fn last_cost(&self, control: &mut Control) -> Result<Option<usize>, Stop> {
        self.cost_of_last(control)
    }

    fn survey(&self, args: &Args, control: &mut Control) -> Result<Vec<Fact>, Stop> {
        F::survey(&self.puzzle, &self.state, args, control)
    }

    fn moves_astray(&self, control: &mut Control) -> Result<Option<usize>, Stop> {
        for made in (0..=self.made).rev() {
            if F::finish(&self.puzzle, &self.state_after(made), control)?.is_some() {
                return Ok(Some(self.made - made));
            }
        }
        Ok(None)
    }

    fn is_solvable(&self, control: &mut Control) -> Result<bool, Stop> {
        Ok(F::finish(&self.puzzle, &self.state, control)?.is_some())
    }

    fn cells(&self, place: Place) -> Vec<Cell> {
        F::cells(&self.puzzle, &self.state, place)
    }

    fn scene(&self) -> Scene {
        let mut scene = F::scene(&self.puzzle, &self.state, &self.ui);
        let status = self.status();
        if status != Status::Solved {
            scene.complete = F::complete(&self.puzzle, &self.state, &self.ui);
        }
        light_mistakes::<F>(&self.puzzle, &self.state, scene, &status)
    }

    fn epilogue(&self) -> Option<Scene> {
        let is_solved = self.status() == Status::Solved;
        is_solved.then(|| F::epilogue(&self.puzzle, &self.state)).flatten()
    }

    fn save(&self) -> String {
        let (reading, puzzle) = written_whole::<F>(&self.puzzle);
        let moves: String = self.moves.lines().collect();
        let head = head_line(F::INFO.id, reading);
        format!("{head}\n{}\n{MOVES} {}\n{moves}", puzzle.trim_end(), self.made)
    }
}

/// Returns the figures of the moves that led to this position.
fn figures<F: Complete>(puzzle: &F::Puzzle, state: &F::State, moves: &[F::Move]) -> Figures {
    if F::INFO.answer != AnswerIs::Path {
        return Vec::new();
    }
    let answer = F::answer(puzzle, state, moves).into_iter();
    let figure = |(name, value)| match value {
        Value::Int(number) if F::INFO.figures.contains(&name) => Some((name, number)),
        _ => None,
    };
    answer.filter_map(figure).collect()
}

/// Returns the puzzle in the first format that reads back unchanged, and how strictly it must be
/// read. The moves would not match a format that renames pieces.
fn written_whole<F: Complete>(puzzle: &F::Puzzle) -> (Strictness, String) {
    let texts = || F::formats().into_iter().filter_map(|format| F::write(puzzle, format.name).ok());
    let whole = |reading: Strictness| {
        let is_whole =
            |text: &String| F::parse_as(text, reading).is_ok_and(|read| read.value == *puzzle);
        texts().find(is_whole).map(|text| (reading, text))
    };
    let found = whole(Strictness::Strict).or_else(|| whole(Strictness::Lenient));
    // A puzzle that no format can write cannot be saved. Loading the text then fails.
    found.unwrap_or_else(|| (Strictness::Strict, texts().next().unwrap_or_default()))
}

/// The first words of a saved game. The id of the family follows, then [`LENIENT`] if the puzzle
/// needs it.
const HEAD: &str = "teka-game 1";
/// The mark in the first line for a puzzle that only [`Strictness::Lenient`] accepts.
const LENIENT: &str = "lenient";
/// The first word of the line before the moves. The number of moves that are not undone follows.
const MOVES: &str = "moves";

/// Returns the family id of a saved game, or `None` if the text is not a saved game.
pub(crate) fn saved_family(text: &str) -> Option<&str> {
    Some(read_head(text.lines().next()?)?.0)
}

/// Returns the first line of a saved game.
fn head_line(family: &str, reading: Strictness) -> String {
    match reading {
        Strictness::Strict => format!("{HEAD} {family}"),
        Strictness::Lenient => format!("{HEAD} {family} {LENIENT}"),
    }
}

/// Parses the line that [`head_line`] returned. Returns `None` if it is invalid.
fn read_head(line: &str) -> Option<(&str, Strictness)> {
    let rest = line.strip_prefix(HEAD)?.strip_prefix(' ')?;
    Some(match rest.split_once(' ') {
        None => (rest, Strictness::Strict),
        Some((family, LENIENT)) => (family, Strictness::Lenient),
        Some(_) => return None,
    })
}

/// The parts of a saved game.
struct Saved<'a> {
    puzzle: &'a str,
    reading: Strictness,
    /// The number of lines up to the moves.
    moves_line: usize,
    /// The number of moves that are not undone.
    made: usize,
}

fn split_saved<F: Complete>(saved: &str) -> Result<Saved<'_>, Diagnostics> {
    let (head, body) = saved.split_once('\n').ok_or_else(|| bad_game(1))?;
    // Some editors and transfers use CRLF line endings.
    let head = read_head(head.strip_suffix('\r').unwrap_or(head));
    let (_, reading) = head.filter(|(id, _)| *id == F::INFO.id).ok_or_else(|| bad_game(1))?;
    let start = body.find(&format!("\n{MOVES} ")).ok_or_else(|| bad_game(1))?;
    let moves_line = 2 + body[..=start].matches('\n').count();
    let count = body[start + 1 + MOVES.len()..].lines().next().unwrap_or("").trim();
    let made = count.parse().map_err(|_| bad_game(moves_line))?;
    Ok(Saved { puzzle: &body[..start], reading, moves_line, made })
}

fn bad_game(line: usize) -> Diagnostic {
    Diagnostic::new("bad-game", message!("bad-game")).at(Span::at(line, 1))
}
