//! The exact search for a solution besides the one a board is made around.

use std::ops::ControlFlow;

use super::regions::Regions;
use crate::control::{Control, Limits, Unwatched};
use crate::family::Ending;
use crate::place::Cell;
use crate::puzzles::queens::solve::propagation::{Question, search};
use crate::scene::Scene;

/// The nodes a search may take. Nearly all need few or very many: a cell that
/// needs more is better left to another region.
const NODES: u64 = 15;

/// Whether there is another solution.
pub enum Another {
    None,
    /// The column of each row's queen.
    Some(Box<[u8]>),
    /// The search took too long.
    Unclear,
}

/// A solution with a queen on `cell`, which is not that of the board.
pub fn another_with(regions: &Regions, cell: usize) -> Another {
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
