//! The `teka` command. It defines commands and options, and names no puzzle family.

mod cli;
mod commands;
mod context;
mod dialogue;
mod error;
mod examples;
mod exit;
mod inputs;
mod options;
mod output;
mod progress;

use std::io::{IsTerminal, Write};
use std::process::ExitCode;

use context::Context;
use exit::Exit;
use teka_core::message;
use teka_text::Words;

fn main() -> ExitCode {
    let words = Words::new(context::language(std::env::args_os()));
    let matches = match cli::command(&words).try_get_matches() {
        Ok(matches) => matches,
        Err(error) => return unparsed(&error, &words),
    };
    let mut context = Context::new(words, &matches);
    let exit = match matches.subcommand() {
        Some((verb, matches)) => {
            let exit = commands::run(verb, matches, &context);
            // An interruption takes precedence over the result.
            exit.map(|exit| if context.cancel.is_asked() { Exit::Interrupted } else { exit })
        }
        None if std::io::stdin().is_terminal() => dialogue::run(&mut context),
        None => no_command(&context),
    };
    exit.unwrap_or_else(|error| error::print(&error, &context)).into()
}

/// Prints help, the version or a usage error, and returns the exit status.
fn unparsed(error: &clap::Error, words: &Words) -> ExitCode {
    let Some(message) = error::usage(error) else {
        // A closed output is not an error here.
        let _ = error.print();
        return Exit::Answered.into();
    };
    let line = words.say(&message!("usage", what = message));
    let _ = writeln!(std::io::stderr(), "{}: {line}", words.id("error"));
    Exit::BadUsage.into()
}

/// Prints the help, for a call without a command and without a terminal to ask in.
fn no_command(context: &Context) -> Result<Exit, error::CommandError> {
    context.write_stderr(&format!("{}\n", cli::command(&context.words).render_help()));
    Ok(Exit::BadUsage)
}
