//! Tests of bad requests: each is rejected with a clear message, and the server stays available.

use axum::http::{Method, StatusCode, header};
use serde_json::{Value as Json, json};
use teka_server::Limits;

use crate::support::{Answer, Server, generous, post, request, run};

/// Checks the status, the code and the message of an error, and that the server still responds.
pub async fn check(server: &Server, answer: Answer, status: StatusCode, code: &str) {
    assert_eq!(answer.status, status, "{}", String::from_utf8_lossy(&answer.bytes));
    let body = answer.json();
    assert_eq!(body["error"], code);
    assert!(!body["message"].as_str().unwrap().is_empty());
    assert_eq!(server.get("limits").await.status, StatusCode::OK);
}

#[test]
fn huge_bodies() {
    run(async {
        let server = Server::new(generous()).await;
        let text = "A".repeat(10 << 20);
        let answer = server.post("open", &json!({ "text": text })).await;
        check(&server, answer, StatusCode::PAYLOAD_TOO_LARGE, "too-large").await;
    });
}

#[test]
fn what_is_no_json() {
    run(async {
        let server = Server::new(generous()).await;
        let deep = "[".repeat(100_000);
        let deep_field = format!("{{\"text\":{}", "{\"a\":".repeat(10_000));
        let rows: [&[u8]; 7] = [
            b"",
            b"{",
            b"[]",
            b"\"text\"",
            b"{\"text\":\"\xff\xfe\"}",
            deep.as_bytes(),
            deep_field.as_bytes(),
        ];
        for body in rows {
            let answer = server.whole(post("open", body.to_vec())).await;
            check(&server, answer, StatusCode::BAD_REQUEST, "bad-request").await;
        }
    });
}

#[test]
fn fields_of_the_wrong_kind() {
    run(async {
        let server = Server::new(generous()).await;
        let (_, start) = server.samples().await.remove(0);
        let game = &start["game"];
        let rows = [
            ("open", json!({})),
            ("open", json!({ "text": 7 })),
            ("open", json!({ "text": "A", "family": "chess" })),
            ("open", json!({ "text": "A", "entry": -1 })),
            ("open", json!({ "text": "A", "lenient": "yes" })),
            ("open", json!({ "text": game, "theme": "pink" })),
            ("open", json!({ "text": game, "lang": "fr" })),
            ("play", json!({ "game": game })),
            ("play", json!({ "game": game, "action": "fly" })),
            ("play", json!({ "game": game, "action": { "go": -1 } })),
            ("play", json!({ "game": game, "action": { "go": 1, "move": "x" } })),
            ("play", json!({ "game": game, "action": { "moves": [1] } })),
            ("play", json!({ "game": game, "action": { "input": { "press": "z9" } } })),
            ("play", json!({ "game": game, "action": { "input": { "press": "piece ☃" } } })),
            ("play", json!({ "game": game, "action": { "input": { "arrow": [1] } } })),
            ("play", json!({ "game": game, "action": { "input": { "key": "two" } } })),
            ("solve", json!({ "game": game, "method": "magic" })),
            ("solve", json!({ "game": game, "parameters": { "magic": 1 } })),
            ("solve", json!({ "game": game, "parameters": [1] })),
            ("solve", json!({ "game": game, "nodes_per_event": 0 })),
            ("solve", json!({ "game": game, "limit": 1e9 })),
            ("count", json!({ "game": game, "limit": 0 })),
            ("compare", json!({ "game": game, "runs": [{}] })),
            ("compare", json!({ "game": game, "runs": 3 })),
            ("convert", json!({ "game": game, "to": "clay" })),
            ("draw", json!({ "game": game, "kind": "exe" })),
            ("generate", json!({ "seed": 1 })),
            ("generate", json!({ "family": start["puzzle"], "seed": 1.5 })),
        ];
        for (name, body) in rows {
            let answer = server.post(name, &body).await;
            assert_eq!(answer.status, StatusCode::BAD_REQUEST, "{name} {body}");
            check(&server, answer, StatusCode::BAD_REQUEST, "bad-request").await;
        }
    });
}

#[test]
fn boards_of_a_thousand_rows() {
    run(async {
        let server = Server::new(generous()).await;
        let row = |size: usize| "AB".repeat(size / 2) + "\n";
        for size in [66, 256, 400] {
            let board = row(size).repeat(size);
            let answer = server.post("open", &json!({ "text": board })).await;
            check(&server, answer, StatusCode::UNPROCESSABLE_ENTITY, "invalid").await;
        }
        let tall = "AB\n".repeat(1000);
        for family in ["queens", "calcudoku", "rush-hour"] {
            let answer = server.post("open", &json!({ "text": tall, "family": family })).await;
            check(&server, answer, StatusCode::UNPROCESSABLE_ENTITY, "invalid").await;
        }
    });
}

