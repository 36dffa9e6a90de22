//! Extreme puzzles, passed to everything that accepts a puzzle. Nothing may panic, and small limits
//! must be respected.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use rand::RngExt;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Count, Draw, Ending, Input, Make, Method, Play, Read, Solve, Teach};
use teka_core::param::Args;
use teka_core::place::{Cell, Place};
use teka_core::puzzles::packing::{Board, Packing, Piece, Puzzle, Ui};
use teka_core::rng::{Rng, rng};

const NODES: u64 = 300;
const BYTES: u64 = 1 << 28;

type Drawing = Vec<(u8, u8)>;

fn puzzle(board: Option<Board>, drawings: impl IntoIterator<Item = Drawing>) -> Puzzle {
    let letters = (0x100..).filter_map(char::from_u32);
    let pieces =
        letters.zip(drawings).map(|(letter, squares)| Piece::new(letter, &squares).unwrap());
    Puzzle::new(board.unwrap(), pieces.collect()).unwrap()
}

fn bar(length: u8) -> Drawing {
    (0..length).map(|column| (0, column)).collect()
}

fn block(rows: u8, columns: u8) -> Drawing {
    (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))).collect()
}

/// Returns drawings of `size` cells each that are all different. Some of them are disconnected.
fn different(count: usize, size: usize, rng: &mut Rng) -> Vec<Drawing> {
    let (mut shapes, mut drawings) = (BTreeSet::new(), Vec::new());
    while drawings.len() < count {
        let mut squares = BTreeSet::new();
        while squares.len() < size {
            squares.insert((rng.random_range(0..3), rng.random_range(0..4)));
        }
        let squares: Drawing = squares.into_iter().collect();
        if shapes.insert(Piece::new('A', &squares).unwrap().shape()) {
            drawings.push(squares);
        }
    }
    drawings
}

/// Makes every piece given in its first placement that fits.
fn all_given(puzzle: Puzzle) -> Puzzle {
    (0..puzzle.pieces().len()).fold(puzzle, |puzzle, piece| {
        let placements = puzzle.board().placements(&puzzle.pieces()[piece]);
        let fitting = placements.iter().find_map(|cells| puzzle.with_given(piece, cells));
        fitting.unwrap_or(puzzle)
    })
}

fn scattered(cells: u8) -> Option<Board> {
    let cell = |number: u8| Cell::new(number * 3, number * 4);
    let corners = [Cell::new(0, 0), Cell::new(254, 254)];
    Board::custom(255, 255, (1..cells - 1).map(cell).chain(corners).collect())
}

fn corners() -> Vec<(&'static str, Puzzle)> {
    let mut rng = rng(7);
    let mut sized = |pieces: usize, size: usize| different(pieces, size, &mut rng);
    let square = || Board::rectangle(16, 16);
    vec![
        ("64 pieces that differ", puzzle(square(), sized(64, 4))),
        ("64 pieces that look alike", puzzle(square(), vec![block(2, 2); 64])),
        ("64 bars", puzzle(square(), vec![bar(4); 64])),
        ("a pyramid of pieces that differ", puzzle(Board::pyramid(8), sized(51, 4))),
        ("a pyramid of bars", puzzle(Board::pyramid(8), vec![bar(3); 64])),
        ("a wrong area of pieces that differ", puzzle(Board::pyramid(8), sized(64, 4))),
        ("one piece", puzzle(square(), [block(16, 16)])),
        ("one piece of 64", puzzle(Board::rectangle(8, 8), [block(8, 8)])),
        ("one piece of 128", puzzle(Board::rectangle(8, 16), [block(8, 16)])),
        ("a row", puzzle(Board::rectangle(1, 255), vec![bar(5); 51])),
        ("a column", puzzle(Board::rectangle(255, 1), vec![bar(15); 17])),
        ("a column of one", puzzle(Board::rectangle(255, 1), [bar(255)])),
        ("far corners", puzzle(scattered(64), vec![bar(1); 64])),
        ("far corners in one", puzzle(scattered(3), [vec![(0, 0), (3, 4), (254, 254)]])),
        ("a piece that fits nowhere", puzzle(Board::rectangle(2, 2), [bar(4)])),
        ("a piece far too large", puzzle(Board::rectangle(1, 1), [block(16, 16)])),
        ("a piece in far parts", puzzle(Board::rectangle(1, 2), [vec![(0, 0), (255, 255)]])),
        ("no piece", puzzle(Board::rectangle(1, 1), [])),
        ("one cell", puzzle(Board::pyramid(1), [bar(1)])),
        ("all given", all_given(puzzle(square(), vec![bar(4); 64]))),
        ("one given", all_given(puzzle(Board::pyramid(1), [bar(1)]))),
        (
            "hopelessly given",
            all_given(puzzle(Board::rectangle(3, 4), vec![vec![(0, 0), (0, 1), (1, 0)]; 4])),
        ),
    ]
}

