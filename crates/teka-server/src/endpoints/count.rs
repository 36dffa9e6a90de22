//! Counting, with the share of the work that is done.

use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, atomic::Ordering};
use std::time::{Duration, Instant};

use serde_json::json;
use teka_host::count::{self, Counting};
use teka_host::json as shapes;
use teka_host::search::Aim;
use teka_host::watch::Progress;

use super::{Run, told};
use crate::ask::Ask;
use crate::events::Events;
use crate::opened;
use crate::search::search;
use crate::state::without;
use crate::trouble::Trouble;

/// Makes ready to count the solutions of a game's puzzle.
pub fn count(ask: &Ask) -> Result<Run, Trouble> {
    let puzzle = opened::game(ask)?.puzzle();
    let search = search(ask, puzzle.as_ref(), Aim::Count)?;
    let limit = ask.number("limit", 1, u64::MAX)?;
    let (shared, lang) = (Arc::clone(&ask.shared), ask.lang);
    Ok(Box::new(move |events: &Events| {
        let how = Counting { limit, ..Counting::default() };
        let counted = with_progress(events, |progress| {
            count::count(puzzle.as_ref(), &search, how, Some(progress))
        });
        let done = shapes::count(puzzle.as_ref(), "", &search, &counted, None);
        let mut done = without(done, &["name", "part", "digest"]);
        if let Some(stop) = counted.stopped {
            done["message"] = json!(told::why(stop.name(), shared.words(lang)));
        }
        let _ = events.insist("done", &done);
    }))
}

/// How often progress is told.
pub const OFTEN: Duration = Duration::from_millis(100);

/// Does work and tells its progress from another thread.
fn with_progress<T>(events: &Events, work: impl FnOnce(&Progress) -> T) -> T {
    let (progress, began) = (Progress::default(), Instant::now());
    let (done, is_done) = channel::<()>();
    let so_far = &progress;
    std::thread::scope(|scope| {
        scope.spawn(move || {
            while is_done.recv_timeout(OFTEN) == Err(RecvTimeoutError::Timeout) {
                let nodes = so_far.nodes.load(Ordering::Relaxed);
                let seconds = began.elapsed().as_secs_f64();
                let event = json!({ "nodes": nodes, "seconds": seconds, "share": so_far.share() });
                events.tell("progress", &event);
            }
        });
        // Dropped at the end, even of a panic: that ends the other thread.
        let _done = done;
        work(&progress)
    })
}
