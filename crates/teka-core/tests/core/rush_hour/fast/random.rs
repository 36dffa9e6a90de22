//! Boards at random, and the one that needs the widest words.

use proptest::prelude::*;
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::{Axis, Exit, Puzzle, Vehicle};

const EXITS: [Exit; 4] = [Exit::Right, Exit::Left, Exit::Top, Exit::Bottom];

/// Any small board: every exit, walls, sides of 2 to 5.
pub fn small_board() -> impl Strategy<Value = Puzzle> {
    let vehicles = prop::collection::vec((any::<bool>(), 0u8..5, 0u8..5, 2u8..4), 1..12);
    let walls = prop::collection::vec((0u8..9, 0u8..9), 0..4);
    ((2u8..6, 2u8..6), 0usize..4, vehicles, walls)
        .prop_filter_map("the primary does not fit", |(size, exit, vehicles, walls)| {
            board(size, EXITS[exit], &vehicles, &walls)
        })
}

/// A large board with little on it.
pub fn sparse_board() -> impl Strategy<Value = Puzzle> {
    let vehicles = prop::collection::vec((any::<bool>(), 0u8..16, 0u8..14, 2u8..5), 1..4);
    let walls = prop::collection::vec((0u8..16, 0u8..16), 0..9);
    ((7u8..17, 7u8..17), 0usize..4, vehicles, walls)
        .prop_filter_map("the primary does not fit", |(size, exit, vehicles, walls)| {
            board(size, EXITS[exit], &vehicles, &walls)
        })
}

/// Puts down one after another what fits.
fn board(
    size: (u8, u8),
    exit: Exit,
    vehicles: &[(bool, u8, u8, u8)],
    walls: &[(u8, u8)],
) -> Option<Puzzle> {
    let mut placed: Vec<(Vehicle, u8)> = Vec::new();
    for (at, (is_across, line, position, length)) in vehicles.iter().enumerate() {
        let across = if *is_across { Axis::Horizontal } else { Axis::Vertical };
        let axis = if at == 0 { exit.axis() } else { across };
        let letter = char::from(b'A' + at as u8);
        placed.push((Vehicle { letter, axis, line: *line, length: *length }, *position));
        if Puzzle::new(size, exit, &placed, vec![]).is_none() {
            placed.pop();
        }
    }
    let mut standing = Vec::new();
    for (row, column) in walls {
        standing.push(Cell::new(*row, *column));
        if Puzzle::new(size, exit, &placed, standing.clone()).is_none() {
            standing.pop();
        }
    }
    Puzzle::new(size, exit, &placed, standing)
}

/// A board of an even number of rows covered by squares of two vehicles side by side, by turns
/// lying and standing. The last `removed` vehicles are left out, up to two; then a
/// wall leaves room for one vehicle to go down by two cells.
pub fn bricks(side: u8, removed: usize, exit: Exit) -> Puzzle {
    let mut placed = Vec::new();
    let half = side / 2;
    for square in 0..half * half {
        let (top, left) = (square / half * 2, square % half * 2);
        for second in 0..2 {
            let letter = char::from_u32(0x4e00 + placed.len() as u32).unwrap();
            let is_across = (square / half + square % half).is_multiple_of(2);
            placed.push(if is_across {
                (Vehicle { letter, axis: Axis::Horizontal, line: top + second, length: 2 }, left)
            } else {
                (Vehicle { letter, axis: Axis::Vertical, line: left + second, length: 2 }, top)
            });
        }
    }
    placed.truncate(placed.len() - removed);
    let walls = if removed == 2 { vec![Cell::new(side - 2, side - 2)] } else { vec![] };
    Puzzle::new((side, side), exit, &placed, walls).unwrap()
}