#[test]
fn boards_larger_than_the_server_wants() {
    run(async {
        let server = Server::new(Limits { board_side: 5, ..generous() }).await;
        let board = include_str!("../../../../corpus/queens/case2_8x8.txt");
        let answer = server.post("open", &json!({ "text": board })).await;
        check(&server, answer, StatusCode::PAYLOAD_TOO_LARGE, "too-large").await;
    });
}

#[test]
fn games_of_too_many_moves() {
    run(async {
        let server = Server::new(Limits { moves: 3, ..generous() }).await;
        let (_, start) = server.samples().await.remove(0);
        let hint = server.ask("hint", json!({ "game": start["game"] })).await;
        let one = hint["moves"][0].as_str().unwrap();
        let game = start["game"].as_str().unwrap().to_owned() + &format!("{one}\n").repeat(4);
        let answer = server.post("play", &json!({ "game": game, "action": "view" })).await;
        check(&server, answer, StatusCode::PAYLOAD_TOO_LARGE, "too-large").await;
    });
}

#[test]
fn cursors_that_are_nowhere() {
    run(async {
        let server = Server::new(generous()).await;
        for (_, start) in server.samples().await {
            for ui in [
                "",
                "r999c999 x",
                "r255c255 99999999999",
                "🦀",
                "- - - - -",
                "r1c1 pen tidy 9 r255c255=9",
            ] {
                for input in [
                    json!("act"),
                    json!("clear"),
                    json!({ "key": "5" }),
                    json!({ "arrow": [64, -64] }),
                ] {
                    let ask =
                        json!({ "game": start["game"], "ui": ui, "action": { "input": input } });
                    server.ask("play", ask).await;
                }
            }
            for place in ["r256c1", "r255c255", "r64c1"] {
                let input = json!({ "input": { "press": place } });
                let answer =
                    server.post("play", &json!({ "game": start["game"], "action": input })).await;
                assert!(answer.status.is_success() || answer.status == StatusCode::BAD_REQUEST);
            }
        }
    });
}

#[test]
fn other_methods_and_paths() {
    run(async {
        let server = Server::new(generous()).await;
        for method in [Method::PUT, Method::DELETE, Method::PATCH, Method::TRACE] {
            let answer = server.whole(request(method, "/api/v1/open")).await;
            check(&server, answer, StatusCode::METHOD_NOT_ALLOWED, "wrong-method").await;
        }
        let paths = [
            "/../Cargo.toml",
            "/%2e%2e/Cargo.toml",
            "/..%2fCargo.toml",
            "/assets/../../Cargo.toml",
            "//etc/passwd",
            "/.git/config",
            "/api/v1",
            "/api/v2/open",
            "/api/v1/open/",
            "/%00",
            "/%ff",
        ];
        for path in paths {
            let answer = server.whole(request(Method::GET, path)).await;
            check(&server, answer, StatusCode::NOT_FOUND, "not-found").await;
        }
        let answer = server.whole(request(Method::POST, "/index.html")).await;
        check(&server, answer, StatusCode::METHOD_NOT_ALLOWED, "wrong-method").await;
    });
}

#[test]
fn too_many_requests() {
    run(async {
        let server =
            Server::new(Limits { requests_per_second: 1, burst: 5, ..Limits::default() }).await;
        let mut refused = Vec::new();
        for _ in 0..10 {
            let answer = server.get("limits").await;
            if answer.status != StatusCode::OK {
                refused.push(answer);
            }
        }
        assert!(refused.len() >= 4, "only {} were refused", refused.len());
        assert_eq!(refused[0].status, StatusCode::TOO_MANY_REQUESTS);
        assert_eq!(refused[0].headers[header::RETRY_AFTER], "1");
        assert_eq!(refused[0].json()["error"], "too-many-requests");
    });
}

/// A page has dozens of files, all of which must load.
#[test]
fn files_of_the_page_are_not_counted() {
    run(async {
        let server =
            Server::new(Limits { requests_per_second: 1, burst: 3, ..Limits::default() }).await;
        for _ in 0..50 {
            let file = server.whole(request(Method::GET, "/page.js")).await;
            assert_eq!(file.status, StatusCode::OK);
        }
        assert_eq!(server.get("limits").await.status, StatusCode::OK, "they took nothing");
    });
}

#[test]
fn searches_without_end() {
    run(async {
        let limits =
            Limits { time: std::time::Duration::from_millis(300), nodes: 50_000, ..generous() };
        let server = Server::new(limits).await;
        for (family, start) in server.samples().await {
            for method in family["methods"].as_array().unwrap() {
                if method["counts_only"] == true {
                    continue;
                }
                let ask = json!({
                    "game": start["game"], "method": method["name"], "limit": 1000,
                    "time_limit": 999_999, "node_limit": 999_999_999u64,
                });
                let (_, done): (String, Json) = server.events("solve", ask).await.pop().unwrap();
                assert!(done["stats"]["nodes"].as_u64().unwrap() <= 50_000, "{method}");
            }
        }
    });
}
