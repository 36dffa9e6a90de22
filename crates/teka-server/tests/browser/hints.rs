//! Tests of hints part by part, of what Check says about the rest of the puzzle, and of puzzles with
//! several solutions or none.

use crate::families::ALL;
use crate::inputs::by_keys;
use crate::visit::{Visit, visit};

/// Waits until the current part of the hint is this one.
pub async fn is_at(visit: &Visit, rung: &str) {
    visit.says(".rungs [aria-current]", rung).await;
}

/// Returns the number of elements in the drawing of the board that match a selector.
async fn drawn(visit: &Visit, css: &str) -> i64 {
    let script = format!("return document.querySelectorAll('.drawing {css}').length");
    visit.js(&script).await.as_i64().unwrap()
}

#[test]
fn each_part_of_a_hint_says_something_new() {
    visit(|visit| async {
        for sample in &ALL {
            visit.open(sample.second).await;
            visit.press("Hint").await;
            is_at(&visit, "1 Where").await;
            let place = visit.text(".note").await;
            visit.press("Why?").await;
            is_at(&visit, "2 Why").await;
            let why = visit.text(".note").await;
            let rule = visit.text(".note h2").await;
            assert!(!place.contains(&rule), "{}: {place}", sample.family);
            let before = drawn(&visit, "[stroke-dasharray]").await;
            assert_eq!(before, 0, "{}: no result before the move is named", sample.family);
            visit.press("Show the move").await;
            is_at(&visit, "3 Move").await;
            let then = visit.text(".note").await;
            assert!(then.len() > why.len(), "{}: {then}", sample.family);
            visit.press("Do it").await;
            visit.until_game("game.made > 0").await;
            visit.until("no note", "return !document.querySelector('.note.hint')").await;
        }
        visit
    });
}

#[test]
fn escape_and_any_move_dismiss_a_hint() {
    visit(|visit| async {
        for sample in &ALL {
            visit.open(sample.second).await;
            let moves = visit.server.solution(sample.second).await;
            visit.press("Hint").await;
            is_at(&visit, "1 Where").await;
            visit.press("Dismiss").await;
            visit.until("no note", "return !document.querySelector('.note')").await;
            visit.press("Hint").await;
            is_at(&visit, "1 Where").await;
            visit.tab_to_board().await;
            visit.keys("\u{e00c}").await;
            visit.until("no note", "return !document.querySelector('.note')").await;
            visit.press("Hint").await;
            is_at(&visit, "1 Where").await;
            visit.tab_to_board().await;
            by_keys(&visit, &moves[0]).await;
            visit.until("no hint", "return !document.querySelector('.note.hint')").await;
        }
        visit
    });
}

/// The board keeps its place and its size when coordinates and highlights appear.
#[test]
fn a_hint_moves_nothing() {
    visit(|visit| async {
        for sample in &ALL {
            visit.open(sample.second).await;
            let at = "const it = document.querySelector('#cell-r1c1').getBoundingClientRect();
                return [it.x, it.y, it.width, it.height]";
            let before = visit.js(at).await;
            visit.press("Hint").await;
            for rung in ["Why?", "Show the move"] {
                visit.press(rung).await;
                assert_eq!(visit.js(at).await, before, "{} after {rung}", sample.family);
            }
            visit.press("Dismiss").await;
        }
        visit
    });
}

#[test]
fn check_says_whether_the_puzzle_can_still_be_solved() {
    visit(|visit| async {
        let queens = ALL[0].second;
        visit.open(queens).await;
        let right = visit.server.solution(queens).await;
        visit.press("Check").await;
        visit.says(".outlook", "can still be solved").await;
        visit.tab_to_board().await;
        by_keys(&visit, &right[0]).await;
        let wrong = if right[1].starts_with("r2c5") { "r2c1=Q" } else { "r2c5=Q" };
        by_keys(&visit, wrong).await;
        visit.press("Check").await;
        visit.says(".note", "No rule is broken").await;
        visit.says(".outlook", "cannot be solved").await;
        visit.press("Go back to the last solvable position").await;
        visit.says(".note", "last position that can be solved").await;
        assert_eq!(visit.until_game("game.made === 1").await["made"], 1);
        visit
    });
}

#[test]
fn several_solutions_are_counted_and_explained_as_far_as_logic_goes() {
    visit(|visit| async {
        let several = "5 5 7\nDEFAULT\nA\nAA\nB\nBB\nC\nCC\nD\nDD\nEE\nEE\nE\nFF\nFF\nF\nGGG\n";
        visit.open(several).await;
        visit.go("explain").await;
        visit.says("[data-outcome=stuck]", "several solutions").await;
        visit.go("solve").await;
        visit.click("#panel .row .main").await;
        visit.says("[data-outcome=solved]", "at least 100 solutions").await;
        visit
    });
}

#[test]
fn a_puzzle_without_a_solution_shows_the_reason() {
    visit(|visit| async {
        visit.open("ABC\nABC\nABC\n").await;
        visit.go("solve").await;
        visit.click("#panel .row .main").await;
        visit.says("[data-outcome=unsolvable]", "two of the queens always touch").await;
        visit
    });
}
