//! The algorithms: searches through the positions of a board, for boards of any size.
//! A method trusts nobody but the board; its answers are judged elsewhere.

mod goals;
pub mod heuristics;
mod impossible;
mod lanes;
mod methods;
mod picture;
mod space;

pub use self::impossible::why_impossible;
pub use self::methods::{METHODS, Solve};
pub use self::space::{Metric, Positions, Slide, Space};
