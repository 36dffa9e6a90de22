//! Pictures as files.

use std::time::Instant;

use teka_core::message;
use teka_core::scene::Scene;
use teka_core::session::AnySession;
use teka_render::{MAX_FRAMES, RenderError, Theme};

use super::Reply;
use crate::ask::Ask;
use crate::opened;
use crate::trouble::Trouble;

/// Draws the position, or all positions from the start to it.
pub fn draw(ask: &Ask) -> Result<Reply, Trouble> {
    let (mut game, theme) = (opened::game(ask)?, ask.theme()?);
    let ending = ask.choice("kind", &["svg", "png", "gif"])?;
    let (kind, bytes) = match ending {
        "png" => ("image/png", teka_render::png(&game.scene(), theme)),
        "gif" => ("image/gif", film(game.as_mut(), theme, ask)),
        _ => ("image/svg+xml", Ok(teka_render::svg(&game.scene(), theme).into_bytes())),
    };
    let failed =
        |error: RenderError| Trouble::bad(message!("server-cannot-draw", what = error.to_string()));
    let name = format!("{}.{ending}", game.puzzle().family().info().id);
    Ok(Reply::File { kind, name, bytes: bytes.map_err(failed)? })
}

fn film(game: &mut dyn AnySession, theme: Theme, ask: &Ask) -> Result<Vec<u8>, RenderError> {
    let made = game.made();
    if made >= MAX_FRAMES {
        return Err(RenderError::TooManyFrames { count: made + 1, most: MAX_FRAMES });
    }
    game.reset();
    let mut frames: Vec<Scene> = vec![game.scene()];
    while game.made() < made && game.redo() {
        frames.push(game.scene());
    }
    frames.extend(game.epilogue());
    let until = Instant::now() + ask.shared.limits.time;
    let goes_on = || !ask.cancel.is_asked() && Instant::now() < until;
    teka_render::gif_while(&frames, theme, &goes_on)
}
