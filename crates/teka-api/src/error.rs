//! Requests that cannot be answered: why, for programs and for people.

use schemars::JsonSchema;
use serde::Serialize;
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_host::json::{self, Diagnostic};
use teka_text::Words;

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The request makes no sense.
    BadRequest,
    /// Something in the request is larger than a limit.
    TooLarge,
    /// The text of the request is not a valid puzzle.
    Invalid,
    /// No search with this id is running.
    UnknownRun,
}

impl ErrorKind {
    /// Returns the stable name that programs know it by.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadRequest => "bad-request",
            Self::TooLarge => "too-large",
            Self::Invalid => "invalid",
            Self::UnknownRun => "unknown-run",
        }
    }
}

/// Why a request has no reply.
#[derive(Debug)]
pub struct ApiError {
    /// Its kind.
    pub kind: ErrorKind,
    /// What is wrong.
    pub message: Message,
    /// What is wrong with the text of a puzzle, with the places.
    pub errors: Diagnostics,
}

impl ApiError {
    fn new(kind: ErrorKind, message: Message) -> Self {
        Self { kind, message, errors: Diagnostics::default() }
    }

    /// Returns the error for a request that makes no sense.
    pub fn bad(message: Message) -> Self {
        Self::new(ErrorKind::BadRequest, message)
    }

    /// Returns the error for a required field that is missing.
    pub fn missing(name: &str) -> Self {
        Self::bad(message!("server-missing", name = name))
    }

    /// Returns the error for something that is larger than a limit.
    pub fn too_large(message: Message) -> Self {
        Self::new(ErrorKind::TooLarge, message)
    }

    /// Returns the error for a search that does not run, or not any more.
    pub fn unknown_run() -> Self {
        Self::new(ErrorKind::UnknownRun, message!("server-no-run"))
    }

    /// Returns the body of the error in the reader's language.
    pub fn reply(&self, words: &Words) -> ErrorReply {
        ErrorReply::new(self.kind.code(), &self.message, &self.errors, words)
    }
}

/// Returns the error of a text that is not a puzzle.
impl From<Diagnostics> for ApiError {
    fn from(errors: Diagnostics) -> Self {
        let first = errors.0.first().map(|first| first.message.clone());
        let message = first.unwrap_or_else(|| message!("server-no-puzzle"));
        Self { errors, ..Self::new(ErrorKind::Invalid, message) }
    }
}

impl From<Refusal> for ApiError {
    fn from(Refusal(message): Refusal) -> Self {
        Self::bad(message)
    }
}

/// Why a request has no reply.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorReply {
    /// A stable code for programs.
    pub error: &'static str,
    /// What is wrong.
    pub message: String,
    /// What is wrong with the text of a puzzle.
    pub errors: Vec<Diagnostic>,
}

impl ErrorReply {
    /// Returns an error in the reader's language.
    pub fn new(
        error: &'static str,
        message: &Message,
        errors: &Diagnostics,
        words: &Words,
    ) -> Self {
        let errors = json::diagnostics(errors, &|message| words.say(message));
        Self { error, message: words.say(message), errors }
    }
}

/// The last event of a search that failed through a fault of the program.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorEvent {
    /// A stable code for programs.
    pub error: &'static str,
    /// What is wrong.
    pub message: String,
}
