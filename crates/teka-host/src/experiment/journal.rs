//! The output folder of an experiment and its journal.
//!
//! Each finished run is appended to the journal immediately, so that no finished run is repeated
//! after an interruption. Only one process at a time uses the folder, so that no runs are lost.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{BufRead, BufReader, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use serde_json::{Value as Json, json};

use super::record::Record;
use super::{JOURNAL, OUTPUTS};
use crate::files::{self, FileError};

/// A limit that is longer than any line of a journal.
const LONGEST_LINE: u64 = 1 << 20;

/// The reason why an experiment cannot continue from a journal. The file is not changed.
#[derive(Debug)]
pub enum NotResumed {
    /// It belongs to another plan or another version of Teka.
    Another,
    /// It is not a journal.
    Damaged,
    /// Another process is using the folder.
    Busy,
    /// It is missing, but this result already exists.
    Foreign(PathBuf),
    /// It cannot be read or written.
    File(FileError),
}

impl From<FileError> for NotResumed {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

/// The records of one plan.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    /// The first line, which must be the same to continue.
    head: String,
    file: File,
    /// The records of the finished runs, in the order of the plan.
    records: Vec<Option<Record>>,
}

impl Journal {
    /// Opens the journal of a plan with this digest and number of runs, or creates one.
    ///
    /// Truncated lines, as after a crash, are dropped and their runs are repeated. Returns an error
    /// if the experiment cannot continue from the journal.
    pub fn open(path: &Path, digest: &str, runs: usize) -> Result<Self, NotResumed> {
        let head = format!("{}\n", json!({ "experiment": digest, "runs": runs }));
        let mut records = vec![None; runs];
        match files::open(path) {
            Ok(file) => fill(&mut records, Lines::new(file, path), &head)?,
            Err(FileError::Missing(_)) => {}
            Err(error) => return Err(error.into()),
        }
        Ok(Self::begun(path, head, records)?)
    }

    /// Creates a new journal and replaces any existing one.
    pub fn start_over(path: &Path, digest: &str, runs: usize) -> Result<Self, FileError> {
        let head = format!("{}\n", json!({ "experiment": digest, "runs": runs }));
        Self::begun(path, head, vec![None; runs])
    }

    fn begun(path: &Path, head: String, records: Vec<Option<Record>>) -> Result<Self, FileError> {
        files::write(path, text(&head, &records).as_bytes())?;
        let opened = OpenOptions::new().append(true).open(path);
        let file = opened.map_err(|error| FileError::Other(path.to_path_buf(), error))?;
        Ok(Self { path: path.to_path_buf(), head, file, records })
    }

    /// Returns the record of each run in the order of the plan, or `None` for an unfinished run.
    pub fn records(&self) -> &[Option<Record>] {
        &self.records
    }

    /// Adds the record of a run, first to the file.
    pub fn add(&mut self, run: usize, record: Record) -> Result<(), FileError> {
        let written = self.file.write_all(record.line(run).as_bytes());
        written.map_err(|error| FileError::Other(self.path.clone(), error))?;
        self.records[run] = Some(record);
        Ok(())
    }

    /// Rewrites the records in the order of the plan instead of the order of completion.
    pub fn put_in_order(&mut self) -> Result<(), FileError> {
        let records = std::mem::take(&mut self.records);
        *self = Self::begun(&self.path, self.head.clone(), records)?;
        Ok(())
    }
}

fn text(head: &str, records: &[Option<Record>]) -> String {
    let known = records.iter().enumerate();
    let lines = known.filter_map(|(run, record)| Some(record.as_ref()?.line(run)));
    std::iter::once(head.to_owned()).chain(lines).collect()
}

/// Reads every complete line. The first one must be the head.
fn fill(records: &mut [Option<Record>], mut lines: Lines, head: &str) -> Result<(), NotResumed> {
    let first = lines.next()?.unwrap_or_default();
    if first != head {
        let is_head = |object: Json| object["experiment"].is_string() && object["runs"].is_u64();
        return Err(match serde_json::from_str(first).is_ok_and(is_head) {
            true => NotResumed::Another,
            false => NotResumed::Damaged,
        });
    }
    while let Some(line) = lines.next()? {
        let Some((run, record)) = Record::read(line) else { continue };
        if let Some(place) = records.get_mut(run) {
            *place = Some(record);
        }
    }
    Ok(())
}

