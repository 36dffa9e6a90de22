//! Tests of a game in progress: hints, undo, leaving and returning, links, language and theme.

use serde_json::{Value as Json, json};

use crate::families::{ALL, Sample};
use crate::inputs::{CONTROL, by_keys};
use crate::visit::{LINK, Visit, visit};

async fn begin(visit: &Visit, sample: &Sample) -> Vec<String> {
    visit.open(sample.second).await;
    visit.tab_to_board().await;
    visit.server.solution(sample.second).await
}

#[test]
fn a_hint_has_three_rungs() {
    visit(|visit| async {
        for sample in &ALL {
            begin(&visit, sample).await;
            visit.press("Hint").await;
            visit.says(".rungs [aria-current]", "1 Where").await;
            visit.press("Why?").await;
            visit.says(".rungs [aria-current]", "2 Why").await;
            visit.press("Show the move").await;
            visit.says(".rungs [aria-current]", "3 Move").await;
            visit.press("Do it").await;
            visit.until_game("game.made > 0").await;
            visit
                .until("the board has the focus", "return document.activeElement.id === 'grid'")
                .await;
        }
        visit
    });
}

/// Hints alone solve the puzzle, and none of them is wrong.
#[test]
fn hints_lead_to_the_end() {
    visit(|visit| async {
        for sample in &ALL {
            begin(&visit, sample).await;
            for _ in 0..60 {
                if visit.game().await["solved"] == true {
                    break;
                }
                let before = visit.game().await;
                visit.press("Hint").await;
                for rung in ["Why?", "Show the move", "Do it"] {
                    visit.press(rung).await;
                }
                visit.until_game(&format!("game.game !== {}", before["game"])).await;
            }
            visit.says(".note", "Solved").await;
        }
        visit
    });
}

#[test]
fn a_false_step_is_found_and_taken_back() {
    visit(|visit| async {
        begin(&visit, &ALL[0]).await;
        let right = visit.server.solution(ALL[0].second).await;
        by_keys(&visit, &right[0]).await;
        let wrong = if right[1].starts_with("r2c5") { "r2c1=Q" } else { "r2c5=Q" };
        by_keys(&visit, wrong).await;
        visit.press("Hint").await;
        visit.press("Undo these moves").await;
        visit.says(".note", "last position that can be solved").await;
        assert_eq!(visit.until_game("game.made === 1").await["made"], 1);
        visit.press("Where did I go wrong?").await;
        visit.says(".note", "can still be solved").await;
        visit
    });
}

#[test]
fn moves_are_undone_and_made_again() {
    visit(|visit| async {
        for sample in &ALL {
            let moves = begin(&visit, sample).await;
            by_keys(&visit, &moves[0]).await;
            let made = visit.game().await["made"].clone();
            visit.press("Undo").await;
            visit.until_game(&format!("game.made < {made}")).await;
            visit.press("Redo").await;
            visit.until_game(&format!("game.made === {made}")).await;
            visit.press("Restart").await;
            visit.press("Cancel").await;
            assert_eq!(visit.game().await["made"], made);
            visit.press("Restart").await;
            visit.click("dialog[open] .main").await;
            visit.until_game("game.made === 0").await;
        }
        visit
    });
}

#[test]
fn keys_undo_too() {
    visit(|visit| async {
        let moves = begin(&visit, &ALL[1]).await;
        by_keys(&visit, &moves[0]).await;
        visit.chord(CONTROL, 'z').await;
        visit.until_game("game.made === 0").await;
        visit.chord(CONTROL, 'y').await;
        visit.until_game("game.made === 1").await;
        visit.keys("?").await;
        visit.says("dialog", "Ctrl + Z").await;
        visit.keys("\u{e00c}").await;
        visit.until("the dialog is gone", "return !document.querySelector('dialog').open").await;
        visit
    });
}

#[test]
fn a_reload_finds_the_game_again() {
    visit(|visit| async {
        for sample in &ALL {
            let moves = begin(&visit, sample).await;
            by_keys(&visit, &moves[0]).await;
            let before = visit.game().await;
            visit.reload().await;
            visit.board().await;
            visit.says(".stat", &format!("{}", before["made"])).await;
            assert_eq!(visit.game().await["game"], before["game"]);
            // The start view also lists the game.
            visit.go("").await;
            visit.click(".card.left .whole").await;
            visit.board().await;
            assert_eq!(visit.game().await["game"], before["game"]);
        }
        assert_eq!(visit.games().await.as_array().unwrap().len(), 4);
        visit
    });
}

