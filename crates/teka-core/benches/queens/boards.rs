//! The boards to measure, which have exactly one solution.

use std::path::PathBuf;

use teka_core::puzzles::queens::Puzzle;

/// A board with its name.
pub struct Board {
    pub name: String,
    pub puzzle: Puzzle,
}

/// Returns the boards that players made, or two small boards if the file is missing.
pub fn load() -> Vec<Board> {
    let Ok(text) = std::fs::read_to_string(path()) else {
        println!("{} is not there: two small boards stand in", path().display());
        return course();
    };
    let lines = text.lines().map(|line| serde_json::from_str(line).expect("a JSON object a line"));
    let unique = lines.filter(|board: &serde_json::Value| board["solutions"] == 1);
    unique.map(|known| board(known["name"].as_str().unwrap_or("?"), &letters(&known))).collect()
}

/// Returns the two boards in the report for the algorithm-strategies course. They are small enough
/// for brute force.
pub fn course() -> Vec<Board> {
    COURSE.iter().map(|(name, letters)| board(name, letters)).collect()
}

/// Returns the path of the boards.
pub fn path() -> PathBuf {
    let beside = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data");
    let data = std::env::var("TEKA_DATA").map_or_else(|_| PathBuf::from(beside), PathBuf::from);
    data.join("queens/community.jsonl")
}

const COURSE: [(&str, &str); 2] = [
    ("course 8 x 8", "AABCDDDEAABCCDDEFAAAADDEFFAAAADEGGAAAADAHGAAAAAAHHHAAAAAHHHHHAAA"),
    (
        "course 9 x 9",
        "AAABBCCCDABBBBCECDABBBDCECDAAABDCCCDBBBBDDDDDFGGGDDHDDFGIGDDHDDFGIGDDHDDFGGGDDHHH",
    ),
];

fn letters(known: &serde_json::Value) -> String {
    let rows = known["grid"].as_array().into_iter().flatten();
    rows.filter_map(serde_json::Value::as_str).collect()
}

fn board(name: &str, letters: &str) -> Board {
    let cells: Vec<char> = letters.chars().collect();
    let puzzle = Puzzle::new(cells.len().isqrt() as u8, &cells, vec![]);
    Board { name: name.into(), puzzle: puzzle.expect("a valid board") }
}
