//! Brute force as in the two reports of the algorithm-strategies course: the pieces in the order of
//! the file, each tried in every possible way, whether it fits or not. The search prunes nothing
//! and has no precheck, not even for a wrong area.

use std::collections::HashMap;
use std::ops::ControlFlow;

use rustc_hash::FxBuildHasher;

use super::brute_force::{self, Node, Try};
use super::problem::CellSet;
use crate::control::{Control, Stop};
use crate::family::Draw;
use crate::family::Play;
use crate::family::{Counted, Ending, Found};
use crate::param::Args;
use crate::place::Cell;
use crate::puzzles::packing::Packing;
use crate::puzzles::packing::input::Ui;
use crate::puzzles::packing::model::{BoardKind, CellIndex, Move, Piece, Puzzle};
use crate::scene::Scene;

/// The order in which the placements of a piece are tried and what is counted, following the first
/// or the second report.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Eight orientations including duplicates, each at every position where the drawing is within
    /// the rows and columns. Calls of the solver are nodes; placements are tries.
    First,
    /// Every cell of the rectangle, each with the distinct orientations whose bounding box has its
    /// top left corner there, even if they extend beyond the board. Placements are nodes.
    Second,
}

impl Order {
    /// Returns the order selected in a method's parameters.
    pub fn chosen(args: &Args) -> Self {
        if args.choice("order") == "second" { Self::Second } else { Self::First }
    }

    /// Returns what is counted: calls of the solver, or every attempt.
    pub fn counted(self) -> Counted {
        match self {
            Self::First => Counted::Cases,
            Self::Second => Counted::Attempts,
        }
    }
}

/// Passes every board to `found` once, although pieces of the same shape and duplicate orientations
/// lead to it many times.
pub fn solve(
    puzzle: &Puzzle,
    order: Order,
    control: &mut Control,
    found: Found<'_, Move>,
) -> Ending {
    let course = match Course::new(puzzle, order, control) {
        Ok(course) => course,
        Err(stop) => return stop.into(),
    };
    // Placing all pieces fills the board only if their area equals that of the board.
    let is_filled = puzzle.area() == puzzle.board().cells().len();
    let picture = |chosen: &[usize]| scene(puzzle, course.moves(puzzle, chosen));
    let hand = &mut |chosen: &[usize]| match is_filled && course.is_new(chosen) {
        true => found(&course.moves(puzzle, chosen)),
        false => ControlFlow::Continue(()),
    };
    let node = if order == Order::First { Node::Call } else { Node::Try };
    let (ending, tries) = brute_force::solve(&course.tries, node, control, &picture, hand);
    if node == Node::Call {
        control.tried(tries);
    }
    ending
}

struct Course {
    /// The free pieces in the order of the file.
    pieces: Vec<usize>,
    /// The first piece with the same shape as each of them.
    alike: Vec<usize>,
    tries: Vec<Vec<Try>>,
    /// For each of them, the first try that covers given cells.
    first: Vec<HashMap<CellSet, usize, FxBuildHasher>>,
}

impl Course {
    fn new(puzzle: &Puzzle, order: Order, control: &mut Control) -> Result<Self, Stop> {
        let (given, free): (Vec<usize>, Vec<usize>) =
            (0..puzzle.pieces().len()).partition(|piece| puzzle.given(*piece).is_some());
        let cells = given.iter().filter_map(|piece| puzzle.given(*piece)).flatten();
        let filled: CellSet = cells.map(|cell| usize::from(*cell)).collect();
        let shapes: Vec<_> = puzzle.pieces().iter().map(Piece::shape).collect();
        let first_alike = |piece: &usize| shapes.iter().position(|shape| *shape == shapes[*piece]);
        let alike = free.iter().filter_map(first_alike).collect();
        let mut course = Self { pieces: free, alike, tries: Vec::new(), first: Vec::new() };
        for piece in course.pieces.clone() {
            control.poll(&|| scene(puzzle, Vec::new()))?;
            course.add(tries(puzzle, &puzzle.pieces()[piece], order), &filled);
            // A wide frame around few cells has many positions, even though nothing fits there.
            control.store(0, size_of_val(&course.tries[course.tries.len() - 1][..]) as u64)?;
        }
        Ok(course)
    }

