//! Every kind of mistake in a game, what is said of it, and the way back.

use crate::families::ALL;
use crate::inputs::{CONTROL, ENTER, SHIFT, walk};
use crate::visit::{Visit, visit};

/// What somebody does at a board, by keyboard.
enum Do {
    /// Walks to a cell.
    At(&'static str),
    /// Types keys.
    Type(&'static str),
    /// Does the other thing.
    Other,
    /// Does the usual thing.
    Act,
    /// Asks whether it is right so far.
    Check,
    /// Reads this beside the board.
    Read(&'static str),
    Undo,
}

use Do::{Act, At, Check, Other, Read, Type, Undo};

async fn go_through(visit: &Visit, text: &str, steps: &[Do]) {
    visit.open(text).await;
    for step in steps {
        if !matches!(step, Check | Read(_)) {
            visit.tab_to_board().await;
        }
        let before = visit.game().await;
        match step {
            At(cell) => walk(visit, cell).await,
            Type(keys) => visit.keys(keys).await,
            Other => {
                visit.chord(SHIFT, ENTER).await;
                visit.until_game(&format!("game.game !== {}", before["game"])).await;
            }
            Act => visit.keys(&ENTER.to_string()).await,
            Check => visit.press("Check").await,
            Read(part) => drop(visit.says(".told", part).await),
            Undo => {
                visit.chord(CONTROL, 'z').await;
                visit.until_game(&format!("game.made < {}", before["made"])).await;
            }
        }
    }
}

#[test]
fn queens_that_see_each_other_are_told() {
    visit(|visit| async {
        let steps = [
            At("r1c1"),
            Other,
            At("r1c5"),
            Other,
            Check,
            Read("Two queens stand in row 1"),
            Undo,
            At("r5c1"),
            Other,
            Check,
            Read("Two queens stand in column 1"),
            Undo,
            At("r2c2"),
            Other,
            Check,
            Read("Two queens touch"),
            Undo,
            At("r2c5"),
            Other,
            At("r5c3"),
            Other,
            Check,
            Read("Two queens stand in region D"),
            Undo,
            Undo,
            Check,
            Read("No rule is broken so far"),
            Read("4 queens are still missing"),
        ];
        go_through(&visit, ALL[0].second, &steps).await;
        let given = "A* A B B B\nC A B B D\nC C C B D\nC E E D D\nE E D D D\n";
        go_through(&visit, given, &[At("r1c1"), Type("x"), Read("is given; it stays")]).await;
        visit
    });
}

#[test]
fn numbers_that_do_not_fit_are_told() {
    visit(|visit| async {
        let steps = [
            At("r1c1"),
            Type("1"),
            At("r1c3"),
            Type("1"),
            Check,
            Read("more than one 1 in row 1"),
            Undo,
            At("r3c1"),
            Type("1"),
            Check,
            Read("more than one 1 in column 1"),
            Undo,
            At("r1c2"),
            Type("3"),
            Check,
            Read("does not reach its target 3"),
            Undo,
            // NINE
            At("r1c1"),
            Type("m2"),
            Read("Empty the cell first"),
            Type("m"),
            Check,
            Read("No rule is broken so far"),
            Read("8 cells are still empty"),
        ];
        go_through(&visit, ALL[1].second, &steps).await;
        visit
    });
}

#[test]
fn what_stands_in_the_way_is_told() {
    visit(|visit| async {
        let steps = [
            Type("p"),
            Type("\u{e012}"),
            Read("vehicle A stands at row 3, column 1"),
            Type("a"),
            Type("\u{e013}"),
            Read("stands at the edge of the board"),
            Check,
            Read("No rule is broken so far"),
            Read("3 cells away from the exit"),
        ];
        go_through(&visit, ALL[2].second, &steps).await;
        visit
    });
}

#[test]
fn pieces_that_do_not_fit_are_told() {
    visit(|visit| async {
        let steps = [
            At("r1c1"),
            Type("a"),
            Act,
            Type("b"),
            Act,
            Read("would overlap piece A"),
            // STICK
            Type("\u{e003}"),
            Check,
            Read("No rule is broken so far"),
            Read("2 pieces are still to be placed"),
        ];
        go_through(&visit, ALL[3].second, &steps).await;
        let given = format!("{}GIVEN\nAA..\nA...\n....\n", ALL[3].second);
        go_through(&visit, &given, &[At("r1c1"), Act, Read("is given: it stays")]).await;
        visit
    });
}

/// Words of a mistake light the cells they speak of.
#[test]
fn a_mistake_points_at_its_cells() {
    visit(|visit| async {
        let steps = [At("r1c1"), Other, At("r1c5"), Other, Check, Read("Two queens")];
        go_through(&visit, ALL[0].second, &steps).await;
        visit.click(".told .word").await;
        visit.until("lit cells", "return document.querySelectorAll('.cell.lit').length > 0").await;
        let label = visit.js("return document.querySelector('#cell-r1c1').ariaLabel").await;
        assert!(label.as_str().unwrap().contains("queen"), "{label}");
        visit
    });
}
