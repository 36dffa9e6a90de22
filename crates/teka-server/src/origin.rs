//! Access control: programs and this server's own page may send requests.
//!
//! A page of another site in the same browser must not be able to use a local server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderValue, header};
use teka_core::message;

use crate::error::RequestError;

/// The origin of a request.
#[derive(Clone, Copy)]
pub struct Peer {
    /// The address of the client.
    pub address: SocketAddr,
    /// True if the request came over the loopback interface, which only this machine can reach.
    pub is_local: bool,
}

impl Peer {
    /// Returns the address of the client, or that of this machine if there is no connection.
    pub fn ip(peer: Option<&Self>) -> IpAddr {
        peer.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |peer| peer.address.ip())
    }
}

/// Returns an error if a page of another site made the browser send the request.
pub fn admit(peer: Option<&Peer>, headers: &HeaderMap) -> Result<(), RequestError> {
    if is_from_another_page(headers) {
        return Err(RequestError::forbidden(message!("server-other-page")));
    }
    let is_local = peer.is_some_and(|peer| peer.is_local);
    let stranger = headers.get_all(header::HOST).iter().find(|host| !is_own(host));
    match stranger.filter(|_| is_local) {
        Some(_) => Err(RequestError::misdirected()),
        None => Ok(()),
    }
}

/// Returns true if a page of another site sent the request. Browsers report this, and pages cannot
/// forge it. Following a link is allowed.
fn is_from_another_page(headers: &HeaderMap) -> bool {
    let says = |name: &str, values: &[&str]| {
        headers.get(name).is_some_and(|said| values.iter().any(|value| said == value))
    };
    says("sec-fetch-site", &["cross-site", "same-site"]) && !says("sec-fetch-mode", &["navigate"])
}

/// Returns true if no one else can own the host name: `localhost` or an IP address. The owner of
/// any other name could point it at this machine, and its pages would then count as this server's.
fn is_own(host: &HeaderValue) -> bool {
    let authority: Option<Authority> = host.to_str().ok().and_then(|host| host.parse().ok());
    let Some(authority) = authority else { return false };
    let name = authority.host().trim_end_matches('.').to_ascii_lowercase();
    let bare = name.trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || name.ends_with(".localhost") || bare.parse::<IpAddr>().is_ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_names_are_answered_to() {
        let own = ["localhost", "LOCALHOST:80", "teka.localhost:1", "127.0.0.1:8080", "[::1]:80"];
        let foreign =
            ["evil.example", "localhost.evil.example:80", "127.0.0.1.evil.example", "a b"];
        for (hosts, expected) in [(&own[..], true), (&foreign[..], false)] {
            for host in hosts {
                assert_eq!(is_own(&HeaderValue::from_str(host).unwrap()), expected, "{host}");
            }
        }
    }

    #[test]
    fn a_link_may_be_followed() {
        let check = |site: &'static str, mode: &'static str, expected: bool| {
            let mut headers = HeaderMap::new();
            headers.insert("sec-fetch-site", HeaderValue::from_static(site));
            headers.insert("sec-fetch-mode", HeaderValue::from_static(mode));
            assert_eq!(is_from_another_page(&headers), expected, "{site} {mode}");
        };
        check("same-origin", "cors", false);
        check("none", "navigate", false);
        check("cross-site", "navigate", false);
        check("cross-site", "no-cors", true);
        check("same-site", "cors", true);
    }
}
