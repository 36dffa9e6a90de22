//! Methods for front ends.

use std::any::Any;
use std::fmt;
use std::ops::Deref;

use crate::family::{Family, Method, MethodInfo};

/// A method of any family. It dereferences to its description, [`MethodInfo`].
#[derive(Clone, Copy)]
pub struct AnyMethod {
    info: &'static MethodInfo,
    counts_only: bool,
    /// The [`Method`] of its family.
    method: &'static (dyn Any + Send + Sync),
}

impl AnyMethod {
    pub(super) fn new<F: Family>(method: &'static Method<F>) -> Self {
        Self { info: &method.info, counts_only: method.counts_only(), method }
    }

    /// Returns the method if it belongs to family `F`, or else `None`.
    pub(super) fn of<F: Family>(self) -> Option<&'static Method<F>> {
        self.method.downcast_ref()
    }

    /// Returns the description.
    pub fn info(self) -> &'static MethodInfo {
        self.info
    }

    /// Returns true if the method can count solutions but not list them.
    pub fn counts_only(self) -> bool {
        self.counts_only
    }
}

impl Deref for AnyMethod {
    type Target = MethodInfo;

    fn deref(&self) -> &MethodInfo {
        self.info
    }
}

impl fmt::Debug for AnyMethod {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.info.fmt(f)
    }
}
