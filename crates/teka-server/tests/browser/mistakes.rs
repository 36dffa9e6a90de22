//! Every kind of mistake in a game, its message, and how it is undone.

use crate::families::ALL;
use crate::inputs::{BACKSPACE, CONTROL, ENTER, SHIFT, arrow, walk};
use crate::visit::{Visit, visit};

/// Does at a board, by keyboard, what is written before the `>`, then reads what is written
/// behind it; one such line after the other.
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
fn queens_that_see_each_other_are_told() {
    let wrong = "
        r1c1 other r1c5 other check > There is a mistake & Two queens stand in row 1
        undo r5c1 other check > Two queens stand in column 1
        undo r2c2 other check > Two queens touch
        undo r2c5 other r5c3 other check > Two queens stand in region D
        undo undo check > No rule is broken so far & 4 queens are still missing";
    let given = "A* A B B B\nC A B B D\nC C C B D\nC E E D D\nE E D D D\n";
    visit(|visit| async move {
        go_through(&visit, ALL[0].second, wrong).await;
        go_through(&visit, given, "r1c1 'x > is given; it stays").await;
        visit
    });
}

#[test]
fn numbers_that_do_not_fit_are_told() {
    let wrong = "
        r1c1 '1 r1c3 '1 check > There is a mistake & more than one 1 in row 1
        undo r3c1 '1 check > more than one 1 in column 1
        undo r1c2 '3 check > does not reach its target 3
        undo r2c2 '9 > 9 is not a number from 1 to 3
        r1c1 'm2 > Empty the cell first
        'm check > No rule is broken so far & 8 cells are still empty";
    visit(|visit| async move {
        go_through(&visit, ALL[1].second, wrong).await;
        visit
    });
}

#[test]
fn what_stands_in_the_way_is_told() {
    let wrong = "
        'p left > vehicle A stands at row 3, column 1
        'a up > stands at the edge of the board
        check > No rule is broken so far & 3 cells away from the exit";
    visit(|visit| async move {
        go_through(&visit, ALL[2].second, wrong).await;
        visit
    });
}

#[test]
fn pieces_that_do_not_fit_are_told() {
    let wrong = "
        r1c1 'b act 'd act > would overlap piece B
        r3c1 act > would stick out
        clear check > No rule is broken so far & 2 pieces are still to be placed
        r3c3 act > is given: it stays";
    visit(|visit| async move {
        go_through(&visit, ALL[3].second, wrong).await;
        visit
    });
}

/// Words of a mistake light the cells they speak of.
#[test]
fn a_mistake_points_at_its_cells() {
    visit(|visit| async {
        let wrong = "r1c1 other r1c5 other check > Two queens";
        go_through(&visit, ALL[0].second, wrong).await;
        visit.click(".feedback .word").await;
        visit.until("lit cells", "return document.querySelectorAll('.cell.lit').length > 0").await;
        let label = visit.js("return document.querySelector('#cell-r1c1').ariaLabel").await;
        assert!(label.as_str().unwrap().contains("queen"), "{label}");
        visit
    });
}
