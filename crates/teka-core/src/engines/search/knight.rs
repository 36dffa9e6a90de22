//! A knight on a chessboard: a small state space that shows how to use the searches.

use super::{Reversible, StateSpace};

/// The problem of moving a knight from one cell to another.
#[derive(Clone, Copy, Debug)]
pub struct Knight {
    /// The number of rows and columns of the board.
    pub side: u8,
    /// The start, as row and column.
    pub from: (u8, u8),
    /// The goal, as row and column.
    pub to: (u8, u8),
}

const JUMPS: [(i8, i8); 8] =
    [(1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)];

impl StateSpace for Knight {
    type State = (u8, u8);
    type Action = (i8, i8);

    fn start(&self) -> (u8, u8) {
        self.from
    }

    fn is_goal(&self, square: &(u8, u8)) -> bool {
        *square == self.to
    }

    fn successors(
        &self,
        &(row, column): &(u8, u8),
        take: &mut impl FnMut((i8, i8), u32, (u8, u8)),
    ) {
        for (down, right) in JUMPS {
            let landing = row.checked_add_signed(down).zip(column.checked_add_signed(right));
            let on_board = landing.filter(|(row, column)| row.max(column) < &self.side);
            if let Some(square) = on_board {
                take((down, right), 1, square);
            }
        }
    }

    /// Divides the distance by 3, because a move changes row and column by 3 in total.
    fn estimate(&self, (row, column): &(u8, u8)) -> Option<u32> {
        let away = u32::from(row.abs_diff(self.to.0)) + u32::from(column.abs_diff(self.to.1));
        Some(away.div_ceil(3))
    }
}

impl Reversible for Knight {
    fn goals(&self) -> impl Iterator<Item = Option<(u8, u8)>> {
        std::iter::once(Some(self.to))
    }

    fn predecessors(&self, square: &(u8, u8), take: &mut impl FnMut((i8, i8), u32, (u8, u8))) {
        self.successors(square, &mut |(down, right), cost, from| take((-down, -right), cost, from));
    }
}
