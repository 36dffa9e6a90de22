//! Tests of watched searches: slowed down, stepped, and ended after a while.

use std::time::Duration;

use axum::http::StatusCode;
use axum::response::Response;
use http_body_util::BodyExt;
use serde_json::{Value as Json, json};
use teka_server::Limits;

use crate::support::{Server, generous, post, read_events, run, until};

#[test]
fn a_pace_shows_every_so_many_nodes() {
    run(async {
        let server = Server::new(generous()).await;
        let (_, start) = server.samples().await.remove(0);
        let mut ask = server.endless(&start["game"]).await;
        (ask["pause_ms"], ask["nodes_per_event"], ask["node_limit"]) =
            (json!(0), json!(3), json!(12));
        let events = server.events("solve", ask).await;
        let nodes = events.iter().filter(|(name, _)| name == "progress");
        let nodes: Vec<u64> = nodes.map(|(_, event)| event["nodes"].as_u64().unwrap()).collect();
        assert_eq!(nodes, [1, 4, 7, 10]);
    });
}

/// The events of an open stream, one at a time.
struct Told(axum::body::Body, String);

impl Told {
    async fn next(&mut self) -> (String, Json) {
        while !self.1.contains("\n\n") {
            let frame = self.0.frame().await.unwrap().unwrap();
            self.1 += std::str::from_utf8(frame.data_ref().unwrap()).unwrap();
        }
        let (first, rest) = self.1.split_once("\n\n").unwrap();
        let event = read_events(first).remove(0);
        self.1 = rest.to_owned();
        event
    }
}

#[test]
fn a_search_is_paused_stepped_and_let_go() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let mut ask = server.endless(&start["game"]).await;
            (ask["run_id"], ask["paused"]) = (json!("mine"), json!(true));
            let mut told =
                Told(server.send(post("solve", ask.to_string())).await.into_body(), String::new());
            let (_, first) = told.next().await;
            // Some methods report the start before they count a node.
            let start = first["nodes"].as_u64().unwrap();
            assert!(start <= 1 && first["paused"] == true, "{}", family["id"]);
            assert_eq!(server.post("solve", &ask).await.status, StatusCode::BAD_REQUEST);
            for nodes in start + 1..start + 4 {
                let step = json!({ "run_id": "mine", "paused": true, "step": true });
                assert_eq!(server.ask("control", step).await["paused"], true);
                assert_eq!(told.next().await.1["nodes"], nodes, "{}", family["id"]);
            }
            let go = json!({ "run_id": "mine", "nodes_per_event": 2, "pause_ms": 1 });
            assert_eq!(server.ask("control", go).await["paused"], false);
            assert_eq!(told.next().await.1["nodes"], start + 5, "{}", family["id"]);
            let still = json!({ "run_id": "mine", "paused": true });
            server.ask("control", still).await;
            drop(told);
            until(|| server.app.running() == 0).await;
            let gone = server.post("control", &json!({ "run_id": "mine" })).await;
            assert_eq!(
                (gone.status, &gone.json()["error"]),
                (StatusCode::NOT_FOUND, &json!("unknown-run"))
            );
        }
    });
}

/// Closing the connection would also stop the search, but without the final figures.
#[test]
fn a_search_that_is_stopped_tells_its_last_figures() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let mut ask = server.endless(&start["game"]).await;
            // An id becomes free only a moment after `done`.
            (ask["run_id"], ask["paused"]) = (family["id"].clone(), json!(true));
            let mut told =
                Told(server.send(post("solve", ask.to_string())).await.into_body(), String::new());
            let (_, first) = told.next().await;
            server
                .ask("control", json!({ "run_id": family["id"], "paused": true, "stop": true }))
                .await;
            let (name, done) = told.next().await;
            assert_eq!((name.as_str(), &done["reason"]), ("done", &json!("cancelled")));
            assert!(done["stats"]["nodes"].as_u64() >= first["nodes"].as_u64(), "{}", family["id"]);
        }
    });
}

