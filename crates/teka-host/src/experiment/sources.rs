//! The puzzles of an experiment: files, name patterns, folders, and puzzles generated from seeds.

use std::collections::HashMap;
use std::ops::{Range, RangeInclusive};
use std::path::{Component, Path, PathBuf};

use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::{Control, Limits, Stop};
use teka_core::family::Strictness;
use teka_core::message;
use teka_core::message::Message;

use super::Refused;
use super::file::Text;
use super::pattern::{Pattern, is_pattern, natural};
use super::plan::Puzzle;
use crate::files;
use crate::generate::Recipe;
use crate::puzzles::Source;
use crate::watch::{Cancel, Watch};

/// A set of puzzles in the plan.
pub struct Set {
    /// The byte range in the text of the plan.
    pub at: Range<usize>,
    /// How the puzzles are grouped.
    pub grouping: Grouping,
    /// Where the puzzles come from.
    pub origin: Origin,
}

/// Where puzzles come from.
pub enum Origin {
    /// Files, patterns and folders.
    Files(Vec<Text>),
    /// Generated puzzles, one for each seed.
    Generated {
        /// The generator and its parameters.
        recipe: Recipe,
        /// The seeds.
        seeds: RangeInclusive<u64>,
    },
}

/// The group that a puzzle belongs to.
#[derive(Clone, Debug)]
pub enum Grouping {
    /// The same group for all puzzles.
    Named(String),
    /// The part of each name before this text.
    Before(String),
}

impl Grouping {
    /// Returns the group of the puzzle with this name.
    pub fn of(&self, name: &str) -> String {
        match self {
            Self::Named(group) => group.clone(),
            Self::Before(text) => name.split(text.as_str()).next().unwrap_or_default().to_owned(),
        }
    }
}

/// A puzzle and its file.
pub struct Loaded {
    /// The puzzle.
    pub puzzle: Puzzle,
    /// Its file without the extension, as named in the plan. Empty for generated puzzles.
    pub path: String,
}

/// A reader of the files of one experiment.
pub struct Loader<'a> {
    /// The folder that names are relative to.
    pub folder: &'a Path,
    /// The family, if the plan names one.
    pub family: Option<&'static dyn AnyFamily>,
    /// How strictly puzzles are read.
    pub reading: Strictness,
    /// The token that cancels the generation of puzzles.
    pub cancel: &'a Cancel,
}

impl Loader<'_> {
    /// Returns the files that a name refers to: one file, the files in a folder, or those that
    /// match a pattern. Returns an empty list if there are none.
    pub fn files(&self, name: &str) -> Vec<PathBuf> {
        let mut found = vec![self.folder.to_path_buf()];
        for component in Path::new(name).components() {
            let text = component.as_os_str().to_string_lossy();
            let is_pattern = matches!(component, Component::Normal(_)) && is_pattern(&text);
            let step = |path: &PathBuf| match is_pattern {
                true => children(path, &|name| Pattern::new(&text).matches(name)),
                false => vec![path.join(component)],
            };
            found = found.iter().flat_map(step).collect();
        }
        let files = |path: PathBuf| match path.is_dir() {
            true => {
                children(&path, &is_no_document).into_iter().filter(|path| path.is_file()).collect()
            }
            false => vec![path],
        };
        found.into_iter().flat_map(files).filter(|path| path.exists()).collect()
    }

    /// Reads the puzzles in a file. Returns an error if one is not valid.
    pub fn read(&self, path: &Path, grouping: &Grouping) -> Result<Vec<Loaded>, Refused> {
        let shown = path.display().to_string();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let refused = |text: &str, diagnostics| Refused::Input {
            name: shown.clone(),
            text: text.to_owned(),
            diagnostics,
        };
        let source =
            Source::new(&stem, files::read_file(path)?).map_err(|wrong| refused("", wrong))?;
        let jobs = source.jobs(self.family, self.reading);
        let jobs = jobs.map_err(|wrong| refused(&source.text, wrong))?;
        let relative = path.strip_prefix(self.folder).unwrap_or(path).with_extension("");
        let one = |job: &crate::puzzles::Job| {
            let read = job.read().map_err(|wrong| refused(&source.text, wrong))?;
            let name = job.name();
            let puzzle = Puzzle { group: grouping.of(&name), name, puzzle: read.value };
            Ok(Loaded { puzzle, path: relative.display().to_string() })
        };
        jobs.iter().map(one).collect()
    }

    /// Generates one puzzle for each seed, named after its group.
    pub fn generate(
        &self,
        recipe: &Recipe,
        seeds: RangeInclusive<u64>,
        grouping: &Grouping,
    ) -> Result<Vec<Loaded>, Stop> {
        let named = match grouping {
            Grouping::Named(group) if !group.is_empty() => group,
            _ => recipe.family.info().id,
        };
        let one = |seed: u64| {
            let puzzle = self.made(recipe, seed)?;
            let name = format!("{named} {seed}");
            let puzzle = Puzzle { group: grouping.of(&name), name, puzzle };
            Ok(Loaded { puzzle, path: String::new() })
        };
        seeds.map(one).collect()
    }

    fn made(&self, recipe: &Recipe, seed: u64) -> Result<Box<dyn AnyPuzzle>, Stop> {
        let mut watch = Watch::new(None, self.cancel, None);
        let mut control = Control::new(Limits::default(), &mut watch);
        recipe.make(seed, &mut control)
    }
}

