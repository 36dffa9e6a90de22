//! Playing: the starting position, moves and the check of a position. The check verifies the
//! solvers, so it shares no code with them.

use std::collections::BTreeSet;

use super::model::{BoardKind, Move, Puzzle, State};
use crate::family::{Input, Key, Play, Progress, Reaction, Status, Violation};
use crate::message;
use crate::message::{Message, Refusal};
use crate::place::Cell;
use crate::puzzles::packing::{Packing, Ui, draw, input};
use crate::value::Fields;

impl Play for Packing {
    /// Returns a position with only the given pieces.
    fn start(puzzle: &Puzzle) -> State {
        let mut on = vec![None; puzzle.board().cells().len()];
        for piece in 0..puzzle.pieces().len() {
            for cell in puzzle.given(piece).into_iter().flatten() {
                on[usize::from(*cell)] = u8::try_from(piece).ok();
            }
        }
        State(on.into())
    }

    /// Places a piece on empty cells, moving it if it is already placed, or removes it. Whether its
    /// shape is valid is left to the check. Returns a refusal if the piece is unknown or given, or
    /// the cells are not free.
    fn play(puzzle: &Puzzle, state: &mut State, action: &Move) -> Result<(), Refusal> {
        let letter = action.letter;
        let Some(piece) = puzzle.piece_of(letter) else {
            return Err(message!("packing-no-piece", letter = letter).into());
        };
        let lies = state.cells_of(piece);
        if puzzle.given(piece).is_some() {
            return Err(message!("packing-piece-given", letter = letter).into());
        }
        if action.cells.is_empty() {
            return take_back(state, &lies, letter);
        }
        let named: BTreeSet<&Cell> = action.cells.iter().collect();
        if named.len() < action.cells.len() {
            return Err(message!("packing-cell-twice", letter = letter).into());
        }
        let cells = empty_cells(puzzle, state, action, piece)?;
        lies.iter().for_each(|cell| state.0[*cell] = None);
        cells.iter().for_each(|cell| state.0[*cell] = u8::try_from(piece).ok());
        Ok(())
    }

    /// Checks a position: it is solved once every piece has a valid placement and no cell is empty.
    fn status(puzzle: &Puzzle, state: &State) -> Status {
        let lying = (0..puzzle.pieces().len()).map(|piece| (piece, state.cells_of(piece)));
        let (on, off): (Vec<_>, Vec<_>) = lying.partition(|(_, cells)| !cells.is_empty());
        let wrong: Vec<Violation> = on
            .iter()
            .filter(|(piece, cells)| !is_shape_of(puzzle, *piece, cells))
            .map(|(piece, cells)| bent(puzzle, *piece, cells))
            .collect();
        let empty = state.0.iter().filter(|on| on.is_none()).count();
        match (empty, off.len()) {
            _ if !wrong.is_empty() => Status::Broken(wrong),
            (0, 0) => Status::Solved,
            (empty, pieces) => Status::Open {
                missing: message!("packing-missing", pieces = pieces, cells = empty),
            },
        }
    }

    fn answer(puzzle: &Puzzle, state: &State, _: &[Move]) -> Fields {
        vec![("board", draw::rows(puzzle, state).into_iter().collect())]
    }

    /// Returns the number of pieces placed by the player.
    fn progress(puzzle: &Puzzle, state: &State) -> Option<Progress> {
        let own = || (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none());
        let placed = own().filter(|piece| !state.cells_of(*piece).is_empty());
        let (done, total) = (placed.count(), own().count());
        let message = message!("packing-progress", done = done, total = total);
        Some(Progress { done, total, message })
    }

    fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
        input::input(puzzle, state, ui, input)
    }

    fn keys(puzzle: &Puzzle, _: &State, ui: &Ui) -> Vec<Key> {
        input::keys(puzzle, ui)
    }
}

fn take_back(state: &mut State, lies: &[usize], letter: char) -> Result<(), Refusal> {
    if lies.is_empty() {
        return Err(message!("packing-lies-nowhere", letter = letter).into());
    }
    lies.iter().for_each(|cell| state.0[*cell] = None);
    Ok(())
}

/// Returns the indices of a move's cells, or a refusal if a cell is not on the board or contains
/// another piece.
fn empty_cells(
    puzzle: &Puzzle,
    state: &State,
    action: &Move,
    piece: usize,
) -> Result<Vec<usize>, Refusal> {
    let letter = action.letter;
    let number = |cell: &Cell| {
        let index = puzzle.board().index_of(*cell);
        let index =
            index.ok_or_else(|| message!("packing-sticks-out", letter = letter, cell = *cell))?;
        match state.on(index).filter(|other| *other != piece) {
            None => Ok(index),
            Some(other) => {
                let other = puzzle.pieces()[other].letter();
                let cell = puzzle.board().place(index);
                Err(message!("packing-covered", letter = letter, cell = cell, other = other))
            }
        }
    };
    Ok(action.cells.iter().map(number).collect::<Result<_, Message>>()?)
}

