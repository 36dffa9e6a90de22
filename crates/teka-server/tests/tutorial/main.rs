//! The family of `docs/adding-a-family.md` through the API and on the page, which know nothing
//! of it.

#[path = "../browser/driver.rs"]
mod driver;
#[path = "../api/support.rs"]
mod support;

use serde_json::json;
use support::{Server, generous, run};

const PUZZLE: &str = "stairs 3 . 5 . .\n";

#[test]
fn it_is_opened_played_and_hinted_through_the_api() {
    run(async {
        let server = Server::new(generous()).await;
        let opened = server.ask("open", json!({ "text": PUZZLE })).await;
        assert_eq!(opened["family"], "stairs");
        let press = json!({ "game": opened["game"], "input": { "press": "r1c2" } });
        let played = server.ask("play", press).await;
        assert!(played["game"].as_str().unwrap().contains("2=1"), "{played}");
        let hint = server.ask("hint", json!({ "game": opened["game"] })).await;
        assert!(hint.to_string().contains("After 3 comes the next number"), "{hint}");
    });
}
