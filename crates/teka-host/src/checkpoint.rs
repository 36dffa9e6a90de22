//! Counts that can be resumed.
//!
//! A checkpoint file records the finished pieces. It is replaced atomically, several times a second
//! and at the end. `count` counts the pieces themselves.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use serde_json::{Map, Value as Json, json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::counting::{Derived, Partition};

use crate::count::{Count, Counting, Tally, cut_for};
use crate::files::{self, FileError};
use crate::json;
use crate::search::Search;
use crate::watch::Progress;

/// The number of pieces of a whole count. An interruption loses only the pieces in progress.
const PIECES: usize = 1024;
/// The interval between writes of the checkpoint.
const BETWEEN_SAVES: Duration = Duration::from_millis(500);

/// The reason why a count cannot be resumed from a file. The file is not changed.
#[derive(Debug)]
pub enum NotResumed {
    /// It belongs to a different puzzle, method or division into pieces.
    Another,
    /// It is not a checkpoint, or it is incomplete.
    Damaged,
    /// It cannot be read or written.
    File(FileError),
}

impl From<FileError> for NotResumed {
    fn from(error: FileError) -> Self {
        Self::File(error)
    }
}

/// A resumed count.
#[derive(Debug)]
pub struct Resumed {
    /// The count of all finished pieces.
    pub count: Count,
    /// The reason why the last checkpoint could not be written.
    pub unsaved: Option<FileError>,
}

/// Counts the solutions of `puzzle` that the file does not already include.
///
/// Returns an error if the count cannot be resumed from the file.
pub fn count(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    how: Counting,
    progress: Option<&Progress>,
    path: &Path,
) -> Result<Resumed, NotResumed> {
    let run = Tally { search, how, began: search.budget.clock.now(), progress };
    let cut = how.part.map_or(PIECES, cut_for);
    let partitions = puzzle.split(cut);
    let checkpoint =
        Checkpoint::open(path, head(puzzle, search, how, &partitions), puzzle.family())?;
    let pieces = run.dealt(&partitions);
    if !checkpoint.done.keys().all(|number| pieces.iter().any(|piece| piece.number == *number)) {
        return Err(NotResumed::Damaged);
    }
    // A write error is better reported before hours of work than after.
    files::write(path, checkpoint.text().as_bytes())?;
    let (done, open): (Vec<_>, Vec<_>) =
        pieces.into_iter().partition(|piece| checkpoint.done.contains_key(&piece.number));
    if let Some(progress) = progress {
        progress.was_done(done.iter().map(|piece| piece.work).sum());
    }
    let before = checkpoint.known();
    let checkpoint = Mutex::new(checkpoint);
    let fresh = saving(&checkpoint, path, || {
        run.count(&open, &|number, count| locked(&checkpoint).note(number, count))
    });
    let mut total = before.plus(fresh);
    let mut checkpoint = locked(&checkpoint);
    total.cost.time = Duration::from_millis(checkpoint.milliseconds) + run.elapsed();
    checkpoint.milliseconds = total.cost.time.as_millis().try_into().unwrap_or(u64::MAX);
    checkpoint.count = (total.exact).then_some(total.count);
    match &checkpoint.derived {
        Some(derived) => total.derived = derived.clone(),
        None => run.derive(puzzle, &mut total),
    }
    let all = puzzle.family().derived_names().len();
    checkpoint.derived = Some(total.derived.clone()).filter(|derived| derived.len() == all);
    let unsaved = files::write(path, checkpoint.text().as_bytes()).err();
    Ok(Resumed { count: total, unsaved })
}

/// Returns the data that must be equal for a count to be resumed.
fn head(
    puzzle: &dyn AnyPuzzle,
    search: &Search,
    how: Counting,
    partitions: &[Partition<Box<dyn AnyPuzzle>>],
) -> Json {
    let piece = |partition: &Partition<Box<dyn AnyPuzzle>>| {
        format!("{} {}\n", partition.weight, json::digest(partition.puzzle.as_ref()))
    };
    let cut = partitions.iter().map(piece).collect::<String>();
    json!({
        "puzzle": puzzle.family().info().id, "digest": json::digest(puzzle),
        "method": search.method.name, "parameters": json::args(&search.args),
        "part": how.part.map(|part| part.to_string()),
        "pieces": partitions.len(), "cut": json::hash(cut.as_bytes()),
    })
}

