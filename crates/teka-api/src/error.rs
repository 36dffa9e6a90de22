//! Errors: why a request failed, as a code for programs and a message for people.

use schemars::JsonSchema;
use serde::Serialize;
use teka_core::diagnostic::Diagnostics;
use teka_core::levels::OtherVersion;
use teka_core::message;
use teka_core::message::{Message, Refusal};
use teka_host::json::{self, Diagnostic};
use teka_text::Words;

/// The kind of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// The request is malformed or contradictory.
    BadRequest,
    /// Something in the request exceeds a limit.
    TooLarge,
    /// The text in the request is not a valid puzzle.
    Invalid,
    /// No running search has this id.
    UnknownRun,
    /// The number of a puzzle belongs to another version of the generator.
    OtherVersion,
}

impl ErrorKind {
    /// Returns the stable code for programs.
    pub const fn code(self) -> &'static str {
        match self {
            Self::BadRequest => "bad-request",
            Self::TooLarge => "too-large",
            Self::Invalid => "invalid",
            Self::UnknownRun => "unknown-run",
            Self::OtherVersion => "other-version",
        }
    }
}

/// The reason why a request failed.
#[derive(Debug)]
pub struct ApiError {
    /// The kind of the error.
    pub kind: ErrorKind,
    /// A description of the error.
    pub message: Message,
    /// The mistakes in the text of a puzzle, with their positions.
    pub errors: Diagnostics,
}

impl ApiError {
    fn new(kind: ErrorKind, message: Message) -> Self {
        Self { kind, message, errors: Diagnostics::default() }
    }

    /// Creates the error for a bad request.
    pub fn bad(message: Message) -> Self {
        Self::new(ErrorKind::BadRequest, message)
    }

    /// Creates the error for a missing required field.
    pub fn missing(name: &str) -> Self {
        Self::bad(message!("server-missing", name = name))
    }

    /// Creates the error for something that exceeds a limit.
    pub fn too_large(message: Message) -> Self {
        Self::new(ErrorKind::TooLarge, message)
    }

    /// Creates the error for a search that is not running.
    pub fn unknown_run() -> Self {
        Self::new(ErrorKind::UnknownRun, message!("server-no-run"))
    }

    /// Returns the error as a response body in the language of `words`.
    pub fn reply(&self, words: &Words) -> ErrorReply {
        ErrorReply::new(self.kind.code(), &self.message, &self.errors, words)
    }
}

/// Converts the mistakes in a text into an error.
impl From<Diagnostics> for ApiError {
    fn from(errors: Diagnostics) -> Self {
        let first = errors.0.first().map(|first| first.message.clone());
        let message = first.unwrap_or_else(|| message!("server-no-puzzle"));
        Self { errors, ..Self::new(ErrorKind::Invalid, message) }
    }
}

impl From<OtherVersion> for ApiError {
    fn from(OtherVersion(Refusal(message)): OtherVersion) -> Self {
        Self::new(ErrorKind::OtherVersion, message)
    }
}

impl From<Refusal> for ApiError {
    fn from(Refusal(message): Refusal) -> Self {
        Self::bad(message)
    }
}

/// The reason why the request failed.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorReply {
    /// A stable code for programs.
    pub error: &'static str,
    /// A description of the error.
    pub message: String,
    /// The mistakes in the text of the puzzle.
    pub errors: Vec<Diagnostic>,
}

impl ErrorReply {
    /// Creates an error in the language of `words`.
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

/// The last event of a search that failed because of a bug in Teka.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct ErrorEvent {
    /// A stable code for programs.
    pub error: &'static str,
    /// A description of the error.
    pub message: String,
}
