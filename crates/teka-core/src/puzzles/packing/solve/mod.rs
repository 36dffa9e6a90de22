//! The solving methods, one file each, and the conversion of a puzzle for them. The searches use a
//! [`problem::Problem`], never the puzzle; [`Encoding`] converts between the two.

pub mod bit_slices;
pub mod brute_force;
mod counts;
mod course;
pub mod cover;
mod encoding;
pub mod first_empty;
#[cfg(test)]
mod made_up;
mod mask;
pub mod memo_count;
mod methods;
pub mod problem;
mod regions;
pub(super) mod search;
mod split;
mod symmetry;
mod trail;

pub use encoding::Encoding;
