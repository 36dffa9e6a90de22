//! The boards to measure.

use std::path::{Path, PathBuf};

use teka_core::family::Read;
use teka_core::puzzles::packing::{Packing, Puzzle};

/// Returns the puzzle of packing the 12 pentominoes onto a board of 60 cells.
pub fn pentominoes(rows: usize, columns: usize) -> Puzzle {
    const PIECES: &str = " FF\nFF\n F\nIIIII\nL\nL\nL\nLL\nPP\nPP\nP\nNN\n NNN\nTTT\n T\n T\nU U\nUUU\n\
        V\nV\nVVV\nW\nWW\n WW\n X\nXXX\n X\n Y\nYY\n Y\n Y\nZZ\n Z\n ZZ\n";
    read(&format!("{rows} {columns} 12\nDEFAULT\n{PIECES}"))
}

/// Returns a puzzle of the reference set, or `None` if the set is missing.
pub fn reference(name: &str) -> Option<Puzzle> {
    let file = data().join("packing/reference").join(name);
    std::fs::read_to_string(file).ok().map(|text| read(&text))
}

/// Returns pyramids of increasing size: two built-in ones, and one of the reference set.
pub fn pyramids() -> Vec<(&'static str, Puzzle)> {
    let three = "3 3 6\nPYRAMID\nA\nAA\nBB\nCC\nDDD\nE\nEE\nF\n";
    let four = "4 4 7\nPYRAMID\nA\nA\nA\nAA\nBB\nBBB\nCCC\nC C\nDDD\nD\nD\nEEE\n E\nFF\n FF\nGG\n";
    let mut pyramids = vec![("pyramid 3", read(three)), ("pyramid 4", read(four))];
    pyramids.extend(reference("iqpro_pyramid5.txt").map(|puzzle| ("pyramid 5", puzzle)));
    pyramids
}

/// Returns the folder of the larger puzzle sets, which not every checkout has.
pub fn data() -> PathBuf {
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    std::env::var_os("TEKA_DATA").map_or(beside, PathBuf::from)
}

fn read(text: &str) -> Puzzle {
    Packing::parse(text).unwrap_or_else(|wrong| panic!("{wrong:?}")).value
}
