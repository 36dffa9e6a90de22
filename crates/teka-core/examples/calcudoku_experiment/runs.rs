//! Runs that were made, in memory and in a file that only grows.

use std::collections::HashSet;
use std::fs::OpenOptions;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::time::Instant;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::Puzzle;
use teka_core::puzzles::calcudoku::solve::hybrid_genetic::course_rules::{Killer, deduce};
use teka_core::puzzles::calcudoku::solve::hybrid_genetic::{PARAMS, solve};

use super::scenarios::Scenario;

const HEADING: &str = "scenario,puzzle,seed,success,seconds,filled,individuals";

/// One run and what came of it.
#[derive(Clone, Debug)]
pub struct Run {
    pub scenario: String,
    pub puzzle: String,
    pub seed: u64,
    pub success: bool,
    pub seconds: f64,
    /// Cells the rules filled.
    pub filled: usize,
    pub individuals: u64,
}

impl Run {
    fn read(line: &str) -> Option<Self> {
        let mut fields = line.split(',');
        Some(Self {
            scenario: fields.next()?.to_string(),
            puzzle: fields.next()?.to_string(),
            seed: fields.next()?.parse().ok()?,
            success: fields.next()? == "1",
            seconds: fields.next()?.parse().ok()?,
            filled: fields.next()?.parse().ok()?,
            individuals: fields.next()?.parse().ok()?,
        })
    }

    fn line(&self) -> String {
        let Self { scenario, puzzle, seed, seconds, filled, individuals, .. } = self;
        let success = u8::from(self.success);
        format!("{scenario},{puzzle},{seed},{success},{seconds:.6},{filled},{individuals}")
    }

    fn key(&self) -> Key {
        (self.scenario.clone(), self.puzzle.clone(), self.seed)
    }
}

type Key = (String, String, u64);

/// All runs so far.
pub struct Runs {
    path: PathBuf,
    all: Vec<Run>,
    known: HashSet<Key>,
}

impl Runs {
    /// The runs of a file; a line that was cut off in the middle is made again.
    pub fn open(path: PathBuf) -> Self {
        let text = std::fs::read_to_string(&path).unwrap_or_default();
        let all: Vec<Run> = text.split_inclusive('\n').filter_map(whole_line).collect();
        let known = all.iter().map(Run::key).collect();
        let lines = all.iter().map(|run| run.line() + "\n").collect::<String>();
        std::fs::write(&path, format!("{HEADING}\n{lines}")).expect("a file to write to");
        Self { path, all, known }
    }

    pub fn all(&self) -> &[Run] {
        &self.all
    }

    /// Makes a run and keeps it, unless it is there.
    pub fn make(&mut self, scenario: &Scenario, name: &str, puzzle: &Puzzle, seed: u64) {
        if !self.known.insert((scenario.name.clone(), name.to_string(), seed)) {
            return;
        }
        let run = run(scenario, name, puzzle, seed);
        let file = OpenOptions::new().append(true).open(&self.path);
        writeln!(file.expect("a file to add to"), "{}", run.line()).expect("room for a line");
        self.all.push(run);
    }
}

fn whole_line(line: &str) -> Option<Run> {
    Run::read(line.strip_suffix('\n')?)
}

fn run(scenario: &Scenario, name: &str, puzzle: &Puzzle, seed: u64) -> Run {
    let mut settings = scenario.settings.clone();
    settings.push(("seed".into(), seed.to_string()));
    let args = Args::read(PARAMS, &settings).expect("settings within their ranges");
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut success = false;
    let started = Instant::now();
    solve(puzzle, &args, &mut control, &mut |_| {
        success = true;
        ControlFlow::Break(())
    });
    Run {
        scenario: scenario.name.clone(),
        puzzle: name.to_string(),
        seed,
        success,
        seconds: started.elapsed().as_secs_f64(),
        filled: filled(puzzle, &args),
        individuals: control.stats().nodes,
    }
}

fn filled(puzzle: &Puzzle, args: &Args) -> usize {
    let course = args.choice("variant") == "course";
    let killer = if course { Killer::Pairs } else { Killer::EverySize };
    let deduced = (args.choice("rules") == "on").then(|| deduce(puzzle, killer)).flatten();
    deduced.map_or(0, |deduced| deduced.filled())
}
