//! Descriptions of cells for screen readers.

use std::collections::{HashMap, HashSet};

use teka_core::place::{Cell, Place};
use teka_core::scene::{Body, Ground, Hand, Role, Scene, Shape, Square, Symbol};
use teka_core::{Message, message};
use teka_text::Words;

/// Returns a label for each cell, such as `row 2, column 3: queen, region B`.
pub fn labels(scene: &Scene, words: &Words) -> Vec<String> {
    let board = Board::of(scene);
    let label = |square: &Square| {
        let place = board.place(square.cell, words);
        let what = board.said(square, words).join(", ");
        words.say(&message!("square-label", place = place, what = what))
    };
    scene.squares.iter().map(label).collect()
}

/// The contents of the cells.
struct Board<'a> {
    bodies: HashMap<Cell, &'a Body>,
    /// The name of the thing that a crown symbol represents.
    crown: Option<&'a Message>,
    lit: HashSet<(Cell, Role)>,
    /// The positions of the balls in a solid.
    balls: HashMap<Cell, [i16; 3]>,
}

impl<'a> Board<'a> {
    fn of(scene: &'a Scene) -> Self {
        let on = |body: &'a Body| body.cells.iter().map(move |cell| (*cell, body));
        Self {
            bodies: scene.bodies.iter().flat_map(on).collect(),
            crown: scene.crown.as_ref(),
            lit: scene.lights.iter().map(|light| (light.cell, light.role)).collect(),
            balls: scene.balls.iter().map(|ball| (ball.cell, ball.at)).collect(),
        }
    }

    /// Describes the position of a cell; in a solid, by its layer, counted from the bottom.
    fn place(&self, cell: Cell, words: &Words) -> String {
        let Some([row, column, layer]) = self.balls.get(&cell).copied() else {
            return words.places(&[cell.into()]);
        };
        // The first ball of a layer is half a ball further in than that of the layer below.
        let count = |at: i16| u64::try_from(i32::from(at) + 1).unwrap_or(0);
        let [row, column] = [row, column].map(|at| count(at.saturating_sub(layer) / 2));
        words.say(&message!("square-ball", layer = count(layer), row = row, column = column))
    }

    fn said(&self, square: &Square, words: &Words) -> Vec<String> {
        let mut said = self.content(square, words);
        if said.is_empty() {
            said.push(words.id("square-empty"));
        }
        said.extend(square.group_name.as_ref().map(|name| words.say(name)));
        if let Some(letter) = square.letter {
            said.push(words.places(&[Place::Region { index: square.group, letter }]));
        }
        said.extend(self.lights(square.cell, words));
        said
    }

    fn content(&self, square: &Square, words: &Words) -> Vec<String> {
        let mut said = Vec::new();
        if square.ground == Ground::Wall {
            said.push(words.id("square-wall"));
        }
        said.extend(square.symbol.as_ref().map(|it| self.symbol(it, words)));
        if let Some(body) = self.bodies.get(&square.cell) {
            said.push(words.places(&[body.place()]));
        }
        if !square.notes.is_empty() {
            let notes: Vec<String> = square.notes.iter().map(ToString::to_string).collect();
            said.push(words.say(&message!("square-notes", notes = notes.join(" "))));
        }
        said
    }

    fn lights(&self, cell: Cell, words: &Words) -> Vec<String> {
        let is_lit = |role| self.lit.contains(&(cell, role));
        let mut said = Vec::new();
        if is_lit(Role::Mistake) {
            said.push(words.id("square-mistake"));
        }
        if is_lit(Role::Reason) {
            said.push(words.id("square-reason"));
        }
        if is_lit(Role::Conclusion) {
            said.push(words.id("square-conclusion"));
        }
        said
    }

    fn symbol(&self, it: &Symbol, words: &Words) -> String {
        let what = match &it.shape {
            Shape::Crown => self.crown.map_or_else(|| words.id("square-crown"), |it| words.say(it)),
            Shape::Cross => words.id("square-cross"),
            Shape::Text(text) => text.clone(),
        };
        match it.hand {
            Hand::Given => words.say(&message!("square-given", what = what)),
            Hand::Implied => words.say(&message!("square-implied", what = what)),
            Hand::Played => what,
        }
    }
}
