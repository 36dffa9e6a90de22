//! A scene as plain text; with colours it is drawn by `ansi`.

use teka_core::scene::{Gap, Hand, Scene, Shape, Side, Square, Symbol};

use crate::ansi;

/// Draws a scene as text: one line a row, each ending in a newline.
///
/// Without `color` there are only the squares' numbers or glyphs, with spaces where
/// squares are missing, and the exit beside them. With it, 24-bit ANSI colours give each square its ground, and
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
    let mut rows = vec![vec![String::new(); scene.columns.into()]; scene.rows.into()];
    for square in &scene.squares {
        let row = rows.get_mut(usize::from(square.cell.row));
        if let Some(spot) = row.and_then(|row| row.get_mut(usize::from(square.cell.column))) {
            *spot = content(square);
        }
    }
    if let Some(gap) = scene.exit {
        add_exit(&mut rows, gap, printable(gap.glyph).to_string(), String::new());
    }
    let width = rows.iter().flatten().map(|spot| spot.chars().count()).max().unwrap_or(1);
    let between = if scene.squares.iter().any(holds_number) { " " } else { "" };
    let line = |row: Vec<String>| {
        let spots: Vec<String> = row.iter().map(|spot| format!("{spot:>width$}")).collect();
        spots.join(between).trim_end().to_owned() + "\n"
    };
    rows.into_iter().map(line).collect()
}

/// Puts the exit before or behind its row, or on a line of its own above or below its column.
pub(crate) fn add_exit<T: Clone>(rows: &mut Vec<Vec<T>>, gap: Gap, exit: T, blank: T) {
    let line = usize::from(gap.line);
    let alone = || vec![blank.clone(); line].into_iter().chain([exit.clone()]).collect();
    match gap.side {
        Side::Top => rows.insert(0, alone()),
        Side::Bottom => rows.push(alone()),
        Side::Left => {
            for (number, row) in rows.iter_mut().enumerate() {
                row.insert(0, if number == line { exit.clone() } else { blank.clone() });
            }
        }
        Side::Right => {
            if let Some(row) = rows.get_mut(line) {
                row.push(exit);
            }
        }
    }
}

/// Numbers may have two digits: they are told apart by spaces.
fn holds_number(square: &Square) -> bool {
    square.corner.is_some() || matches!(square.symbol, Some(Symbol { shape: Shape::Text(_), .. }))
}

/// What stands on a square; what is only sketched there does not.
fn content(square: &Square) -> String {
    match &square.symbol {
        Some(Symbol { hand: Hand::Implied, .. }) | None => printable(square.glyph).to_string(),
        Some(Symbol { shape: Shape::Text(text), .. }) => text.chars().map(printable).collect(),
        _ => printable(square.glyph).to_string(),
    }
}

/// A character that moves no cursor and starts no escape.
pub(crate) fn printable(glyph: char) -> char {
    if glyph.is_control() { '?' } else { glyph }
}
