//! Queens as an exact cover problem. A queen covers its row, column and region, each of which must
//! be covered exactly once. It also covers the 2 x 2 blocks that contain its cell, each of which
//! may be covered at most once: two queens touch exactly when they share a block. A node is a queen
//! placed.

use super::{hand, picture};
use crate::control::Control;
use crate::engines::exact_cover::{self, Choose, Problem};
use crate::family::{Ending, Found};
use crate::param::{Args, Kind, Param};
use crate::place::Cell;
use crate::puzzles::queens::model::{Move, Puzzle};

/// The parameters of the method: which row, column or region to cover next.
pub const PARAMS: &[Param] = &[Param {
    name: "choose",
    kind: Kind::Choice { options: &["fewest", "first"], default: "fewest" },
    about: "queens-exact-cover-choose",
}];

/// Passes every solution to `found`.
pub fn solve(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    let choose = if args.choice("choose") == "first" { Choose::First } else { Choose::Fewest };
    let cells = standing_cells(puzzle);
    let queens = |options: &[usize]| {
        let mut queens: Vec<Cell> = options.iter().map(|option| cells[*option]).collect();
        queens.sort();
        queens
    };
    let scene = |options: &[usize]| picture(puzzle, &queens(options));
    exact_cover::solve(&problem(puzzle, &cells), choose, control, &scene, &mut |options| {
        hand(&queens(options), found)
    })
}

/// Returns the cells that no given queen attacks. Given queens that attack each other are left out
/// too.
fn standing_cells(puzzle: &Puzzle) -> Vec<Cell> {
    let stands = |cell: &Cell| !puzzle.givens().iter().any(|given| puzzle.attacks(*given, *cell));
    puzzle.cells().filter(stands).collect()
}

fn problem(puzzle: &Puzzle, cells: &[Cell]) -> Problem {
    let size = usize::from(puzzle.size());
    let mut problem = Problem::new(3 * size, (size - 1) * (size - 1));
    for cell in cells {
        problem.option(&items(puzzle, *cell));
    }
    problem
}

fn items(puzzle: &Puzzle, cell: Cell) -> Vec<usize> {
    let size = usize::from(puzzle.size());
    let (row, column) = (usize::from(cell.row), usize::from(cell.column));
    let mut items = vec![row, size + column, 2 * size + usize::from(puzzle.region(cell))];
    for top in row.saturating_sub(1)..(row + 1).min(size - 1) {
        for left in column.saturating_sub(1)..(column + 1).min(size - 1) {
            items.push(3 * size + top * (size - 1) + left);
        }
    }
    items
}
