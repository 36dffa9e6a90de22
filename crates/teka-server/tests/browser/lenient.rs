//! Tests of puzzles opened leniently: every function of the page works with them.

use crate::visit::{LINK, Visit, visit};

/// A missing piece, and too many pieces for the board.
const TEXTS: [&str; 2] = [
    "3 3 3\nDEFAULT\nAAA\nBBB\nCC\n",
    "5 7 4\nCUSTOM\n***.***\n**...**\n*.....*\n**...**\n***.***\nA\nBBB\n B\n B\nCC\n C\nDD\nD\n",
];

async fn open_leniently(visit: &Visit, text: &str) {
    visit.go("open").await;
    visit.write(text).await;
    visit.says(".mistakes", "cells").await;
    visit.click(".load input[type=checkbox]").await;
    visit.until("a picture", "return !!document.querySelector('.preview img')").await;
    visit.press("Open").await;
    visit.board().await;
}

/// Visits every view and checks that nothing is rejected.
async fn use_every_view(visit: &Visit) {
    visit.press("Check").await;
    visit.says(".note", "No rule is broken so far").await;
    visit.press("Hint").await;
    visit.says(".note", "no solution").await;
    visit.press("Explain").await;
    let unsolvable = "return !!document.querySelector('[data-outcome=unsolvable]')";
    visit.until("an explanation", unsolvable).await;
    visit.press("Solve").await;
    visit.click("#panel .row .main").await;
    visit
        .until("an answer", "return !!document.querySelector('.note[data-outcome=unsolvable]')")
        .await;
    visit.press("Compare").await;
    visit.click("#panel .row .main").await;
    let ended = "const rows = [...document.querySelectorAll('.runs tr[data-outcome]')];
        return rows.length > 2 && rows.every((it) => it.dataset.outcome === 'unsolvable')";
    visit.until("every method agrees", ended).await;
    visit.press("Share").await;
    visit.until("its text", "return document.querySelector('#panel textarea')?.value").await;
    visit.set("#panel select", "json", &["change"]).await;
    visit
        .until(
            "another text",
            "return document.querySelector('#panel textarea').value.startsWith('{')",
        )
        .await;
}

#[test]
fn what_opened_leniently_stays_so() {
    visit(|mut visit| async {
        for text in TEXTS {
            open_leniently(&visit, text).await;
            use_every_view(&visit).await;
            let game = visit.game().await;
            let link = visit.until("a link", LINK).await;
            visit.reload().await;
            visit.go("play").await;
            use_every_view(&visit).await;
            visit = visit.stranger().await;
            visit.client.goto(link.as_str().unwrap()).await.unwrap();
            let taken = visit.until_game("game.made === 0").await;
            assert_eq!(taken["game"], game["game"]);
            visit.board().await;
            use_every_view(&visit).await;
        }
        visit
    });
}

/// Changing the language while a puzzle is being opened loses none of the choices.
#[test]
fn leniency_outlives_another_language() {
    visit(|visit| async {
        visit.go("open").await;
        visit.write(TEXTS[0]).await;
        visit.click(".load input[type=checkbox]").await;
        visit.press("ID: Bahasa Indonesia").await;
        visit.until("Indonesian", "return document.documentElement.lang === 'id'").await;
        visit.until("a picture", "return !!document.querySelector('.preview img')").await;
        visit
    });
}
