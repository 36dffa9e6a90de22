//! The pieces that are left.

use crate::puzzles::packing::solve::problem::Problem;

/// How many pieces of each kind are left, and what follows from it.
pub(super) struct Left {
    pub counts: Vec<u16>,
    /// How many pieces are left.
    pub pieces: usize,
    /// Another number for every choice of pieces left; but see [`weights`].
    pub number: u64,
    weights: Vec<u64>,
    /// For each kind 1 if it can cover an isolated cell, otherwise 0.
    loose: Vec<u16>,
    /// How many pieces left can cover an isolated cell.
    all_loose: u16,
}

impl Left {
    pub fn new(problem: &Problem) -> Self {
        let counts: Vec<u16> = problem.kinds.iter().map(|kind| kind.count as u16).collect();
        let weights = weights(problem).unwrap_or_else(|| vec![0; counts.len()]);
        let loose = problem.kinds.iter().map(|kind| u16::from(!kind.connected || kind.size == 1));
        let loose: Vec<u16> = loose.collect();
        Self {
            pieces: counts.iter().map(|count| usize::from(*count)).sum(),
            number: weights.iter().zip(&counts).map(|(one, count)| one * u64::from(*count)).sum(),
            all_loose: loose.iter().zip(&counts).map(|(one, count)| one * count).sum(),
            counts,
            weights,
            loose,
        }
    }

    /// True if no piece left can cover an isolated cell.
    #[inline(always)]
    pub fn bound(&self) -> bool {
        self.all_loose == 0
    }

    /// True if one piece of the kind is left.
    #[inline(always)]
    pub fn has_one(&self, kind: u16) -> bool {
        self.counts[usize::from(kind)] == 1
    }

    #[inline(always)]
    pub fn take(&mut self, kind: u16) {
        let kind = usize::from(kind);
        self.counts[kind] -= 1;
        self.pieces -= 1;
        self.number -= self.weights[kind];
        self.all_loose -= self.loose[kind];
    }

    #[inline(always)]
    pub fn give_back(&mut self, kind: u16) {
        let kind = usize::from(kind);
        self.counts[kind] += 1;
        self.pieces += 1;
        self.number += self.weights[kind];
        self.all_loose += self.loose[kind];
    }
}

/// What one piece of each kind adds to the number for the pieces left; none if there are so
/// many that the numbers would not tell them apart.
pub(super) fn weights(problem: &Problem) -> Option<Vec<u64>> {
    let mut next = 1_u64;
    let weights = problem.kinds.iter().map(|kind| {
        let weight = next;
        next = next.checked_mul(kind.count as u64 + 1)?;
        Some(weight)
    });
    weights.collect()
}
