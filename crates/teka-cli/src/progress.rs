//! Progress on standard error: a bar for runs longer than half a second, and with `--watch` a live
//! view of the search.

use std::io::IsTerminal;
use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use teka_core::control::{Stats, View};
use teka_core::family::Counted;
use teka_core::message;
use teka_core::message::Message;
use teka_host::budget::Cost;
use teka_host::watch::Progress;

use crate::context::Context;

const SHOW_AFTER: Duration = Duration::from_millis(500);
const BEAT: Duration = Duration::from_millis(100);

/// The unit of a progress bar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Puzzles.
    Puzzles,
    /// Runs of an experiment.
    Runs,
}

/// Runs `work`, which Ctrl-C can stop, with a progress bar if there is a terminal.
pub fn with_progress<T>(context: &Context, puzzles: usize, work: impl FnOnce(&Progress) -> T) -> T {
    with_progress_of(Unit::Puzzles, context, puzzles, work)
}

/// Runs `work` like [`with_progress`], with another unit than puzzles.
pub fn with_progress_of<T>(
    unit: Unit,
    context: &Context,
    count: usize,
    work: impl FnOnce(&Progress) -> T,
) -> T {
    let progress = Progress::default();
    progress.puzzles.store(count as u64, Ordering::Relaxed);
    context.searching(|| {
        if context.quiet || context.watching || !std::io::stderr().is_terminal() {
            work(&progress)
        } else {
            beside(unit, &progress, context, work)
        }
    })
}

fn beside<T>(
    unit: Unit,
    progress: &Progress,
    context: &Context,
    work: impl FnOnce(&Progress) -> T,
) -> T {
    let (done, wait) = mpsc::channel::<()>();
    std::thread::scope(|scope| {
        scope.spawn(move || show(unit, progress, context, &wait));
        let result = work(progress);
        drop(done);
        result
    })
}

/// Shows the bar until the work is finished, then removes it.
fn show(unit: Unit, progress: &Progress, context: &Context, wait: &mpsc::Receiver<()>) {
    let began = Instant::now();
    if wait.recv_timeout(SHOW_AFTER) != Err(RecvTimeoutError::Timeout) {
        return;
    }
    let bar = ProgressBar::with_draw_target(Some(1_000_000), ProgressDrawTarget::stderr());
    // The template is constant. If it were invalid, the default bar would be used.
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {msg}") {
        bar.set_style(style);
    }
    while wait.recv_timeout(BEAT) == Err(RecvTimeoutError::Timeout) {
        bar.set_position((fraction(progress) * 1e6) as u64);
        bar.set_message(status(unit, progress, context, began.elapsed()));
    }
    bar.finish_and_clear();
}

/// Returns the fraction that is done: of many puzzles, or of the search space of one.
fn fraction(progress: &Progress) -> f64 {
    let puzzles = progress.puzzles.load(Ordering::Relaxed);
    if puzzles > 1 {
        progress.done.load(Ordering::Relaxed) as f64 / puzzles as f64
    } else {
        progress.fraction()
    }
}

/// Estimates the remaining time from the speed so far. `before` is the fraction that was already
/// done at the start. Returns `None` if the time is unknown.
fn left(before: f64, fraction: f64, time: Duration) -> Option<Duration> {
    let done = fraction - before;
    let is_known = done >= 0.02 && time >= Duration::from_secs(3);
    let left = time.as_secs_f64() * (1.0 - fraction).max(0.0) / done;
    is_known.then(|| Duration::try_from_secs_f64(left).ok()).flatten()
}

/// Formats a remaining time with suitably low precision.
fn about(left: Duration) -> Message {
    match left.as_secs() {
        seconds @ 0..90 => message!("left-seconds", seconds = seconds.max(1)),
        seconds @ 90..5400 => message!("left-minutes", minutes = (seconds + 30) / 60),
        seconds => message!("left-hours", hours = (seconds + 1800) / 3600),
    }
}

