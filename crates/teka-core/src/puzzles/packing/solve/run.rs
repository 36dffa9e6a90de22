//! What the searches have in common: how pieces are laid and taken back under the eyes of
//! a [`Control`], how far a search has come, and what becomes of a solution.

use std::ops::ControlFlow;

use super::problem::{Laid, Problem};
use crate::control::{Control, Stop, View};
use crate::family::Ending;
use crate::scene::Scene;

/// A search that comes upon every solution once.
pub(super) trait Search {
    /// Goes through all of it; an error if it ends early.
    fn search<S: Sink>(problem: &Problem, run: &mut Run<S>) -> Result<(), Ending>;
}

/// Hands every solution to `found`.
pub(super) fn solve<A: Search>(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
    found: &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending {
    let mut run = Run::new(control, picture, Lister(found));
    A::search(problem, &mut run).err().unwrap_or(Ending::Exhausted)
}

/// Counts the solutions.
pub(super) fn count<A: Search>(
    problem: &Problem,
    control: &mut Control,
    picture: &dyn Fn(&[Laid]) -> Scene,
) -> Result<u128, Stop> {
    let mut run = Run::new(control, picture, Counter(0));
    match A::search(problem, &mut run) {
        Err(Ending::Stopped(stop)) => Err(stop),
        _ => Ok(run.sink.0),
    }
}

/// What becomes of a solution.
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

/// A search under way.
pub(super) struct Run<'a, 'c, S> {
    pub control: &'a mut Control<'c>,
    picture: &'a dyn Fn(&[Laid]) -> Scene,
    laid: Vec<Laid>,
    progress: Progress,
    sink: S,
}

impl<'a, 'c, S: Sink> Run<'a, 'c, S> {
    fn new(control: &'a mut Control<'c>, picture: &'a dyn Fn(&[Laid]) -> Scene, sink: S) -> Self {
        Self { control, picture, laid: Vec::new(), progress: Progress::default(), sink }
    }

    /// True while the share of the choices made still tells how far the search has come.
    #[inline(always)]
    pub fn tells_share(&self) -> bool {
        self.laid.len() < LEVELS
    }

    /// The next piece is one of `choices`; the `done` first of them have been tried.
    pub fn choose(&mut self, done: usize, choices: usize) {
        self.progress.0[self.laid.len()] = (done as f64, choices as f64);
    }

    /// Lays a piece, which is a node.
    #[inline(always)]
    pub fn lay(&mut self, laid: Laid) -> Result<(), Ending> {
        self.laid.push(laid);
        let now = Now { picture: self.picture, laid: &self.laid, progress: &self.progress };
        self.control.node(&now).map_err(Ending::Stopped)
    }

    /// Takes the last piece back.
    #[inline(always)]
    pub fn take_back(&mut self) {
        self.laid.pop();
    }

    /// What is laid is a solution.
    #[inline(always)]
    pub fn found(&mut self) -> Result<(), Ending> {
        if self.sink.take(&self.laid).is_break() { Err(Ending::Enough) } else { Ok(()) }
    }
}

/// So many first choices tell how far a search has come.
const LEVELS: usize = 5;

/// For each of the first choices how many were tried before, and how many there are.
#[derive(Default)]
struct Progress([(f64, f64); LEVELS]);

impl Progress {
    fn share(&self, depth: usize) -> f64 {
        let (mut share, mut whole) = (0.0, 1.0);
        for (done, choices) in &self.0[..depth.min(LEVELS)] {
            whole /= choices;
            share += whole * done;
        }
        share
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
        Some(self.progress.share(self.laid.len()))
    }

    fn depth(&self) -> Option<u64> {
        Some(self.laid.len() as u64)
    }
}
