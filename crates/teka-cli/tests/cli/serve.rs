//! Tests of `teka serve`: it prints its address, responds there and shuts down on request.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};

use crate::{run, teka};

/// A server on a free port, with its address. It ends with the test.
struct Served {
    child: Child,
    address: String,
}

impl Served {
    fn new() -> Self {
        let mut command = teka(&["serve", "--addr", "127.0.0.1:0"]);
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split('/').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        Self { child, address }
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn it_answers_and_ends() {
    let mut served = Served::new();
    let mut stream = TcpStream::connect(&served.address).unwrap();
    let request = "GET /api/v1/limits HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200 OK") && answer.contains("body_bytes"), "{answer}");
    let asked = Command::new("kill").args(["-TERM", &served.child.id().to_string()]).status();
    assert!(asked.unwrap().success());
    assert_eq!(served.child.wait().unwrap().code(), Some(130));
}

#[test]
fn an_address_that_is_taken_is_told() {
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let ran = run(&["serve", "--addr", &taken.local_addr().unwrap().to_string()]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("is already in use") && ran.err.contains("--addr"), "{}", ran.err);
}

#[test]
fn an_address_that_is_none_is_told() {
    let ran = run(&["serve", "--addr", "somewhere"]);
    assert_eq!(ran.status, 2);
    assert!(ran.err.contains("\"somewhere\""), "{}", ran.err);
}
