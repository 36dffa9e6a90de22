//! `--watch`: the search redrawn in the terminal as it goes.

use std::time::{Duration, Instant};

use teka_core::control::{Stats, View};
use teka_core::message;

use crate::face::Face;

/// How long a picture stands.
const PAUSE: Duration = Duration::from_millis(40);

/// Draws a search over and over in the same place.
pub struct Spectacle<'a> {
    face: &'a Face,
    began: Instant,
    lines: usize,
}

impl<'a> Spectacle<'a> {
    /// Begins below the present line of the terminal.
    pub fn new(face: &'a Face) -> Self {
        Self { face, began: Instant::now(), lines: 0 }
    }

    /// Draws the present view. Early nodes are shown one by one, later ones ever
    /// more rarely, so that short and long searches can both be followed.
    pub fn show(&mut self, stats: &Stats, now: &dyn View) -> u64 {
        let board = teka_render::text(&now.scene(), self.face.color);
        let nodes = self.face.words.number(stats.nodes);
        let time = self.face.words.time(self.began.elapsed());
        let line = self.face.say(&message!("watching", nodes = nodes, time = time));
        let note = now.note().map_or(String::new(), |note| self.face.say(&note) + "\n");
        let picture = format!("{}{board}{line}\n{note}", self.back_to_top());
        self.lines = board.lines().count() + 1 + note.lines().count();
        self.face.tell(&picture);
        if !self.face.cancel.is_asked() {
            std::thread::sleep(PAUSE);
        }
        1 + stats.nodes / 20
    }

    fn back_to_top(&self) -> String {
        if self.lines == 0 { String::new() } else { format!("\x1b[{}A\x1b[J", self.lines) }
    }
}
