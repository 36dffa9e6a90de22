//! One of the ways that lead to a state, for whoever watches: the states do not remember.

use super::board::Board;
use super::pile::State;
use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::Laid;

/// The most placements tried: a picture is not worth more.
const MOST_STEPS: usize = 10_000;

/// Pieces that fill the cells of a state; none if they are not found soon.
pub fn one_way<M: Mask>(board: &Board<M>, state: State<M>) -> Vec<Laid> {
    let used = board.pieces - state.left;
    let mut search = Search { board, steps: 0, laid: Vec::new() };
    search.fill(State { filled: state.filled, left: used });
    search.laid
}

struct Search<'a, M> {
    board: &'a Board<M>,
    steps: usize,
    laid: Vec<Laid>,
}

impl<M: Mask> Search<'_, M> {
    /// Covers the filled cells by the pieces left; true if it is done.
    fn fill(&mut self, rest: State<M>) -> bool {
        let board = self.board;
        let Some(groups) = board.groups.get(rest.filled.lowest()) else { return true };
        for group in groups.iter().filter(|group| group.field.meets(rest.left)) {
            let left = rest.left - group.one;
            for (cells, number) in group.cells.iter().zip(&group.numbers) {
                self.steps += 1;
                if self.steps > MOST_STEPS {
                    return false;
                }
                if cells.meets(!rest.filled) {
                    continue;
                }
                self.laid.push(Laid { kind: group.kind, placement: *number });
                if self.fill(State { filled: rest.filled & !*cells, left }) {
                    return true;
                }
                self.laid.pop();
            }
        }
        false
    }
}
