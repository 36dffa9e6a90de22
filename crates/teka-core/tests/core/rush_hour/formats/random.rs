//! Random boards are unchanged after they are written and parsed, and random text does no harm.

use proptest::prelude::*;
use teka_core::diagnostic::Diagnostics;
use teka_core::family::Read;
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour::{Axis, Exit, Puzzle, RushHour, Vehicle};

use super::round_trip;

/// The letters of vehicles, including those with a special meaning in some format.
const LETTERS: &str = "ABKPXoxé1#.,Z\u{4e2d}";

/// A vehicle or wall to place: row, column, length and axis.
type Try = (u8, u8, u8, bool);

/// Returns boards of any size and with any exit, with the vehicles and walls that fit.
fn boards() -> impl Strategy<Value = Puzzle> {
    let sides = (2..=16_u8, 2..=16_u8);
    let exit = prop::sample::select(vec![Exit::Right, Exit::Left, Exit::Top, Exit::Bottom]);
    let tries = prop::collection::vec((0..16_u8, 0..16_u8, 1..6_u8, any::<bool>()), 0..40);
    let primary = (0..16_u8, 0..16_u8, 2..5_u8);
    let has_walls = any::<bool>();
    (sides, exit, tries, primary, has_walls).prop_map(|(sides, exit, tries, primary, has_walls)| {
        // Half of the boards are square, as most formats require.
        let sides = if has_walls { sides } else { (sides.0, sides.0) };
        let tries: Vec<Try> = tries.into_iter().filter(|it| it.2 > 1 || has_walls).collect();
        board(sides, exit, primary, &tries)
    })
}

fn board(sides: (u8, u8), exit: Exit, primary: (u8, u8, u8), tries: &[Try]) -> Puzzle {
    let axis = exit.axis();
    let (side, across) = if axis == Axis::Horizontal { (sides.1, sides.0) } else { sides };
    let length = primary.2.min(side);
    let vehicle = Vehicle { letter: 'P', axis, line: primary.0 % across, length };
    let mut placed = vec![(vehicle, primary.1 % (side - length + 1))];
    let mut walls = Vec::new();
    for (row, column, length, is_level) in tries {
        let (more, wall) = (placed.clone(), walls.clone());
        if *length == 1 {
            walls.push(Cell::new(*row, *column));
        } else {
            placed.push(vehicle_at(*row, *column, *length, *is_level, placed.len()));
        }
        if Puzzle::new(sides, exit, &placed, walls.clone()).is_none() {
            (placed, walls) = (more, wall);
        }
    }
    // Every format reads the vehicles in this order.
    placed[1..].sort_by_key(|(vehicle, position)| vehicle.cell(*position));
    Puzzle::new(sides, exit, &placed, walls).unwrap()
}

fn vehicle_at(row: u8, column: u8, length: u8, is_level: bool, number: usize) -> (Vehicle, u8) {
    let free = ('a'..='n').chain('0'..='9').chain('α'..='ω');
    let letter = LETTERS.chars().filter(|it| *it != 'P').chain(free).nth(number - 1).unwrap();
    let (axis, line, position) = match is_level {
        true => (Axis::Horizontal, row, column),
        false => (Axis::Vertical, column, row),
    };
    (Vehicle { letter, axis, line, length }, position)
}

/// Returns texts that consist of fragments of the formats.
fn odd_texts() -> impl Strategy<Value = String> {
    let words = [
        "A",
        "AA",
        "P",
        "PP",
        "K",
        "o",
        "x",
        ".",
        "..",
        "#",
        " ",
        "\t",
        "\n",
        "\r\n",
        ",",
        ";",
        "\"",
        "X,H,1,3,2\n",
        "car,orientation,col,row,length\n",
        "size,",
        "# size 9\n",
        "6 6\n",
        "6",
        "16",
        "17",
        "-",
        "+",
        "B+2",
        "A-1",
        "Gerakan 1: ",
        "Move 2:",
        "I-kiri",
        "(2)",
        "(",
        ")",
        "[",
        "{",
        "moves:[",
        "é",
        "\u{0}",
        "\u{feff}",
        "99999999999999999999999",
        "oooAAoooo",
        "ooAAoooooooooooo",
    ];
    prop::collection::vec(prop::sample::select(words.to_vec()), 0..40).prop_map(|it| it.concat())
}

/// Returns texts of boards in any format, with some random changes.
fn mutated_texts() -> impl Strategy<Value = String> {
    let changes = prop::collection::vec((any::<prop::sample::Index>(), any::<char>(), 0..3), 0..6);
    (boards(), 0..RushHour::formats().len(), changes).prop_map(|(board, format, changes)| {
        let text = RushHour::write(&board, RushHour::formats()[format].name);
        let mut signs: Vec<char> = text.unwrap_or_default().chars().collect();
        for (at, sign, kind) in changes {
            let at = at.index(signs.len().max(1));
            match kind {
                0 if at < signs.len() => drop(signs.remove(at)),
                1 if at < signs.len() => signs[at] = sign,
                _ => signs.insert(at.min(signs.len()), sign),
            }
        }
        signs.into_iter().collect()
    })
}

/// Passes a text to every reader. Nothing may panic, and every mistake must have a valid position.
fn read_every_way(text: &str) {
    let board = RushHour::parse("4 4\n1\n..B.\n..B.\nPP..K\n....\n").unwrap().value;
    assert!(RushHour::likeness(text) <= 100);
    assert!(!RushHour::entries(text).is_empty());
    let read = RushHour::parse(text);
    let warnings = read.as_ref().ok().map(|read| read.warnings.clone());
    for found in
        [read.err(), RushHour::read_answer(&board, text).err(), warnings].into_iter().flatten()
    {
        assert!(found.0.len() <= Diagnostics::MOST);
        let lines = text.lines().count().max(1) as u32;
        let is_there = |span: teka_core::diagnostic::Span| {
            (1..=lines).contains(&span.line) && span.column > 0 && span.length > 0
        };
        assert!(found.0.iter().filter_map(|flaw| flaw.span).all(is_there), "{found:?}");
    }
}

proptest! {
    #[test]
    fn every_format_is_read_as_it_was_written(board in boards()) {
        let formats = round_trip("random", &board);
        let is_right = board.exit() == Exit::Right;
        let is_square = board.rows() == board.columns();
        let expected = 1 + usize::from(is_right && is_square)
            + usize::from(is_right && board.walls().is_empty());
        prop_assert_eq!(formats, expected);
    }

    #[test]
    fn nothing_panics_on_any_text(text in any::<String>()) {
        read_every_way(&text);
    }

    #[test]
    fn nothing_panics_on_odd_texts(text in odd_texts()) {
        read_every_way(&text);
    }

    #[test]
    fn nothing_panics_on_boards_with_mistakes(text in mutated_texts()) {
        read_every_way(&text);
    }
}

#[test]
fn huge_texts_are_refused_at_once() {
    // There is no time limit: with quadratic work, this test would never finish.
    let million = 1_000_000;
    let texts = [
        "A".repeat(10 * million),
        "6 6\n11\n".to_owned() + &"......\n".repeat(million),
        format!("6 6\n11\n{}", ".".repeat(10 * million)),
        "1 ".repeat(5 * million),
        "X,H,1,3,2\n".repeat(million),
        ",".repeat(10 * million),
        " ".repeat(10 * million),
        "K\n".repeat(million),
        "# \n".repeat(million),
        "[".repeat(million),
    ];
    for text in texts {
        assert!(RushHour::parse(&text).is_err());
        RushHour::likeness(&text);
    }
}
