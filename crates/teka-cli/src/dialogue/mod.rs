//! Interactive mode. It asks for the file, the method and its parameters, shows the result with its
//! figures, offers to save it, and continues with the next puzzle. Its messages do not mention
//! command-line options.

mod files;

use std::io::{BufRead, IsTerminal, Write};

use teka_core::any::{AnyMethod, AnyPuzzle};
use teka_core::message;
use teka_core::message::Message;
use teka_core::param::{self, Args, Kind, Param};
use teka_host::answer::Wanted;
use teka_host::compare;
use teka_host::search::Search;

use self::ask as ask_line;
use self::files::Opened;
use crate::commands::{self, Solved, Task};
use crate::context::{Context, Leniency};
use crate::error::{self, CommandError};
use crate::exit::Exit;
use crate::options;
use crate::progress::with_progress;

/// Processes one puzzle after another. An empty line instead of a file name, or the end of input,
/// ends it.
pub fn run(context: &mut Context) -> Result<Exit, CommandError> {
    context.leniency = Leniency::Question;
    match lead(context) {
        Ok(()) | Err(Leave::EndOfInput) => Ok(Exit::Answered),
        Err(Leave::Error(error)) => Err(error),
    }
}

fn lead(context: &mut Context) -> Result<(), Leave> {
    show(&format!("{}\n", context.words.id("dialogue-welcome")))?;
    while let Some(opened) = files::ask_puzzle(context)? {
        solve(&opened, context)?;
    }
    Ok(())
}

fn solve(opened: &Opened, context: &mut Context) -> Result<(), Leave> {
    let puzzle = opened.puzzle.as_ref();
    let (method, args) = ask_search(puzzle, context)?;
    context.watching =
        std::io::stderr().is_terminal() && yes(&context.words.id("dialogue-live"), context)?;
    // An earlier cancellation must not stop this search.
    context.renew();
    let context = &*context;
    show(&introduction(puzzle, context))?;
    let search = Search { method, args, budget: options::unlimited(context) };
    let warnings = opened.warnings.clone();
    let task = Task { name: opened.name.clone(), puzzle, warnings, many: false };
    // From this message on, Ctrl-C stops the search.
    let answer = context.searching(|| {
        show(&format!("{}\n", context.words.id("dialogue-solving")))?;
        Ok::<_, Leave>(with_progress(context, 1, |progress| {
            commands::solve_one(context, &task, &search, Wanted::One, progress)
        }))
    })?;
    let solved = context.searching(|| Solved::new(&task, &search, &answer));
    let lines = [solved.account(context), context.searching(|| solved.details(context))].concat();
    show(&format!("{}{}\n", solved.result(context.color, context), lines.join("\n")))?;
    files::offer(&solved, context)
}

/// Returns the family and the goal, the board, and the unplaced pieces.
fn introduction(puzzle: &dyn AnyPuzzle, context: &Context) -> String {
    let id = puzzle.family().info().id;
    let words = |what: &str| context.words.id(&format!("{id}-{what}"));
    let (scene, color) = (puzzle.scene(), context.color);
    let board = teka_render::board(&scene, color);
    let tray = match teka_render::tray(&scene, color) {
        none if none.is_empty() => none,
        pieces => format!("{}\n{pieces}", context.words.id("dialogue-pieces")),
    };
    format!("{}: {}\n{board}{tray}", words("title"), words("goal"))
}

// Selection of the method and its parameters. The questions are derived from their descriptions.

/// Asks for a method that suits the puzzle, and for each of its parameters.
fn ask_search(puzzle: &dyn AnyPuzzle, context: &Context) -> Result<(AnyMethod, Args), Leave> {
    let method = ask_method(puzzle, context)?;
    if !method.params.is_empty() {
        let heading = message!("dialogue-parameters", method = method.name);
        show(&format!("{}\n", context.say(&heading)))?;
    }
    let (mut given, family) = (Vec::new(), puzzle.family().info().id);
    for param in method.params {
        given
            .extend(ask_param(family, param, context)?.map(|value| (param.name.to_owned(), value)));
    }
    let args = Args::read(method.params, &given).map_err(CommandError::from)?;
    Ok((method, args))
}

/// Asks for a method by number or name. The first one is recommended.
fn ask_method(puzzle: &dyn AnyPuzzle, context: &Context) -> Result<AnyMethod, Leave> {
    let methods = methods(puzzle);
    show(&list(puzzle, &methods, context))?;
    loop {
        let reply = ask_line(&context.words.id("dialogue-method"))?;
        let by_number = reply.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let by_name = || methods.iter().position(|method| method.name == reply);
        let chosen = if reply.is_empty() { Some(0) } else { by_number.or_else(by_name) };
        if let Some(method) = chosen.and_then(|chosen| methods.get(chosen)) {
            return Ok(*method);
        }
        let bad = message!("dialogue-bad-method", text = reply, most = methods.len());
        show(&format!("{}\n", context.say(&bad)))?;
    }
}

