//! The content of cells: crowns, crosses, texts, corner texts, pencil marks and letters.

use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;
use teka_core::scene::{Ground, Hand, Role, Scene, Shape, Square, Symbol};

use super::outline::parts;
use super::{CELL, corner, middle};
use crate::color::Rgb;
use crate::looks::Looks;
use crate::markup::{Anchor, Label, Markup, fill, hollow, num, stroke, width_of};
use crate::theme::{Colors, Pattern, Theme};

/// Writes the content of all cells.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &Looks) {
    let (letters, concluded) = (shows_letters(scene, theme), concluded(scene));
    for square in &scene.squares {
        let rim = rim(square, theme, looks);
        if let Some(text) = &square.corner {
            corner_text(markup, square.cell, text, theme.colors());
        }
        if let (true, Some(letter)) = (letters, square.letter) {
            region_letter(markup, square.cell, letter, theme.colors(), rim);
        }
        match &square.symbol {
            Some(symbol) if symbol.hand == Hand::Implied && concluded.contains(&square.cell) => {
                ghost(markup, square, &symbol.shape, theme.colors());
            }
            Some(symbol) => self::symbol(markup, square, symbol, theme.colors()),
            None => notes(markup, square, theme.colors()),
        }
    }
}

/// Returns the cells of the conclusion of a step.
fn concluded(scene: &Scene) -> BTreeSet<Cell> {
    let lights = scene.lights.iter().filter(|light| light.role == Role::Conclusion);
    lights.map(|light| light.cell).collect()
}

/// Writes the preview of a symbol that a step places.
fn ghost(markup: &mut Markup, square: &Square, shape: &Shape, colors: &Colors) {
    let color = colors.conclusion.mixed(colors.ink, 0.25);
    match shape {
        Shape::Crown => {
            let style = format!("{} fill-opacity=\"0.4\" {}", fill(color), stroke(color, 2.4));
            let line = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
            markup.path(&crown_path(square.cell, 0.0), &format!("{style} {line}"));
        }
        Shape::Cross => {
            let style = format!("{} stroke-linecap=\"round\"", hollow(color, 3.4));
            markup.path(&cross_path(square.cell, 8.0), &style);
        }
        Shape::Text(text) => {
            let (x, y) = middle(square.cell);
            let y = if square.corner.is_some() { y + 5.5 } else { y };
            let (size, anchor) = (fitting(text, 27.0, CELL - 16.0), Anchor::Middle);
            markup.text(Label { text, x, y, size, anchor, bold: true, color, rim: None });
        }
    }
}

/// Returns true if cells show the letters of their regions.
///
/// Letters help readers who do not distinguish the colours. In print they are needed if lines alone
/// cannot show that two parts are one region. If a reason is highlighted, the explanation refers to
/// regions by letter.
fn shows_letters(scene: &Scene, theme: Theme) -> bool {
    match theme {
        _ if scene.lights.iter().any(|light| light.role == Role::Reason) => true,
        Theme::ColorBlind => true,
        Theme::Print => has_split_region(scene),
        Theme::Light | Theme::Dark => false,
    }
}

fn has_split_region(scene: &Scene) -> bool {
    let mut cells: BTreeMap<u8, BTreeSet<Cell>> = BTreeMap::new();
    for square in &scene.squares {
        if let Ground::Region(region) = square.ground {
            cells.entry(region).or_default().insert(square.cell);
        }
    }
    cells.into_values().any(|cells| parts(cells).len() > 1)
}

/// Returns the colour of a patterned background, for outlines around small letters.
fn rim(square: &Square, theme: Theme, looks: &Looks) -> Option<Rgb> {
    let Ground::Region(region) = square.ground else { return None };
    let look = looks.get(region);
    (look.pattern != Pattern::Plain && theme != Theme::Print).then_some(look.color)
}

fn symbol(markup: &mut Markup, square: &Square, symbol: &Symbol, colors: &Colors) {
    match &symbol.shape {
        Shape::Crown => crown(markup, square.cell, symbol.hand, colors),
        Shape::Cross => cross(markup, square.cell, symbol.hand, colors),
        Shape::Text(text) => {
            let down = if square.corner.is_some() { 5.5 } else { 0.0 };
            value(markup, square.cell, text, symbol.hand, down, colors);
        }
    }
}

/// Writes a crown. A given crown has a bar below it; a preview is hollow.
fn crown(markup: &mut Markup, cell: Cell, hand: Hand, colors: &Colors) {
    let (x, y) = middle(cell);
    let rise = if hand == Hand::Given { 3.0 } else { 0.0 };
    let crown = crown_path(cell, rise);
    let line = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    match hand {
        Hand::Implied => markup.path(&crown, &format!("{} {line}", hollow(colors.ink, 2.0))),
        _ => {
            markup
                .path(&crown, &format!("{} {} {line}", fill(colors.ink), stroke(colors.ink, 2.0)));
        }
    }
    if hand == Hand::Given {
        let bar = format!("M{} {}h24", num(x - 12.0), num(y + 15.5));
        markup.path(&bar, &format!("{} {line}", hollow(colors.ink, 3.6)));
    }
}

