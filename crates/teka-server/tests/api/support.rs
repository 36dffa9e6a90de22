//! A server to ask, and answers that are held against the description of the API.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use serde_json::{Value as Json, json};
use teka_server::{App, Limits};
use tower::ServiceExt;

/// Runs a test that must not last for ever. A runtime waits for blocking work when it is
/// dropped; here it does not.
pub fn run<F: Future>(test: F) -> F::Output {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let done =
        runtime.block_on(async { tokio::time::timeout(Duration::from_secs(300), test).await });
    runtime.shutdown_timeout(Duration::from_secs(1));
    done.expect("the test goes on and on")
}

/// Limits for tests that ask a lot.
pub fn generous() -> Limits {
    Limits { requests_a_second: 100_000, burst: 100_000, ..Limits::default() }
}

/// A server.
pub struct Server {
    pub app: App,
    description: Json,
}

/// An answer.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Answer {
    /// Its body as JSON.
    pub fn json(&self) -> Json {
        serde_json::from_slice(&self.bytes).unwrap()
    }
}

impl Server {
    pub async fn new(limits: Limits) -> Self {
        let mut server = Self { app: App::new(limits), description: Json::Null };
        server.description = server.get("openapi.json").await.json();
        server
    }

    /// Sends a request as it is.
    pub async fn send(&self, request: Request<Body>) -> Response {
        self.app.router().oneshot(request).await.unwrap()
    }

    /// Sends a request and takes the whole answer.
    pub async fn whole(&self, request: Request<Body>) -> Answer {
        let response = self.send(request).await;
        let (status, headers) = (response.status(), response.headers().clone());
        let bytes = to_bytes(response.into_body(), usize::MAX).await.unwrap().to_vec();
        Answer { status, headers, bytes }
    }

    pub async fn get(&self, name: &str) -> Answer {
        let request = Request::get(format!("/api/v1/{name}")).body(Body::empty()).unwrap();
        self.whole(request).await
    }

    pub async fn post(&self, name: &str, body: &Json) -> Answer {
        self.whole(post(name, body.to_string())).await
    }

    /// Asks what must be answered; the answer has to be as described.
    pub async fn ask(&self, name: &str, body: Json) -> Json {
        let answer = self.post(name, &body).await;
        let text = String::from_utf8_lossy(&answer.bytes).into_owned();
        assert_eq!(answer.status, StatusCode::OK, "{name} {body}: {text}");
        let answer = answer.json();
        self.must_fit(name, "post", "application/json", &answer);
        answer
    }

