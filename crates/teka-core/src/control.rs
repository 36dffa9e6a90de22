//! Counting, watching and stopping long runs.
//!
//! Node and memory limits are deterministic and belong here. The core has no clock, so an
//! [`Observer`] handles deadlines, Ctrl-C, progress bars and live views.

use crate::message::Message;
use crate::scene::Scene;

/// Limits that give the same result on every machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The maximum number of nodes, or `None` for no limit.
    pub nodes: Option<u64>,
    /// The maximum size of all tables in bytes, or `None` for no limit.
    pub bytes: Option<u64>,
}

/// The counters of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stats {
    /// The main count of the run, in the unit that
    /// [`MethodInfo::counted`](crate::family::MethodInfo::counted) names.
    pub nodes: u64,
    /// The number of states stored in tables.
    pub stored: u64,
    /// The current size of these tables in bytes.
    pub bytes: u64,
    /// The peak size of these tables in bytes.
    pub most_bytes: u64,
    /// The best proven lower bound on the number of moves in a solution. It is 0 for methods that
    /// prove none.
    pub at_least: u64,
    /// The number of placements tried, if the algorithm counts them separately from its nodes.
    pub tries: u64,
    /// The counters of a genetic algorithm, or `None` for other methods.
    pub genetic: Option<Genetic>,
}

/// The counters of a genetic algorithm.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Genetic {
    /// The number of cells that rules filled in before the first generation.
    pub filled: u64,
    /// The number of generations after the first.
    pub generations: u64,
    /// The best fitness so far, from 0 to 1. A solution has fitness 1.
    pub best_fitness: f64,
    /// The number of times the search restarted with a new random population.
    pub restarts: u64,
}

/// The reason why a run ended without an answer. It never means "no solution".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The time limit was reached.
    TimeLimit,
    /// [`Limits::nodes`] was reached.
    NodeLimit,
    /// [`Limits::bytes`] was reached.
    MemoryLimit,
    /// The user or the program cancelled the run.
    Cancelled,
    /// A best-effort method found no solution.
    GaveUp,
    /// A result failed verification, which means a bug in Teka.
    Fault,
}

impl Stop {
    /// Returns the stable name, for programs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::TimeLimit => "time-limit",
            Self::NodeLimit => "node-limit",
            Self::MemoryLimit => "memory-limit",
            Self::Cancelled => "cancelled",
            Self::GaveUp => "gave-up",
            Self::Fault => "fault",
        }
    }
}

/// The current state of a run, computed only when an observer requests it.
pub trait View {
    /// Returns the current position as a scene.
    fn scene(&self) -> Scene;

    /// Returns the fraction of the search space that is done, from 0 to 1, or `None` if it is
    /// unknown.
    fn progress(&self) -> Option<f64> {
        None
    }

    /// Returns the number of choices or moves on the current path, or `None` if it is unknown.
    fn depth(&self) -> Option<u64> {
        None
    }

    /// Returns a sentence about the current state of the run, or `None` if there is none.
    fn note(&self) -> Option<Message> {
        None
    }

    /// Returns the cost of the best candidate so far, for methods that improve candidates. A
    /// solution has cost 0. Returns `None` for other methods.
    fn cost(&self) -> Option<u64> {
        None
    }
}

impl<F: Fn() -> Scene> View for F {
    fn scene(&self) -> Scene {
        self()
    }
}

/// A scene together with the depth of the search.
pub struct Deep<F>(pub usize, pub F);

impl<F: Fn() -> Scene> View for Deep<F> {
    fn scene(&self) -> Scene {
        (self.1)()
    }

    fn depth(&self) -> Option<u64> {
        Some(self.0 as u64)
    }
}

/// An observer of a run. It is called at intervals and can stop the run.
pub trait Observer {
    /// Receives the counters and the current state. It is called once per interval, and more often
    /// by methods with slow nodes. An error stops the run permanently.
    fn tick(&mut self, stats: &Stats, now: &dyn View) -> Result<(), Stop>;

    /// Returns the number of fast nodes between two ticks. It must be at least 1.
    fn interval(&self) -> u64 {
        1024
    }
}

/// An observer that does nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Unwatched;

impl Observer for Unwatched {
    fn tick(&mut self, _: &Stats, _: &dyn View) -> Result<(), Stop> {
        Ok(())
    }

    fn interval(&self) -> u64 {
        u64::MAX
    }
}

/// The control of one run. It counts nodes, enforces limits and calls the observer.
///
/// After the first stop, every further call that can stop the run returns the same error.
pub struct Control<'a> {
    stats: Stats,
    limits: Limits,
    observer: &'a mut dyn Observer,
    /// The node count at which [`Control::node`] leaves its fast path.
    next_look: u64,
    /// The node count at which the observer is called next.
    next_tick: u64,
    stopped: Option<Stop>,
    prechecks: bool,
}

