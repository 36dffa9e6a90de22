//! Tests of gestures other than clicks: strokes, the secondary button, touch, and the forms of
//! assistance that can be switched off.

use crate::families::ALL;
use crate::inputs::press_key;
use crate::visit::{Visit, visit};

async fn at(visit: &Visit, cell: &str) -> (f64, f64) {
    visit.middle(&format!("#cell-{cell}")).await
}

/// Waits until the label of a cell mentions something.
async fn holds(visit: &Visit, cell: &str, what: &str) {
    let script = format!(
        "return document.querySelector('#cell-{cell}').ariaLabel.split(/[:,] ?/).includes('{what}')"
    );
    visit.until(&format!("{cell} holds {what}"), &script).await;
}

#[test]
fn a_stroke_marks_and_the_other_button_puts_a_queen() {
    visit(|visit| async {
        visit.open(ALL[0].second).await;
        let way = [at(&visit, "r5c1").await, at(&visit, "r5c2").await, at(&visit, "r5c3").await];
        visit.drag(&way).await;
        visit.until_game("game.made === 3").await;
        for cell in ["r5c1", "r5c2", "r5c3"] {
            holds(&visit, cell, "cross").await;
        }
        visit.point_other(at(&visit, "r1c1").await).await;
        holds(&visit, "r1c1", "queen").await;
        // This also works while the board shows something other than the game, as after a check.
        visit.press("Check").await;
        visit.says(".feedback", "No rule is broken").await;
        visit.point_other(at(&visit, "r2c4").await).await;
        holds(&visit, "r2c4", "queen").await;
        visit
    });
}

#[test]
fn a_finger_plays_too() {
    visit(|visit| async {
        visit.open(ALL[0].second).await;
        visit.touch(at(&visit, "r2c2").await).await;
        holds(&visit, "r2c2", "cross").await;
        visit.touch(at(&visit, "r2c2").await).await;
        holds(&visit, "r2c2", "queen").await;
        visit
    });
}

/// The crosses around a queen appear automatically unless that is switched off.
#[test]
fn automatic_marks_are_switched_off_and_stay_off() {
    visit(|visit| async {
        visit.open(ALL[0].second).await;
        visit.point_other(at(&visit, "r1c1").await).await;
        holds(&visit, "r1c4", "implied").await;
        visit.click("#aid-a").await;
        holds(&visit, "r1c4", "empty").await;
        visit.open(ALL[0].second).await;
        visit.point_other(at(&visit, "r1c1").await).await;
        holds(&visit, "r1c1", "queen").await;
        holds(&visit, "r1c4", "empty").await;
        visit
    });
}

#[test]
fn pencil_marks_are_noted_and_tidied() {
    visit(|visit| async {
        visit.open(ALL[1].second).await;
        visit.point(at(&visit, "r1c1").await).await;
        visit.until_game("game.ui.startsWith('r1c1 ')").await;
        press_key(&visit, "m").await;
        press_key(&visit, "1").await;
        press_key(&visit, "2").await;
        visit.until_game("game.made === 2").await;
        press_key(&visit, "m").await;
        visit.point(at(&visit, "r1c2").await).await;
        visit.until_game("game.ui.startsWith('r1c2 ')").await;
        press_key(&visit, "2").await;
        visit.until("the mark is gone", "return /\\b1\\b/.test(document.querySelector('#cell-r1c1').ariaLabel.split(':')[1]) && !/\\b2\\b/.test(document.querySelector('#cell-r1c1').ariaLabel.split(':')[1])").await;
        visit
    });
}

/// A piece is dragged from the tray onto the board, then to another place, then off the board.
#[test]
fn a_piece_is_dragged_onto_the_board_and_off_it() {
    visit(|visit| async {
        visit.open(ALL[3].second).await;
        let game = visit.game().await;
        let waiting = crate::inputs::waiting(&visit, &game, "D").await;
        let from = visit.middle(&waiting).await;
        // The middle of the square piece is a corner of four cells.
        let (one, other) = (at(&visit, "r1c4").await, at(&visit, "r2c5").await);
        let to = ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0);
        let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        visit.drag(&[from, half, to]).await;
        let laid = visit.until_game("game.made === 1").await;
        assert!(laid["game"].as_str().unwrap().contains("\nD=r"), "{laid}");
        let cell = visit.until("D lies", "return [...document.querySelectorAll('[role=gridcell]')].find((it) => it.ariaLabel.includes('piece D'))?.id").await;
        let from = visit.middle(&format!("#{}", cell.as_str().unwrap())).await;
        visit.drag(&[from, (from.0, from.1 + 60.0), (30.0, 600.0)]).await;
        visit.until("D waits again", "return ![...document.querySelectorAll('[role=gridcell]')].some((it) => it.ariaLabel.includes('piece D'))").await;
        visit
    });
}
