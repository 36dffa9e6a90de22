//! Scenes as JSON: all a page needs to draw a board, to press and drag on it, and to read it
//! aloud, without knowing the puzzle.

mod label;

use serde_json::{Value as Json, json};
use teka_core::place::Cell;
use teka_core::scene::{Body, Ground, Hand, Role, Scene, Shape, Side, Square, Symbol};
use teka_render::{Areas, CELL, Frame, Shape as Layout, Solid, Theme};
use teka_text::Words;

/// How pictures look.
#[derive(Clone, Copy, Debug)]
pub struct Look {
    pub theme: Theme,
    pub layout: Layout,
}

/// The scene and its drawing. Without words squares have no labels: for pictures that stand
/// for a moment only.
pub fn picture(scene: &Scene, look: Look, words: Option<&Words>) -> Json {
    let svg = teka_render::shaped(scene, look.theme, look.layout);
    json!({ "scene": self::scene(scene, look.layout, words), "svg": svg })
}

fn scene(scene: &Scene, layout: Layout, words: Option<&Words>) -> Json {
    let Areas { view, squares, tray, solid } = teka_render::areas_shaped(scene, layout);
    let labels = words.map(|words| label::labels(scene, words));
    let label = |index: usize| labels.as_ref().and_then(|labels| labels.get(index));
    let squares = scene.squares.iter().zip(&squares).enumerate();
    let squares: Vec<Json> =
        squares.map(|(index, (it, area))| square(it, *area, label(index))).collect();
    let waiting = scene.tray.iter().zip(&tray);
    let waiting: Vec<Json> = waiting.map(|(it, area)| body(it, Some(*area))).collect();
    let lights = scene.lights.iter();
    let lights =
        lights.map(|light| json!({ "cell": light.cell.to_string(), "role": role(light.role) }));
    let arrows = scene.arrows.iter();
    let arrows = arrows.map(|it| json!({ "from": it.from.to_string(), "to": it.to.to_string() }));
    let balls = scene.balls.iter().map(|it| json!({ "cell": it.cell.to_string(), "at": it.at }));
    json!({
        "rows": scene.rows, "columns": scene.columns, "cell": CELL, "view": frame(view),
        "squares": squares,
        "bodies": scene.bodies.iter().map(|it| body(it, None)).collect::<Vec<_>>(),
        "tray": waiting, "lights": lights.collect::<Vec<_>>(),
        "arrows": arrows.collect::<Vec<_>>(), "balls": balls.collect::<Vec<_>>(),
        "solid": solid.map(self::solid),
        "exit": scene.exit.map(|gap| json!({ "side": side(gap.side), "line": gap.line })),
    })
}

/// All a page needs to turn it.
fn solid(it: Solid) -> Json {
    json!({
        "area": frame(it.area), "origin": it.origin, "diameter": it.diameter,
        "turn": it.turn, "rise": it.rise, "low": it.low, "high": it.high,
    })
}

fn square(it: &Square, area: Frame, label: Option<&String>) -> Json {
    let (ground, region) = match it.ground {
        Ground::Plain => ("plain", None),
        Ground::Wall => ("wall", None),
        Ground::Region(region) => ("region", Some(region)),
    };
    json!({
        "cell": it.cell.to_string(), "row": it.cell.row, "column": it.cell.column,
        "area": frame(area), "label": label, "group": it.group, "ground": ground,
        "region": region, "letter": it.letter, "symbol": it.symbol.as_ref().map(symbol),
        "corner": it.corner, "notes": it.notes, "glyph": it.glyph,
    })
}

fn symbol(it: &Symbol) -> Json {
    let (shape, text) = match &it.shape {
        Shape::Crown => ("queen", None),
        Shape::Cross => ("cross", None),
        Shape::Text(text) => ("text", Some(text)),
    };
    let hand = match it.hand {
        Hand::Given => "given",
        Hand::Played => "played",
        Hand::Implied => "implied",
    };
    json!({ "shape": shape, "text": text, "hand": hand })
}

fn body(it: &Body, area: Option<Frame>) -> Json {
    json!({
        "place": format!("piece {}", it.letter), "index": it.index, "letter": it.letter,
        "cells": cells(&it.cells), "primary": it.primary, "moved": it.moved,
        "drag": drag(it), "area": area.map(frame),
    })
}

/// How a pointer may carry it: along its row or column so many cells back and ahead, or
/// wherever it likes.
fn drag(it: &Body) -> Json {
    let Some((back, ahead)) = it.reach.filter(|_| it.slides) else {
        return json!({ "axis": "free" });
    };
    let is_upright =
        it.cells.iter().all(|cell| Some(cell.column) == it.cells.first().map(|first| first.column));
    json!({ "axis": if is_upright { "column" } else { "row" }, "back": back, "ahead": ahead })
}

/// Cells by name.
pub fn cells(cells: &[Cell]) -> Json {
    cells.iter().map(ToString::to_string).collect()
}

fn frame(it: Frame) -> Json {
    json!({ "x": it.x, "y": it.y, "width": it.width, "height": it.height })
}

fn side(side: Side) -> &'static str {
    match side {
        Side::Left => "left",
        Side::Right => "right",
        Side::Top => "top",
        Side::Bottom => "bottom",
    }
}

fn role(role: Role) -> &'static str {
    match role {
        Role::Reason => "reason",
        Role::Conclusion => "conclusion",
        Role::Mistake => "mistake",
        Role::Cursor => "cursor",
    }
}
