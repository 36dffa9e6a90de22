//! `merge`: adds up counted shares.

use clap::ArgMatches;
use teka_core::message;
use teka_host::merge;

use super::batch::line;
use crate::exit::Exit;
use crate::face::Face;
use crate::inputs;
use crate::output::{self, Kind, Sink};
use crate::problems::Trouble;

/// Adds up the JSON of `count --part`.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["txt", "json"])?;
    let json =
        matches.get_flag("json") || target.as_ref().is_some_and(|target| target.kind == Kind::Json);
    let sources = inputs::sources(matches).into_iter().collect::<Result<Vec<_>, _>>()?;
    let sums = match merge::merge(sources.iter().flat_map(|source| source.text.lines())) {
        Ok(sums) => sums,
        Err(wrong) => {
            for what in wrong {
                eprintln!("{}: {}", face.words.id("error"), face.say(&what));
            }
            return Ok(Exit::BadUsage);
        }
    };
    let mut sink = Sink::new(target);
    for sum in &sums {
        let (name, count) = (sum["name"].as_str().unwrap_or_default(), &sum["count"]);
        let shown = face.say(&message!("merged", name = name, count = count.to_string()));
        sink.write(&if json { line(sum) } else { format!("{shown}\n") })?;
    }
    sink.close(face)?;
    Ok(Exit::Answered)
}
