//! The middleware of every request and response: access control, the rate limit, security headers
//! and the response after a panic.

use std::any::Any;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{Request, State};
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use teka_text::{Lang, Words};

use crate::app::Shared;
use crate::error::RequestError;
use crate::origin::{self, Peer};

/// A policy under which nothing from another host can be loaded, executed or framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const FIXED: [(HeaderName, &str); 7] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Rejects requests that are not allowed or too frequent, and sets the headers of the response.
pub async fn guard(State(shared): State<Arc<Shared>>, request: Request, next: Next) -> Response {
    let mut response = match admit(&shared, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.response(shared.words(Lang::default())),
    };
    let headers = response.headers_mut();
    for (name, value) in FIXED {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // Replies of the API must not be cached. The files of the page set their own header.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn admit(shared: &Shared, request: &Request) -> Result<(), RequestError> {
    let peer = request.extensions().get::<Peer>();
    origin::admit(peer, request.headers())?;
    // The page has dozens of small files, and browsers may load it in several tabs at once.
    let is_page = !request.uri().path().starts_with("/api/");
    let is_allowed = is_page || shared.rate_limit.allows(Peer::ip(peer), Instant::now());
    is_allowed.then_some(()).ok_or_else(RequestError::too_many)
}

/// Returns the response after a panic in the server. Standard error has the message of the panic.
pub fn panicked(_: Box<dyn Any + Send>) -> Response {
    RequestError::fault().response(&Words::new(Lang::default()))
}
