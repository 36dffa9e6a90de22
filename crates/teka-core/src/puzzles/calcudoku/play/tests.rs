//! Moves that come and go, and what the judge says.

use super::super::text::parse;
use super::*;

fn grid() -> Puzzle {
    let grid = parse("3 4\n1 1 2\n3 4 2\n3 4 4\n1-\n3*\n4+\n12*\n").unwrap().value;
    grid.with_given(Cell::new(0, 0), 2)
}

/// The position after `moves`.
fn after(moves: &str) -> State {
    let puzzle = grid();
    let mut state = Calcudoku::start(&puzzle);
    for text in moves.split_whitespace() {
        Calcudoku::play(&puzzle, &mut state, &Move::from_text(text).unwrap()).unwrap();
    }
    state
}

#[test]
fn moves_that_cannot_be_made_change_nothing() {
    let puzzle = grid();
    let mut state = Calcudoku::start(&puzzle);
    let before = state.clone();
    for text in ["r1c1=1", "r1c1=.", "r1c1+1", "r4c1=1", "r1c4=1", "r1c2=4", "r1c2+4", "r1c2-4"] {
        let action = Move::from_text(text).unwrap();
        assert!(Calcudoku::play(&puzzle, &mut state, &action).is_err(), "{text}");
        assert_eq!(state, before, "{text}");
    }
    assert!(Calcudoku::play(&puzzle, &mut state, &Move::Write(Cell::new(0, 0), 2)).is_ok());
}

#[test]
fn a_cell_with_a_number_takes_no_marks() {
    let (puzzle, mut state) = (grid(), after("r1c2=3"));
    let before = state.clone();
    for text in ["r1c2+1", "r1c2+3", "r1c2-1"] {
        let refusal =
            Calcudoku::play(&puzzle, &mut state, &Move::from_text(text).unwrap()).unwrap_err();
        assert_eq!(refusal.0.id, "calcudoku-no-room-for-marks", "{text}");
        assert_eq!(state, before, "{text}");
    }
    assert_eq!(after("r1c2=3 r1c2=. r1c2+1").marks()[1], 2);
}

#[test]
fn marks_come_and_go() {
    let marks = |moves: &str| after(moves).marks().to_vec();
    assert_eq!(marks("r1c2+1 r1c2+3 r1c2-1")[1], 0b1000);
    assert_eq!(marks("r1c2+1 r1c2=3")[1], 0);
    assert_eq!(marks("r1c2+1 r1c2=.")[1], 0);
    assert_eq!(marks("r1c2+1 marks"), [0, 2, 14, 14, 14, 14, 14, 14, 14]);
    assert_eq!(marks("marks r2c2=1!"), [0, 12, 14, 12, 0, 12, 14, 12, 14]);
}

fn check(moves: &str, expected: &[&str]) {
    let codes = match Calcudoku::status(&grid(), &after(moves)) {
        Status::Broken(broken) => broken.iter().map(|violation| violation.code).collect(),
        Status::Open { .. } => vec!["open"],
        Status::Solved => vec!["solved"],
    };
    assert_eq!(codes, expected, "{moves}");
}

#[test]
fn the_judge_names_the_broken_rule() {
    check("", &["open"]);
    check("r1c3=2", &["same-row"]);
    check("r3c1=2", &["same-column"]);
    check("r1c2=3", &["open"]);
    check("r2c1=1 r3c1=1", &["same-column", "cage-target"]);
    let most = "r1c2=1 r1c3=3 r2c1=3 r2c2=2 r2c3=1 r3c1=1 r3c2=3";
    check(most, &["open"]);
    check(&format!("{most} r3c3=2"), &["solved"]);
    check(&format!("{most} r3c3=1"), &["same-row", "same-column", "cage-target"]);
}

#[test]
fn the_judge_reckons_as_the_rules_say() {
    use Operator::*;
    let check = |operator, numbers: &[u8], target, expected| {
        assert_eq!(
            reaches(operator, numbers.to_vec(), target),
            expected,
            "{operator:?} {numbers:?} {target}"
        );
    };
    check(Add, &[2, 3, 2], 7, true);
    check(Add, &[2, 3, 2], 8, false);
    check(Multiply, &[2, 3, 4], 24, true);
    check(Multiply, &[2, 3, 4], 12, false);
    check(Multiply, &[2, 3], 0, false);
    check(Multiply, &[25; 30], u64::MAX, false);
    check(Subtract, &[1, 6, 2], 3, true);
    check(Subtract, &[5, 5], 0, true);
    check(Subtract, &[3, 3, 1], 0, false);
    check(Divide, &[6, 1, 2], 3, true);
    check(Divide, &[4, 6], 1, false);
    check(Divide, &[4, 6], 2, false);
    check(Equal, &[4], 4, true);
    check(Equal, &[4], 5, false);
    check(Hidden, &[4], 4, true);
    for (target, expected) in [(8, true), (12, true), (4, true), (3, true), (5, false)] {
        check(Hidden, &[2, 6], target, expected);
    }
}

/// The judge and the solvers reckon in two ways; both must come to the same.
#[test]
fn the_judge_agrees_with_the_solvers() {
    let all = [
        Operator::Add,
        Operator::Subtract,
        Operator::Multiply,
        Operator::Divide,
        Operator::Equal,
        Operator::Hidden,
    ];
    for code in 0..6_u32.pow(4) {
        let digits = (0..4).map(|place| (code / 6_u32.pow(place) % 6) as u8);
        let numbers: Vec<u8> = digits.take_while(|digit| *digit > 0).collect();
        let targets = (0..=130).filter(|_| !numbers.is_empty());
        for (operator, target) in targets.flat_map(|target| all.map(|one| (one, target))) {
            let judged = reaches(operator, numbers.clone(), target);
            let solved = operator.gives(&numbers, target);
            assert_eq!(judged, solved, "{operator:?} {numbers:?} {target}");
        }
    }
}

#[test]
fn the_judge_tells_where() {
    let Status::Broken(broken) = Calcudoku::status(&grid(), &after("r1c2=1 r1c2=2")) else {
        panic!()
    };
    let cells = [Cell::new(0, 0), Cell::new(0, 1)].map(Place::Cell);
    assert_eq!(broken[0].places, cells);
    assert_eq!((broken[1].code, broken[1].places.as_slice()), ("cage-target", &cells[..]));
}
