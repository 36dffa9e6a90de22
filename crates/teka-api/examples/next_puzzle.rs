//! Measures how long a player waits for the next puzzle, through the API: for each family and
//! level, the median and the worst of 30 puzzles, and of the puzzles of 30 days.
//!
//! `cargo run --release -p teka-api --example next_puzzle`

use std::sync::Arc;
use std::time::{Duration, Instant};

use serde_json::{Map, Value as Json, json};
use teka_api::{
    Api, Cancel, Change, Clock, Context, Endpoint, Host, Limits, LimitsReply, Pacing, Reply, Speed,
    Work, endpoint,
};
use teka_core::registry::FAMILIES;
use teka_text::Lang;

const COUNT: u64 = 30;

fn main() {
    let context = context();
    println!("| family | level | next, median | next, worst | daily, median | daily, worst |");
    println!("|---|---|---|---|---|---|");
    for family in FAMILIES {
        let id = family.info().id;
        for level in family.generator().map_or(&[][..], |generator| generator.levels()) {
            let name = level.difficulty.name();
            let request = |seed| json!({ "family": id, "level": name, "seed": seed });
            let next = times(&context, "generate", request);
            let request = |day| {
                let date = format!("2026-11-{:02}", day + 1);
                json!({ "family": id, "level": name, "date": date })
            };
            let daily = level.is_daily.then(|| times(&context, "daily", request));
            let daily = daily.map_or("– | –".to_owned(), |daily| summary(&daily));
            println!("| {id} | {name} | {} | {daily} |", summary(&next));
        }
    }
}

/// Returns the times of requests in ascending order. Panics if one has no puzzle.
fn times(context: &Context, name: &str, request: impl Fn(u64) -> Json) -> Vec<Duration> {
    let endpoint = endpoint(name).expect("an endpoint");
    let mut times: Vec<Duration> = (0..COUNT)
        .map(|number| {
            let started = Instant::now();
            let reply = reply(context, endpoint, request(number));
            let time = started.elapsed();
            assert!(reply["game"].is_string(), "{name} {number}: {}", reply["message"]);
            time
        })
        .collect();
    times.sort();
    times
}

fn reply(context: &Context, endpoint: &Endpoint, request: Json) -> Json {
    let fields: Map<String, Json> = request.as_object().cloned().unwrap_or_default();
    let Work::Search(work) = &endpoint.work else { panic!("{} searches", endpoint.name) };
    match work(context, fields, endpoint.request_schema()) {
        Ok(Reply::Json(reply)) => reply,
        Ok(Reply::File(_)) => panic!("{} returns a file", endpoint.name),
        Err(error) => panic!("{}: {:?}", endpoint.name, error.message),
    }
}

fn summary(times: &[Duration]) -> String {
    let shown = |time: Option<&Duration>| {
        time.map_or_else(String::new, |time| format!("{:.1} ms", time.as_secs_f64() * 1000.0))
    };
    format!("{} | {}", shown(times.get(times.len() / 2)), shown(times.last()))
}

fn context() -> Context {
    let limits = Limits {
        board_side: 64,
        moves: 5000,
        time: Duration::from_secs(30),
        watched: Duration::from_secs(300),
        preempt_after: Duration::from_secs(10),
        memory_bytes: 256 << 20,
        nodes: 2_000_000_000,
        solutions: 1000,
        runs: 24,
    };
    let api = Api::new(limits, Clock::default(), Box::new(NoHost));
    Context { api: Arc::new(api), cancel: Cancel::default(), lang: Lang::En }
}

/// A host for requests that need none.
struct NoHost;

impl Host for NoHost {
    fn sample(&self, _: &str) -> Option<String> {
        None
    }

    fn limits(&self) -> LimitsReply {
        panic!("no request for the limits is made")
    }

    fn threads(&self) -> usize {
        1
    }

    fn register(&self, _: Option<&str>, _: Speed, _: &Cancel) -> Option<Box<dyn Pacing>> {
        None
    }

    fn control(&self, _: &str, _: Change) -> bool {
        false
    }
}
