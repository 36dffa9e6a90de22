//! Requests that cannot be answered: why, for programs and for people.

use std::time::Duration;

use axum::Json as Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use serde_json::json;
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_host::json;
use teka_text::Words;

use crate::gate::Full;

/// Why there is no answer.
#[derive(Debug)]
pub struct Trouble {
    status: StatusCode,
    /// A stable name for programs.
    code: &'static str,
    message: Message,
    /// What is wrong with a puzzle's text, with the places.
    errors: Diagnostics,
    retry: Option<Duration>,
}

impl Trouble {
    fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        Self { status, code, message, errors: Diagnostics::default(), retry: None }
    }

    /// The request makes no sense.
    pub fn bad(message: Message) -> Self {
        Self::new(StatusCode::BAD_REQUEST, "bad-request", message)
    }

    /// The request is no JSON by its own account.
    pub fn not_json() -> Self {
        let message = message!("server-not-json");
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message)
    }

    /// Something in it is larger than a limit.
    pub fn too_large(message: Message) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    }

    /// It did not arrive in time.
    pub fn too_slow() -> Self {
        let message = message!("server-body-too-slow");
        Self::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message)
    }

    /// There is nothing of that name.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", message!("server-not-found"))
    }

    /// No search of that name runs, or none any more.
    pub fn no_run() -> Self {
        Self::new(StatusCode::NOT_FOUND, "no-run", message!("server-no-run"))
    }

    /// It is there, but not to be asked for so.
    pub fn wrong_method() -> Self {
        let message = message!("server-wrong-method", page = "/api/v1/openapi.json");
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message)
    }

    /// One address asks too often.
    pub fn too_many() -> Self {
        let message = message!("server-too-many-requests", seconds = 1);
        let trouble = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", message);
        Self { retry: Some(Duration::from_secs(1)), ..trouble }
    }

    /// Whoever asks has no business here.
    pub fn forbidden(message: Message) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// The request is meant for a host of another name.
    pub fn misdirected() -> Self {
        let message = message!("server-other-host");
        Self::new(StatusCode::MISDIRECTED_REQUEST, "other-host", message)
    }

    /// The program failed.
    pub fn fault() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", message!("server-fault"))
    }

    /// The same in the reader's words.
    pub fn response(&self, words: &Words) -> Response {
        let say = |message: &Message| words.say(message);
        let body = json!({
            "error": self.code, "message": say(&self.message),
            "errors": json::diagnostics(&self.errors, &say),
        });
        let mut response = (self.status, Body(body)).into_response();
        if let Some(retry) = self.retry {
            let seconds = HeaderValue::from(retry.as_secs().max(1));
            response.headers_mut().insert(RETRY_AFTER, seconds);
        }
        response
    }
}

/// A text that is no puzzle.
impl From<Diagnostics> for Trouble {
    fn from(errors: Diagnostics) -> Self {
        let first = errors.0.first().map(|first| first.message.clone());
        let message = first.unwrap_or_else(|| message!("server-no-puzzle"));
        Self { errors, ..Self::new(StatusCode::UNPROCESSABLE_ENTITY, "invalid", message) }
    }
}

impl From<Refusal> for Trouble {
    fn from(Refusal(message): Refusal) -> Self {
        Self::bad(message)
    }
}

impl From<Full> for Trouble {
    fn from(full: Full) -> Self {
        let message = message!("server-busy", seconds = full.retry.as_secs().max(1));
        let trouble = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message);
        Self { retry: Some(full.retry), ..trouble }
    }
}
