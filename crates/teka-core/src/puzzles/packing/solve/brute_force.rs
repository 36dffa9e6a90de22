//! Brute force as in the algorithm-strategies course: piece by piece in the given order, every
//! orientation and every position, whether it fits or not.
//!
//! The search knows nothing about kinds or orientations: the caller lists the candidates of each
//! piece in order. Pieces of the same shape are distinguished, so the same board may be found
//! several times.

use std::ops::ControlFlow;

use super::problem::CellSet;
use crate::control::{Control, Stop, View};
use crate::family::Ending;
use crate::scene::Scene;

/// The cells of a candidate placement, or `None` if it extends beyond the cells to fill, which
/// still counts as a placement tried.
pub type Try = Option<CellSet>;

/// What counts as a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// A call of the solver that still has a piece to place.
    Call,
    /// A placement tried, whether it fits or not.
    Try,
}

/// Passes every solution to `found`, as the index of each piece's candidate, in order. `picture`
/// draws the candidates chosen so far for an observer. Returns how the search ended and the number
/// of placements tried.
///
/// A piece is not considered before all earlier ones are placed. The search does not check that the
/// pieces fill the board: their area must equal that of the board.
pub fn solve(
    pieces: &[Vec<Try>],
    node: Node,
    control: &mut Control,
    picture: &dyn Fn(&[usize]) -> Scene,
    found: &mut dyn FnMut(&[usize]) -> ControlFlow<()>,
) -> (Ending, u64) {
    let mut search = Search { pieces, node, control, picture, found, tries: Vec::new(), tried: 0 };
    let ending = search.place_next(&CellSet::default()).err().unwrap_or(Ending::Exhausted);
    (ending, search.tried)
}

struct Search<'a, 'c> {
    pieces: &'a [Vec<Try>],
    node: Node,
    control: &'a mut Control<'c>,
    picture: &'a dyn Fn(&[usize]) -> Scene,
    found: &'a mut dyn FnMut(&[usize]) -> ControlFlow<()>,
    /// The index of the candidate of each piece placed.
    tries: Vec<usize>,
    /// The number of placements tried.
    tried: u64,
}

impl Search<'_, '_> {
    /// Places the next piece, trying each candidate.
    fn place_next(&mut self, filled: &CellSet) -> Result<(), Ending> {
        let Some(tries) = self.pieces.get(self.tries.len()) else {
            let flow = (self.found)(&self.tries);
            return if flow.is_break() { Err(Ending::Enough) } else { Ok(()) };
        };
        self.count(Node::Call)?;
        for (number, cells) in tries.iter().enumerate() {
            self.count(Node::Try)?;
            self.tried += 1;
            if let Some(cells) = cells.as_ref().filter(|cells| !cells.meets(filled)) {
                self.tries.push(number);
                self.place_next(&filled.union(cells))?;
                self.tries.pop();
            }
        }
        Ok(())
    }

    /// Counts an event if it is a node.
    fn count(&mut self, what: Node) -> Result<(), Stop> {
        if what != self.node {
            return Ok(());
        }
        let now = Now { pieces: self.pieces, picture: self.picture, tries: &self.tries };
        self.control.node(&now)
    }
}

/// The number of first pieces that determine the progress.
const LEVELS: usize = 4;

struct Now<'a> {
    pieces: &'a [Vec<Try>],
    picture: &'a dyn Fn(&[usize]) -> Scene,
    tries: &'a [usize],
}

impl View for Now<'_> {
    fn scene(&self) -> Scene {
        (self.picture)(self.tries)
    }

    fn progress(&self) -> Option<f64> {
        let (mut fraction, mut whole) = (0.0, 1.0);
        for (number, tries) in self.tries.iter().zip(self.pieces).take(LEVELS) {
            whole /= tries.len() as f64;
            fraction += whole * *number as f64;
        }
        Some(fraction)
    }
}
