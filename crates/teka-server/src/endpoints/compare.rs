//! Several methods on one puzzle, side by side: each run is told as soon as it has ended.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard};
use std::thread::available_parallelism;
use std::time::Instant;

use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stats;
use teka_core::message;
use teka_host::answer::Wanted;
use teka_host::compare::{self, Entrant, Measurement as Ran};
use teka_host::json as shapes;
use teka_host::search::{self, Aim, Search};
use teka_host::watch::Progress;
use teka_text::Words;

use super::count::OFTEN;
use super::{Run, pace, told};
use crate::ask::{Ask, settings};
use crate::events::Events;
use crate::lock::lock;
use crate::opened;
use crate::search::budget;
use crate::state::{extend, without};
use crate::trouble::Trouble;

/// The most runs at once of one comparison: they share the memory of one search, and a
/// comparison must not push everybody else aside.
const MOST_AT_ONCE: usize = 4;

/// Makes ready to compare methods on the puzzle of a game.
pub fn compare(ask: &Ask) -> Result<Run, Trouble> {
    let puzzle = opened::game(ask)?.puzzle();
    let mut entrants = entrants(ask, puzzle.family())?;
    let cores = available_parallelism().map_or(1, usize::from);
    let asked =
        ask.number("at_once", 1, MOST_AT_ONCE as u64)?.map_or(MOST_AT_ONCE, |it| it as usize);
    let at_once = asked.min(cores).min(entrants.len()).max(1);
    for Entrant { search, .. } in &mut entrants {
        let limits = &mut search.budget.limits;
        limits.bytes = limits.bytes.map(|bytes| bytes / at_once as u64);
    }
    let (shared, lang) = (Arc::clone(&ask.shared), ask.lang);
    let listed = pace::list(ask)?;
    Ok(Box::new(move |events: &Events| {
        // It can be stopped by its name until the last run has ended.
        let _listed = listed;
        let race = Race {
            puzzles: [puzzle],
            live: entrants.iter().map(|_| Live::default()).collect(),
            entrants,
            next: AtomicUsize::new(0),
            events,
            words: shared.words(lang),
        };
        let all = race.run(at_once);
        let contradiction = !compare::contradictions(&all, &race.entrants).is_empty();
        let done = json!({ "runs": all.len(), "at_once": at_once, "contradiction": contradiction });
        let _ = events.insist("done", &done);
    }))
}

/// A comparison under way.
struct Race<'a> {
    puzzles: [Box<dyn AnyPuzzle>; 1],
    entrants: Vec<Entrant>,
    /// How far each entrant is.
    live: Vec<Live>,
    /// The entrant that runs next.
    next: AtomicUsize,
    events: &'a Events,
    words: &'a Words,
}

/// How far a run is; it has a beginning only while it goes on.
#[derive(Default)]
struct Live {
    progress: Progress,
    began: Mutex<Option<Instant>>,
}

impl Live {
    fn began(&self) -> MutexGuard<'_, Option<Instant>> {
        lock(&self.began)
    }
}

