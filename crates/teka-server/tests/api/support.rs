//! A server for tests, and validation of its responses against the OpenAPI document.

use std::future::Future;
use std::net::SocketAddr;
use std::time::Duration;

use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Method, Request, StatusCode, header};
use axum::response::Response;
use serde_json::{Value as Json, json};
use teka_server::{App, Limits};
use tower::ServiceExt;

/// Runs a test with a time limit. Unlike dropping a runtime, it does not wait for blocking work.
pub fn run<F: Future>(test: F) -> F::Output {
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let done =
        runtime.block_on(async { tokio::time::timeout(Duration::from_secs(300), test).await });
    runtime.shutdown_timeout(Duration::from_secs(1));
    done.expect("the test exceeded its time limit")
}

/// Returns limits for tests with many requests.
pub fn generous() -> Limits {
    Limits { requests_per_second: 100_000, burst: 100_000, ..Limits::default() }
}

/// A server under test.
pub struct Server {
    pub app: App,
    description: Json,
}

/// A response.
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub bytes: Vec<u8>,
}

impl Answer {
    /// Parses the body as JSON.
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

    /// Sends a request unchanged.
    pub async fn send(&self, request: Request<Body>) -> Response {
        self.app.router().oneshot(request).await.unwrap()
    }

    /// Sends a request and reads the whole response.
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

    /// Sends a request that must succeed, and validates the reply.
    pub async fn ask(&self, name: &str, body: Json) -> Json {
        let answer = self.post(name, &body).await;
        let text = String::from_utf8_lossy(&answer.bytes).into_owned();
        assert_eq!(answer.status, StatusCode::OK, "{name} {body}: {text}");
        let answer = answer.json();
        self.must_fit(name, "post", "application/json", &answer);
        answer
    }

    /// Sends a request and reads all its events. Validates each event, and checks that the last is
    /// `done`.
    pub async fn events(&self, name: &str, body: Json) -> Vec<(String, Json)> {
        let answer = self.post(name, &body).await;
        assert_eq!(answer.status, StatusCode::OK, "{name}");
        let events = read_events(&String::from_utf8(answer.bytes).unwrap());
        assert_eq!(events.last().expect("there are events").0, "done", "{name}");
        let schema = self.schema(name, "post", "text/event-stream");
        for (event, data) in &events {
            let schema = schema.of(&schema.schema["properties"][event]);
            must_fit(&format!("{name}, {event}"), schema, data);
        }
        events
    }

    /// Panics if a response does not match the document.
    pub fn must_fit(&self, name: &str, method: &str, kind: &str, answer: &Json) {
        must_fit(name, self.schema(name, method, kind), answer);
    }

    fn schema(&self, name: &str, method: &str, kind: &str) -> Schema<'_> {
        let description = &self.description;
        let path = &description["paths"][format!("/api/v1/{name}")][method];
        let schema = &path["responses"]["200"]["content"][kind]["schema"];
        Schema { schema: resolved(schema, description), description }
    }

    pub fn paths(&self) -> Vec<(String, String)> {
        let paths = self.description["paths"].as_object().unwrap().iter();
        let method = |(path, methods): (&String, &Json)| {
            let mut methods = methods.as_object().unwrap().keys();
            (path.clone(), methods.next().unwrap().to_uppercase())
        };
        paths.map(method).collect()
    }

    /// Returns a request that solves this game until it is stopped. It uses the method with the
    /// most nodes and pauses after each node.
    pub async fn endless(&self, game: &Json) -> Json {
        let ask = json!({ "game": game, "node_limit": 5_000 });
        let events = self.events("compare", ask).await;
        let runs = events.iter().filter(|(name, _)| name == "run").map(|(_, run)| run);
        let slowest = runs.max_by_key(|run| run["nodes"].as_u64()).unwrap();
        assert!(slowest["nodes"].as_u64() > Some(20), "{slowest}");
        json!({ "game": game, "method": slowest["method"], "nodes_per_event": 1, "pause_ms": 5000 })
    }

    /// Returns the id of each family and the state of its first sample.
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

/// A schema and the document it refers to.
#[derive(Clone, Copy)]
struct Schema<'a> {
    schema: &'a Json,
    description: &'a Json,
}

impl<'a> Schema<'a> {
    fn of(self, schema: &'a Json) -> Self {
        Self { schema: resolved(schema, self.description), ..self }
    }

    fn either(self, name: &str) -> Option<Vec<Self>> {
        let either = self.schema[name].as_array()?;
        Some(either.iter().map(|schema| self.of(schema)).collect())
    }