impl<'a> Control<'a> {
    /// Creates the control of a run within `limits`, watched by `observer`.
    pub fn new(limits: Limits, observer: &'a mut dyn Observer) -> Self {
        let next_tick = observer.interval();
        let mut control = Self {
            stats: Stats::default(),
            limits,
            observer,
            next_look: 0,
            next_tick,
            stopped: None,
            prechecks: true,
        };
        control.plan_next_look();
        control
    }

    /// Turns off prechecks, so that every search runs even if a simple reason rules out a solution.
    ///
    /// Tests use this, because a bug in a precheck that methods share would otherwise stay hidden.
    pub fn without_prechecks(self) -> Self {
        Self { prechecks: false, ..self }
    }

    /// Runs `find`, which looks for a simple reason why there is no solution. Returns `None`
    /// without running it if prechecks are off.
    pub fn precheck<T>(&self, find: impl FnOnce() -> Option<T>) -> Option<T> {
        if self.prechecks { find() } else { None }
    }

    /// Returns the counters of the run so far.
    pub fn stats(&self) -> Stats {
        self.stats
    }

    /// Counts one node. Returns `Err` if the run must stop.
    ///
    /// The fast path is one addition and one comparison, so it is cheap enough for a brute-force
    /// search that takes a few nanoseconds per node.
    #[inline(always)]
    pub fn node(&mut self, view: &impl View) -> Result<(), Stop> {
        self.stats.nodes += 1;
        if self.stats.nodes >= self.next_look { self.look(view) } else { Ok(()) }
    }

    /// Counts one slow node and calls the observer. Returns `Err` if the run must stop.
    ///
    /// Algorithms with slow nodes use this, because 1,000 of their nodes can take minutes.
    pub fn slow_node(&mut self, view: &dyn View) -> Result<(), Stop> {
        self.stats.nodes += 1;
        self.poll(view)
    }

    /// Calls the observer during a slow node, without counting a node. Returns `Err` if the run
    /// must stop.
    pub fn poll(&mut self, view: &dyn View) -> Result<(), Stop> {
        self.next_tick = self.stats.nodes;
        self.look(view)
    }

    /// Runs `work` with a limit of `nodes` more nodes. Returns `Ok(None)` if that limit was too
    /// low, which does not stop the run. Returns `Err` if the run must stop.
    pub fn within<T>(
        &mut self,
        nodes: u64,
        work: impl FnOnce(&mut Self) -> Result<T, Stop>,
    ) -> Result<Option<T>, Stop> {
        let whole = self.limits.nodes;
        let most = self.stats.nodes.saturating_add(nodes);
        if self.stopped.is_some() || whole.is_some_and(|whole| whole <= most) {
            return work(self).map(Some);
        }
        self.limits.nodes = Some(most);
        self.plan_next_look();
        let done = work(self);
        self.limits.nodes = whole;
        let was_enough = self.stopped != Some(Stop::NodeLimit);
        if !was_enough {
            self.stopped = None;
        }
        if self.stopped.is_none() {
            self.plan_next_look();
        }
        if was_enough { done.map(Some) } else { Ok(None) }
    }

    /// Records a proof that every solution takes at least `moves` moves.
    pub fn prove_at_least(&mut self, moves: u64) {
        self.stats.at_least = self.stats.at_least.max(moves);
    }

    /// Adds `tries` to the number of placements or values tried.
    pub fn tried(&mut self, tries: u64) {
        self.stats.tries += tries;
    }

    /// Returns the counters of the genetic algorithm, for updating. They start at 0.
    pub fn genetic(&mut self) -> &mut Genetic {
        self.stats.genetic.get_or_insert_default()
    }

    /// Accounts for `states` more stored states and `bytes` more memory. Returns `Err` if the run
    /// must stop, for example because the memory limit is exceeded.
    pub fn store(&mut self, states: u64, bytes: u64) -> Result<(), Stop> {
        self.stats.stored += states;
        self.stats.bytes += bytes;
        self.stats.most_bytes = self.stats.most_bytes.max(self.stats.bytes);
        match self.limits.bytes {
            Some(most) if self.stats.bytes > most => self.stop(Stop::MemoryLimit),
            _ => self.stopped.map_or(Ok(()), Err),
        }
    }

    /// Runs `work` and releases the memory that it accounted for, because its tables are temporary.
    pub fn briefly<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.stats.bytes;
        let done = work(self);
        self.stats.bytes = before;
        done
    }

    /// Releases `bytes` of memory that were accounted for.
    pub fn free(&mut self, bytes: u64) {
        self.stats.bytes = self.stats.bytes.saturating_sub(bytes);
    }

    #[cold]
    #[inline(never)]
    fn look(&mut self, view: &dyn View) -> Result<(), Stop> {
        if let Some(stop) = self.stopped {
            return Err(stop);
        }
        if self.limits.nodes.is_some_and(|most| self.stats.nodes > most) {
            self.stats.nodes -= 1;
            return self.stop(Stop::NodeLimit);
        }
        if self.stats.nodes >= self.next_tick {
            if let Err(stop) = self.observer.tick(&self.stats, view) {
                return self.stop(stop);
            }
            self.next_tick = self.stats.nodes.saturating_add(self.observer.interval().max(1));
        }
        self.plan_next_look();
        Ok(())
    }

    fn stop(&mut self, stop: Stop) -> Result<(), Stop> {
        self.stopped = Some(stop);
        self.next_look = 0;
        Err(stop)
    }

    fn plan_next_look(&mut self) {
        let limit = self.limits.nodes.map_or(u64::MAX, |most| most.saturating_add(1));
        self.next_look = self.next_tick.min(limit);
    }
}

