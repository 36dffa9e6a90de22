//! Tests that the OpenAPI document matches the behaviour of the API.

use axum::http::{Method, StatusCode};

use serde_json::{Value as Json, json};

use crate::support::{Server, generous, request, run};

#[test]
fn every_endpoint_is_there_as_described() {
    run(async {
        let server = Server::new(generous()).await;
        let paths = server.paths();
        assert!(paths.len() >= 16);
        for (path, method) in paths {
            let described: Method = method.parse().unwrap();
            let (right, wrong) = match described == Method::GET {
                true => (Method::GET, Method::POST),
                false => (Method::POST, Method::GET),
            };
            let status = server.whole(request(right, &path)).await.status;
            assert!(status != StatusCode::NOT_FOUND && status != StatusCode::METHOD_NOT_ALLOWED);
            let refused = server.whole(request(wrong, &path)).await;
            assert_eq!(refused.status, StatusCode::METHOD_NOT_ALLOWED, "{path}");
            assert_eq!(refused.json()["error"], "wrong-method");
        }
    });
}

/// The results of work that a limit stopped are described too.
#[test]
fn stopped_work_is_told_as_described() {
    run(async {
        let server = Server::new(generous()).await;
        let mut stopped = Vec::new();
        for (family, start) in server.samples().await {
            let hint = server.ask("hint", json!({ "game": start["game"] })).await;
            let play = json!({ "game": start["game"], "action": { "moves": hint["moves"] } });
            let game = &server.ask("play", play).await["game"];
            let asks = [
                ("generate", json!({ "family": family["id"], "seed": 7, "node_limit": 1 })),
                ("rewind", json!({ "game": game, "node_limit": 1 })),
                ("explain", json!({ "game": game, "node_limit": 1 })),
                ("hint", json!({ "game": game, "node_limit": 1 })),
            ];
            for (name, ask) in asks {
                if server.ask(name, ask).await["outcome"] == "stopped" {
                    stopped.push(name);
                }
            }
        }
        for name in ["generate", "rewind", "explain", "hint"] {
            assert!(stopped.contains(&name), "{name} was never stopped");
        }
    });
}

/// Runs searches that take long enough to report progress.
#[test]
fn every_event_is_told_as_described() {
    run(async {
        let server = Server::new(generous()).await;
        let row = |region: u8| char::from(region).to_string().repeat(26) + "\n";
        let large: String = (b'A'..=b'Z').map(row).collect();
        let methods = json!([{ "method": "brute-force" }, { "method": "backtracking" }]);
        let asks = [
            ("solve", json!({ "limit": 1000, "method": "brute-force" }), vec!["progress"]),
            ("count", json!({ "method": "backtracking" }), vec!["progress"]),
            ("compare", json!({ "runs": methods }), vec!["progress", "run"]),
        ];
        for (name, mut ask, expected) in asks {
            (ask["game"], ask["time_limit"]) = (json!(large), json!(1));
            let events: Vec<(String, Json)> = server.events(name, ask).await;
            for event in expected {
                assert!(events.iter().any(|(told, _)| told == event), "{name} sent no {event}");
            }
        }
    });
}

#[test]
fn every_answer_keeps_the_page_to_itself() {
    run(async {
        let server = Server::new(generous()).await;
        for path in ["/", "/page.js", "/nothing", "/api/v1/limits", "/api/v1/nothing"] {
            let answer = server.whole(request(Method::GET, path)).await;
            let policy = answer.headers["content-security-policy"].to_str().unwrap();
            assert!(
                policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
                "{path}"
            );
            assert_eq!(answer.headers["x-content-type-options"], "nosniff", "{path}");
        }
    });
}

#[test]
fn the_page_asks_no_other_host() {
    run(async {
        let server = Server::new(generous()).await;
        let page = server.whole(request(Method::GET, "/")).await;
        assert_eq!(page.headers["content-type"], "text/html; charset=utf-8");
        let text = String::from_utf8(page.bytes).unwrap();
        assert!(!text.contains("http://") && !text.contains("https://"));
        let tag = page.headers["etag"].clone();
        let mut again = request(Method::GET, "/");
        again.headers_mut().insert("if-none-match", tag);
        assert_eq!(server.whole(again).await.status, StatusCode::NOT_MODIFIED);
    });
}
