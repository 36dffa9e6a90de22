//! An iterator over solutions.
//!
//! The search runs in a thread that blocks while its solutions are not consumed and ends when the
//! iterator is dropped. The methods themselves use callbacks and need no changes for it.

use std::collections::VecDeque;
use std::fmt;
use std::iter::FusedIterator;
use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver};
use std::thread::{Builder, JoinHandle};

use crate::search::{End, Run, Search, Solution};
use crate::{Any, Cancel, Family, Stop};

/// An iterator over the solutions of a puzzle.
///
/// After the last solution, [`Solutions::end`] returns whether there are more.
///
/// ```
/// use teka::{End, Stop};
///
/// let puzzle = teka::read("AAAA\nBBBB\nCCCC\nDDDD")?;
/// let mut solutions = puzzle.method("brute-force")?.limit_nodes(20).iter();
/// for solution in solutions.by_ref() {
///     println!("{solution}");
/// }
/// assert_eq!(solutions.end(), Some(End::Stopped(Stop::NodeLimit)));
/// # Ok::<(), teka::Error>(())
/// ```
///
/// The search starts with the first call of `next`. On targets without threads, that call collects
/// all the requested solutions. [`Search::for_each`] does not store them.
#[must_use = "iterators are lazy"]
pub struct Solutions<F: Family = Any> {
    search: Search<F>,
    most: u64,
    source: Source<F>,
    run: Option<Run>,
}

/// The source of the solutions.
enum Source<F: Family> {
    /// The search has not started.
    Nowhere,
    /// A thread that is still searching.
    Thread(Worker<F>),
    /// The remaining solutions of a finished search.
    List(VecDeque<Solution<F>>),
}

/// The maximum number of solutions waiting to be consumed.
const WAITING: usize = 16;

/// The maximum number of solutions collected where no thread can start.
const COLLECTED: u64 = 100_000;

impl<F: Family> Solutions<F> {
    pub(crate) fn new(search: Search<F>, most: u64) -> Self {
        Self { search, most, source: Source::Nowhere, run: None }
    }

    /// Returns how the search ended, or `None` until the iterator is exhausted.
    pub fn end(&self) -> Option<End> {
        self.run().map(|run| run.end)
    }

    /// Returns the summary of the search, or `None` until the iterator is exhausted.
    pub fn run(&self) -> Option<Run> {
        self.run.filter(|_| match &self.source {
            Source::List(rest) => rest.is_empty(),
            Source::Nowhere | Source::Thread(_) => false,
        })
    }

    /// Starts the search, in a thread if possible.
    fn start(&mut self) {
        let (search, most) = (self.search.clone(), self.most);
        self.source = match Worker::start(search, most) {
            Some(worker) => Source::Thread(worker),
            None => Source::List(self.collect()),
        };
    }
}

impl<F: Family> Solutions<F> {
    /// Runs the whole search where no thread can start. The list is bounded: a search that exceeds
    /// the bound ends as stopped by the memory limit. [`Search::for_each`] has no such bound.
    fn collect(&mut self) -> VecDeque<Solution<F>> {
        let mut list = VecDeque::new();
        let take = |solution| -> Result<(), ()> {
            list.push_back(solution);
            Ok(())
        };
        let mut run = bounded(&self.search, self.most.min(COLLECTED), &Cancel::new(), take);
        if run.end == End::Enough && self.most > COLLECTED {
            run.end = End::Stopped(Stop::MemoryLimit);
        }
        self.run = Some(run);
        list
    }
}

impl<F: Family> Iterator for Solutions<F> {
    type Item = Solution<F>;

    fn next(&mut self) -> Option<Solution<F>> {
        if let Source::Nowhere = self.source {
            self.start();
        }
        if let Source::Thread(worker) = &mut self.source {
            if let Some(solution) = worker.next() {
                return Some(solution);
            }
            self.run = Some(worker.join());
            self.source = Source::List(VecDeque::new());
        }
        match &mut self.source {
            Source::List(rest) => rest.pop_front(),
            Source::Nowhere | Source::Thread(_) => None,
        }
    }
}

impl<F: Family> FusedIterator for Solutions<F> {}

impl<F: Family> fmt::Debug for Solutions<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions")
            .field("search", &self.search)
            .field("most", &self.most)
            .field("run", &self.run)
            .finish_non_exhaustive()
    }
}

/// Searches and passes on at most `most` solutions, or fewer if `take` returns an error.
fn bounded<F: Family>(
    search: &Search<F>,
    most: u64,
    dropped: &Cancel,
    mut take: impl FnMut(Solution<F>) -> Result<(), ()>,
) -> Run {
    let mut left = most;
    if left == 0 {
        return Run { end: End::Enough, found: 0, ..Run::fault() };
    }
    search.run(dropped, |solution| {
        left = left.saturating_sub(1);
        let is_refused = take(solution).is_err();
        if is_refused || left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })
}

/// The thread that searches. Dropping it stops the search and waits for the thread to end.
struct Worker<F: Family> {
    solutions: Option<Receiver<Solution<F>>>,
    thread: Option<JoinHandle<Run>>,
    dropped: Cancel,
}

impl<F: Family> Worker<F> {
    /// Starts the thread. Returns `None` if that fails.
    fn start(search: Search<F>, most: u64) -> Option<Self> {
        let (sender, solutions) = mpsc::sync_channel(WAITING);
        let dropped = Cancel::new();
        let seen = dropped.clone();
        let work =
            move || bounded(&search, most, &seen, |solution| sender.send(solution).map_err(|_| ()));
        let thread = Builder::new().name("teka-search".to_owned()).spawn(work).ok()?;
        Some(Self { solutions: Some(solutions), thread: Some(thread), dropped })
    }

    fn next(&mut self) -> Option<Solution<F>> {
        self.solutions.as_ref()?.recv().ok()
    }

    /// Waits for the thread to end. A panic counts as a bug in Teka.
    fn join(&mut self) -> Run {
        let joined = self.thread.take().map(JoinHandle::join);
        joined.and_then(Result::ok).unwrap_or_else(Run::fault)
    }
}

impl<F: Family> Drop for Worker<F> {
    fn drop(&mut self) {
        self.dropped.cancel();
        // This disconnects a thread that is blocked on sending a solution.
        self.solutions = None;
        if self.thread.is_some() {
            self.join();
        }
    }
}
