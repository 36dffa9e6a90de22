//! Scenes for tests.

pub mod packing;

use proptest::prelude::*;
use teka_core::family::{Draw, Play, Read};
use teka_core::place::Cell;
use teka_core::puzzles::rush_hour;
use teka_core::scene::{
    Arrow, Ball, Body, Gap, Ground, Hand, Light, Role, Scene, Shape, Side, Square, Symbol,
};

const BOARD: [&str; 8] = [
    "AABCDDDE", "AABCCDDE", "FAAAADDE", "FFAAAADE", "GGAAAADA", "HGAAAAAA", "HHHAAAAA", "HHHHHAAA",
];

/// Creates a board with regions, some queens and crosses, and all highlights.
pub fn queens() -> Scene {
    let cell = |(row, column)| Cell::new(row, column);
    with_queens(3)
        .lit(Role::Reason, [(2, 0), (3, 0)].map(cell))
        .lit(Role::Conclusion, [(4, 0)].map(cell))
        .lit(Role::Mistake, [(1, 4)].map(cell))
        .lit(Role::Cursor, [(6, 4), (3, 0)].map(cell))
}

/// Creates a board with a queen in each of the first `count` rows, the first queen given.
pub fn with_queens(count: u8) -> Scene {
    let mut scene = Scene::new(8, 8);
    for (row, letters) in (0u8..).zip(BOARD) {
        for (column, letter) in (0u8..).zip(letters.chars()) {
            let region = letter as u8 - b'A';
            let mut square =
                Square::new(Cell::new(row, column), region.into(), Ground::Region(region), letter);
            square.letter = Some(letter);
            if row < count {
                let hand = if row == 0 { Hand::Given } else { Hand::Played };
                let is_queen = [2, 4, 7, 0, 6, 1, 5, 3][usize::from(row)] == column;
                let (shape, glyph) =
                    if is_queen { (Shape::Crown, '#') } else { (Shape::Cross, '.') };
                let hand = if is_queen || row != 2 { hand } else { Hand::Implied };
                (square.symbol, square.glyph) = (Some(Symbol { shape, hand }), glyph);
            }
            scene.squares.push(square);
        }
    }
    scene
}

/// Creates a 3 x 3 board with a little of everything and one cell missing.
pub fn everything() -> Scene {
    let mut scene = Scene::new(3, 3);
    let spots = (0..3u8).flat_map(|row| (0..3u8).map(move |column| Cell::new(row, column)));
    for (n, cell) in (0u8..).zip(spots).filter(|(n, _)| *n != 8) {
        let ground = match n {
            6 => Ground::Wall,
            3..6 => Ground::Plain,
            _ => Ground::Region(n),
        };
        let mut square = Square::new(cell, u16::from(n / 2), ground, char::from(b'a' + n));
        square.letter = Some(char::from(b'A' + n / 2));
        scene.squares.push(square);
    }
    let text = |text: &str| Shape::Text(text.to_owned());
    let symbols =
        [(Shape::Crown, Hand::Given), (Shape::Cross, Hand::Implied), (text("<7>"), Hand::Played)];
    for (square, (shape, hand)) in scene.squares.iter_mut().zip(symbols) {
        square.symbol = Some(Symbol { shape, hand });
    }
    scene.squares[2].corner = Some("12×".to_owned());
    scene.squares[3].notes = vec![1, 5, 9];
    let cells = vec![Cell::new(1, 1), Cell::new(1, 2)];
    scene.bodies.push(Body::new(0, '&', cells));
    scene.bodies.push(Body { primary: true, ..Body::new(1, 'P', vec![Cell::new(2, 1)]) });
    scene.arrows.push(Arrow { from: Cell::new(1, 1), to: Cell::new(1, 0) });
    let lights = [
        (0, 0, Role::Reason),
        (0, 1, Role::Conclusion),
        (0, 2, Role::Mistake),
        (1, 0, Role::Cursor),
    ];
    for (row, column, role) in lights {
        scene.lights.push(Light { cell: Cell::new(row, column), role, group: 0 });
    }
    scene
}

/// Creates cages with targets, numbers, pencil marks, a preview (7) and highlights.
pub fn cages() -> Scene {
    let groups = ["aabb", "acdd", "ccce"];
    let mut scene = Scene::new(4, 3);
    for (row, letters) in (0u8..).zip(groups) {
        for (column, letter) in (0u8..).zip(letters.bytes()) {
            let group = u16::from(letter - b'a');
            scene.squares.push(Square::new(Cell::new(row, column), group, Ground::Plain, '.'));
        }
    }
    for (index, corner) in [(0, "120×"), (2, "1−"), (5, "24+"), (6, "2÷")] {
        scene.squares[index].corner = Some(corner.to_owned());
    }
    let number = |text: &str, hand| Some(Symbol { shape: Shape::Text(text.to_owned()), hand });
    scene.squares[1].symbol = number("5", Hand::Given);
    scene.squares[10].symbol = number("10", Hand::Played);
    scene.squares[11].symbol = number("7", Hand::Implied);
    scene.squares[11].corner = Some("9".to_owned());
    scene.squares[4].notes = vec![1, 3, 12];
    let cell = |(row, column)| Cell::new(row, column);
    scene.lit(Role::Reason, [(2, 2), (2, 3)].map(cell)).lit(Role::Conclusion, [cell((2, 3))])
}

