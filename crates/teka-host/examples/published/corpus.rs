//! The published puzzles and tables.

use std::collections::HashMap;
use std::path::{Path, PathBuf};

/// Where the cases are, and how long one may take.
pub struct Corpus {
    folder: PathBuf,
    /// Cases with more nodes than this by the published count are left out.
    most: u64,
}

/// One line of a table, by the names of its columns.
pub struct Line(HashMap<String, String>);

impl Corpus {
    /// The cases of the repository.
    pub fn new(most: u64) -> Self {
        let top = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        Self { folder: top.join("corpus/published"), most }
    }

    /// The lines of a table below its heading.
    ///
    /// # Panics
    /// If there is no such table, for the repository has it.
    pub fn table(&self, path: &str) -> Vec<Line> {
        let text = self.text(path).unwrap_or_else(|| panic!("no table {path}"));
        let mut lines = text.lines();
        let head: Vec<String> = fields(lines.next().unwrap_or_default()).collect();
        lines.map(|line| Line(head.iter().cloned().zip(fields(line)).collect())).collect()
    }

    /// The text of a file, if it is there.
    pub fn text(&self, path: &str) -> Option<String> {
        std::fs::read_to_string(self.folder.join(path)).ok()
    }

    /// True if a case with this published number of nodes is to be run.
    pub fn is_quick_enough(&self, nodes: &str) -> bool {
        nodes.parse().is_ok_and(|nodes: u64| nodes <= self.most) || nodes.is_empty()
    }
}

impl Line {
    /// What stands in a column; nothing where the line is short.
    pub fn get(&self, column: &str) -> &str {
        self.0.get(column).map_or("", String::as_str)
    }
}

fn fields(line: &str) -> impl Iterator<Item = String> {
    line.split('\t').map(str::to_owned)
}