impl Race<'_> {
    /// Every entrant, some at once and the others when one of them has ended.
    fn run(&self, at_once: usize) -> Vec<Ran> {
        let (told, runs) = channel();
        let mut all = Vec::new();
        std::thread::scope(|scope| {
            for _ in 0..at_once {
                let told = told.clone();
                scope.spawn(move || {
                    while let Some(run) = self.run_next() {
                        // Whoever listens is there as long as somebody runs.
                        let _ = told.send(run);
                    }
                });
            }
            // Else it would be waited for.
            drop(told);
            loop {
                match runs.recv_timeout(OFTEN) {
                    Ok(run) => all.extend(run),
                    Err(RecvTimeoutError::Timeout) => self.tell_progress(),
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
        });
        all
    }

    /// Lets the next entrant run; none if there are no more.
    fn run_next(&self) -> Option<Vec<Ran>> {
        let index = self.next.fetch_add(1, Ordering::Relaxed);
        let (entrant, live) = (self.entrants.get(index)?, &self.live[index]);
        *live.began() = Some(Instant::now());
        let alone = std::slice::from_ref(entrant);
        let runs = compare::run(&self.puzzles, alone, Wanted::UpTo(1), 1, Some(&live.progress));
        *live.began() = None;
        for mut row in rows(self.puzzles[0].family(), entrant, &runs, self.words) {
            row["entrant"] = json!(index);
            if let Some(reason) = row["reason"].as_str() {
                row["message"] = json!(told::why(reason, self.words));
            }
            self.events.insist("run", &row).ok()?;
        }
        Some(runs.into_iter().map(|run| Ran { entrant: index, ..run }).collect())
    }

    fn tell_progress(&self) {
        for (index, live) in self.live.iter().enumerate() {
            let began = *live.began();
            if let Some(began) = began {
                let nodes = live.progress.nodes.load(Ordering::Relaxed);
                let stats = Stats { nodes, ..Stats::default() };
                let event = json!({
                    "entrant": index, "nodes": nodes,
                    "seconds": began.elapsed().as_secs_f64(), "share": live.progress.share(),
                    "counters": told::counters(&self.entrants[index].search, &stats, self.words),
                });
                self.events.tell("progress", &event);
            }
        }
    }
}

/// What one entrant did.
fn rows(family: &dyn AnyFamily, entrant: &Entrant, runs: &[Ran], words: &Words) -> Vec<Json> {
    let summaries = compare::summaries(runs, std::slice::from_ref(entrant));
    let row = |(run, (_, summary)): (&Ran, &(&Entrant, compare::Summary))| {
        let row = compare::summary_json(entrant, summary, None);
        // Of a single run its outcome tells as much.
        let mut row = without(row, &["solved", "unsolvable", "stopped"]);
        let (outcome, reason) = shapes::outcome(run.outcome);
        let counts = family.methods().iter().any(|method| method.promise.is_about_moves());
        let promise = entrant.search.method.promise;
        row["label"] = json!(entrant.label);
        row["outcome"] = json!(outcome);
        row["reason"] = json!(reason);
        row["promise"] = json!(shapes::promise(entrant.search.method));
        row["shortest"] = json!(counts.then(|| promise.is_shortest(&entrant.search.args)));
        row["counters"] = told::counters(&entrant.search, &run.cost.stats, words);
        extend(&mut row, shapes::stats(&run.cost));
        row
    };
    runs.iter().zip(&summaries).map(row).collect()
}

/// The methods asked for with their parameters, or every one that solves.
fn entrants(ask: &Ask, family: &dyn AnyFamily) -> Result<Vec<Entrant>, Trouble> {
    let Some(runs) = ask.list("runs")? else {
        let methods = family.methods().into_iter().filter(|method| !method.counts_only());
        return methods.map(|method| entrant(ask, family, method.name, &[])).collect();
    };
    let most = ask.shared.limits.runs;
    if runs.len() > most {
        let message = message!("server-too-many-runs", count = runs.len(), most = most);
        return Err(Trouble::too_large(message));
    }
    let one = |run: &Json| {
        let missing = || Trouble::bad(message!("server-missing", name = "method"));
        let method = run["method"].as_str().ok_or_else(missing)?;
        let set = run.get("set").map_or(Ok(Vec::new()), |set| settings(set, "set"))?;
        entrant(ask, family, method, &set)
    };
    runs.iter().map(one).collect()
}

fn entrant(
    ask: &Ask,
    family: &dyn AnyFamily,
    method: &str,
    set: &[(String, String)],
) -> Result<Entrant, Trouble> {
    let settings: String = set.iter().map(|(name, value)| format!(" {name}={value}")).collect();
    let found = search::method(family, method, Aim::Solve)?;
    let search = Search::new(found, set, budget(ask)?)?;
    Ok(Entrant { label: format!("{method}{settings}"), search })
}
