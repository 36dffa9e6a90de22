//! Cuts a puzzle into several, for threads and clusters alike.

use crate::counting::Partition;
use crate::family::Count;
use crate::place::Cell;
use crate::puzzles::queens::Queens;
use crate::puzzles::queens::model::Puzzle;

impl Count for Queens {
    /// About `parts` puzzles or more, made by giving the queens of the first rows in
    /// every way that does not clash at once. Their solutions together, each once,
    /// are those of the whole; the cut is the same every time.
    fn split(puzzle: &Puzzle, parts: usize) -> Vec<Partition<Puzzle>> {
        let mut cut = vec![puzzle.clone()];
        for row in 0..puzzle.size() {
            if cut.len() >= parts {
                break;
            }
            cut = cut.iter().flat_map(|part| cut_at(part, row)).collect();
        }
        // Nothing left means no solution; the whole puzzle says so as well.
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
