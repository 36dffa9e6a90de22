//! Brute force, as the course does it: piece by piece in the order given, every turn of it,
//! every position, whether it fits or not.
//!
//! It knows neither kinds nor turns: whoever calls it lists the tries of each piece in order.
//! Pieces that look alike are different, so a board may be found several times.

use std::ops::ControlFlow;

use super::problem::CellSet;
use crate::control::{Control, Stop, View};
use crate::family::Ending;
use crate::scene::Scene;

/// Where a piece would come to lie; none if that is partly outside the cells to be filled.
/// It counts as a placement tried all the same.
pub type Try = Option<CellSet>;

/// What counts as a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// A call of the solver that still has a piece to place.
    Call,
    /// A placement tried, whether it fits or not.
    Try,
}

/// Hands every solution to `found`: for each piece, in order, the number of its try. Whoever
/// watches sees what `picture` makes of the numbers so far. Gives back how it ended, and
/// how many placements were tried.
///
/// A piece that comes later is not looked at before all earlier ones lie, and nobody checks
/// that the pieces fill the board: their cells must be as many as the board's.
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
    /// For each piece placed the number of its try.
    tries: Vec<usize>,
    /// How many placements were tried.
    tried: u64,
}

impl Search<'_, '_> {
    /// Places the next piece in every way.
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

    /// Counts what happens if it is a node.
    fn count(&mut self, what: Node) -> Result<(), Stop> {
        if what != self.node {
            return Ok(());
        }
        let now = Now { pieces: self.pieces, picture: self.picture, tries: &self.tries };
        self.control.node(&now)
    }
}

/// So many first pieces tell how far the search has come.
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
