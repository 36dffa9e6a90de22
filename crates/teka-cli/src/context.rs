//! The context of a command: the language, colours, verbosity and Ctrl-C.

use std::ffi::OsString;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use clap::ArgMatches;
use teka_core::control::Stop;
use teka_core::message;
use teka_core::message::Message;
use teka_host::watch::Cancel;
use teka_text::{Lang, Words};

use crate::exit::Exit;

/// The context of a command.
pub struct Context {
    /// The texts of the selected language.
    pub words: Words,
    /// Whether standard output has colours.
    pub color: bool,
    /// Whether only results and errors are printed.
    pub quiet: bool,
    /// Whether details about results are printed.
    pub verbose: bool,
    /// Whether results are JSON, because of `--json` or an output file with that extension.
    pub json: bool,
    /// Whether the search itself is shown, which would conflict with a progress bar.
    pub watching: bool,
    /// How the user can request lenient reading.
    pub leniency: Leniency,
    /// The token that Ctrl-C cancels.
    pub cancel: Cancel,
    /// The search that Ctrl-C stops.
    running: Running,
}

/// How the user can request lenient reading, so that messages mention only what is available.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leniency {
    /// With an option of the command.
    Option,
    /// With a key of the plan.
    Plan,
    /// By answering a question in interactive mode.
    Question,
}

/// The token of the running search, or `None` if none is running.
#[derive(Clone, Default)]
struct Running(Arc<Mutex<Option<Cancel>>>);

impl Running {
    fn get(&self) -> MutexGuard<'_, Option<Cancel>> {
        // No code panics while holding the lock, and the value is always valid.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Context {
    /// Reads the options of every command and installs the handler for Ctrl-C.
    pub fn new(words: Words, matches: &ArgMatches) -> Self {
        let leniency = match matches.subcommand_name() {
            Some("experiment") => Leniency::Plan,
            _ => Leniency::Option,
        };
        let matches = matches.subcommand().map_or(matches, |(_, inner)| inner);
        let color = matches.get_one::<String>("color").map_or("auto", String::as_str);
        let running = Running::default();
        listen(running.clone());
        Self {
            words,
            color: use_color(color),
            quiet: matches.get_flag("quiet"),
            verbose: matches.get_flag("verbose"),
            json: wants_json(matches),
            watching: is_set(matches, "watch") && std::io::stderr().is_terminal(),
            leniency,
            cancel: Cancel::default(),
            running,
        }
    }

    /// Formats a message in the selected language.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Writes a message to standard error, unless `--quiet` is set.
    pub fn note(&self, message: &Message) {
        if !self.quiet {
            self.write_stderr(&format!("{}\n", self.say(message)));
        }
    }

    /// Writes to standard error. Failures are ignored, because they cannot be reported anywhere
    /// else.
    pub fn write_stderr(&self, text: &str) {
        let _ = std::io::stderr().write_all(text.as_bytes());
    }

    /// Returns the message that work on the puzzle `name` was stopped.
    pub fn stopped(&self, name: &str, stop: Stop, found: u64) -> String {
        let reason = self.words.id(&format!("stop-{}", stop.name()));
        self.say(&message!("stopped", name = name, reason = reason, found = found)) + "\n"
    }

    /// Runs `work`, which Ctrl-C can stop.
    pub fn searching<T>(&self, work: impl FnOnce() -> T) -> T {
        let around = self.running.get().replace(self.cancel.clone());
        let result = work();
        *self.running.get() = around;
        result
    }

    /// Prepares for another search, which an earlier cancellation does not stop.
    pub fn renew(&mut self) {
        self.cancel = Cancel::default();
    }
}

/// Returns true if a flag is set. Commands without the flag count as not setting it.
fn is_set(matches: &ArgMatches, flag: &str) -> bool {
    matches.try_get_one::<bool>(flag).ok().flatten().copied().unwrap_or(false)
}

fn wants_json(matches: &ArgMatches) -> bool {
    let output = matches.try_get_one::<String>("output").ok().flatten();
    let ending = output.and_then(|name| Path::new(name).extension());
    is_set(matches, "json") || ending.is_some_and(|ending| ending.eq_ignore_ascii_case("json"))
}

/// Handles Ctrl-C: the first one stops the search, and the second one ends the process. If no
/// search is running, the first one ends the process.
fn listen(running: Running) {
    // Without a handler, Ctrl-C ends the process immediately, which is acceptable.
    let _ = ctrlc::set_handler(move || {
        let was_asked = running.get().as_ref().is_none_or(Cancel::ask);
        if was_asked {
            std::process::exit(Exit::Interrupted as i32);
        }
    });
}

/// Returns the language of `--lang`, or that of the locale. It is needed before the arguments are
/// parsed, because the help is in that language too.
pub fn language(args: impl Iterator<Item = OsString>) -> Lang {
    let args: Vec<String> = args.filter_map(|arg| arg.into_string().ok()).collect();
    let after = args.iter().position(|arg| arg == "--lang").and_then(|at| args.get(at + 1));
    let joined = args.iter().find_map(|arg| arg.strip_prefix("--lang="));
    let asked = joined.or(after.map(String::as_str)).and_then(|code| code.parse().ok());
    asked.unwrap_or_else(|| Lang::from_locale(&locale()))
}

fn locale() -> String {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    set("LC_ALL").or_else(|| set("LC_MESSAGES")).or_else(|| set("LANG")).unwrap_or_default()
}

fn use_color(asked: &str) -> bool {
    let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
    match asked {
        "always" => true,
        "never" => false,
        _ if set("NO_COLOR").is_some() => false,
        _ if set("CLICOLOR_FORCE").is_some_and(|value| value != "0") => true,
        _ if set("CLICOLOR").is_some_and(|value| value == "0") => false,
        _ if set("TERM").is_some_and(|value| value == "dumb") => false,
        _ => std::io::stdout().is_terminal(),
    }
}