/// Renames puzzles with the same name after the paths of their files. Returns an error if a name is
/// still not unique.
pub fn with_distinct_names(mut all: Vec<Loaded>) -> Result<Vec<Puzzle>, Message> {
    let names = counted(&all);
    for Loaded { puzzle, path } in &mut all {
        if names[&puzzle.name] > 1 && !path.is_empty() {
            puzzle.name.clone_from(path);
        }
    }
    let names = counted(&all);
    match all.iter().find(|one| names[&one.puzzle.name] > 1) {
        Some(Loaded { puzzle, .. }) => {
            Err(message!("experiment-double-puzzle", name = puzzle.name.as_str()))
        }
        None => Ok(all.into_iter().map(|loaded| loaded.puzzle).collect()),
    }
}

/// Counts the occurrences of each name.
fn counted(all: &[Loaded]) -> HashMap<String, usize> {
    let mut names = HashMap::new();
    for Loaded { puzzle, .. } in all {
        *names.entry(puzzle.name.clone()).or_default() += 1;
    }
    names
}

/// Returns the entries of a folder with matching names, in natural order and without hidden files.
fn children(folder: &Path, is_wanted: &dyn Fn(&str) -> bool) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    let mut names: Vec<String> =
        names.filter(|name| !name.starts_with('.') && is_wanted(name)).collect();
    // `a2` and `a02` have the same number, and the order must not depend on the file system.
    names.sort_by_cached_key(|name| (natural(name), name.clone()));
    names.iter().map(|name| folder.join(name)).collect()
}

/// Excludes plans and descriptions, which are often in the same folder as the puzzles.
fn is_no_document(name: &str) -> bool {
    !name.ends_with(".md") && !name.ends_with(".toml")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_patterns_and_folders_stand_for_files() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::create_dir(folder.path().join("in")).unwrap();
        for name in ["a10.txt", "a2.txt", "b.txt", ".a1.txt", "in/c.txt", "in/plan.toml"] {
            std::fs::write(folder.path().join(name), "").unwrap();
        }
        let (family, reading, cancel) = (None, Strictness::Strict, &Cancel::default());
        let loader = Loader { folder: folder.path(), family, reading, cancel };
        let check = |name: &str, expected: &[&str]| {
            let found: Vec<PathBuf> = loader.files(name);
            let expected: Vec<PathBuf> =
                expected.iter().map(|name| folder.path().join(name)).collect();
            assert_eq!(found, expected, "{name}");
        };
        check("b.txt", &["b.txt"]);
        check("a*.txt", &["a2.txt", "a10.txt"]);
        check("in", &["in/c.txt"]);
        check("i?/*.txt", &["in/c.txt"]);
        check("*/c.txt", &["in/c.txt"]);
        check("nothing*", &[]);
        check("none.txt", &[]);
    }

    #[test]
    fn names_with_the_same_numbers_have_one_order() {
        let folder = tempfile::tempdir().unwrap();
        let names = (0..20).rev().map(|zeros| format!("a{}2.txt", "0".repeat(zeros)));
        let expected: Vec<PathBuf> = names.map(|name| folder.path().join(name)).collect();
        expected.iter().rev().for_each(|path| std::fs::write(path, "").unwrap());
        assert_eq!(children(folder.path(), &|_| true), expected);
    }

    #[test]
    fn groups_are_named_or_begin_names() {
        let check = |grouping: Grouping, name: &str, expected: &str| {
            assert_eq!(grouping.of(name), expected, "{name}");
        };
        check(Grouping::Named("all".into()), "4x4_1", "all");
        check(Grouping::Before("_".into()), "4x4_1", "4x4");
        check(Grouping::Before("_".into()), "plain", "plain");
    }
}
