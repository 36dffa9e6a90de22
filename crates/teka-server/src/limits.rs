//! The limits per request, per client address and for the whole server. Clients can query all of
//! them.

use std::thread::available_parallelism;
use std::time::Duration;

use teka_api::LimitValues;

/// The limits of a server.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The maximum size of a request body, in bytes.
    pub body_bytes: usize,
    /// The maximum number of rows and of columns of a board.
    pub board_side: u8,
    /// The maximum number of moves in a game.
    pub moves: usize,
    /// The maximum time of a search.
    pub time: Duration,
    /// The maximum time of a watched search, which runs at reduced speed.
    pub watched: Duration,
    /// The time after which a watched search ends if another search is waiting for its slot.
    pub preempt_after: Duration,
    /// The maximum memory of a search's tables, in bytes.
    pub memory_bytes: u64,
    /// The maximum number of nodes that a search may visit.
    pub nodes: u64,
    /// The maximum number of solutions that a search may report.
    pub solutions: u64,
    /// The maximum number of runs in a comparison.
    pub runs: usize,
    /// The maximum number of searches that run at the same time.
    pub searches: usize,
    /// The maximum number of searches that wait to start.
    pub queue: usize,
    /// The time that a search may wait before it is rejected.
    pub queue_time: Duration,
    /// The maximum number of small requests, such as moves, that run at the same time.
    pub small: usize,
    /// The number of requests per second allowed from one address.
    pub requests_per_second: u32,
    /// The maximum number of requests in a burst from one address.
    pub burst: u32,
    /// The maximum number of open connections.
    pub connections: usize,
    /// The maximum number of open connections from one address.
    pub connections_per_address: usize,
    /// The time within which a client has to send its request, or to receive the next part of a
    /// reply.
    pub client_timeout: Duration,
    /// The time that requests have to finish when the server shuts down.
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
    /// Returns the limits of one request.
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

    /// Returns the limits in the form that clients receive.
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
