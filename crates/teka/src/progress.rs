//! A progress bar on standard error, once a run lasts longer than half a second.

use std::io::IsTerminal;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use teka_core::message;
use teka_host::watch::Progress;

use crate::face::Face;

const PATIENCE: Duration = Duration::from_millis(500);
const BEAT: Duration = Duration::from_millis(100);

/// Does `work`, which Ctrl-C can stop, with a progress bar beside it where there is a
/// terminal to show it on.
pub fn with_progress<T>(face: &Face, puzzles: usize, work: impl FnOnce(&Progress) -> T) -> T {
    let progress = Progress::default();
    progress.puzzles.store(puzzles as u64, Ordering::Relaxed);
    face.searching(|| {
        if face.quiet || face.watching || !std::io::stderr().is_terminal() {
            work(&progress)
        } else {
            beside(&progress, face, work)
        }
    })
}

fn beside<T>(progress: &Progress, face: &Face, work: impl FnOnce(&Progress) -> T) -> T {
    let (done, wait) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || show(progress, face, &wait));
        let result = work(progress);
        drop(done);
        result
    })
}

/// Shows the bar until the work is done, then takes it away.
fn show(progress: &Progress, face: &Face, wait: &mpsc::Receiver<()>) {
    let began = Instant::now();
    if wait.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Timeout) {
        return;
    }
    let bar = ProgressBar::with_draw_target(Some(1_000_000), ProgressDrawTarget::stderr());
    // The template is a constant; if it ever were wrong, the plain bar serves as well.
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {msg}") {
        bar.set_style(style);
    }
    while wait.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
        bar.set_position(millionths(progress));
        bar.set_message(status(progress, face, began.elapsed()));
    }
    bar.finish_and_clear();
}

/// Of many puzzles the share that is done, of one the share of its search space.
fn millionths(progress: &Progress) -> u64 {
    let puzzles = progress.puzzles.load(Ordering::Relaxed);
    if puzzles > 1 {
        progress.done.load(Ordering::Relaxed) * 1_000_000 / puzzles
    } else {
        progress.millionths.load(Ordering::Relaxed)
    }
}

fn status(progress: &Progress, face: &Face, time: Duration) -> String {
    let nodes = progress.nodes.load(Ordering::Relaxed);
    let rate = (nodes as f64 / time.as_secs_f64().max(0.001)) as u64;
    let (nodes, rate) = (face.words.number(nodes), face.words.number(rate));
    let (done, puzzles) =
        (progress.done.load(Ordering::Relaxed), progress.puzzles.load(Ordering::Relaxed));
    face.say(&message!("progress", done = done, puzzles = puzzles, nodes = nodes, rate = rate))
}
