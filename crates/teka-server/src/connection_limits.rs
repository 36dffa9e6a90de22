//! Limits on the number of connections per address and on the time that a write may block.

use std::collections::HashMap;
use std::future::Future;
use std::io::{self, ErrorKind};
use std::net::IpAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Instant, Sleep, sleep};

use crate::lock::lock;

/// A stream that ends if nothing can be written for `timeout`.
pub struct WriteTimeout {
    stream: TcpStream,
    timeout: Duration,
    until: Pin<Box<Sleep>>,
    is_stuck: bool,
}

impl WriteTimeout {
    /// Limits the time that a write to this stream may block.
    pub fn new(stream: TcpStream, timeout: Duration) -> Self {
        Self { stream, timeout, until: Box::pin(sleep(timeout)), is_stuck: false }
    }

    /// Applies the timeout, which starts when a write blocks for the first time.
    fn limited<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.is_stuck = false;
            return written;
        }
        if !self.is_stuck {
            self.is_stuck = true;
            self.until.as_mut().reset(Instant::now() + self.timeout);
        }
        match self.until.as_mut().poll(context) {
            Poll::Ready(()) => Poll::Ready(Err(ErrorKind::TimedOut.into())),
            Poll::Pending => Poll::Pending,
        }
    }
}

impl AsyncRead for WriteTimeout {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for WriteTimeout {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.limited(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.limited(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.limited(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// The number of connections per address, so that one address cannot take all connections.
#[derive(Clone, Default)]
pub struct Connections(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A connection of an address. Dropping it decreases the count.
pub struct Connection {
    connections: Connections,
    address: IpAddr,
}

impl Connections {
    /// Counts another connection. Returns `None` if the address already has `most` connections.
    pub fn open(&self, address: IpAddr, most: usize) -> Option<Connection> {
        let mut counts = lock(&self.0);
        let count = counts.entry(address).or_default();
        if *count >= most {
            return None;
        }
        *count += 1;
        Some(Connection { connections: self.clone(), address })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut counts = lock(&self.connections.0);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_room_again_when_a_connection_ends() {
        let connections = Connections::default();
        let [one, other]: [IpAddr; 2] = ["10.0.0.1", "10.0.0.2"].map(|text| text.parse().unwrap());
        let first = connections.open(one, 2);
        let second = connections.open(one, 2);
        assert!(first.is_some() && second.is_some() && connections.open(one, 2).is_none());
        assert!(connections.open(other, 2).is_some());
        drop(first);
        assert!(connections.open(one, 2).is_some());
        drop(second);
        assert!(lock(&connections.0).is_empty());
    }
}
