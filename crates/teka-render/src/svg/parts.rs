//! The parts of a set of cells: which of them hang together by their sides.

use std::collections::BTreeSet;

use teka_core::place::Cell;

/// Takes cells apart into sets that hang together, the topmost first.
pub fn parts(mut rest: BTreeSet<Cell>) -> Vec<BTreeSet<Cell>> {
    let mut parts = Vec::new();
    while let Some(first) = rest.pop_first() {
        let (mut part, mut reached) = (BTreeSet::from([first]), vec![first]);
        while let Some(cell) = reached.pop() {
            reached.extend(beside(cell).filter(|cell| rest.remove(cell)));
            part.extend(reached.iter().copied());
        }
        parts.push(part);
    }
    parts
}

fn beside(Cell { row, column }: Cell) -> impl Iterator<Item = Cell> {
    let beside = [
        (row.checked_add(1), Some(column)),
        (row.checked_sub(1), Some(column)),
        (Some(row), column.checked_add(1)),
        (Some(row), column.checked_sub(1)),
    ];
    beside.into_iter().filter_map(|(row, column)| Some(Cell::new(row?, column?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_corner_does_not_hold_cells_together() {
        let cells = [(0, 0), (0, 1), (1, 2), (2, 2), (4, 0)];
        let cells = cells.map(|(row, column)| Cell::new(row, column));
        let sizes: Vec<usize> = parts(cells.into()).iter().map(BTreeSet::len).collect();
        assert_eq!(sizes, [2, 2, 1]);
    }
}
