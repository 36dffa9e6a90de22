//! Tests of searches: their events, and when they stop.

use axum::http::{StatusCode, header};
use http_body_util::BodyExt;
use serde_json::{Value as Json, json};
use std::time::Duration;
use teka_server::Limits;

use crate::support::{Server, generous, post, read_events, run, until};

#[test]
fn a_search_tells_how_it_goes() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let events = server.events("solve", json!({ "game": start["game"] })).await;
            let id = &family["id"];
            assert_eq!(events[0].0, "progress", "{id}");
            assert!(events[0].1["svg"].is_string() && events[0].1["nodes"].is_number(), "{id}");
            let (_, done) = events.last().unwrap();
            assert_eq!((&done["outcome"], &done["found"]), (&json!("solved"), &json!(1)), "{id}");
            let ask = json!({ "game": start["game"], "limit": 1 });
            let counted = server.events("count", ask).await;
            let done = &counted.last().unwrap().1;
            let methods = family["methods"].as_array().unwrap().iter();
            let mut methods = methods.filter(|method| method["name"] == done["method"]);
            if methods.any(|method| method["counts_only"] == true) {
                // The method counts all solutions even with a limit.
                assert_eq!(done["exact"], true, "{id}: {done}");
            } else {
                assert_eq!(done["count"], 1, "{id}: {done}");
            }
        }
    });
}

/// The text is the one that the command writes: it contains the figures, and `check` can read it.
#[test]
fn an_answer_comes_with_a_text_to_keep() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            for lang in ["en", "id"] {
                let ask = json!({ "game": start["game"], "lang": lang });
                let (_, done) = server.events("solve", ask).await.pop().unwrap();
                let text = done["text"].as_str().unwrap();
                let (solution, figures) = text.split_once("\n=====\n").expect(text);
                assert!(figures.contains(done["method"].as_str().unwrap()), "{text}");
                for answer in [text, solution] {
                    let check = json!({ "game": start["game"], "answer": answer });
                    let checked = server.ask("check", check).await;
                    assert_eq!(checked["outcome"], "solved", "{} {lang}: {text}", family["id"]);
                }
            }
            let ask = json!({ "game": start["game"], "method": family["methods"][0]["name"], "node_limit": 1 });
            let (_, done) = server.events("solve", ask).await.pop().unwrap();
            if done["outcome"] == "stopped" {
                let text = done["text"].as_str().unwrap();
                assert!(text.starts_with("=====\nStopped: "), "{text}");
            }
        }
        let blocked = "6 6\n1\n...A..\n...A..\nPP.A..K\n...A..\n...A..\n...A..\n";
        let (_, done) = server.events("solve", json!({ "game": blocked })).await.pop().unwrap();
        let text = done["text"].as_str().unwrap();
        assert!(text.starts_with("No solution!\n") && text.contains("\n=====\n"), "{text}");
    });
}

#[test]
fn rates_are_percentages_or_fractions() {
    run(async {
        let server = Server::new(generous()).await;
        let mut rates = 0;
        for (family, start) in server.samples().await {
            for method in family["methods"].as_array().unwrap() {
                let params = method["params"].as_array().unwrap().iter();
                for param in params.filter(|param| param["kind"] == "percent") {
                    for rate in [json!(50), json!("50%"), json!(0.5)] {
                        let name = param["name"].as_str().unwrap();
                        let (game, method) = (&start["game"], &method["name"]);
                        let set = json!({ name: rate });
                        let ask = json!({ "game": game, "method": method, "parameters": set });
                        let events = server.events("solve", ask).await;
                        assert_eq!(events.last().unwrap().1["parameters"][name], 50, "{rate}");
                        rates += 1;
                    }
                }
            }
        }
        assert!(rates > 0);
    });
}

#[test]
fn methods_are_compared_row_by_row() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let ask = json!({ "game": start["game"], "node_limit": 20_000 });
            let events = server.events("compare", ask).await;
            let rows: Vec<&Json> =
                events.iter().filter(|(name, _)| name == "run").map(|(_, row)| row).collect();
            let methods = family["methods"].as_array().unwrap().iter();
            let solving = methods.filter(|method| method["counts_only"] == false).count();
            assert_eq!(rows.len(), solving, "{}", family["id"]);
            assert!(rows.iter().any(|row| row["outcome"] == "solved"), "{}", family["id"]);
            assert_eq!(events.last().unwrap().1["contradiction"], false, "{}", family["id"]);
        }
    });
}

