//! Tests of hints and checks on the player's own board.

use serde_json::{Value as Json, json};

use crate::games::cursor;
use crate::support::{Server, generous, run};

#[test]
fn help_keeps_the_cursor_and_the_conveniences() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let hint = server.ask("hint", json!({ "game": start["game"] })).await;
            let id = &family["id"];
            let play = json!({ "game": start["game"], "action": { "moves": hint["moves"] } });
            let mut state = server.ask("play", play).await;
            let aids = start["aids"].as_array().unwrap().iter();
            let off = aids.map(|aid| json!({ "key": aid["key"] }));
            // Picks up an unplaced piece.
            let tray = state["scene"]["tray"].as_array().unwrap().first();
            let take = tray.map(|piece| json!({ "press": piece["place"] }));
            let arrows = [json!({ "arrow": [0, 1] }), json!({ "arrow": [1, 0] })];
            let inputs: Vec<Json> = off.chain(take).chain(arrows).collect();
            for input in inputs {
                let action = json!({ "input": input });
                let ask = json!({ "game": state["game"], "ui": state["ui"], "action": action });
                state = server.ask("play", ask).await;
            }
            assert!(!cursor(&state).is_empty(), "{id}");
            let ask = json!({ "game": state["game"], "ui": state["ui"] });
            let checked = server.ask("check", ask.clone()).await;
            assert_eq!(checked["scene"], state["scene"], "{id}");
            let step = &server.ask("hint", ask).await["step"];
            if step.is_object() {
                for seen in [&step["focus"], step] {
                    assert_eq!(cursor(seen), cursor(&state), "{id}");
                    for part in ["bodies", "tray"] {
                        assert_eq!(seen["scene"][part], state["scene"][part], "{id}");
                    }
                    must_differ_only_where_lit(&seen["scene"], &state["scene"]);
                }
            }
        }
    });
}

/// The content of a cell may differ only where a conclusion is previewed.
fn must_differ_only_where_lit(seen: &Json, scene: &Json) {
    let lights = seen["highlights"].as_array().unwrap();
    let squares = seen["squares"].as_array().unwrap().iter();
    for (seen, square) in squares.zip(scene["squares"].as_array().unwrap()) {
        let is_lit = lights
            .iter()
            .any(|light| light["cell"] == seen["cell"] && light["role"] == "conclusion");
        assert!(is_lit || seen["symbol"] == square["symbol"], "{seen}");
    }
}
