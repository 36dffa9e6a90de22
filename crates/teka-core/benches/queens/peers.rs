//! The same question put to others: the crates `dlx` and `dlx-rs` on the same
//! exact cover, and OR-tools CP-SAT. Building the links is part of the time.

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

/// True if our engine finds exactly one cover.
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

/// True if `dlx` finds exactly one cover.
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

/// True if `dlx-rs` finds exactly one cover.
pub fn dlx_rs(puzzle: &Puzzle) -> bool {
    let (primary, secondary) = items(puzzle);
    let mut solver = dlx_rs::Solver::new_optional(primary, secondary);
    for (number, cell) in puzzle.cells().enumerate() {
        let covered: Vec<usize> = covered(puzzle, cell).iter().map(|item| item + 1).collect();
        solver.add_option(number, &covered);
    }
    solver.next().is_some() && solver.next().is_none()
}

/// The mean of CP-SAT in microseconds on every so many boards, if it is at hand.
pub fn cp_sat(every: usize) -> Option<f64> {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../bench/peers/queens_cpsat.py");
    let boards = super::boards::path();
    let every = every.to_string();
    let output =
        Command::new("python3").arg(script).arg(boards).args(["--every", &every]).output().ok()?;
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).ok()?;
    answer["mean_us"].as_f64()
}

/// How many items must be covered, and how many may be.
fn items(puzzle: &Puzzle) -> (usize, usize) {
    let size = usize::from(puzzle.size());
    (3 * size, (size - 1) * (size - 1))
}

/// Row, column, region, and the squares of two by two cells the cell is in.
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
