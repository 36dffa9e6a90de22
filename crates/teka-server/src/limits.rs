//! The limits of one request, one address and the whole server. Clients can read them all.

use std::thread::available_parallelism;
use std::time::Duration;

use teka_api::LimitValues;

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The largest request.
    pub body_bytes: usize,
    /// The most rows, and the most columns, of a board.
    pub board_side: u8,
    /// The most moves of a game.
    pub moves: usize,
    /// The time a search may take.
    pub time: Duration,
    /// The time a search may take that is slowed down to be watched.
    pub watched: Duration,
    /// The time after which a watched search ends if another one waits for its place.
    pub preempt_after: Duration,
    /// The memory the tables of a search may take.
    pub memory_bytes: u64,
    /// The nodes a search may visit.
    pub nodes: u64,
    /// The most solutions of one search.
    pub solutions: u64,
    /// The most runs of one comparison.
    pub runs: usize,
    /// Searches at once.
    pub searches: usize,
    /// Searches that wait for one of them to end.
    pub queue: usize,
    /// The time a search waits before it is refused.
    pub queue_time: Duration,
    /// Small requests, such as moves, at once.
    pub small: usize,
    /// Requests per second from one address.
    pub requests_per_second: u32,
    /// The most requests at a time from one address.
    pub burst: u32,
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_per_address: usize,
    /// The time a client may take to send a request, or to receive part of a reply.
    pub client_timeout: Duration,
    /// The time requests have to finish when the server shuts down.
    pub shutdown_time: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        let cores = available_parallelism().map_or(2, usize::from);
        Self {
            body_bytes: 512 << 10,
            board_side: 64,
            moves: 5_000,
            time: Duration::from_secs(30),
            watched: Duration::from_secs(300),
            preempt_after: Duration::from_secs(10),
            memory_bytes: 256 << 20,
            nodes: 2_000_000_000,
            solutions: 1_000,
            runs: 24,
            searches: cores.max(2),
            queue: 8,
            queue_time: Duration::from_secs(5),
            small: 4 * cores,
            requests_per_second: 50,
            burst: 100,
            connections: 1_000,
            connections_per_address: 250,
            client_timeout: Duration::from_secs(15),
            shutdown_time: Duration::from_secs(3),
        }
    }
}

impl Limits {
    /// Returns the limits of the work of one request.
    pub fn work(&self) -> teka_api::Limits {
        teka_api::Limits {
            board_side: self.board_side,
            moves: self.moves,
            time: self.time,
            watched: self.watched,
            preempt_after: self.preempt_after,
            memory_bytes: self.memory_bytes,
            nodes: self.nodes,
            solutions: self.solutions,
            runs: self.runs,
        }
    }

    /// Returns the limits as clients read them.
    pub fn values(&self) -> LimitValues {
        LimitValues {
            body_bytes: self.body_bytes,
            board_side: self.board_side,
            moves: self.moves,
            search_seconds: self.time.as_secs_f64(),
            watched_seconds: self.watched.as_secs_f64(),
            preempt_after_seconds: self.preempt_after.as_secs_f64(),
            memory_bytes: self.memory_bytes,
            nodes: self.nodes,
            solutions: self.solutions,
            runs: self.runs,
            searches: self.searches,
            queue: self.queue,
            queue_seconds: self.queue_time.as_secs_f64(),
            requests_per_second: self.requests_per_second,
            burst: self.burst,
            connections: self.connections,
            connections_per_address: self.connections_per_address,
            client_timeout_seconds: self.client_timeout.as_secs_f64(),
        }
    }
}
