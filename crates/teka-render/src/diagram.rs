//! A scene as a drawing in plain text: lines between squares of different groups,
//! corners, and what stands in the squares. Where squares have no corners it is
//! the plain text itself.

use std::collections::BTreeMap;

use teka_core::place::Cell;
use teka_core::scene::{Hand, Role, Scene, Shape, Square, Symbol};

use crate::ansi;
use crate::text::{printable, text};

/// Draws a scene as text for whoever looks at it and reads no further.
///
/// With `color`, or where no square has a corner, it is the same as [`text()`].
/// Otherwise lines stand around the groups of squares, and brackets around lit cells.
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
    /// The characters between two lines down.
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

    /// The line of borders above `row`.
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

    /// A line of squares with the borders between them.
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

    /// What stands where four squares meet.
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

    /// The group of a square; none where there is no square.
    fn group(&self, row: u8, column: u8) -> Option<u16> {
        let on_board = row < self.rows && column < self.columns;
        self.squares.get(&Cell::new(row, column)).filter(|_| on_board).map(|square| square.group)
    }
}

fn head(square: &Square) -> String {
    square.corner.as_deref().map(ansi::clean).unwrap_or_default()
}

/// The number that stands there, the notes (`13?`), or the glyph. What only follows from a step
/// does not stand there yet.
fn body(square: &Square) -> String {
    match &square.symbol {
        Some(Symbol { shape: Shape::Text(text), hand: Hand::Given | Hand::Played }) => {
            ansi::clean(text)
        }
        // A single note must not look like a number that stands there.
        _ if !square.notes.is_empty() => ansi::clean(&ansi::notes(&square.notes)) + "?",
        _ => printable(square.glyph).to_string(),
    }
}