fn bent(puzzle: &Puzzle, piece: usize, cells: &[usize]) -> Violation {
    let letter = puzzle.pieces()[piece].letter();
    let (drawn, covers) = (puzzle.pieces()[piece].size(), cells.len());
    let message = match drawn == covers {
        true => message!("packing-wrong-shape", letter = letter),
        false => message!("packing-wrong-size", letter = letter, drawn = drawn, covers = covers),
    };
    let place = |cell: &usize| puzzle.board().place(*cell);
    Violation { code: "wrong-shape", message, places: cells.iter().map(place).collect() }
}

/// Returns `true` if the cells have the shape of the piece in some orientation. Tries all pairs of
/// perpendicular unit steps from each cell; lengths and angles are measured in space.
fn is_shape_of(puzzle: &Puzzle, piece: usize, cells: &[usize]) -> bool {
    let unit = if puzzle.board().kind() == BoardKind::Pyramid { 2.0 } else { 1.0 };
    let point = |cell: &usize| {
        let [x, y, z] = puzzle.board().points()[*cell].map(f64::from);
        [x / unit, y / unit, z / 2f64.sqrt()]
    };
    let wanted: BTreeSet<[i32; 3]> = cells.iter().map(|cell| rounded(point(cell))).collect();
    let squares = puzzle.pieces()[piece].squares();
    let steps = unit_steps(unit == 2.0);
    let (row, column) = (f64::from(squares[0].0), f64::from(squares[0].1));
    cells.iter().map(point).any(|from| {
        steps.iter().flat_map(|down| steps.iter().map(move |right| (down, right))).any(
            |(down, right)| {
                let at = |(r, c): &(u8, u8)| {
                    let (rows, columns) = (f64::from(*r) - row, f64::from(*c) - column);
                    rounded(
                        [0, 1, 2]
                            .map(|axis| from[axis] + rows * down[axis] + columns * right[axis]),
                    )
                };
                let dot: f64 = (0..3).map(|axis| down[axis] * right[axis]).sum();
                dot.abs() < 0.01 && squares.iter().map(at).collect::<BTreeSet<_>>() == wanted
            },
        )
    })
}

/// Returns the steps of length 1 from a cell of a flat board, or from a ball, to a neighbour.
fn unit_steps(is_pyramid: bool) -> Vec<[f64; 3]> {
    let half = [-0.5, 0.5];
    let flat = [[1.0, 0.0, 0.0], [-1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, -1.0, 0.0]];
    let slanted = half
        .into_iter()
        .flat_map(|x| half.into_iter().flat_map(move |y| half.map(|up| [x, y, up * 2f64.sqrt()])));
    flat.into_iter().chain(slanted.filter(|_| is_pyramid)).collect()
}

/// Rounds coordinates, so that those that differ only by a rounding error are equal.
fn rounded(point: [f64; 3]) -> [i32; 3] {
    point.map(|coordinate| (coordinate * 100.0).round() as i32)
}

#[cfg(test)]
mod tests {
    //! Tests for moves, refusals and the check of a position.

    use super::*;
    use crate::family::{Draw, Read};
    use crate::place::Place;

    const FLAT: &str = "3 3 3\nDEFAULT\nAAA\nBB\nB\nCCC\nGIVEN\nAAA\n...\n...\n";
    const PYRAMID: &str = "3 3 6\nPYRAMID\nA\nAA\nBB\nCC\nDDD\nE\nEE\nF\n";

    fn read(text: &str) -> Puzzle {
        Packing::parse(text).unwrap().value
    }

    /// Checks the result of the last of some moves: the cells it touches, or why it is refused.
    fn check(moves: &str, expected: &str) {
        let puzzle = read(FLAT);
        let mut state = Packing::start(&puzzle);
        let mut found = String::new();
        for action in moves.split(' ').map(|text| Packing::read_move(&puzzle, text).unwrap()) {
            let (touched, before) = (Packing::touched(&puzzle, &state, &action), state.clone());
            found = match Packing::play(&puzzle, &mut state, &action) {
                Ok(()) => touched.iter().map(Cell::to_string).collect::<Vec<_>>().join(" "),
                Err(refusal) => {
                    assert_eq!(state, before, "{moves}");
                    refusal.0.id.to_owned()
                }
            };
        }
        assert_eq!(found, expected, "{moves}");
    }

    #[test]
    fn a_piece_is_laid_on_empty_cells_and_taken_back() {
        check("B=r2c1r2c2r3c1", "r2c1 r2c2 r3c1");
        check("B=r2c1r2c2r3c1 B-", "r2c1 r2c2 r3c1");
        check("B=r2c1r2c2r3c1 B- B=r3c3", "r3c3");
        check("B=r2c1r2c2r3c1 B=r2c2r2c3r3c2", "r2c2 r2c3 r3c2");
        check("B=r2c1r2c2r3c1 B=r2c2r2c3r3c2 C=r2c1r3c1", "r2c1 r3c1");
        check("B=r2c1r2c2r3c1 B=r1c1r2c1", "packing-covered");
        check("B=r2c1r2c2r3c1 C=r3c3r3c2r3c1", "packing-covered");
        check("B=r1c1r2c1r2c2", "packing-covered");
        check("B=r3c1r4c1", "packing-sticks-out");
        check("B=r1c255", "packing-sticks-out");
        check("B-", "packing-lies-nowhere");
        check("A-", "packing-piece-given");
        check("A=r2c1r2c2r2c3", "packing-piece-given");
        check("Z=r2c1", "packing-no-piece");
        check("Z-", "packing-no-piece");
        assert_eq!(Packing::read_move(&read(FLAT), "B=").unwrap_err().0.id, "packing-bad-move");
    }

