//! Locks that outlive a panic: what they guard here is as good after one as before it.

use std::sync::{Mutex, MutexGuard, PoisonError};

/// Waits for what is guarded.
pub fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
