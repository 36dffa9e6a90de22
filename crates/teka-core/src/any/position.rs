//! A position reached by replaying moves.

use std::any::Any;
use std::sync::Arc;

use super::AnyPosition;
use super::explained::lit_places;
use crate::family::{Complete, Section, Status, Violation};
use crate::message::Refusal;
use crate::place::Place;
use crate::scene::{Role, Scene};
use crate::value::Fields;

/// A position of family `F`, with the moves that led to it.
pub(super) struct Position<F: Complete> {
    puzzle: Arc<F::Puzzle>,
    moves: Vec<F::Move>,
    state: F::State,
    /// The refused moves, as violations.
    refused: Vec<Violation>,
}

impl<F: Complete> Position<F> {
    /// Replays `moves`. Refused moves are skipped and reported as violations.
    pub(super) fn replay(puzzle: &Arc<F::Puzzle>, moves: Vec<F::Move>) -> Self {
        let mut state = F::start(puzzle);
        let mut refused = Vec::new();
        for action in &moves {
            if let Err(Refusal(message)) = F::play(puzzle, &mut state, action) {
                let cells = F::touched(puzzle, &state, action).into_iter().map(Place::Cell);
                let places = cells.collect();
                refused.push(Violation { code: "refused-move", message, places });
            }
        }
        Self { puzzle: Arc::clone(puzzle), moves, state, refused }
    }

    fn picture(&self, state: &F::State) -> Scene {
        F::scene(&self.puzzle, state, &F::Ui::default())
    }
}

impl<F: Complete> AnyPosition for Position<F> {
    fn status(&self) -> Status {
        match F::status(&self.puzzle, &self.state) {
            status if self.refused.is_empty() => status,
            Status::Broken(more) => Status::Broken([self.refused.clone(), more].concat()),
            Status::Open { .. } | Status::Solved => Status::Broken(self.refused.clone()),
        }
    }

    fn moves(&self) -> Vec<String> {
        self.moves.iter().map(ToString::to_string).collect()
    }

    fn answer(&self) -> Fields {
        F::answer(&self.puzzle, &self.state, &self.moves)
    }

    fn scene(&self) -> Scene {
        self.picture(&self.state)
    }

    fn scene_of_mistakes(&self) -> Scene {
        light_mistakes::<F>(&self.puzzle, &self.state, self.scene(), &self.status())
    }

    fn report(&self) -> Vec<Section> {
        F::report(&self.puzzle, &self.moves)
    }

    fn frames(&self) -> Vec<Scene> {
        let mut state = F::start(&self.puzzle);
        let mut frames = vec![self.picture(&state)];
        for action in &self.moves {
            // A refused move changes nothing, so it repeats the previous frame.
            let _ = F::play(&self.puzzle, &mut state, action);
            frames.push(self.picture(&state));
        }
        frames
    }

    fn film(&self) -> Vec<Scene> {
        let mut frames = self.frames();
        frames.extend(F::epilogue(&self.puzzle, &self.state));
        frames
    }

    fn as_any(&self) -> &dyn Any {
        &self.state
    }
}

/// Highlights the mistakes of a position in its drawing.
pub(crate) fn light_mistakes<F: Complete>(
    puzzle: &F::Puzzle,
    state: &F::State,
    scene: Scene,
    status: &Status,
) -> Scene {
    let Status::Broken(violations) = status else {
        return scene;
    };
    let lit = |scene, violation: &Violation| {
        lit_places::<F>(puzzle, state, scene, Role::Mistake, &violation.places)
    };
    violations.iter().fold(scene, lit)
}
