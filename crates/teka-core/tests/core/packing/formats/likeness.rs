//! No text of another family is taken for a packing puzzle, and none of ours for another's.

use std::fs;
use std::path::PathBuf;

use teka_core::family::Read;
use teka_core::puzzles::calcudoku::Calcudoku;
use teka_core::puzzles::packing::Packing;
use teka_core::puzzles::queens::Queens;
use teka_core::puzzles::rush_hour::RushHour;

use crate::support::{corpus, files};

const OTHERS: [(&str, fn(&str) -> u8); 3] = [
    ("queens", Queens::likeness),
    ("calcudoku", Calcudoku::likeness),
    ("rush-hour", RushHour::likeness),
];

fn texts(family: &str) -> Vec<(PathBuf, String)> {
    let folders = ["", "invalid", "wild"].map(|folder| corpus(family).join(folder));
    let all = folders.iter().flat_map(|folder| files(folder));
    let all = all.map(|path| (path.clone(), fs::read_to_string(path).unwrap()));
    let texts: Vec<(PathBuf, String)> = all.collect();
    assert!(texts.len() >= 10, "{family}: {}", texts.len());
    texts
}

#[test]
fn families_are_told_apart() {
    for (path, text) in texts("packing") {
        for (family, other) in OTHERS {
            assert!(Packing::likeness(&text) > other(&text), "{family}: {path:?}");
        }
    }
    for (family, own) in OTHERS {
        for (path, text) in texts(family) {
            assert!(Packing::likeness(&text) < own(&text), "{path:?}");
        }
    }
}
