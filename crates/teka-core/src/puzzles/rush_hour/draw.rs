//! Draws a position as a [`Scene`] of roles rather than concrete colours, and reports a solution:
//! as the printed steps of the algorithm-strategies course, and as named data.

use super::RushHour;
use super::input::Ui;
use super::model::{Axis, Exit, Move, Puzzle, State};
use super::play::{direction, index_of, placed, room};
use crate::family::{Draw, Play, Section};
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::scene::{Arrow, Body, Gap, Ground, Role, Scene, Side, Square};
use crate::value::{Fields, Value};

/// The sign for the exit in plain text.
const EXIT: char = 'K';

impl Draw for RushHour {
    /// Draws a position with the last move.
    fn scene(puzzle: &Puzzle, state: &State, ui: &Ui) -> Scene {
        let mut scene = Scene::new(puzzle.columns(), puzzle.rows());
        scene.exit =
            Some(Gap { side: side(puzzle.exit()), line: puzzle.primary().line, glyph: EXIT });
        for row in 0..puzzle.rows() {
            let cells = (0..puzzle.columns()).map(|column| Cell::new(row, column));
            scene.squares.extend(cells.map(|cell| square(puzzle, cell)));
        }
        for body in bodies(puzzle, state) {
            for square in &mut scene.squares {
                if body.cells.contains(&square.cell) {
                    square.glyph = body.letter;
                }
            }
            scene.bodies.push(body);
        }
        scene.arrows.extend(arrow(puzzle, state));
        let held = ui.selected.and_then(|index| placed(puzzle, state, index));
        let held: Vec<Cell> =
            held.map(|(vehicle, position)| vehicle.cells(position).collect()).unwrap_or_default();
        match &held[..] {
            [] => scene.lit(Role::Cursor, ui.cursor),
            _ => scene.lit(Role::Cursor, held),
        }
    }

    /// Draws the board after the primary vehicle has left, which does not count as a move. An arrow
    /// in its place points to the exit.
    fn epilogue(puzzle: &Puzzle, state: &State) -> Option<Scene> {
        let mut scene = RushHour::scene(puzzle, state, &Ui::default());
        let primary = scene.bodies.iter().position(|body| body.primary)?;
        let cells = scene.bodies.remove(primary).cells;
        for square in &mut scene.squares {
            if cells.contains(&square.cell) {
                square.glyph = '.';
            }
        }
        let (first, last) = (*cells.first()?, *cells.last()?);
        let (from, to) = match puzzle.exit() {
            Exit::Left | Exit::Top => (last, first),
            Exit::Right | Exit::Bottom => (first, last),
        };
        scene.arrows = vec![Arrow { from, to }];
        Some(scene)
    }

    /// Returns the cells that a place covers; a vehicle covers its current position.
    fn cells(puzzle: &Puzzle, state: &State, place: Place) -> Vec<Cell> {
        let all = (0..puzzle.rows())
            .flat_map(|row| (0..puzzle.columns()).map(move |column| Cell::new(row, column)));
        match place {
            Place::Cell(only) | Place::Ball { cell: only, .. } => {
                all.filter(|cell| *cell == only).collect()
            }
            Place::Row(row) => all.filter(|cell| cell.row == row).collect(),
            Place::Column(column) => all.filter(|cell| cell.column == column).collect(),
            Place::Region { .. } | Place::Piece { .. } => Vec::new(),
            Place::Vehicle { index, .. } => placed(puzzle, state, index.into())
                .map(|(vehicle, position)| vehicle.cells(position).collect())
                .unwrap_or_default(),
        }
    }

    /// Returns the cells that a move from this position leaves or enters.
    fn touched(puzzle: &Puzzle, state: &State, action: &Move) -> Vec<Cell> {
        let Some((vehicle, position)) =
            index_of(puzzle, action.letter).and_then(|index| placed(puzzle, state, index))
        else {
            return Vec::new();
        };
        let last = puzzle.side(vehicle.axis).saturating_sub(vehicle.length);
        let after = position.saturating_add_signed(action.by).min(last);
        let (first, end) = (position.min(after), position.max(after) + vehicle.length);
        (first..end).map(|along| vehicle.cell(along)).collect()
    }

    fn report(puzzle: &Puzzle, moves: &[Move]) -> Vec<Section> {
        report(puzzle, moves)
    }
}

fn side(exit: Exit) -> Side {
    match exit {
        Exit::Left => Side::Left,
        Exit::Right => Side::Right,
        Exit::Top => Side::Top,
        Exit::Bottom => Side::Bottom,
    }
}

fn square(puzzle: &Puzzle, cell: Cell) -> Square {
    let is_wall = puzzle.walls().contains(&cell);
    let (ground, glyph) = if is_wall { (Ground::Wall, '#') } else { (Ground::Plain, '.') };
    Square::new(cell, 0, ground, glyph)
}

