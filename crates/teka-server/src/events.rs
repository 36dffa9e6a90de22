//! Server-sent events: what a search tells while it goes on.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde_json::Value as Json;
use teka_core::control::Stop;
use teka_host::watch::Cancel;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio_stream::Stream;

/// Asks work to stop when it is dropped: whoever asked for the work has left.
pub struct Leaving(pub Cancel);

impl Drop for Leaving {
    fn drop(&mut self) {
        self.0.ask();
    }
}

/// Tells events to whoever listens.
pub struct Events {
    to: Sender<Bytes>,
    cancel: Cancel,
    /// How long a listener may take no event at all.
    patience: Duration,
}

/// Events that wait for a slow listener.
const WAITING: usize = 64;

/// How often a slow listener is tried again.
const AGAIN: Duration = Duration::from_millis(10);

/// A teller of events, and the answer that carries them.
pub fn events(leaving: Leaving, patience: Duration) -> (Events, Response) {
    let (to, from) = channel(WAITING);
    let events = Events { to, cancel: leaving.0.clone(), patience };
    let body = Body::from_stream(Told { from, _leaving: leaving });
    let kind = [(header::CONTENT_TYPE, "text/event-stream; charset=utf-8")];
    (events, (kind, body).into_response())
}

impl Events {
    /// Tells what is soon out of date; left out if the listener is slow.
    pub fn tell(&self, name: &str, data: &Json) {
        let _ = self.to.try_send(written(name, data));
    }

    /// Tells what must not be left out. A listener that takes nothing has as good as left.
    pub fn insist(&self, name: &str, data: &Json) -> Result<(), Stop> {
        let (mut event, until) = (written(name, data), Instant::now() + self.patience);
        while Instant::now() < until {
            match self.to.try_send(event) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Closed(_)) => break,
                Err(TrySendError::Full(back)) => event = back,
            }
            std::thread::sleep(AGAIN);
        }
        self.cancel.ask();
        Err(Stop::Cancelled)
    }
}

fn written(name: &str, data: &Json) -> Bytes {
    // JSON is written on one line, as an event's data must be.
    format!("event: {name}\ndata: {data}\n\n").into()
}

/// The events as a body; dropping it is leaving.
struct Told {
    from: Receiver<Bytes>,
    _leaving: Leaving,
}

impl Stream for Told {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.from.poll_recv(context).map(|event| event.map(Ok))
    }
}
