//! Runs that were made, in memory and in a file that only grows.

use std::collections::HashSet;
use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::PathBuf;

use teka_host::files;

use super::Failure;

const HEADING: &str = "scenario,puzzle,seed,success,seconds,filled,individuals";

/// What tells a run from others: scenario, puzzle and seed.
pub type Key = (String, String, u64);

/// One run and what came of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Run {
    pub scenario: String,
    pub puzzle: String,
    pub seed: u64,
    pub success: bool,
    pub seconds: f64,
    /// Cells the rules filled.
    pub filled: usize,
    pub individuals: u64,
}

impl Run {
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split(',');
        let run = Self {
            scenario: fields.next()?.to_string(),
            puzzle: fields.next()?.to_string(),
            seed: fields.next()?.parse().ok()?,
            success: match fields.next()? {
                "1" => true,
                "0" => false,
                _ => return None,
            },
            seconds: fields.next()?.parse().ok()?,
            filled: fields.next()?.parse().ok()?,
            individuals: fields.next()?.parse().ok()?,
        };
        fields.next().is_none().then_some(run)
    }

    fn line(&self) -> String {
        let Self { scenario, puzzle, seed, seconds, filled, individuals, .. } = self;
        let success = u8::from(self.success);
        format!("{scenario},{puzzle},{seed},{success},{seconds:.6},{filled},{individuals}\n")
    }

    pub fn key(&self) -> Key {
        (self.scenario.clone(), self.puzzle.clone(), self.seed)
    }

    /// The size its puzzle's name begins with.
    pub fn size(&self) -> &str {
        self.puzzle.split('_').next().unwrap_or_default()
    }
}

/// All runs so far.
pub struct Runs {
    file: File,
    all: Vec<Run>,
    known: HashSet<Key>,
}

impl Runs {
    /// The runs of a file, which need not be there. A line that was cut off, as by
    /// a crash, is dropped: that run is made again.
    pub fn open(path: PathBuf) -> Result<Self, Failure> {
        let text = if path.exists() { std::fs::read_to_string(&path)? } else { String::new() };
        if !text.is_empty() && !HEADING.starts_with(text.lines().next().unwrap_or_default()) {
            return Err(format!("{}: not a file of runs; it is left alone", path.display()).into());
        }
        let mut known = HashSet::new();
        let mut all: Vec<Run> = text.split_inclusive('\n').filter_map(whole_line).collect();
        all.retain(|run| known.insert(run.key()));
        let lines: String = all.iter().map(Run::line).collect();
        files::write(&path, format!("{HEADING}\n{lines}").as_bytes())?;
        let file = OpenOptions::new().append(true).open(&path)?;
        Ok(Self { file, all, known })
    }

    pub fn has(&self, key: &Key) -> bool {
        self.known.contains(key)
    }

    /// Keeps a run, in the file first.
    pub fn add(&mut self, run: Run) -> Result<(), Failure> {
        self.file.write_all(run.line().as_bytes())?;
        self.known.insert(run.key());
        self.all.push(run);
        Ok(())
    }

    /// The runs, in an order that does not depend on which was finished first.
    pub fn into_sorted(mut self) -> Vec<Run> {
        self.all.sort_by_cached_key(Run::key);
        self.all
    }
}

fn whole_line(line: &str) -> Option<Run> {
    Run::read(line.strip_suffix('\n')?)
}
