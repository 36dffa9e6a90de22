//! Hunts for hard boards: asks for more and more moves, seed by seed, and prints
//! each board that is harder than those before.
//!
//! `cargo run --release -p teka-core --example rush_hour_hunt -- [SIZE [VEHICLES [WALLS [SEEDS]]]]`

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::Family;
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::{Puzzle, RushHour};

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let word = |at: usize, usual: &str| words.get(at).cloned().unwrap_or_else(|| usual.into());
    let seeds: u64 = word(3, "20").parse().expect("a number of seeds");
    let mut moves = 10;
    for seed in 1..=seeds {
        while let Some(board) = board(&word(0, "6"), &word(1, "12"), &word(2, "0"), moves, seed) {
            println!("seed {seed}: {moves} moves\n{}", picture(&board));
            moves += 1;
        }
    }
}

fn board(size: &str, vehicles: &str, walls: &str, moves: u32, seed: u64) -> Option<Puzzle> {
    let moves = moves.to_string();
    let given = [("size", size), ("vehicles", vehicles), ("walls", walls), ("moves", &moves)];
    let given = given.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let args = Args::read(RushHour::generator(), &given).ok()?;
    let mut observer = Unwatched;
    RushHour::generate(&args, seed, &mut Control::new(Limits::default(), &mut observer)).ok()
}

fn picture(board: &Puzzle) -> String {
    let mut rows = vec![vec!['.'; board.columns().into()]; board.rows().into()];
    for wall in board.walls() {
        rows[usize::from(wall.row)][usize::from(wall.column)] = '#';
    }
    for (vehicle, position) in board.vehicles().iter().zip(board.positions()) {
        for cell in vehicle.cells(*position) {
            rows[usize::from(cell.row)][usize::from(cell.column)] = vehicle.letter;
        }
    }
    rows.into_iter().map(|row| row.into_iter().chain(['\n']).collect::<String>()).collect()
}
