//! The trail of a search: the pieces placed so far. It contains what the searches share: placing
//! and removing pieces under a `Control`, measuring progress and passing on solutions. It does not
//! know how a search chooses its next piece.

use std::ops::ControlFlow;

use super::problem::{Laid, Problem};
use crate::control::{Control, Stop, View};
use crate::family::Ending;
use crate::scene::Scene;

/// A search that finds every solution exactly once.
pub(super) trait Search {
    /// Searches the whole space. Returns an error if it ends early.
    fn search<S: Sink>(problem: &Problem, trail: &mut Trail<S>) -> Result<(), Ending>;
}

/// Passes every solution to `found`.
pub(super) fn solve<A: Search>(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    let mut trail = Trail::new(control, picture, Lister(found));
    A::search(problem, &mut trail).err().unwrap_or(Ending::Exhausted)
}

/// Counts the solutions. Returns an error if the search is stopped.
pub(super) fn count<A: Search>(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    let mut trail = Trail::new(control, picture, Counter(0));
    match A::search(problem, &mut trail) {
        Err(Ending::Stopped(stop)) => Err(stop),
        _ => Ok(trail.sink.0),
    }
}

/// A consumer of solutions.
pub(super) trait Sink {
    fn take(&mut self, laid: &[Laid]) -> ControlFlow<()>;
}

struct Lister<'a>(&'a mut dyn FnMut(&[Laid]) -> ControlFlow<()>);

impl Sink for Lister<'_> {
    fn take(&mut self, laid: &[Laid]) -> ControlFlow<()> {
        (self.0)(laid)
    }
}

struct Counter(u128);

impl Sink for Counter {
    fn take(&mut self, _: &[Laid]) -> ControlFlow<()> {
        self.0 += 1;
        ControlFlow::Continue(())
    }
}

/// The pieces placed so far, and the observer and consumer of solutions.
pub(super) struct Trail<'a, 'c, S> {
    pub control: &'a mut Control<'c>,
    picture: &'a dyn Fn(&[Laid]) -> Scene,
    laid: Vec<Laid>,
    progress: Progress,
    sink: S,
}

impl<'a, 'c, S: Sink> Trail<'a, 'c, S> {
    fn new(control: &'a mut Control<'c>, picture: &'a dyn Fn(&[Laid]) -> Scene, sink: S) -> Self {
        Self { control, picture, laid: Vec::new(), progress: Progress::default(), sink }
    }

    /// Returns `true` while a choice at this depth still counts towards the progress.
    #[inline(always)]
    pub fn shows_progress(&self) -> bool {
        self.laid.len() < LEVELS
    }

    /// Records that the next piece is one of `choices`, of which the first `done` have been tried.
    pub fn choose(&mut self, done: usize, choices: usize) {
        self.progress.0[self.laid.len()] = (done as f64, choices as f64);
    }

    /// Places a piece, which is a node. Returns an error if the search is stopped.
    #[inline(always)]
    pub fn lay(&mut self, laid: Laid) -> Result<(), Ending> {
        self.laid.push(laid);
        let now = Now { picture: self.picture, laid: &self.laid, progress: &self.progress };
        self.control.node(&now).map_err(Ending::Stopped)
    }

    /// Removes the last piece placed.
    #[inline(always)]
    pub fn take_back(&mut self) {
        self.laid.pop();
    }

    /// Passes on the pieces placed so far as a solution. Returns an error if no more are needed.
    #[inline(always)]
    pub fn found(&mut self) -> Result<(), Ending> {
        if self.sink.take(&self.laid).is_break() { Err(Ending::Enough) } else { Ok(()) }
    }
}

/// The number of first choices that count towards the progress.
const LEVELS: usize = 5;

/// For each of the first choices, the number already tried and the total number.
#[derive(Default)]
struct Progress([(f64, f64); LEVELS]);

impl Progress {
    fn fraction(&self, depth: usize) -> f64 {
        let (mut fraction, mut whole) = (0.0, 1.0);
        for (done, choices) in &self.0[..depth.min(LEVELS)] {
            whole /= choices;
            fraction += whole * done;
        }
        fraction
    }
}

struct Now<'a> {
    picture: &'a dyn Fn(&[Laid]) -> Scene,
    laid: &'a [Laid],
    progress: &'a Progress,
}

impl View for Now<'_> {
    fn scene(&self) -> Scene {
        (self.picture)(self.laid)
    }

    fn progress(&self) -> Option<f64> {
        Some(self.progress.fraction(self.laid.len()))
    }

    fn depth(&self) -> Option<u64> {
        Some(self.laid.len() as u64)
    }
}
