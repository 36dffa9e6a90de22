//! Searches that run until a limit stops them. Each uses a core, and some use a lot of memory too.

use serde_json::{Value as Json, json};

/// The number of different searches.
pub const COUNT: usize = 7;

/// The time limit of each search, in seconds.
const SECONDS: u64 = 10;

/// Returns one of the searches: the endpoint and the request.
pub fn search(number: usize) -> (&'static str, Json) {
    let (what, method, game) = match number % COUNT {
        0 => ("solve", "brute-force", queens()),
        1 => ("solve", "brute-force", PACKING.to_owned()),
        2 => ("solve", "rules", calcudoku()),
        3 => ("solve", "bfs", rush_hour()),
        4 => ("count", "backtracking", queens()),
        5 => ("count", "dancing-links", PACKING.to_owned()),
        _ => ("solve", "deduction", queens()),
    };
    let mut ask = json!({ "game": game, "method": method, "time_limit": SECONDS });
    if what == "solve" {
        // Continue after the first solution.
        ask["limit"] = json!(1000);
    }
    (what, ask)
}

const PACKING: &str = include_str!("../../../../corpus/packing/large/iq_5x11.txt");

/// Returns a board on which every row is a region.
fn queens() -> String {
    (b'A'..=b'Z').map(|region| char::from(region).to_string().repeat(26) + "\n").collect()
}

/// Returns a puzzle in which every row is a cage.
fn calcudoku() -> String {
    let rows = (1..=9).map(|row| format!("{row} ").repeat(9).trim_end().to_owned() + "\n");
    format!("9 9\n{}{}", rows.collect::<String>(), "45+\n".repeat(9))
}

/// Returns a board whose positions exceed any memory limit.
fn rush_hour() -> String {
    let lorries = |letters: &str| (letters.to_owned() + "\n").repeat(3);
    let free = |count: usize| "................\n".repeat(count);
    format!(
        "16 16\n24\n{}{}PP..............K\n{}{}{}",
        lorries("..ABCDEFGHIJLMNO"),
        free(4),
        free(2),
        lorries("..QRSTUVWXYZ...."),
        free(3),
    )
}
