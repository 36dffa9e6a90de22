//! Opening, converting and drawing of games, and the state that clients keep.

mod generate;
mod play;

pub use generate::{daily, generate};
pub use play::{play, rewind};

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use teka_core::any::AnyFamily;
use teka_core::control::Stop;
use teka_core::diagnostic::Diagnostics;
use teka_core::family::{Gesture, Key, KeyValue, Progress, Status, Strictness};
use teka_core::message;
use teka_core::message::Message;
use teka_core::place::{Cell, Place};
use teka_core::registry;
use teka_core::scene::{self, Role};
use teka_core::session::{AnySession, Figures};
use teka_host::json::{self, Diagnostic, Judgement, Mistake, Reason};
use teka_host::puzzles::{Job, Source};
use teka_render::{MAX_FRAMES, RenderError, Theme};
use teka_text::Words;

use crate::context::Context;
use crate::endpoint::File;
use crate::error::ApiError;
use crate::picture::{Picture, cells};
use crate::request::{GameFields, LookFields, Named, Request, UiFields, reading, theme};

/// The state of a game.
#[derive(Serialize, JsonSchema)]
pub struct State {
    /// The id of the puzzle family.
    puzzle: &'static str,
    /// The game as text. Keep it and send it with the next request.
    game: String,
    /// The cursor and everything else that Undo does not change, as text. Keep it and send it with
    /// the next request.
    ui: String,
    /// The size of the puzzle, such as `8×8`.
    size: String,
    /// How far the position has come, whether right or wrong. Null if the moves made say nothing
    /// about it.
    progress: Option<ProgressReply>,
    /// The number of moves made, which can be undone.
    made: usize,
    /// The number of undone moves, which can be redone.
    undone: usize,
    /// Whether the position is solved, and its mistakes.
    status: StatusReply,
    /// The figures of the moves made so far, by the names that the family defines.
    #[schemars(with = "BTreeMap<String, i64>")]
    figures: Map<String, Json>,
    /// Keys that should also be available as buttons.
    keys: Vec<KeyReply>,
    /// Forms of assistance that can be switched on and off.
    aids: Vec<KeyReply>,
    #[serde(flatten)]
    picture: Picture,
}

/// How far a position has come.
#[derive(Serialize, JsonSchema)]
struct ProgressReply {
    done: usize,
    total: usize,
    /// Both numbers as a phrase, such as `19 of 36 cells`.
    text: String,
}

/// Whether the position is solved, and its mistakes.
#[derive(Serialize, JsonSchema)]
pub struct StatusReply {
    pub outcome: Judgement,
    pub mistakes: Vec<MistakeInWords>,
}

/// A mistake and the cells that its text mentions.
#[derive(Serialize, JsonSchema)]
pub struct MistakeInWords {
    #[serde(flatten)]
    pub mistake: Mistake,
    /// The message, split into parts. Missing for an answer that was checked as text.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub parts: Option<Vec<TextPart>>,
}

/// A part of a sentence and the cells it mentions.
#[derive(Serialize, JsonSchema)]
pub struct TextPart {
    pub text: String,
    cells: Vec<String>,
}

/// A key that should also be available as a button.
#[derive(Serialize, JsonSchema)]
struct KeyReply {
    /// The character to send as the input `key`, or the digits of a whole number.
    key: String,
    /// The number to send as the input `number` instead, if the key stands for a whole number.
    number: Option<u8>,
    /// The name of the key's function, for programs. Null if the character is self-explanatory.
    name: Option<&'static str>,
    label: String,
    /// Whether the key is switched on. Null if it is not a switch.
    on: Option<bool>,
    /// How often the number is still to be placed. Null if that is unknown or not wanted.
    left: Option<u16>,
    /// The gesture that does the same while a piece is carried.
    gesture: Option<GestureName>,
}

/// A gesture on a piece that the pointer carries.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum GestureName {
    /// Rotates the piece clockwise.
    Turn,
    /// Rotates the piece counterclockwise.
    TurnBack,
    /// Flips the piece.
    Flip,
}

impl From<Gesture> for GestureName {
    fn from(gesture: Gesture) -> Self {
        match gesture {
            Gesture::Turn => Self::Turn,
            Gesture::TurnBack => Self::TurnBack,
            Gesture::Flip => Self::Flip,
        }
    }
}

