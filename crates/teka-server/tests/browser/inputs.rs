//! Moves made by hand, with the keyboard or with the pointer.

use std::collections::{HashSet, VecDeque};

use serde_json::{Value as Json, json};

use crate::visit::Visit;

pub const ENTER: char = '\u{e007}';
pub const SHIFT: char = '\u{e008}';
pub const CONTROL: char = '\u{e009}';
pub const BACKSPACE: char = '\u{e003}';
const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';

/// Returns an arrow key by name.
pub fn arrow(name: &str) -> Option<char> {
    let named = [("left", LEFT), ("up", UP), ("right", RIGHT), ("down", DOWN)];
    named.into_iter().find(|(known, _)| *known == name).map(|(_, arrow)| arrow)
}

/// Makes a move with the keyboard only.
pub async fn by_keys(visit: &Visit, action: &str) {
    let game = visit.game().await;
    match (family(&game), action.split_once('=')) {
        ("queens", Some((cell, _))) => {
            walk(visit, cell).await;
            visit.chord(SHIFT, ENTER).await;
        }
        ("calcudoku", Some((cell, number))) => {
            walk(visit, cell).await;
            visit.keys(number).await;
        }
        ("rush-hour", None) => slide_by_keys(visit, &game, action).await,
        ("packing", Some((letter, _))) => {
            let placement = turns_to_place(visit, &game, action).await;
            visit.keys(&letter.to_lowercase()).await;
            visit.keys(&placement.turns).await;
            visit.until_game(&format!("game.ui === {}", placement.ui)).await;
            walk(visit, &placement.cell).await;
            visit.keys(&ENTER.to_string()).await;
        }
        other => panic!("no keys for {other:?}"),
    }
    has_changed(visit, &game).await;
}

/// Makes a move with the pointer only.
pub async fn by_pointer(visit: &Visit, action: &str) {
    let game = visit.game().await;
    match (family(&game), action.split_once('=')) {
        ("queens", Some((cell, _))) => {
            let at = visit.middle(&format!("#cell-{cell}")).await;
            visit.point(at).await;
            has_changed(visit, &game).await;
            visit.point(at).await;
            visit.until_game(&format!("game.game.trimEnd().endsWith('{action}')")).await;
        }
        ("calcudoku", Some((cell, number))) => {
            visit.point(visit.middle(&format!("#cell-{cell}")).await).await;
            visit.until_game(&format!("game.ui.startsWith('{cell} ')")).await;
            press_key(visit, number).await;
        }
        ("rush-hour", None) => slide_by_pointer(visit, &game, action).await,
        ("packing", Some((letter, _))) => {
            let placement = turns_to_place(visit, &game, action).await;
            visit.point(visit.middle(&waiting(visit, &game, letter).await).await).await;
            visit.until_game(&format!("game.ui !== {}", game["ui"])).await;
            for turn in placement.turns.chars() {
                press_key(visit, &turn.to_string()).await;
            }
            visit.point(visit.middle(&format!("#cell-{}", placement.cell)).await).await;
        }
        other => panic!("no gesture for {other:?}"),
    }
    has_changed(visit, &game).await;
}

fn family(game: &Json) -> &str {
    game["family"].as_str().unwrap()
}

async fn has_changed(visit: &Visit, before: &Json) {
    visit.until_game(&format!("game.game !== {}", before["game"])).await;
}

/// Clicks a key of the keypad and waits until it takes effect.
pub async fn press_key(visit: &Visit, key: &str) {
    let before = visit.game().await;
    let name =
        visit.server.request("play", look(&before)).await["keys"].as_array().unwrap().clone();
    let name = name.iter().find(|it| it["key"] == key).unwrap_or_else(|| panic!("no key {key}"));
    visit.press(name["label"].as_str().unwrap()).await;
    let (game, ui) = (&before["game"], &before["ui"]);
    visit.until_game(&format!("game.game !== {game} || game.ui !== {ui}")).await;
}

fn look(game: &Json) -> Json {
    json!({ "game": game["game"], "ui": game["ui"], "action": "view" })
}

/// Moves the cursor to a cell with the arrow keys.
pub async fn walk(visit: &Visit, cell: &str) {
    let mut game = visit.game().await;
    if cursor(&game).is_none() {
        visit.keys(&RIGHT.to_string()).await;
        game = visit.until_game("/^r\\d/.test(game.ui)").await;
    }
    if game["game"].as_str().unwrap().contains("PYRAMID") {
        return walk_layers(visit, &game, cell).await;
    }
    let (from, to) = (cursor(&game).unwrap(), place(cell).unwrap());
    let times = |by: i32, on: char, back: char| {
        if by < 0 { back } else { on }.to_string().repeat(by.unsigned_abs() as usize)
    };
    visit.keys(&times(to.0 - from.0, DOWN, UP)).await;
    visit.keys(&times(to.1 - from.1, RIGHT, LEFT)).await;
    visit.until_game(&format!("game.ui.split(' ')[0] === '{cell}'")).await;
}

/// Moves the cursor in a solid. Rows differ in length there, so a path is searched first.
async fn walk_layers(visit: &Visit, game: &Json, cell: &str) {
    let arrows = [(RIGHT, [0, 1]), (LEFT, [0, -1]), (DOWN, [1, 0]), (UP, [-1, 0])];
    let mut found = VecDeque::from([(game.clone(), String::new())]);
    let mut seen = HashSet::new();
    while let Some((at, keys)) = found.pop_front() {
        let now = at["ui"].as_str().unwrap().split(' ').next().unwrap().to_owned();
        if now == cell {
            visit.keys(&keys).await;
            visit.until_game(&format!("game.ui.split(' ')[0] === '{cell}'")).await;
            return;
        }
        if seen.insert(now) {
            for (key, arrow) in arrows {
                let next = send(visit, &at, json!({ "arrow": arrow })).await;
                found.push_back((next, format!("{keys}{key}")));
            }
        }
    }
    panic!("no way to {cell}");
}

