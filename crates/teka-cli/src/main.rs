//! The `teka` command. It knows verbs and options, and no puzzle by name.

mod cli;
mod commands;
mod dialogue;
mod examples;
mod exit;
mod face;
mod inputs;
mod options;
mod output;
mod problems;
mod progress;
mod search;
mod spectacle;
mod usage;

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use exit::Exit;
use face::Face;
use teka_core::message;
use teka_text::Words;

fn main() -> ExitCode {
    let words = Words::new(face::language(std::env::args_os()));
    let matches = match cli::command(&words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return unparsed(&error, &words),
    };
    let mut face = Face::new(words, &matches);
    let exit = match matches.subcommand() {
        Some((verb, matches)) => {
            let exit = commands::run(verb, matches, &face);
            // Whatever came of it, somebody asked to stop.
            exit.map(|exit| if face.cancel.is_asked() { Exit::Interrupted } else { exit })
        }
        None if std::io::stdin().is_terminal() => dialogue::run(&mut face),
        None => no_verb(&face),
    };
    exit.unwrap_or_else(|trouble| problems::tell(&trouble, &face)).into()
}

/// Help and the version are answers; anything else is bad usage.
fn unparsed(error: &clap::Error, words: &Words) -> ExitCode {
    let Some(message) = usage::message(error) else {
        // Nobody may be there to read it; that is no failure of the help.
        let _ = error.print();
        return Exit::Answered.into();
    };
    let told = words.say(&message!("usage", what = message));
    let _ = writeln!(std::io::stderr(), "{}: {told}", words.id("error"));
    Exit::BadUsage.into()
}

/// Without a verb and without a person to ask, all there is to give is help.
fn no_verb(face: &Face) -> Result<Exit, problems::Trouble> {
    face.tell(&format!("{}\n", cli::command(&face.words).render_help()));
    Ok(Exit::BadUsage)
}