/// A result that is missing because a limit was reached.
#[derive(Serialize, JsonSchema)]
pub struct Stopped {
    pub outcome: StoppedOutcome,
    pub reason: Reason,
    /// A description of the reason.
    pub message: String,
}

/// The outcome of work that a limit stopped.
#[derive(Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum StoppedOutcome {
    Stopped,
}

impl Stopped {
    /// Creates the reply for work that was stopped.
    pub fn new(stop: Stop, words: &Words) -> Self {
        let (reason, message) = (stop.into(), why(stop, words));
        Self { outcome: StoppedOutcome::Stopped, reason, message }
    }
}

/// Returns the reason for a stop as a sentence.
pub fn why(stop: Stop, words: &Words) -> String {
    words.id(&format!("stop-{}", stop.name()))
}

/// A request to open a puzzle or a saved game.
#[derive(Deserialize, JsonSchema)]
pub struct OpenRequest {
    /// A puzzle in any format, or a saved game.
    text: String,
    /// The id of the puzzle family. Detected if it is missing.
    family: Option<Named<&'static dyn AnyFamily>>,
    /// Whether to ignore minor inconsistencies in the puzzle.
    lenient: Option<bool>,
    /// The index of the puzzle in a text with several, from 0.
    #[schemars(range(min = 0, max = 4294967295u32))]
    entry: Option<u32>,
    #[serde(flatten)]
    look: StateFields,
}

impl Request for OpenRequest {}

/// How the state is shown.
#[derive(Deserialize, JsonSchema)]
pub struct StateFields {
    #[serde(flatten)]
    look: LookFields,
    /// Whether to report mistakes without highlighting them on the board.
    hide_mistakes: Option<bool>,
}

/// An opened game.
#[derive(Serialize, JsonSchema)]
pub struct OpenReply {
    #[serde(flatten)]
    state: State,
    /// The name that the text gives the puzzle.
    name: Option<String>,
    /// Warnings about the text.
    warnings: Vec<Diagnostic>,
    /// The puzzles in the text. Empty for a saved game.
    entries: Vec<EntryReply>,
}

/// A puzzle in a text.
#[derive(Clone, Serialize, JsonSchema)]
struct EntryReply {
    name: Option<String>,
    /// Its first line, counted from 1.
    line: usize,
}

/// Opens a puzzle in any format, or a saved game.
pub fn open(context: &Context, request: OpenRequest) -> Result<OpenReply, ApiError> {
    let entry = request.entry.unwrap_or(0) as usize;
    let family = request.family.map(|family| family.0);
    let how = How { family, reading: reading(request.lenient), entry };
    let Opened { game, warnings, entries } = opened(context, &request.text, how)?;
    Ok(OpenReply {
        state: State::new(context, game.as_ref(), &request.look),
        name: entries.get(entry).and_then(|entry| entry.name.clone()),
        warnings: json::diagnostics(&warnings, &|message| context.words().say(message)),
        entries,
    })
}

/// A request to write a puzzle in another format.
#[derive(Deserialize, JsonSchema)]
pub struct ConvertRequest {
    #[serde(flatten)]
    game: GameFields,
    /// The name of the format.
    to: String,
}

impl Request for ConvertRequest {}

/// A puzzle as text.
#[derive(Serialize, JsonSchema)]
pub struct ConvertReply {
    text: String,
    format: String,
}

/// Writes the puzzle of a game in another format of its family.
pub fn convert(context: &Context, request: ConvertRequest) -> Result<ConvertReply, ApiError> {
    let puzzle = game(context, &request.game, None)?.puzzle();
    Ok(ConvertReply { text: puzzle.write(&request.to)?, format: request.to })
}

/// A request to draw a game.
#[derive(Deserialize, JsonSchema)]
pub struct DrawRequest {
    #[serde(flatten)]
    game: GameFields,
    /// The file type; SVG by default.
    kind: Option<FileKind>,
    /// The theme; `light` by default.
    theme: Option<Named<Theme>>,
}

impl Request for DrawRequest {}

/// A file type.
#[derive(Clone, Copy, Default, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum FileKind {
    #[default]
    Svg,
    Png,
    Gif,
}

