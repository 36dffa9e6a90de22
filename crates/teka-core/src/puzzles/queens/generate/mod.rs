//! Generates boards with exactly one solution. Queens are placed first, with no two touching; then
//! regions grow around them while an exact search rules out a second solution. To reach a requested
//! grade, the generator walks from board to board.

mod growth;
mod regions;

use std::ops::ControlFlow;

use rand::RngExt;
use rand::seq::SliceRandom;

use self::growth::Growth;
use self::regions::Regions;
use super::Queens;
use super::model::Puzzle;
use super::rules::{EXPERT, GRADES, reach};
use super::solve::propagation::{Question, count_up_to, search};
use crate::control::{Control, Limits, Stop, Unwatched};
use crate::family::{Difficulty, Ending, Generator, Level, Make};
use crate::param::{Args, Kind, Param};
use crate::place::Cell;
use crate::rng::{Rng, rng};
use crate::scene::Scene;

impl Make for Queens {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<Queens> =
    Generator { levels: LEVELS, ..Generator::new(PARAMS, generate) };

/// The levels. Every board is larger or harder than those of the level before.
const LEVELS: &[Level] = &[
    Level::new(Difficulty::Easy, &[("size", "7"), ("grade", "easy")], NODE_LIMIT).daily(),
    Level::new(Difficulty::Medium, &[("size", "8"), ("grade", "medium")], NODE_LIMIT),
    Level::new(Difficulty::Hard, &[("size", "9"), ("grade", "hard")], NODE_LIMIT).daily(),
    Level::new(Difficulty::Expert, &[("size", "9"), ("grade", "expert")], NODE_LIMIT),
];
/// The node limit for one seed of a level.
const NODE_LIMIT: u64 = 20_000;

/// The parameters of the generator.
const PARAMS: &[Param] = &[
    Param {
        name: "size",
        // Sizes 2 and 3 have no solution.
        kind: Kind::Int { min: 4, max: 32, default: 8 },
        about: "queens-generate-size",
    },
    Param {
        name: "grade",
        kind: Kind::Choice { options: GRADES, default: "" },
        about: "queens-generate-grade",
    },
];

/// The number of queen placements to try before giving up.
const ATTEMPTS: usize = 500;
/// The number of repairs per placement. Beyond this, starting again is faster.
const REPAIRS: usize = 150;

/// Generates a board. A node is one attempt to add a cell to a region.
fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
    let size = u8::try_from(args.int("size")).map_err(|_| Stop::GaveUp)?;
    let grade = GRADES.iter().position(|name| *name == args.choice("grade"));
    let mut rng = rng(seed);
    let puzzle = match grade {
        Some(grade) => graded_board(size, grade, &mut rng, control)?,
        None => any_board(size, &mut rng, control)?,
    };
    // The board is unique by construction; this proves it.
    if count_up_to(&puzzle, 2, control)? == 1 { Ok(puzzle) } else { Err(Stop::Fault) }
}

fn any_board(size: u8, rng: &mut Rng, control: &mut Control) -> Result<Puzzle, Stop> {
    for _ in 0..ATTEMPTS {
        let mut growth = Growth::from(random_queens(size, rng), rng);
        if growth.fill(REPAIRS, control)? {
            return growth.regions.puzzle().ok_or(Stop::Fault);
        }
    }
    Err(Stop::GaveUp)
}

/// Returns a random queen's column for each row. `size` must be 1 or at least 4.
fn random_queens(size: u8, rng: &mut Rng) -> Vec<u8> {
    let mut columns: Vec<u8> = (0..size).collect();
    columns.shuffle(rng);
    // Swapping a queen that touches the one above it with any other queen resolves both pairs
    // within a few tries. Every valid placement can occur.
    while let Some(row) = (1..columns.len()).find(|row| touch(&columns, *row)) {
        columns.swap(row, rng.random_range(0..usize::from(size)));
    }
    columns
}