    /// Returns a description of the first mismatch: a field that is missing, undocumented or of the
    /// wrong type.
    fn misfit(self, data: &Json) -> Option<String> {
        let own = self.wrong_kind(data).or_else(|| self.wrong_fields(data));
        own.or_else(|| self.wrong_items(data)).or_else(|| {
            let either = self.either("oneOf").or_else(|| self.either("anyOf"))?;
            let misfits: Vec<String> =
                either.iter().filter_map(|schema| schema.misfit(data)).collect();
            (misfits.len() == either.len()).then(|| format!("{misfits:?}"))
        })
    }

    fn wrong_kind(self, data: &Json) -> Option<String> {
        let is = |kind: &Json| match kind.as_str() {
            Some("integer") => data.is_u64() || data.is_i64(),
            kind => kind == Some(kind_of(data)),
        };
        let fits = match &self.schema["type"] {
            Json::Null => true,
            Json::Array(kinds) => kinds.iter().any(is),
            kind => is(kind),
        };
        let known = self.schema["enum"].as_array();
        let fits = fits && known.is_none_or(|known| known.contains(data));
        let fits = fits && self.schema.get("const").is_none_or(|value| value == data);
        (!fits).then(|| format!("{data} is not {}", self.schema))
    }

    fn wrong_fields(self, data: &Json) -> Option<String> {
        let fields = data.as_object()?;
        let mut required = self.schema["required"].as_array().into_iter().flatten();
        if let Some(name) = required.find(|name| data.get(name.as_str().unwrap()).is_none()) {
            return Some(format!("{name} is missing"));
        }
        let properties = self.schema["properties"].as_object()?;
        fields.iter().find_map(|(name, value)| {
            let known = properties.get(name).map(|schema| self.of(schema));
            let misfit = known.and_then(|schema| schema.misfit(value));
            misfit.map(|misfit| format!("{name}: {misfit}"))
        })
    }

    fn wrong_items(self, data: &Json) -> Option<String> {
        let items = self.of(self.schema.get("items")?);
        data.as_array()?.iter().find_map(|item| items.misfit(item))
    }

    /// Returns true if the schema has a field with this name.
    fn describes(self, name: &str) -> bool {
        let is_own = self.schema["properties"].get(name).is_some();
        let rest = self.schema.get("additionalProperties");
        let is_rest = rest.is_some_and(|rest| *rest != json!(false));
        let either = self.either("oneOf").or_else(|| self.either("anyOf")).unwrap_or_default();
        is_own || is_rest || either.iter().any(|schema| schema.describes(name))
    }
}

/// Follows a reference. Returns the schema itself if it is not a reference.
pub fn resolved<'a>(schema: &'a Json, description: &'a Json) -> &'a Json {
    let path = schema["$ref"].as_str().and_then(|path| path.strip_prefix('#'));
    path.map_or(schema, |path| description.pointer(path).expect(path))
}

/// Panics if data does not match its schema.
fn must_fit(name: &str, schema: Schema, data: &Json) {
    assert!(schema.schema.is_object(), "{name} is not described");
    assert_eq!(schema.misfit(data), None, "{name}");
    for field in data.as_object().unwrap().keys() {
        assert!(schema.describes(field), "{name}: {field} is not described");
    }
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

/// Creates a request with a body.
pub fn post(name: &str, body: impl Into<Body>) -> Request<Body> {
    Request::post(format!("/api/v1/{name}"))
        .header(header::CONTENT_TYPE, "application/json")
        .body(body.into())
        .unwrap()
}

/// Creates a request from another address.
pub fn request(method: Method, path: &str) -> Request<Body> {
    Request::builder().method(method).uri(path).body(Body::empty()).unwrap()
}

/// Parses the events of a stream into names and data.
pub fn read_events(text: &str) -> Vec<(String, Json)> {
    let event = |event: &str| {
        let mut lines = event.lines();
        let name = lines.next()?.strip_prefix("event: ")?.to_owned();
        let data = lines.next()?.strip_prefix("data: ")?;
        Some((name, serde_json::from_str(data).ok()?))
    };
    text.split_terminator("\n\n").filter_map(event).collect()
}

/// Waits until a condition holds. The time limit of the test bounds the wait.
pub async fn until(is_so: impl Fn() -> bool) {
    while !is_so() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// Starts a server on a socket and returns its address. It ends with the runtime of the test.
pub async fn listening(limits: Limits) -> (App, SocketAddr) {
    let app = App::new(limits);
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(teka_server::serve(app.clone(), listener, std::future::pending()));
    (app, address)
}