#[test]
fn a_link_holds_the_whole_game() {
    visit(|mut visit| async {
        for sample in &ALL {
            let moves = begin(&visit, sample).await;
            by_keys(&visit, &moves[0]).await;
            let game = visit.game().await;
            visit.press("Share").await;
            let link = visit.until("a link", LINK).await;
            visit = visit.stranger().await;
            visit.client.goto(link.as_str().unwrap()).await.unwrap();
            let taken = visit.until_game("game.made > 0").await;
            assert_eq!(taken["game"], game["game"], "{}", sample.family);
            assert_ne!(taken["id"], game["id"]);
        }
        visit.go("g=AAAA").await;
        visit.says(".toast", "does not contain a complete game").await;
        visit
    });
}

#[test]
fn language_and_colours_change_in_the_middle_of_a_game() {
    visit(|visit| async {
        for sample in &ALL {
            let moves = begin(&visit, sample).await;
            by_keys(&visit, &moves[0]).await;
            let before = visit.game().await;
            visit.press("ID: Bahasa Indonesia").await;
            visit.until("Indonesian", "return document.documentElement.lang === 'id'").await;
            visit.says(".bar", "Petunjuk").await;
            let label =
                visit.js("return document.querySelector('[role=gridcell]').ariaLabel").await;
            assert!(label.as_str().unwrap().starts_with("baris 1 kolom 1"), "{label}");
            visit.press("EN: English").await;
            visit.says(".bar", "Hint").await;
            for theme in ["light", "dark"] {
                visit.js("[...document.querySelectorAll('header button')].find((it) => it.ariaLabel.startsWith('Theme')).click()").await;
                let script = format!("return document.documentElement.dataset.theme === '{theme}'");
                visit.until(theme, &script).await;
            }
            let dark = visit.js("return getComputedStyle(document.body).backgroundColor").await;
            assert_ne!(dark, json!("rgb(251, 250, 247)"));
            visit.js("[...document.querySelectorAll('header button')].find((it) => it.ariaLabel.startsWith('Theme')).click()").await;
            assert_eq!(visit.game().await["game"], before["game"]);
        }
        visit
    });
}

/// A hint that was requested before a move does not apply to the position after it.
#[test]
fn a_late_hint_is_left_out() {
    visit(|visit| async {
        let moves = begin(&visit, &ALL[1]).await;
        visit
            .js("const ask = window.fetch;
                 window.fetch = async (...of) => {
                   if (!String(of[0]).includes('hint')) return ask(...of);
                   await new Promise((done) => (window.release = done));
                   const answer = await ask(...of);
                   const body = await answer.json();
                   // The page has processed the hint before this timer fires.
                   answer.json = async () => (setTimeout(() => (window.late = true)), body);
                   return answer;
                 }")
            .await;
        visit.press("Hint").await;
        visit.says(".note", "Working").await;
        visit.tab_to_board().await;
        by_keys(&visit, &moves[0]).await;
        visit.js("window.release()").await;
        visit.until("the hint has come", "return window.late").await;
        assert_eq!(visit.js("return document.querySelectorAll('.note').length").await, 0);
        assert_eq!(visit.game().await["made"], 1);
        visit
    });
}

/// The moves made in two windows with the same game are all kept.
#[test]
fn two_windows_lose_nothing() {
    visit(|visit| async {
        let moves = begin(&visit, &ALL[1]).await;
        let (first, address) =
            (visit.client.window().await.unwrap(), visit.client.current_url().await.unwrap());
        let second = visit.client.new_window(true).await.unwrap().handle;
        visit.client.switch_to_window(second).await.unwrap();
        visit.client.goto(address.as_str()).await.unwrap();
        visit.tab_to_board().await;
        by_keys(&visit, &moves[0]).await;
        by_keys(&visit, &moves[1]).await;
        visit.client.switch_to_window(first).await.unwrap();
        // The first window does not know about these moves and is closed after a move of its own.
        visit.tab_to_board().await;
        visit.keys("\u{e015}1").await;
        visit.until_game("game.made === 1").await;
        visit.reload().await;
        let games = visit.games().await;
        let mut made: Vec<_> =
            games.as_array().unwrap().iter().map(|game| game["made"].as_u64()).collect();
        made.sort_unstable();
        assert_eq!(made, [Some(1), Some(2)]);
        visit
    });
}

/// Browser storage can contain anything, by accident or because of another program.
#[test]
fn nonsense_in_the_browser_does_no_harm() {
    visit(|visit| async {
        for nonsense in ["{}", "true", "[null]", "[5]", "[{}]", "\"x\"", "{"] {
            for name in ["games", "lang", "theme", "current"] {
                visit
                    .js(&format!("localStorage.setItem('teka-{name}', {})", json!(nonsense)))
                    .await;
            }
            // The database as well, as far as it can hold this.
            if let Ok(value) = serde_json::from_str::<Json>(nonsense) {
                visit.spoil(&value).await;
            }
            visit.reload().await;
            visit.press("Play: Queens").await;
            visit.board().await;
            visit.go("").await;
        }
        visit
    });
}
