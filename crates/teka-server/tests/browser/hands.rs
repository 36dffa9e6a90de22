//! Tests of what hands do on the board: where the focus is, strokes, numbers and pencil marks, and
//! pieces that are carried.

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use serde_json::Value as Json;
use std::time::Duration;

use crate::families::ALL;
use crate::inputs::{CONTROL, ENTER, SHIFT, press_key, waiting};
use crate::visit::{Visit, visit};

const ESCAPE: &str = "\u{e00c}";
const IS_ON_BOARD: &str = "return document.activeElement.id === 'grid'";

async fn at(visit: &Visit, cell: &str) -> (f64, f64) {
    visit.middle(&format!("#cell-{cell}")).await
}

/// Performs one action of the mouse, which keeps its state until the next one.
async fn mouse(visit: &Visit, actions: &[PointerAction]) {
    let mouse = MouseActions::new("mouse".to_owned());
    let all = actions.iter().fold(mouse, |mouse, action| mouse.then(action.clone()));
    visit.client.perform_actions(all).await.unwrap();
}

fn to((x, y): (f64, f64)) -> PointerAction {
    let duration = Some(Duration::from_millis(60));
    PointerAction::MoveTo { duration, x: x.round(), y: y.round() }
}

const DOWN: PointerAction = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
const UP: PointerAction = PointerAction::Up { button: MOUSE_BUTTON_LEFT };

/// Carries whatever is at one point to another, and keeps holding it.
async fn carry(visit: &Visit, from: (f64, f64), end: (f64, f64)) {
    let half = ((from.0 + end.0) / 2.0, (from.1 + end.1) / 2.0);
    mouse(visit, &[to(from), DOWN, to(half), to(end)]).await;
}

/// Returns the middle of the first cell of piece B beside the board, whose drawing is two cells
/// wide and high.
async fn first_cell_of_b(visit: &Visit) -> (f64, f64) {
    let piece = waiting(visit, &visit.game().await, "B").await;
    let (x, y) = visit.middle(&piece).await;
    let script =
        format!("return document.querySelector(\"{piece}\").getBoundingClientRect().width / 4");
    let quarter = visit.until("a piece", &script).await.as_f64().unwrap();
    (x - quarter, y - quarter)
}

#[test]
fn the_focus_stays_on_the_board() {
    visit(|visit| async {
        visit.open(ALL[1].second).await;
        visit.until("the focus on the board", IS_ON_BOARD).await;
        // A digit without a selected cell says what to do.
        visit.keys("1").await;
        visit.says(".feedback", "Select a cell").await;
        visit.point(at(&visit, "r1c1").await).await;
        visit.until_game("game.ui.startsWith('r1c1 ')").await;
        press_key(&visit, "1").await;
        assert_eq!(visit.js(IS_ON_BOARD).await, true, "after a digit");
        for tool in ["Undo", "Redo", "Check", "Hint"] {
            visit.press(tool).await;
            visit.until(&format!("the focus after {tool}"), IS_ON_BOARD).await;
        }
        visit.says(".rungs [aria-current]", "1 Where").await;
        assert_eq!(visit.js(IS_ON_BOARD).await, true, "after the hint has come");
        // A button that the keyboard activates keeps the focus.
        visit.js("[...document.querySelectorAll('.bar button')].find((it) => it.innerText.trim() === 'Check').focus()").await;
        visit.keys(&ENTER.to_string()).await;
        visit.says(".feedback", "No rule is broken").await;
        assert_eq!(visit.js("return document.activeElement.innerText.trim()").await, "Check");
        visit
    });
}

#[test]
fn a_stroke_is_one_undo_and_erases_what_it_begins_on() {
    visit(|visit| async {
        visit.open(ALL[0].second).await;
        let [one, two, three] =
            [at(&visit, "r5c1").await, at(&visit, "r5c2").await, at(&visit, "r5c3").await];
        visit.drag(&[one, two, three]).await;
        visit.until_game("game.made === 3").await;
        visit.chord(CONTROL, 'z').await;
        visit.until_game("game.made === 0 && game.undone === 3").await;
        visit.chord(CONTROL, 'y').await;
        visit.until_game("game.made === 3 && game.undone === 0").await;
        visit.drag(&[two, three]).await;
        let erased = visit.until_game("game.made === 5").await;
        assert!(erased["game"].as_str().unwrap().ends_with("r5c2=.\n& r5c3=.\n"), "{erased}");
        visit.keys("u").await;
        visit.until_game("game.made === 3 && game.undone === 2").await;
        visit
    });
}

/// Returns a 10 x 10 Calcudoku whose cages are sums of two cells.
fn ten() -> String {
    let number = |row: usize, column: usize| (row + column) % 10 + 1;
    let rows = (0..10).map(|row| {
        let cages: Vec<String> =
            (0..10).map(|column| (row * 5 + column / 2 + 1).to_string()).collect();
        cages.join(" ") + "\n"
    });
    let sum = |cage: usize| {
        let (row, column) = (cage / 5, cage % 5 * 2);
        format!("{}+\n", number(row, column) + number(row, column + 1))
    };
    format!("10 50\n{}{}", rows.collect::<String>(), (0..50).map(sum).collect::<String>())
}

