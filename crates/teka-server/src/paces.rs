//! Watched searches and their speeds, which clients can change while they run; clients can also
//! stop them.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use teka_host::watch::Cancel;

use crate::lock::lock;

/// How fast a search is to go.
#[derive(Clone, Copy, Debug, Default)]
pub struct Speed {
    /// Nodes between two looks; as many as take about a tenth of a second if not said.
    pub pace: Option<u64>,
    /// How long it rests after each look.
    pub pause: Duration,
    /// Whether it stands still.
    pub is_paused: bool,
}

impl Speed {
    /// Whether it is slower than it could be.
    pub fn is_slow(self) -> bool {
        self.is_paused || self.pace.is_some() || !self.pause.is_zero()
    }
}

/// The speed of one search, shared by the search and whoever changes it.
#[derive(Default)]
pub struct Pace {
    now: Mutex<Now>,
    turned: Condvar,
    cancel: Cancel,
}

#[derive(Default)]
struct Now {
    speed: Speed,
    /// Nodes that may be looked at although it stands still.
    steps: u64,
}

/// How long it waits at the most without looking whether somebody has left.
const NAP: Duration = Duration::from_millis(20);

/// More single steps than a person asks for before the first of them is made.
const MOST_STEPS: u64 = 100;

impl Pace {
    /// Returns a search with this speed; `cancel` stops it.
    pub fn new(speed: Speed, cancel: Cancel) -> Self {
        Self { now: Mutex::new(Now { speed, steps: 0 }), turned: Condvar::new(), cancel }
    }

    /// Stops the search. It still sends its last figures.
    pub fn stop(&self) {
        self.cancel.ask();
        self.turned.notify_all();
    }

    /// How fast it is to go now.
    pub fn speed(&self) -> Speed {
        lock(&self.now).speed
    }

    /// Another speed; with `step`, one node more where it stands still.
    pub fn turn(&self, speed: Speed, step: bool) {
        let mut now = lock(&self.now);
        let steps = if step { (now.steps + 1).min(MOST_STEPS) } else { now.steps };
        *now = Now { speed, steps: if speed.is_paused { steps } else { 0 } };
        self.turned.notify_all();
    }

    /// Rests as long as the speed of each moment says; `is_over` ends it at once.
    pub fn rest(&self, mut is_over: impl FnMut(Speed) -> bool) {
        let began = Instant::now();
        let mut now = lock(&self.now);
        loop {
            let (speed, rested) = (now.speed, began.elapsed());
            if speed.is_paused && now.steps > 0 {
                now.steps -= 1;
                return;
            }
            let left = speed.pause.saturating_sub(rested);
            let nap = if speed.is_paused { NAP } else { left.min(NAP) };
            if nap.is_zero() || is_over(speed) {
                return;
            }
            let waited = self.turned.wait_timeout(now, nap);
            now = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// The searches that are watched, by the names their watchers gave them. There are never more
/// than requests to solve that run or wait.
#[derive(Default)]
pub struct Paces(Arc<Mutex<HashMap<String, Arc<Pace>>>>);

/// A search in the list; dropping it takes it out.
pub struct Listed {
    pub pace: Arc<Pace>,
    name: Option<String>,
    all: Arc<Mutex<HashMap<String, Arc<Pace>>>>,
}

impl Paces {
    /// Lists a search, if it has a name; none if another one has it.
    pub fn list(&self, name: Option<&str>, speed: Speed, cancel: &Cancel) -> Option<Listed> {
        let pace = Arc::new(Pace::new(speed, cancel.clone()));
        let name = name.map(str::to_owned);
        if let Some(name) = &name {
            let mut all = lock(&self.0);
            if all.contains_key(name) {
                return None;
            }
            all.insert(name.clone(), Arc::clone(&pace));
        }
        Some(Listed { pace, name, all: Arc::clone(&self.0) })
    }

    /// The speed of a search.
    pub fn find(&self, name: &str) -> Option<Arc<Pace>> {
        lock(&self.0).get(name).cloned()
    }
}

impl Drop for Listed {
    fn drop(&mut self) {
        if let Some(name) = &self.name {
            lock(&self.all).remove(name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_free_again_when_its_search_is_over() {
        let paces = Paces::default();
        let list = |name| paces.list(name, Speed::default(), &Cancel::default());
        let first = list(Some("a"));
        assert!(first.is_some() && list(Some("a")).is_none());
        assert!(list(None).is_some());
        drop(first);
        assert!(paces.find("a").is_none());
        assert!(list(Some("a")).is_some());
    }

    #[test]
    fn a_step_is_one_rest_less() {
        let paused = Speed { is_paused: true, ..Speed::default() };
        let pace = Pace::new(paused, Cancel::default());
        pace.turn(paused, true);
        pace.rest(|_| panic!("a step is left"));
        let rests = std::cell::Cell::new(0);
        pace.rest(|_| rests.replace(rests.get() + 1) == 3);
        assert_eq!(rests.get(), 4, "it stands still until it is over");
        pace.turn(Speed::default(), false);
        pace.rest(|_| panic!("it goes on"));
    }
}
