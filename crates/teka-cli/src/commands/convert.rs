//! `convert`: converts puzzles between the formats of a family.

use clap::ArgMatches;
use teka_core::any::AnyFamily;
use teka_core::family::Format;
use teka_core::message;

use super::batch::{Batch, Reply, Task};
use crate::context::Context;
use crate::error::{self, CommandError};
use crate::exit::Exit;
use crate::options;
use crate::output;

/// Writes every puzzle in the requested format.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["*", "json"])?;
    let wanted = options::text(matches, "to").unwrap_or_default();
    let batch = Batch { matches, context, target, alone: false };
    let prepare = |family: &dyn AnyFamily| format(family, wanted, context);
    batch.run(prepare, |task, format, _| write(task, *format, context))
}

fn write(task: &Task, format: Format, context: &Context) -> Reply {
    match task.puzzle.write(format.name) {
        Ok(text) => Reply { out: block(&text, format, task.many), ..Reply::default() },
        Err(refusal) => {
            let named = message!("named", name = task.name.as_str(), what = refusal.0);
            Reply { err: error::line(&named, context), exit: Exit::BadUsage, ..Reply::default() }
        }
    }
}

/// Returns the text of a puzzle among others. Puzzles of several lines are separated by blank
/// lines.
pub fn block(text: &str, format: Format, many: bool) -> String {
    let gap = if many && !format.one_line { "\n" } else { "" };
    format!("{}\n{gap}", text.trim_end())
}

/// Looks up a format of the family. Returns an error if the name is unknown.
pub fn format(
    family: &dyn AnyFamily,
    name: &str,
    context: &Context,
) -> Result<Format, CommandError> {
    let (id, formats) = (family.info().id, family.formats());
    formats.iter().find(|format| format.name == name).copied().ok_or_else(|| {
        let about = |format: &Format| context.words.id(&format!("{id}-format-{}", format.name));
        let known = formats.iter().map(|format| format!("{} ({})", format.name, about(format)));
        let known = known.collect::<Vec<_>>().join(", ");
        message!("unknown-format", name = name, family = id, known = known).into()
    })
}