fn cursor(game: &Json) -> Option<(i32, i32)> {
    place(game["ui"].as_str()?.split(' ').next()?)
}

/// Converts `r3c5` to a row and a column.
fn place(cell: &str) -> Option<(i32, i32)> {
    let (row, column) = cell.strip_prefix('r')?.split_once('c')?;
    Some((row.parse().ok()?, column.parse().ok()?))
}

/// Returns the letter in a move such as `F+3`, whether the vehicle is vertical, and the distance.
async fn slide(visit: &Visit, action: &str) -> (String, bool, i32) {
    let (letter, by) = action.split_at(1);
    let cells = cells_of(visit, letter).await;
    let upright = place(&cells[0]).unwrap().1 == place(&cells[1]).unwrap().1;
    (letter.to_owned(), upright, by.parse().unwrap())
}

/// Returns the cells whose labels mention a body.
async fn cells_of(visit: &Visit, letter: &str) -> Vec<String> {
    let script = format!(
        "return [...document.querySelectorAll('[role=gridcell]')]
           .filter((it) => it.getAttribute('aria-label').split(/[:,]/).some((it) => ['piece {letter}', 'vehicle {letter}'].includes(it.trim())))
           .map((it) => it.id.replace('cell-', ''))
           .join(' ')"
    );
    let cells = visit.until(&format!("the cells of {letter}"), &script).await;
    cells.as_str().unwrap().split(' ').map(str::to_owned).collect()
}

async fn slide_by_keys(visit: &Visit, game: &Json, action: &str) {
    let (letter, upright, by) = slide(visit, action).await;
    visit.keys(&letter.to_lowercase()).await;
    visit.until_game(&format!("game.ui !== {}", game["ui"])).await;
    let arrow = match (upright, by > 0) {
        (false, true) => RIGHT,
        (false, false) => LEFT,
        (true, true) => DOWN,
        (true, false) => UP,
    };
    for _ in 0..by.abs() {
        let before = visit.game().await;
        visit.keys(&arrow.to_string()).await;
        has_changed(visit, &before).await;
    }
}

async fn slide_by_pointer(visit: &Visit, _: &Json, action: &str) {
    let (letter, upright, by) = slide(visit, action).await;
    let cells = cells_of(visit, &letter).await;
    let from = visit.middle(&format!("#cell-{}", cells[0])).await;
    let next = visit.middle(&format!("#cell-{}", cells[1])).await;
    // Neighbouring cells of a vehicle are one step apart.
    let step = (next.0 - from.0 + next.1 - from.1) * f64::from(by);
    let part = |share: f64| match upright {
        true => (from.0, from.1 + step * share),
        false => (from.0 + step * share, from.1),
    };
    visit.drag(&[part(0.0), part(0.3), part(0.7), part(1.0)]).await;
}

/// Returns a selector for the drawing of an unplaced piece.
pub async fn waiting(visit: &Visit, game: &Json, letter: &str) -> String {
    let state = visit.server.request("play", look(game)).await;
    let tray = state["scene"]["tray"].as_array().unwrap().clone();
    let piece = tray.iter().find(|it| it["letter"] == letter).unwrap();
    format!(".drawing [data-piece='{}']", piece["index"])
}

/// The keys that rotate and flip a piece, and the cell at which to place it.
pub struct Placement {
    pub turns: String,
    pub cell: String,
    /// The user-interface state while the piece is selected and oriented.
    pub ui: Json,
}

/// Finds by trial how to orient a piece for a placement such as `A=r1c1r2c1`.
pub async fn turns_to_place(visit: &Visit, game: &Json, action: &str) -> Placement {
    let (letter, cells) = action.split_once('=').unwrap();
    let cells: Vec<String> = cells.split('r').skip(1).map(|rest| format!("r{rest}")).collect();
    for turns in orientations() {
        let mut state = send(visit, game, json!({ "key": letter })).await;
        for turn in turns.chars() {
            state = send(visit, &state, json!({ "key": turn.to_string() })).await;
        }
        for cell in &cells {
            let tried = send(visit, &state, json!({ "press": cell })).await;
            let made = tried["game"].as_str().unwrap().trim_end().lines().last().unwrap();
            if sorted(made) == sorted(action) {
                return Placement { turns, cell: cell.clone(), ui: state["ui"].clone() };
            }
        }
    }
    panic!("no turns that place {action}");
}

/// Returns a move with its cells sorted.
fn sorted(action: &str) -> Vec<&str> {
    let mut parts: Vec<&str> = action.split(['=', 'r']).collect();
    parts.sort_unstable();
    parts
}

/// Returns the keys for every orientation of a piece, the shortest sequence first.
fn orientations() -> Vec<String> {
    let mut found = Vec::new();
    for stand in ["", ";", ";;"] {
        for mirror in ["", "/"] {
            found.extend((0..4).map(|turns| format!("{stand}{mirror}{}", ".".repeat(turns))));
        }
    }
    found
}

async fn send(visit: &Visit, game: &Json, input: Json) -> Json {
    let action = json!({ "input": input });
    let body = json!({ "game": game["game"], "ui": game["ui"], "action": action });
    visit.server.request("play", body).await
}