fn bodies(puzzle: &Puzzle, state: &State) -> Vec<Body> {
    let moved = state.last().and_then(|last| index_of(puzzle, last.letter));
    let body = |index: usize| {
        let (vehicle, position) = placed(puzzle, state, index)?;
        Some(Body {
            primary: index == 0,
            moved: moved == Some(index),
            slides: true,
            reach: Some((
                room(puzzle, state, index, -1).cells,
                room(puzzle, state, index, 1).cells,
            )),
            ..Body::new(
                u8::try_from(index).ok()?,
                vehicle.letter,
                vehicle.cells(position).collect(),
            )
        })
    };
    (0..puzzle.vehicles().len()).filter_map(body).collect()
}

/// Returns an arrow from the farthest cell left to the rear end of the vehicle.
fn arrow(puzzle: &Puzzle, state: &State) -> Option<Arrow> {
    let last = state.last()?;
    let (vehicle, position) = placed(puzzle, state, index_of(puzzle, last.letter)?)?;
    let end = if last.by > 0 { position } else { position + vehicle.length - 1 };
    let from = end.checked_add_signed(-last.by)?;
    Some(Arrow { from: vehicle.cell(from), to: vehicle.cell(end) })
}

/// Reports the initial board, each move followed by the resulting board, and the number of moves in
/// both metrics.
fn report(puzzle: &Puzzle, moves: &[Move]) -> Vec<Section> {
    let (mut state, ui) = (RushHour::start(puzzle), Ui::default());
    let mut parts = vec![
        Section::Say(message!("rush-hour-start")),
        Section::Board(Box::new(RushHour::scene(puzzle, &state, &ui))),
    ];
    for (number, action) in (1_usize..).zip(moves) {
        // The moves of a solution have already been verified by playing them.
        let _ = RushHour::play(puzzle, &mut state, action);
        parts.push(Section::Say(step(puzzle, number, action)));
        parts.push(Section::Board(Box::new(RushHour::scene(puzzle, &state, &ui))));
    }
    let (slides, cells) = (slides(moves), cells(moves));
    parts.push(Section::Say(message!("rush-hour-total", slides = slides, cells = cells)));
    parts
}

/// Returns `steps`, each move as piece, direction and distance, and the number of moves in both
/// metrics as `slides` and `cells`.
pub fn answer(puzzle: &Puzzle, moves: &[Move]) -> Fields {
    let step = |action: &Move| {
        let axis = axis(puzzle, action);
        Value::Map(vec![
            ("piece", Value::from(action.letter)),
            ("direction", Value::from(direction_name(axis, action.by))),
            ("cells", Value::from(action.by.unsigned_abs())),
        ])
    };
    vec![
        ("steps", moves.iter().map(step).collect()),
        ("slides", Value::from(slides(moves))),
        ("cells", Value::from(cells(moves))),
    ]
}

/// Counts moves as slides: consecutive moves of one vehicle count as one, or as none if it ends
/// where it started.
fn slides(moves: &[Move]) -> u32 {
    let runs = moves.chunk_by(|one, next| one.letter == next.letter);
    let net = |run: &[Move]| run.iter().map(|action| i64::from(action.by)).sum::<i64>();
    runs.filter(|run| net(run) != 0).count().try_into().unwrap_or(u32::MAX)
}

/// Counts moves as single-cell steps.
fn cells(moves: &[Move]) -> u32 {
    moves.iter().map(|action| u32::from(action.by.unsigned_abs())).sum()
}

fn step(puzzle: &Puzzle, number: usize, action: &Move) -> Message {
    let (letter, direction) = (action.letter, direction(axis(puzzle, action), action.by));
    match action.by.unsigned_abs() {
        1 => message!("rush-hour-step", number = number, piece = letter, direction = direction),
        distance => message!(
            "rush-hour-step-far",
            number = number,
            piece = letter,
            direction = direction,
            distance = distance
        ),
    }
}

/// Returns the axis of the vehicle that a move belongs to.
pub fn axis(puzzle: &Puzzle, action: &Move) -> Axis {
    let vehicle = index_of(puzzle, action.letter).and_then(|at| puzzle.vehicles().get(at));
    vehicle.map_or(Axis::Horizontal, |vehicle| vehicle.axis)
}

/// Returns a stable name for use by programs.
const fn direction_name(axis: Axis, by: i8) -> &'static str {
    match (axis, by < 0) {
        (Axis::Horizontal, true) => "left",
        (Axis::Horizontal, false) => "right",
        (Axis::Vertical, true) => "up",
        (Axis::Vertical, false) => "down",
    }
}