#[test]
fn methods_run_side_by_side_or_in_turn() {
    run(async {
        let server = Server::new(generous()).await;
        let (family, start) = server.samples().await.remove(0);
        let method = &family["methods"][0]["name"];
        for at_once in [1, 4] {
            let runs = vec![json!({ "method": method }); 6];
            let ask = json!({ "game": start["game"], "runs": runs, "parallel": at_once, "node_limit": 500 });
            let events = server.events("compare", ask).await;
            let rows = events.iter().filter(|(name, _)| name == "run");
            let mut rows: Vec<u64> = rows.map(|(_, row)| row["index"].as_u64().unwrap()).collect();
            rows.sort_unstable();
            assert_eq!(rows, [0, 1, 2, 3, 4, 5]);
            let done = &events.last().unwrap().1;
            assert!(done["parallel"].as_u64() <= Some(at_once), "{done}");
        }
    });
}

#[test]
fn a_limit_is_no_answer() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let ask = json!({ "game": start["game"], "node_limit": 1 });
            let (_, done) = server.events("solve", ask).await.pop().unwrap();
            // A single node can be enough to solve the puzzle.
            if done["outcome"] != "solved" {
                assert_eq!(done["reason"], "node-limit", "{}", family["id"]);
                assert!(done["message"].is_string());
            }
        }
    });
}

#[test]
fn whoever_leaves_stops_the_search() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let ask = server.endless(&start["game"]).await;
            let response = server.send(post("solve", ask.to_string())).await;
            assert_eq!(response.status(), StatusCode::OK, "{}", family["id"]);
            let mut body = response.into_body();
            body.frame().await.unwrap().unwrap();
            assert_eq!(server.app.running(), 1, "{}", family["id"]);
            drop(body);
            until(|| server.app.running() == 0).await;
        }
    });
}

#[test]
fn a_server_that_ends_stops_the_search() {
    run(async {
        let server = Server::new(generous()).await;
        let (_, start) = server.samples().await.remove(0);
        let ask = server.endless(&start["game"]).await;
        let response = server.send(post("solve", ask.to_string())).await;
        let mut body = response.into_body();
        body.frame().await.unwrap().unwrap();
        server.app.stop();
        let rest = body.collect().await.unwrap().to_bytes();
        let events = read_events(std::str::from_utf8(&rest).unwrap());
        assert_eq!(events.last().unwrap().1["reason"], "cancelled");
    });
}

#[test]
fn what_waits_when_a_server_ends_does_not_begin() {
    run(async {
        let server = Server::new(Limits { searches: 1, ..generous() }).await;
        let (_, start) = server.samples().await.remove(0);
        let ask = server.endless(&start["game"]).await;
        let first = server.send(post("solve", ask.to_string())).await;
        let ends = async {
            until(|| server.app.waiting() == 1).await;
            server.app.stop();
        };
        let (second, ()) = tokio::join!(server.post("solve", &ask), ends);
        assert_eq!(second.status, StatusCode::SERVICE_UNAVAILABLE);
        drop(first);
        until(|| server.app.running() == 0).await;
    });
}

#[test]
fn a_few_wait_and_the_rest_come_again() {
    run(async {
        let wait = Duration::from_millis(200);
        let limits = Limits { searches: 1, queue: 1, queue_time: wait, ..generous() };
        let server = Server::new(limits).await;
        let (_, start) = server.samples().await.remove(0);
        let ask = server.endless(&start["game"]).await;
        let first = server.send(post("solve", ask.to_string())).await;
        let second = server.send(post("solve", ask.to_string()));
        let third = async {
            until(|| server.app.waiting() == 1).await;
            server.post("solve", &ask).await
        };
        let (second, third) = tokio::join!(second, third);
        assert_eq!(third.status, StatusCode::SERVICE_UNAVAILABLE, "the queue is full");
        assert_eq!(third.headers[header::RETRY_AFTER], "1");
        assert_eq!(third.json()["error"], "busy");
        assert_eq!(second.status(), StatusCode::SERVICE_UNAVAILABLE, "it waited in vain");
        let moved = json!({ "game": start["game"], "action": "view" });
        assert_eq!(server.post("play", &moved).await.status, StatusCode::OK, "moves go on");
        drop(first);
        until(|| server.app.running() == 0).await;
        assert_eq!(
            server.post("count", &json!({ "game": start["game"] })).await.status,
            StatusCode::OK
        );
    });
}
