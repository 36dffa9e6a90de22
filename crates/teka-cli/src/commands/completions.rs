//! `completions`: what a shell needs to complete words.

use clap::ArgMatches;
use clap_complete::Shell;

use crate::cli;
use crate::exit::Exit;
use crate::face::Face;
use crate::output::Sink;
use crate::problems::Trouble;

/// Prints the completions for a shell.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    // The parser insists on a shell.
    let Some(shell) = matches.get_one::<Shell>("shell") else {
        return Ok(Exit::BadUsage);
    };
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut cli::command(&face.words), "teka", &mut script);
    let mut sink = Sink::new(None);
    sink.write(&String::from_utf8_lossy(&script))?;
    sink.close(face)?;
    Ok(Exit::Answered)
}
