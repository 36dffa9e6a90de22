//! Many puzzles at once: all threads work, results come out in the order of the input.

use rayon::prelude::*;
use rayon::{ThreadPool, ThreadPoolBuildError, ThreadPoolBuilder};

use crate::watch::Cancel;

/// How many puzzles are taken at a time: enough to keep threads busy,
/// few enough that results come soon and memory stays small.
const CHUNK: usize = 1024;

/// A pool of `threads` threads; as many as there are cores if none are named.
pub fn pool(threads: Option<usize>) -> Result<ThreadPool, ThreadPoolBuildError> {
    ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0)).build()
}

/// Does `work` on every item and hands the results to `take` in order.
/// Stops at the first error of `take`, and soon after a cancel.
pub fn in_order<T: Sync, R: Send, E>(
    pool: &ThreadPool,
    items: &[T],
    cancel: &Cancel,
    work: impl Fn(&T) -> R + Sync,
    mut take: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    for chunk in items.chunks(CHUNK) {
        let results: Vec<Option<R>> = pool.install(|| {
            chunk.par_iter().map(|item| (!cancel.is_asked()).then(|| work(item))).collect()
        });
        for result in results.into_iter().flatten() {
            take(result)?;
        }
        if cancel.is_asked() {
            break;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_keep_the_order_of_the_input() {
        let pool = pool(Some(2)).unwrap();
        let items: Vec<usize> = (0..5000).collect();
        let mut seen = Vec::new();
        let done: Result<(), ()> = in_order(
            &pool,
            &items,
            &Cancel::default(),
            |n| n * 2,
            |n| {
                seen.push(n);
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
        let mut seen = 0;
        let done: Result<(), ()> = in_order(
            &pool,
            &items,
            &cancel,
            |_| (),
            |()| {
                cancel.ask();
                seen += 1;
                Ok(())
            },
        );
        assert_eq!(done, Ok(()));
        assert_eq!(seen, CHUNK);
    }
}