    /// Asks for events and takes them all; each has to be as described, the last is `done`.
    pub async fn events(&self, name: &str, body: Json) -> Vec<(String, Json)> {
        let answer = self.post(name, &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        let events = read_events(&String::from_utf8(answer.bytes).unwrap());
        assert_eq!(events.last().expect("there are events").0, "done", "{name}");
        let schema = self.schema(name, "post", "text/event-stream");
        for (event, data) in &events {
            must_fit(&format!("{name}, {event}"), &schema["properties"][event], data);
        }
        events
    }

    /// Complains if an answer is not as described.
    pub fn must_fit(&self, name: &str, method: &str, kind: &str, answer: &Json) {
        must_fit(name, self.schema(name, method, kind), answer);
    }

    fn schema(&self, name: &str, method: &str, kind: &str) -> &Json {
        let path = &self.description["paths"][format!("/api/v1/{name}")][method];
        &path["responses"]["200"]["content"][kind]["schema"]
    }

    pub fn paths(&self) -> Vec<(String, String)> {
        let paths = self.description["paths"].as_object().unwrap().iter();
        let method = |(path, methods): (&String, &Json)| {
            let mut methods = methods.as_object().unwrap().keys();
            (path.clone(), methods.next().unwrap().to_uppercase())
        };
        paths.map(method).collect()
    }

    /// A request to solve this game that goes on until somebody stops it: with the method that
    /// takes the most nodes, resting after each.
    pub async fn endless(&self, game: &Json) -> Json {
        let ask = json!({ "game": game, "node_limit": 5_000 });
        let events = self.events("compare", ask).await;
        let runs = events.iter().filter(|(name, _)| name == "run").map(|(_, run)| run);
        let slowest = runs.max_by_key(|run| run["nodes"].as_u64()).unwrap();
        assert!(slowest["nodes"].as_u64() > Some(20), "{slowest}");
        json!({ "game": game, "method": slowest["method"], "pace": 1, "pause": 5000 })
    }

    /// The first sample of each family: its id, and the state it opens as.
    pub async fn samples(&self) -> Vec<(Json, Json)> {
        let families = self.get("families").await.json();
        let mut samples = Vec::new();
        for family in families["families"].as_array().unwrap() {
            let state = self.ask("open", json!({ "text": family["samples"][0]["text"] })).await;
            assert_eq!(state["puzzle"], family["id"]);
            samples.push((family.clone(), state));
        }
        samples
    }
}

/// Complains about data that does not fit its description.
fn must_fit(name: &str, schema: &Json, data: &Json) {
    let misfits = match schema["oneOf"].as_array() {
        None => vec![misfit(schema, data)],
        Some(either) => either.iter().map(|schema| misfit(schema, data)).collect(),
    };
    let fitting = misfits.iter().filter(|misfit| misfit.is_none()).count();
    assert_eq!(fitting, 1, "{name}: {misfits:?}");
}

/// A field that is not described, is missing, or is of another kind.
fn misfit(schema: &Json, data: &Json) -> Option<String> {
    let Some(properties) = schema["properties"].as_object() else {
        return Some("it is not described".to_owned());
    };
    let missing = schema["required"].as_array().unwrap().iter();
    let mut missing = missing.filter(|field| data.get(field.as_str().unwrap()).is_none());
    if let Some(field) = missing.next() {
        return Some(format!("{field} is missing"));
    }
    let odd = |(field, value): (&String, &Json)| {
        let described = properties.get(field).or_else(|| schema.get("additionalProperties"));
        match described.map(|described| &described["type"]) {
            None => Some(format!("{field} is not described")),
            Some(Json::Null) => None,
            Some(kind) => (kind != kind_of(value)).then(|| format!("{field} is no {kind}")),
        }
    };
    data.as_object().unwrap().iter().find_map(odd)
}

fn kind_of(value: &Json) -> &'static str {
    match value {
        Json::String(_) => "string",
        Json::Number(_) => "number",
        Json::Bool(_) => "boolean",
        Json::Array(_) => "array",
        Json::Object(_) => "object",
        Json::Null => "null",
    }
}

/// A request with a body.
pub fn post(name: &str, body: impl Into<Body>) -> Request<Body> {
    Request::post(format!("/api/v1/{name}"))
        .header(header::CONTENT_TYPE, "application/json")
        .body(body.into())
        .unwrap()
}

/// A request from another address.
pub fn request(method: Method, path: &str) -> Request<Body> {
    Request::builder().method(method).uri(path).body(Body::empty()).unwrap()
}

/// The events of a stream: name and data.
pub fn read_events(text: &str) -> Vec<(String, Json)> {
    let event = |event: &str| {
        let mut lines = event.lines();
        let name = lines.next()?.strip_prefix("event: ")?.to_owned();
        let data = lines.next()?.strip_prefix("data: ")?;
        Some((name, serde_json::from_str(data).ok()?))
    };
    text.split_terminator("\n\n").filter_map(event).collect()
}

/// Waits until something is so; the test as a whole does not wait for ever.
pub async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// A server on a socket, with its address. It ends with the runtime of the test.
pub async fn listening(limits: Limits) -> (App, SocketAddr) {
    let app = App::new(limits);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(teka_server::serve(app.clone(), listener, std::future::pending()));
    (app, address)
}
