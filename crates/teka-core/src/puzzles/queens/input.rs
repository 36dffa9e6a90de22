//! Translates keys, clicks and drags into moves that place or remove a queen or a cross.

use std::fmt;

use super::model::{Content, Move, Puzzle, State};
use crate::cursor::{read as read_cursor, written};
use crate::family::{Input, Key, Reaction, UiState};
use crate::message;
use crate::place::{Cell, Place};

/// View state that Undo does not affect.
#[derive(Clone, Copy, Debug)]
pub struct Ui {
    /// The selected cell, if any.
    pub cursor: Option<Cell>,
    /// Whether the cells that a queen attacks are drawn with a cross.
    pub auto_crosses: bool,
    /// The stroke in progress, if any.
    pub stroke: Option<Stroke>,
}

/// A stroke over cells, which writes crosses or erases them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// The cell where it began.
    from: Cell,
    /// Whether it began on a cross, and erases crosses.
    erases: bool,
    /// Whether it has made a move, which the next ones join.
    has_moved: bool,
}

impl Default for Ui {
    fn default() -> Self {
        Self { cursor: None, auto_crosses: true, stroke: None }
    }
}

/// Formats as `r3c5 crosses`, or as `- plain` without a cursor and without automatic crosses. A
/// stroke follows as `r1c2 erases moved`, or `r1c2 crosses new`.
impl fmt::Display for Ui {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let aid = if self.auto_crosses { "crosses" } else { "plain" };
        write!(f, "{} {aid}", written(self.cursor))?;
        let Some(Stroke { from, erases, has_moved }) = self.stroke else { return Ok(()) };
        let effect = if erases { "erases" } else { "crosses" };
        write!(f, " {from} {effect} {}", if has_moved { "moved" } else { "new" })
    }
}

impl UiState<Puzzle> for Ui {
    fn write(&self) -> String {
        self.to_string()
    }

    fn read(puzzle: &Puzzle, text: &str) -> Option<Self> {
        let mut words = text.split(' ');
        let cursor = read_cursor(words.next()?, puzzle.size(), puzzle.size())?;
        let auto_crosses = words.next()? == "crosses";
        let from = words.next().and_then(Cell::from_text);
        let (erases, has_moved) = (words.next() == Some("erases"), words.next() == Some("moved"));
        let stroke = from.map(|from| Stroke { from, erases, has_moved });
        Some(Self { cursor, auto_crosses, stroke })
    }
}

/// Handles a key, a click or a drag.
pub fn input(puzzle: &Puzzle, state: &State, ui: &mut Ui, input: Input) -> Reaction<Move> {
    let stroke = ui.stroke.take();
    match input {
        Input::Arrow(rows, columns) => move_cursor(puzzle, ui, rows, columns),
        Input::Act => {
            at_cursor(ui, |cell| put(puzzle, state, cell, next(content(puzzle, state, cell))))
        }
        Input::ActOther | Input::Key('q' | 'Q') => {
            at_cursor(ui, |cell| toggle(puzzle, state, cell, Content::Queen))
        }
        Input::Key('x' | 'X') => at_cursor(ui, |cell| toggle(puzzle, state, cell, Content::Cross)),
        Input::Key('a' | 'A') => {
            ui.auto_crosses = !ui.auto_crosses;
            Reaction::Moved
        }
        Input::Clear => at_cursor(ui, |cell| put(puzzle, state, cell, Content::Empty)),
        Input::Press(Place::Cell(cell)) => {
            ui.cursor = Some(cell);
            put(puzzle, state, cell, next(content(puzzle, state, cell)))
        }
        Input::PressOther(Place::Cell(cell)) => {
            ui.cursor = Some(cell);
            toggle(puzzle, state, cell, Content::Queen)
        }
        Input::Drag(Place::Cell(from), Place::Cell(to)) => {
            let going = stroke.filter(|stroke| stroke.from == from && from != to);
            let erases = content(puzzle, state, from) == Content::Cross;
            let stroke = going.unwrap_or(Stroke { from, erases, has_moved: false });
            draw_stroke(puzzle, state, ui, stroke, to)
        }
        Input::Key(_)
        | Input::Mark(_)
        | Input::Number(_)
        | Input::Cancel
        | Input::Press(_)
        | Input::PressOther(_)
        | Input::Drag(..)
        | Input::Take(..) => Reaction::Nothing,
    }
}

