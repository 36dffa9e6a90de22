//! A client over a plain socket, so that each client can have its own address.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use serde_json::Value as Json;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

/// A client with its own address that keeps its connection open.
pub struct Client {
    server: SocketAddr,
    own: [u8; 4],
    stream: Option<BufReader<TcpStream>>,
}

impl Client {
    /// Creates a client of this server with this address.
    pub fn new(server: SocketAddr, own: [u8; 4]) -> Self {
        Self { server, own, stream: None }
    }

    /// Returns the open connection, or a new one.
    pub async fn connection(&mut self) -> io::Result<BufReader<TcpStream>> {
        if let Some(stream) = self.stream.take() {
            return Ok(stream);
        }
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from((Ipv4Addr::from(self.own), 0)))?;
        Ok(BufReader::new(socket.connect(self.server).await?))
    }

    /// Sends a request and reads the whole response. Returns its status, and its body or the data
    /// of its last event.
    pub async fn ask(&mut self, method: &str, name: &str, body: &Json) -> io::Result<(u16, Json)> {
        let mut stream = self.connection().await?;
        let answer = async {
            stream.get_mut().write_all(written(method, name, body).as_bytes()).await?;
            let answer = read(&mut stream).await?;
            io::Result::Ok(answer)
        };
        let (status, bytes) = timeout(Duration::from_secs(60), answer).await??;
        self.stream = Some(stream);
        let data = bytes.strip_prefix(b"event: done\ndata: ").unwrap_or(&bytes);
        Ok((status, serde_json::from_slice(data).unwrap_or_default()))
    }
}

/// Returns the text of a request.
pub fn written(method: &str, name: &str, body: &Json) -> String {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    format!(
        "{method} /api/v1/{name} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n\
         Content-Length: {}\r\n\r\n{body}",
        body.len()
    )
}

async fn read(stream: &mut BufReader<TcpStream>) -> io::Result<(u16, Vec<u8>)> {
    let head = line(stream).await?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let (mut length, mut chunked) = (0, false);
    loop {
        let header = line(stream).await?.to_lowercase();
        if header.is_empty() {
            break;
        }
        if let Some(text) = header.strip_prefix("content-length:") {
            length = text.trim().parse().map_err(io::Error::other)?;
        }
        chunked |= header.starts_with("transfer-encoding:") && header.ends_with("chunked");
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    while chunked {
        let size = usize::from_str_radix(&line(stream).await?, 16).map_err(io::Error::other)?;
        let mut chunk = vec![0; size + 2];
        stream.read_exact(&mut chunk).await?;
        chunked = size > 0;
        // The server sends each event in a chunk, and only the last event matters.
        body = if chunked { chunk } else { body };
    }
    Ok((status, body))
}

async fn line(stream: &mut BufReader<TcpStream>) -> io::Result<String> {
    let mut line = String::new();
    match stream.read_line(&mut line).await? {
        0 => Err(io::ErrorKind::UnexpectedEof.into()),
        _ => Ok(line.trim_end().to_owned()),
    }
}
