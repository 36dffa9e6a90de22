//! From the text of a request to a game: a saved game, or a puzzle in any format.

use serde_json::{Value as Json, json};
use teka_core::any::AnyFamily;
use teka_core::diagnostic::Diagnostics;
use teka_core::family::Strictness;
use teka_core::message;
use teka_core::registry;
use teka_core::session::AnySession;
use teka_host::puzzles::{Job, Source};

use crate::ask::Ask;
use crate::trouble::Trouble;

/// What a text holds.
pub struct Opened {
    pub game: Box<dyn AnySession>,
    /// What was odd about it.
    pub warnings: Diagnostics,
    /// Every puzzle of the text: its name and its line.
    pub entries: Json,
}

/// How a text is to be read.
#[derive(Clone, Copy, Default)]
pub struct How {
    pub family: Option<&'static dyn AnyFamily>,
    pub reading: Strictness,
    /// Which of many puzzles, from 0.
    pub entry: usize,
}

/// The game in the field `game`, with its cursor. A saved game includes how strictly its
/// puzzle is read.
pub fn game(ask: &Ask) -> Result<Box<dyn AnySession>, Trouble> {
    let how = How { reading: ask.reading()?, ..How::default() };
    let mut game = open(ask, ask.text("game")?, how)?.game;
    if let Some(ui) = ask.maybe_text("ui")? {
        game.set_ui(ui);
    }
    Ok(game)
}

/// The game in a text.
pub fn open(ask: &Ask, text: &str, how: How) -> Result<Opened, Trouble> {
    let opened = match registry::saved_game(text) {
        Some(family) => saved(family.load(text)?),
        None => puzzle(text, how)?,
    };
    bounded(ask, opened)
}

fn saved(game: Box<dyn AnySession>) -> Opened {
    Opened { game, warnings: Diagnostics::default(), entries: json!([]) }
}

fn puzzle(text: &str, how: How) -> Result<Opened, Trouble> {
    let source = Source::new("", text.as_bytes().to_vec())?;
    let jobs = source.jobs(how.family, how.reading)?;
    let job = jobs.get(how.entry).ok_or_else(|| {
        let (count, entry) = (jobs.len(), how.entry);
        Trouble::bad(message!("server-no-entry", count = count, entry = entry))
    })?;
    let read = job.read()?;
    let name = |job: &Job| job.entry.name.as_deref().map(str::to_owned);
    let entries = jobs.iter().take(MOST_ENTRIES);
    let entries = entries.map(|job| json!({ "name": name(job), "line": job.entry.line })).collect();
    Ok(Opened { game: read.value.session(), warnings: read.warnings, entries })
}

/// More puzzles of one text are not listed.
const MOST_ENTRIES: usize = 10_000;

/// Refuses what is larger than a server wants to work on.
fn bounded(ask: &Ask, opened: Opened) -> Result<Opened, Trouble> {
    let limits = &ask.shared.limits;
    let scene = opened.game.scene();
    if scene.rows.max(scene.columns) > limits.side {
        return Err(Trouble::too_large(message!(
            "server-board-too-large",
            rows = scene.rows,
            columns = scene.columns,
            most = limits.side
        )));
    }
    let count = opened.game.made() + opened.game.undone();
    if count > limits.moves {
        let message = message!("server-too-many-moves", count = count, most = limits.moves);
        return Err(Trouble::too_large(message));
    }
    Ok(opened)
}
