//! The moves of a game, and which of them belong to one stroke.

use std::fmt::Display;

/// The start of a line with a move that belongs to the stroke of the move before it.
const JOINED: &str = "& ";

/// Moves in order. Undo and redo take the moves of one stroke together.
pub struct Made<M> {
    moves: Vec<M>,
    /// For each move, whether it belongs to the stroke of the move before it.
    joined: Vec<bool>,
}

impl<M> Default for Made<M> {
    fn default() -> Self {
        Self { moves: Vec::new(), joined: Vec::new() }
    }
}

impl<M> Made<M> {
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// Returns the first `made` moves.
    pub fn first(&self, made: usize) -> &[M] {
        &self.moves[..made.min(self.moves.len())]
    }

    /// Discards all but the first `made` moves.
    pub fn truncate(&mut self, made: usize) {
        self.moves.truncate(made);
        self.joined.truncate(made);
    }

    /// Adds a move. The first move starts a stroke in any case.
    pub fn push(&mut self, action: M, is_joined: bool) {
        self.joined.push(is_joined && !self.moves.is_empty());
        self.moves.push(action);
    }

    /// Returns the number of moves before the stroke that move number `made` belongs to.
    pub fn start_of_stroke(&self, made: usize) -> usize {
        (0..made.min(self.len())).rev().find(|at| !self.joined[*at]).unwrap_or(0)
    }

    /// Returns the number of moves up to the end of the stroke that follows `made` moves.
    pub fn end_of_stroke(&self, made: usize) -> usize {
        (made + 1..self.len()).find(|at| !self.joined[*at]).unwrap_or(self.len())
    }
}

impl<M: Display> Made<M> {
    /// Returns each move as a line of a saved game.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        let moves = self.moves.iter().zip(&self.joined);
        moves.map(|(action, joined)| format!("{}{action}\n", if *joined { JOINED } else { "" }))
    }
}

/// Splits a line of [`Made::lines`] into the text of the move and whether it joins a stroke.
pub fn read_line(line: &str) -> (&str, bool) {
    line.strip_prefix(JOINED).map_or((line, false), |action| (action, true))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_and_redo_stop_between_strokes() {
        let mut made = Made::default();
        for (action, is_joined) in [("a", true), ("b", true), ("c", false), ("d", true)] {
            made.push(action, is_joined);
        }
        for (at, start, end) in [(0, 0, 2), (1, 0, 2), (2, 0, 4), (3, 2, 4), (4, 2, 4), (9, 2, 4)] {
            assert_eq!((made.start_of_stroke(at), made.end_of_stroke(at)), (start, end), "{at}");
        }
        assert_eq!(made.lines().collect::<String>(), "a\n& b\nc\n& d\n");
        made.truncate(1);
        assert_eq!(
            (made.first(9), made.start_of_stroke(1), made.end_of_stroke(1)),
            (&["a"][..], 0, 1)
        );
    }

    #[test]
    fn a_line_is_read_as_it_is_written() {
        for (line, expected) in
            [("a=1", ("a=1", false)), ("& a=1", ("a=1", true)), ("", ("", false))]
        {
            assert_eq!(read_line(line), expected);
        }
    }
}