/// Returns the aids that the player can switch on or off.
pub fn aids(ui: &Ui) -> Vec<Key> {
    vec![Key::switch('a', message!("queens-aid-crosses"), ui.auto_crosses)]
}

fn content(puzzle: &Puzzle, state: &State, cell: Cell) -> Content {
    state.0.get(puzzle.index(cell)).copied().unwrap_or(Content::Empty)
}

/// Continues a stroke in a cell. Its moves are undone together. Queens stay.
fn draw_stroke(
    puzzle: &Puzzle,
    state: &State,
    ui: &mut Ui,
    stroke: Stroke,
    to: Cell,
) -> Reaction<Move> {
    let (before, after) = match stroke.erases {
        true => (Content::Cross, Content::Empty),
        false => (Content::Empty, Content::Cross),
    };
    let is_due = to.is_within(puzzle.size(), puzzle.size()) && content(puzzle, state, to) == before;
    ui.stroke = Some(Stroke { has_moved: stroke.has_moved || is_due, ..stroke });
    let action = Move { cell: to, content: after };
    match (is_due, stroke.has_moved) {
        (false, _) => Reaction::Nothing,
        (true, false) => Reaction::Play(action),
        (true, true) => Reaction::Join(action),
    }
}

/// Returns the next content in the cycle of empty, cross and queen.
fn next(content: Content) -> Content {
    match content {
        Content::Empty => Content::Cross,
        Content::Cross => Content::Queen,
        Content::Queen => Content::Empty,
    }
}

fn toggle(puzzle: &Puzzle, state: &State, cell: Cell, wanted: Content) -> Reaction<Move> {
    let there = content(puzzle, state, cell) == wanted;
    put(puzzle, state, cell, if there { Content::Empty } else { wanted })
}

fn put(puzzle: &Puzzle, state: &State, cell: Cell, wanted: Content) -> Reaction<Move> {
    if content(puzzle, state, cell) == wanted {
        Reaction::Nothing
    } else {
        Reaction::Play(Move { cell, content: wanted })
    }
}

fn at_cursor(ui: &Ui, act: impl FnOnce(Cell) -> Reaction<Move>) -> Reaction<Move> {
    ui.cursor.map_or(Reaction::Nothing, act)
}