/// Runs `work` and writes the checkpoint at intervals in the meantime.
fn saving<T>(checkpoint: &Mutex<Checkpoint>, path: &Path, work: impl FnOnce() -> T) -> T {
    let (done, wait) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        // Dropped before the scope waits for the other thread, even if the work panics.
        let _done = done;
        scope.spawn(move || {
            while wait.recv_timeout(BETWEEN_SAVES) == Err(RecvTimeoutError::Timeout) {
                let text = locked(checkpoint).news();
                // A failed write is repeated at the next interval. Only a failure at the end
                // matters.
                text.map(|text| files::write(path, text.as_bytes()));
            }
        });
        work()
    })
}

fn locked(checkpoint: &Mutex<Checkpoint>) -> MutexGuard<'_, Checkpoint> {
    checkpoint.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The finished pieces of a count. The file contains a line of JSON and a line with its checksum.
#[derive(Debug)]
struct Checkpoint {
    /// The data that must be equal to resume.
    head: Json,
    /// The number of solutions in each finished piece.
    done: BTreeMap<usize, u128>,
    /// The number of nodes visited.
    nodes: u64,
    /// The time elapsed.
    milliseconds: u64,
    /// How the named numbers follow from the count, once that is known.
    derived: Option<Vec<Derived>>,
    /// The total count, once it is complete.
    count: Option<u128>,
    /// True if the checkpoint has changed since it was last written.
    has_news: bool,
}

impl Checkpoint {
    /// Reads the checkpoint in the file, which must have this head, or creates one if the file does
    /// not exist.
    fn open(path: &Path, head: Json, family: &dyn AnyFamily) -> Result<Self, NotResumed> {
        let bytes = match files::read_file(path) {
            Ok(bytes) => bytes,
            Err(FileError::Missing(_)) => return Ok(Self::new(head)),
            Err(error) => return Err(error.into()),
        };
        let object = String::from_utf8(bytes).ok().and_then(|text| checked(&text));
        let object = object.ok_or(NotResumed::Damaged)?;
        if object["head"] != head {
            return Err(NotResumed::Another);
        }
        Self::new(head).filled(&object, family).ok_or(NotResumed::Damaged)
    }

    fn new(head: Json) -> Self {
        Self {
            head,
            done: BTreeMap::new(),
            nodes: 0,
            milliseconds: 0,
            derived: None,
            count: None,
            has_news: false,
        }
    }

    fn filled(mut self, object: &Json, family: &dyn AnyFamily) -> Option<Self> {
        for (number, count) in object["done"].as_object()? {
            self.done.insert(number.parse().ok()?, json::read_number(count)?);
        }
        self.nodes = object["nodes"].as_u64()?;
        self.milliseconds = object["milliseconds"].as_u64()?;
        let known = |name: &str| family.derived_names().iter().find(|known| **known == name);
        if !object["derived"].is_null() {
            let derived = json::read_derived(&object["derived"], |name| known(name).copied())?;
            self.derived = Some(derived);
        }
        Some(self)
    }

    /// Returns the text of the file.
    fn text(&self) -> String {
        let done: Map<String, Json> = self
            .done
            .iter()
            .map(|(number, count)| (number.to_string(), json::number(*count)))
            .collect();
        let object = json!({
            "head": self.head, "done": done, "nodes": self.nodes,
            "milliseconds": self.milliseconds,
            "derived": self.derived.as_deref().map(json::derived),
            "count": self.count.map(json::number),
        })
        .to_string();
        let check = json!({ "check": json::hash(object.as_bytes()) });
        format!("{object}\n{check}\n")
    }

    /// Returns the text of the file if the checkpoint has changed since it was last written.
    fn news(&mut self) -> Option<String> {
        std::mem::take(&mut self.has_news).then(|| self.text())
    }

    /// Records a finished piece.
    fn note(&mut self, number: usize, count: &Count) {
        self.done.insert(number, count.count);
        self.nodes += count.cost.stats.nodes;
        self.has_news = true;
    }

    /// Returns the sum of the finished pieces.
    fn known(&self) -> Count {
        let mut sum = Count::none();
        sum.cost.stats.nodes = self.nodes;
        sum.count = self.done.values().fold(0, |sum, count| sum.saturating_add(*count));
        sum.exact = sum.count < u128::MAX;
        sum
    }
}

/// Returns the object in a text, or `None` if the text is incomplete.
fn checked(text: &str) -> Option<Json> {
    let (object, rest) = text.split_once('\n')?;
    let check: Json = serde_json::from_str(rest.strip_suffix('\n')?).ok()?;
    let is_whole = check["check"] == json::hash(object.as_bytes());
    is_whole.then(|| serde_json::from_str(object).ok()).flatten()
}
