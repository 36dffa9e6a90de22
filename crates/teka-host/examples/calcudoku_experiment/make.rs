//! Makes the runs that are missing, on all cores, and says how far it is.

use std::io::IsTerminal;
use std::ops::ControlFlow;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::{Ending, Family, Method, Status};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::rule_stage;
use teka_core::puzzles::calcudoku::{Calcudoku, Move, Puzzle};
use teka_host::batch;
use teka_host::run::Search;
use teka_host::watch::Cancel;

use super::Failure;
use super::puzzles::Named;
use super::runs::{Key, Run, Runs};
use super::scenarios::Scenario;

/// A run to be made.
pub struct Job<'a> {
    scenario: &'a Scenario,
    puzzle: &'a Named,
    seed: u64,
}

impl Job<'_> {
    fn key(&self) -> Key {
        (self.scenario.name.clone(), self.puzzle.name.clone(), self.seed)
    }
}

/// All runs of an experiment. One repeat comes after the other, so that one that is
/// broken off is complete up to there.
pub fn jobs<'a>(scenarios: &'a [Scenario], puzzles: &'a [Named], repeats: u64) -> Vec<Job<'a>> {
    let with_seed = |seed| {
        puzzles.iter().flat_map(move |puzzle| {
            scenarios.iter().map(move |scenario| Job { scenario, puzzle, seed })
        })
    };
    (1..=repeats).flat_map(with_seed).collect()
}

/// Makes the runs that are not there yet, until all are or somebody cancels. Gives back
/// the runs of these jobs that there are, and no others that the file may have.
pub fn all(jobs: &[Job], runs: Runs, cancel: &Cancel) -> Result<Vec<Run>, Failure> {
    let missing: Vec<&Job> = jobs.iter().filter(|job| !runs.has(&job.key())).collect();
    let news = News::new(jobs.len() - missing.len(), jobs.len());
    news.tell();
    let next = AtomicUsize::new(0);
    let shared = Mutex::new((runs, news));
    let work = || -> Result<(), Failure> {
        while let Some(job) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
            let Some(run) = make(job, cancel)? else { break };
            let mut shared = shared.lock().map_err(|_| "another thread failed")?;
            shared.0.add(run)?;
            shared.1.one_more();
        }
        Ok(())
    };
    batch::pool(None)?.broadcast(|_| work()).into_iter().collect::<Result<(), _>>()?;
    let (runs, news) = shared.into_inner().map_err(|_| "a thread failed")?;
    news.tell();
    let wanted: std::collections::HashSet<Key> = jobs.iter().map(Job::key).collect();
    Ok(runs.into_sorted().into_iter().filter(|run| wanted.contains(&run.key())).collect())
}

/// Makes a run; none if it was cancelled, for half a run says nothing.
fn make(job: &Job, cancel: &Cancel) -> Result<Option<Run>, Failure> {
    let Job { scenario, puzzle: Named { name, puzzle }, seed } = job;
    let method = method()?;
    let mut settings = scenario.settings.clone();
    settings.push(("seed".into(), seed.to_string()));
    let args = Args::read(method.info.params, &settings)
        .map_err(|refusal| format!("{settings:?}: {refusal:?}"))?;
    let filled = filled(puzzle, &args);
    let (limits, cancel) = (Limits::default(), cancel.clone());
    let search = Search { method: method.info, args, limits, time: None, cancel };
    // The shortest runs end before they are looked at.
    if search.is_over().is_some() {
        return Ok(None);
    }
    let mut moves = Vec::new();
    let (ending, cost) = search.run(None, None, |control| {
        (method.solve)(puzzle, &search.args, control, &mut |found| {
            moves = found.to_vec();
            ControlFlow::Break(())
        })
    });
    match ending {
        Ending::Enough if is_solved(puzzle, &moves) => {}
        Ending::Stopped(Stop::GaveUp) => {}
        Ending::Stopped(Stop::Cancelled) => return Ok(None),
        _ => return Err(format!("{name}, seed {seed}: a wrong end, {ending:?}").into()),
    }
    Ok(Some(Run {
        scenario: scenario.name.clone(),
        puzzle: name.clone(),
        seed: *seed,
        success: ending == Ending::Enough,
        seconds: cost.time.as_secs_f64(),
        filled,
        individuals: cost.stats.nodes,
    }))
}

fn method() -> Result<&'static Method<Calcudoku>, Failure> {
    let mut methods = Calcudoku::methods().iter();
    methods.find(|method| method.info.name == "hybrid-genetic").ok_or("no such method".into())
}

/// Whether the moves, played by the rules of the game, solve the puzzle.
fn is_solved(puzzle: &Puzzle, moves: &[Move]) -> bool {
    let mut state = Calcudoku::start(puzzle);
    moves.iter().all(|action| Calcudoku::play(puzzle, &mut state, action).is_ok())
        && matches!(Calcudoku::status(puzzle, &state), Status::Solved)
}

/// Cells the rules fill before the genetic algorithm begins.
fn filled(puzzle: &Puzzle, args: &Args) -> usize {
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let deduced = rule_stage::run(puzzle, args, &mut control).ok().flatten();
    deduced.map_or(0, |deduced| deduced.filled(puzzle))
}

/// Says how far the experiment is, on the standard error.
struct News {
    began: Instant,
    /// Runs that were there before.
    before: usize,
    done: usize,
    all: usize,
    told: Instant,
    /// A terminal has one line that changes; a file gets a line now and then.
    is_terminal: bool,
}

impl News {
    fn new(before: usize, all: usize) -> Self {
        let (began, is_terminal) = (Instant::now(), std::io::stderr().is_terminal());
        Self { began, before, done: before, all, told: began, is_terminal }
    }

    fn one_more(&mut self) {
        self.done += 1;
        let pause = Duration::from_millis(if self.is_terminal { 200 } else { 10_000 });
        if self.told.elapsed() >= pause {
            self.told = Instant::now();
            self.tell();
        }
    }

    fn tell(&self) {
        let Self { done, all, .. } = self;
        let line = format!("{done} of {all} runs{}", self.time_left());
        match self.is_terminal {
            true if done == all => eprintln!("\r{line:<60}"),
            true => eprint!("\r{line:<60}"),
            false => eprintln!("{line}"),
        }
    }

    fn time_left(&self) -> String {
        let made = self.done - self.before;
        if made == 0 || self.done == self.all {
            return String::new();
        }
        let each = self.began.elapsed().as_secs_f64() / made as f64;
        let left = (each * (self.all - self.done) as f64).ceil() as u64;
        format!(", about {}:{:02} left", left / 60, left % 60)
    }
}
