//! `methods` lists the methods with their guarantees and parameters, `completions` prints shell
//! completions, and `man` prints manual pages.

use clap::ArgMatches;
use clap_complete::Shell;
use clap_mangen::Man;
use teka_core::any::{AnyFamily, AnyMethod};
use teka_core::message;
use teka_core::param::{Kind, Param};
use teka_core::registry::FAMILIES;
use teka_host::generate::generator;
use teka_host::{compare, json};

use super::batch::line;
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::output::Sink;
use crate::{cli, options};

/// Lists the methods of one family or of all families.
pub fn methods(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let asked = options::family(matches, "family");
    let families = asked.map_or_else(|| FAMILIES.to_vec(), |family| vec![family]);
    let mut sink = Sink::new(None);
    for family in families {
        let about = |id: &str| context.words.id(id);
        sink.write(&if matches.get_flag("json") {
            let methods = family.methods();
            let methods = methods.iter().map(|method| json::method(family, *method, &about));
            methods.chain([json::generator(family, &about)]).map(|object| line(&object)).collect()
        } else {
            show(family, context)
        })?;
    }
    sink.close(context)?;
    Ok(Exit::Answered)
}

fn show(family: &dyn AnyFamily, context: &Context) -> String {
    let id = family.info().id;
    let title = context.words.id(&format!("{id}-title"));
    let methods: String =
        family.methods().iter().map(|method| show_method(id, *method, context)).collect();
    format!("{title} ({id})\n{methods}  {}\n", show_generator(family, context))
}

fn show_generator(family: &dyn AnyFamily, context: &Context) -> String {
    let generator = match generator(family) {
        Ok(generator) => generator,
        Err(refusal) => return format!("{}\n", context.say(&refusal.0)),
    };
    let title = context.say(&message!("methods-generator", family = family.info().id));
    let params = generator.params().iter().map(|param| show_param(param, context));
    format!("{title}\n{}", params.collect::<String>())
}

fn show_method(family: &str, method: AnyMethod, context: &Context) -> String {
    let about = context.words.id(&format!("{family}-method-{}", method.name));
    let promise = context.words.id(&format!("promise-{}", json::promise(method)));
    let params: String = method.params.iter().map(|param| show_param(param, context)).collect();
    format!("  {} — {promise}\n      {about}\n{params}", method.name)
}

fn show_param(param: &Param, context: &Context) -> String {
    let values = match param.kind {
        Kind::Int { min, max, .. } => format!("{min}..{max}"),
        Kind::Percent { .. } => "0..100%".to_owned(),
        Kind::Choice { options, .. } => options.join("|"),
    };
    let default = compare::show(&param.kind.default());
    let default = if default.is_empty() { default } else { format!(" ({default})") };
    format!("      --set {}={values}{default}: {}\n", param.name, context.words.id(param.about))
}

/// Prints the completions for a shell.
pub fn completions(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    // The parser requires a shell.
    let Some(shell) = matches.get_one::<Shell>("shell") else {
        return Ok(Exit::BadUsage);
    };
    let mut script = Vec::new();
    clap_complete::generate(*shell, &mut cli::command(&context.words), "teka", &mut script);
    let mut sink = Sink::new(None);
    sink.write(&String::from_utf8_lossy(&script))?;
    sink.close(context)?;
    Ok(Exit::Answered)
}

/// Prints a manual page.
pub fn man(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let teka = cli::command(&context.words);
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
    sink.close(context)?;
    Ok(Exit::Answered)
}
