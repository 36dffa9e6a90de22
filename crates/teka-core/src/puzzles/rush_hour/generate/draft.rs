//! [`Draft`]: a board that is changed at random, a vehicle or wall at a time.

use rand::RngExt;

use crate::place::Cell;
use crate::puzzles::rush_hour::model::{Axis, Exit, Puzzle, Vehicle};
use crate::rng::Rng;

/// How often a place for one more thing is looked for.
const TRIES: usize = 60;

/// A board in the making; the exit is on the right.
#[derive(Clone)]
pub struct Draft {
    side: u8,
    placed: Vec<(Vehicle, u8)>,
    walls: Vec<Cell>,
}

impl Draft {
    /// A board with nothing but the primary.
    pub fn new(side: u8) -> Self {
        let primary =
            Vehicle { letter: 'P', axis: Axis::Horizontal, line: (side - 1) / 2, length: 2 };
        Self { side, placed: vec![(primary, 0)], walls: Vec::new() }
    }

    /// The board, if all fits.
    pub fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::new((self.side, self.side), Exit::Right, &self.placed, self.walls.clone())
    }

    /// Adds vehicles and walls until there are so many, or no place is found.
    pub fn fill(&mut self, vehicles: usize, walls: usize, rng: &mut Rng) {
        for _ in 0..TRIES {
            if self.walls.len() < walls {
                self.add_wall(rng);
            } else if self.placed.len() < vehicles {
                self.add_vehicle(rng);
            } else {
                return;
            }
        }
    }

    /// Takes one to three vehicles, and perhaps a wall, away.
    pub fn thin_out(&mut self, rng: &mut Rng) {
        for _ in 0..rng.random_range(1..=3) {
            if self.placed.len() > 1 {
                self.placed.swap_remove(rng.random_range(1..self.placed.len()));
            }
        }
        if !self.walls.is_empty() && rng.random_range(0..4) == 0 {
            self.walls.swap_remove(rng.random_range(0..self.walls.len()));
        }
    }

    /// The vehicles are at these positions from now on.
    pub fn set_positions(&mut self, positions: &[u8]) {
        for ((_, position), new) in self.placed.iter_mut().zip(positions) {
            *position = *new;
        }
    }

    fn add_vehicle(&mut self, rng: &mut Rng) {
        let axis = if rng.random_range(0..2) == 0 { Axis::Horizontal } else { Axis::Vertical };
        let length = if rng.random_range(0..3) == 0 { 3 } else { 2 };
        let line = rng.random_range(0..self.side);
        let position = rng.random_range(0..=self.side - length);
        // On the primary's own line it would be in the way for ever, or out of play.
        let is_in_line = axis == Axis::Horizontal && line == self.placed[0].0.line;
        let Some(letter) = self.free_letter().filter(|_| !is_in_line) else { return };
        self.placed.push((Vehicle { letter, axis, line, length }, position));
        if self.puzzle().is_none() {
            self.placed.pop();
        }
    }

    fn add_wall(&mut self, rng: &mut Rng) {
        let (row, column) = (rng.random_range(0..self.side), rng.random_range(0..self.side));
        self.walls.push(Cell::new(row, column));
        if row == self.placed[0].0.line || self.puzzle().is_none() {
            self.walls.pop();
        }
    }

    /// One that no format gives a meaning of its own.
    fn free_letter(&self) -> Option<char> {
        let letters = ('A'..='Z').chain('a'..='z').filter(|letter| !"KPox".contains(*letter));
        let is_free = |letter: &char| self.placed.iter().all(|(other, _)| other.letter != *letter);
        letters.into_iter().find(is_free)
    }
}
