//! What one request, one address and the whole server may take. All of it is told to clients.

use std::thread::available_parallelism;
use std::time::Duration;

use serde_json::{Value as Json, json};

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest request.
    pub body_bytes: usize,
    /// The most rows, and the most columns, of a board.
    pub side: u8,
    /// The most moves of a game.
    pub moves: usize,
    /// The time a search may take.
    pub time: Duration,
    /// The time a search may take that is slowed down to be watched.
    pub watched: Duration,
    /// How long in all it may be watched while another one waits for its place.
    pub lingering: Duration,
    /// The memory the tables of a search may take.
    pub memory_bytes: u64,
    /// The nodes a search may look at.
    pub nodes: u64,
    /// The most solutions of one search.
    pub solutions: u64,
    /// The most runs of one comparison.
    pub runs: usize,
    /// Searches at once.
    pub searches: usize,
    /// Searches that wait for one of them to end.
    pub queue: usize,
    /// How long a search waits before it is told to come again.
    pub wait: Duration,
    /// Small requests, such as moves, at once.
    pub small: usize,
    /// Requests a second from one address.
    pub requests_a_second: u32,
    /// How many of them may come at a time.
    pub burst: u32,
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_each: usize,
    /// How long a client may take to send a request, or to take a part of an answer.
    pub patience: Duration,
    /// How long requests may go on when the server is to end.
    pub farewell: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = available_parallelism().map_or(2, usize::from);
        Self {
            body_bytes: 512 << 10,
            side: 64,
            moves: 5_000,
            time: Duration::from_secs(30),
            watched: Duration::from_secs(300),
            lingering: Duration::from_secs(10),
            memory_bytes: 256 << 20,
            nodes: 2_000_000_000,
            solutions: 1_000,
            runs: 24,
            searches: cores.max(2),
            queue: 8,
            wait: Duration::from_secs(5),
            small: 4 * cores,
            requests_a_second: 50,
            burst: 100,
            connections: 1_000,
            connections_each: 250,
            patience: Duration::from_secs(15),
            farewell: Duration::from_secs(3),
        }
    }
}

impl Limits {
    /// The limits as clients are told.
    pub fn json(&self) -> Json {
        json!({
            "body_bytes": self.body_bytes, "side": self.side, "moves": self.moves,
            "seconds": self.time.as_secs_f64(), "watched_seconds": self.watched.as_secs_f64(),
            "lingering_seconds": self.lingering.as_secs_f64(),
            "memory_bytes": self.memory_bytes, "nodes": self.nodes, "solutions": self.solutions,
            "runs": self.runs, "searches": self.searches, "queue": self.queue,
            "wait_seconds": self.wait.as_secs_f64(),
            "requests_a_second": self.requests_a_second, "burst": self.burst,
            "connections": self.connections, "connections_each": self.connections_each,
            "patience_seconds": self.patience.as_secs_f64(),
        })
    }
}