#[test]
fn numbers_of_two_digits_come_from_the_pad() {
    visit(|visit| async {
        visit.open(&ten()).await;
        visit.point(at(&visit, "r1c1").await).await;
        visit.until_game("game.ui.startsWith('r1c1 ')").await;
        press_key(&visit, "1").await;
        press_key(&visit, "10").await;
        visit.until_game("game.game.endsWith('r1c1=1!\\nr1c1=10!\\n')").await;
        let left = "return document.querySelector(\".key[aria-label='10'] small\").dataset.left === '9 left'";
        visit.until("the numbers left", left).await;
        // What counts for the player can be switched off, and stays off.
        visit.click("#aid-l").await;
        visit
            .until(
                "no counts",
                "return ![...document.querySelectorAll('.key small')].some((it) => it.dataset.left)",
            )
            .await;
        visit.open(&ten()).await;
        visit
            .until(
                "no counts",
                "return ![...document.querySelectorAll('.key small')].some((it) => it.dataset.left)",
            )
            .await;
        assert_eq!(
            visit.js("return document.querySelector('#aid-l').getAttribute('role')").await,
            "switch"
        );
        assert_eq!(visit.js("return document.querySelector('#aid-l').checked").await, false);
        visit
    });
}

#[test]
fn shift_writes_marks_and_complete_cages_show() {
    visit(|visit| async {
        visit.open(ALL[1].second).await;
        visit.point(at(&visit, "r1c1").await).await;
        visit.until_game("game.ui.startsWith('r1c1 ')").await;
        visit.chord(SHIFT, '2').await;
        visit.until_game("game.game.endsWith('r1c1+2\\n')").await;
        let moves = visit.server.solution(ALL[1].second).await;
        for action in
            moves.iter().filter(|action| action.starts_with("r1c1") || action.starts_with("r1c2"))
        {
            crate::inputs::by_keys(&visit, action).await;
        }
        let complete = "return !!document.querySelector('.drawing [data-complete]')";
        visit.until("the first cage is complete", complete).await;
        visit.keys("f").await;
        visit.until("it is no longer shown", &complete.replace("!!", "!")).await;
        visit
    });
}

const FITS: &str = "return !!document.querySelector('.drawing [data-landing=true]')";

/// Returns the areas on the screen of the unplaced pieces whose letters are `letters`.
async fn slots(visit: &Visit, letters: &[&str]) -> Vec<Json> {
    let mut found = Vec::new();
    for letter in letters {
        let piece = waiting(visit, &visit.game().await, letter).await;
        let script = format!(
            "const {{ x, y, width }} = document.querySelector(\"{piece}\").getBoundingClientRect();
             return [x, y, width].map(Math.round)"
        );
        found.push(visit.until("a piece in its slot", &script).await);
    }
    found
}

#[test]
fn a_carried_piece_shows_its_landing_and_turns_on_the_way() {
    visit(|visit| async {
        visit.open(ALL[3].second).await;
        let before = slots(&visit, &["A", "D"]).await;
        let (from, end) = (first_cell_of_b(&visit).await, at(&visit, "r2c2").await);
        carry(&visit, from, end).await;
        visit.until("the landing", FITS).await;
        visit.until("it floats", "return !!document.querySelector('.drawing .carried')").await;
        assert_eq!(visit.js("return document.querySelectorAll('[fill*=mistake]').length").await, 0);
        visit.keys("r").await;
        visit.until_game("/ 0 1 plain /.test(game.ui)").await;
        let wheel = "document.querySelector('#grid').dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true }))";
        visit.js(wheel).await;
        visit.until_game("/ 0 0 plain /.test(game.ui)").await;
        visit.js("document.querySelector('#grid').dispatchEvent(new MouseEvent('mousedown', { button: 2, bubbles: true }))").await;
        visit.until_game("/ mirrored /.test(game.ui)").await;
        visit.keys("f").await;
        visit.until_game("/ 0 0 plain /.test(game.ui)").await;
        assert_eq!(visit.game().await["made"], 0);
        visit.until("the landing again", FITS).await;
        mouse(&visit, &[UP]).await;
        visit.until_game("game.made === 1").await;
        assert_eq!(slots(&visit, &["A", "D"]).await, before, "the tray stays");
        visit
    });
}

#[test]
fn a_carried_piece_returns_where_it_came_from() {
    visit(|visit| async {
        visit.open(ALL[3].second).await;
        let (from, end) = (first_cell_of_b(&visit).await, at(&visit, "r1c1").await);
        carry(&visit, from, end).await;
        visit.until("the landing", FITS).await;
        mouse(&visit, &[UP]).await;
        let laid = visit.until_game("game.made === 1").await;
        // Escape drops it; it lies where it was.
        let (from, end) = (at(&visit, "r1c1").await, at(&visit, "r2c2").await);
        carry(&visit, from, end).await;
        visit.until_game("/ lifted/.test(game.ui)").await;
        visit.keys(ESCAPE).await;
        visit.until_game("!/ lifted/.test(game.ui)").await;
        mouse(&visit, &[UP]).await;
        assert_eq!(visit.game().await["game"], laid["game"]);
        // A drop that does not fit returns with the reason.
        let end = at(&visit, "r3c4").await;
        carry(&visit, from, end).await;
        mouse(&visit, &[UP]).await;
        visit.says(".feedback", "Piece B would").await;
        let now = visit.until_game("!/ lifted/.test(game.ui)").await;
        assert_eq!(now["game"], laid["game"]);
        // Moving it is one move, and so one undo.
        let end = at(&visit, "r2c2").await;
        carry(&visit, from, end).await;
        mouse(&visit, &[UP]).await;
        visit.until_game("game.made === 2").await;
        visit.keys("u").await;
        visit.until_game("game.made === 1").await;
        visit
    });
}

#[test]
fn shortcuts_are_grouped_and_close_from_anywhere() {
    visit(|visit| async {
        visit.open(ALL[3].second).await;
        visit.keys("?").await;
        visit.says("dialog", "Escape").await;
        assert_eq!(visit.js("return document.querySelectorAll('dialog h3').length").await, 3);
        visit.point((5.0, 300.0)).await;
        visit.until("the dialog is gone", "return !document.querySelector('dialog').open").await;
        visit
    });
}
