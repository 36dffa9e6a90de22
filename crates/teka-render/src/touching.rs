//! Which numbers on a board touch each other. Knows no colours.

use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;

/// For each number on the board the others it touches, by a side or a corner.
pub type Touching = BTreeMap<u16, BTreeSet<u16>>;

/// Finds out what touches what.
pub fn touching(cells: &BTreeMap<Cell, u16>) -> Touching {
    let mut touching: Touching = cells.values().map(|index| (*index, BTreeSet::new())).collect();
    for (cell, index) in cells {
        for other in half_the_neighbours(*cell).filter_map(|near| cells.get(&near)) {
            if other != index {
                touching.entry(*index).or_default().insert(*other);
                touching.entry(*other).or_default().insert(*index);
            }
        }
    }
    touching
}

/// Right, below left, below and below right: each pair of cells is met once.
fn half_the_neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    [(0, 1), (1, -1), (1, 0), (1, 1)].into_iter().filter_map(move |(down, right)| {
        let (row, column) = (cell.row.checked_add(down)?, cell.column.checked_add_signed(right)?);
        Some(Cell::new(row, column))
    })
}