/// Returns the methods that list solutions, the recommended one first.
fn methods(puzzle: &dyn AnyPuzzle) -> Vec<AnyMethod> {
    let automatic = puzzle.automatic(false).name;
    let mut methods = puzzle.family().methods();
    methods.retain(|method| !method.counts_only());
    methods.sort_by_key(|method| method.name != automatic);
    methods
}

fn list(puzzle: &dyn AnyPuzzle, methods: &[AnyMethod], context: &Context) -> String {
    let family = puzzle.family().info().id;
    let about = |name: &str| context.words.id(&format!("{family}-method-{name}"));
    let line = |(number, method): (usize, &AnyMethod)| {
        format!("  {number}. {}: {}\n", method.name, about(method.name))
    };
    let lines: String = (1..).zip(methods).map(line).collect();
    format!("{}\n{lines}", context.words.id("dialogue-methods"))
}

/// Asks for the value of a parameter until it is valid. Returns `None` to keep the default.
fn ask_param(family: &str, param: &Param, context: &Context) -> Result<Option<String>, Leave> {
    show(&format!("  {}\n", context.words.id(param.about)))?;
    let values = match param.kind {
        Kind::Int { min, max, .. } => {
            context.say(&message!("dialogue-range", min = min.to_string(), max = max.to_string()))
        }
        Kind::Percent { .. } => context.words.id("dialogue-rate"),
        Kind::Choice { options, .. } => options.join(", "),
    };
    let default = compare::show(&param.kind.default());
    let label = context.words.label(family, param.name);
    let question =
        message!("dialogue-parameter", label = label.as_str(), values = values, default = default);
    loop {
        let reply = ask_line(&format!("  {}", context.say(&question)))?;
        if reply.is_empty() {
            return Ok(None);
        }
        let given = [(param.name.to_owned(), reply.clone())];
        match Args::read(&[*param], &given) {
            Ok(_) => {
                let readings = param::readings(&[*param], &given).into_iter();
                readings.for_each(|reading| context.note(&labelled(reading, &label)));
                return Ok(Some(reply));
            }
            Err(refusal) => {
                context.write_stderr(&error::line(&labelled(refusal.0, &label), context))
            }
        }
    }
}

/// Replaces the name of the parameter in a message with its label, because the user sees only the
/// label.
fn labelled(mut message: Message, label: &str) -> Message {
    if let Some((_, name)) = message.args.iter_mut().find(|(name, _)| *name == "name") {
        *name = label.into();
    }
    message
}

// Questions and replies. Yes and no are accepted in every language.

/// The reason why interactive mode ends.
#[derive(Debug)]
enum Leave {
    /// The input has ended.
    EndOfInput,
    /// An error prevents it from continuing.
    Error(CommandError),
}

impl From<CommandError> for Leave {
    fn from(error: CommandError) -> Self {
        Self::Error(error)
    }
}

impl From<std::io::Error> for Leave {
    fn from(error: std::io::Error) -> Self {
        Self::Error(error.into())
    }
}

/// Prints text.
fn show(text: &str) -> Result<(), Leave> {
    let mut out = std::io::stdout();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Asks a question. Returns the trimmed reply, which is empty for Enter.
fn ask(question: &str) -> Result<String, Leave> {
    show(&format!("{question} "))?;
    let mut line = Vec::new();
    if std::io::stdin().lock().read_until(b'\n', &mut line)? == 0 {
        // The next output of the shell starts on its own line.
        show("\n")?;
        return Err(Leave::EndOfInput);
    }
    // A reply that is not UTF-8 is neither a file nor a choice, and is rejected as such.
    Ok(String::from_utf8_lossy(&line).trim().to_owned())
}

/// Asks until the reply is yes or no. Enter means no.
fn yes(question: &str, context: &Context) -> Result<bool, Leave> {
    loop {
        let reply = ask(question)?;
        match yes_or_no(&reply) {
            Some(yes) => return Ok(yes),
            None if reply.is_empty() => return Ok(false),
            None => show(&format!("{}\n", context.words.id("dialogue-yes-or-no")))?,
        }
    }
}

/// Parses yes or no. Returns `None` for anything else.
fn yes_or_no(reply: &str) -> Option<bool> {
    const YES: [&str; 3] = ["ya", "y", "yes"];
    const NO: [&str; 4] = ["tidak", "t", "n", "no"];
    let is = |known: &&str| reply.eq_ignore_ascii_case(known);
    if YES.iter().any(is) { Some(true) } else { NO.iter().any(is).then_some(false) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn yes_and_no_are_understood_in_both_languages() {
        let check = |replies: &[&str], expected| {
            replies.iter().for_each(|reply| assert_eq!(yes_or_no(reply), expected, "{reply}"));
        };
        check(&["y", "Y", "ya", "YA", "yes", "Yes"], Some(true));
        check(&["t", "tidak", "Tidak", "n", "N", "no"], Some(false));
        check(&["", "yess", "perhaps", "answer.txt"], None);
    }
}
