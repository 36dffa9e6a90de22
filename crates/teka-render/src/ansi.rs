//! Scenes as terminal text with 24-bit colours.
//!
//! The colours are those of other drawings, and a cell is a few columns wide. Highlighted cells
//! also have brackets, for readers and terminals without colour.

use std::collections::BTreeMap;

use teka_core::place::Cell;
use teka_core::scene::{Arrow, Body, Ground, Hand, Role, Scene, Shape, Square, Symbol};

use crate::color::Rgb;
use crate::looks::{Looks, Sharing};
use crate::text::{add_exit, printable};
use crate::theme::Theme;

/// The theme for terminals. Soft light backgrounds with dark text are readable on both dark and
/// light terminals.
const THEME: Theme = Theme::Light;

/// The maximum number of characters in a cell.
const LONGEST: usize = 9;

const RESET: &str = "\x1b[0m";

/// The content of one cell.
#[derive(Clone)]
struct Tile {
    ground: Rgb,
    ink: Rgb,
    bold: bool,
    /// The target of a cage, on a line of its own.
    head: String,
    body: String,
    /// True if the cell is empty and can show an arrow.
    is_free: bool,
    light: Option<Role>,
}

/// Writes a scene with colours, one line per row, or two lines if cells have corner texts.
pub fn write(scene: &Scene) -> String {
    let tiles = tiles(scene);
    let has_heads = tiles.values().any(|tile| !tile.head.is_empty());
    let longest = |of: fn(&Tile) -> &str| tiles.values().map(|tile| of(tile).chars().count()).max();
    let body = longest(|tile| &tile.body).unwrap_or(1);
    let head = longest(|tile| &tile.head).unwrap_or(0);
    let width = (body + 2).max(head + 1).max(3);
    let exit = scene.exit.map(|gap| exit_tile(gap.glyph));
    let mut text = String::new();
    for row in rows(scene, &tiles, exit.as_ref()) {
        if has_heads {
            text += &line(&row, width, Tile::head_line);
        }
        text += &line(&row, width, Tile::body_line);
    }
    text
}

/// Returns the cells of every row, with the exit beside, above or below them.
fn rows<'a>(
    scene: &Scene,
    tiles: &'a BTreeMap<Cell, Tile>,
    exit: Option<&'a Tile>,
) -> Vec<Vec<Option<&'a Tile>>> {
    let cells = |row| (0..scene.columns).map(move |column| tiles.get(&Cell::new(row, column)));
    let mut rows: Vec<Vec<Option<&Tile>>> =
        (0..scene.rows).map(|row| cells(row).collect()).collect();
    if let Some(gap) = scene.exit {
        add_exit(&mut rows, gap, exit, None);
    }
    rows
}

fn exit_tile(glyph: char) -> Tile {
    let colors = THEME.colors();
    let (head, body) = (String::new(), printable(glyph).to_string());
    Tile {
        ground: colors.exit,
        ink: colors.panel,
        bold: true,
        head,
        body,
        is_free: false,
        light: None,
    }
}

type Piece = (Style, String);

/// Writes one line of a row of cells, without the missing cells at its end.
fn line(row: &[Option<&Tile>], width: usize, pieces: fn(&Tile, usize) -> Vec<Piece>) -> String {
    let there = row.iter().rposition(Option::is_some).map_or(0, |last| last + 1);
    let (mut line, mut style) = (String::new(), None);
    for tile in &row[..there] {
        let gap = (Style::default(), " ".repeat(width));
        for (wanted, text) in tile.map_or_else(|| vec![gap], |tile| pieces(tile, width)) {
            if style != Some(wanted) {
                line += &wanted.escape();
                style = Some(wanted);
            }
            line += &text;
        }
    }
    line + RESET + "\n"
}

impl Tile {
    fn head_line(&self, width: usize) -> Vec<Piece> {
        let soft = THEME.colors().ink.mixed(self.ground, 0.25);
        vec![(Style::on(self.ground, soft, false), format!("{:<width$}", self.head))]
    }

    fn body_line(&self, width: usize) -> Vec<Piece> {
        let inner = width.saturating_sub(2);
        let body = (Style::on(self.ground, self.ink, self.bold), format!("{:^inner$}", self.body));
        let (left, right, edge) = match self.light {
            None => (" ", " ", Style::on(self.ground, self.ink, self.bold)),
            Some(role) => brackets(role),
        };
        vec![(edge, left.to_owned()), body, (edge, right.to_owned())]
    }
}

/// Returns the brackets around a highlighted cell, with their colours.
fn brackets(role: Role) -> (&'static str, &'static str, Style) {
    let colors = THEME.colors();
    let (white, ink) = (colors.panel, colors.ink);
    let (left, right) = marks(role);
    let style = match role {
        Role::Reason => Style::on(colors.reason, ink, true),
        Role::Conclusion => Style::on(colors.conclusion.mixed(ink, 0.3), white, true),
        Role::Mistake => Style::on(colors.mistake, white, true),
        Role::Cursor => Style::on(colors.accent, white, true),
    };
    (left, right, style)
}

/// Returns the brackets around a highlighted cell.
pub(crate) const fn marks(role: Role) -> (&'static str, &'static str) {
    match role {
        Role::Reason => ("[", "]"),
        Role::Conclusion => ("(", ")"),
        Role::Mistake => ("!", "!"),
        Role::Cursor => (">", "<"),
    }
}

/// The background colour, the text colour and the weight, or `None` outside the board.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Style(Option<(Rgb, Rgb, bool)>);

impl Style {
    const fn on(ground: Rgb, ink: Rgb, bold: bool) -> Self {
        Self(Some((ground, ink, bold)))
    }

