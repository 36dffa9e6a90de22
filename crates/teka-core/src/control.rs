//! How a long run counts, reports, is watched and is stopped.
//!
//! Node and memory limits are deterministic and live here. The core has no clock:
//! deadlines, Ctrl-C, progress bars and live pictures are an [`Observer`]'s business.

use crate::message::Message;
use crate::scene::Scene;

/// Bounds that give the same result on every machine.
#[derive(Clone, Copy, Debug, Default)]
pub struct Limits {
    /// The most nodes a run may look at.
    pub nodes: Option<u64>,
    /// The most memory its tables may take.
    pub bytes: Option<u64>,
}

/// What a run has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stats {
    /// The run's main count, in the unit of
    /// [`MethodInfo::counted`](crate::family::MethodInfo::counted).
    pub nodes: u64,
    /// States kept in tables.
    pub stored: u64,
    /// Memory those tables take.
    pub bytes: u64,
    /// The peak memory of these tables, in bytes.
    pub most_bytes: u64,
    /// The moves every solution takes at least, as far as a search has proven; 0 where that
    /// means nothing.
    pub at_least: u64,
    /// Placements tried, if an algorithm counts them separately from its nodes.
    pub tries: u64,
    /// The counters of a genetic algorithm; none in other runs.
    pub genetic: Option<Genetic>,
}

/// The counters of a genetic algorithm.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Genetic {
    /// Cells that rules filled before the first generation.
    pub filled: u64,
    /// Generations bred after the first.
    pub generations: u64,
    /// The highest fitness among the individuals that were the best so far, from 0 to 1, where 1
    /// is a solution.
    pub best_fitness: f64,
    /// Populations drawn at random after the first.
    pub restarts: u64,
}

/// Why a run ended before its answer was known. Never to be read as "no solution".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stop {
    /// The clock ran out.
    TimeLimit,
    /// [`Limits::nodes`] was reached.
    NodeLimit,
    /// [`Limits::bytes`] was reached.
    MemoryLimit,
    /// Somebody asked for it.
    Cancelled,
    /// A method that promises nothing found nothing.
    GaveUp,
    /// A method gave an answer that separate code found wrong: a fault of the program's.
    Fault,
}

impl Stop {
    /// The name programs know it by.
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

/// Where a run stands now, made only when somebody looks.
pub trait View {
    /// The position as a picture.
    fn scene(&self) -> Scene;

    /// Fraction of the search space done, from 0 to 1, where that is known.
    fn progress(&self) -> Option<f64> {
        None
    }

    /// How many choices or moves lead to where it stands, where that is known.
    fn depth(&self) -> Option<u64> {
        None
    }

    /// One sentence on where the run stands, for an observer.
    fn note(&self) -> Option<Message> {
        None
    }

    /// How far the best guess is from a solution, where a run goes from guess to guess.
    fn cost(&self) -> Option<u64> {
        None
    }
}

impl<F: Fn() -> Scene> View for F {
    fn scene(&self) -> Scene {
        self()
    }
}

/// A picture of where a run stands, so many choices deep.
pub struct Deep<F>(pub usize, pub F);

impl<F: Fn() -> Scene> View for Deep<F> {
    fn scene(&self) -> Scene {
        (self.1)()
    }

    fn depth(&self) -> Option<u64> {
        Some(self.0 as u64)
    }
}

/// Looks at a run from time to time and may stop it.
pub trait Observer {
    /// Called at each interval of nodes, and more often where nodes are long. An error
    /// stops the run for good.
    fn tick(&mut self, stats: &Stats, now: &dyn View) -> Result<(), Stop>;

    /// Returns how many quick nodes may pass until the next tick; at least 1.
    fn interval(&self) -> u64 {
        1024
    }
}

/// Watches nothing and stops nothing.
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

/// Goes through a run from start to end: counts its nodes, keeps its limits,
/// lets its observer look. Once it has said stop, it goes on saying so.
pub struct Control<'a> {
    stats: Stats,
    limits: Limits,
    observer: &'a mut dyn Observer,
    /// Node count at which [`Control::node`] leaves its fast path.
    next_look: u64,
    /// Node count at which the observer looks next.
    next_tick: u64,
    stopped: Option<Stop>,
    prechecks: bool,
}

impl<'a> Control<'a> {
    /// A run within `limits`, watched by `observer`.
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

    /// The same run without prechecks: every search is made, even if a short reason shows that
    /// there is no solution. Tests use it, because methods that share a precheck would hide a
    /// fault in it.
    pub fn without_prechecks(self) -> Self {
        Self { prechecks: false, ..self }
    }

    /// Looks for a short reason why there is no solution. Returns none without looking if
    /// prechecks are off.
    pub fn precheck<T>(&self, find: impl FnOnce() -> Option<T>) -> Option<T> {
        if self.prechecks { find() } else { None }
    }

    /// What the run has done so far.
    pub fn stats(&self) -> Stats {
        self.stats
    }

    /// Counts one node. The fast path is one addition and one comparison,
    /// so that even an odometer of a few nanoseconds a node can afford it.
    #[inline(always)]
    pub fn node(&mut self, view: &impl View) -> Result<(), Stop> {
        self.stats.nodes += 1;
        if self.stats.nodes >= self.next_look { self.look(view) } else { Ok(()) }
    }

    /// Counts one node of an algorithm whose nodes are long: the observer looks
    /// at each, for a thousand of them could take minutes.
    pub fn slow_node(&mut self, view: &dyn View) -> Result<(), Stop> {
        self.stats.nodes += 1;
        self.poll(view)
    }

    /// Lets the observer look in the middle of a long node, counting nothing.
    pub fn poll(&mut self, view: &dyn View) -> Result<(), Stop> {
        self.next_tick = self.stats.nodes;
        self.look(view)
    }

    /// Does `work` that may look at `nodes` more nodes; none if they were not enough,
    /// which is no reason to stop.
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

    /// It is proven that every solution takes at least so many moves.
    pub fn prove_at_least(&mut self, moves: u64) {
        self.stats.at_least = self.stats.at_least.max(moves);
    }

    /// Counts `tries` more placements or values tried.
    pub fn tried(&mut self, tries: u64) {
        self.stats.tries += tries;
    }

    /// Returns the counters of the genetic algorithm, to update them.
    pub fn genetic(&mut self) -> &mut Genetic {
        self.stats.genetic.get_or_insert_default()
    }

    /// Accounts for `states` more kept states that take `bytes` more memory.
    pub fn store(&mut self, states: u64, bytes: u64) -> Result<(), Stop> {
        self.stats.stored += states;
        self.stats.bytes += bytes;
        self.stats.most_bytes = self.stats.most_bytes.max(self.stats.bytes);
        match self.limits.bytes {
            Some(most) if self.stats.bytes > most => self.stop(Stop::MemoryLimit),
            _ => self.stopped.map_or(Ok(()), Err),
        }
    }

    /// Does `work` whose tables are gone when it is done, and so is the memory they took.
    pub fn briefly<T>(&mut self, work: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.stats.bytes;
        let done = work(self);
        self.stats.bytes = before;
        done
    }

    /// Takes back `bytes` that were accounted for and are free again.
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
    //! Limits, looks and stops.

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

    /// Counts its looks and never stops.
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

    /// Looks at `nodes` nodes.
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
