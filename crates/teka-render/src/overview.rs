//! Draws a puzzle as text: its board, with the layers of a solid apart, and the bodies that are
//! not placed yet.

use teka_core::place::Cell;
use teka_core::scene::{Body, Ground, Scene, Square};

use crate::diagram::diagram;
use crate::text::text;

/// The most cells side by side that fit into 80 columns, with or without colours.
const fn widest(color: bool) -> usize {
    if color { 26 } else { 78 }
}

/// Draws the board of a scene as text; a blank line separates the layers of a solid of balls.
///
/// ```
/// use teka_core::{place::Cell, scene::{Ball, Ground, Scene, Square}};
/// let mut scene = Scene::new(1, 2);
/// for (row, height) in [(0, 1), (1, 0)] {
///     let cell = Cell::new(row, 0);
///     scene.squares.push(Square::new(cell, 0, Ground::Plain, '.'));
///     scene.balls.push(Ball { cell, at: [0, 0, height] });
/// }
/// assert_eq!(teka_render::board(&scene, false), ".\n\n.\n");
/// ```
pub fn board(scene: &Scene, color: bool) -> String {
    let drawn = diagram(scene, color);
    let mut layers = String::new();
    let mut last = None;
    for (row, line) in (0..).zip(drawn.lines()) {
        let layer = layer_of(scene, row);
        if row > 0 && layer != last {
            layers.push('\n');
        }
        last = layer;
        layers += &format!("{line}\n");
    }
    layers
}

/// The layer of a solid that a row belongs to; none on a flat board.
fn layer_of(scene: &Scene, row: u8) -> Option<i16> {
    scene.balls.iter().find(|ball| ball.cell.row == row).map(|ball| ball.at[2])
}

/// Draws the bodies that are not placed yet as text, side by side; empty if there are none.
///
/// ```
/// use teka_core::{place::Cell, scene::{Body, Scene}};
/// let mut scene = Scene::new(2, 2);
/// scene.tray.push(Body::new(0, 'A', vec![Cell::new(0, 0), Cell::new(1, 0), Cell::new(1, 1)]));
/// scene.tray.push(Body::new(1, 'B', vec![Cell::new(0, 0)]));
/// assert_eq!(teka_render::tray(&scene, false), "A  B\nAA\n");
/// ```
pub fn tray(scene: &Scene, color: bool) -> String {
    let mut shelves: Vec<Scene> = Vec::new();
    for body in &scene.tray {
        let (columns, rows) = (size(body, |cell| cell.column), size(body, |cell| cell.row));
        let fits =
            |shelf: &Scene| usize::from(shelf.columns) + 1 + usize::from(columns) <= widest(color);
        if !shelves.last().is_some_and(fits) {
            shelves.push(Scene::new(0, 0));
        }
        if let Some(shelf) = shelves.last_mut() {
            let left = if shelf.columns == 0 { 0 } else { shelf.columns + 1 };
            put(shelf, body, left);
            (shelf.columns, shelf.rows) = (left + columns, shelf.rows.max(rows));
        }
    }
    let drawn: Vec<String> = shelves.iter().map(|shelf| text(shelf, color)).collect();
    drawn.join("\n")
}

/// How far a body reaches along one side.
fn size(body: &Body, along: fn(&Cell) -> u8) -> u8 {
    body.cells.iter().map(along).max().map_or(0, |last| last + 1)
}

fn put(shelf: &mut Scene, body: &Body, left: u8) {
    let moved = |cell: &Cell| Cell::new(cell.row, cell.column + left);
    let cells: Vec<Cell> = body.cells.iter().map(moved).collect();
    let square = |cell: &Cell| Square::new(*cell, 0, Ground::Plain, body.letter);
    shelf.squares.extend(cells.iter().map(square));
    shelf.bodies.push(Body { cells, ..body.clone() });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bar(index: u8, length: u8) -> Body {
        Body::new(index, 'A', (0..length).map(|column| Cell::new(0, column)).collect())
    }

    #[test]
    fn bodies_that_do_not_fit_on_a_line_begin_another() {
        let mut scene = Scene::new(1, 1);
        scene.tray = vec![bar(0, 20), bar(1, 5), bar(2, 5)];
        assert_eq!(tray(&scene, false).lines().count(), 1);
        let colored = tray(&scene, true);
        assert_eq!(colored.lines().filter(|line| !line.is_empty()).count(), 2);
        assert_eq!(tray(&Scene::new(3, 3), false), "");
    }

    #[test]
    fn a_flat_board_is_drawn_as_ever() {
        let mut scene = Scene::new(1, 2);
        scene.squares.push(Square::new(Cell::new(0, 0), 0, Ground::Plain, 'x'));
        scene.squares.push(Square::new(Cell::new(1, 0), 0, Ground::Plain, 'y'));
        assert_eq!(board(&scene, false), diagram(&scene, false));
    }
}
