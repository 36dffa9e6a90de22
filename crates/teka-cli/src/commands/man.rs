//! `man`: the manual page of the command, or of one verb.

use clap::ArgMatches;
use clap_mangen::Man;
use teka_core::message;

use crate::cli;
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output::Sink;
use crate::problems::Trouble;

/// Prints a manual page.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let teka = cli::command(&face.words);
    let page = match options::text(matches, "verb") {
        None => teka,
        Some(verb) => {
            let found = teka.find_subcommand(verb).cloned();
            let found = found.ok_or_else(|| message!("unknown-verb", verb = verb))?;
            found.name(format!("teka-{verb}")).bin_name(format!("teka {verb}"))
        }
    };
    let mut text = Vec::new();
    Man::new(page).render(&mut text)?;
    let mut sink = Sink::new(None);
    sink.write(&String::from_utf8_lossy(&text))?;
    sink.close(face)?;
    Ok(Exit::Answered)
}
