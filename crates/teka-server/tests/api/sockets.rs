//! Tests of real connections: clients that hang or disconnect, and the shutdown of the server.

use std::time::Duration;

use teka_server::{App, Limits};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::support::{Server, generous, listening, run, until};

async fn sent(address: std::net::SocketAddr, text: &str) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

fn request(name: &str, body: &str) -> String {
    let length = body.len();
    format!(
        "POST /api/v1/{name} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {length}\r\n\r\n{body}"
    )
}

async fn rest(stream: &mut TcpStream) -> String {
    let mut text = Vec::new();
    // A connection that the server closes also ends the read.
    let _ = stream.read_to_end(&mut text).await;
    String::from_utf8_lossy(&text).into_owned()
}

const LIMITS: &str = "GET /api/v1/limits HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";

#[test]
fn half_open_connections_are_given_up() {
    run(async {
        let limits = Limits { client_timeout: Duration::from_millis(300), ..generous() };
        let (_, address) = listening(limits).await;
        let mut silent = sent(address, "").await;
        let mut half_a_head = sent(address, "POST /api/v1/open HTTP/1.1\r\nHost: te").await;
        let head =
            "POST /api/v1/open HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n";
        let mut half_a_body = sent(address, &format!("{head}Content-Length: 99\r\n\r\n{{")).await;
        assert!(rest(&mut sent(address, LIMITS).await).await.starts_with("HTTP/1.1 200"));
        rest(&mut silent).await;
        rest(&mut half_a_head).await;
        let mut answer = [0; 12];
        half_a_body.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 408");
    });
}

#[test]
fn one_address_leaves_room_for_others() {
    run(async {
        let limits = Limits { connections: 9, connections_per_address: 3, ..generous() };
        let (_, address) = listening(limits).await;
        let mut silent = Vec::new();
        for _ in 0..3 {
            silent.push(sent(address, "").await);
        }
        let mut refused = TcpStream::connect(address).await.unwrap();
        assert!(rest(&mut refused).await.starts_with("HTTP/1.1 503"));
        let socket = tokio::net::TcpSocket::new_v4().unwrap();
        socket.bind("127.0.0.2:0".parse().unwrap()).unwrap();
        let mut other = socket.connect(address).await.unwrap();
        other.write_all(LIMITS.as_bytes()).await.unwrap();
        assert!(rest(&mut other).await.starts_with("HTTP/1.1 200"));
    });
}

#[test]
fn what_is_no_http_is_refused() {
    run(async {
        let (_, address) = listening(generous()).await;
        let long = format!("GET /{} HTTP/1.1\r\n\r\n", "a".repeat(100_000));
        let headers = "X: y\r\n".repeat(10_000);
        let many = format!("GET / HTTP/1.1\r\n{headers}\r\n");
        for text in ["\x16\x03\x01 hello", "GET / HTTP/9.9\r\n\r\n", &long, &many] {
            let mut stream = TcpStream::connect(address).await.unwrap();
            // The server may close the connection before everything is sent.
            let _ = stream.write_all(text.as_bytes()).await;
            let answer = rest(&mut stream).await;
            assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
        }
        assert!(rest(&mut sent(address, LIMITS).await).await.starts_with("HTTP/1.1 200"));
    });
}

#[test]
fn names_that_were_made_to_point_here_are_refused() {
    run(async {
        let (_, address) = listening(generous()).await;
        let rows = [
            ("localhost:8080", "200"),
            ("127.0.0.1", "200"),
            ("[::1]:8080", "200"),
            ("evil.example", "421"),
            ("127.0.0.1.evil.example:8080", "421"),
            ("localhost\r\nHost: evil.example", "4"),
        ];
        for (host, status) in rows {
            let text = LIMITS.replace("localhost", host);
            let answer = rest(&mut sent(address, &text).await).await;
            assert!(answer.starts_with(&format!("HTTP/1.1 {status}")), "{host}: {answer}");
        }
    });
}

#[test]
fn a_body_that_says_it_is_huge_is_refused_at_once() {
    run(async {
        let limits = Limits { client_timeout: Duration::from_secs(200), ..generous() };
        let (_, address) = listening(limits).await;
        let text = request("open", "{}").replace("Content-Length: 2", "Content-Length: 9999999999");
        let mut answer = [0; 12];
        sent(address, &text).await.read_exact(&mut answer).await.unwrap();
        assert_eq!(&answer, b"HTTP/1.1 413");
    });
}

async fn endless() -> String {
    let server = Server::new(generous()).await;
    let (_, start) = server.samples().await.remove(0);
    request("solve", &server.endless(&start["game"]).await.to_string())
}

async fn searching(app: &App, address: std::net::SocketAddr) -> TcpStream {
    let mut stream = sent(address, &endless().await).await;
    let mut begun = [0; 15];
    stream.read_exact(&mut begun).await.unwrap();
    assert_eq!(&begun, b"HTTP/1.1 200 OK");
    until(|| app.running() == 1).await;
    stream
}

#[test]
fn a_connection_that_closes_stops_its_search() {
    run(async {
        let (app, address) = listening(generous()).await;
        drop(searching(&app, address).await);
        until(|| app.running() == 0).await;
    });
}

#[test]
fn a_server_that_ends_lets_searches_say_so() {
    run(async {
        let app = App::new(Limits { shutdown_time: Duration::from_millis(200), ..generous() });
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
        let ended = tokio::spawn(teka_server::serve(app.clone(), listener, async {
            let _ = stopped.await;
        }));
        let mut stream = searching(&app, address).await;
        stop.send(()).unwrap();
        let told = rest(&mut stream).await;
        assert!(told.contains("event: done") && told.contains("cancelled"), "{told}");
        ended.await.unwrap();
        assert!(TcpStream::connect(address).await.is_err());
    });
}
