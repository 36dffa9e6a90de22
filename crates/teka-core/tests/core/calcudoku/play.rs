//! A game of Calcudoku: numbers and pencil marks, undo, checks and wrong moves.

use teka_core::family::{Input, Status};
use teka_core::message;
use teka_core::message::Message;
use teka_core::place::{Cell, Place};
use teka_core::registry;
use teka_core::scene::{Light, Role, Scene, Shape, Square};
use teka_core::session::{AnySession, Hint};

use crate::support::{corpus, unstopped};

/// The numbers of the solution of `4x4_2.txt`.
const SOLVED: &str = "r1c1=4 r1c2=1 r1c3=2 r1c4=3 r2c1=1 r2c2=2 r2c3=3 r2c4=4 \
                      r3c1=2 r3c2=3 r3c3=4 r3c4=1 r4c1=3 r4c2=4 r4c3=1 r4c4=2";

/// Returns a game on `4x4_2.txt` of the corpus after `moves`.
fn game(moves: &str) -> Box<dyn AnySession> {
    let text = std::fs::read_to_string(corpus("calcudoku").join("4x4_2.txt")).unwrap();
    let puzzle = registry::family("calcudoku").unwrap().parse(&text).unwrap().value;
    let mut game = puzzle.session();
    moves.split_whitespace().for_each(|action| game.play(action).unwrap());
    game
}

fn square(scene: &Scene, row: u8, column: u8) -> &Square {
    let cell = Cell::new(row - 1, column - 1);
    scene.squares.iter().find(|square| square.cell == cell).unwrap()
}

/// Returns the board as the player sees it: `4` for a number, `(12)` for pencil marks, `.` for an
/// empty cell.
fn seen(game: &dyn AnySession) -> Vec<String> {
    let shown = |square: &Square| match (&square.symbol, &square.notes[..]) {
        (Some(symbol), []) => match &symbol.shape {
            Shape::Text(text) => text.clone(),
            other => panic!("{other:?} is no number"),
        },
        (None, []) => ".".to_string(),
        (None, notes) => format!("({})", notes.iter().map(u8::to_string).collect::<String>()),
        (Some(_), notes) => panic!("{notes:?} under a number"),
    };
    let scene = game.scene();
    let rows = scene.squares.chunks(4);
    rows.map(|row| row.iter().map(shown).collect::<Vec<_>>().join(" ")).collect()
}

/// Checks the board as the player sees it after `moves`, row by row.
fn check(moves: &str, rows: [&str; 4]) {
    assert_eq!(seen(game(moves).as_ref()), rows, "{moves}");
}

#[test]
fn numbers_are_written_replaced_and_cleared() {
    let nothing = ". . . .";
    check("", [nothing; 4]);
    check("r1c1=4 r2c4=3 r2c4=1", ["4 . . .", ". . . 1", nothing, nothing]);
    check("r1c1=4 r1c1=.", [nothing; 4]);
}

#[test]
fn marks_are_noted_by_hand_or_in_every_cell() {
    let nothing = ". . . .";
    check("r1c2+1 r1c2+3 r1c2+4 r1c2-1", [". (34) . .", nothing, nothing, nothing]);
    check("r1c2+1 r1c2-1", [nothing; 4]);
    check("r1c2+1 r1c2=2", [". 2 . .", nothing, nothing, nothing]);
    let all = "(1234) (1234) (1234) (1234)";
    check("marks", [all; 4]);
    check("r1c1=4 r1c2+1 marks", ["4 (1) (1234) (1234)", all, all, all]);
    check("marks r1c2=.", ["(1234) . (1234) (1234)", all, all, all]);
}

#[test]
fn marks_are_tidied_only_where_that_is_asked() {
    let (all, less) = ("(1234) (1234) (1234) (1234)", "(123) (1234) (1234) (1234)");
    check("marks r1c1=4", ["4 (1234) (1234) (1234)", all, all, all]);
    check("marks r1c1=4!", ["4 (123) (123) (123)", less, less, less]);
}

#[test]
fn keys_write_numbers_and_marks() {
    let mut game = game("marks");
    let cell = |row, column| Input::Press(Place::Cell(Cell::new(row, column)));
    for input in [cell(0, 0), Input::Key('4'), Input::Arrow(0, 1), Input::Key('m')] {
        assert_eq!(game.input(input), Ok(true), "{input:?}");
    }
    for input in [Input::Key('3'), Input::Key('2'), Input::Key('2')] {
        assert_eq!(game.input(input), Ok(true), "{input:?}");
    }
    assert_eq!(seen(game.as_ref())[0], "4 (12) (123) (123)");
    let saved = game.save();
    assert!(saved.ends_with("moves 5\nmarks\nr1c1=4!\nr1c2-3\nr1c2-2\nr1c2+2\n"), "{saved}");
    assert!(game.input(Input::Key('9')).is_err(), "no number of this grid");
}

#[test]
fn undo_redo_and_reset_restore_numbers_and_marks() {
    let moves = ["r1c2+1", "marks", "r1c1=4!", "r1c2-2", "r1c2=1", "r1c2=."];
    let mut game = game("");
    let mut positions = vec![seen(game.as_ref())];
    for action in moves {
        game.play(action).unwrap();
        positions.push(seen(game.as_ref()));
    }
    for expected in positions.iter().rev().skip(1) {
        assert!(game.undo());
        assert_eq!(&seen(game.as_ref()), expected);
    }
    assert!(!game.undo());
    for expected in positions.iter().skip(1) {
        assert!(game.redo());
        assert_eq!(&seen(game.as_ref()), expected);
    }
    assert!(!game.redo());
    game.reset();
    assert_eq!((game.made(), seen(game.as_ref())), (0, positions[0].clone()));
    assert!(game.redo(), "even a reset is undone move by move");
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let mut game = game("marks r1c1=4! r1c2-2 r1c2=3");
    assert!(game.undo());
    let family = registry::saved_game(&game.save()).unwrap();
    let mut found = family.load(&game.save()).unwrap();
    assert_eq!((found.made(), found.scene()), (3, game.scene()));
    assert!(found.redo() && game.redo());
    assert_eq!(found.scene(), game.scene());
    found.play("r1c3=2!").unwrap();
    game.play("r1c3=2!").unwrap();
    assert_eq!(found.save(), game.save());
}