#[cfg(test)]
mod tests {
    use super::super::model::Move;
    use super::*;
    use crate::puzzles::rush_hour::text;

    fn after(moves: &str) -> Scene {
        let puzzle = text::parse("3 4\n1\nB...\nBPP.K\n.#..\n").unwrap().value;
        let mut state = RushHour::start(&puzzle);
        for word in moves.split_whitespace() {
            RushHour::play(&puzzle, &mut state, &Move::from_text(word).unwrap()).unwrap();
        }
        RushHour::scene(&puzzle, &state, &Ui::default())
    }

    #[test]
    fn a_position_is_drawn_as_its_text() {
        let scene = after("");
        let glyphs: String = scene.squares.iter().map(|square| square.glyph).collect();
        assert_eq!(glyphs, "B...BPP..#..");
        assert_eq!(scene.exit, Some(Gap { side: Side::Right, line: 1, glyph: 'K' }));
        assert!(scene.bodies[0].primary && !scene.bodies[1].primary);
        assert!(scene.arrows.is_empty() && scene.bodies.iter().all(|body| !body.moved));
    }

    #[test]
    fn the_move_just_made_is_shown() {
        let scene = after("P+1 B+1");
        let moved: Vec<bool> = scene.bodies.iter().map(|body| body.moved).collect();
        assert_eq!(moved, [false, true]);
        assert_eq!(scene.arrows, [Arrow { from: Cell::new(0, 0), to: Cell::new(1, 0) }]);
        let back = after("B+1 B-1");
        assert_eq!(back.arrows, [Arrow { from: Cell::new(2, 0), to: Cell::new(1, 0) }]);
    }

    #[test]
    fn at_the_end_the_primary_is_gone() {
        let puzzle = text::parse("2 3\n0\nPP.K\n...\n").unwrap().value;
        let mut state = RushHour::start(&puzzle);
        RushHour::play(&puzzle, &mut state, &Move { letter: 'P', by: 1 }).unwrap();
        let scene = RushHour::epilogue(&puzzle, &state).unwrap();
        assert!(scene.bodies.is_empty() && scene.squares.iter().all(|square| square.glyph == '.'));
        assert_eq!(scene.arrows, [Arrow { from: Cell::new(0, 1), to: Cell::new(0, 2) }]);
    }

    #[test]
    fn what_is_held_is_lit() {
        let puzzle = text::parse("3 4\n1\nB...\nBPP.K\n....\n").unwrap().value;
        let lit = |ui: Ui| {
            let scene = RushHour::scene(&puzzle, &RushHour::start(&puzzle), &ui);
            scene.lights.iter().map(|light| light.cell).collect::<Vec<_>>()
        };
        let corner = Some(Cell::new(2, 3));
        assert_eq!(lit(Ui { cursor: corner, selected: None }), [Cell::new(2, 3)]);
        let held = [Cell::new(0, 0), Cell::new(1, 0)];
        assert_eq!(lit(Ui { cursor: corner, selected: Some(1) }), held);
    }

    fn board() -> Puzzle {
        text::parse("3 4\n1\n...B\nPP.BK\n....\n").unwrap().value
    }

    fn moves(text: &str) -> Vec<Move> {
        text.split_whitespace().map(|word| Move::from_text(word).unwrap()).collect()
    }

    #[test]
    fn steps_are_shown_with_their_boards() {
        let lines = report(&board(), &moves("B+1 P+2"));
        let said: Vec<&str> = lines
            .iter()
            .map(|part| match part {
                Section::Say(message) => message.id,
                Section::Board(_) => "board",
            })
            .collect();
        let steps = ["rush-hour-step", "board", "rush-hour-step-far", "board"];
        let expected = [&["rush-hour-start", "board"], &steps[..], &["rush-hour-total"]].concat();
        assert_eq!(said, expected);
    }

    #[test]
    fn moves_are_counted_in_both_metrics() {
        let check = |text: &str, expected: (u32, u32)| {
            let moves = moves(text);
            assert_eq!((slides(&moves), cells(&moves)), expected, "{text}");
        };
        check("", (0, 0));
        check("B+1 P+2", (2, 3));
        check("B+1 B+1 P+1 P-1 B-2", (2, 6));
    }

    #[test]
    fn an_answer_is_plain_data() {
        let fields = answer(&board(), &moves("B+1"));
        let step = vec![
            ("piece", Value::from("B")),
            ("direction", Value::from("down")),
            ("cells", Value::Int(1)),
        ];
        assert_eq!(fields[0], ("steps", Value::List(vec![Value::Map(step)])));
        assert_eq!(fields[1..], [("slides", Value::Int(1)), ("cells", Value::Int(1))]);
    }
}
