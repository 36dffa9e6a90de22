//! What a run of the command knows of its surroundings: the language, colours,
//! how much to say, and Ctrl-C.

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

/// The surroundings of a run.
pub struct Context {
    /// The reader's language.
    pub words: Words,
    /// Colours on standard output.
    pub color: bool,
    /// Only results and errors.
    pub quiet: bool,
    /// More about how results came to be.
    pub verbose: bool,
    /// Results as JSON: asked for with `--json`, or with `-o` and a name that ends so.
    pub json: bool,
    /// The search itself is drawn: a progress bar would be drawn across it.
    pub watching: bool,
    /// Where a person can ask for a lenient reading.
    pub leniency: Leniency,
    /// Asked by Ctrl-C.
    pub cancel: Cancel,
    /// What Ctrl-C stops.
    running: Running,
}

/// Where a person can ask for a lenient reading, so that no message names what is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leniency {
    /// An option of the verb.
    Option,
    /// A key of the plan.
    Plan,
    /// A question of the guided dialogue.
    Question,
}

/// Cancels the running search; none while there is no search.
#[derive(Clone, Default)]
struct Running(Arc<Mutex<Option<Cancel>>>);

impl Running {
    fn get(&self) -> MutexGuard<'_, Option<Cancel>> {
        // Nothing that holds it can panic, and half a change of it does not exist.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Context {
    /// Reads what concerns every verb, and begins to listen for Ctrl-C.
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

    /// A message in the reader's language.
    pub fn say(&self, message: &Message) -> String {
        self.words.say(message)
    }

    /// Writes a message to standard error, unless `--quiet` is set.
    pub fn note(&self, message: &Message) {
        if !self.quiet {
            self.write_stderr(&format!("{}\n", self.say(message)));
        }
    }

    /// Writes to standard error. A failure is ignored: there is no other place to report it.
    pub fn write_stderr(&self, text: &str) {
        let _ = std::io::stderr().write_all(text.as_bytes());
    }

    /// Says that work on the puzzle called `name` was stopped.
    pub fn stopped(&self, name: &str, stop: Stop, found: u64) -> String {
        let reason = self.words.id(&format!("stop-{}", stop.name()));
        self.say(&message!("stopped", name = name, reason = reason, found = found)) + "\n"
    }

    /// Does `work`, which Ctrl-C can stop.
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

/// Whether a flag is set; verbs that do not know it have it not.
fn is_set(matches: &ArgMatches, flag: &str) -> bool {
    matches.try_get_one::<bool>(flag).ok().flatten().copied().unwrap_or(false)
}

fn wants_json(matches: &ArgMatches) -> bool {
    let output = matches.try_get_one::<String>("output").ok().flatten();
    let ending = output.and_then(|name| Path::new(name).extension());
    is_set(matches, "json") || ending.is_some_and(|ending| ending.eq_ignore_ascii_case("json"))
}

/// The first Ctrl-C asks the search to stop, the second ends the process. Where there
/// is no search, as while standard input is awaited, the first ends it.
fn listen(running: Running) {
    // Without a handler Ctrl-C ends the process at once: not as kind, but no failure.
    let _ = ctrlc::set_handler(move || {
        let was_asked = running.get().as_ref().is_none_or(Cancel::ask);
        if was_asked {
            std::process::exit(Exit::Interrupted as i32);
        }
    });
}

/// The language asked for with `--lang`, else the locale's. It is needed before
/// the arguments are parsed, for the help is in that language too.
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