fn status(unit: Unit, progress: &Progress, context: &Context, time: Duration) -> String {
    let nodes = progress.nodes.load(Ordering::Relaxed);
    let rate = (nodes as f64 / time.as_secs_f64().max(0.001)) as u64;
    let (nodes, rate) = (context.words.number(nodes), context.words.number(rate));
    let (done, all) =
        (progress.done.load(Ordering::Relaxed), progress.puzzles.load(Ordering::Relaxed));
    let counted = context.words.id(&format!("counted-{}", progress.counted().name()));
    let line = context.say(&match unit {
        Unit::Puzzles => message!(
            "progress",
            done = done,
            puzzles = all,
            counted = counted,
            nodes = nodes,
            rate = rate
        ),
        Unit::Runs => message!("progress-runs", done = done, runs = all),
    });
    match left(progress.before(), fraction(progress), time) {
        Some(left) => format!("{line}, {}", context.say(&about(left))),
        None => line,
    }
}

/// The time for which each view is shown.
const PAUSE: Duration = Duration::from_millis(40);

/// A live view of a search, redrawn in place.
pub struct LiveView<'a> {
    context: &'a Context,
    counted: Counted,
    began: Instant,
    /// The time spent on drawing and pausing, which does not count as search time.
    watched: Duration,
    /// The last board drawn.
    board: String,
    lines: usize,
}

impl<'a> LiveView<'a> {
    /// Starts a view below the current line of the terminal.
    pub fn new(context: &'a Context, counted: Counted) -> Self {
        let (began, watched) = (Instant::now(), Duration::ZERO);
        Self { context, counted, began, watched, board: String::new(), lines: 0 }
    }

    /// Draws the current state. The first nodes are shown one by one and later ones less and less
    /// often, so that both short and long searches can be followed.
    pub fn show(&mut self, stats: &Stats, now: &dyn View) -> u64 {
        let began = Instant::now();
        self.board = teka_render::text(&now.scene(), self.context.color);
        let note = now.note().map_or(String::new(), |note| self.context.say(&note) + "\n");
        self.draw(stats, (began - self.began).saturating_sub(self.watched), &note);
        if !self.context.cancel.is_asked() {
            std::thread::sleep(PAUSE);
        }
        self.watched += began.elapsed();
        1 + stats.nodes / 20
    }

    /// Redraws the last state with the final figures, without the note of the search, which is
    /// outdated.
    pub fn end(&mut self, cost: &Cost) {
        if self.lines > 0 {
            self.draw(&cost.stats, cost.time, "");
        }
    }

    fn draw(&mut self, stats: &Stats, time: Duration, note: &str) {
        let words = &self.context.words;
        let line = self.context.say(&message!(
            "watching",
            counted = words.id(&format!("counted-{}", self.counted.name())),
            nodes = words.number(stats.nodes),
            time = words.time(time)
        ));
        let picture = format!("{}{}{line}\n{note}", self.back_to_top(), self.board);
        self.lines = self.board.lines().count() + 1 + note.lines().count();
        self.context.write_stderr(&picture);
    }

    fn back_to_top(&self) -> String {
        if self.lines == 0 { String::new() } else { format!("\x1b[{}A\x1b[J", self.lines) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_goes_by_what_this_run_did() {
        let check = |before, fraction, seconds, expected: Option<u64>| {
            let left = left(before, fraction, Duration::from_secs(seconds));
            let left = left.map(|left| left.as_secs_f64().round() as u64);
            assert_eq!(left, expected, "{before} {fraction} {seconds}");
        };
        check(0.0, 0.5, 10, Some(10));
        check(0.5, 0.75, 10, Some(10));
        check(0.0, 1.0, 10, Some(0));
        check(0.0, 0.0, 10, None);
        check(0.0, 0.01, 10, None);
        check(0.9, 0.91, 10, None);
        check(0.0, 0.5, 1, None);
    }

    #[test]
    fn a_guess_is_no_finer_than_it_can_be() {
        let ids = [5, 200, 7200].map(|seconds| about(Duration::from_secs(seconds)).id);
        assert_eq!(ids, ["left-seconds", "left-minutes", "left-hours"]);
    }
}