fn touch(columns: &[u8], row: usize) -> bool {
    columns[row].abs_diff(columns[row - 1]) <= 1
}

// Boards of a requested grade come from a walk: each step clears and regrows one area of the board,
// and is kept only if the board is no further from the grade.

/// The smallest board that can have the grade "expert". On a smaller board, the units outside a set
/// of four form a set of three or fewer themselves.
const SMALLEST_EXPERT: u8 = 8;
/// The maximum number of walks.
const WALKS: usize = 200;
/// The maximum number of steps in a walk.
const STEPS: usize = 60;
/// The maximum number of repairs in one step of a walk.
const FEW_REPAIRS: usize = 4;

/// Generates a board of the given grade.
fn graded_board(
    size: u8,
    grade: usize,
    rng: &mut Rng,
    control: &mut Control,
) -> Result<Puzzle, Stop> {
    if grade == EXPERT && size < SMALLEST_EXPERT {
        return Err(Stop::GaveUp);
    }
    for _ in 0..WALKS {
        let mut growth = Growth::from(random_queens(size, rng), rng);
        if growth.fill(REPAIRS, control)?
            && let Some(puzzle) = walk(&mut growth, grade, control)?
        {
            return Ok(puzzle);
        }
    }
    Err(Stop::GaveUp)
}

fn walk(growth: &mut Growth, grade: usize, control: &mut Control) -> Result<Option<Puzzle>, Stop> {
    let mut nearest = u32::MAX;
    let mut best = growth.regions.clone();
    for _ in 0..STEPS {
        let puzzle = growth.regions.puzzle().ok_or(Stop::Fault)?;
        let distance = distance(&puzzle, grade, control)?;
        if distance == 0 {
            return Ok(Some(puzzle));
        }
        if distance <= nearest {
            nearest = distance;
            best = growth.regions.clone();
        }
        growth.regions = best.clone();
        growth.tear();
        if !growth.fill(FEW_REPAIRS, control)? {
            growth.regions = best.clone();
        }
    }
    Ok(None)
}

/// Returns the distance between a board and a grade: the number of queens not found if the board is
/// too hard, or the difference in grades if it is too easy.
fn distance(puzzle: &Puzzle, grade: usize, control: &mut Control) -> Result<u32, Stop> {
    let reach = reach(puzzle, grade, control)?;
    Ok(if reach.missing > 0 { reach.missing } else { (grade - reach.hardest) as u32 })
}

/// The node limit of a search. Nearly all searches need either few nodes or very many, so a cell
/// that needs more is better left to another region.
const NODES: u64 = 15;

/// The result of a search for another solution.
enum Another {
    None,
    /// The queen's column in each row.
    Some(Box<[u8]>),
    /// The search reached its node limit.
    Unclear,
}

/// Searches for a solution with a queen in `cell`, other than the intended one.
fn another_with(regions: &Regions, cell: usize) -> Another {
    let size = regions.size();
    let queen = [Cell::new((cell / size) as u8, (cell % size) as u8)];
    let owners = regions.owners();
    let question = Question { size: size as u8, regions: owners, queens: &queen, crossed: &[] };
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(NODES), bytes: None }, &mut unwatched);
    let mut another = Another::None;
    let ending = search(&question, &mut control, &|_| Scene::new(0, 0), &mut |queens| {
        another = Another::Some(queens.iter().map(|queen| queen.column).collect());
        ControlFlow::Break(())
    });
    if let Ending::Stopped(_) = ending { Another::Unclear } else { another }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rng::rng;

    #[test]
    fn a_placement_is_a_permutation_without_neighbours() {
        for size in (4..=32).chain([1]) {
            for seed in 0..20 {
                let columns = random_queens(size, &mut rng(seed));
                assert!((1..columns.len()).all(|row| !touch(&columns, row)), "{columns:?}");
                let mut sorted = columns.clone();
                sorted.sort();
                assert!(sorted.into_iter().eq(0..size), "{columns:?}");
            }
        }
    }
}
