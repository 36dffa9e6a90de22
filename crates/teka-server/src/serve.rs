//! Connections: accepted up to a limit, closed when they hang, and finished when the server shuts
//! down.

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

/// The maximum size of a request head, in bytes.
const HEAD_BYTES: usize = 32 << 10;

/// The response to an address with too many connections.
const TOO_MANY_CONNECTIONS: &[u8] = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 5\r\n\
    Content-Length: 0\r\nConnection: close\r\n\r\n";

/// The delay after a connection could not be accepted; for example, because too many files are
/// open.
const AGAIN: Duration = Duration::from_millis(50);

/// The interval between two checks whether the server should shut down.
const LOOK: Duration = Duration::from_millis(50);

/// The number of threads in addition to those that work, so that work never waits for a thread.
const SPARE_THREADS: usize = 8;

/// Serves at an address until `cancel` is cancelled, and passes the actual address to `ready`. Port
/// 0 selects a free port.
///
/// Returns an error if the address cannot be used.
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
    // Cancelled work has had its time to end.
    runtime.shutdown_timeout(Duration::from_secs(1));
    Ok(())
}

/// Serves until `stop` is ready. Requests in progress then have some time to finish; searches that
/// take longer are stopped.
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
            // If even this response cannot be sent, the connection is simply closed.
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
        // Stopped work reports that it was stopped. The server does not wait for clients that do
        // not read.
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
    // Small responses should be sent immediately. If the option cannot be set, they are still sent.
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
    // The server ignores connections that break.
    let _ = watcher.watch(connection).await;
}
