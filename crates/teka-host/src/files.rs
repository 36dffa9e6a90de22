//! Reading of inputs within a size limit, and atomic writing of files.

use std::fs::{self, File, Permissions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

/// The maximum size of an input. A file of 100,000 boards has a tenth of this size.
pub const MOST_BYTES: u64 = 256 << 20;

/// The name of standard input.
pub const STDIN: &str = "-";

/// The reason why an input cannot be read or an output cannot be written.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file does not exist.
    #[error("{0}: no such file")]
    Missing(PathBuf),
    /// The path is a folder.
    #[error("{0}: this is a folder, not a file")]
    Directory(PathBuf),
    /// The folder for the file does not exist.
    #[error("{0}: no such folder")]
    NoFolder(PathBuf),
    /// The operating system denies access.
    #[error("{0}: permission denied")]
    Denied(PathBuf),
    /// The file is larger than [`MOST_BYTES`].
    #[error("{0}: too large")]
    TooLarge(PathBuf),
    /// Another error occurred.
    #[error("{0}: {1}")]
    Other(PathBuf, io::Error),
}

impl FileError {
    /// Returns the path of the file or folder.
    pub fn path(&self) -> &Path {
        match self {
            Self::Missing(path)
            | Self::Directory(path)
            | Self::NoFolder(path)
            | Self::Denied(path)
            | Self::TooLarge(path)
            | Self::Other(path, _) => path,
        }
    }

    fn new(path: &Path, error: io::Error) -> Self {
        let path = path.to_path_buf();
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing(path),
            io::ErrorKind::PermissionDenied => Self::Denied(path),
            io::ErrorKind::IsADirectory => Self::Directory(path),
            _ => Self::Other(path, error),
        }
    }
}

/// Reads a file, or standard input if the name is [`STDIN`].
///
/// Returns an error if it cannot be read or is too large.
pub fn read(name: &str) -> Result<Vec<u8>, FileError> {
    let path = Path::new(name);
    if name == STDIN { read_all(io::stdin().lock(), path) } else { read_file(path) }
}

/// Reads a file, even if its name is [`STDIN`].
///
/// Returns an error if it cannot be read or is too large.
pub fn read_file(path: &Path) -> Result<Vec<u8>, FileError> {
    read_all(open(path)?, path)
}

/// Opens a file for reading in parts.
pub fn open(path: &Path) -> Result<File, FileError> {
    // On some systems, opening a folder succeeds and only reading it fails.
    if path.is_dir() {
        return Err(FileError::Directory(path.to_path_buf()));
    }
    File::open(path).map_err(|error| FileError::new(path, error))
}

fn read_all(source: impl Read, path: &Path) -> Result<Vec<u8>, FileError> {
    let mut bytes = Vec::new();
    let read = source.take(MOST_BYTES + 1).read_to_end(&mut bytes);
    read.map_err(|error| FileError::new(path, error))?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(FileError::TooLarge(path.to_path_buf()));
    }
    Ok(bytes)
}

/// Returns an error if a file with this name cannot be written, so that the problem is known before
/// hours of work.
pub fn can_hold(path: &Path) -> Result<(), FileError> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    match folder {
        _ if path.is_dir() => Err(FileError::Directory(path.to_path_buf())),
        Some(folder) if !folder.is_dir() => Err(FileError::NoFolder(folder.to_path_buf())),
        // Renaming could replace a file that must not be written to.
        _ if is_read_only(path) => Err(FileError::Denied(path.to_path_buf())),
        _ => Ok(()),
    }
}

fn is_read_only(path: &Path) -> bool {
    fs::metadata(path).is_ok_and(|there| there.permissions().readonly())
}

/// Writes a file atomically: first under a temporary name, which is then changed.
///
/// A symbolic link stays a link, and a file keeps its permissions. A pipe or a device is written to
/// directly. Returns an error if the file cannot be written.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), FileError> {
    can_hold(path)?;
    let failed = |error| FileError::new(path, error);
    let there = fs::metadata(path).ok();
    if there.as_ref().is_some_and(|there| !there.is_file()) {
        return File::create(path).and_then(|mut file| file.write_all(bytes)).map_err(failed);
    }
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
    let draft = draft_of(&target);
    let rights = there.map(|there| there.permissions());
    let written = write_draft(&draft, bytes, rights).and_then(|()| fs::rename(&draft, &target));
    written.map_err(|error| {
        // A failed attempt leaves nothing behind. If even that fails, nothing more can be done.
        let _ = fs::remove_file(&draft);
        failed(error)
    })
}

fn draft_of(path: &Path) -> PathBuf {
    let (before, after) = draft_name(path);
    path.with_file_name(format!("{before}{}{after}", std::process::id()))
}

/// Returns the parts of a draft's name before and after the process id.
fn draft_name(path: &Path) -> (String, &'static str) {
    (format!(".{}.", path.file_name().unwrap_or_default().to_string_lossy()), ".draft")
}

/// Removes the drafts of a file that killed processes left behind. The caller has to make sure that
/// no process is writing the file.
pub fn remove_drafts(path: &Path) {
    let (before, after) = draft_name(path);
    let is_draft = |name: &str| {
        let number = name.strip_prefix(&before).and_then(|rest| rest.strip_suffix(after));
        number.is_some_and(|number| number.parse::<u32>().is_ok())
    };
    let entries = path.parent().map(fs::read_dir).into_iter().flatten().flatten().flatten();
    for entry in entries.filter(|entry| is_draft(&entry.file_name().to_string_lossy())) {
        // A draft that cannot be removed does no harm.
        let _ = fs::remove_file(entry.path());
    }
}

fn write_draft(draft: &Path, bytes: &[u8], rights: Option<Permissions>) -> io::Result<()> {
    let mut file = File::create(draft)?;
    file.write_all(bytes)?;
    rights.map_or(Ok(()), |rights| file.set_permissions(rights))?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_read_back() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("board.txt");
        write(&path, b"first").unwrap();
        write(&path, b"second").unwrap();
        assert_eq!(read(path.to_str().unwrap()).unwrap(), b"second");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1, "no draft stays behind");
    }

    #[cfg(unix)]
    #[test]
    fn links_and_rights_stay_as_they_are() {
        use std::os::unix::fs::{PermissionsExt, symlink};
        let folder = tempfile::tempdir().unwrap();
        let (file, link) = (folder.path().join("file"), folder.path().join("link"));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        write(&link, b"new").unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"new");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640);
        fs::set_permissions(&file, Permissions::from_mode(0o440)).unwrap();
        assert!(matches!(write(&link, b"newer"), Err(FileError::Denied(_))));
    }

    #[test]
    fn each_failure_has_its_name() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("missing").join("board.txt");
        assert!(matches!(read(inside.to_str().unwrap()), Err(FileError::Missing(_))));
        assert!(matches!(read(folder.path().to_str().unwrap()), Err(FileError::Directory(_))));
        assert!(matches!(write(&inside, b""), Err(FileError::NoFolder(_))));
        assert!(matches!(write(folder.path(), b""), Err(FileError::Directory(_))));
    }
}
