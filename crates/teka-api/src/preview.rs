//! The picture of a family before the first game: its sample, half solved.

use std::ops::ControlFlow;

use teka_core::any::{AnyFamily, AnyPosition, AnyPuzzle};
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::param::Args;

/// The maximum number of nodes of the search for the solution of a sample.
const NODES: u64 = 100_000;

/// Returns a saved game of the puzzle in `text`, with the first half of a solution. It has no moves
/// if no solution is found soon. Returns an empty text if `text` is not a puzzle.
pub fn preview(family: &dyn AnyFamily, text: &str) -> String {
    let Ok(parsed) = family.parse(text) else { return String::new() };
    let mut game = parsed.value.session();
    let moves = solution(parsed.value.as_ref());
    for action in &moves[..moves.len() / 2] {
        if game.play(action).is_err() {
            break;
        }
    }
    game.save()
}

fn solution(puzzle: &dyn AnyPuzzle) -> Vec<String> {
    let method = puzzle.automatic(false);
    let mut observer = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(NODES), bytes: None }, &mut observer);
    let mut moves = Vec::new();
    let mut take = |found: Box<dyn AnyPosition>| {
        moves = found.moves();
        ControlFlow::Break(())
    };
    puzzle.solve(method, &Args::defaults(method.params), &mut control, &mut take);
    moves
}
