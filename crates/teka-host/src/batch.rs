//! Many puzzles at once: all threads work, results come out in the order of the input.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, TryRecvError};
use std::time::{Duration, Instant};

pub use rayon::ThreadPool;
use rayon::{ThreadPoolBuildError, ThreadPoolBuilder};

use crate::watch::Cancel;

/// A pool of `threads` threads; as many as there are cores if none are named.
pub fn pool(threads: Option<usize>) -> Result<ThreadPool, ThreadPoolBuildError> {
    ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()
}

/// What comes out of a batch.
pub enum Event<R> {
    /// The next result.
    Result(R),
    /// All results known so far are out: a good moment to show them.
    Pause,
}

/// Does `work` on every item and hands the results to `take` in order, each as soon
/// as those before it are known. Stops at the first error of `take`, and soon after a
/// cancel: what is under way is then finished and handed over, the rest is not begun.
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
                    // Whoever listens is gone only once nothing more is wanted.
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

/// Results that travel together, each with its number.
type Parcel<R> = Vec<(usize, R)>;

/// The most results that travel together: waking the listener for each costs more than
/// a small puzzle does.
const MOST: usize = 64;
/// The longest a result waits for others to travel with.
const WAIT: Duration = Duration::from_millis(20);

/// The next numbers to work on, taken from the front, so that no thread runs far ahead
/// of the others; fewer towards the end, so that all threads end together.
fn take_some(next: &AtomicUsize, all: usize, threads: usize) -> Option<Range<usize>> {
    let chunk = |begun: usize| ((all - begun) / (threads * 8)).clamp(1, MOST);
    let taken = next.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |begun| {
        (begun < all).then(|| begun + chunk(begun))
    });
    taken.ok().map(|begun| begun..begun + chunk(begun))
}

/// Hands results over in order until no thread has any more to send.
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
    // After a cancel the ones in between may be missing.
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