    /// Adds the tries of the next piece. Tries that overlap given pieces are treated like those
    /// beyond the board.
    fn add(&mut self, mut tries: Vec<Try>, filled: &CellSet) {
        let mut first = HashMap::default();
        for (number, cells) in tries.iter_mut().enumerate() {
            *cells = cells.filter(|cells| !cells.meets(filled));
            cells.map(|cells| *first.entry(cells).or_insert(number));
        }
        self.tries.push(tries);
        self.first.push(first);
    }

    /// Returns `true` if a board is found for the first time. Tries are made in ascending order. In
    /// the first occurrence, each piece therefore takes the first try that covers its own cells or
    /// those of a later piece of the same shape.
    fn is_new(&self, chosen: &[usize]) -> bool {
        let laid: Vec<(usize, CellSet)> = self.laid(chosen).collect();
        chosen.iter().enumerate().all(|(index, number)| {
            let later = (index..laid.len()).filter(|other| self.alike[*other] == self.alike[index]);
            let first = later.filter_map(|other| self.first[index].get(&laid[other].1)).min();
            first == Some(number)
        })
    }

    /// Returns the pieces placed so far and their cells.
    fn laid<'a>(&'a self, chosen: &'a [usize]) -> impl Iterator<Item = (usize, CellSet)> + 'a {
        let cells = chosen.iter().zip(&self.tries).map(|(number, tries)| tries[*number]);
        self.pieces.iter().copied().zip(cells.map(Option::unwrap_or_default))
    }

    fn moves(&self, puzzle: &Puzzle, chosen: &[usize]) -> Vec<Move> {
        let printed = |cell| puzzle.board().cells()[cell];
        let action = |(piece, cells): (usize, CellSet)| Move {
            letter: puzzle.pieces()[piece].letter(),
            cells: cells.iter().map(printed).collect(),
        };
        self.laid(chosen).map(action).collect()
    }
}

fn scene(puzzle: &Puzzle, moves: Vec<Move>) -> Scene {
    let mut state = Packing::start(puzzle);
    for action in moves {
        // Tries that overlap are never chosen.
        let _ = Packing::play(puzzle, &mut state, &action);
    }
    Packing::scene(puzzle, &state, &Ui::default())
}

/// Returns every orientation of a piece at every position, in the selected order. The reports cover
/// only flat boards; in a pyramid the tries are the placements in the order of the model.
fn tries(puzzle: &Puzzle, piece: &Piece, order: Order) -> Vec<Try> {
    match (puzzle.board().kind(), order) {
        (BoardKind::Rectangle | BoardKind::Custom, Order::First) => {
            piece.turns().iter().flat_map(|turn| positions(puzzle, turn)).collect()
        }
        (BoardKind::Rectangle | BoardKind::Custom, Order::Second) => {
            let (rows, columns) = (puzzle.board().rows(), puzzle.board().columns());
            let turns = piece.distinct_turns();
            let at = |corner| turns.iter().map(move |turn| lying(puzzle, turn, corner));
            corners(rows, columns).flat_map(at).collect()
        }
        (BoardKind::Pyramid, _) => {
            let placements = puzzle.board().placements(piece).into_iter();
            let set =
                |cells: Box<[CellIndex]>| cells.iter().map(|cell| usize::from(*cell)).collect();
            placements.map(|cells| Some(set(cells))).collect()
        }
    }
}

/// Returns an oriented drawing at every position where it stays within the rows and columns.
fn positions(puzzle: &Puzzle, turn: &[(u8, u8)]) -> Vec<Try> {
    let board = puzzle.board();
    let last = |axis: fn(&(u8, u8)) -> u8| turn.iter().map(axis).max().unwrap_or(0);
    // The number of positions along a side; 0 if the drawing is longer.
    let rows = board.rows().saturating_sub(last(|square| square.0));
    let columns = board.columns().saturating_sub(last(|square| square.1));
    corners(rows, columns).map(|corner| lying(puzzle, turn, corner)).collect()
}

/// Returns the cells of a rectangle in reading order.
fn corners(rows: u8, columns: u8) -> impl Iterator<Item = (u8, u8)> {
    (0..rows).flat_map(move |row| (0..columns).map(move |column| (row, column)))
}

