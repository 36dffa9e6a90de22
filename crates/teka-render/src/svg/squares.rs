//! The background of a board: colours, thin lines between cells, bold lines between groups, and the
//! frame with its exit.

use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::{Cell, Place};
use teka_core::scene::{Gap, Ground, Scene, Side, Square};

use super::outline::outline;
use super::{CELL, DOORWAY, MARGIN, corner, frame};
use crate::color::Rgb;
use crate::looks::Looks;
use crate::markup::{Markup, fill, hollow, num};
use crate::svg;
use crate::theme::{Pattern, Theme};

/// Writes the background of the board.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    let (ink, edge) = line_colors(scene, theme);
    let board: BTreeMap<Cell, u16> =
        scene.squares.iter().map(|square| (square.cell, square.group)).collect();
    grounds(markup, scene, theme, looks);
    complete(markup, scene, theme);
    let thin = format!("{} stroke-opacity=\"0.2\"", hollow(ink, 1.0));
    markup.path(&lines(&board, |one, other| one == other), &thin);
    let bold = format!("{} stroke-linecap=\"round\"", hollow(edge, 2.6));
    markup.path(&lines(&board, |one, other| one != other), &bold);
    // With a radius this small, no background extends beyond the line.
    markup.path(&outline(&board.into_keys().collect(), 0.0, 3.6), &hollow(edge, 3.0));
}

/// Returns the colours of thin and bold lines, which depend on what they are drawn on.
fn line_colors(scene: &Scene, theme: Theme) -> (Rgb, Rgb) {
    let colors = theme.colors();
    let is_tinted = scene.squares.iter().any(|it| matches!(it.ground, Ground::Region(_)));
    if is_tinted { (colors.on_tint, colors.edge) } else { (colors.ink, colors.bold) }
}

/// Writes the backgrounds below the lines, one shape for all cells that look the same.
fn grounds(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    let mut regions: BTreeMap<u8, String> = BTreeMap::new();
    let (mut plain, mut walls) = (String::new(), Vec::new());
    for square in &scene.squares {
        match square.ground {
            Ground::Region(region) => *regions.entry(region).or_default() += &tile(square.cell),
            Ground::Plain => plain += &tile(square.cell),
            Ground::Wall => walls.push(square.cell),
        }
    }
    markup.path(&plain, &fill(theme.colors().panel));
    for (region, tiles) in regions {
        let look = looks.get(region);
        markup.path(&tiles, &fill(look.color));
        if look.pattern != Pattern::Plain {
            markup.path(&tiles, &svg::fill(theme, look.pattern));
        }
    }
    walls.iter().for_each(|cell| wall(markup, *cell, theme));
}

/// Tints what is complete, and adds a tick beside each row, column and corner text.
fn complete(markup: &mut Markup, scene: &Scene, theme: Theme) {
    if scene.complete.is_empty() {
        return;
    }
    let colors = theme.colors();
    let tiles: String = scene.complete_cells().into_iter().map(tile).collect();
    markup.path(
        &tiles,
        &format!("{} data-complete=\"\"", fill(colors.panel.mixed(colors.conclusion, 0.13))),
    );
    let ticks: String =
        scene.complete.iter().filter_map(|place| tick_at(scene, *place)).map(tick).collect();
    let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    markup.path(&ticks, &format!("{} {round}", hollow(colors.conclusion, 1.8)));
}

/// Returns the middle of the tick for something complete.
fn tick_at(scene: &Scene, place: Place) -> Option<(f64, f64)> {
    let (width, height) = (f64::from(scene.columns) * CELL, f64::from(scene.rows) * CELL);
    let along = |line: u8| (f64::from(line) + 0.5) * CELL;
    match place {
        Place::Row(row) => Some((width + MARGIN / 2.0 + 0.5, along(row))),
        Place::Column(column) => Some((along(column), height + MARGIN / 2.0 + 0.5)),
        Place::Region { index, .. } => {
            let has_text = |it: &&Square| it.group == index && it.corner.is_some();
            let (x, y) = corner(scene.squares.iter().find(has_text)?.cell);
            Some((x + CELL - 9.0, y + 9.5))
        }
        Place::Cell(_) | Place::Ball { .. } | Place::Piece { .. } | Place::Vehicle { .. } => None,
    }
}

fn tick((x, y): (f64, f64)) -> String {
    format!("M{} {}l2.4 2.6l4.4 -5.6", num(x - 3.4), num(y + 0.4))
}

fn wall(markup: &mut Markup, cell: Cell, theme: Theme) {
    let colors = theme.colors();
    markup.path(&tile(cell), &fill(colors.panel));
    markup.rect(frame(cell, 4.0), 8.0, &fill(colors.wall));
    let shine =
        format!("{} stroke-opacity=\"0.35\" stroke-linecap=\"round\"", hollow(colors.panel, 2.5));
    let (x, y) = corner(cell);
    let at = |dx: f64, dy: f64| format!("{} {}", num(x + dx), num(y + dy));
    let strokes =
        [((14.0, 28.0), (28.0, 14.0)), ((14.0, 42.0), (42.0, 14.0)), ((28.0, 42.0), (42.0, 28.0))];
    let strokes = strokes.map(|(a, b)| format!("M{}L{}", at(a.0, a.1), at(b.0, b.1)));
    markup.path(&strokes.concat(), &shine);
}

