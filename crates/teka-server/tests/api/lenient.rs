//! Tests of puzzles that only lenient reading accepts. An opened puzzle works with every endpoint.

use axum::http::StatusCode;
use serde_json::{Value as Json, json};

use crate::support::{Answer, Server, generous, read_events, resolved, run};

/// A missing piece, and a wrong number of pieces: cases 2 and 6 of the second report on packing
/// from the algorithm-strategies course that Teka grew out of.
const TEXTS: [&str; 2] = [
    "3 3 3\nDEFAULT\nAAA\nBBB\nCC\n",
    "5 7 4\nCUSTOM\n***.***\n**...**\n*.....*\n**...**\n***.***\nA\nBBB\n B\n B\nCC\n C\nDD\nD\n",
];

/// Returns a request to every endpoint that takes a puzzle, without the puzzle.
fn asks() -> Vec<(&'static str, Json)> {
    vec![
        ("play", json!({ "action": "view" })),
        ("rewind", json!({})),
        ("shortest", json!({})),
        ("hint", json!({})),
        ("check", json!({})),
        ("solvable", json!({})),
        ("explain", json!({})),
        ("draw", json!({ "kind": "png" })),
        ("convert", json!({ "to": "text" })),
        ("solve", json!({})),
        ("count", json!({})),
        ("compare", json!({})),
    ]
}

/// Sends a request with a puzzle in the field `game`.
async fn ask(server: &Server, (name, rest): &(&str, Json), game: &Json, lenient: bool) -> Answer {
    let mut body = rest.clone();
    body["game"] = game.clone();
    if lenient {
        body["lenient"] = json!(true);
    }
    server.post(name, &body).await
}

#[test]
fn every_endpoint_that_takes_a_puzzle_can_be_lenient() {
    run(async {
        let server = Server::new(generous()).await;
        let description = server.get("openapi.json").await.json();
        let paths = description["paths"].as_object().unwrap().iter();
        let takes = |method: &Json, field: &str| {
            let schema = &method["requestBody"]["content"]["application/json"]["schema"];
            resolved(schema, &description)["properties"][field].is_object()
        };
        let with_games: Vec<&str> = paths
            .filter(|(_, methods)| takes(&methods["post"], "game"))
            .map(|(path, methods)| {
                assert!(takes(&methods["post"], "lenient"), "{path}");
                path.strip_prefix("/api/v1/").unwrap()
            })
            .collect();
        let asked = asks();
        let mut asked: Vec<&str> = asked.iter().map(|(name, _)| *name).collect();
        asked.sort_unstable();
        let mut with_games = with_games;
        with_games.sort_unstable();
        assert_eq!(asked, with_games, "every one of them is asked below");
    });
}

#[test]
fn what_opened_leniently_stays_open() {
    run(async {
        let server = Server::new(generous()).await;
        for text in TEXTS {
            let strict = server.post("open", &json!({ "text": text })).await;
            assert_eq!(strict.status, StatusCode::UNPROCESSABLE_ENTITY, "{text}");
            let state = server.ask("open", json!({ "text": text, "lenient": true })).await;
            let again = server.ask("open", json!({ "text": state["game"] })).await;
            assert_eq!(again["game"], state["game"], "as a link holds it");
            for request in &asks() {
                let name = request.0;
                let kept = ask(&server, request, &state["game"], false).await;
                let said = ask(&server, request, &json!(text), true).await;
                for answer in [&kept, &said] {
                    let told = String::from_utf8_lossy(&answer.bytes);
                    assert_eq!(answer.status, StatusCode::OK, "{name} {text}: {told}");
                }
                let strict = ask(&server, request, &json!(text), false).await;
                assert_eq!(strict.status, StatusCode::UNPROCESSABLE_ENTITY, "{name}");
            }
        }
    });
}

#[test]
fn a_lenient_puzzle_is_answered_like_any_other() {
    run(async {
        let server = Server::new(generous()).await;
        let state = server.ask("open", json!({ "text": TEXTS[0], "lenient": true })).await;
        let game = &state["game"];
        let solved = server.events("solve", json!({ "game": game })).await;
        assert_eq!(solved.last().unwrap().1["outcome"], "unsolvable");
        let events = server.post("compare", &json!({ "game": game })).await.bytes;
        let runs = read_events(&String::from_utf8(events).unwrap());
        let runs: Vec<&Json> = runs.iter().filter(|(it, _)| it == "run").map(|it| &it.1).collect();
        assert!(
            runs.len() > 2 && runs.iter().all(|run| run["outcome"] == "unsolvable"),
            "{runs:?}"
        );
        let explained = server.ask("explain", json!({ "game": game })).await;
        assert_eq!(explained["outcome"], "unsolvable");
        let answer = json!({ "game": game, "answer": "AAA\nBBB\nCC.\n" });
        assert_eq!(server.ask("check", answer).await["outcome"], "open");
        // Moves are saved together with the leniency.
        let made = json!({ "game": game, "action": { "move": "A=r1c1r1c2r1c3" } });
        let made = server.ask("play", made).await;
        let undone = server.ask("play", json!({ "game": made["game"], "action": "undo" })).await;
        assert_eq!((&undone["made"], &undone["undone"]), (&json!(0), &json!(1)));
    });
}

/// A puzzle without inconsistencies is saved as before.
#[test]
fn leniency_is_noted_only_where_it_is_needed() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, strict) in server.samples().await {
            let text = &family["samples"][0]["text"];
            let lenient = server.ask("open", json!({ "text": text, "lenient": true })).await;
            assert_eq!(lenient["game"], strict["game"], "{}", family["id"]);
        }
    });
}