/// The lines of a file, one at a time. A journal can be larger than any input that is read as a
/// whole.
struct Lines<'a> {
    source: BufReader<File>,
    path: &'a Path,
    bytes: Vec<u8>,
}

impl<'a> Lines<'a> {
    fn new(file: File, path: &'a Path) -> Self {
        Self { source: BufReader::new(file), path, bytes: Vec::new() }
    }

    /// Returns the next line with its line ending, or an empty string if it is not text. A line
    /// that is too long is returned in parts.
    fn next(&mut self) -> Result<Option<&str>, FileError> {
        self.bytes.clear();
        let read = self.source.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut self.bytes);
        let read = read.map_err(|error| FileError::Other(self.path.to_path_buf(), error))?;
        Ok((read > 0).then(|| std::str::from_utf8(&self.bytes).unwrap_or_default()))
    }
}

/// The file that is locked while an experiment runs. It stays in the folder, because removing it
/// would allow two processes to lock two files of this name.
const LOCK: &str = ".experiment.lock";

/// A folder that no other process uses.
pub struct Folder {
    path: PathBuf,
    /// The operating system releases the lock when the process ends.
    _lock: File,
}

impl Folder {
    /// Locks a folder and creates it if necessary.
    ///
    /// `start_over` removes the results of any experiment in it. Without it, results that cannot be
    /// continued are an error.
    pub fn open(path: &Path, start_over: bool) -> Result<Self, NotResumed> {
        std::fs::create_dir_all(path).map_err(failed(path))?;
        // Results without a journal belong to another program or cannot be continued. Nothing is
        // added to such a folder.
        let found = OUTPUTS.map(|name| path.join(name)).into_iter().find(|output| output.exists());
        if let Some(foreign) = found.filter(|_| !start_over && !path.join(JOURNAL).exists()) {
            return Err(NotResumed::Foreign(foreign));
        }
        let folder = Self { path: path.to_path_buf(), _lock: locked(&path.join(LOCK))? };
        folder.clean(start_over)?;
        Ok(folder)
    }

    /// Returns the path of a file in the folder.
    pub fn file(&self, name: &str) -> PathBuf {
        self.path.join(name)
    }

    /// Removes the incomplete files of killed processes, and all results when starting over. The
    /// journal is replaced, not removed, so that results are never in the folder without one.
    fn clean(&self, start_over: bool) -> Result<(), FileError> {
        for path in OUTPUTS.iter().chain([&JOURNAL]).map(|name| self.file(name)) {
            files::remove_drafts(&path);
        }
        for path in OUTPUTS.iter().filter(|_| start_over).map(|name| self.file(name)) {
            match std::fs::remove_file(&path) {
                Err(error) if error.kind() != ErrorKind::NotFound => {
                    return Err(FileError::Other(path, error));
                }
                _ => {}
            }
        }
        Ok(())
    }
}

fn locked(path: &Path) -> Result<File, NotResumed> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).open(path);
    let file = file.map_err(failed(path))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(NotResumed::Busy),
        // Some file systems do not support locks. Experiments still run there.
        Err(TryLockError::Error(error)) if error.kind() == ErrorKind::Unsupported => Ok(file),
        Err(TryLockError::Error(error)) => Err(failed(path)(error).into()),
    }
}

