//! Gates that limit how much work runs and waits, and that can stop all work.

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use teka_api::Cancel;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};

use crate::lock::lock;

/// A limit on concurrent work. Some additional work can wait; the rest is rejected.
pub struct Gate {
    room: Arc<Semaphore>,
    /// How much work may wait, and for how long.
    queue: usize,
    wait: Duration,
    waiting: AtomicUsize,
    /// The number of slots that running work has been asked to free, and that are not yet taken.
    owed: AtomicUsize,
    inside: Arc<Mutex<HashMap<u64, Cancel>>>,
    number: AtomicU64,
}

/// The error for a full gate.
#[derive(Clone, Copy, Debug)]
pub struct Full {
    /// The time after which the request can be repeated.
    pub retry: Duration,
}

/// A slot, which is held until the work has ended.
pub struct Pass {
    number: u64,
    inside: Arc<Mutex<HashMap<u64, Cancel>>>,
    _permit: OwnedSemaphorePermit,
}

impl Gate {
    /// Creates a gate with these limits.
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

    /// Takes a slot, and waits for one if necessary. `cancel` stops the work when the server shuts
    /// down.
    ///
    /// Returns an error if no slot becomes free in time.
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

    /// Returns the amount of work that is running.
    pub fn running(&self) -> usize {
        lock(&self.inside).len()
    }

    /// Returns the amount of work that is waiting.
    pub fn waiting(&self) -> usize {
        self.waiting.load(Ordering::SeqCst)
    }

    /// Returns true if the calling work must end because other work is waiting for its slot.
    ///
    /// Returns false if nothing is waiting, or if enough running work is already ending.
    pub fn preempt(&self) -> bool {
        let more = |owed| (owed < self.waiting()).then_some(owed + 1);
        self.owed.fetch_update(Ordering::SeqCst, Ordering::SeqCst, more).is_ok()
    }

    /// Stops all work and rejects the work that is waiting.
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

/// A place in the queue. It is freed even if the client disconnects.
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
