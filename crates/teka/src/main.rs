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
mod spectacle;
mod units;

use std::io::IsTerminal;
use std::process::ExitCode;

use exit::Exit;
use face::Face;

fn main() -> ExitCode {
    let words = teka_text::Words::new(face::language(std::env::args_os()));
    let matches = cli::command(&words).get_matches();
    let face = Face::new(words, &matches);
    let exit = match matches.subcommand() {
        Some((verb, matches)) => commands::run(verb, matches, &face),
        None if std::io::stdin().is_terminal() => dialogue::run(&face),
        None => no_verb(&face),
    };
    exit.unwrap_or_else(|trouble| problems::tell(&trouble, &face)).into()
}

/// Without a verb and without a person to ask, all there is to give is help.
fn no_verb(face: &Face) -> Result<Exit, problems::Trouble> {
    eprintln!("{}", cli::command(&face.words).render_help());
    Ok(Exit::BadUsage)
}
