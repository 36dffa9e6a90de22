//! The puzzles of an experiment, read and made by the family itself.

use std::path::{Path, PathBuf};

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::Family;
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, Puzzle};
use teka_host::files;

use super::Failure;

/// The largest puzzles the default variant is tried on.
const LARGEST: u8 = 12;

/// The grades new boards are asked to have; any, and the two hardest.
const GRADES: [&str; 3] = ["", "extreme", "unreasonable"];

/// A puzzle and its name, which begins with its size and `_`.
pub struct Named {
    pub name: String,
    pub puzzle: Puzzle,
}

/// The course's puzzles, by size and number.
pub fn course(folder: &Path) -> Result<Vec<Named>, Failure> {
    let inside = folder.join("course");
    let folder = if inside.is_dir() { &inside } else { folder };
    let entries = std::fs::read_dir(folder).map_err(|error| named(folder, error))?;
    let mut paths: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    paths.retain(|path| path.extension().is_some_and(|ending| ending == "txt"));
    let mut puzzles = paths.iter().map(|path| read(path)).collect::<Result<Vec<_>, _>>()?;
    if puzzles.is_empty() {
        return Err(named(folder, "no puzzles (*.txt)"));
    }
    puzzles.sort_by_key(|named| (named.puzzle.size(), named.name.len(), named.name.clone()));
    Ok(puzzles)
}

/// The course's puzzles and those of `large.jsonl` up to [`LARGEST`].
pub fn all(folder: &Path) -> Result<Vec<Named>, Failure> {
    let mut puzzles = course(folder)?;
    let path = folder.join("large.jsonl");
    if path.is_file() {
        let text = text(&path)?;
        let large = text.lines().map(|line| large(&path, line)).collect::<Result<Vec<_>, _>>()?;
        puzzles.extend(large.into_iter().filter(|named| named.puzzle.size() <= LARGEST));
    }
    Ok(puzzles)
}

/// New boards of the largest size, so many of each grade; the same ones every time.
pub fn fresh(boards: u64) -> Result<Vec<Named>, Failure> {
    let both = GRADES.iter().flat_map(|grade| (1..=boards).map(move |seed| (*grade, seed)));
    both.map(|(grade, seed)| {
        let mut settings = vec![("size".to_string(), LARGEST.to_string())];
        let word = if grade.is_empty() { "any" } else { grade };
        settings.extend((!grade.is_empty()).then(|| ("grade".to_string(), grade.to_string())));
        let args = Args::read(Calcudoku::generator(), &settings)
            .map_err(|refusal| format!("{settings:?}: {refusal:?}"))?;
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let puzzle = Calcudoku::generate(&args, seed, &mut control)
            .map_err(|stop| format!("{word} board {seed}: {}", stop.name()))?;
        Ok(Named { name: format!("{LARGEST}x{LARGEST} {word}_{seed}"), puzzle })
    })
    .collect()
}

fn read(path: &Path) -> Result<Named, Failure> {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(Named { puzzle: parse(path, &text(path)?)?, name })
}

/// One line of a file with a puzzle a line, as JSON.
fn large(path: &Path, line: &str) -> Result<Named, Failure> {
    let entry: serde_json::Value =
        serde_json::from_str(line).map_err(|error| named(path, error))?;
    let field = |name: &str| entry[name].as_str().ok_or_else(|| named(path, format!("no {name}")));
    Ok(Named { name: field("name")?.to_string(), puzzle: parse(path, field("text")?)? })
}

fn text(path: &Path) -> Result<String, Failure> {
    let bytes = files::read(&path.to_string_lossy())?;
    String::from_utf8(bytes).map_err(|error| named(path, error))
}

fn parse(path: &Path, text: &str) -> Result<Puzzle, Failure> {
    let read = Calcudoku::parse(text).map_err(|wrong| named(path, format!("{wrong:?}")))?;
    Ok(read.value)
}

fn named(path: &Path, what: impl std::fmt::Display) -> Failure {
    format!("{}: {what}", path.display()).into()
}
