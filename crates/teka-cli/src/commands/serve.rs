//! `serve`: serves the web page and the HTTP API.

use std::io::{ErrorKind, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Command, Stdio};

use clap::ArgMatches;
use teka_core::message;
use teka_server::{App, Limits};

use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::options;

/// Serves until Ctrl-C or a termination signal.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let text = options::text(matches, "addr").unwrap_or_default();
    let address = address(text).ok_or_else(|| message!("serve-bad-address", text = text))?;
    let open = matches.get_flag("open");
    let app = App::new(Limits::default());
    let served = context.searching(|| {
        teka_server::run(app, address, &context.cancel, |address| welcome(address, open, context))
    });
    served.map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => message!("serve-address-taken", address = address.to_string()),
        _ => {
            message!("serve-cannot-listen", address = address.to_string(), what = error.to_string())
        }
    })?;
    Ok(Exit::Answered)
}

/// Parses `127.0.0.1:8080`, `[::1]:8080`, `localhost:8080`, or a port of this machine. Returns
/// `None` for anything else.
fn address(text: &str) -> Option<SocketAddr> {
    let port = text.strip_prefix("localhost:").unwrap_or(text).parse().ok();
    let here = |port| SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), port);
    text.parse().ok().or_else(|| port.map(here))
}

/// Prints the address of the page on one line.
fn welcome(address: SocketAddr, open: bool, context: &Context) {
    let url = format!("http://{}/", reachable(address));
    if !address.ip().is_loopback() {
        context.note(&message!("serve-open-to-all", address = address.to_string()));
    }
    // A closed standard output is not an error.
    let line = context.say(&message!("serve-listening", address = url.as_str()));
    let mut out = std::io::stdout();
    let _ = writeln!(out, "{line}").and_then(|()| out.flush());
    if open && !browse(&url) {
        context.note(&message!("serve-cannot-open", address = url));
    }
}

/// Replaces the unspecified address, which a browser cannot open, with the loopback address.
fn reachable(address: SocketAddr) -> SocketAddr {
    let here = if address.is_ipv4() { "127.0.0.1" } else { "::1" };
    match here.parse() {
        Ok(here) if address.ip().is_unspecified() => SocketAddr::new(here, address.port()),
        _ => address,
    }
}

/// Opens the default browser. Returns false if none is found.
fn browse(url: &str) -> bool {
    let program = match std::env::consts::OS {
        "macos" => "open",
        "windows" => "explorer",
        _ => "xdg-open",
    };
    let mut command = Command::new(program);
    command.arg(url).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        let check = |text: &str, expected: Option<&str>| {
            assert_eq!(
                address(text).map(|address| address.to_string()).as_deref(),
                expected,
                "{text}"
            );
        };
        check("127.0.0.1:8080", Some("127.0.0.1:8080"));
        check("0.0.0.0:80", Some("0.0.0.0:80"));
        check("[::1]:9000", Some("[::1]:9000"));
        check("localhost:9000", Some("127.0.0.1:9000"));
        check("9000", Some("127.0.0.1:9000"));
        for bad in ["", "here", "127.0.0.1", "70000", "example.org:80", "-1"] {
            check(bad, None);
        }
    }

    #[test]
    fn every_address_is_reached_here() {
        let check = |text: &str, expected: &str| {
            assert_eq!(reachable(text.parse().unwrap()).to_string(), expected);
        };
        check("0.0.0.0:80", "127.0.0.1:80");
        check("[::]:80", "[::1]:80");
        check("10.0.0.7:80", "10.0.0.7:80");
    }
}