/// Runs with small limits and checks that they are respected.
fn run<T>(name: &str, work: impl FnOnce(&mut Control) -> T) -> T {
    let mut unwatched = Unwatched;
    let limits = Limits { nodes: Some(NODES), bytes: Some(BYTES) };
    let mut control = Control::new(limits, &mut unwatched);
    let done = work(&mut control);
    assert!(control.stats().nodes <= NODES, "{name}");
    done
}

/// Checks the outcome of listing up to ten solutions, and the count.
fn check_method(name: &str, method: &Method<Packing>, puzzle: &Puzzle) {
    let args = Args::read(method.info.params, &[]).unwrap();
    let mut solutions = 0;
    let ending = run(name, |control| {
        method.list(puzzle, &args, control, &mut |_| {
            solutions += 1;
            if solutions < 10 { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
    });
    let counted = run(name, |control| method.count(puzzle, &args, control));
    if let (Ending::Exhausted, Some(Ok(counted))) = (ending, counted) {
        assert_eq!(counted, solutions, "{name} by {}", method.info.name);
    }
}

#[test]
fn every_method_takes_every_puzzle() {
    for (name, puzzle) in corners() {
        Packing::methods().iter().for_each(|method| check_method(name, method, &puzzle));
        let _ = run(name, |control| Packing::derived(&puzzle, control));
        for parts in [0, 1, 100] {
            let shares = Packing::split(&puzzle, parts);
            shares
                .iter()
                .take(2)
                .for_each(|share| check_method(name, &Packing::methods()[0], &share.puzzle));
        }
    }
}

#[test]
fn every_helper_takes_every_puzzle() {
    for (name, puzzle) in corners() {
        let state = Packing::start(&puzzle);
        for rule in Packing::rules() {
            let _ = run(name, |control| (rule.find)(&puzzle, &state, control));
        }
        let _ = run(name, |control| Packing::next_step(&puzzle, &state, control));
        let _ = run(name, |control| Packing::suggest(&puzzle, &state, control));
        let _ = run(name, |control| Packing::why_impossible(&puzzle, control));
        let _ = run(name, |control| Packing::finish(&puzzle, &state, control));
        let _ =
            run(name, |control| Packing::survey(&puzzle, &state, &Args::defaults(&[]), control));
        play_a_little(&puzzle);
        for format in Packing::formats() {
            let _ = Packing::write(&puzzle, format.name);
        }
    }
}

fn play_a_little(puzzle: &Puzzle) {
    let (mut state, mut ui) = (Packing::start(puzzle), Ui::default());
    let far = Place::Cell(Cell::new(255, 255));
    let inputs = [
        Input::Key('\t'),
        Input::Key('.'),
        Input::Key('/'),
        Input::Key(';'),
        Input::Arrow(1, 1),
        Input::Arrow(-128, 127),
        Input::Arrow(0, 0),
        Input::Act,
        Input::ActOther,
        Input::Press(far),
        Input::Drag(far, far),
        Input::Clear,
        Input::Clear,
    ];
    for input in inputs {
        if let teka_core::family::Reaction::Play(action) =
            Packing::input(puzzle, &state, &mut ui, input)
        {
            let _ = Packing::play(puzzle, &mut state, &action);
        }
        Packing::scene(puzzle, &state, &ui);
        Packing::status(puzzle, &state);
    }
}

#[test]
fn every_wish_is_granted_or_given_up() {
    let sizes = ["0", "1", "2", "12"];
    for board in ["rectangle", "custom", "pyramid"] {
        for pieces in ["iq", "pentominoes", "random"] {
            for (size, columns) in sizes.iter().flat_map(|size| ["0", "1", "20"].map(|c| (size, c)))
            {
                let given =
                    [("board", board), ("pieces", pieces), ("size", size), ("columns", columns)];
                let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
                let args = Args::read(Packing::generator().unwrap().params, &given).unwrap();
                let _ = run(board, |control| {
                    (Packing::generator().unwrap().generate)(&args, 1, control)
                });
            }
        }
    }
}
