//! `convert`: between the formats of a family.

use clap::ArgMatches;
use teka_core::any::AnyFamily;
use teka_core::family::Format;
use teka_core::message;

use super::batch::{Batch, Reply};
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output;
use crate::problems::Trouble;

/// Writes every puzzle in the format asked for.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["*", "json"])?;
    let wanted = options::text(matches, "to").unwrap_or_default();
    let batch = Batch { matches, face, target };
    let prepare = |family: &dyn AnyFamily| format(family, wanted);
    batch.run(prepare, |task, format, _| {
        match task.puzzle.write(format.name) {
            Ok(text) => {
                // Boards of many lines need something between them.
                let gap = if task.many && !format.one_line { "\n" } else { "" };
                Reply { out: format!("{}\n{gap}", text.trim_end()), ..Reply::default() }
            }
            Err(refusal) => {
                let error = face.words.id("error");
                let err = format!("{error}: {}: {}\n", task.name, face.say(&refusal.0));
                Reply { err, exit: Exit::BadUsage, ..Reply::default() }
            }
        }
    })
}

/// The family's format of this name.
pub fn format(family: &dyn AnyFamily, name: &str) -> Result<Format, Trouble> {
    let formats = family.formats();
    formats.iter().find(|format| format.name == name).copied().ok_or_else(|| {
        let known: Vec<&str> = formats.iter().map(|format| format.name).collect();
        message!("unknown-format", name = name, family = family.info().id, known = known.join(", "))
            .into()
    })
}
