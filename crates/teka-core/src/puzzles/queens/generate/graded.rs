//! Boards of a wanted grade: a walk from board to board, each torn open in one
//! place and grown anew, that never leads further away from the grade.

use super::growth::Growth;
use super::{REPAIRS, placement};
use crate::control::{Control, Stop};
use crate::puzzles::queens::model::Puzzle;
use crate::puzzles::queens::rules::{EXPERT, reach};
use crate::rng::Rng;

/// The smallest board that can be expert: the queens that four units leave out
/// make a set themselves, and on a smaller board that is one of three or fewer.
const SMALLEST_EXPERT: u8 = 8;
/// How many walks are begun.
const WALKS: usize = 200;
/// How many steps a walk may take.
const STEPS: usize = 60;
/// How often a torn board is repaired before the step is given up.
const FEW_REPAIRS: usize = 4;

/// A board of this grade.
pub fn board(size: u8, grade: usize, rng: &mut Rng, control: &mut Control) -> Result<Puzzle, Stop> {
    if grade == EXPERT && size < SMALLEST_EXPERT {
        return Err(Stop::GaveUp);
    }
    for _ in 0..WALKS {
        let mut growth = Growth::from(placement::random(size, rng), rng);
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

/// How far a board is from a grade: queens missing if it is too hard, grades if it is too easy.
fn distance(puzzle: &Puzzle, grade: usize, control: &mut Control) -> Result<u32, Stop> {
    let reach = reach(puzzle, grade, control)?;
    Ok(if reach.missing > 0 { reach.missing } else { (grade - reach.hardest) as u32 })
}
