//! Tests of every kind of mistake in a game, its message, and undoing it.

use crate::families::ALL;
use crate::inputs::{BACKSPACE, CONTROL, ENTER, SHIFT, arrow, walk};
use crate::visit::{Visit, visit};

/// Runs a script of lines at a board. Each line has the keys before `>` and the expected message
/// after it.
async fn go_through(visit: &Visit, text: &str, lines: &str) {
    visit.open(text).await;
    for line in lines.lines().filter(|line| !line.trim().is_empty()) {
        let (done, read) = line.split_once('>').unwrap();
        for word in done.split_whitespace() {
            act(visit, word).await;
        }
        for part in read.split('&') {
            visit.says(".feedback", part.trim()).await;
        }
    }
}

async fn act(visit: &Visit, word: &str) {
    let before = visit.game().await;
    if word != "check" {
        visit.tab_to_board().await;
    }
    match word {
        "check" => visit.press("Check").await,
        "act" => visit.keys(&ENTER.to_string()).await,
        "clear" => visit.keys(&BACKSPACE.to_string()).await,
        "other" => {
            visit.chord(SHIFT, ENTER).await;
            visit.until_game(&format!("game.game !== {}", before["game"])).await;
        }
        "undo" => {
            visit.chord(CONTROL, 'z').await;
            visit.until_game(&format!("game.made < {}", before["made"])).await;
        }
        _ => match (word.strip_prefix('\''), arrow(word)) {
            (Some(keys), _) => visit.keys(keys).await,
            (_, Some(arrow)) => visit.keys(&arrow.to_string()).await,
            _ => walk(visit, word).await,
        },
    }
}

#[test]
fn queens_that_attack_each_other_are_reported() {
    let wrong = "
        r1c1 other r1c5 other check > There is a mistake & There are two queens in row 1
        undo r5c1 other check > There are two queens in column 1
        undo r2c2 other check > Two queens touch
        undo r2c5 other r5c3 other check > There are two queens in region D
        undo undo check > No rule is broken so far & 4 queens are still missing";
    let given = "A* A B B B\nC A B B D\nC C C B D\nC E E D D\nE E D D D\n";
    visit(|visit| async move {
        go_through(&visit, ALL[0].second, wrong).await;
        go_through(&visit, given, "r1c1 'x > is given and cannot be changed").await;
        visit
    });
}

#[test]
fn numbers_that_break_a_rule_are_reported() {
    let wrong = "
        r1c1 '1 r1c3 '1 check > There is a mistake & more than one 1 in row 1
        undo r3c1 '1 check > more than one 1 in column 1
        undo r1c2 '3 check > does not reach its target, 3
        undo r2c2 '9 > 9 is out of range
        r1c1 'm2 > Clear the cell before
        'm check > No rule is broken so far & 8 cells are still empty";
    visit(|visit| async move {
        go_through(&visit, ALL[1].second, wrong).await;
        visit
    });
}

#[test]
fn a_blocking_vehicle_is_reported() {
    let wrong = "
        'p left > vehicle A is at row 3, column 1
        'a up > is at the edge of the board
        check > No rule is broken so far & 3 cells from the exit";
    visit(|visit| async move {
        go_through(&visit, ALL[2].second, wrong).await;
        visit
    });
}

#[test]
fn pieces_that_do_not_fit_are_reported() {
    let wrong = "
        r1c1 'b act 'd act > would overlap piece B
        r3c1 act > would extend beyond the board
        clear check > No rule is broken so far & 2 pieces are left to place
        r3c3 act > is given and cannot be moved";
    visit(|visit| async move {
        go_through(&visit, ALL[3].second, wrong).await;
        visit
    });
}

/// Words in a mistake highlight the cells they refer to.
#[test]
fn a_mistake_points_at_its_cells() {
    visit(|visit| async {
        let wrong = "r1c1 other r1c5 other check > There are two queens";
        go_through(&visit, ALL[0].second, wrong).await;
        visit.click(".feedback .word").await;
        visit.until("lit cells", "return document.querySelectorAll('.cell.lit').length > 0").await;
        let label = visit.js("return document.querySelector('#cell-r1c1').ariaLabel").await;
        assert!(label.as_str().unwrap().contains("queen"), "{label}");
        visit
    });
}
