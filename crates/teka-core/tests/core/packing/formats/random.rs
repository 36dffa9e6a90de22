//! Random puzzles are unchanged after they are written and parsed. Random edits of valid texts
//! cause no panic.

use std::fs;

use rand::RngExt;
use teka_core::family::{Read, Strictness};
use teka_core::place::Cell;
use teka_core::puzzles::packing::{Board, Move, Packing, Piece, Puzzle};
use teka_core::rng::{Rng, rng};

use crate::support::{corpus, files};

fn random_board(rng: &mut Rng) -> Board {
    let [rows, columns] = [(); 2].map(|()| rng.random_range(1..=8));
    match rng.random_range(0..3) {
        0 => Board::rectangle(rows, columns).unwrap(),
        1 => Board::pyramid(rng.random_range(1..=5)).unwrap(),
        _ => {
            let all = (0..rows).flat_map(|row| (0..columns).map(move |at| Cell::new(row, at)));
            let mut cells: Vec<Cell> = all.filter(|_| rng.random_bool(0.7)).collect();
            if cells.is_empty() {
                cells.push(Cell::new(rows - 1, 0));
            }
            Board::custom(rows, columns, cells).unwrap()
        }
    }
}

/// Returns a piece with this many cells. One in ten may be disconnected.
fn random_piece(letter: char, size: usize, rng: &mut Rng) -> Piece {
    let reach = if rng.random_range(0..10) == 0 { 2 } else { 1 };
    let mut squares = vec![(20_u8, 20_u8)];
    while squares.len() < size {
        let (row, column) = squares[rng.random_range(0..squares.len())];
        let by = rng.random_range(1..=reach);
        let next = match rng.random_range(0..4) {
            0 => (row + by, column),
            1 => (row - by, column),
            2 => (row, column + by),
            _ => (row, column - by),
        };
        if !squares.contains(&next) {
            squares.push(next);
        }
    }
    Piece::new(letter, &squares).unwrap()
}

/// Returns a puzzle whose pieces have the area of the board, some of them given. They need not fit.
fn random_puzzle(rng: &mut Rng) -> Puzzle {
    let board = random_board(rng);
    let mut left = board.cells().len();
    let mut letters = ('A'..='Z').chain('a'..='z').chain("0123456789#é".chars());
    let mut pieces = Vec::new();
    while left > 0 {
        let most = left.min(5);
        let size = if pieces.len() > 50 { most } else { rng.random_range(1..=most) };
        pieces.push(random_piece(letters.next().unwrap(), size, rng));
        left -= size;
    }
    let mut puzzle = Puzzle::new(board, pieces).unwrap();
    for piece in 0..puzzle.pieces().len() {
        let ways = puzzle.board().placements(&puzzle.pieces()[piece]);
        if !ways.is_empty() && rng.random_range(0..3) == 0 {
            let way = &ways[rng.random_range(0..ways.len())];
            puzzle = puzzle.with_given(piece, way).unwrap_or(puzzle);
        }
    }
    puzzle
}

#[test]
fn random_puzzles_are_read_as_they_are_written() {
    for seed in 0..400 {
        let puzzle = random_puzzle(&mut rng(seed));
        super::check_again(&format!("seed {seed}"), &puzzle);
        assert_eq!(
            Packing::likeness(&Packing::write(&puzzle, "text").unwrap()),
            100,
            "seed {seed}"
        );
    }
}

/// Reads the given pieces both as a board and as moves.
#[test]
fn random_answers_are_read_as_they_are_written() {
    for seed in 0..400 {
        let given = random_puzzle(&mut rng(seed));
        let free = Puzzle::new(given.board().clone(), given.pieces().to_vec()).unwrap();
        let cell = |cell: &u8| given.board().cells()[usize::from(*cell)];
        let action = |piece: usize| {
            let cells = given.given(piece)?.iter().map(cell).collect();
            Some(Move { letter: given.pieces()[piece].letter(), cells })
        };
        let moves: Vec<Move> = (0..given.pieces().len()).filter_map(action).collect();
        if moves.is_empty() {
            continue;
        }
        let text = Packing::write(&given, "text").unwrap();
        let printed = text.split_once("GIVEN\n").unwrap().1;
        let words = moves.iter().map(Move::to_string).collect::<Vec<_>>();
        let quoted = format!("{{\"moves\":{words:?}}}");
        for answer in [printed, &words.join(" "), &quoted] {
            let mut found = Packing::read_answer(&free, answer).unwrap();
            let order = |action: &Move| free.piece_of(action.letter);
            found.sort_by_key(order);
            assert_eq!(found, moves, "seed {seed}: {answer}");
            assert_eq!(Packing::read_answer(&given, answer).unwrap(), [], "seed {seed}: {answer}");
        }
    }
}

/// Deletes, inserts, replaces or repeats a few bytes.
fn spoil(text: &str, rng: &mut Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..rng.random_range(1..=4) {
        let at = rng.random_range(0..=bytes.len());
        let end = bytes.len().min(at + rng.random_range(0..8));
        let signs = b"A.X*#\n \r\t9-{}[]\"\\=:\x1b\xc3\xa9\x00GIVEN";
        let sign = signs[rng.random_range(0..signs.len())];
        match rng.random_range(0..4) {
            0 => drop(bytes.drain(at..end)),
            1 => bytes.insert(at, sign),
            2 => bytes[at..end].fill(sign),
            _ => bytes.extend_from_within(at..end),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn nothing_panics_on_spoilt_texts() {
    let corpus = corpus("packing");
    let folders = [corpus.clone(), corpus.join("answers"), corpus.join("invalid")];
    let texts = folders.iter().flat_map(|folder| files(folder));
    let texts: Vec<String> = texts.map(|path| fs::read_to_string(path).unwrap()).collect();
    let puzzle = Packing::parse(&texts[0]).unwrap().value;
    for seed in 0..4000 {
        let rng = &mut rng(seed);
        let text = spoil(&texts[rng.random_range(0..texts.len())], rng);
        Packing::likeness(&text);
        let _ = Packing::read_answer(&puzzle, &text);
        for entry in Packing::entries(&text) {
            let lenient = Packing::parse_as(entry.text, Strictness::Lenient);
            let Ok(read) = Packing::parse(entry.text) else { continue };
            assert_eq!(lenient.unwrap().value, read.value, "{text}");
            super::check_again(&text, &read.value);
        }
    }
}