/// Returns the cells of an oriented drawing with its top left corner here.
fn lying(puzzle: &Puzzle, turn: &[(u8, u8)], (row, column): (u8, u8)) -> Try {
    let cell = |square: &(u8, u8)| {
        let at = Cell::new(row.checked_add(square.0)?, column.checked_add(square.1)?);
        puzzle.board().index_of(at)
    };
    turn.iter().map(cell).collect()
}

#[cfg(test)]
mod tests {
    //! Tests for the two orders on boards small enough to check by hand.

    use super::*;
    use crate::control::{Limits, Unwatched};
    use crate::family::{Read, Strictness};

    /// Checks the boards found in the first order, as moves, then the calls and placements.
    fn check(text: &str, expected: &[&str], counts: (u64, u64)) {
        check_in(Order::First, text, expected, counts);
    }

    /// Checks the boards found in the second order, as moves, then the attempts.
    fn check_second(text: &str, expected: &[&str], attempts: u64) {
        check_in(Order::Second, text, expected, (attempts, 0));
    }

    fn check_in(order: Order, text: &str, expected: &[&str], counts: (u64, u64)) {
        let puzzle = Packing::parse_as(text, Strictness::Lenient).unwrap().value;
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let mut boards = Vec::new();
        let ending = solve(&puzzle, order, &mut control, &mut |moves| {
            boards.push(moves.iter().map(Move::to_string).collect::<Vec<_>>().join(" "));
            ControlFlow::Continue(())
        });
        assert_eq!(ending, Ending::Exhausted);
        assert_eq!(boards, expected, "{text}");
        let stats = control.stats();
        assert_eq!((stats.nodes, stats.tries), counts, "{text}");
    }

    #[test]
    fn a_board_comes_once_though_turns_repeat() {
        // On a 1x2 board, four of a domino's eight orientations have one position each. On a 2x2
        // board, each of the eight has two.
        check("1 2 1\nDEFAULT\nAA\n", &["A=r1c1r1c2"], (1, 4));
        check(
            "2 2 2\nDEFAULT\nAA\nBB\n",
            &["A=r1c1r2c1 B=r1c2r2c2", "A=r1c1r1c2 B=r2c1r2c2"],
            (1 + 16, 16 + 16 * 16),
        );
        check("1 2 2\nDEFAULT\nA\nB\n", &["A=r1c1 B=r1c2"], (1 + 16, 16 + 16 * 16));
    }

    #[test]
    fn given_pieces_stay_and_a_wrong_area_is_found_out_by_searching() {
        let given = "1 3 2\nDEFAULT\nA\nBB\nGIVEN\nA..\n";
        check(given, &["B=r1c2r1c3"], (1, 8));
        check("1 2 2\nDEFAULT\nA\nB\nGIVEN\nAB\n", &[""], (0, 0));
        check("1 3 1\nDEFAULT\nAA\n", &[], (1, 8));
        check("1 1 2\nDEFAULT\nA\nB\n", &[], (1 + 8, 8 + 8 * 8));
    }

    #[test]
    fn a_drawing_longer_than_the_board_has_no_position() {
        check("2 2 1\nDEFAULT\nAAAA\n", &[], (1, 0));
    }

    #[test]
    fn the_second_order_tries_every_cell_with_what_looks_different() {
        // Two orientations at each of two cells; only the first stays on the board.
        check_second("1 2 1\nDEFAULT\nAA\n", &["A=r1c1r1c2"], 4);
        check_second("1 2 2\nDEFAULT\nA\nB\n", &["A=r1c1 B=r1c2"], 2 + 2 * 2);
        // Cells outside the board and wrong areas are tried as well.
        check_second("1 3 1\nCUSTOM\n.X.\nA\n", &["A=r1c2"], 3);
        check_second("1 3 1\nDEFAULT\nAA\n", &[], 6);
    }

    #[test]
    fn a_pyramid_has_one_order() {
        let pyramid = "2 2 2\nPYRAMID\nA\nBB\nBB\n";
        let boards = ["A=r1c1 B=r2c1r2c2r3c1r3c2"];
        check(pyramid, &boards, (1 + 5, 5 + 5));
        check_second(pyramid, &boards, 5 + 5);
    }
}
