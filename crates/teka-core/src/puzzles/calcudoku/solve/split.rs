//! Cuts a puzzle into several, for threads and clusters alike.

use super::propagation;
use crate::place::Cell;
use crate::puzzles::calcudoku::model::Puzzle;

/// About `parts` puzzles or more, made by giving a cell with few candidates each of
/// them in turn. Their solutions together, each once, are those of the whole; the cut
/// is the same every time.
pub fn split(puzzle: &Puzzle, parts: usize) -> Vec<Puzzle> {
    let mut cut = vec![puzzle.clone()];
    while cut.len() < parts {
        let next: Vec<Puzzle> = cut.iter().flat_map(cut_once).collect();
        if next == cut {
            break;
        }
        cut = next;
    }
    // Nothing left means no solution; the whole puzzle says so as well.
    if cut.is_empty() { vec![puzzle.clone()] } else { cut }
}

/// The puzzle once for each number its narrowest open cell may hold; none if it is
/// plainly impossible.
fn cut_once(part: &Puzzle) -> Vec<Puzzle> {
    let Some(candidates) = propagation::candidates(part) else { return Vec::new() };
    let open = part.cells().zip(candidates).filter(|(_, numbers)| numbers.count_ones() > 1);
    match open.min_by_key(|(_, numbers)| numbers.count_ones()) {
        None => vec![part.clone()],
        Some((cell, numbers)) => cut_at(part, cell, numbers),
    }
}

fn cut_at(part: &Puzzle, cell: Cell, numbers: u32) -> Vec<Puzzle> {
    let held = (1..=part.size()).filter(|number| numbers & (1 << number) != 0);
    held.map(|number| part.with_given(cell, number)).collect()
}
