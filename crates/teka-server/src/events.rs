//! Server-sent events of a running search.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::{Duration, Instant};

use axum::body::{Body, Bytes};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use teka_api::{Cancel, Event, Sink};
use teka_core::control::Stop;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::mpsc::{Receiver, Sender, channel};
use tokio_stream::Stream;

/// Cancels work when it is dropped, which happens when the client disconnects.
pub struct CancelOnDrop(pub Cancel);

impl Drop for CancelOnDrop {
    fn drop(&mut self) {
        self.0.ask();
    }
}

/// Sends the events of a search to its client.
pub struct EventSender {
    to: Sender<Bytes>,
    cancel: Cancel,
    /// The maximum time for which a client may accept no event.
    timeout: Duration,
}

/// The maximum number of events that are queued for a slow client.
const WAITING: usize = 64;

/// The interval between two attempts to send to a slow client.
const RETRY: Duration = Duration::from_millis(10);

/// Creates a sender of events and the response that transmits them.
pub fn events(client: CancelOnDrop, timeout: Duration) -> (EventSender, Response) {
    let (to, from) = channel(WAITING);
    let sender = EventSender { to, cancel: client.0.clone(), timeout };
    let body = Body::from_stream(EventBody { from, _client: client });
    let kind = [(header::CONTENT_TYPE, "text/event-stream; charset=utf-8")];
    (sender, (kind, body).into_response())
}

impl Sink for EventSender {
    fn offer(&self, event: Event) {
        let _ = self.to.try_send(written(&event));
    }

    /// Sends an event. A client that accepts nothing for too long counts as disconnected.
    fn deliver(&self, event: Event) -> Result<(), Stop> {
        let (mut event, until) = (written(&event), Instant::now() + self.timeout);
        while Instant::now() < until {
            match self.to.try_send(event) {
                Ok(()) => return Ok(()),
                Err(TrySendError::Closed(_)) => break,
                Err(TrySendError::Full(back)) => event = back,
            }
            std::thread::sleep(RETRY);
        }
        self.cancel.ask();
        Err(Stop::Cancelled)
    }
}

fn written(event: &Event) -> Bytes {
    // The JSON has no line breaks, as the data of an event requires.
    format!("event: {}\ndata: {}\n\n", event.name, event.data).into()
}

/// The response body with the events. Dropping it cancels the search.
struct EventBody {
    from: Receiver<Bytes>,
    _client: CancelOnDrop,
}

impl Stream for EventBody {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        self.from.poll_recv(context).map(|event| event.map(Ok))
    }
}