#[test]
fn who_stands_still_has_an_end_and_can_leave() {
    run(async {
        // The limit is longer than the test, so only a disconnect ends the search.
        let limits = Limits { watched: Duration::from_secs(3600), ..generous() };
        let server = Server::new(limits).await;
        let (_, start) = server.samples().await.remove(0);
        let mut ask = server.endless(&start["game"]).await;
        ask["paused"] = json!(true);
        let response = server.send(post("solve", ask.to_string())).await;
        let mut body = response.into_body();
        body.frame().await.unwrap().unwrap();
        assert_eq!(server.app.running(), 1);
        drop(body);
        until(|| server.app.running() == 0).await;
        let limits = Limits { watched: Duration::from_millis(300), ..generous() };
        let server = Server::new(limits).await;
        let (_, done) = server.events("solve", ask).await.pop().unwrap();
        assert_eq!(done["reason"], "time-limit");
    });
}

#[test]
fn a_watched_search_has_an_end() {
    run(async {
        let limits = Limits { watched: Duration::from_millis(50), ..generous() };
        let server = Server::new(limits).await;
        let (_, start) = server.samples().await.remove(0);
        let mut ask = server.endless(&start["game"]).await;
        ask["pause_ms"] = json!(60);
        let (_, done) = server.events("solve", ask).await.pop().unwrap();
        assert_eq!(done["reason"], "time-limit");
    });
}

/// Returns the last event of a search.
async fn end(response: Response) -> Json {
    let told = response.into_body().collect().await.unwrap().to_bytes();
    read_events(std::str::from_utf8(&told).unwrap()).pop().unwrap().1
}

/// Many short pauses must not keep other searches waiting.
#[test]
fn who_is_watched_gives_way_to_whoever_waits() {
    run(async {
        let limits =
            Limits { searches: 1, preempt_after: Duration::from_millis(300), ..generous() };
        let server = Server::new(limits).await;
        let (_, start) = server.samples().await.remove(0);
        let mut slow = server.endless(&start["game"]).await;
        (slow["pause_ms"], slow["run_id"]) = (json!(100), json!("mine"));
        for paused in [false, true] {
            slow["paused"] = json!(paused);
            let watched = server.send(post("solve", slow.to_string())).await;
            for _ in 0..4 {
                tokio::time::sleep(Duration::from_millis(100)).await;
                let step = json!({ "run_id": "mine", "paused": true, "step": true });
                if paused {
                    server.ask("control", step).await;
                }
            }
            assert_eq!(server.app.running(), 1, "no search is waiting");
            let hint = server.ask("hint", json!({ "game": start["game"] })).await;
            assert_eq!(hint["hint"], "step");
            let done = end(watched).await;
            assert_eq!(
                (&done["outcome"], &done["reason"]),
                (&json!("stopped"), &json!("preempted"))
            );
            assert!(done["message"].as_str().unwrap().contains("waiting"), "{done}");
        }
    });
}

#[test]
fn one_gives_way_to_one() {
    run(async {
        let limits =
            Limits { searches: 2, preempt_after: Duration::from_millis(100), ..generous() };
        let server = Server::new(limits).await;
        let (_, start) = server.samples().await.remove(0);
        let slow = server.endless(&start["game"]).await.to_string();
        let one = server.send(post("solve", slow.clone())).await;
        let other = server.send(post("solve", slow)).await;
        tokio::time::sleep(Duration::from_millis(200)).await;
        assert_eq!(server.app.running(), 2, "no search is waiting");
        server.ask("hint", json!({ "game": start["game"] })).await;
        server.app.stop();
        let mut ends = [end(one).await, end(other).await].map(|done| done["reason"].to_string());
        ends.sort_unstable();
        assert_eq!(ends, ["\"cancelled\"", "\"preempted\""]);
    });
}
