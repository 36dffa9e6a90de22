//! Packing boards, flat ones and pyramids.

use teka_core::place::Cell;
use teka_core::scene::{Ball, Body, Ground, Role, Scene, Square};

/// Creates a board of any shape from its rows: a letter for a piece, a dot for an empty cell and a
/// space outside the board.
pub fn board(rows: &[&str]) -> Scene {
    let columns = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let mut scene = Scene::new(columns as u8, rows.len() as u8);
    for (row, glyphs) in (0u8..).zip(rows) {
        for (column, glyph) in (0u8..).zip(glyphs.chars()).filter(|(_, glyph)| *glyph != ' ') {
            let cell = Cell::new(row, column);
            scene.squares.push(Square::new(cell, 0, Ground::Plain, glyph));
            if glyph != '.' {
                put(&mut scene, glyph, cell);
            }
        }
    }
    scene
}

fn put(scene: &mut Scene, letter: char, cell: Cell) {
    match scene.bodies.iter_mut().find(|body| body.letter == letter) {
        Some(body) => body.cells.push(cell),
        None => scene.bodies.push(Body::new(letter as u8 - b'A', letter, vec![cell])),
    }
}

/// Creates a flat board that is nearly full, with highlights.
pub fn flat() -> Scene {
    let rows = ["AAABBBBCC.D", "AEFFFBGCCDD", "AEEEFGGC.DH", "IIIEJGKKHHH", "IIJJJGKKKHL"];
    board(&rows)
        .lit(Role::Conclusion, [Cell::new(0, 9)])
        .lit(Role::Reason, [Cell::new(0, 8), Cell::new(1, 9)])
}

/// Creates a board with holes. Pieces A, D and E have several parts, B is a ring, and two pieces
/// are not yet placed.
pub fn scattered() -> Scene {
    let rows = ["AA.BBB  ", "A.AB BCC", "..ABBBDC", " E.FFDCC", " .E.FFDD", "  ..E..."];
    let mut scene = board(&rows);
    let cells = |cells: &[(u8, u8)]| cells.iter().map(|&(row, it)| Cell::new(row, it)).collect();
    scene.tray.push(Body::new(6, 'G', cells(&[(0, 0), (0, 2)])));
    let held = Body::new(30, 'H', cells(&[(0, 0), (1, 0), (1, 1)]));
    scene.tray.push(Body { moved: true, ..held });
    scene
}

/// Creates a pyramid from its printed rows, the top layer first.
pub fn pyramid(rows: &[&str]) -> Scene {
    let mut scene = board(rows);
    let base = rows.last().map_or(0, |row| row.len() as i16);
    for square in &scene.squares {
        let side = rows[usize::from(square.cell.row)].len() as i16;
        let first = (side * (side - 1) / 2) as u8;
        let (row, column) = (square.cell.row - first, square.cell.column);
        let up = base - side;
        let at = [2 * i16::from(row) + up, 2 * i16::from(column) + up, up];
        scene.balls.push(Ball { cell: square.cell, at });
    }
    scene
}

/// Creates a pyramid of size 3 with an empty position and all highlights.
pub fn small() -> Scene {
    pyramid(&["A", "BC", "AF", "BCD", "EAD", "EE."])
        .lit(Role::Cursor, [Cell::new(0, 0)])
        .lit(Role::Reason, [Cell::new(2, 1)])
        .lit(Role::Conclusion, [Cell::new(5, 2)])
        .lit(Role::Mistake, [Cell::new(3, 0), Cell::new(4, 1)])
}

/// Creates a pyramid of size 5 with the first `pieces` of its 12 pieces.
pub fn large(pieces: u8) -> Scene {
    let rows = [
        "A", "AB", "CB", "ABD", "CED", "CFF", "ABDG", "CEDG", "HEFG", "HIFF", "AJJKK", "CJLKG",
        "HJLKG", "HILLK", "HIIIL",
    ];
    let is_there = |letter: char| letter <= char::from(b'A' + pieces - 1);
    let shown = |letter| if is_there(letter) { letter } else { '.' };
    let rows = rows.map(|row| row.chars().map(shown).collect::<String>());
    pyramid(&rows.each_ref().map(String::as_str))
}
