//! The output folder of an experiment. One process at a time uses it, so that none loses the
//! runs of another.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use super::journal::NotResumed;
use super::{JOURNAL, OUTPUTS};
use crate::files::{self, FileError};

/// Locked while an experiment runs. It stays in the folder: to remove it would allow two
/// processes to lock two files of this name.
const LOCK: &str = ".experiment.lock";

/// A folder that no other process uses.
pub struct Folder {
    path: PathBuf,
    /// The system unlocks it when the process ends, however it ends.
    _lock: File,
}

impl Folder {
    /// Creates a folder if there is none, and locks it. `start_over` removes the results of any
    /// experiment in it; without it, results that cannot be continued are an error.
    pub fn open(path: &Path, start_over: bool) -> Result<Self, NotResumed> {
        std::fs::create_dir_all(path).map_err(failed(path))?;
        // Results without a journal belong to another program, or cannot be continued. Nothing
        // is added to such a folder.
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

    /// Removes what killed processes did not finish writing, and all results to start over. The
    /// journal is replaced, not removed: results never lie in the folder without one.
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
        // Some file systems have no locks. An experiment can still run there.
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