/// Creates a Rush Hour board after some moves, with its exit on this side.
pub fn traffic(exit: Side) -> Scene {
    let board = match exit {
        Side::Right => "6 6\n11\nAAB..F\n..BCDF\nGPPCDFK\nGH.III\nGHJ.#.\nLLJMM.\n",
        Side::Left => "3 4\n1\n B...\nKB.PP\n ....\n",
        Side::Top => "4 3\n1\n K\n...\n.P.\nBP.\nB..\n",
        Side::Bottom => "4 3\n1\nBP.\nBP.\n...\n...\n K\n",
    };
    let puzzle = rush_hour::RushHour::parse(board).unwrap().value;
    let mut state = rush_hour::RushHour::start(&puzzle);
    let moves = if exit == Side::Right { "C-1 F+1 I-1" } else { "B+1" };
    for action in moves.split(' ').filter_map(rush_hour::Move::from_text) {
        // Illegal moves are skipped, because only the drawing matters here.
        let _ = rush_hour::RushHour::play(&puzzle, &mut state, &action);
    }
    rush_hour::RushHour::scene(&puzzle, &state, &rush_hour::Ui::default())
}

/// Creates a cell with a text in it.
pub fn text_square(text: &str) -> Square {
    let symbol = Symbol { shape: Shape::Text(text.to_owned()), hand: Hand::Given };
    let square = Square::new(Cell::new(0, 0), 0, Ground::Plain, '1');
    Square { symbol: Some(symbol), ..square }
}

/// Creates a body and an arrow that may be outside the board.
pub fn body_at(cell: Cell) -> Scene {
    let mut scene = Scene::new(2, 2);
    scene.bodies.push(Body::new(cell.row, 'A', vec![cell]));
    scene.arrows.push(Arrow { from: Cell::new(0, 0), to: cell });
    scene.lit(Role::Mistake, [cell])
}

/// Generates unrealistic scenes: cells outside the board, duplicate cells and arbitrary texts.
pub fn odd() -> impl Strategy<Value = Scene> {
    let size = (0u8..6, 0u8..6);
    let squares = prop::collection::vec(square(), 0..20);
    let bodies = prop::collection::vec(body(), 0..4);
    let arrows = prop::collection::vec((cell(), cell()), 0..3);
    let lights = prop::collection::vec((cell(), role()), 0..8);
    let beside = (exit(), balls(), prop::collection::vec(body(), 0..3));
    (size, squares, bodies, arrows, lights, beside).prop_map(
        |((columns, rows), squares, bodies, arrows, lights, (exit, balls, tray))| {
            let arrows = arrows.into_iter().map(|(from, to)| Arrow { from, to }).collect();
            let light = |(cell, role)| Light { cell, role, group: u16::from(cell.row % 3) };
            let lights = lights.into_iter().map(light).collect();
            let empty = Scene::new(columns, rows);
            Scene { squares, bodies, arrows, lights, exit, balls, tray, ..empty }
        },
    )
}

fn cell() -> impl Strategy<Value = Cell> {
    (0u8..8, 0u8..8).prop_map(|(row, column)| Cell::new(row, column))
}

/// Generates no balls in most cases, otherwise balls at arbitrary, even overlapping positions.
fn balls() -> impl Strategy<Value = Vec<Ball>> {
    let near = (cell(), [-4i16..9, -4i16..9, -2i16..4]);
    let far = (cell(), any::<[i16; 3]>());
    let ball = |(cell, at)| Ball { cell, at };
    prop_oneof![
        3 => Just(Vec::new()),
        2 => prop::collection::vec(near.prop_map(ball), 1..30),
        1 => prop::collection::vec(far.prop_map(ball), 1..6),
    ]
}

fn exit() -> impl Strategy<Value = Option<Gap>> {
    let side = prop::sample::select(vec![Side::Left, Side::Right, Side::Top, Side::Bottom]);
    let gap = (side, any::<u8>(), any::<char>());
    prop::option::of(gap.prop_map(|(side, line, glyph)| Gap { side, line, glyph }))
}

fn role() -> impl Strategy<Value = Role> {
    prop::sample::select(vec![Role::Reason, Role::Conclusion, Role::Mistake, Role::Cursor])
}

fn square() -> impl Strategy<Value = Square> {
    let ground =
        prop_oneof![Just(Ground::Plain), Just(Ground::Wall), any::<u8>().prop_map(Ground::Region)];
    let notes = prop::collection::vec(any::<u8>(), 0..4);
    let corner = prop::option::of(any::<String>());
    let parts =
        (cell(), any::<u8>(), ground, any::<char>(), prop::option::of(symbol()), corner, notes);
    parts.prop_map(|(cell, group, ground, glyph, symbol, corner, notes)| Square {
        symbol,
        corner,
        notes,
        letter: Some(glyph),
        ..Square::new(cell, u16::from(group), ground, glyph)
    })
}

fn symbol() -> impl Strategy<Value = Symbol> {
    let shape =
        prop_oneof![Just(Shape::Crown), Just(Shape::Cross), any::<String>().prop_map(Shape::Text)];
    let hand = prop::sample::select(vec![Hand::Given, Hand::Played, Hand::Implied]);
    (shape, hand).prop_map(|(shape, hand)| Symbol { shape, hand })
}

fn body() -> impl Strategy<Value = Body> {
    let cells = prop::collection::vec(cell(), 0..5);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>());
    (any::<u8>(), any::<char>(), cells, flags).prop_map(
        |(index, letter, cells, (primary, moved, slides))| Body {
            primary,
            moved,
            slides,
            ..Body::new(index, letter, cells)
        },
    )
}
