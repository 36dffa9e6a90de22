//! How many ways things lie, touch and turn.

use super::*;

fn custom(rows: &[&str]) -> Board {
    let row = |(row, text): (usize, &&str)| {
        let filled = text.bytes().enumerate().filter(|(_, byte)| *byte == b'X');
        filled.map(|(column, _)| Cell::new(row as u8, column as u8)).collect::<Vec<_>>()
    };
    let cells = rows.iter().enumerate().flat_map(row).collect();
    Board::custom(rows.len() as u8, rows[0].len() as u8, cells).unwrap()
}

#[test]
fn boards_have_the_symmetries_they_should() {
    let check = |board: Board, expected: usize| {
        let found = board.symmetries();
        assert_eq!(found.len(), expected, "{board:?}");
        assert!(found[0].iter().enumerate().all(|(index, cell)| index == usize::from(*cell)));
    };
    check(Board::rectangle(5, 5).unwrap(), 8);
    check(Board::rectangle(5, 11).unwrap(), 4);
    check(Board::rectangle(1, 4).unwrap(), 2);
    check(Board::rectangle(1, 1).unwrap(), 1);
    check(Board::pyramid(5).unwrap(), 8);
    check(custom(&["X..", "XXX"]), 1);
    check(custom(&["..X", "..X", "XX."]), 2);
    check(custom(&["....X", "...X.", "....."]), 2);
    check(custom(&[".XX", "XX."]), 2);
}

#[test]
fn a_piece_lies_wherever_it_fits() {
    let straight = Piece::new('A', &[(0, 0), (0, 1), (0, 2)]).unwrap();
    let bent = Piece::new('B', &[(0, 0), (1, 0), (1, 1)]).unwrap();
    let count = |board: Board, piece: &Piece| board.placements(piece).len();
    assert_eq!(count(Board::rectangle(3, 3).unwrap(), &straight), 6);
    assert_eq!(count(Board::rectangle(3, 3).unwrap(), &bent), 16);
    // Flat 6 and 16; along the four edges of the pyramid 4; two a diagonal cross.
    assert_eq!(count(Board::pyramid(3).unwrap(), &straight), 6 + 4);
    assert_eq!(count(Board::pyramid(2).unwrap(), &bent), 4 + 2);
}

#[test]
fn balls_touch_twelve_others_at_most() {
    let board = Board::pyramid(5).unwrap();
    let touching: Vec<usize> = (0..55).map(|cell| board.touching(cell).count()).collect();
    assert_eq!((touching[0], touching.iter().max()), (4, Some(&12)));
    let is_found = |cell: usize| board.at(board.points()[cell]).map(usize::from) == Some(cell);
    assert!((0..55).all(is_found));
    for outside in [[-1, 0, 0], [0, 1, 0], [10, 0, 0], [0, 0, -1], [1, 1, 5], [9, 1, 1]] {
        assert_eq!(board.at(outside), None, "{outside:?}");
    }
    let flat = Board::rectangle(3, 3).unwrap();
    assert_eq!(flat.touching(4).collect::<Vec<_>>(), [7, 1, 5, 3]);
}
