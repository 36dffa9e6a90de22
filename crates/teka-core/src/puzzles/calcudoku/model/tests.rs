use super::*;

#[test]
fn operators() {
    use Operator::*;
    let check = |operator: Operator, numbers: &[u8], target: u64, expected: bool| {
        assert_eq!(operator.gives(numbers, target), expected, "{operator:?} {numbers:?} {target}");
    };
    check(Add, &[2, 3, 2], 7, true);
    check(Subtract, &[2, 5], 3, true);
    check(Subtract, &[1, 6, 2], 3, true);
    check(Subtract, &[5, 5], 0, true);
    check(Subtract, &[1, 1], u64::MAX, false);
    check(Multiply, &[2, 3, 4], 24, true);
    check(Divide, &[2, 6], 3, true);
    check(Divide, &[6, 1, 2], 3, true);
    check(Divide, &[4, 6], 1, false);
    check(Equal, &[4], 4, true);
    check(Hidden, &[4], 4, true);
    check(Hidden, &[2, 6], 3, true);
    check(Hidden, &[2, 6], 5, false);
    check(Multiply, &[25; 30], 1, false);
}

#[test]
fn a_grid_is_valid_or_not_there() {
    let cage = |operator, cells: &[(u8, u8)]| Cage {
        operator,
        target: 3,
        cells: cells.iter().map(|(row, column)| Cell::new(*row, *column)).collect(),
    };
    let whole = [(0, 0), (0, 1), (1, 0), (1, 1)];
    let grid = |cages: &[Cage]| Puzzle::new(2, cages.to_vec());
    assert!(grid(&[cage(Operator::Add, &whole)]).is_some());
    assert!(grid(&[cage(Operator::Equal, &whole)]).is_none(), "an operator for one cell");
    assert!(grid(&[cage(Operator::Add, &whole[..3])]).is_none(), "a cell in no cage");
    assert!(
        grid(&[cage(Operator::Add, &whole), cage(Operator::Equal, &whole[..1])]).is_none(),
        "a cell in two"
    );
    let split = [cage(Operator::Add, &[(0, 0), (1, 1)]), cage(Operator::Add, &[(0, 1), (1, 0)])];
    assert!(grid(&split).is_none(), "cages in two parts");
    assert!(Puzzle::new(1, vec![cage(Operator::Equal, &[(0, 1)])]).is_none(), "off the board");
    let far = [(0, 0), (0, 1), (1, 0), (1, 1), (255, 255), (255, 0), (0, 255)];
    assert!(grid(&[cage(Operator::Add, &far)]).is_none(), "far off the board");
}

#[test]
fn a_move_is_read_as_it_is_written() {
    for text in ["r3c5=7", "r3c5=7!", "r1c1=.", "r25c25+25", "r3c5-2", "marks"] {
        assert_eq!(Move::from_text(text).map(|action| action.to_string()).as_deref(), Some(text));
    }
    for bad in ["", "r3c5", "r3c5=", "r3c5=0", "r3c5+2!", "mark", "=7", "r3c5=7!!"] {
        assert_eq!(Move::from_text(bad), None, "{bad}");
    }
}
