//! `merge`: adds up counted shares.

use clap::ArgMatches;
use serde_json::Value as Json;
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_core::registry;
use teka_host::merge;

use super::batch::line;
use super::count::numbered;
use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::output::{self, Sink};
use crate::problems::{self, Trouble};

/// Adds up the JSON of `count --part`.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "json"])?;
    let sources = inputs::sources(matches).into_iter().collect::<Result<Vec<_>, _>>()?;
    let sums = match merge::merge(sources.iter().flat_map(|source| source.text.lines())) {
        Ok(sums) => sums,
        Err(wrong) => {
            wrong
                .iter()
                .take(Diagnostics::MOST)
                .for_each(|what| face.tell(&problems::error(what, face)));
            return Ok(Exit::BadUsage);
        }
    };
    let mut sink = Sink::new(target);
    for sum in &sums {
        sink.write(&if face.json { line(sum) } else { show(sum, face) })?;
    }
    sink.close(face)?;
    let none = sums.iter().any(|sum| sum["count"] == 0);
    Ok(if none { Exit::No } else { Exit::Answered })
}

/// A sum as people read it, each of its numbers with its name.
fn show(sum: &Json, face: &Face) -> String {
    let text = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let name = sum["name"].as_str().unwrap_or_default();
    let whole = face.say(&message!("merged", name = name, count = text(&sum["count"])));
    let family = sum["puzzle"].as_str().and_then(registry::family);
    let names = family.map_or(&[][..], |family| family.derived_names());
    let numbers = names.iter().filter_map(|name| Some((*name, sum["counts"].get(*name)?)));
    let numbers = numbers.map(|(name, number)| (name, (!number.is_null()).then(|| text(number))));
    let lines = family.map(|family| numbered(family, &format!("{name}: "), numbers, "", face));
    lines.filter(|lines| !lines.is_empty()).unwrap_or_else(|| format!("{whole}\n"))
}
