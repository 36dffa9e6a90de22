//! What the command says to the shell when it ends.

use std::process::ExitCode;

use teka_core::control::Stop;
use teka_host::answer::Outcome;

/// Exit statuses; of many puzzles, the largest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Exit {
    /// Answered.
    #[default]
    Answered = 0,
    /// Proven unsolvable, or the check found a mistake.
    No = 1,
    /// Bad usage or bad input.
    BadUsage = 2,
    /// Stopped by a limit before an answer.
    Stopped = 3,
    /// Interrupted.
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
