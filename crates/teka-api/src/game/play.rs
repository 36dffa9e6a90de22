//! Player actions, and undoing the moves that led away from a solution.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use teka_core::family::Input;
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_core::place::{Cell, Place};
use teka_core::scene::Body;
use teka_core::session::AnySession;

use super::{State, StateFields, Stopped, game, within_moves};
use crate::context::Context;
use crate::error::ApiError;
use crate::request::{BudgetFields, GameFields, Request, UiFields};

/// A request to act in a game.
#[derive(Deserialize, JsonSchema)]
pub struct PlayRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    ui: UiFields,
    /// The action of the player.
    action: Action,
    #[serde(flatten)]
    look: StateFields,
}

/// The names of all actions, for the message about an invalid action.
const ACTIONS: &str = "undo, redo, reset, view, go, move, moves, input";

impl Request for PlayRequest {
    fn refused(_: &serde_json::Error) -> Message {
        message!("server-bad-action", known = ACTIONS)
    }
}

/// An action of the player.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Undo,
    Redo,
    /// Undoes all moves.
    Reset,
    /// Changes nothing and returns the state.
    View,
    /// Undoes or redoes moves until this number of moves has been made.
    Go(u64),
    /// Makes one move.
    Move(String),
    /// Makes several moves and stops at the first illegal one.
    Moves(Vec<String>),
    /// Handles a key or a pointer gesture.
    Input(InputRequest),
}

/// A key or a pointer gesture. A place is a cell, such as `r3c5`, a piece, such as `piece B`, or a
/// vehicle, such as `vehicle B`.
#[derive(Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum InputRequest {
    /// Performs the primary action at the cursor.
    Act,
    /// Performs the secondary action at the cursor.
    ActSecondary,
    /// Clears the cell at the cursor.
    Clear,
    /// Drops what is selected, without a move.
    Cancel,
    /// Moves the cursor by a number of rows and columns.
    Arrow([ArrowSteps; 2]),
    /// Types a character.
    Key(char),
    /// Types a digit as a pencil mark.
    Mark(char),
    /// Enters a whole number.
    Number(u8),
    /// Clicks or taps a place.
    Press(PlaceText),
    /// Right-clicks or long-presses a place.
    PressSecondary(PlaceText),
    /// Drags from one place to another. A stroke over cells is one drag for each cell, all from the
    /// first cell; the first drag ends where it begins. A carried piece is dropped by a drag from
    /// the piece to a cell, or to itself to put it beside the board.
    Drag([PlaceText; 2]),
    /// Picks up a piece by one of its cells, to carry it: a piece beside the board by a cell of its
    /// drawing, any other by a cell of the board.
    Take([PlaceText; 2]),
}

/// A number of cells to move by.
#[derive(Clone, Copy, Deserialize, JsonSchema)]
#[serde(try_from = "i8")]
struct ArrowSteps(#[schemars(range(min = -64, max = 64))] i8);

impl TryFrom<i8> for ArrowSteps {
    type Error = &'static str;

    fn try_from(steps: i8) -> Result<Self, Self::Error> {
        if (-64..=64).contains(&steps) { Ok(Self(steps)) } else { Err("too far") }
    }
}

/// A cell, such as `r3c5`, a piece, such as `piece B`, or a
/// vehicle, such as `vehicle B`.
#[derive(Deserialize, JsonSchema)]
struct PlaceText(String);

/// The state after an action.
#[derive(Serialize, JsonSchema)]
pub struct PlayReply {
    #[serde(flatten)]
    state: State,
    /// Whether the action changed anything.
    changed: bool,
    /// The reason why a move is illegal.
    refused: Option<String>,
}

/// Performs a player's action. An illegal move changes nothing; the reply contains the reason.
pub fn play(context: &Context, request: PlayRequest) -> Result<PlayReply, ApiError> {
    let mut game = game(context, &request.game, Some(&request.ui))?;
    let before = game.made();
    let (changed, refused) = match act(game.as_mut(), request.action, context)? {
        Ok(changed) => (changed, None),
        // With several moves, those before the illegal one have been made.
        Err(Refusal(message)) => (game.made() != before, Some(context.words().say(&message))),
    };
    within_moves(game.as_ref(), context)?;
    let state = State::new(context, game.as_ref(), &request.look);
    Ok(PlayReply { state, changed, refused })
}

/// A request to undo the moves that led away from a solution.
#[derive(Deserialize, JsonSchema)]
pub struct RewindRequest {
    #[serde(flatten)]
    game: GameFields,
    #[serde(flatten)]
    ui: UiFields,
    #[serde(flatten)]
    look: StateFields,
    #[serde(flatten)]
    budget: BudgetFields,
}

impl Request for RewindRequest {}

/// A solvable state, or the reason why there is none.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum RewindReply {
    Rewound(Box<Rewound>),
    Stopped(Stopped),
}

