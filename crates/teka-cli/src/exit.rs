//! The exit statuses of the command.

use std::process::ExitCode;

use teka_core::control::Stop;
use teka_host::answer::Outcome;

/// An exit status. With many puzzles, the largest one counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// The puzzle was answered.
    #[default]
    Answered = 0,
    /// The puzzle is proven unsolvable, or the check found a mistake.
    No = 1,
    /// The arguments or the input are invalid.
    BadUsage = 2,
    /// A limit was reached before there was an answer.
    Stopped = 3,
    /// The user interrupted the command.
    Interrupted = 130,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

impl From<Stop> for Exit {
    fn from(stop: Stop) -> Self {
        if stop == Stop::Cancelled { Self::Interrupted } else { Self::Stopped }
    }
}

impl From<Outcome> for Exit {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Solved => Self::Answered,
            Outcome::Unsolvable => Self::No,
            Outcome::Stopped(stop) => stop.into(),
        }
    }
}
