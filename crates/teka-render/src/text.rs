//! Scenes as text: plain rows (`ansi` writes them with colours), diagrams with lines between
//! groups, and overviews with separate layers and the unplaced bodies last.

use std::collections::BTreeMap;

use teka_core::place::Cell;
use teka_core::scene::{Body, Gap, Ground, Hand, Role, Scene, Shape, Side, Square, Symbol};

use crate::ansi;

/// Draws a scene as text: one line per row, each ending in a newline.
///
/// Without `color`, the text contains only the numbers or glyphs of the cells, with spaces for
/// missing cells, and the exit. With `color`, cells have 24-bit ANSI background colours and are at
/// least three columns wide, and highlighted cells have brackets.
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

/// Adds the exit before or after its row, or on a separate line above or below its column.
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

/// Returns true if the cell contains a number. Numbers can have two digits, so spaces separate
/// them.
fn holds_number(square: &Square) -> bool {
    square.corner.is_some() || matches!(square.symbol, Some(Symbol { shape: Shape::Text(_), .. }))
}

/// Returns the content of a cell, ignoring previews.
fn content(square: &Square) -> String {
    match &square.symbol {
        Some(Symbol { hand: Hand::Implied, .. }) | None => printable(square.glyph).to_string(),
        Some(Symbol { shape: Shape::Text(text), .. }) => text.chars().map(printable).collect(),
        _ => printable(square.glyph).to_string(),
    }
}

/// Replaces characters that move the cursor or start an escape sequence.
pub(crate) fn printable(glyph: char) -> char {
    if glyph.is_control() { '?' } else { glyph }
}

// Scenes as diagrams in plain text, with lines between cells of different groups, corner texts and
// the content of the cells. If no cell has a corner text, the result is the plain text.

/// Draws a scene as text for people to read.
///
/// With `color`, or if no cell has a corner text, the result is the same as that of [`text()`].
/// Otherwise it has lines around the groups of cells and brackets around highlighted cells.
///
/// ```
/// use teka_core::{place::Cell, scene::{Ground, Scene, Square}};
/// let mut scene = Scene::new(2, 1);
/// let square = |column, group| Square::new(Cell::new(0, column), group, Ground::Plain, '.');
/// scene.squares.push(Square { corner: Some("3+".into()), ..square(0, 0) });
/// scene.squares.push(square(1, 1));
/// assert_eq!(teka_render::diagram(&scene, false), "+---+---+\n|3+ |   |\n| . | . |\n+---+---+\n");
/// ```
pub fn diagram(scene: &Scene, color: bool) -> String {
    let has_corners = scene.squares.iter().any(|square| square.corner.is_some());
    if color || !has_corners { text(scene, color) } else { Diagram::of(scene).write() }
}

struct Diagram<'a> {
    columns: u8,
    rows: u8,
    squares: BTreeMap<Cell, &'a Square>,
    lights: BTreeMap<Cell, Role>,
    /// The number of characters between two vertical lines.
    width: usize,
}

impl<'a> Diagram<'a> {
    fn of(scene: &'a Scene) -> Self {
        let squares: BTreeMap<Cell, &Square> =
            scene.squares.iter().map(|square| (square.cell, square)).collect();
        let needed = |square: &&Square| {
            head(square).chars().count().max(body(square).chars().count() + 2).max(3)
        };
        let width = squares.values().map(needed).max().unwrap_or(3);
        let mut lights = BTreeMap::new();
        for light in &scene.lights {
            let shown = lights.entry(light.cell).or_insert(light.role);
            *shown = ansi::more_pressing(*shown, light.role);
        }
        Self { columns: scene.columns, rows: scene.rows, squares, lights, width }
    }

    fn write(&self) -> String {
        let mut lines = Vec::new();
        for row in 0..self.rows {
            lines.push(self.border(row));
            lines.push(self.line(row, |cell| self.head_at(cell)));
            lines.push(self.line(row, |cell| self.body_at(cell)));
        }
        lines.push(self.border(self.rows));
        lines.iter().map(|line| line.trim_end().to_owned() + "\n").collect()
    }