/// A solvable state.
#[derive(Serialize, JsonSchema)]
pub struct Rewound {
    #[serde(flatten)]
    state: State,
    /// The number of moves undone. Null if the puzzle has no solution.
    wrong_moves: Option<usize>,
}

/// Undoes moves until the position is solvable.
pub fn rewind(context: &Context, request: RewindRequest) -> Result<RewindReply, ApiError> {
    let mut game = game(context, &request.game, Some(&request.ui))?;
    let wrong_moves = match context.run(&request.budget, |control| game.moves_astray(control)) {
        Ok(wrong_moves) => wrong_moves,
        Err(stop) => return Ok(RewindReply::Stopped(Stopped::new(stop, context.words()))),
    };
    game.go(game.made().saturating_sub(wrong_moves.unwrap_or(0)));
    let state = State::new(context, game.as_ref(), &request.look);
    Ok(RewindReply::Rewound(Box::new(Rewound { state, wrong_moves })))
}

/// Whether anything changed, or the reason why the action was refused.
type Acted = Result<bool, Refusal>;

fn act(game: &mut dyn AnySession, action: Action, context: &Context) -> Result<Acted, ApiError> {
    Ok(match action {
        Action::Undo => Ok(game.undo()),
        Action::Redo => Ok(game.redo()),
        Action::Reset => {
            let made = game.made();
            game.reset();
            Ok(made > 0)
        }
        Action::View => Ok(false),
        Action::Go(to) => Ok(game.go(usize::try_from(to).unwrap_or(usize::MAX))),
        Action::Move(text) => moved(game, &[text]),
        Action::Moves(texts) if texts.len() > context.api.limits.moves => {
            let (count, most) = (texts.len(), context.api.limits.moves);
            let message = message!("server-too-many-moves", count = count, most = most);
            return Err(ApiError::too_large(message));
        }
        Action::Moves(texts) => moved(game, &texts),
        Action::Input(given) => {
            let given = input(game, given)?;
            game.input(given)
        }
    })
}

/// Makes moves and stops at the first illegal one.
fn moved(game: &mut dyn AnySession, moves: &[String]) -> Acted {
    moves.iter().try_for_each(|action| game.play(action))?;
    Ok(!moves.is_empty())
}

fn input(game: &dyn AnySession, given: InputRequest) -> Result<Input, ApiError> {
    let unknown = || ApiError::bad(message!("server-bad-action", known = ACTIONS));
    Ok(match given {
        InputRequest::Act => Input::Act,
        InputRequest::ActSecondary => Input::ActOther,
        InputRequest::Clear => Input::Clear,
        InputRequest::Cancel => Input::Cancel,
        InputRequest::Arrow([rows, columns]) => Input::Arrow(rows.0, columns.0),
        InputRequest::Key(key) => Input::Key(key),
        InputRequest::Mark(digit) => Input::Mark(digit),
        InputRequest::Number(number) => Input::Number(number),
        InputRequest::Press(at) => Input::Press(place(game, &at)?),
        InputRequest::PressSecondary(at) => Input::PressOther(place(game, &at)?),
        InputRequest::Drag([from, to]) => Input::Drag(place(game, &from)?, place(game, &to)?),
        InputRequest::Take([piece, by]) => match place(game, &by)? {
            Place::Cell(cell) => Input::Take(place(game, &piece)?, cell),
            _ => return Err(unknown()),
        },
    })
}

/// Parses a place: a cell, such as `r3c5`, or a piece or vehicle in the scene, such as
/// `piece B`. Returns an error if there is no such place.
fn place(game: &dyn AnySession, PlaceText(text): &PlaceText) -> Result<Place, ApiError> {
    let piece = |letter: char| {
        let scene = game.scene();
        let mut bodies = scene.bodies.iter().chain(&scene.tray);
        bodies.find(|body| body.letter == letter).map(Body::place)
    };
    let only = |text: &str| {
        let mut characters = text.chars();
        characters.next().filter(|_| characters.next().is_none())
    };
    let found = match text.strip_prefix("piece ").or(text.strip_prefix("vehicle ")).and_then(only) {
        Some(letter) => piece(letter),
        None => Cell::from_text(text).map(Place::Cell),
    };
    let shown: String = text.chars().take(20).collect();
    found.ok_or_else(|| ApiError::bad(message!("server-bad-place", text = shown)))
}