fn failed(path: &Path) -> impl Fn(std::io::Error) -> FileError {
    move |error| FileError::Other(path.to_path_buf(), error)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    fn record(nodes: u64) -> Record {
        let figures = vec![("nodes".to_owned(), nodes.to_string())];
        Record { outcome: "solved".into(), reason: String::new(), figures, seconds: 0.5 }
    }

    fn known(journal: &Journal) -> Vec<usize> {
        let records = journal.records().iter().enumerate();
        records.filter_map(|(run, record)| record.is_some().then_some(run)).collect()
    }

    #[test]
    fn finished_runs_are_found_again_and_torn_lines_are_not() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let mut journal = Journal::open(&path, "digest", 4).unwrap();
        for run in [2, 0, 3] {
            journal.add(run, record(run as u64)).unwrap();
        }
        let whole = fs::read_to_string(&path).unwrap();
        let head = whole.lines().next().unwrap().len() + 1;
        for cut in head..=whole.len() {
            fs::write(&path, &whole[..cut]).unwrap();
            let lines = whole[head..cut].matches('\n').count();
            let mut journal = Journal::open(&path, "digest", 4).unwrap();
            let mut expected = [2, 0, 3][..lines].to_vec();
            expected.sort_unstable();
            assert_eq!(known(&journal), expected, "cut after {cut}");
            // The next record does not continue the truncated line.
            journal.add(1, record(1)).unwrap();
            assert_eq!(known(&Journal::open(&path, "digest", 4).unwrap()).len(), lines + 1);
        }
    }

    #[test]
    fn a_journal_can_be_larger_than_an_input() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let mut journal = Journal::open(&path, "digest", 3).unwrap();
        journal.add(1, record(1)).unwrap();
        // A sparse file, which takes no space on most disks.
        journal.file.set_len(files::MOST_BYTES + 1).unwrap();
        journal.file.write_all(b"\n").unwrap();
        journal.add(2, record(2)).unwrap();
        assert_eq!(known(&Journal::open(&path, "digest", 3).unwrap()), [1, 2]);
    }

    #[test]
    fn the_order_runs_were_finished_in_is_forgotten() {
        let folder = tempfile::tempdir().unwrap();
        let texts = [[0, 1, 2], [2, 0, 1]].map(|order| {
            let path = folder.path().join(format!("{order:?}"));
            let mut journal = Journal::open(&path, "digest", 3).unwrap();
            order.iter().for_each(|run| journal.add(*run, record(*run as u64)).unwrap());
            journal.put_in_order().unwrap();
            fs::read_to_string(path).unwrap()
        });
        assert_eq!(texts[0], texts[1]);
    }

    #[test]
    fn other_journals_and_other_files_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("journal");
        let check = |text: &str, expected: &str| {
            fs::write(&path, text).unwrap();
            let refused = Journal::open(&path, "digest", 3).unwrap_err();
            assert_eq!(format!("{refused:?}"), expected, "{text:?}");
            assert_eq!(fs::read_to_string(&path).unwrap(), text);
        };
        check("{\"experiment\":\"other\",\"runs\":3}\n", "Another");
        check("{\"experiment\":\"digest\",\"runs\":4}\n", "Another");
        check("", "Damaged");
        check("my own notes\n", "Damaged");
        check("{\"experiment\":\"dig", "Damaged");
        Journal::start_over(&path, "digest", 3).unwrap();
        assert!(known(&Journal::open(&path, "digest", 3).unwrap()).is_empty());
    }

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
        let mut names: Vec<String> = entries.map(|name| name.into_string().unwrap()).collect();
        names.sort();
        names
    }

    #[test]
    fn a_folder_is_used_by_one_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Folder::open(folder.path(), false).unwrap();
        for start_over in [false, true] {
            let second = Folder::open(folder.path(), start_over);
            assert!(matches!(second, Err(NotResumed::Busy)), "{start_over}");
        }
        drop(first);
        assert!(Folder::open(folder.path(), false).is_ok());
    }

    #[test]
    fn starting_over_removes_old_results_and_unfinished_files_are_always_removed() {
        let folder = tempfile::tempdir().unwrap();
        let fill = || {
            let drafts = [".journal.jsonl.123.draft", ".report.md.9.draft"];
            let others = [".journal.jsonl.notes.draft", ".other.txt.123.draft", "mine.txt"];
            let all = drafts.into_iter().chain(others).chain(OUTPUTS).chain([JOURNAL]);
            all.for_each(|name| fs::write(folder.path().join(name), "old").unwrap());
        };
        let others = [".experiment.lock", ".journal.jsonl.notes.draft", ".other.txt.123.draft"];
        fill();
        drop(Folder::open(folder.path(), false).unwrap());
        let kept = others.into_iter().chain(OUTPUTS).chain([JOURNAL, "mine.txt"]);
        let mut kept: Vec<&str> = kept.collect();
        kept.sort_unstable();
        assert_eq!(names(folder.path()), kept);
        fill();
        drop(Folder::open(folder.path(), true).unwrap());
        assert_eq!(names(folder.path()), [&others[..], &[JOURNAL, "mine.txt"]].concat());
    }

    #[test]
    fn nothing_is_added_to_the_folder_of_another_program() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("report.md"), "mine").unwrap();
        assert!(matches!(Folder::open(folder.path(), false), Err(NotResumed::Foreign(_))));
        assert_eq!(names(folder.path()), ["report.md"]);
    }
}