    /// Checks the status after moves: what is missing, or what is broken and where.
    fn check_judge(text: &str, moves: &str, expected: &str) {
        let puzzle = read(text);
        let mut state = Packing::start(&puzzle);
        for action in moves.split_whitespace() {
            Packing::play(&puzzle, &mut state, &Packing::read_move(&puzzle, action).unwrap())
                .unwrap();
        }
        let found = match Packing::status(&puzzle, &state) {
            Status::Solved => "solved".to_owned(),
            Status::Open { missing } => format!("{} {:?}", missing.id, missing.args),
            Status::Broken(wrong) => {
                let describe = |wrong: &Violation| {
                    let places: String = wrong.places.iter().map(Place::to_string).collect();
                    format!("{} {places}", wrong.message.id)
                };
                wrong.iter().map(describe).collect::<Vec<_>>().join(" ")
            }
        };
        assert!(found.starts_with(expected), "{moves}: {found}");
    }

    #[test]
    fn the_judge_knows_shapes_on_a_flat_board() {
        check_judge(FLAT, "", "packing-missing");
        check_judge(FLAT, "C=r3c1r3c2r3c3", "packing-missing");
        check_judge(FLAT, "C=r2c3r3c3r3c2", "packing-wrong-shape r2c3r3c2r3c3");
        check_judge(FLAT, "C=r2c1r2c3r3c2", "packing-wrong-shape r2c1r2c3r3c2");
        check_judge(FLAT, "B=r2c1r2c2", "packing-wrong-size r2c1r2c2");
        check_judge(
            FLAT,
            "B=r2c1r2c2r2c3 C=r3c1r3c2",
            "packing-wrong-shape r2c1r2c2r2c3 packing-wrong",
        );
        let solvable = FLAT.replace("BB\nB\n", "BBB\n");
        check_judge(&solvable, "B=r2c1r2c2r2c3 C=r3c1r3c2r3c3", "solved");
        check_judge(&solvable, "B=r2c1r2c2r2c3", "packing-missing");
    }

    #[test]
    fn the_judge_knows_shapes_that_stand_on_edge() {
        check_judge(PYRAMID, "D=r1c1r2c1r4c1", "packing-missing");
        check_judge(PYRAMID, "D=r1c1r3c2r6c3", "packing-missing");
        check_judge(PYRAMID, "A=r4c1r2c1r5c2", "packing-missing");
        check_judge(PYRAMID, "D=r1c1r2c1r4c2", "packing-wrong-shape");
        // Three balls that touch one another do not form a corner piece.
        check_judge(PYRAMID, "A=r4c1r4c2r2c1", "packing-wrong-shape");
        check_judge(PYRAMID, "B=r1c1r4c1", "packing-wrong-shape");
    }

    /// The check shares no code with the model, so the two must agree on every choice of three
    /// cells.
    #[test]
    fn the_judge_agrees_with_the_model() {
        for text in [FLAT, PYRAMID] {
            let puzzle = read(text);
            let cells = puzzle.board().cells().len();
            for (piece, drawn) in
                puzzle.pieces().iter().enumerate().filter(|(_, one)| one.size() == 3)
            {
                let placements = puzzle.board().placements(drawn);
                for [a, b, c] in triples(cells) {
                    let lies = [a as u8, b as u8, c as u8];
                    let fits = placements.iter().any(|cells| **cells == lies);
                    assert_eq!(is_shape_of(&puzzle, piece, &[a, b, c]), fits, "{lies:?}");
                }
            }
        }
    }

    fn triples(cells: usize) -> impl Iterator<Item = [usize; 3]> {
        let pairs = (0..cells).flat_map(move |a| (a + 1..cells).map(move |b| (a, b)));
        pairs.flat_map(move |(a, b)| (b + 1..cells).map(move |c| [a, b, c]))
    }

    #[test]
    fn places_are_cells() {
        let puzzle = read(FLAT);
        let count = |place| Packing::cells(&puzzle, &Packing::start(&puzzle), place).len();
        assert_eq!(count(Place::Row(0)), 3);
        assert_eq!(count(Place::Column(2)), 3);
        assert_eq!(count(Place::Cell(Cell::new(2, 2))), 1);
        assert_eq!(count(Place::Cell(Cell::new(3, 0))), 0);
        assert_eq!(count(Place::Piece { index: 0, letter: 'A' }), 3);
        assert_eq!(count(Place::Piece { index: 1, letter: 'B' }), 0);
        assert_eq!(count(Place::Piece { index: 99, letter: 'Z' }), 0);
        assert_eq!(count(Place::Region { index: 0, letter: 'A' }), 0);
    }
}
