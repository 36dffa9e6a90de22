//! Connections: accepted up to a limit, closed when they are stuck, and finished when the server
//! shuts down.

use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::{GracefulShutdown, Watcher};
use teka_api::Cancel;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tower::ServiceExt;

use crate::app::App;
use crate::connection_limits::{Connections, WriteTimeout};
use crate::origin::Peer;
use crate::rate_limit::network;

/// The largest head of a request.
const HEAD_BYTES: usize = 32 << 10;

/// The response to an address that has too many connections.
const TOO_MANY_CONNECTIONS: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n\
    Content-Length: 0\r\nConnection: close\r\n\r\n";

/// How long to wait when no connection can be accepted, as when there are too many files.
const AGAIN: Duration = Duration::from_millis(50);

/// How often a server looks whether it is to end.
const LOOK: Duration = Duration::from_millis(50);

/// Threads besides those that work, so that a flood of work never waits for a thread.
const SPARE_THREADS: usize = 8;

/// Serves at an address (port 0 takes any that is free) until `cancel` is asked; `ready` is
/// told the address.
pub fn run(
    app: App,
    address: SocketAddr,
    cancel: &Cancel,
    ready: impl FnOnce(SocketAddr),
) -> io::Result<()> {
    let limits = app.shared.limits;
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .max_blocking_threads(limits.searches + limits.small + SPARE_THREADS)
        .enable_all()
        .build()?;
    runtime.block_on(async {
        let listener = TcpListener::bind(address).await?;
        ready(listener.local_addr()?);
        let stop = async {
            while !cancel.is_asked() {
                tokio::time::sleep(LOOK).await;
            }
        };
        serve(app, listener, stop).await;
        io::Result::Ok(())
    })?;
    // Work that was asked to stop has had its time.
    runtime.shutdown_timeout(Duration::from_secs(1));
    Ok(())
}

/// Serves until `stop` is ready. Requests under way then have a while to finish; searches
/// that take longer are stopped.
pub async fn serve(app: App, listener: TcpListener, stop: impl Future<Output = ()>) {
    let limits = app.shared.limits;
    let (router, room) = (app.router(), Arc::new(Semaphore::new(limits.connections)));
    let (graceful, connections) = (GracefulShutdown::new(), Connections::default());
    tokio::pin!(stop);
    loop {
        let accepted = async {
            let permit = Arc::clone(&room).acquire_owned().await;
            (permit, listener.accept().await)
        };
        let (permit, accepted) = tokio::select! {
            () = &mut stop => break,
            accepted = accepted => accepted,
        };
        let Ok((stream, peer)) = accepted else {
            tokio::time::sleep(AGAIN).await;
            continue;
        };
        let Some(counted) = connections.open(network(peer.ip()), limits.connections_per_address)
        else {
            // There may be no room for even this answer, and nobody waits for it.
            let _ = stream.try_write(TOO_MANY_CONNECTIONS);
            continue;
        };
        let connection =
            connection(router.clone(), stream, peer, limits.client_timeout, graceful.watcher());
        tokio::spawn(async move {
            connection.await;
            drop((permit, counted));
        });
    }
    drop(listener);
    shut_down(&app, graceful).await;
}

async fn shut_down(app: &App, graceful: GracefulShutdown) {
    let ended = graceful.shutdown();
    tokio::pin!(ended);
    let time = app.shared.limits.shutdown_time;
    if tokio::time::timeout(time, &mut ended).await.is_err() {
        app.stop();
        // What was stopped says so; nobody waits for a client that does not listen.
        let _ = tokio::time::timeout(Duration::from_secs(1), ended).await;
    }
}

async fn connection(
    router: Router,
    stream: TcpStream,
    peer: SocketAddr,
    timeout: Duration,
    watcher: Watcher,
) {
    // Small answers are sent at once; where that cannot be asked for, they are sent all the same.
    let _ = stream.set_nodelay(true);
    let is_local = stream.local_addr().is_ok_and(|own| own.ip().to_canonical().is_loopback());
    let peer = Peer { address: peer, is_local };
    let service = service_fn(move |request: hyper::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(peer);
        router.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(timeout)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(TokioIo::new(WriteTimeout::new(stream, timeout)), service);
    // A connection that breaks is the client's affair.
    let _ = watcher.watch(connection).await;
}
