//! The guided dialogue: it asks for the file, the algorithm and its parameters, shows the
//! result with its figures, offers to save it, and continues with the next puzzle. It is for
//! people who do not want to remember options, so none of its sentences mentions one.

mod choices;
mod question;
mod reading;
mod saving;

use std::io::IsTerminal;

use teka_core::any::AnyPuzzle;
use teka_host::answer::Wanted;
use teka_host::search::Search;

use crate::commands::{self, Solved, Task};
use crate::exit::Exit;
use crate::face::{Face, Leniency};
use crate::options;
use crate::problems::Trouble;
use crate::progress::with_progress;
use question::{Leave, show, yes};
use reading::Opened;

/// Leads through one puzzle after another. An empty line where a file is asked for, or the
/// end of input anywhere, ends it.
pub fn run(face: &mut Face) -> Result<Exit, Trouble> {
    face.leniency = Leniency::Question;
    match lead(face) {
        Ok(()) | Err(Leave::EndOfInput) => Ok(Exit::Answered),
        Err(Leave::Trouble(trouble)) => Err(trouble),
    }
}

fn lead(face: &mut Face) -> Result<(), Leave> {
    show(&format!("{}\n", face.words.id("dialogue-welcome")))?;
    while let Some(opened) = reading::ask(face)? {
        solve(&opened, face)?;
    }
    Ok(())
}

fn solve(opened: &Opened, face: &mut Face) -> Result<(), Leave> {
    let puzzle = opened.puzzle.as_ref();
    let (method, args) = choices::ask(puzzle, face)?;
    face.watching = std::io::stderr().is_terminal() && yes(&face.words.id("dialogue-live"), face)?;
    // What stopped the last search must not stop this one.
    face.renew();
    let face = &*face;
    show(&introduction(puzzle, face))?;
    let search = Search { method, args, budget: options::unlimited(face) };
    let warnings = opened.warnings.clone();
    let task = Task { name: opened.name.clone(), puzzle, warnings, many: false };
    // From this message on, Ctrl-C stops the search.
    let answer = face.searching(|| {
        show(&format!("{}\n", face.words.id("dialogue-solving")))?;
        Ok::<_, Leave>(with_progress(face, 1, |progress| {
            commands::solve_one(face, &task, &search, Wanted::One, progress)
        }))
    })?;
    let solved = face.searching(|| Solved::new(&task, &search, &answer));
    let lines = [solved.account(face), face.searching(|| solved.details(face))].concat();
    show(&format!("{}{}\n", solved.result(face.color, face), lines.join("\n")))?;
    saving::offer(&solved, face)
}

/// What the puzzle is, what is wanted, its board and the pieces that wait beside it.
fn introduction(puzzle: &dyn AnyPuzzle, face: &Face) -> String {
    let id = puzzle.family().info().id;
    let words = |what: &str| face.words.id(&format!("{id}-{what}"));
    let (scene, color) = (puzzle.scene(), face.color);
    let board = teka_render::board(&scene, color);
    let tray = match teka_render::tray(&scene, color) {
        none if none.is_empty() => none,
        pieces => format!("{}\n{pieces}", face.words.id("dialogue-pieces")),
    };
    format!("{}: {}\n{board}{tray}", words("title"), words("goal"))
}