/// Draws the position, or all positions up to it if the file type is GIF.
pub fn draw(context: &Context, request: DrawRequest) -> Result<File, ApiError> {
    let mut game = game(context, &request.game, None)?;
    let theme = theme(request.theme);
    let (ending, media_type, bytes) = match request.kind.unwrap_or_default() {
        FileKind::Svg => {
            let svg = teka_render::svg(&game.scene(), theme);
            ("svg", "image/svg+xml", Ok(svg.into_bytes()))
        }
        FileKind::Png => ("png", "image/png", teka_render::png(&game.scene(), theme)),
        FileKind::Gif => ("gif", "image/gif", film(context, game.as_mut(), theme)),
    };
    let failed = |error: RenderError| {
        ApiError::bad(message!("server-cannot-draw", what = error.to_string()))
    };
    let name = format!("{}.{ending}", game.puzzle().family().info().id);
    Ok(File { media_type, name, bytes: bytes.map_err(failed)? })
}

fn film(
    context: &Context,
    game: &mut dyn AnySession,
    theme: Theme,
) -> Result<Vec<u8>, RenderError> {
    let made = game.made();
    if made >= MAX_FRAMES {
        return Err(RenderError::TooManyFrames { count: made + 1, most: MAX_FRAMES });
    }
    game.reset();
    let mut frames: Vec<scene::Scene> = vec![game.scene()];
    while game.made() < made && game.go(game.made() + 1) {
        frames.push(game.scene());
    }
    frames.extend(game.epilogue());
    let (clock, began) = (context.api.clock, context.api.clock.now());
    let has_time = || clock.since(began) < context.api.limits.time;
    teka_render::gif_while(&frames, theme, &|| !context.cancel.is_asked() && has_time())
}

impl State {
    /// Creates the state of a game.
    pub fn new(context: &Context, game: &dyn AnySession, fields: &StateFields) -> Self {
        let words = context.words();
        // The player knows the previous move; its marks would compete with those of a hint.
        let mut scene = game.scene().at_rest();
        if fields.hide_mistakes == Some(true) {
            scene.lights.retain(|light| light.role != Role::Mistake);
        }
        let puzzle = game.puzzle();
        Self {
            puzzle: puzzle.family().info().id,
            game: game.save(),
            ui: game.ui(),
            size: words.say(&puzzle.size()),
            progress: game.progress().map(|progress| ProgressReply::new(&progress, words)),
            made: game.made(),
            undone: game.undone(),
            status: status(game, &game.status(), words),
            figures: figures(&game.figures()),
            keys: game.keys().iter().map(|key| KeyReply::new(key, words)).collect(),
            aids: game.aids().iter().map(|key| KeyReply::new(key, words)).collect(),
            picture: Picture::new(&scene, fields.look.look(), Some(words)),
        }
    }
}

impl ProgressReply {
    fn new(progress: &Progress, words: &Words) -> Self {
        let Progress { done, total, message } = progress;
        Self { done: *done, total: *total, text: words.say(message) }
    }
}

impl KeyReply {
    fn new(key: &Key, words: &Words) -> Self {
        let (value, number) = match key.value {
            KeyValue::Sign(sign) => (sign.to_string(), None),
            KeyValue::Number(number) => (number.to_string(), Some(number)),
        };
        let about = key.about.as_ref();
        let name = about.and_then(|about| about.id.split_once("-key-")).map(|(_, name)| name);
        let label = about.map_or_else(|| value.clone(), |about| words.say(about));
        let (on, left) = (key.is_on, key.left);
        Self {
            key: value,
            number,
            name,
            label,
            on,
            left,
            gesture: key.gesture.map(GestureName::from),
        }
    }
}

/// Returns the figures by name.
pub fn figures(figures: &Figures) -> Map<String, Json> {
    figures.iter().map(|(name, number)| ((*name).to_owned(), Json::from(*number))).collect()
}