    fn escape(self) -> String {
        let Some((ground, ink, bold)) = self.0 else { return RESET.to_owned() };
        let weight = if bold { ";1" } else { "" };
        let color = |Rgb(red, green, blue): Rgb| format!("2;{red};{green};{blue}");
        format!("\x1b[0;48;{};38;{}{weight}m", color(ground), color(ink))
    }
}

fn tiles(scene: &Scene) -> BTreeMap<Cell, Tile> {
    let regions = Looks::of_regions(scene, THEME, Sharing::Allowed);
    let groups = Looks::of_groups(scene, THEME, Sharing::Allowed);
    let is_grouped = scene.squares.windows(2).any(|pair| pair[0].group != pair[1].group);
    let ground = |square: &Square| match square.ground {
        Ground::Region(region) => regions.get(region).color,
        Ground::Wall => THEME.colors().wall,
        Ground::Plain if is_grouped => groups.get(square.group).color,
        Ground::Plain => THEME.colors().panel,
    };
    let mut tiles: BTreeMap<Cell, Tile> =
        scene.squares.iter().map(|square| (square.cell, tile(square, ground(square)))).collect();
    let bodies = Looks::of_bodies(scene, THEME);
    scene.bodies.iter().for_each(|body| lay(&mut tiles, body, bodies.get(body.index).color));
    scene.arrows.iter().for_each(|arrow| point(&mut tiles, *arrow));
    for light in &scene.lights {
        if let Some(tile) = tiles.get_mut(&light.cell) {
            let shown = tile.light.unwrap_or(light.role);
            tile.light = Some(more_pressing(shown, light.role));
        }
    }
    tiles
}

/// Returns the highlight with the higher priority.
pub(crate) fn more_pressing(one: Role, other: Role) -> Role {
    if rank(other) >= rank(one) { other } else { one }
}

/// Returns the priority of a highlight. A cell shows only one.
const fn rank(role: Role) -> u8 {
    match role {
        Role::Reason => 0,
        Role::Cursor => 1,
        Role::Conclusion => 2,
        Role::Mistake => 3,
    }
}

fn tile(square: &Square, ground: Rgb) -> Tile {
    let colors = THEME.colors();
    let (body, ink, bold) = match &square.symbol {
        Some(Symbol { shape: Shape::Crown, .. }) => ("♛".to_owned(), colors.ink, true),
        Some(Symbol { shape: Shape::Cross, hand: Hand::Implied }) => {
            ("×".to_owned(), ground.mixed(colors.ink, 0.4), false)
        }
        Some(Symbol { shape: Shape::Cross, .. }) => {
            ("×".to_owned(), ground.mixed(colors.ink, 0.75), false)
        }
        Some(Symbol { shape: Shape::Text(text), hand }) => {
            (clean(text), colors.ink, *hand == Hand::Given)
        }
        None if !square.notes.is_empty() => (clean(&notes(&square.notes)), colors.soft, false),
        None if square.ground == Ground::Wall => {
            (printable(square.glyph).to_string(), ground.mixed(colors.panel, 0.6), false)
        }
        None => (printable(square.glyph).to_string(), ground.mixed(colors.ink, 0.45), false),
    };
    let head = square.corner.as_deref().map(clean).unwrap_or_default();
    let is_free = square.symbol.is_none() && square.notes.is_empty();
    Tile { ground, ink, bold, head, body, is_free, light: None }
}

/// Shortens a text to fit into a cell and removes control characters.
pub(crate) fn clean(text: &str) -> String {
    let whole = text.chars().count() <= LONGEST;
    let kept = text.chars().take(if whole { LONGEST } else { LONGEST - 1 });
    kept.map(printable).chain((!whole).then_some('…')).collect()
}

/// Writes pencil marks side by side: `136`, or `9,12` if some have two digits.
pub(crate) fn notes(notes: &[u8]) -> String {
    let between = if notes.iter().any(|note| *note > 9) { "," } else { "" };
    notes.iter().map(u8::to_string).collect::<Vec<_>>().join(between)
}

fn lay(tiles: &mut BTreeMap<Cell, Tile>, body: &Body, color: Rgb) {
    let colors = THEME.colors();
    let (ground, ink) = match (body.primary, body.moved) {
        (true, _) => (colors.primary, colors.on_primary),
        (false, true) => (colors.accent, colors.panel),
        (false, false) => (color, colors.ink),
    };
    let (head, text) = (String::new(), printable(body.letter).to_string());
    let tile = Tile { ground, ink, bold: true, head, body: text, is_free: false, light: None };
    tiles.extend(body.cells.iter().map(|cell| (*cell, tile.clone())));
}

/// Shows where an arrow points, or where it starts if its target is occupied.
fn point(tiles: &mut BTreeMap<Cell, Tile>, arrow: Arrow) {
    use std::cmp::Ordering::{Equal, Greater, Less};
    let head = match (arrow.to.row.cmp(&arrow.from.row), arrow.to.column.cmp(&arrow.from.column)) {
        (Equal, Equal) => return,
        (Equal, Greater) => "→",
        (Equal, Less) => "←",
        (Greater, Equal) => "↓",
        (Less, Equal) => "↑",
        (Greater, Greater) => "↘",
        (Greater, Less) => "↙",
        (Less, Greater) => "↗",
        (Less, Less) => "↖",
    };
    let is_free = |cell: &Cell| tiles.get(cell).is_some_and(|tile| tile.is_free);
    let spot = [arrow.to, arrow.from].into_iter().find(is_free);
    if let Some(tile) = spot.and_then(|cell| tiles.get_mut(&cell)) {
        (tile.body, tile.ink, tile.bold) = (head.to_owned(), THEME.colors().accent, true);
    }
}
