//! Rush Hour boards written on one line.

use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::{Axis, Exit, Puzzle, Vehicle};

/// Parses a square board with the exit on the right: `A` is the primary vehicle, `o` or `.` an
/// empty cell, `x` or `#` a wall.
pub fn one_line(text: &str) -> Puzzle {
    let cells: Vec<char> = text.chars().collect();
    let side = cells.len().isqrt();
    let place = |at: usize| Cell::new((at / side) as u8, (at % side) as u8);
    let walls = (0..cells.len()).filter(|at| "x#".contains(cells[*at])).map(place).collect();
    let mut letters: Vec<char> =
        cells.iter().copied().filter(|cell| !"o.x#".contains(*cell)).collect();
    // The primary vehicle comes first.
    letters.sort_by_key(|letter| (*letter != 'A', *letter));
    letters.dedup();
    let placed: Vec<(Vehicle, u8)> = letters
        .iter()
        .map(|letter| {
            let own: Vec<Cell> =
                (0..cells.len()).filter(|at| cells[*at] == *letter).map(place).collect();
            vehicle(*letter, &own)
        })
        .collect();
    Puzzle::new((side as u8, side as u8), Exit::Right, &placed, walls).expect("a valid board")
}

fn vehicle(letter: char, cells: &[Cell]) -> (Vehicle, u8) {
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let length = cells.len() as u8;
    if first.row == last.row {
        (Vehicle { letter, axis: Axis::Horizontal, line: first.row, length }, first.column)
    } else {
        (Vehicle { letter, axis: Axis::Vertical, line: first.column, length }, first.row)
    }
}
