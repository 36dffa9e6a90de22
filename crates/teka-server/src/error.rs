//! Errors: why a request failed, as a code for programs and a message for people.

use std::time::Duration;

use axum::Json as Body;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use teka_api::{ApiError, ErrorKind, ErrorReply};
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_core::message::Message;
use teka_text::Words;

use crate::gate::Full;

/// The reason why a request failed.
#[derive(Debug)]
pub struct RequestError {
    status: StatusCode,
    /// A stable code for programs.
    code: &'static str,
    message: Message,
    /// The mistakes in the text of a puzzle, with their positions.
    errors: Diagnostics,
    retry: Option<Duration>,
}

impl RequestError {
    fn new(status: StatusCode, code: &'static str, message: Message) -> Self {
        Self { status, code, message, errors: Diagnostics::default(), retry: None }
    }

    /// Creates the error for a body that is not a JSON object.
    pub fn bad(message: Message) -> Self {
        ApiError::bad(message).into()
    }

    /// Creates the error for a body that is not declared as JSON.
    pub fn not_json() -> Self {
        let message = message!("server-not-json");
        Self::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "not-json", message)
    }

    /// Creates the error for something that exceeds a limit.
    pub fn too_large(message: Message) -> Self {
        Self::new(StatusCode::PAYLOAD_TOO_LARGE, "too-large", message)
    }

    /// Creates the error for a body that did not arrive in time.
    pub fn too_slow() -> Self {
        let message = message!("server-body-too-slow");
        Self::new(StatusCode::REQUEST_TIMEOUT, "too-slow", message)
    }

    /// Creates the error for an unknown path.
    pub fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not-found", message!("server-not-found"))
    }

    /// Creates the error for a path that does not support the HTTP method.
    pub fn wrong_method() -> Self {
        let message = message!("server-wrong-method", page = "/api/v1/openapi.json");
        Self::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method", message)
    }

    /// Creates the error for an address that exceeds its rate limit.
    pub fn too_many() -> Self {
        let message = message!("server-too-many-requests", seconds = 1);
        let error = Self::new(StatusCode::TOO_MANY_REQUESTS, "too-many-requests", message);
        Self { retry: Some(Duration::from_secs(1)), ..error }
    }

    /// Creates the error for a request that is not allowed.
    pub fn forbidden(message: Message) -> Self {
        Self::new(StatusCode::FORBIDDEN, "forbidden", message)
    }

    /// Creates the error for a request with the wrong host name.
    pub fn misdirected() -> Self {
        let message = message!("server-other-host");
        Self::new(StatusCode::MISDIRECTED_REQUEST, "other-host", message)
    }

    /// Creates the error for a bug in Teka.
    pub fn fault() -> Self {
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "fault", message!("server-fault"))
    }

    /// Returns the response in the language of `words`.
    pub fn response(&self, words: &Words) -> Response {
        let body = ErrorReply::new(self.code, &self.message, &self.errors, words);
        let mut response = (self.status, Body(body)).into_response();
        if let Some(retry) = self.retry {
            let seconds = HeaderValue::from(retry.as_secs().max(1));
            response.headers_mut().insert(RETRY_AFTER, seconds);
        }
        response
    }
}

impl From<ApiError> for RequestError {
    fn from(error: ApiError) -> Self {
        let status = match error.kind {
            ErrorKind::BadRequest => StatusCode::BAD_REQUEST,
            ErrorKind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ErrorKind::Invalid => StatusCode::UNPROCESSABLE_ENTITY,
            ErrorKind::UnknownRun => StatusCode::NOT_FOUND,
            ErrorKind::OtherVersion => StatusCode::CONFLICT,
        };
        Self { errors: error.errors, ..Self::new(status, error.kind.code(), error.message) }
    }
}

impl From<Full> for RequestError {
    fn from(full: Full) -> Self {
        let message = message!("server-busy", seconds = full.retry.as_secs().max(1));
        let error = Self::new(StatusCode::SERVICE_UNAVAILABLE, "busy", message);
        Self { retry: Some(full.retry), ..error }
    }
}
