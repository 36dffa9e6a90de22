//! Divides a puzzle into parts, for threads and for counts over several machines.

use crate::counting::Partition;
use crate::family::Count;
use crate::place::Cell;
use crate::puzzles::queens::Queens;
use crate::puzzles::queens::model::Puzzle;

impl Count for Queens {
    /// Divides the puzzle into about `parts` parts or more by giving the queens of the first rows
    /// in every combination without an immediate conflict. Each solution of the puzzle belongs to
    /// exactly one part. The division is deterministic.
    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Partition<Puzzle>> {
        let mut cut = vec![puzzle.clone()];
        for row in 0..puzzle.size() {
            if cut.len() >= parts {
                break;
            }
            cut = cut.iter().flat_map(|part| cut_at(part, row)).collect();
        }
        // No parts means no solution; returning the whole puzzle gives the same result.
        Partition::equal(if cut.is_empty() { vec![puzzle.clone()] } else { cut })
    }
}

fn cut_at(part: &Puzzle, row: u8) -> Vec<Puzzle> {
    if part.givens().iter().any(|given| given.row == row) {
        return vec![part.clone()];
    }
    let cells = (0..part.size()).map(|column| Cell::new(row, column));
    let stands = |cell: &Cell| !part.givens().iter().any(|given| part.attacks(*given, *cell));
    cells.filter(stands).map(|cell| part.with_givens(&[cell])).collect()
}