    /// Returns the border above `row`.
    fn border(&self, row: u8) -> String {
        let mut line = String::new();
        for column in 0..self.columns {
            line.push(self.point(row, column));
            let stroke = if self.is_split_above(row, column) { "-" } else { " " };
            line += &stroke.repeat(self.width);
        }
        line.push(self.point(row, self.columns));
        line
    }

    /// Returns a line of cells with the borders between them.
    fn line(&self, row: u8, content: impl Fn(Cell) -> String) -> String {
        let mut line = String::new();
        for column in 0..=self.columns {
            line.push(if self.is_split_before(row, column) { '|' } else { ' ' });
            if column < self.columns {
                line += &content(Cell::new(row, column));
            }
        }
        line
    }

    fn head_at(&self, cell: Cell) -> String {
        let head = self.squares.get(&cell).map(|square| head(square)).unwrap_or_default();
        format!("{head:<width$}", width = self.width)
    }

    fn body_at(&self, cell: Cell) -> String {
        let body = self.squares.get(&cell).map(|square| body(square)).unwrap_or_default();
        let (left, right) = self.lights.get(&cell).map_or((" ", " "), |role| ansi::marks(*role));
        format!("{:^width$}", format!("{left}{body}{right}"), width = self.width)
    }

    /// Returns the character where four cells meet.
    fn point(&self, row: u8, column: u8) -> char {
        let left = column > 0 && self.is_split_above(row, column - 1);
        let right = column < self.columns && self.is_split_above(row, column);
        let above = row > 0 && self.is_split_before(row - 1, column);
        let below = row < self.rows && self.is_split_before(row, column);
        match (left || right, above || below) {
            (true, true) => '+',
            (true, false) => '-',
            (false, true) => '|',
            (false, false) => ' ',
        }
    }

    fn is_split_above(&self, row: u8, column: u8) -> bool {
        let above = row.checked_sub(1).and_then(|above| self.group(above, column));
        above != self.group(row, column)
    }

    fn is_split_before(&self, row: u8, column: u8) -> bool {
        let before = column.checked_sub(1).and_then(|before| self.group(row, before));
        before != self.group(row, column)
    }

    /// Returns the group of a cell, or `None` if there is no cell.
    fn group(&self, row: u8, column: u8) -> Option<u16> {
        let on_board = row < self.rows && column < self.columns;
        self.squares.get(&Cell::new(row, column)).filter(|_| on_board).map(|square| square.group)
    }
}

fn head(square: &Square) -> String {
    square.corner.as_deref().map(ansi::clean).unwrap_or_default()
}

/// Returns the number in a cell, its pencil marks (`13?`) or its glyph. A preview is not part of
/// the content.
fn body(square: &Square) -> String {
    match &square.symbol {
        Some(Symbol { shape: Shape::Text(text), hand: Hand::Given | Hand::Played }) => {
            ansi::clean(text)
        }
        // A single pencil mark must not look like a number that has been filled in.
        _ if !square.notes.is_empty() => ansi::clean(&ansi::notes(&square.notes)) + "?",
        _ => printable(square.glyph).to_string(),
    }
}

/// Returns the maximum number of cells that fit into 80 columns, with or without colours.
const fn widest(color: bool) -> usize {
    if color { 26 } else { 78 }
}

/// Draws the board of a scene as text, with a blank line between the layers of a solid.
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

/// Returns the layer that a row of a solid belongs to, or `None` for a flat board.
fn layer_of(scene: &Scene, row: u8) -> Option<i16> {
    scene.balls.iter().find(|ball| ball.cell.row == row).map(|ball| ball.at[2])
}

/// Draws the unplaced bodies as text, side by side. Returns an empty string if there are none.
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

/// Returns the size of a body in one direction.
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