fn tile(cell: Cell) -> String {
    let ((x, y), side) = (corner(cell), num(CELL));
    format!("M{} {}h{side}v{side}h-{side}z", num(x), num(y))
}

/// Returns the lines between neighbouring cells whose groups satisfy `wanted`, each drawn as long
/// as possible.
fn lines(board: &BTreeMap<Cell, u16>, wanted: impl Fn(u16, u16) -> bool) -> String {
    let (mut upright, mut level) = (BTreeSet::new(), BTreeSet::new());
    for (cell, group) in board {
        let is_wanted = |near: Option<Cell>| {
            near.and_then(|near| board.get(&near)).is_some_and(|other| wanted(*group, *other))
        };
        if is_wanted(cell.column.checked_add(1).map(|column| Cell::new(cell.row, column))) {
            upright.insert((u16::from(cell.column) + 1, u16::from(cell.row)));
        }
        if is_wanted(cell.row.checked_add(1).map(|row| Cell::new(row, cell.column))) {
            level.insert((u16::from(cell.row) + 1, u16::from(cell.column)));
        }
    }
    let mut path = String::new();
    for (column, row, length) in runs(&upright) {
        path += &format!("M{} {}v{}", units(column), units(row), units(length));
    }
    for (row, column, length) in runs(&level) {
        path += &format!("M{} {}h{}", units(column), units(row), units(length));
    }
    path
}

fn units(cells: u16) -> String {
    num(f64::from(cells) * CELL)
}

/// Joins consecutive edges on one line. Returns the line, the first edge and the number of edges.
fn runs(edges: &BTreeSet<(u16, u16)>) -> Vec<(u16, u16, u16)> {
    let mut runs: Vec<(u16, u16, u16)> = Vec::new();
    for &(line, at) in edges {
        match runs.last_mut() {
            Some((same, start, length)) if *same == line && *start + *length == at => *length += 1,
            _ => runs.push((line, at, 1)),
        }
    }
    runs
}

/// The length of the exit.
const REACH: f64 = DOORWAY + MARGIN / 2.0;

/// Writes the exit, if there is one.
pub fn write_exit(markup: &mut Markup, scene: &Scene, theme: Theme) {
    let Some(gap) = scene.exit else { return };
    let colors = theme.colors();
    let at = |out: f64, along: f64| {
        let (x, y) = place(scene, gap, out, along);
        format!("{} {}", num(x), num(y))
    };
    let half = CELL / 2.0;
    let corners = [(-1.6, -half), (REACH, -half), (REACH, half), (-1.6, half)];
    let [a, b, c, d] = corners.map(|(out, along)| at(out, along));
    let floor = colors.panel.mixed(colors.exit, 0.16);
    markup.path(&format!("M{a}L{b}L{c}L{d}Z"), &fill(floor));
    let rail = |along: f64| format!("M{}L{}", at(0.0, along), at(REACH, along));
    let round = "stroke-linecap=\"round\" stroke-linejoin=\"round\"";
    let rails = rail(-half) + &rail(half);
    markup.path(&rails, &format!("{} {round}", hollow(colors.bold, 3.0)));
    let arrow = |out: f64| format!("M{}L{}L{}", at(out, -9.0), at(out + 8.0, 0.0), at(out, 9.0));
    let arrows = arrow(4.0) + &arrow(14.0);
    markup.path(&arrows, &format!("{} {round}", hollow(colors.exit, 4.2)));
}

/// Returns the point at the distance `out` from the board and `along` its edge from the middle of
/// the exit.
fn place(scene: &Scene, gap: Gap, out: f64, along: f64) -> (f64, f64) {
    let along = (f64::from(gap.line) + 0.5) * CELL + along;
    let (width, height) = (f64::from(scene.columns) * CELL, f64::from(scene.rows) * CELL);
    match gap.side {
        Side::Left => (-out, along),
        Side::Right => (width + out, along),
        Side::Top => (along, -out),
        Side::Bottom => (along, height + out),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn edges_in_a_row_become_one_line() {
        let edges = BTreeSet::from([(1, 0), (1, 1), (1, 3), (2, 2)]);
        assert_eq!(runs(&edges), [(1, 0, 2), (1, 3, 1), (2, 2, 1)]);
    }

    #[test]
    fn bold_lines_stand_between_groups_and_not_beside_missing_squares() {
        let board = BTreeMap::from([
            (Cell::new(0, 0), 0),
            (Cell::new(0, 1), 1),
            (Cell::new(1, 0), 0),
            (Cell::new(5, 5), 3),
        ]);
        assert_eq!(lines(&board, |one, other| one != other), "M56 0v56");
        assert_eq!(lines(&board, |one, other| one == other), "M0 56h56");
    }
}
