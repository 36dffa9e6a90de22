//! Solves the same boards with the `dlx` and `dlx-rs` crates, as the same exact cover problem, and
//! with OR-Tools CP-SAT. The time includes building the links.

use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;

use dlx::OptOrder;
use dlx::choose::{mrv_chooser, no_tiebreak, prefer_any};
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::engines::exact_cover::{Choose, Problem, solve};
use teka_core::place::Cell;
use teka_core::puzzles::queens::Puzzle;
use teka_core::scene::Scene;

/// Returns true if Teka's engine finds exactly one cover.
pub fn our_engine(puzzle: &Puzzle) -> bool {
    let (primary, secondary) = items(puzzle);
    let mut problem = Problem::new(primary, secondary);
    for cell in puzzle.cells() {
        problem.option(&covered(puzzle, cell));
    }
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut covers = 0;
    solve(&problem, Choose::Fewest, &mut control, &|_| Scene::default(), &mut |_| {
        covers += 1;
        if covers < 2 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    });
    covers == 1
}

/// Returns true if `dlx` finds exactly one cover.
pub fn dlx(puzzle: &Puzzle) -> bool {
    let (primary, secondary) = items(puzzle);
    let number = |item: usize| item as dlx::Uint;
    let options: Vec<Vec<dlx::Uint>> = puzzle
        .cells()
        .map(|cell| covered(puzzle, cell).into_iter().map(number).collect())
        .collect();
    let mut problem =
        dlx::x::make_problem(number(primary), number(secondary), &options, OptOrder::Seq);
    let mut solver = dlx::Solver::new(&mut problem);
    let mut chooser = mrv_chooser(prefer_any(), no_tiebreak());
    solver.next_solution(&mut chooser) && !solver.next_solution(&mut chooser)
}

/// Returns true if `dlx-rs` finds exactly one cover.
pub fn dlx_rs(puzzle: &Puzzle) -> bool {
    let (primary, secondary) = items(puzzle);
    let mut solver = dlx_rs::Solver::new_optional(primary, secondary);
    for (number, cell) in puzzle.cells().enumerate() {
        let covered: Vec<usize> = covered(puzzle, cell).iter().map(|item| item + 1).collect();
        solver.add_option(number, &covered);
    }
    solver.next().is_some() && solver.next().is_none()
}

/// Returns the mean time of CP-SAT in microseconds, on one in `every` boards. Returns `None` if
/// CP-SAT is not installed.
pub fn cp_sat(every: usize) -> Option<f64> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/peers/queens_cpsat.py");
    let boards = super::boards::path();
    let every = every.to_string();
    let output =
        Command::new("python3").arg(script).arg(boards).args(["--every", &every]).output().ok()?;
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    answer["mean_us"].as_f64()
}

/// Returns the number of primary items and of secondary items.
fn items(puzzle: &Puzzle) -> (usize, usize) {
    let size = usize::from(puzzle.size());
    (3 * size, (size - 1) * (size - 1))
}

/// Returns the row, the column, the region and the 2 x 2 blocks that contain a cell.
fn covered(puzzle: &Puzzle, cell: Cell) -> Vec<usize> {
    let size = usize::from(puzzle.size());
    let (row, column) = (usize::from(cell.row), usize::from(cell.column));
    let mut covered = vec![row, size + column, 2 * size + usize::from(puzzle.region(cell))];
    for top in row.saturating_sub(1)..(row + 1).min(size - 1) {
        for left in column.saturating_sub(1)..(column + 1).min(size - 1) {
            covered.push(3 * size + top * (size - 1) + left);
        }
    }
    covered
}
