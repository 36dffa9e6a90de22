//! The algorithm and its parameters: both are asked for as they are described.

use teka_core::any::{AnyMethod, AnyPuzzle};
use teka_core::message;
use teka_core::message::Message;
use teka_core::param::{self, Args, Kind, Param};
use teka_host::compare;

use super::question::{Leave, ask as ask_line, show};
use crate::face::Face;
use crate::problems::{self, Trouble};

/// Asks for an algorithm that suits the puzzle, and for each of its parameters.
pub fn ask(puzzle: &dyn AnyPuzzle, face: &Face) -> Result<(AnyMethod, Args), Leave> {
    let method = ask_method(puzzle, face)?;
    if !method.params.is_empty() {
        let heading = message!("dialogue-parameters", method = method.name);
        show(&format!("{}\n", face.say(&heading)))?;
    }
    let mut given = Vec::new();
    for param in method.params {
        given.extend(ask_param(param, face)?.map(|value| (param.name.to_owned(), value)));
    }
    let args = Args::read(method.params, &given).map_err(Trouble::from)?;
    Ok((method, args))
}

/// Asks for an algorithm by number or name; the first is recommended.
fn ask_method(puzzle: &dyn AnyPuzzle, face: &Face) -> Result<AnyMethod, Leave> {
    let methods = methods(puzzle);
    show(&list(puzzle, &methods, face))?;
    loop {
        let reply = ask_line(&face.words.id("dialogue-method"))?;
        let by_number = reply.parse().ok().and_then(|number: usize| number.checked_sub(1));
        let by_name = || methods.iter().position(|method| method.name == reply);
        let chosen = if reply.is_empty() { Some(0) } else { by_number.or_else(by_name) };
        if let Some(method) = chosen.and_then(|chosen| methods.get(chosen)) {
            return Ok(*method);
        }
        let bad = message!("dialogue-bad-method", text = reply, most = methods.len());
        show(&format!("{}\n", face.say(&bad)))?;
    }
}

/// The algorithms that list solutions, the one that suits the puzzle first.
fn methods(puzzle: &dyn AnyPuzzle) -> Vec<AnyMethod> {
    let automatic = puzzle.automatic(false).name;
    let mut methods = puzzle.family().methods();
    methods.retain(|method| !method.counts_only());
    methods.sort_by_key(|method| method.name != automatic);
    methods
}

fn list(puzzle: &dyn AnyPuzzle, methods: &[AnyMethod], face: &Face) -> String {
    let family = puzzle.family().info().id;
    let about = |name: &str| face.words.id(&format!("{family}-method-{name}"));
    let line = |(number, method): (usize, &AnyMethod)| {
        format!("  {number}. {}: {}\n", method.name, about(method.name))
    };
    let lines: String = (1..).zip(methods).map(line).collect();
    format!("{}\n{lines}", face.words.id("dialogue-methods"))
}

/// Asks for the value of a parameter until it can be one; none keeps the default.
fn ask_param(param: &Param, face: &Face) -> Result<Option<String>, Leave> {
    show(&format!("  {}\n", face.words.id(param.about)))?;
    let values = match param.kind {
        Kind::Int { min, max, .. } => {
            face.say(&message!("dialogue-range", min = min.to_string(), max = max.to_string()))
        }
        Kind::Percent { .. } => face.words.id("dialogue-rate"),
        Kind::Choice { options, .. } => options.join(", "),
    };
    let default = compare::show(&param.kind.default());
    let label = face.words.id(&format!("param-{}", param.name));
    let question =
        message!("dialogue-parameter", label = label.as_str(), values = values, default = default);
    loop {
        let reply = ask_line(&format!("  {}", face.say(&question)))?;
        if reply.is_empty() {
            return Ok(None);
        }
        let given = [(param.name.to_owned(), reply.clone())];
        match Args::read(&[*param], &given) {
            Ok(_) => {
                let readings = param::readings(&[*param], &given).into_iter();
                readings.for_each(|reading| face.note(&labelled(reading, &label)));
                return Ok(Some(reply));
            }
            Err(refusal) => face.tell(&problems::error(&labelled(refusal.0, &label), face)),
        }
    }
}

/// The message with the parameter's label in place of its name, which was not asked for.
fn labelled(mut message: Message, label: &str) -> Message {
    if let Some((_, name)) = message.args.iter_mut().find(|(name, _)| *name == "name") {
        *name = label.into();
    }
    message
}
