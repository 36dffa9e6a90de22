//! `merge`: adds up counted shares.

use clap::ArgMatches;
use teka_core::diagnostic::Diagnostics;
use teka_core::message;
use teka_host::merge;

use super::batch::line;
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
        let (name, count) = (sum["name"].as_str().unwrap_or_default(), &sum["count"]);
        let shown = face.say(&message!("merged", name = name, count = count.to_string()));
        sink.write(&if face.json { line(sum) } else { format!("{shown}\n") })?;
    }
    sink.close(face)?;
    let none = sums.iter().any(|sum| sum["count"] == 0);
    Ok(if none { Exit::No } else { Exit::Answered })
}
