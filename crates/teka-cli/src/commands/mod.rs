//! The commands, one file each.

mod batch;
mod check;
mod compare;
mod convert;
mod count;
mod draw;
mod experiment;
mod explain;
mod generate;
mod hint;
mod hunt;
mod manual;
mod serve;
mod solve;
mod survey;

pub use batch::{Reply, Task};
pub use solve::{ENDINGS, Solved, solve_one};

use clap::ArgMatches;

use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;

/// Runs a command.
pub fn run(verb: &str, matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    match verb {
        "solve" => solve::run(matches, context),
        "count" => count::run(matches, context),
        "merge" => count::merge(matches, context),
        "check" => check::run(matches, context),
        "hint" => hint::run(matches, context),
        "explain" => explain::run(matches, context),
        "survey" => survey::run(matches, context),
        "generate" => generate::run(matches, context),
        "hunt" => hunt::run(matches, context),
        "draw" => draw::run(matches, context),
        "convert" => convert::run(matches, context),
        "compare" => compare::run(matches, context),
        "experiment" => experiment::run(matches, context),
        "methods" => manual::methods(matches, context),
        "serve" => serve::run(matches, context),
        "completions" => manual::completions(matches, context),
        "man" => manual::man(matches, context),
        // The parser rejects every other command.
        _ => Ok(Exit::BadUsage),
    }
}
