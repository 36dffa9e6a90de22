//! What is told of a solution: the steps as the course prints them, and as named data.

use crate::family::{Draw, Play, Section};
use crate::message;
use crate::message::Message;
use crate::puzzles::rush_hour::model::{Axis, Move, Puzzle};
use crate::puzzles::rush_hour::play::{direction, index_of};
use crate::puzzles::rush_hour::{RushHour, Ui};
use crate::value::{Fields, Value};

/// The first board, then each move followed by the board it leads to, and how many moves
/// these are in either metric.
pub fn report(puzzle: &Puzzle, moves: &[Move]) -> Vec<Section> {
    let (mut state, ui) = (RushHour::start(puzzle), Ui::default());
    let mut parts = vec![
        Section::Say(message!("rush-hour-start")),
        Section::Board(RushHour::scene(puzzle, &state, &ui)),
    ];
    for (number, action) in (1_usize..).zip(moves) {
        // A solution's moves were verified by playing them.
        let _ = RushHour::play(puzzle, &mut state, action);
        parts.push(Section::Say(step(puzzle, number, action)));
        parts.push(Section::Board(RushHour::scene(puzzle, &state, &ui)));
    }
    let (slides, cells) = (slides(moves), cells(moves));
    parts.push(Section::Say(message!("rush-hour-total", slides = slides, cells = cells)));
    parts
}

/// `steps`: each move as piece, direction and distance; `slides` and `cells`: how many moves
/// these are in either metric.
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

/// How many slides moves are: several of one vehicle in a row are one, or none if it ends
/// where it began.
pub fn slides(moves: &[Move]) -> u32 {
    let runs = moves.chunk_by(|one, next| one.letter == next.letter);
    let net = |run: &[Move]| run.iter().map(|action| i64::from(action.by)).sum::<i64>();
    runs.filter(|run| net(run) != 0).count().try_into().unwrap_or(u32::MAX)
}

/// How many single cells moves are.
pub fn cells(moves: &[Move]) -> u32 {
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

/// The axis of the vehicle a move is of.
pub fn axis(puzzle: &Puzzle, action: &Move) -> Axis {
    let vehicle = index_of(puzzle, action.letter).and_then(|at| puzzle.vehicles().get(at));
    vehicle.map_or(Axis::Horizontal, |vehicle| vehicle.axis)
}

/// A stable name for programs.
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
    use super::*;
    use crate::puzzles::rush_hour::text;

    fn board() -> Puzzle {
        text::parse("3 4\n1\n...B\nPP.BK\n....\n").unwrap().value
    }

    fn moves(text: &str) -> Vec<Move> {
        text.split_whitespace().map(|word| Move::from_text(word).unwrap()).collect()
    }

    #[test]
    fn steps_are_told_with_their_boards() {
        let told = report(&board(), &moves("B+1 P+2"));
        let said: Vec<&str> = told
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
