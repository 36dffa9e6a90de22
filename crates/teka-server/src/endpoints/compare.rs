//! Several methods on one puzzle: each run is told as soon as it has ended.

use std::sync::Arc;

use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::message;
use teka_host::answer::Wanted;
use teka_host::compare::{self, Entrant, Run as Ran};
use teka_host::json as shapes;

use super::count::with_progress;
use super::{Run, told};
use crate::ask::{Ask, settings};
use crate::events::Events;
use crate::opened;
use crate::search::chosen;
use crate::trouble::Trouble;

/// Makes ready to compare methods on the puzzle of a game.
pub fn compare(ask: &Ask) -> Result<Run, Trouble> {
    let puzzle = opened::game(ask)?.puzzle();
    let entrants = entrants(ask, puzzle.family())?;
    let (shared, lang) = (Arc::clone(&ask.shared), ask.lang);
    Ok(Box::new(move |events: &Events| {
        let (puzzles, mut all): ([Box<dyn AnyPuzzle>; 1], Vec<Ran>) = ([puzzle], Vec::new());
        for (index, entrant) in entrants.iter().enumerate() {
            let alone = std::slice::from_ref(entrant);
            let runs = with_progress(events, json!({ "entrant": index }), |progress| {
                compare::run(&puzzles, alone, Wanted::UpTo(1), 1, Some(progress))
            });
            let mut rows = rows(puzzles[0].family(), entrant, &runs);
            for row in &mut rows {
                row["entrant"] = json!(index);
                if let Some(reason) = row["reason"].as_str() {
                    row["message"] = json!(told::why(reason, shared.words(lang)));
                }
            }
            if rows.iter().any(|row| events.insist("run", row).is_err()) {
                return;
            }
            all.extend(runs.into_iter().map(|run| Ran { entrant: index, ..run }));
        }
        let contradiction = !compare::contradictions(&all, &entrants).is_empty();
        let done = json!({ "runs": all.len(), "contradiction": contradiction });
        let _ = events.insist("done", &done);
    }))
}

/// What one entrant did.
fn rows(family: &dyn AnyFamily, entrant: &Entrant, runs: &[Ran]) -> Vec<Json> {
    let summaries = compare::summaries(runs, std::slice::from_ref(entrant));
    let row = |(run, (_, summary)): (&Ran, &(&Entrant, compare::Summary))| {
        let mut row = compare::summary_json(entrant, summary, None);
        let (outcome, reason) = shapes::outcome(run.outcome);
        let counts = family.methods().iter().any(|method| method.promise.is_about_moves());
        let promise = entrant.search.method.promise;
        row["label"] = json!(entrant.label);
        row["outcome"] = json!(outcome);
        row["reason"] = json!(reason);
        row["promise"] = json!(shapes::promise(&entrant.search.method));
        row["shortest"] = json!(counts.then(|| promise.is_shortest(&entrant.search.args)));
        row["seconds"] = json!(run.time.as_secs_f64());
        row
    };
    runs.iter().zip(&summaries).map(row).collect()
}

/// The methods asked for with their parameters, or every one that solves.
fn entrants(ask: &Ask, family: &dyn AnyFamily) -> Result<Vec<Entrant>, Trouble> {
    let Some(runs) = ask.list("runs")? else {
        let methods = family.methods().into_iter().filter(|method| !method.counts_only);
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
    let search = chosen(ask, family, method, set, false)?;
    Ok(Entrant { label: format!("{method}{settings}"), search })
}
