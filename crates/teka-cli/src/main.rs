//! The `teka` command. It knows verbs and options, and no puzzle by name.

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
            // Whatever came of it, somebody asked to stop.
            exit.map(|exit| if context.cancel.is_asked() { Exit::Interrupted } else { exit })
        }
        None if std::io::stdin().is_terminal() => dialogue::run(&mut context),
        None => no_verb(&context),
    };
    exit.unwrap_or_else(|error| error::print(&error, &context)).into()
}

/// Help and the version are answers; anything else is bad usage.
fn unparsed(error: &clap::Error, words: &Words) -> ExitCode {
    let Some(message) = error::usage(error) else {
        // Nobody may be there to read it; that is no failure of the help.
        let _ = error.print();
        return Exit::Answered.into();
    };
    let line = words.say(&message!("usage", what = message));
    let _ = writeln!(std::io::stderr(), "{}: {line}", words.id("error"));
    Exit::BadUsage.into()
}

/// Without a verb and without a person to ask, all there is to give is help.
fn no_verb(context: &Context) -> Result<Exit, error::CommandError> {
    context.write_stderr(&format!("{}\n", cli::command(&context.words).render_help()));
    Ok(Exit::BadUsage)
}
