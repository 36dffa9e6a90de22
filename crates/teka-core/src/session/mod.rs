//! A game in progress, written once for all families: play, undo, redo, reset,
//! hint, check, where-did-I-go-wrong, save and load.

mod hint;

use std::sync::Arc;

use crate::any::{AnyPuzzle, AnyStep, any_puzzle, light_mistakes};
use crate::control::{Control, Stop};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::fact::Fact;
use crate::family::{
    AnswerIs, Complete, Input, Key, Reaction, Status, Strictness, UiState, Violation,
};
use crate::message;
use crate::message::Refusal;
use crate::param::Args;
use crate::place::{Cell, Place};
use crate::scene::Scene;
use crate::value::Value;

/// A game of family `F`: the moves made, and how many of them stand (the rest can be redone).
pub struct Session<F: Complete> {
    puzzle: Arc<F::Puzzle>,
    moves: Vec<F::Move>,
    made: usize,
    state: F::State,
    ui: F::Ui,
}

/// A game in progress, whatever its family.
pub trait AnySession: Send {
    /// Makes the move this text describes.
    fn play(&mut self, action: &str) -> Result<(), Refusal>;
    /// Does what a key, a press or a drag means; true if anything changed.
    fn input(&mut self, input: Input) -> Result<bool, Refusal>;
    /// Takes the last move back; false if there is none.
    fn undo(&mut self) -> bool;
    /// Makes the move again that was taken back; false if there is none.
    fn redo(&mut self) -> bool;
    /// Takes every move back; they can be redone.
    fn reset(&mut self);
    /// How many moves stand.
    fn made(&self) -> usize;
    /// How many moves were taken back and can be made again.
    fn undone(&self) -> usize;
    /// The puzzle it is a game of.
    fn puzzle(&self) -> Box<dyn AnyPuzzle>;
    /// The cursor and whatever else Undo leaves alone, as text.
    fn ui(&self) -> String;
    /// Takes up what [`AnySession::ui`] wrote; what makes no sense is as if nothing was touched.
    fn set_ui(&mut self, text: &str);
    /// Keys worth a button.
    fn keys(&self) -> Vec<Key>;
    /// Conveniences that can be switched off, each with the key that switches it.
    fn aids(&self) -> Vec<Key>;
    /// The family's figures of the moves made so far; none where an answer is no path.
    fn figures(&self) -> Figures;
    /// The figures of a shortest path from the start of the puzzle; none if there is no path,
    /// an answer is no path, or the search would take too long.
    fn best(&self, control: &mut Control) -> Result<Option<Figures>, Stop>;
    /// Whether the position is solved, open or broken.
    fn status(&self) -> Status;
    /// The next thing to do.
    fn hint(&self, control: &mut Control) -> Result<Hint, Stop>;
    /// By how much the last move made the way longer; none if there is no telling: no move
    /// was made, an answer is no path, or the search would take too long.
    fn last_cost(&self, control: &mut Control) -> Result<Option<usize>, Stop>;
    /// What a look at everything that can follow from here shows.
    fn survey(&self, args: &Args, control: &mut Control) -> Result<Vec<Fact>, Stop>;
    /// How many moves have to be taken back to reach a position that can still
    /// be solved; none if even the puzzle itself cannot.
    fn moves_astray(&self, control: &mut Control) -> Result<Option<usize>, Stop>;
    /// The cells a place stands for in this position.
    fn cells(&self, place: Place) -> Vec<Cell>;
    /// The picture of the position, the places of its mistakes lit.
    fn scene(&self) -> Scene;
    /// What a film shows after the position, where it is solved and the family has more to show.
    fn epilogue(&self) -> Option<Scene>;
    /// The game as text, moves taken back included.
    fn save(&self) -> String;
}

