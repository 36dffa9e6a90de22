//! The course's experiment with the hybrid genetic algorithm, as one command: 16
//! scenarios over a folder of puzzles, beside the figures that were published.
//! With `ablation` it takes the default variant apart instead; with `default` it
//! tries the default variant on the course's puzzles and on larger ones, where the
//! folder is the one that holds `course/` and `large.jsonl`.
//!
//! `cargo run --release -p teka-core --example calcudoku_experiment -- course <folder> <runs.csv> [repeats] [published folder]`
//! `cargo run --release -p teka-core --example calcudoku_experiment -- ablation <folder> <runs.csv> [repeats]`
//! `cargo run --release -p teka-core --example calcudoku_experiment -- default <folder> <runs.csv> [repeats]`
//!
//! Every finished run is added to the file of runs at once, and runs it already
//! has are not made again: an experiment that was broken off goes on. Tables go to
//! the standard output and, as CSV, to `<runs.csv>.table.csv`.

mod published;
#[path = "../../tests/calcudoku_genetic/reader.rs"]
mod reader;
mod runs;
mod scenarios;
mod table;

use std::path::{Path, PathBuf};

use teka_core::puzzles::calcudoku::Puzzle;

use self::published::Published;
use self::runs::Runs;
use self::scenarios::Scenario;

/// The largest puzzles the default variant is tried on.
const LARGEST: u8 = 12;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [mode, folder, file, rest @ ..] = &words[..] else {
        eprintln!("course|ablation|default <folder> <runs.csv> [repeats] [published folder]");
        std::process::exit(2);
    };
    let scenarios = match mode.as_str() {
        "ablation" => scenarios::ablation(),
        "default" => vec![scenarios::default()],
        _ => scenarios::course(),
    };
    let repeats = rest.first().map_or(1, |word| word.parse().expect("a number of repeats"));
    let folder = Path::new(folder);
    let puzzles = match mode.as_str() {
        "default" => [puzzles(&folder.join("course")), large(&folder.join("large.jsonl"))].concat(),
        _ => puzzles(folder),
    };
    let mut runs = Runs::open(PathBuf::from(file));
    make_all(&mut runs, &scenarios, &puzzles, repeats);
    let published = rest.get(1).map(|folder| Published::read(Path::new(folder)));
    let rows = table::rows(runs.all(), &scenarios, published.as_ref());
    print!("{}", table::text(&rows));
    if mode == "default" {
        print!("{}", table::unsolved(runs.all()));
    }
    std::fs::write(format!("{file}.table.csv"), table::csv(&rows)).expect("a folder to write to");
}

fn make_all(runs: &mut Runs, scenarios: &[Scenario], puzzles: &[(String, Puzzle)], repeats: u64) {
    let all = scenarios.len() * puzzles.len() * repeats as usize;
    let mut made = 0;
    for scenario in scenarios {
        for (name, puzzle) in puzzles {
            for seed in 1..=repeats {
                runs.make(scenario, name, puzzle, seed);
                made += 1;
            }
        }
        eprintln!("{made} of {all} runs, scenario {} done", scenario.name);
    }
}

/// Every puzzle of a folder, by size and number.
fn puzzles(folder: &Path) -> Vec<(String, Puzzle)> {
    let entries = std::fs::read_dir(folder).expect("a folder of puzzles");
    let mut puzzles: Vec<(String, Puzzle)> = entries
        .filter_map(|entry| {
            let path = entry.ok()?.path();
            let name = path.file_stem()?.to_str()?.to_string();
            Some((name, reader::read(&std::fs::read_to_string(&path).ok()?)?))
        })
        .collect();
    puzzles.sort_by_key(|(name, puzzle)| (puzzle.size(), name.len(), name.clone()));
    puzzles
}

/// The puzzles of up to [`LARGEST`] in a file with one a line, as JSON.
fn large(path: &Path) -> Vec<(String, Puzzle)> {
    let text = std::fs::read_to_string(path).expect("a file of puzzles");
    let puzzle = |line: &str| {
        let entry: serde_json::Value = serde_json::from_str(line).ok()?;
        Some((entry["name"].as_str()?.to_string(), reader::read(entry["text"].as_str()?)?))
    };
    text.lines().filter_map(puzzle).filter(|(_, puzzle)| puzzle.size() <= LARGEST).collect()
}
