//! A game in progress: mistakes, wrong moves, and what undo keeps and discards.

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Input, Status, Strictness};
use teka_core::place::{Cell, Place};
use teka_core::registry;
use teka_core::session::{AnySession, Hint};

const BOARD: &str =
    "AABCDDDE\nAABCCDDE\nFAAAADDE\nFFAAAADE\nGGAAAADA\nHGAAAAAA\nHHHAAAAA\nHHHHHAAA\n";

/// Returns a game on the board of the algorithm-strategies course after `moves`.
fn game(moves: &str) -> Box<dyn AnySession> {
    let family = registry::detect(BOARD).unwrap();
    let mut game = family.parse(BOARD).unwrap().value.session();
    moves.split_whitespace().for_each(|action| game.play(action).unwrap());
    game
}

fn unlimited<T>(work: impl FnOnce(&mut Control) -> T) -> T {
    work(&mut Control::new(Limits::default(), &mut Unwatched))
}

fn astray(game: &dyn AnySession) -> Option<usize> {
    unlimited(|control| game.moves_astray(control)).unwrap()
}

fn hint(game: &dyn AnySession) -> Hint {
    unlimited(|control| game.hint(control)).unwrap()
}

#[test]
fn where_did_i_go_wrong() {
    assert_eq!(astray(game("").as_ref()), Some(0));
    assert_eq!(astray(game("r1c3=Q r2c5=Q").as_ref()), Some(0));
    assert_eq!(astray(game("r1c3=Q r2c1=Q r3c8=Q").as_ref()), Some(2), "the second move");
    assert_eq!(astray(game("r1c3=x").as_ref()), Some(1), "a wrong cross is a wrong turn too");
    assert_eq!(astray(game("r2c1=Q r2c1=.").as_ref()), Some(0), "taken back by hand");
}

#[test]
fn a_hint_says_what_is_wrong_before_what_is_next() {
    assert!(matches!(hint(game("r1c3=Q r1c5=Q").as_ref()), Hint::Broken(_)));
    assert!(matches!(hint(game("r1c3=Q r2c1=Q r3c8=Q").as_ref()), Hint::GoBack(2)));
    assert!(matches!(hint(game("r1c3=Q").as_ref()), Hint::Step(_)));
    let solved = "r1c3=Q r2c5=Q r3c8=Q r4c1=Q r5c7=Q r6c2=Q r7c6=Q r8c4=Q";
    assert!(matches!(hint(game(solved).as_ref()), Hint::Solved));
}

#[test]
fn a_hint_uses_the_players_crosses() {
    let Hint::Step(first) = hint(game("").as_ref()) else { panic!("a first step") };
    let Hint::Step(second) = hint(game(&first.finding.moves.join(" ")).as_ref()) else {
        panic!("a second step")
    };
    assert_ne!(first.finding.message, second.finding.message);
}

#[test]
fn a_new_move_forgets_what_could_be_redone() {
    let mut game = game("r1c3=Q r2c5=Q");
    assert!(game.undo());
    game.play("r2c5=x").unwrap();
    assert!(!game.redo());
    assert_eq!(game.made(), 2);
    assert!(game.save().ends_with("moves 2\nr1c3=Q\nr2c5=x\n"), "{}", game.save());
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = game("r1c3=Q");
    let before = game.save();
    for bad in ["r9c1=Q", "nonsense", ""] {
        assert!(game.play(bad).is_err(), "{bad}");
    }
    assert_eq!(game.save(), before);
}

#[test]
fn inputs_play_and_undo_leaves_the_cursor_alone() {
    let mut game = game("");
    let cell = Place::Cell(Cell::new(0, 2));
    assert_eq!(game.input(Input::Press(cell)), Ok(true));
    assert_eq!(game.input(Input::Act), Ok(true));
    assert!(game.save().ends_with("moves 2\nr1c3=x\nr1c3=Q\n"), "{}", game.save());
    let lit = |game: &dyn AnySession| game.scene().lights;
    let before = lit(game.as_ref());
    assert!(game.undo());
    assert_eq!(lit(game.as_ref()), before);
    assert!(matches!(game.status(), Status::Open { .. }));
    assert_eq!(game.input(Input::Key('?')), Ok(false));
}

/// Returns the number in a cell of the solution of [`strips`].
fn number(row: usize, column: usize) -> usize {
    (row * 3 + column * 7) % 25 + 1
}

/// Returns a 25 x 25 Calcudoku whose cages are sums of five cells, except that the first cell is a
/// cage of its own. No search finishes quickly, but the first step is simple.
fn strips() -> String {
    let (mut rows, mut targets, mut cages) = (String::new(), String::new(), 0);
    for row in 0..25 {
        for column in 0..25 {
            if column % 5 == 0 || (row, column) == (0, 1) {
                let end = if (row, column) == (0, 0) { 1 } else { (column / 5 + 1) * 5 };
                let sum: usize = (column..end).map(|column| number(row, column)).sum();
                let sign = if end == 1 { "=" } else { "+" };
                targets += &format!("{sum}{sign}\n");
                cages += 1;
            }
            rows += &format!("{cages} ");
        }
        rows += "\n";
    }
    format!("25 {cages}\n{rows}{targets}")
}

/// Returns the hint after `moves` on [`strips`], and the number of nodes it took, at most 20,000.
fn hint_on_strips(moves: &str) -> (Hint, u64) {
    let family = registry::family("calcudoku").unwrap();
    let mut game = family.parse(&strips()).unwrap().value.session();
    moves.split_whitespace().for_each(|action| game.play(action).unwrap());
    let mut unwatched = Unwatched;
    let limits = Limits { nodes: Some(20_000), bytes: None };
    let mut control = Control::new(limits, &mut unwatched);
    (game.hint(&mut control).unwrap(), control.stats().nodes)
}

#[test]
fn a_hint_does_not_wait_for_a_search_without_end() {
    let (hint, nodes) = hint_on_strips("");
    assert!(matches!(hint, Hint::Step(step) if step.finding.moves == ["r1c1=1!"]));
    assert!(nodes < 5_000, "{nodes}");
}

#[test]
fn going_back_does_not_wait_either() {
    // The two remaining cells of the cage would have to sum to 66.
    let (hint, _) = hint_on_strips("r1c6=2 r1c7=3 r1c8=4");
    assert!(matches!(hint, Hint::GoBack(1)), "{hint:?}");
}

/// A saved game is read as leniently as its puzzle was.
#[test]
fn a_game_that_was_read_leniently_is_found_again() {
    let text = "3 3 3\nDEFAULT\nAAA\nBBB\nCC\n";
    let family = registry::detect(text).unwrap();
    assert!(family.parse(text).is_err());
    let mut game = family.parse_as(text, Strictness::Lenient).unwrap().value.session();
    game.play("A=r1c1r1c2r1c3").unwrap();
    let saved = game.save();
    assert!(saved.starts_with("teka-game 1 packing lenient\n3 3 3\n"), "{saved}");
    for saved in [saved.clone(), saved.replace('\n', "\r\n")] {
        let found = registry::saved_game(&saved).unwrap().load(&saved).unwrap();
        assert_eq!((found.save(), found.scene()), (game.save(), game.scene()));
    }
    assert!(family.load(&saved.replace(" lenient", "")).is_err(), "strictly it is refused");
    assert!(registry::saved_game(&saved.replace("lenient", "generous")).is_none());
}