/// Returns whether the position of a game is solved, and its mistakes.
pub fn status(game: &dyn AnySession, status: &Status, words: &Words) -> StatusReply {
    let (outcome, mistakes) = json::judgement(status, &|message| words.say(message));
    let messages: Vec<&Message> = match status {
        Status::Solved => Vec::new(),
        Status::Open { missing } => vec![missing],
        Status::Broken(violations) => violations.iter().map(|it| &it.message).collect(),
    };
    let mistakes = mistakes.into_iter().zip(messages);
    let mistakes = mistakes.map(|(mistake, message)| MistakeInWords {
        mistake,
        parts: Some(parts(message, words, &|place| game.cells(place))),
    });
    StatusReply { outcome, mistakes: mistakes.collect() }
}

/// Splits a sentence into parts. A part that mentions places has their cells.
pub fn parts(message: &Message, words: &Words, of: &dyn Fn(Place) -> Vec<Cell>) -> Vec<TextPart> {
    linked(&words.said(message), of)
}

/// Returns the parts of a sentence with the cells that each mentions.
pub fn linked(said: &[teka_text::Said], of: &dyn Fn(Place) -> Vec<Cell>) -> Vec<TextPart> {
    let part = |said: &teka_text::Said| {
        let mentioned: Vec<Cell> = said.places.iter().flat_map(|place| of(*place)).collect();
        TextPart { text: said.text.clone(), cells: cells(&mentioned) }
    };
    said.iter().map(part).collect()
}

/// Loads the game of a request, including its cursor. A saved game also records how strictly to
/// read its puzzle.
pub fn game(
    context: &Context,
    fields: &GameFields,
    ui: Option<&UiFields>,
) -> Result<Box<dyn AnySession>, ApiError> {
    let how = How { reading: fields.reading(), ..How::default() };
    let mut game = opened(context, &fields.game, how)?.game;
    if let Some(ui) = ui.and_then(|fields| fields.ui.as_deref()) {
        game.set_ui(ui);
    }
    Ok(game)
}

/// The content of a text.
struct Opened {
    game: Box<dyn AnySession>,
    warnings: Diagnostics,
    entries: Vec<EntryReply>,
}

/// How to read a text.
#[derive(Clone, Copy, Default)]
struct How {
    family: Option<&'static dyn AnyFamily>,
    reading: Strictness,
    /// The index of the puzzle in a text with several, from 0.
    entry: usize,
}

fn opened(context: &Context, text: &str, how: How) -> Result<Opened, ApiError> {
    let opened = match registry::saved_game(text) {
        Some(family) => {
            let game = family.load(text)?;
            Opened { game, warnings: Diagnostics::default(), entries: Vec::new() }
        }
        None => puzzle(text, how)?,
    };
    bounded(context, opened)
}

fn puzzle(text: &str, how: How) -> Result<Opened, ApiError> {
    let source = Source::new("", text.as_bytes().to_vec())?;
    let jobs = source.jobs(how.family, how.reading)?;
    let job = jobs.get(how.entry).ok_or_else(|| {
        let (count, entry) = (jobs.len(), how.entry);
        ApiError::bad(message!("server-no-entry", count = count, entry = entry))
    })?;
    let read = job.read()?;
    let entry = |job: &Job| EntryReply {
        name: job.entry.name.as_deref().map(str::to_owned),
        line: job.entry.line,
    };
    let entries = jobs.iter().take(MOST_ENTRIES).map(entry).collect();
    Ok(Opened { game: read.value.session(), warnings: read.warnings, entries })
}

/// The maximum number of puzzles listed for one text.
const MOST_ENTRIES: usize = 10_000;

/// Returns an error if the board or the game exceeds the limits.
fn bounded(context: &Context, opened: Opened) -> Result<Opened, ApiError> {
    let limits = &context.api.limits;
    let scene = opened.game.scene();
    if scene.rows.max(scene.columns) > limits.board_side {
        return Err(ApiError::too_large(message!(
            "server-board-too-large",
            rows = scene.rows,
            columns = scene.columns,
            most = limits.board_side
        )));
    }
    within_moves(opened.game.as_ref(), context)?;
    Ok(opened)
}

/// Returns an error if a game has more moves than the limits allow.
fn within_moves(game: &dyn AnySession, context: &Context) -> Result<(), ApiError> {
    let (count, most) = (game.made() + game.undone(), context.api.limits.moves);
    if count > most {
        let message = message!("server-too-many-moves", count = count, most = most);
        return Err(ApiError::too_large(message));
    }
    Ok(())
}
