//! `--watch`: the search redrawn in the terminal as it goes.

use std::time::{Duration, Instant};

use teka_core::control::{Stats, View};
use teka_core::family::Counted;
use teka_core::message;
use teka_host::budget::Cost;

use crate::face::Face;

/// How long a picture stands.
const PAUSE: Duration = Duration::from_millis(40);

/// Draws a search over and over in the same place.
pub struct Spectacle<'a> {
    face: &'a Face,
    counted: Counted,
    began: Instant,
    /// The time it took to draw and to rest, which is not the search's.
    watched: Duration,
    /// The last board drawn.
    board: String,
    lines: usize,
}

impl<'a> Spectacle<'a> {
    /// Begins below the present line of the terminal.
    pub fn new(face: &'a Face, counted: Counted) -> Self {
        let (began, watched) = (Instant::now(), Duration::ZERO);
        Self { face, counted, began, watched, board: String::new(), lines: 0 }
    }

    /// Draws the present view. Early nodes are shown one by one, later ones ever
    /// more rarely, so that short and long searches can both be followed.
    pub fn show(&mut self, stats: &Stats, now: &dyn View) -> u64 {
        let began = Instant::now();
        self.board = teka_render::text(&now.scene(), self.face.color);
        let note = now.note().map_or(String::new(), |note| self.face.say(&note) + "\n");
        self.draw(stats, (began - self.began).saturating_sub(self.watched), &note);
        if !self.face.cancel.is_asked() {
            std::thread::sleep(PAUSE);
        }
        self.watched += began.elapsed();
        1 + stats.nodes / 20
    }

    /// Redraws the last view with the final figures and without the note of the search, which is
    /// out of date.
    pub fn end(&mut self, cost: &Cost) {
        if self.lines > 0 {
            self.draw(&cost.stats, cost.time, "");
        }
    }

    fn draw(&mut self, stats: &Stats, time: Duration, note: &str) {
        let words = &self.face.words;
        let line = self.face.say(&message!(
            "watching",
            counted = words.id(&format!("counted-{}", self.counted.name())),
            nodes = words.number(stats.nodes),
            time = words.time(time)
        ));
        let picture = format!("{}{}{line}\n{note}", self.back_to_top(), self.board);
        self.lines = self.board.lines().count() + 1 + note.lines().count();
        self.face.tell(&picture);
    }

    fn back_to_top(&self) -> String {
        if self.lines == 0 { String::new() } else { format!("\x1b[{}A\x1b[J", self.lines) }
    }
}