/// Checks the codes and positions of the mistakes after `moves`.
fn check_mistakes(moves: &str, expected: &[(&str, &[(u8, u8)])]) {
    let Status::Broken(found) = game(moves).status() else { panic!("{moves} is not broken") };
    let place = |(row, column): &(u8, u8)| Place::Cell(Cell::new(row - 1, column - 1));
    let expected: Vec<(&str, Vec<Place>)> =
        expected.iter().map(|(code, cells)| (*code, cells.iter().map(place).collect())).collect();
    let found: Vec<(&str, Vec<Place>)> =
        found.into_iter().map(|violation| (violation.code, violation.places)).collect();
    assert_eq!(found, expected, "{moves}");
}

#[test]
fn check_names_each_mistake_and_its_cells() {
    check_mistakes("r2c1=1 r2c4=1", &[("same-row", &[(2, 1), (2, 4)])]);
    check_mistakes("r1c2=1 r3c2=1", &[("same-column", &[(1, 2), (3, 2)])]);
    check_mistakes("r1c1=3", &[("cage-target", &[(1, 1)])]);
    check_mistakes("r1c2=1 r1c3=3", &[("cage-target", &[(1, 2), (1, 3)])]);
    check_mistakes(
        "r1c4=3 r2c4=3 r2c1=3",
        &[
            ("same-row", &[(2, 1), (2, 4)]),
            ("same-column", &[(1, 4), (2, 4)]),
            ("cage-target", &[(1, 4), (2, 4)]),
        ],
    );
}

#[test]
fn check_counts_what_is_missing_and_knows_the_end() {
    let missing = |count: usize| -> Message { message!("calcudoku-missing", count = count) };
    assert_eq!(game("").status(), Status::Open { missing: missing(16) });
    assert_eq!(game("marks r1c1=4!").status(), Status::Open { missing: missing(15) });
    assert_eq!(game(SOLVED).status(), Status::Solved);
    assert_eq!(game(&format!("{SOLVED} r4c4=.")).status(), Status::Open { missing: missing(1) });
}

#[test]
fn mistakes_are_lit() {
    assert_eq!(game("r2c1=1").scene().lights, []);
    let mistake =
        |row, column| Light { cell: Cell::new(row, column), role: Role::Mistake, group: 0 };
    assert_eq!(game("r2c1=1 r2c4=1").scene().lights, [mistake(1, 0), mistake(1, 3)]);
}

#[test]
fn where_did_i_go_wrong() {
    let check = |moves: &str, expected| {
        let astray = unstopped(|control| game(moves).moves_astray(control));
        assert_eq!(astray, expected, "{moves}");
    };
    check("", Some(0));
    check(SOLVED, Some(0));
    check("r1c2=1 r2c1=2 r3c1=1", Some(2));
    check("r1c2=3 r1c2=.", Some(0));
    check("marks r1c2-3 r1c2-1 r1c3-1", Some(2));
}

#[test]
fn a_hint_says_what_is_wrong_before_what_is_next() {
    let hint = |moves: &str| unstopped(|control| game(moves).hint(control));
    assert!(matches!(hint("r1c1=3"), Hint::Broken(_)));
    assert!(matches!(hint("r1c2=1 r2c1=2 r3c1=1"), Hint::GoBack(2)));
    assert!(matches!(hint("marks r1c2-1"), Hint::GoBack(1)), "a mark struck in error");
    assert!(matches!(hint(SOLVED), Hint::Solved));
    let Hint::Step(step) = hint("") else { panic!("a first step") };
    assert_eq!((step.rule, &step.finding.moves[..]), ("cage-of-one", &["r1c1=4!".to_string()][..]));
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = game("marks r1c1=4!");
    let before = game.save();
    let unreadable = ["r1c1", "r1c1*2", "r1c1=4!!", "", "mark"];
    let impossible = ["r1c1=5", "r1c1=0", "r5c1=1", "r1c5+1", "r1c1+2", "r1c1-2"];
    for bad in unreadable.into_iter().chain(impossible) {
        assert!(game.play(bad).is_err(), "{bad}");
    }
    assert_eq!(game.save(), before);
}

#[test]
fn the_target_stands_in_the_first_cell_of_its_cage() {
    let scene = game("").scene();
    let corner = |row, column| square(&scene, row, column).corner.clone();
    assert_eq!(corner(1, 2).as_deref(), Some("2÷"));
    assert_eq!(corner(1, 3), None);
    assert_eq!(corner(2, 1).as_deref(), Some("6+"));
}

/// The reason is the number that removes the pencil marks, not the cells that lose them.
#[test]
fn marks_are_struck_because_of_a_number_that_stands() {
    let hint = unstopped(|control| game("marks r1c1=4 r4c4=2").hint(control));
    let Hint::Step(step) = hint else { panic!("a step") };
    assert_eq!(step.rule, "marks");
    let cells = [(0, 0), (3, 3)].map(|(row, column)| Place::Cell(Cell::new(row, column)));
    assert_eq!(step.finding.because, cells);
}
