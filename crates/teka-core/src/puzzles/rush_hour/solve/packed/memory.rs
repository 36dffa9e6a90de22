//! [`Memory`]: what a run's tables take at their peak, told to its control
//! before they take it.

use crate::control::{Control, Stop};

/// Memory that was accounted for and is free again.
#[derive(Default)]
pub struct Memory {
    free: u64,
}

impl Memory {
    /// A vector of `length` zeros, if the limit allows it.
    pub fn zeros<T: Clone + Default>(
        &mut self,
        length: usize,
        control: &mut Control,
    ) -> Result<Vec<T>, Stop> {
        self.take(bytes::<T>(length), control)?;
        // Asking first: a machine without memory stops the run, not the program.
        Vec::<T>::new().try_reserve_exact(length).map_err(|_| Stop::MemoryLimit)?;
        Ok(vec![T::default(); length])
    }

    /// Room for `more` elements behind those of `list`.
    pub fn room_for<T>(
        &mut self,
        list: &mut Vec<T>,
        more: usize,
        control: &mut Control,
    ) -> Result<(), Stop> {
        let (old, needed) = (list.capacity(), list.len() + more);
        if needed <= old {
            return Ok(());
        }
        let new = needed.max(old + old / 2);
        self.take(bytes::<T>(new), control)?;
        list.try_reserve_exact(new - list.len()).map_err(|_| Stop::MemoryLimit)?;
        self.give::<T>(old);
        Ok(())
    }

    /// So many elements are not needed any more.
    pub fn give<T>(&mut self, length: usize) {
        self.free += bytes::<T>(length);
    }

    fn take(&mut self, bytes: u64, control: &mut Control) -> Result<(), Stop> {
        let from_free = bytes.min(self.free);
        control.store(0, bytes - from_free)?;
        self.free -= from_free;
        Ok(())
    }
}

fn bytes<T>(length: usize) -> u64 {
    (length as u64).saturating_mul(size_of::<T>() as u64)
}
