//! A scene as plain text; with colours it is drawn by `ansi`.

use teka_core::scene::Scene;

use crate::ansi;

/// Draws a scene as text: one line a row, each ending in a newline.
///
/// Without `color` there are only the squares' glyphs, with spaces where squares
/// are missing. With it, 24-bit ANSI colours give each square its ground, and
/// cells are three columns wide or more; lit cells also have brackets.
///
/// ```
/// use teka_core::{place::Cell, scene::{Ground, Scene, Square}};
/// let mut scene = Scene::new(3, 2);
/// scene.squares.push(Square::new(Cell::new(0, 0), 0, Ground::Plain, 'x'));
/// scene.squares.push(Square::new(Cell::new(1, 2), 0, Ground::Plain, 'y'));
/// assert_eq!(teka_render::text(&scene, false), "x\n  y\n");
/// ```
pub fn text(scene: &Scene, color: bool) -> String {
    if color { ansi::write(scene) } else { plain(scene) }
}

fn plain(scene: &Scene) -> String {
    let mut rows = vec![vec![' '; scene.columns.into()]; scene.rows.into()];
    for square in &scene.squares {
        let row = rows.get_mut(usize::from(square.cell.row));
        if let Some(spot) = row.and_then(|row| row.get_mut(usize::from(square.cell.column))) {
            *spot = printable(square.glyph);
        }
    }
    let line = |row: Vec<char>| row.into_iter().collect::<String>().trim_end().to_owned() + "\n";
    rows.into_iter().map(line).collect()
}

/// A character that moves no cursor and starts no escape.
pub(crate) fn printable(glyph: char) -> char {
    if glyph.is_control() { '?' } else { glyph }
}
