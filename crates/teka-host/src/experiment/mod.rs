//! Experiments: runs of several scenarios on the same puzzles, planned in a file, executed on all
//! threads, recorded in a journal, and reported in tables and charts.
//!
//! [`read`] parses a [`Plan`] from a file, and [`Experiment`] executes its runs. The same plan
//! gives the same results for any number of threads and interruptions. Times are kept separately.

mod csv;
mod file;
mod journal;
mod page;
mod pattern;
mod plan;
mod published;
mod record;
mod report;
mod sources;
mod summary;

pub use file::read;
pub use journal::NotResumed;
pub use pattern::Pattern;
pub use plan::Plan;

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Mutex, MutexGuard, PoisonError};

use teka_core::diagnostic::Diagnostics;
use teka_render::{Theme, chart};
use teka_text::Words;

use self::journal::{Folder, Journal};
use self::page::markdown;
use self::record::{Machine, Record};
use self::report::Report;
use self::summary::Results;
use crate::batch::{self, Event, ThreadPool};
use crate::files::{self, FileError};
use crate::watch::{Cancel, Progress};

/// The version of Teka that the results belong to.
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The revision of the results within a version. Increase it whenever the results of a method
/// change (an outcome, a count or a figure), so that no journal mixes runs of two algorithms.
const REVISION: u32 = 1;

const JOURNAL: &str = "journal.jsonl";
const SUCCESS_CHART: &str = "success.svg";
const NODES_CHART: &str = "nodes.svg";
const TIMES_CHART: &str = "times.svg";
/// The files that are written from the journal.
const OUTPUTS: [&str; 8] = [
    "runs.csv",
    "summary.csv",
    "times.csv",
    SUCCESS_CHART,
    NODES_CHART,
    TIMES_CHART,
    "report.md",
    "times.md",
];

/// The reason why a plan cannot be read.
#[derive(Debug)]
pub enum Refused {
    /// The plan, or a file it names, has errors.
    Input {
        /// The name of the file.
        name: String,
        /// The text of the file, for quoting lines.
        text: String,
        /// The errors.
        diagnostics: Diagnostics,
    },
    /// A file cannot be read.
    File(FileError),
}

impl From<FileError> for Refused {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

/// A plan with the records of its finished runs.
pub struct Experiment {
    plan: Plan,
    folder: Folder,
    journal: Mutex<Journal>,
}

/// The output of an experiment.
pub struct Written {
    /// The files.
    pub files: Vec<PathBuf>,
    /// The text of the pages.
    pub text: String,
    /// Whether the report lists wrong answers or contradictions.
    pub has_faults: bool,
}

impl Experiment {
    /// Continues the experiment in a folder, or starts one there.
    ///
    /// `start_over` discards the results of any experiment in the folder. Returns an error if the
    /// experiment cannot continue.
    pub fn open(plan: Plan, folder: &Path, start_over: bool) -> Result<Self, NotResumed> {
        let folder = Folder::open(folder, start_over)?;
        let (path, runs) = (folder.file(JOURNAL), plan.runs().len());
        let digest = plan.digest(VERSION, REVISION);
        let journal = match start_over {
            true => Journal::start_over(&path, &digest, runs)?,
            false => Journal::open(&path, &digest, runs)?,
        };
        Ok(Self { plan, folder, journal: Mutex::new(journal) })
    }

    /// Returns the plan.
    pub fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Returns the indices of the unfinished runs that match all of these patterns.
    pub fn missing(&self, only: &[Pattern]) -> Vec<usize> {
        let journal = self.locked();
        let runs = self.plan.runs().into_iter().enumerate().zip(journal.records());
        let missing =
            runs.filter(|((_, run), record)| record.is_none() && self.plan.is_like(*run, only));
        missing.map(|((index, _), _)| index).collect()
    }

    /// Executes runs until all are finished or cancelled. Each finished run is saved immediately.
    pub fn run(
        &self,
        wanted: &[usize],
        pool: &ThreadPool,
        cancel: &Cancel,
        progress: &Progress,
    ) -> Result<(), FileError> {
        let runs = self.plan.runs();
        let work = |index: &usize| {
            let record = Record::of(&self.plan, runs[*index], cancel, progress);
            let kept = record.map_or(Ok(()), |record| self.locked().add(*index, record));
            progress.done.fetch_add(1, Ordering::Relaxed);
            kept
        };
        let done = batch::in_order(pool, wanted, cancel, work, |event| match event {
            Event::Result(kept) => kept,
            Event::Pause => Ok(()),
        });
        done.and(self.locked().put_in_order())
    }

    /// Writes the tables, charts and pages of all finished runs.
    ///
    /// Returns an error if a file cannot be written.
    pub fn write(&self, words: &Words, theme: Theme, threads: usize) -> Result<Written, FileError> {
        let journal = self.locked();
        let results = Results::new(&self.plan, journal.records());
        let report =
            Report { results: &results, words, machine: Machine::this(), version: VERSION };
        let (report_page, times_page) = (report.results(), report.times(threads));
        let drawn = |chart| chart::svg(&chart, theme);
        let texts = [
            csv::runs(&results),
            csv::summary(&results),
            csv::times(&results),
            drawn(report.success_chart()),
            drawn(report.nodes_chart()),
            drawn(report.times_chart()),
            markdown(&report_page, true),
            markdown(&times_page, true),
        ];
        let files = OUTPUTS.map(|name| self.folder.file(name)).to_vec();
        for (path, text) in files.iter().zip(texts) {
            files::write(path, text.as_bytes())?;
        }
        let text = format!("{}\n{}", markdown(&report_page, false), markdown(&times_page, false));
        let has_faults = !results.faults().is_empty() || !results.contradictions().is_empty();
        Ok(Written { files, text, has_faults })
    }

    fn locked(&self) -> MutexGuard<'_, Journal> {
        self.journal.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
