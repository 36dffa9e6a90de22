//! The verbs, a file each.

mod batch;
mod check;
mod compare;
mod completions;
mod convert;
mod count;
mod draw;
mod experiment;
mod explain;
mod generate;
mod hint;
mod hunt;
mod man;
mod merge;
mod methods;
mod serve;
mod solve;
mod survey;

pub use batch::{Reply, Task};
pub use solve::{ENDINGS, Solved, solve_one};

use clap::ArgMatches;

use crate::exit::Exit;
use crate::face::Face;
use crate::problems::Trouble;

/// Does what the verb says.
pub fn run(verb: &str, matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    match verb {
        "solve" => solve::run(matches, face),
        "count" => count::run(matches, face),
        "merge" => merge::run(matches, face),
        "check" => check::run(matches, face),
        "hint" => hint::run(matches, face),
        "explain" => explain::run(matches, face),
        "survey" => survey::run(matches, face),
        "generate" => generate::run(matches, face),
        "hunt" => hunt::run(matches, face),
        "draw" => draw::run(matches, face),
        "convert" => convert::run(matches, face),
        "compare" => compare::run(matches, face),
        "experiment" => experiment::run(matches, face),
        "methods" => methods::run(matches, face),
        "serve" => serve::run(matches, face),
        "completions" => completions::run(matches, face),
        "man" => man::run(matches, face),
        // The parser refuses every other verb.
        _ => Ok(Exit::BadUsage),
    }
}
