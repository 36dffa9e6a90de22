//! Running searches by id. Clients can change their speed or stop them.

use std::collections::HashMap;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::{Duration, Instant};

use teka_api::{Cancel, Speed};

use crate::lock::lock;

/// The speed of a search, shared by the search and the requests that change it.
pub struct Run {
    now: Mutex<Now>,
    changed: Condvar,
    cancel: Cancel,
}

struct Now {
    speed: Speed,
    /// The number of nodes that may be visited while the search is paused.
    steps: u64,
}

/// The interval between two checks for a disconnected client.
const NAP: Duration = Duration::from_millis(20);

/// The maximum number of single steps that can be queued.
const MOST_STEPS: u64 = 100;

impl Run {
    /// Creates a search with this speed. `cancel` stops it.
    pub fn new(speed: Speed, cancel: Cancel) -> Self {
        Self { now: Mutex::new(Now { speed, steps: 0 }), changed: Condvar::new(), cancel }
    }

    /// Stops the search. It still sends its final figures.
    pub fn stop(&self) {
        self.cancel.ask();
        self.changed.notify_all();
    }

    /// Returns the current speed.
    pub fn speed(&self) -> Speed {
        lock(&self.now).speed
    }

    /// Sets the speed. With `step`, a paused search visits one more node.
    pub fn set_speed(&self, speed: Speed, step: bool) {
        let mut now = lock(&self.now);
        let steps = if step { (now.steps + 1).min(MOST_STEPS) } else { now.steps };
        *now = Now { speed, steps: if speed.is_paused { steps } else { 0 } };
        self.changed.notify_all();
    }

    /// Waits as long as the current speed requires, or until `is_over` returns true.
    pub fn rest(&self, is_over: &mut dyn FnMut(Speed) -> bool) {
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
            let waited = self.changed.wait_timeout(now, nap);
            now = waited.unwrap_or_else(PoisonError::into_inner).0;
        }
    }
}

/// The controllable searches by id. Their number is limited by the gate for searches.
#[derive(Default)]
pub struct Runs(Arc<Mutex<HashMap<String, Arc<Run>>>>);

/// A registered search. Dropping it frees its id.
pub struct Registered {
    pub run: Arc<Run>,
    id: Option<String>,
    all: Arc<Mutex<HashMap<String, Arc<Run>>>>,
}

impl Runs {
    /// Registers a search, under its id if it has one. Returns `None` if the id is taken.
    pub fn register(&self, id: Option<&str>, speed: Speed, cancel: &Cancel) -> Option<Registered> {
        let run = Arc::new(Run::new(speed, cancel.clone()));
        let id = id.map(str::to_owned);
        if let Some(id) = &id {
            let mut all = lock(&self.0);
            if all.contains_key(id) {
                return None;
            }
            all.insert(id.clone(), Arc::clone(&run));
        }
        Some(Registered { run, id, all: Arc::clone(&self.0) })
    }

    /// Returns the running search with this id, or `None` if there is none.
    pub fn find(&self, id: &str) -> Option<Arc<Run>> {
        lock(&self.0).get(id).cloned()
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        if let Some(id) = &self.id {
            lock(&self.all).remove(id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_free_again_when_its_search_is_over() {
        let runs = Runs::default();
        let list = |id| runs.register(id, Speed::default(), &Cancel::default());
        let first = list(Some("a"));
        assert!(first.is_some() && list(Some("a")).is_none());
        assert!(list(None).is_some());
        drop(first);
        assert!(runs.find("a").is_none());
        assert!(list(Some("a")).is_some());
    }

    #[test]
    fn a_step_is_one_rest_less() {
        let paused = Speed { is_paused: true, ..Speed::default() };
        let run = Run::new(paused, Cancel::default());
        run.set_speed(paused, true);
        run.rest(&mut |_| panic!("a step is still queued"));
        let rests = std::cell::Cell::new(0);
        run.rest(&mut |_| rests.replace(rests.get() + 1) == 3);
        assert_eq!(rests.get(), 4, "it waits until it is over");
        run.set_speed(Speed::default(), false);
        run.rest(&mut |_| panic!("it continues"));
    }
}
