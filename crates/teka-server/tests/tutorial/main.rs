//! Tests of the family of `docs/how-to/add-a-family.md` through the API and on the page, whose code
//! does not know it.

#[path = "../browser/driver.rs"]
mod driver;
#[allow(dead_code)]
#[path = "../browser/server.rs"]
mod server;
#[allow(dead_code)]
#[path = "../api/support.rs"]
mod support;
#[allow(dead_code)]
#[path = "../browser/visit.rs"]
mod visit;

use axum::http::StatusCode;
use serde_json::{Value as Json, json};
use support::{Server, generous, run};
use visit::visit;

const PUZZLE: &str = "stairs 3 . 5 . .\n";

#[test]
fn it_is_opened_and_played_through_the_api() {
    run(async {
        let server = Server::new(generous()).await;
        let opened = server.ask("open", json!({ "text": PUZZLE })).await;
        assert_eq!(opened["puzzle"], "stairs");
        let press = json!({ "input": { "press": "r1c2" } });
        let body = json!({ "game": opened["game"], "ui": opened["ui"], "action": press });
        let played = server.ask("play", body).await;
        assert!(played["game"].as_str().unwrap().ends_with("moves 1\n2=1\n"), "{played}");
    });
}

#[test]
fn it_is_hinted_solved_and_counted_through_the_api() {
    run(async {
        let server = Server::new(generous()).await;
        let game = server.ask("open", json!({ "text": PUZZLE })).await["game"].clone();
        let hint = server.ask("hint", json!({ "game": game })).await;
        assert!(hint.to_string().contains("The number after 3 is one more"), "{hint}");
        let solved = server.events("solve", json!({ "game": game })).await;
        let found = |(_, data): &(String, Json)| data["steps"] == json!([3, 4, 5, 6, 7]);
        assert!(solved.iter().any(found), "{solved:?}");
        let counted = server.events("count", json!({ "game": game })).await;
        assert_eq!(counted.last().unwrap().1["count"], 1);
    });
}

#[test]
fn its_levels_are_offered_and_no_others() {
    run(async {
        let server = Server::new(generous()).await;
        let level = |name: &str| json!({ "family": "stairs", "level": name, "seed": 1 });
        let easy = server.ask("generate", level("easy")).await;
        assert!(easy["game"].as_str().unwrap().starts_with("teka-game 1 stairs\n"), "{easy}");
        assert_eq!(easy["level"], "easy");
        let refused = server.post("generate", &level("medium")).await;
        assert_eq!(refused.status, StatusCode::BAD_REQUEST);
        assert!(refused.json().to_string().contains("easy, hard"), "{}", refused.json());
    });
}

#[test]
fn it_is_played_and_solved_on_the_page() {
    visit(|visit| async {
        visit.open(PUZZLE).await;
        for presses in 1..=4 {
            visit.point(visit.middle("#cell-r1c2").await).await;
            visit.until_game(&format!("game.made === {presses}")).await;
        }
        for hints in 5..=6 {
            visit.press("Hint").await;
            for rung in ["Why?", "Show the move", "Do it"] {
                visit.press(rung).await;
            }
            visit.until_game(&format!("game.made === {hints}")).await;
        }
        visit.says(".note.win", "Solved with 2 hints").await;
        let won = visit.game().await;
        visit.press("Next").await;
        visit.until_game(&format!("game.made === 0 && game.id !== {}", won["id"])).await;
        visit
    });
}