/// Whole numbers of a path that can be compared, by the names [`crate::family::Info`] gives them.
pub type Figures = Vec<(&'static str, i64)>;

/// The next thing to do, or why there is none. Faces show it rung by rung:
/// where to look, which rule and why, the move.
#[derive(Clone, Debug)]
pub enum Hint {
    /// Nothing: it is solved.
    Solved,
    /// Rules are broken.
    Broken(Vec<Violation>),
    /// There is no solution from here: take back so many moves, at the least.
    GoBack(usize),
    /// The puzzle itself has no solution; the reason where a rule can show one.
    Impossible(Option<Box<AnyStep>>),
    /// A step a person can follow: certain, or where several solutions remain, suggested.
    Step(Box<AnyStep>),
    /// No rule helps; this move is right all the same.
    Move(String),
}

impl<F: Complete> Session<F> {
    /// A new game.
    pub fn new(puzzle: Arc<F::Puzzle>) -> Self {
        let state = F::start(&puzzle);
        Self { puzzle, moves: Vec::new(), made: 0, state, ui: F::Ui::default() }
    }

    /// Makes a move; what could be redone is forgotten.
    pub fn make(&mut self, action: F::Move) -> Result<(), Refusal> {
        F::play(&self.puzzle, &mut self.state, &action)?;
        self.moves.truncate(self.made);
        self.moves.push(action);
        self.made += 1;
        Ok(())
    }

    /// Makes a move in place of the last one if that was `of`. A refused one changes nothing.
    fn replace(&mut self, of: &F::Move, action: F::Move) -> Result<(), Refusal> {
        if self.moves[..self.made].last() != Some(of) {
            return self.make(action);
        }
        self.go_to(self.made - 1);
        self.make(action).inspect_err(|_| self.go_to(self.made + 1))
    }

    /// A game as [`AnySession::save`] wrote it.
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
        let made = F::read_move(&self.puzzle, text).and_then(|action| self.make(action));
        made.map_err(|Refusal(message)| {
            let span = Span::run(line, 1, text.chars().count().max(1));
            Diagnostic::new("refused-move", message).at(span).into()
        })
    }

    /// Replays the first `made` moves: a state needs no inverse of its moves this way.
    fn go_to(&mut self, made: usize) {
        self.made = made;
        self.state = self.state_after(made);
    }

    fn state_after(&self, made: usize) -> F::State {
        let mut state = F::start(&self.puzzle);
        for action in &self.moves[..made] {
            // Each was accepted when it was made.
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
            Reaction::Refused(why) => Err(why.into()),
            Reaction::Instead { of, play } => self.replace(&of, play).map(|()| true),
        }
    }

    fn undo(&mut self) -> bool {
        let can = self.made > 0;
        if can {
            self.go_to(self.made - 1);
        }
        can
    }

    fn redo(&mut self) -> bool {
        let can = self.made < self.moves.len();
        if can {
            self.go_to(self.made + 1);
        }
        can
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
        F::keys(&self.puzzle, &self.ui)
    }

    fn aids(&self) -> Vec<Key> {
        F::aids(&self.ui)
    }

    fn figures(&self) -> Figures {
        figures::<F>(&self.puzzle, &self.state, &self.moves[..self.made])
    }

    fn best(&self, control: &mut Control) -> Result<Option<Figures>, Stop> {
        self.shortest(control)
    }

    fn status(&self) -> Status {
        F::status(&self.puzzle, &self.state)
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

    fn cells(&self, place: Place) -> Vec<Cell> {
        F::cells(&self.puzzle, &self.state, place)
    }

    fn scene(&self) -> Scene {
        let scene = F::scene(&self.puzzle, &self.state, &self.ui);
        light_mistakes::<F>(&self.puzzle, &self.state, scene, &self.status())
    }

    fn epilogue(&self) -> Option<Scene> {
        let is_solved = self.status() == Status::Solved;
        is_solved.then(|| F::epilogue(&self.puzzle, &self.state)).flatten()
    }

    fn save(&self) -> String {
        let (reading, puzzle) = written_whole::<F>(&self.puzzle);
        let moves: String = self.moves.iter().map(|action| format!("{action}\n")).collect();
        let head = head_line(F::INFO.id, reading);
        format!("{head}\n{}\n{MOVES} {}\n{moves}", puzzle.trim_end(), self.made)
    }
}

/// The figures of moves that led to this position.
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
/// read. A format that renames pieces would not match the moves.
fn written_whole<F: Complete>(puzzle: &F::Puzzle) -> (Strictness, String) {
    let texts = || F::formats().into_iter().filter_map(|format| F::write(puzzle, format.name).ok());
    let whole = |reading: Strictness| {
        let is_whole =
            |text: &String| F::parse_as(text, reading).is_ok_and(|read| read.value == *puzzle);
        texts().find(is_whole).map(|text| (reading, text))
    };
    let found = whole(Strictness::Strict).or_else(|| whole(Strictness::Lenient));
    // A puzzle that no format writes cannot be saved; the text is then refused when it is loaded.
    found.unwrap_or_else(|| (Strictness::Strict, texts().next().unwrap_or_default()))
}

/// Begins a saved game; the family's id follows, then [`LENIENT`] if the puzzle needs it.
const HEAD: &str = "teka-game 1";
/// Stands in the first line of a game whose puzzle only [`Strictness::Lenient`] accepts.
const LENIENT: &str = "lenient";
/// Begins the moves of a saved game; the number of those that stand follows.
const MOVES: &str = "moves";

/// The id of the family a saved game is of, if the text is one.
pub(crate) fn saved_family(text: &str) -> Option<&str> {
    Some(read_head(text.lines().next()?)?.0)
}

/// The first line of a saved game.
fn head_line(family: &str, reading: Strictness) -> String {
    match reading {
        Strictness::Strict => format!("{HEAD} {family}"),
        Strictness::Lenient => format!("{HEAD} {family} {LENIENT}"),
    }
}

/// The family and the reading that [`head_line`] wrote.
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
    // Some editors and transfers put a carriage return before each line end.
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
