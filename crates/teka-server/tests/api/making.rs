//! Tests of generated puzzles.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::{Server, generous, run};

#[test]
fn new_puzzles_follow_from_their_seed() {
    run(async {
        let server = Server::new(generous()).await;
        for family in server.get("families").await.json()["families"].as_array().unwrap() {
            let ask = json!({ "family": family["id"], "seed": 7, "time_limit": 30 });
            let first = server.ask("generate", ask.clone()).await;
            assert_ne!(first["outcome"], "stopped", "{}", family["id"]);
            assert_eq!(server.ask("generate", ask).await["game"], first["game"]);
            let open = server.ask("check", json!({ "game": first["game"] })).await;
            assert_eq!(open["outcome"], "open", "{}", family["id"]);
        }
    });
}

#[test]
fn what_cannot_be_made_is_refused_with_its_reason() {
    run(async {
        let server = Server::new(generous()).await;
        let impossible = [
            (json!({ "board": "pyramid", "size": 4, "columns": 5 }), "columns"),
            (json!({ "size": 1, "columns": 1 }), "cells"),
        ];
        for (set, word) in impossible {
            let ask = json!({ "family": "packing", "seed": 1, "parameters": set });
            let answer = server.post("generate", &ask).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{ask}");
            let body = answer.json();
            assert_eq!(body["error"], "bad-request", "{ask}");
            assert!(body["message"].as_str().unwrap().contains(word), "{body}");
        }
    });
}
