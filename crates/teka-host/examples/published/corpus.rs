//! The published puzzles and tables.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// The location of the cases, and the maximum size of a case.
pub struct Corpus {
    folder: PathBuf,
    /// The maximum published number of nodes. Larger cases are skipped.
    most: u64,
}

/// A line of a table, by column name.
pub struct Line(HashMap<String, String>);

impl Corpus {
    /// Returns the cases in the repository.
    pub fn new(most: u64) -> Self {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        Self { folder: top.join("corpus/published"), most }
    }

    /// Returns the lines of a table below its heading.
    ///
    /// # Panics
    /// If the table does not exist. The repository contains it.
    pub fn table(&self, path: &str) -> Vec<Line> {
        let text = self.text(path).unwrap_or_else(|| panic!("no table {path}"));
        let mut lines = text.lines();
        let head: Vec<String> = fields(lines.next().unwrap_or_default()).collect();
        lines.map(|line| Line(head.iter().cloned().zip(fields(line)).collect())).collect()
    }

    /// Returns the text of a file, or `None` if it does not exist.
    pub fn text(&self, path: &str) -> Option<String> {
        std::fs::read_to_string(self.folder.join(path)).ok()
    }

    /// Returns true if a case with this published number of nodes should run.
    pub fn is_quick_enough(&self, nodes: &str) -> bool {
        nodes.parse().is_ok_and(|nodes: u64| nodes <= self.most) || nodes.is_empty()
    }
}

impl Line {
    /// Returns the value in a column, or an empty string if the line is too short.
    pub fn get(&self, column: &str) -> &str {
        self.0.get(column).map_or("", String::as_str)
    }
}

fn fields(line: &str) -> impl Iterator<Item = String> {
    line.split('\t').map(str::to_owned)
}
