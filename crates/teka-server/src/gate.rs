//! Gates: how much work runs at once, how much waits, and how all of it is stopped.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use teka_api::Cancel;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::lock::lock;

/// Lets a bounded amount of work in at once; a little more waits, the rest is refused.
pub struct Gate {
    room: Arc<Semaphore>,
    /// How many may wait, and how long.
    queue: usize,
    wait: Duration,
    waiting: AtomicUsize,
    /// Places that were given up for what waits, and not yet taken.
    owed: AtomicUsize,
    inside: Arc<Mutex<HashMap<u64, Cancel>>>,
    number: AtomicU64,
}

/// There is no room, and none will be soon.
#[derive(Clone, Copy, Debug)]
pub struct Full {
    /// The time after which another try may succeed.
    pub retry: Duration,
}

/// Holds a place behind the gate until the work has really ended.
pub struct Pass {
    number: u64,
    inside: Arc<Mutex<HashMap<u64, Cancel>>>,
    _permit: OwnedSemaphorePermit,
}

impl Gate {
    /// A gate for this much work.
    pub fn new(room: usize, queue: usize, wait: Duration) -> Self {
        Self {
            room: Arc::new(Semaphore::new(room)),
            queue,
            wait,
            waiting: AtomicUsize::new(0),
            owed: AtomicUsize::new(0),
            inside: Arc::default(),
            number: AtomicU64::new(0),
        }
    }

    /// Comes in, or waits for a while; `cancel` stops the work when the server ends.
    pub async fn enter(&self, cancel: &Cancel) -> Result<Pass, Full> {
        let full = Full { retry: self.wait };
        let permit = match Arc::clone(&self.room).try_acquire_owned() {
            Ok(permit) => permit,
            Err(_) => {
                let _queued = Counted::below(&self.waiting, self.queue).ok_or(full)?;
                let room = Arc::clone(&self.room).acquire_owned();
                let waited = tokio::time::timeout(self.wait, room).await;
                waited.ok().and_then(Result::ok).ok_or(full)?
            }
        };
        let taken = |owed: usize| owed.checked_sub(1);
        let _ = self.owed.fetch_update(Ordering::SeqCst, Ordering::SeqCst, taken);
        let number = self.number.fetch_add(1, Ordering::Relaxed);
        lock(&self.inside).insert(number, cancel.clone());
        Ok(Pass { number, inside: Arc::clone(&self.inside), _permit: permit })
    }

    /// How much work runs now.
    pub fn running(&self) -> usize {
        lock(&self.inside).len()
    }

    /// How much waits now.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::SeqCst)
    }

    /// Returns true if work must end because something waits for its place. False if nothing
    /// waits, or if as much work already ends for it: one for one.
    pub fn preempt(&self) -> bool {
        let more = |owed| (owed < self.waiting()).then_some(owed + 1);
        self.owed.fetch_update(Ordering::SeqCst, Ordering::SeqCst, more).is_ok()
    }

    /// Stops all work, and lets no more in: what waits is refused.
    pub fn stop(&self) {
        self.room.close();
        lock(&self.inside).values().for_each(|cancel| {
            cancel.ask();
        });
    }
}

impl Drop for Pass {
    fn drop(&mut self) {
        lock(&self.inside).remove(&self.number);
    }
}

/// A place in the queue; given back even if the client leaves.
struct Counted<'a>(&'a AtomicUsize);

impl<'a> Counted<'a> {
    fn below(counter: &'a AtomicUsize, most: usize) -> Option<Self> {
        let more = |count| (count < most).then_some(count + 1);
        counter.fetch_update(Ordering::SeqCst, Ordering::SeqCst, more).ok().map(|_| Self(counter))
    }
}

impl Drop for Counted<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}
