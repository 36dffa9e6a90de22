//! `draw`: a picture of the puzzle, or of its solution.

use clap::ArgMatches;
use teka_core::message;
use teka_core::scene::Scene;
use teka_host::answer::{self, Outcome, Wanted};
use teka_host::search::Aim;

use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::output::{self, Kind, Sink, Target};
use crate::problems::Trouble;
use crate::progress::with_progress;
use crate::search::SearchOptions;

/// Draws one puzzle.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "svg", "png", "gif"])?;
    output::check_strip(matches, target.as_ref())?;
    let source = inputs::only_source(matches)?;
    let (_, puzzle) = inputs::only_puzzle(matches, &source, face)?;
    let frames = if matches.get_flag("solved") {
        let searches = SearchOptions::read(matches, puzzle.family(), Aim::Solve, face)?;
        let search = searches.search(puzzle.as_ref(), face);
        let answer = with_progress(face, 1, |progress| {
            answer::solve(puzzle.as_ref(), &search, Wanted::One, Some(progress), None)
        });
        match answer.solutions.first() {
            Some(found) => {
                output::frames(found.as_ref(), target.as_ref().map(|target| target.kind))
            }
            None => return Ok(nothing_to_draw(answer.outcome, face)),
        }
    } else {
        vec![puzzle.scene()]
    };
    show(matches, &frames, target, face)?;
    Ok(Exit::Answered)
}

fn show(
    matches: &ArgMatches,
    frames: &[Scene],
    target: Option<Target>,
    face: &Face,
) -> Result<(), Trouble> {
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        return output::save_solution(matches, path, *picture, frames, face);
    }
    let color = face.color && target.is_none();
    let last = frames.last().map(|scene| teka_render::diagram(scene, color));
    Sink::new(target).finish(&last.unwrap_or_default(), face)
}

fn nothing_to_draw(outcome: Outcome, face: &Face) -> Exit {
    face.tell(&match outcome {
        Outcome::Stopped(stop) => {
            let reason = face.words.id(&format!("stop-{}", stop.name()));
            face.say(&message!("draw-stopped", reason = reason))
                + "
"
        }
        Outcome::Solved | Outcome::Unsolvable => {
            face.say(&message!("no-solution"))
                + "
"
        }
    });
    outcome.into()
}
