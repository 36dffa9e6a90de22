//! The course's experiment with the hybrid genetic algorithm of Calcudoku, as one
//! command: 16 scenarios over the course's puzzles, beside the figures that were
//! published. Three more experiments look at the default variant.
//!
//!     cargo run --release -p teka-host --example calcudoku_experiment -- course FOLDER OUT [REPEATS]
//!     … default FOLDER OUT [REPEATS]     the default variant on all puzzles up to 12x12
//!     … ablation FOLDER OUT [REPEATS]    the default variant without its parts, from 9x9 on
//!     … fresh BOARDS OUT [REPEATS]       the default variant on so many new boards a grade
//!
//! `FOLDER` has the puzzles in `course/` (or in itself) and larger ones in
//! `large.jsonl`; the published figures are the `course_*.tsv` beside them.
//!
//! `OUT` gets every finished run at once (`runs.csv`), and in the end `tables.md`,
//! `tables.csv` and `chart.svg`; the tables go to the standard output as well. Runs
//! that are there are not made again: an experiment that was broken off, by Ctrl-C
//! or otherwise, goes on where it was. `chart.png` is drawn if `--png` is added.

mod chart;
mod make;
mod markdown;
mod published;
mod puzzles;
mod runs;
mod scenarios;
mod table;
#[cfg(test)]
mod tests;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use teka_host::files;
use teka_host::watch::Cancel;
use teka_render::Theme;

use self::published::Published;
use self::puzzles::Named;
use self::runs::{Run, Runs};
use self::scenarios::Scenario;

const USAGE: &str = "calcudoku_experiment course|default|ablation FOLDER OUT [REPEATS] [--png]
calcudoku_experiment fresh BOARDS OUT [REPEATS] [--png]";

type Failure = Box<dyn Error + Send + Sync>;

/// The smallest puzzles the default variant is taken apart on: below, all goes.
const ABLATED_FROM: u8 = 9;

/// What was asked for.
struct Asked {
    mode: String,
    /// The folder of puzzles, or how many new boards.
    from: String,
    out: PathBuf,
    repeats: u64,
    png: bool,
}

impl Asked {
    fn read(words: impl Iterator<Item = String>) -> Option<Self> {
        let (flags, words): (Vec<_>, Vec<_>) = words.partition(|word| word.starts_with("--"));
        let [mode, from, out, rest @ ..] = &words[..] else { return None };
        let repeats = rest.first().map_or(Some(1), |word| word.parse().ok())?;
        let is_known = rest.len() < 2 && flags.iter().all(|flag| flag == "--png");
        is_known.then(|| Self {
            mode: mode.clone(),
            from: from.clone(),
            out: out.into(),
            repeats,
            png: !flags.is_empty(),
        })
    }

    fn experiment(&self) -> Result<(Vec<Scenario>, Vec<Named>), Failure> {
        let folder = Path::new(&self.from);
        Ok(match self.mode.as_str() {
            "course" => (scenarios::course(), puzzles::course(folder)?),
            "default" => (vec![scenarios::default()], puzzles::all(folder)?),
            "ablation" => {
                let mut puzzles = puzzles::all(folder)?;
                puzzles.retain(|named| named.puzzle.size() >= ABLATED_FROM);
                (scenarios::ablation(), puzzles)
            }
            "fresh" => (vec![scenarios::default()], puzzles::fresh(self.from.parse()?)?),
            _ => return Err(USAGE.into()),
        })
    }
}

fn main() -> ExitCode {
    let Some(asked) = Asked::read(std::env::args().skip(1)) else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    match experiment(&asked) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::from(130),
        Err(failure) => {
            eprintln!("{failure}");
            ExitCode::FAILURE
        }
    }
}

/// False if it was broken off.
fn experiment(asked: &Asked) -> Result<bool, Failure> {
    let (scenarios, puzzles) = asked.experiment()?;
    std::fs::create_dir_all(&asked.out)?;
    let runs = Runs::open(asked.out.join("runs.csv"))?;
    let cancel = Cancel::default();
    let asks = cancel.clone();
    ctrlc::set_handler(move || {
        if asks.ask() {
            std::process::exit(130);
        }
    })?;
    let jobs = make::jobs(&scenarios, &puzzles, asked.repeats);
    let runs = make::all(&jobs, runs, &cancel)?;
    show(asked, &scenarios, &runs)?;
    if cancel.is_asked() {
        eprintln!("Broken off; the same command goes on with what is missing.");
    }
    Ok(!cancel.is_asked())
}

/// Writes tables and charts.
fn show(asked: &Asked, scenarios: &[Scenario], runs: &[Run]) -> Result<(), Failure> {
    let is_course = asked.mode == "course";
    let published = Published::read(if is_course { Path::new(&asked.from) } else { Path::new("") });
    let tables = match is_course {
        true => markdown::course(runs, scenarios, &published),
        false => markdown::plain(runs, scenarios),
    };
    print!("{tables}");
    let write = |name: &str, bytes: &[u8]| files::write(&asked.out.join(name), bytes);
    write("tables.md", tables.as_bytes())?;
    write("tables.csv", table::csv(&table::rows(runs, scenarios, &published)).as_bytes())?;
    let chart = match is_course {
        true => chart::course(runs, scenarios, &published),
        false => chart::plain(runs, scenarios),
    };
    write("chart.svg", teka_render::chart::svg(&chart, Theme::Light).as_bytes())?;
    if asked.png {
        write("chart.png", &teka_render::chart::png(&chart, Theme::Light)?)?;
    }
    Ok(())
}