fn move_cursor(puzzle: &Puzzle, ui: &mut Ui, rows: i8, columns: i8) -> Reaction<Move> {
    let stepped = |cell: Cell| cell.stepped(rows, columns, puzzle.size());
    ui.cursor = Some(ui.cursor.map_or(Cell::new(0, 0), stepped));
    Reaction::Moved
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::family::{Draw, Play};
    use crate::puzzles::queens::Queens;
    use crate::session::{AnySession, Session};
    use Input::{Act, ActOther, Arrow, Clear, Drag, Press, PressOther};

    /// A board whose regions A to D are its columns, with a given queen in the second column.
    fn board() -> Puzzle {
        let cells: Vec<char> = "ABCD".repeat(4).chars().collect();
        Puzzle::new(4, &cells, vec![Cell::new(0, 1)]).unwrap()
    }

    /// Returns the moves that `inputs` produce, applied in order.
    fn moves(inputs: &[Input]) -> Vec<String> {
        let (puzzle, mut ui) = (board(), Ui::default());
        let mut state = Queens::start(&puzzle);
        let mut made = Vec::new();
        for given in inputs {
            let reaction = input(&puzzle, &state, &mut ui, *given);
            if let Reaction::Play(action) | Reaction::Join(action) = reaction {
                made.push(action.to_string());
                let _ = Queens::play(&puzzle, &mut state, &action);
            }
        }
        made
    }

    fn cell(row: u8, column: u8) -> Place {
        Place::Cell(Cell::new(row, column))
    }

    #[test]
    fn inputs_become_moves() {
        let right = Arrow(0, 1);
        let check = |inputs: &[Input], expected: &[&str]| assert_eq!(moves(inputs), expected);
        check(&[Act, Clear, Input::Key('q')], &[]);
        check(&[right, Act, Act, Act], &["r1c1=x", "r1c1=Q", "r1c1=."]);
        check(&[right, Arrow(3, 0), Arrow(9, 0), ActOther, ActOther], &["r4c1=Q", "r4c1=."]);
        let elsewhere = PressOther(Place::Cell(Cell::new(2, 2)));
        check(&[right, elsewhere, elsewhere], &["r3c3=Q", "r3c3=."]);
        check(&[Press(cell(2, 2)), Press(cell(2, 2)), Clear], &["r3c3=x", "r3c3=Q", "r3c3=."]);
        check(
            &[Press(cell(1, 0)), Input::Key('x'), Input::Key('Q'), Input::Key('z')],
            &["r2c1=x", "r2c1=.", "r2c1=Q"],
        );
        check(&[Drag(cell(3, 0), cell(3, 1)), Drag(cell(3, 0), cell(3, 1))], &["r4c2=x"]);
        check(&[Press(cell(0, 1)), Press(Place::Row(1))], &["r1c2=."]);
    }

    /// Returns the lines of a saved game after strokes over the cells of the first row.
    fn after_strokes(strokes: &[&[u8]], undone: usize) -> String {
        let mut game = Session::<Queens>::new(Arc::new(board()));
        for stroke in strokes {
            for to in *stroke {
                let ui = game.ui();
                game.set_ui(&ui);
                game.input(Drag(cell(2, stroke[0]), cell(2, *to))).unwrap();
            }
        }
        for _ in 0..undone {
            assert!(game.undo());
        }
        let saved = game.save();
        let loaded = Session::<Queens>::load(&saved).unwrap();
        assert_eq!(loaded.save(), saved);
        saved.lines().skip_while(|line| !line.starts_with("moves")).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn a_stroke_is_undone_as_a_whole() {
        let check = |strokes: &[&[u8]], undone: usize, expected: &str| {
            assert_eq!(after_strokes(strokes, undone), expected, "{strokes:?} {undone}");
        };
        let crosses = "r3c1=x & r3c2=x & r3c3=x";
        check(&[&[0, 1, 2]], 0, &format!("moves 3 {crosses}"));
        check(&[&[0, 1, 2]], 1, &format!("moves 0 {crosses}"));
        check(&[&[0, 1, 2], &[3]], 1, &format!("moves 3 {crosses} r3c4=x"));
        // A stroke that begins on a cross erases, and leaves empty cells alone.
        check(&[&[0, 1, 2], &[1, 2, 3]], 0, &format!("moves 5 {crosses} r3c2=. & r3c3=."));
        check(&[&[0, 1, 2], &[1, 2, 3]], 1, &format!("moves 3 {crosses} r3c2=. & r3c3=."));
        check(&[&[0, 1], &[2], &[2, 3]], 1, "moves 3 r3c1=x & r3c2=x r3c3=x r3c3=.");
        check(&[&[1, 0], &[3, 9, 2]], 0, "moves 4 r3c2=x & r3c1=x r3c4=x & r3c3=x");
    }

    #[test]
    fn automatic_crosses_can_be_switched_off_and_on() {
        let (puzzle, mut ui) = (board(), Ui::default());
        let state = Queens::start(&puzzle);
        let mut crossed = |press: bool| {
            if press {
                let _ = input(&puzzle, &state, &mut ui, Input::Key('a'));
            }
            let scene = Queens::scene(&puzzle, &state, &ui);
            assert_eq!(Ui::read(&puzzle, &ui.to_string()).unwrap().auto_crosses, ui.auto_crosses);
            (aids(&ui)[0].is_on, scene.squares.iter().filter(|it| it.symbol.is_some()).count())
        };
        assert_eq!(crossed(false), (Some(true), 9));
        assert_eq!(crossed(true), (Some(false), 1));
        assert_eq!(crossed(true), (Some(true), 9));
    }
}
