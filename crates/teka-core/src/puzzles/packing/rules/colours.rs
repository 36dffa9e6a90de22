//! Colourings: where some cells are dark, a piece covers one of few numbers of dark cells
//! wherever it lies. If such numbers cannot sum up to the dark cells that are empty, the
//! pieces cannot fill the board.

use std::collections::BTreeSet;

use super::super::model::BoardKind;
use super::super::solve::problem::CellSet;
use super::draft::{Draft, Rest};
use super::{Finding, Move, impossible};
use crate::message;

/// What makes a cell dark, by its position in space, and what the words call that.
type Colouring = (&'static str, fn([i16; 3]) -> bool);

const FLAT: &[Colouring] = &[
    ("chessboard", |[x, y, _]| (x + y) % 2 == 0),
    ("rows", |[x, _, _]| x % 2 == 0),
    ("columns", |[_, y, _]| y % 2 == 0),
    ("crossings", |[x, y, _]| x % 2 == 0 && y % 2 == 0),
    ("diagonals", |[x, y, _]| (x + y) % 3 == 0),
    ("diagonals", |[x, y, _]| (x + y) % 3 == 1),
    ("diagonals", |[x, y, _]| (x + y) % 3 == 2),
    ("diagonals", |[x, y, _]| (x - y).rem_euclid(3) == 0),
    ("diagonals", |[x, y, _]| (x - y).rem_euclid(3) == 1),
    ("diagonals", |[x, y, _]| (x - y).rem_euclid(3) == 2),
];

/// A ball (layer l, row r, column c) sits at (2r+l, 2c+l, l).
const PYRAMID: &[Colouring] = &[
    ("layers", |[_, _, z]| z % 2 == 0),
    ("chessboard", |[x, y, z]| ((x + y) / 2 - z) % 2 == 0),
    ("rows", |[x, _, z]| (x - z) / 2 % 2 == 0),
    ("columns", |[_, y, z]| (y - z) / 2 % 2 == 0),
];

/// A colouring that shows that the pieces cannot fill the empty cells.
pub fn find(rest: &Rest, draft: &Draft) -> Option<Finding<Move>> {
    let all = if rest.kind() == BoardKind::Pyramid { PYRAMID } else { FLAT };
    all.iter().find_map(|(name, is_dark)| {
        let dark = dark_cells(rest, draft, *is_dark);
        (!can_sum_up(draft, &dark)).then(|| {
            let (count, light) = (dark.len(), draft.empty.len() - dark.len());
            let message =
                message!("packing-why-colouring", colouring = *name, dark = count, light = light);
            impossible(message, rest.places(&dark))
        })
    })
}

fn dark_cells(rest: &Rest, draft: &Draft, is_dark: fn([i16; 3]) -> bool) -> CellSet {
    let point = |cell: &usize| {
        let on_board = rest.encoding.on_board(&CellSet::from_iter([*cell]));
        rest.puzzle.board().points()[usize::from(on_board[0])]
    };
    draft.empty.iter().filter(|cell| is_dark(point(cell))).collect()
}

/// Whether the pieces can cover these cells and no more of their colour.
fn can_sum_up(draft: &Draft, dark: &CellSet) -> bool {
    let light = draft.empty.without(dark);
    let mut sums = vec![false; dark.len() + 1];
    sums[0] = true;
    for kind in draft.kinds() {
        let covered =
            draft.ways(kind).map(|laid| draft.problem().covered(laid).without(&light).len());
        let numbers: BTreeSet<usize> = covered.collect();
        for _ in 0..draft.left[kind] {
            let reached = |sum: usize| {
                numbers.iter().any(|by| sum.checked_sub(*by).is_some_and(|from| sums[from]))
            };
            sums = (0..sums.len()).map(reached).collect();
        }
    }
    sums[dark.len()]
}
