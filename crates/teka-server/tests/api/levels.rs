//! Tests of levels, numbers and puzzles of the day.

use axum::http::StatusCode;
use serde_json::{Value as Json, json};

use crate::support::{Server, generous, run};

/// Returns each family and level that the server offers, and whether it has a puzzle of the day.
async fn levels(server: &Server) -> Vec<(Json, Json, bool)> {
    let families = server.get("families").await.json();
    let mut found = Vec::new();
    for family in families["families"].as_array().unwrap() {
        assert_eq!(family["generator_version"].is_null(), family["generator"].is_null());
        for level in family["levels"].as_array().unwrap() {
            let is_daily = level["daily"] == true;
            found.push((family["id"].clone(), level["name"].clone(), is_daily));
        }
    }
    assert!(found.len() > 10, "{found:?}");
    found
}

#[test]
fn a_level_gives_a_puzzle_and_its_number_leads_there_again() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, level, _) in levels(&server).await {
            let ask = json!({ "family": family, "level": level, "seed": 5 });
            let first = server.ask("generate", ask).await;
            assert_eq!(first["level"], level, "{family}");
            assert!(!first["size"].as_str().unwrap().is_empty(), "{family}");
            let ask = json!({ "family": family, "level": level, "number": first["number"] });
            let again = server.ask("generate", ask).await;
            assert_eq!(again["game"], first["game"], "{family} {level}");
            assert_eq!(again["number"], first["number"], "{family} {level}");
        }
    });
}

#[test]
fn a_level_needs_neither_seed_nor_number() {
    run(async {
        let server = Server::new(generous()).await;
        let ask = json!({ "family": "queens", "level": "easy" });
        assert!(server.ask("generate", ask).await["number"].as_u64().unwrap() >= 1_000_000);
    });
}

/// The settings that a level names give the same puzzle as the level itself.
#[test]
fn a_level_stands_for_its_parameters() {
    run(async {
        let server = Server::new(generous()).await;
        let families = server.get("families").await.json();
        let family = &families["families"][0];
        let level = &family["levels"][0];
        let ask = json!({ "family": family["id"], "level": level["name"], "seed": 3 });
        let by_level = server.ask("generate", ask).await;
        let (seed, parameters) = (&by_level["seed"], &level["parameters"]);
        let ask = json!({ "family": family["id"], "parameters": parameters, "seed": seed });
        let by_parameters = server.ask("generate", ask).await;
        assert_eq!(by_parameters["game"], by_level["game"]);
        assert!(by_parameters["level"].is_null() && by_parameters["number"].is_null());
    });
}

#[test]
fn a_day_has_one_puzzle_for_each_daily_level() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, level, is_daily) in levels(&server).await {
            let ask = json!({ "family": family, "level": level, "date": "2026-11-18" });
            if !is_daily {
                let refused = server.post("daily", &ask).await;
                assert_eq!(refused.status, StatusCode::BAD_REQUEST, "{ask}");
                continue;
            }
            let first = server.ask("daily", ask.clone()).await;
            assert_eq!(server.ask("daily", ask).await["game"], first["game"]);
            let ask = json!({ "family": family, "level": level, "date": "2026-11-19" });
            assert_ne!(server.ask("daily", ask).await["game"], first["game"]);
            let ask = json!({ "family": family, "level": level, "number": first["number"] });
            assert_eq!(server.ask("generate", ask).await["game"], first["game"]);
        }
    });
}

#[test]
fn what_is_wrong_with_a_level_a_number_or_a_date_is_told() {
    run(async {
        let server = Server::new(generous()).await;
        let queens = |fields: Json| {
            let mut ask = json!({ "family": "queens" });
            ask.as_object_mut().unwrap().extend(fields.as_object().unwrap().clone());
            ask
        };
        let cases = [
            ("generate", json!({ "level": "easiest", "seed": 1 }), "bad-request", "easy"),
            ("generate", json!({ "level": "easy", "number": 428_804 }), "other-version", "428804"),
            ("generate", json!({ "level": "easy", "number": -1 }), "bad-request", "number"),
            ("generate", json!({ "number": 1_000_001 }), "bad-request", "level"),
            ("generate", json!({ "parameters": {} }), "bad-request", "seed"),
            ("generate", json!({ "level": "easy", "parameters": {} }), "bad-request", "not both"),
            ("daily", json!({ "level": "easy" }), "bad-request", "date"),
            (
                "daily",
                json!({ "level": "easy", "date": "18.11.2026" }),
                "bad-request",
                "2026-11-18",
            ),
            ("daily", json!({ "level": "easy", "date": "2026-02-29" }), "bad-request", "calendar"),
            ("daily", json!({ "level": "easy", "date": "2019-12-31" }), "bad-request", "2020"),
            ("daily", json!({ "level": "medium", "date": "2026-11-18" }), "bad-request", "hard"),
        ];
        for (name, fields, code, word) in cases {
            let body = server.post(name, &queens(fields.clone())).await.json();
            assert_eq!(body["error"], code, "{name} {fields}");
            assert!(body["message"].as_str().unwrap().contains(word), "{fields}: {body}");
        }
    });
}

#[test]
fn a_state_has_a_size_and_progress_in_words() {
    run(async {
        let server = Server::new(generous()).await;
        let game = "ABCC\nABBC\nADDC\nADDD\n";
        let play = json!({ "game": game, "action": { "move": "r1c2=Q" }, "lang": "en" });
        let state = server.ask("play", play).await;
        assert_eq!(state["size"], "4×4");
        let expected = json!({ "done": 1, "total": 4, "text": "1 of 4 queens" });
        assert_eq!(state["progress"], expected);
    });
}
