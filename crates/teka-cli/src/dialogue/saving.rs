//! Saves the result in one or more files of any kind; asks before it overwrites a file.

use std::path::Path;

use teka_core::message;
use teka_core::message::Message;

use super::question::{Leave, ask, show, yes, yes_or_no};
use crate::commands::{ENDINGS, Solved};
use crate::face::Face;
use crate::output::{self, Kind, Picture, Target};
use crate::problems::{self, Trouble};

/// Asks for files until the reply is no.
pub fn offer(solved: &Solved, face: &Face) -> Result<(), Leave> {
    let mut question = message!("dialogue-save");
    let mut ending = "txt";
    while let Some(name) = ask_name(&question, ending, solved, face)? {
        match save(&name, solved, face) {
            Ok(false) => {}
            Ok(true) => {
                question = message!("dialogue-save-more");
                // A text comes first; what is wanted beside it is most likely a picture.
                ending = if solved.has_solution() { "png" } else { "txt" };
            }
            Err(Leave::Trouble(trouble)) if !matches!(trouble, Trouble::Closed) => {
                problems::tell(&trouble, face);
            }
            Err(leave) => return Err(leave),
        }
    }
    Ok(())
}

/// Asks whether to save, and under which name; the reply can also be a name.
fn ask_name(
    question: &Message,
    ending: &str,
    solved: &Solved,
    face: &Face,
) -> Result<Option<String>, Leave> {
    let reply = ask(&face.say(question))?;
    match yes_or_no(&reply) {
        Some(false) => return Ok(None),
        None if reply.is_empty() => return Ok(None),
        None => return Ok(Some(reply)),
        Some(true) => {}
    }
    let default = default_name(solved, ending, face);
    let known: Vec<String> = ENDINGS.iter().map(|ending| format!(".{ending}")).collect();
    let question =
        message!("dialogue-save-name", known = known.join(" "), default = default.as_str());
    let name = ask(&face.say(&question))?;
    Ok(Some(if name.is_empty() { default } else { name }))
}

/// A name in the current folder, after that of the puzzle's file.
fn default_name(solved: &Solved, ending: &str, face: &Face) -> String {
    let file = Path::new(solved.name()).file_name().unwrap_or_default().to_string_lossy();
    // A puzzle of many has its line behind a colon, which belongs to the stem.
    let (file, line) = file.split_once(':').map_or((&*file, ""), |(file, line)| (file, line));
    let stem = Path::new(file).file_stem().unwrap_or_default().to_string_lossy();
    let stem = if line.is_empty() { stem.into_owned() } else { format!("{stem}-{line}") };
    let name = face.say(&message!("dialogue-solution-name", stem = stem));
    format!("{name}.{ending}")
}

/// Saves a file; false if there was nothing to write or it was not to be replaced.
fn save(name: &str, solved: &Solved, face: &Face) -> Result<bool, Leave> {
    let Target { path, kind } = output::target_of(name, ENDINGS)?;
    if matches!(kind, Kind::Picture(_)) && !solved.has_solution() {
        let nothing = message!("nothing-to-draw", path = path.display().to_string());
        show(&format!("{}\n", face.say(&nothing)))?;
        return Ok(false);
    }
    let overwrite = message!("dialogue-overwrite", name = name);
    if path.exists() && !yes(&face.say(&overwrite), face)? {
        return Ok(false);
    }
    match kind {
        Kind::Picture(picture) => draw(&path, picture, solved, face)?,
        Kind::Json => output::save(&path, solved.json(face).as_bytes(), face)?,
        Kind::Text | Kind::Csv => output::save(&path, solved.file(face).as_bytes(), face)?,
    }
    Ok(true)
}

fn draw(path: &Path, picture: Picture, solved: &Solved, face: &Face) -> Result<(), Trouble> {
    let frames = solved.frames(Kind::Picture(picture));
    output::save_scenes(path, picture, &frames, Default::default(), face)
}
