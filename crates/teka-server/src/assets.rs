//! The files of the web page, embedded in the binary.

use std::sync::Arc;

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};
use teka_text::Lang;

use crate::app::Shared;
use crate::error::RequestError;

#[derive(RustEmbed)]
#[folder = "assets/"]
struct Page;

/// The sample puzzles.
#[derive(RustEmbed)]
#[folder = "../../corpus/"]
struct Corpus;

/// Returns the text of a sample, or `None` if it does not exist. The path is relative to the root
/// of the repository.
pub fn sample(path: &str) -> Option<String> {
    let file = Corpus::get(path.strip_prefix("corpus/")?)?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// Serves a file of the web page. Only embedded files are available.
pub async fn serve(State(shared): State<Arc<Shared>>, request: Request) -> Response {
    let words = shared.words(Lang::default());
    let path = request.uri().path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    match Page::get(path) {
        None => RequestError::not_found().response(words),
        Some(_) if request.method() != Method::GET && request.method() != Method::HEAD => {
            RequestError::wrong_method().response(words)
        }
        Some(file) => answer(path, file, request.headers()),
    }
}

fn answer(path: &str, file: EmbeddedFile, asked: &HeaderMap) -> Response {
    let hash: String =
        file.metadata.sha256_hash()[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let tag = format!("\"{hash}\"");
    let known =
        asked.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let fresh = [(header::ETAG, tag), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if known {
        return (StatusCode::NOT_MODIFIED, fresh).into_response();
    }
    let kind = [(header::CONTENT_TYPE, kind(path))];
    (kind, fresh, Body::from(file.data.into_owned())).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("json" | "webmanifest") => "application/json",
        Some("woff2") => "font/woff2",
        _ => "text/plain; charset=utf-8",
    }
}