#[cfg(test)]
mod tests {
    //! Tests for limits, ticks and stops.

    use super::*;

    fn nothing() -> Scene {
        Scene::new(0, 0)
    }

    #[test]
    fn a_node_limit_stops_exactly_there_and_stays() {
        let mut observer = Unwatched;
        let mut control = Control::new(Limits { nodes: Some(3), bytes: None }, &mut observer);
        for _ in 0..3 {
            assert_eq!(control.node(&nothing), Ok(()));
        }
        assert_eq!(control.node(&nothing), Err(Stop::NodeLimit));
        assert_eq!(control.node(&nothing), Err(Stop::NodeLimit));
    }

    #[test]
    fn memory_is_counted_and_limited() {
        let mut observer = Unwatched;
        let mut control = Control::new(Limits { nodes: None, bytes: Some(100) }, &mut observer);
        assert_eq!(control.store(1, 100), Ok(()));
        assert_eq!(control.store(1, 1), Err(Stop::MemoryLimit));
        assert_eq!(control.node(&nothing), Err(Stop::MemoryLimit));
    }

    struct CancelAt(u64);

    impl Observer for CancelAt {
        fn tick(&mut self, stats: &Stats, _: &dyn View) -> Result<(), Stop> {
            if stats.nodes >= self.0 { Err(Stop::Cancelled) } else { Ok(()) }
        }

        fn interval(&self) -> u64 {
            10
        }
    }

    #[test]
    fn a_cancel_once_seen_stays_seen() {
        let mut observer = CancelAt(25);
        let mut control = Control::new(Limits::default(), &mut observer);
        let passed = (0..100).take_while(|_| control.node(&nothing).is_ok()).count();
        assert_eq!(passed, 29);
        assert_eq!(control.store(1, 1), Err(Stop::Cancelled));
        assert_eq!(control.node(&nothing), Err(Stop::Cancelled));
    }

    /// An observer that counts its ticks and never stops the run.
    #[derive(Default)]
    struct Looks(u64);

    impl Observer for Looks {
        fn tick(&mut self, _: &Stats, _: &dyn View) -> Result<(), Stop> {
            self.0 += 1;
            Ok(())
        }
    }

    #[test]
    fn slow_nodes_are_looked_at_one_by_one() {
        let mut observer = Looks::default();
        let mut control = Control::new(Limits { nodes: Some(3), bytes: None }, &mut observer);
        for _ in 0..3 {
            assert_eq!(control.slow_node(&nothing), Ok(()));
            assert_eq!(control.poll(&nothing), Ok(()));
        }
        assert_eq!(control.slow_node(&nothing), Err(Stop::NodeLimit));
        assert_eq!(control.poll(&nothing), Err(Stop::NodeLimit));
        assert_eq!((control.stats().nodes, observer.0), (3, 6));
    }

    /// Counts `nodes` nodes.
    fn look_at(nodes: u64, control: &mut Control) -> Result<u64, Stop> {
        (0..nodes).try_for_each(|_| control.node(&nothing)).map(|()| nodes)
    }

    #[test]
    fn a_part_of_a_run_may_have_a_limit_of_its_own() {
        let mut observer = Unwatched;
        let mut control = Control::new(Limits { nodes: Some(10), bytes: None }, &mut observer);
        assert_eq!(control.within(3, |control| look_at(3, control)), Ok(Some(3)));
        assert_eq!(control.within(3, |control| look_at(4, control)), Ok(None), "not enough");
        assert_eq!(control.stats().nodes, 6, "what it looked at counts");
        assert_eq!(look_at(2, &mut control), Ok(2), "the whole goes on");
        assert_eq!(control.within(3, |control| look_at(3, control)), Err(Stop::NodeLimit));
        assert_eq!(control.within(3, |control| look_at(1, control)), Err(Stop::NodeLimit));
    }

    #[test]
    fn a_cancel_within_a_part_stops_the_whole() {
        let mut observer = CancelAt(15);
        let mut control = Control::new(Limits::default(), &mut observer);
        assert_eq!(control.within(5, |control| look_at(9, control)), Ok(None));
        assert_eq!(control.within(50, |control| look_at(40, control)), Err(Stop::Cancelled));
        assert_eq!(control.node(&nothing), Err(Stop::Cancelled));
    }
}
