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
    // Texts share a baseline, whether or not a corner text is above them.
    let has_corners = scene.squares.iter().any(|square| square.corner.is_some());
    let down = if has_corners { 5.5 } else { 0.0 };
    for square in &scene.squares {
        let rim = rim(square, theme, looks);
        if let Some(text) = &square.corner {
            corner_text(markup, square.cell, text, inks(square, theme.colors()));
        }
        if let (true, Some(letter)) = (letters, square.letter) {
            region_letter(markup, square.cell, letter, inks(square, theme.colors()).1, rim);
        }
        match &square.symbol {
            Some(symbol) if symbol.hand == Hand::Implied && concluded.contains(&square.cell) => {
                ghost(markup, square, &symbol.shape, down, theme.colors());
            }
            Some(symbol) => self::symbol(markup, square, symbol, down, theme.colors()),
            None => notes(markup, square, scene.most_notes, theme.colors()),
        }
    }
}

/// Returns the cells of the conclusion of a step.
fn concluded(scene: &Scene) -> BTreeSet<Cell> {
    let lights = scene.lights.iter().filter(|light| light.role == Role::Conclusion);
    lights.map(|light| light.cell).collect()
}

/// Writes the preview of a symbol that a step places.
fn ghost(markup: &mut Markup, square: &Square, shape: &Shape, down: f64, colors: &Colors) {
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
            let (size, anchor) = (fitting(text, 27.0, CELL - 16.0), Anchor::Middle);
            markup.text(Label { text, x, y: y + down, size, anchor, bold: true, color, rim: None });
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

/// Returns the colours of symbols on the ground of a cell: the strong and the soft one.
fn inks(square: &Square, colors: &Colors) -> (Rgb, Rgb) {
    match square.ground {
        Ground::Region(_) => (colors.on_tint, colors.soft_on_tint),
        Ground::Plain | Ground::Wall => (colors.ink, colors.soft),
    }
}

fn symbol(markup: &mut Markup, square: &Square, symbol: &Symbol, down: f64, colors: &Colors) {
    match &symbol.shape {
        Shape::Crown => crown(markup, square.cell, symbol.hand, inks(square, colors).0),
        Shape::Cross => cross(markup, square.cell, symbol.hand, inks(square, colors)),
        Shape::Text(text) => {
            let color = text_color(square, symbol.hand, colors);
            value(markup, square.cell, text, (symbol.hand == Hand::Given, color), down);
        }
    }
}

/// Writes a crown. A given crown has a bar below it; a preview is hollow.
fn crown(markup: &mut Markup, cell: Cell, hand: Hand, ink: Rgb) {
    let (x, y) = middle(cell);
    let rise = if hand == Hand::Given { 3.0 } else { 0.0 };
    let crown = crown_path(cell, rise);
    let line = "stroke-linejoin=\"round\" stroke-linecap=\"round\"";
    match hand {
        Hand::Implied => markup.path(&crown, &format!("{} {line}", hollow(ink, 2.0))),
        _ => {
            markup.path(&crown, &format!("{} {} {line}", fill(ink), stroke(ink, 2.0)));
        }
    }
    if hand == Hand::Given {
        let bar = format!("M{} {}h24", num(x - 12.0), num(y + 15.5));
        markup.path(&bar, &format!("{} {line}", hollow(ink, 3.6)));
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

/// Writes a cross. One that the player did not place is smaller, thinner and softer, but readable.
fn cross(markup: &mut Markup, cell: Cell, hand: Hand, (strong, soft): (Rgb, Rgb)) {
    let (arm, width, ink) = match hand {
        Hand::Implied => (5.0, 1.7, soft),
        _ => (7.5, 3.0, strong),
    };
    markup
        .path(&cross_path(cell, arm), &format!("{} stroke-linecap=\"round\"", hollow(ink, width)));
}

/// Returns the colour of a text. On a region, the accent would be hard to read.
fn text_color(square: &Square, hand: Hand, colors: &Colors) -> Rgb {
    let (strong, soft) = inks(square, colors);
    match (hand, square.ground) {
        (Hand::Implied, _) => soft,
        (Hand::Played, Ground::Plain | Ground::Wall) => colors.accent,
        (Hand::Given | Hand::Played, _) => strong,
    }
}

fn value(markup: &mut Markup, cell: Cell, text: &str, (bold, color): (bool, Rgb), down: f64) {
    let (x, y) = middle(cell);
    let (size, anchor) = (fitting(text, 27.0, CELL - 10.0), Anchor::Middle);
    markup.text(Label { text, x, y: y + down, size, anchor, bold, color, rim: None });
}

fn corner_text(markup: &mut Markup, cell: Cell, text: &str, (strong, soft): (Rgb, Rgb)) {
    let (x, y) = corner(cell);
    let size = fitting(text, 11.5, CELL - 14.0);
    let (anchor, color) = (Anchor::Start, strong.mixed(soft, 0.7));
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

fn region_letter(markup: &mut Markup, cell: Cell, letter: char, color: Rgb, rim: Option<Rgb>) {
    let (x, y) = corner(cell);
    let (anchor, size) = (Anchor::End, 10.0);
    let (x, y, text) = (x + CELL - 6.5, y + CELL - 10.5, letter.to_string());
    markup.text(Label { text: &text, x, y, size, anchor, bold: true, color, rim });
}

/// The height above pencil marks, which a corner text needs.
const ABOVE_NOTES: f64 = 20.0;

/// Writes pencil marks. On one board, a number has the same position and size in every cell. `most`
/// is the largest number that the board can have.
fn notes(markup: &mut Markup, square: &Square, most: u8, colors: &Colors) {
    let Some(largest) = square.notes.iter().copied().max() else { return };
    let most = most.max(largest);
    let columns = (3..16u8).find(|side| side * side >= most).unwrap_or(16);
    let (x, y) = corner(square.cell);
    let step = (CELL - 10.0) / f64::from(columns);
    let rise = (CELL - 5.0 - ABOVE_NOTES) / f64::from(most.div_ceil(columns));
    let ratio = if most > 9 { 0.62 } else { 0.74 };
    let size = (step * ratio).min(rise * 0.98).min(11.5);
    for note in &square.notes {
        let spot = note.saturating_sub(1);
        let x = x + 5.0 + (f64::from(spot % columns) + 0.5) * step;
        let y = y + ABOVE_NOTES + (f64::from(spot / columns) + 0.5) * rise;
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn automatic_crosses_are_readable_yet_lighter_than_own() {
        for theme in Theme::ALL {
            let colors = theme.colors();
            let tints =
                theme.tints().into_iter().map(|tint| (tint, colors.on_tint, colors.soft_on_tint));
            for (ground, own, automatic) in tints.chain([(colors.panel, colors.ink, colors.soft)]) {
                let (own, automatic) = (own.contrast(ground), automatic.contrast(ground));
                assert!(automatic >= 4.5, "{theme} {ground}: {automatic:.2}");
                assert!(automatic < own, "{theme} {ground}: {automatic:.2} {own:.2}");
            }
        }
    }

    /// Returns the position and size of each text in a cell with these notes.
    fn texts(corner: Option<&str>, notes: &[u8]) -> Vec<(String, String)> {
        let mut scene = Scene::new(1, 1);
        scene.most_notes = 6;
        scene.squares.push(Square {
            corner: corner.map(str::to_owned),
            notes: notes.to_vec(),
            ..Square::new(Cell::new(0, 0), 0, Ground::Plain, '.')
        });
        let svg = crate::svg(&scene, Theme::Light);
        let texts = svg.split("<text ").skip(1).filter_map(|text| text.split_once("</text>"));
        let note = |(text, _): (&str, &str)| {
            text.rsplit_once('>').map(|(at, said)| (at.to_owned(), said.to_owned()))
        };
        texts.filter_map(note).filter(|(_, said)| said.len() == 1).collect()
    }

    #[test]
    fn a_note_has_one_place_and_size() {
        let all = texts(None, &[1, 2, 3, 4, 5, 6]);
        for (corner, notes) in [(None, &[1, 5][..]), (Some("12+"), &[1, 5]), (Some("12+"), &[6])] {
            let found = texts(corner, notes);
            assert_eq!(found.len(), notes.len());
            for (at, said) in found {
                let index: usize = said.parse().unwrap();
                assert_eq!(at, all[index - 1].0, "{corner:?} {said}");
            }
        }
    }
}