/// Returns the path of a crown that is this much above the middle of its cell.
fn crown_path(cell: Cell, rise: f64) -> String {
    let (x, y) = middle(cell);
    let (left, foot) = (num(x - 13.5), num(y + 11.5 - rise));
    format!("M{left} {foot}l-2.2 -19.5l8.7 7.6l7 -13.1l7 13.1l8.7 -7.6l-2.2 19.5z")
}

/// Returns the path of a cross with arms of this length.
fn cross_path(cell: Cell, arm: f64) -> String {
    let (x, y) = middle(cell);
    let (side, left) = (num(2.0 * arm), num(x - arm));
    format!("M{left} {}l{side} {side}M{left} {}l{side} -{side}", num(y - arm), num(y + arm))
}

/// Writes a thin cross, softer if the player did not place it.
fn cross(markup: &mut Markup, cell: Cell, hand: Hand, colors: &Colors) {
    let (arm, width, opacity) = match hand {
        Hand::Implied => (4.5, 1.5, 0.42),
        _ => (6.0, 2.0, 0.85),
    };
    let lines = cross_path(cell, arm);
    let ink = colors.ink.mixed(colors.soft, 0.6);
    let style =
        format!("{} stroke-opacity=\"{opacity}\" stroke-linecap=\"round\"", hollow(ink, width));
    markup.path(&lines, &style);
}

fn value(markup: &mut Markup, cell: Cell, text: &str, hand: Hand, down: f64, colors: &Colors) {
    let (x, y) = middle(cell);
    let color = match hand {
        Hand::Given => colors.ink,
        Hand::Played => colors.accent,
        Hand::Implied => colors.soft,
    };
    let (size, bold) = (fitting(text, 27.0, CELL - 10.0), hand == Hand::Given);
    let anchor = Anchor::Middle;
    markup.text(Label { text, x, y: y + down, size, anchor, bold, color, rim: None });
}

fn corner_text(markup: &mut Markup, cell: Cell, text: &str, colors: &Colors) {
    let (x, y) = corner(cell);
    let size = fitting(text, 11.5, CELL - 14.0);
    let (anchor, color) = (Anchor::Start, colors.ink.mixed(colors.soft, 0.7));
    markup.text(Label {
        text,
        x: x + 7.5,
        y: y + 12.8,
        size,
        anchor,
        bold: true,
        color,
        rim: None,
    });
}

fn region_letter(markup: &mut Markup, cell: Cell, letter: char, colors: &Colors, rim: Option<Rgb>) {
    let (x, y) = corner(cell);
    let (anchor, color, size) = (Anchor::End, colors.soft, 10.0);
    let (x, y, text) = (x + CELL - 6.5, y + CELL - 10.5, letter.to_string());
    markup.text(Label { text: &text, x, y, size, anchor, bold: true, color, rim });
}

/// Writes pencil marks, each number always at the same position in its cell.
fn notes(markup: &mut Markup, square: &Square, colors: &Colors) {
    let Some(most) = square.notes.iter().copied().max() else { return };
    let side = (3..16u8).find(|side| side * side >= most).unwrap_or(16);
    let (x, y) = corner(square.cell);
    let top = if square.corner.is_some() { 20.0 } else { 5.0 };
    let (step, rise) = ((CELL - 10.0) / f64::from(side), (CELL - 5.0 - top) / f64::from(side));
    let ratio = if most > 9 { 0.62 } else { 0.74 };
    let size = (step * ratio).min(rise * 0.98).min(11.5);
    for note in &square.notes {
        let spot = note.saturating_sub(1);
        let x = x + 5.0 + (f64::from(spot % side) + 0.5) * step;
        let y = y + top + (f64::from(spot / side) + 0.5) * rise;
        let (text, anchor, color) = (note.to_string(), Anchor::Middle, colors.soft);
        markup.text(Label { text: &text, x, y, size, anchor, bold: false, color, rim: None });
        if square.struck.contains(note) {
            strike(markup, (x, y), size, colors);
        }
    }
}

/// Writes a line through a candidate, in front of a rim that keeps both readable.
fn strike(markup: &mut Markup, (x, y): (f64, f64), size: f64, colors: &Colors) {
    let (across, up) = (size * 0.62, size * 0.36);
    let (from, to) = ((num(x - across), num(y + up)), (num(x + across), num(y - up)));
    let line = format!("M{} {}L{} {}", from.0, from.1, to.0, to.1);
    let style = format!("{} stroke-linecap=\"round\"", hollow(colors.mistake, 1.9));
    markup.path(&line, &style);
}

/// Returns the font size at which a text is at most `room` wide.
fn fitting(text: &str, size: f64, room: f64) -> f64 {
    size.min(size * room / width_of(text, size).max(1.0))
}
