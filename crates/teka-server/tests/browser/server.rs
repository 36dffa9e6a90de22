//! The server of the page, and what its API returns for a puzzle.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::mpsc;
use std::thread;

use axum::body::{Body, to_bytes};
use axum::http::{Request, header};
use serde_json::{Value as Json, json};
use teka_host::watch::Cancel;
use teka_server::{App, Limits};
use tower::ServiceExt;

/// A server that runs until it is dropped.
pub struct Server {
    pub address: SocketAddr,
    cancel: Cancel,
    app: App,
}

impl Server {
    /// Starts a server with a high rate limit, because tests type faster than people.
    pub fn start() -> Self {
        let limits = Limits { requests_per_second: 10_000, burst: 10_000, ..Limits::default() };
        let (cancel, (sender, receiver)) = (Cancel::default(), mpsc::channel());
        let ending = cancel.clone();
        thread::spawn(move || {
            let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
            teka_server::run(App::new(limits), address, &ending, |at| sender.send(at).unwrap())
        });
        Self { address: receiver.recv().unwrap(), cancel, app: App::new(limits) }
    }

    /// Sends a request to the API. The events of a stream are returned as a list.
    pub async fn request(&self, name: &str, body: Json) -> Json {
        let builder = match body.is_null() {
            true => Request::get(format!("/api/v1/{name}")),
            false => Request::post(format!("/api/v1/{name}"))
                .header(header::CONTENT_TYPE, "application/json"),
        };
        let body = if body.is_null() { Body::empty() } else { Body::from(body.to_string()) };
        let answer = self.app.router().oneshot(builder.body(body).unwrap()).await.unwrap();
        let bytes = to_bytes(answer.into_body(), usize::MAX).await.unwrap();
        let text = String::from_utf8(bytes.to_vec()).unwrap();
        let events = text.lines().filter_map(|line| line.strip_prefix("data: "));
        match text.starts_with("event: ") {
            true => events.map(|data| serde_json::from_str::<Json>(data).unwrap()).collect(),
            false => serde_json::from_str(&text).unwrap(),
        }
    }

    /// Returns the descriptions of all families.
    pub async fn families(&self) -> Vec<Json> {
        self.request("families", Json::Null).await["families"].as_array().unwrap().clone()
    }

    /// Returns the moves of the first solution.
    pub async fn solution(&self, text: &str) -> Vec<String> {
        let opened = self.request("open", json!({ "text": text })).await;
        let events = self.request("solve", json!({ "game": opened["game"] })).await;
        let found = events.as_array().unwrap().iter().find(|event| event["moves"].is_array());
        let found = found.unwrap_or_else(|| panic!("no solution of {text}: {events}"));
        let moves = found["moves"].as_array().unwrap();
        moves.iter().map(|text| text.as_str().unwrap().to_owned()).collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.cancel.ask();
    }
}
