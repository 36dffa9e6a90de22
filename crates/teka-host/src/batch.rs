//! Parallel work on many puzzles, with results in the order of the input.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, TryRecvError};
use std::time::{Duration, Instant};

pub use rayon::ThreadPool;
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use crate::watch::Cancel;

/// Creates a pool with this number of threads, or one per core by default.
pub fn pool(threads: Option<usize>) -> Result<ThreadPool, ThreadPoolBuildError> {
    ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()
}

/// An event of a batch.
pub enum Event<R> {
    /// The next result.
    Result(R),
    /// All results known so far have been passed on, so this is a good moment to show them.
    Pause,
}

/// Runs `work` on every item and passes the results to `take` in order, each as soon as the
/// previous ones are known.
///
/// Stops at the first error of `take`, and soon after a cancellation. Then the items in progress
/// are finished and passed on, and the others are not started.
pub fn in_order<T: Sync, R: Send, E>(
    pool: &ThreadPool,
    items: &[T],
    cancel: &Cancel,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(Event<R>) -> Result<(), E>,
) -> Result<(), E> {
    let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
    let threads = pool.current_num_threads();
    let (results, arriving) = mpsc::channel();
    let is_over = || cancel.is_asked() || enough.load(Ordering::Relaxed);
    let work_off = |results: mpsc::Sender<Parcel<R>>| {
        while !is_over()
            && let Some(numbers) = take_some(&next, items.len(), threads)
        {
            let mut parcel = Parcel::new();
            let mut sent = Instant::now();
            for number in numbers {
                if is_over() {
                    break;
                }
                parcel.push((number, work(&items[number])));
                if sent.elapsed() > WAIT {
                    // The receiver is gone only if no more results are wanted.
                    let _ = results.send(std::mem::take(&mut parcel));
                    sent = Instant::now();
                }
            }
            let _ = results.send(parcel);
        }
    };
    pool.in_place_scope(|scope| {
        for _ in 0..threads {
            let results = results.clone();
            scope.spawn(|_| work_off(results));
        }
        drop(results);
        let done = hand_over(&arriving, &mut take);
        enough.store(done.is_err(), Ordering::Relaxed);
        done
    })
}

/// Results that are sent together, each with its index.
type Parcel<R> = Vec<(usize, R)>;

/// The maximum number of results that are sent together. Waking the receiver for each result costs
/// more than solving a small puzzle.
const MOST: usize = 64;
/// The maximum time that a result waits to be sent with others.
const WAIT: Duration = Duration::from_millis(20);

/// Takes the next indices to work on, from the front, so that no thread gets far ahead of the
/// others. Takes fewer towards the end, so that all threads finish together.
fn take_some(next: &AtomicUsize, all: usize, threads: usize) -> Option<Range<usize>> {
    let chunk = |begun: usize| ((all - begun) / (threads * 8)).clamp(1, MOST);
    let taken = next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |begun| {
        (begun < all).then(|| begun + chunk(begun))
    });
    taken.ok().map(|begun| begun..begun + chunk(begun))
}

/// Passes on results in order until all threads have finished.
fn hand_over<R, E>(
    arriving: &mpsc::Receiver<Parcel<R>>,
    take: &mut impl FnMut(Event<R>) -> Result<(), E>,
) -> Result<(), E> {
    let mut early = BTreeMap::new();
    let mut wanted = 0;
    loop {
        let parcel = match arriving.try_recv() {
            Ok(parcel) => parcel,
            Err(TryRecvError::Disconnected) => break,
            Err(TryRecvError::Empty) => {
                take(Event::Pause)?;
                let Ok(parcel) = arriving.recv() else { break };
                parcel
            }
        };
        early.extend(parcel);
        while let Some(result) = early.remove(&wanted) {
            take(Event::Result(result))?;
            wanted += 1;
        }
    }
    // After a cancellation, results in between may be missing.
    early.into_values().try_for_each(|result| take(Event::Result(result)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_input() {
        let pool = pool(Some(3)).unwrap();
        let items: Vec<usize> = (0..5000).collect();
        let mut seen = Vec::new();
        let done: Result<(), ()> = in_order(
            &pool,
            &items,
            &Cancel::default(),
            |n| n * 2,
            |event| {
                if let Event::Result(n) = event {
                    seen.push(n);
                }
                Ok(())
            },
        );
        assert_eq!(done, Ok(()));
        assert_eq!(seen, items.iter().map(|n| n * 2).collect::<Vec<_>>());
    }

    #[test]
    fn a_cancel_ends_the_batch() {
        let pool = pool(Some(2)).unwrap();
        let items: Vec<usize> = (0..5000).collect();
        let cancel = Cancel::default();
        let begun = AtomicUsize::new(0);
        let work = |_: &usize| {
            cancel.ask();
            begun.fetch_add(1, Ordering::Relaxed)
        };
        let done: Result<(), ()> = in_order(&pool, &items, &cancel, work, |_| Ok(()));
        assert_eq!(done, Ok(()));
        assert!(begun.into_inner() <= 2, "what is under way is finished, the rest not begun");
    }

    #[test]
    fn an_error_ends_the_batch() {
        let pool = pool(Some(2)).unwrap();
        let items: Vec<usize> = (0..1_000_000).collect();
        let begun = AtomicUsize::new(0);
        let work = |_: &usize| begun.fetch_add(1, Ordering::Relaxed);
        let full = |event| if matches!(event, Event::Result(_)) { Err("full") } else { Ok(()) };
        assert_eq!(in_order(&pool, &items, &Cancel::default(), work, full), Err("full"));
        assert!(begun.into_inner() < items.len());
    }
}
