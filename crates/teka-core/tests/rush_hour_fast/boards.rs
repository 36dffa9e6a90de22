//! Boards in one line of cells, and the files that hold them.

use std::path::PathBuf;

use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::{Axis, Exit, Puzzle, Vehicle};

/// A board with the words around it.
pub struct Known {
    pub words: Vec<String>,
    pub puzzle: Puzzle,
}

/// The lines of a file of the data, the board being the word number `at`; none
/// where the data is not at hand.
pub fn known(file: &str, at: usize) -> Vec<Known> {
    let text = std::fs::read_to_string(path(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let words: Vec<String> = line.split_whitespace().map(String::from).collect();
            Known { puzzle: one_line(&words[at]), words }
        })
        .collect()
}

/// Where a file of the data is.
pub fn path(file: &str) -> PathBuf {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    data.join("rush-hour").join(file)
}

/// A square board with the exit on the right: `A` primary, `o` or `.` empty, `x` or `#` wall.
pub fn one_line(text: &str) -> Puzzle {
    let cells: Vec<char> = text.chars().collect();
    let side = cells.len().isqrt();
    let place = |at: usize| Cell::new((at / side) as u8, (at % side) as u8);
    let walls = (0..cells.len()).filter(|at| "x#".contains(cells[*at])).map(place).collect();
    let mut letters: Vec<char> =
        cells.iter().copied().filter(|cell| !"o.x#".contains(*cell)).collect();
    // The primary goes first.
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
