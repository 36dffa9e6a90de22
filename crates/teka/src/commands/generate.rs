//! `generate`: new puzzles, each proven to have one solution.

use std::sync::atomic::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;
use serde_json::json;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::message;
use teka_core::param::Args;
use teka_host::batch;
use teka_host::run::Search;

use super::batch::line;
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output::{self, Kind, Sink, Target};
use crate::problems::Trouble;
use crate::progress::with_progress;

/// Makes puzzles.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    let target = output::target(matches, &["*", "json", "svg", "png"])?;
    // The parser accepts families of the registry only.
    let Some(family) = options::family(matches, "family") else {
        return Ok(Exit::BadUsage);
    };
    let count = matches.get_one::<u64>("count").copied().unwrap_or(1);
    if let Some(Target { path, kind: Kind::Picture(picture) }) = &target {
        if count > 1 {
            return Err(message!("one-picture", count = count).into());
        }
        return match make(matches, family, face, first_seed(matches))? {
            (_, Ok(puzzle)) => {
                output::save_scenes(
                    path,
                    *picture,
                    &[puzzle.scene()],
                    options::theme(matches),
                    face,
                )?;
                Ok(Exit::Answered)
            }
            (_, Err(stop)) => Ok(stopped(stop, face)),
        };
    }
    many(matches, family, face, count, target)
}

fn many(
    matches: &ArgMatches,
    family: &'static dyn AnyFamily,
    face: &Face,
    count: u64,
    target: Option<Target>,
) -> Result<Exit, Trouble> {
    let json =
        matches.get_flag("json") || target.as_ref().is_some_and(|target| target.kind == Kind::Json);
    let format = format(matches, family, count)?;
    let (search, args) = plan(matches, family, face)?;
    let first = first_seed(matches);
    let seeds: Vec<u64> = (0..count).map(|number| first.wrapping_add(number)).collect();
    let pool = batch::pool(options::threads(matches))
        .map_err(|error| message!("no-threads", what = error.to_string()))?;
    let mut sink = Sink::new(target);
    let mut exit = Exit::Answered;
    with_progress(face, seeds.len(), |progress| {
        let work = |seed: &u64| {
            (
                *seed,
                search
                    .run(Some(progress), None, |control| family.generate(&args, *seed, control))
                    .0,
            )
        };
        batch::in_order(&pool, &seeds, &face.cancel, work, |(seed, made)| {
            progress.done.fetch_add(1, Ordering::Relaxed);
            match made {
                Ok(puzzle) => sink.write(&show(puzzle.as_ref(), format, seed, json)?),
                Err(stop) => {
                    exit = exit.max(stopped(stop, face));
                    Ok(())
                }
            }
        })
    })?;
    if !json && matches.get_one::<u64>("seed").is_none() {
        face.note(&message!("seed-used", seed = first.to_string()));
    }
    sink.close(face)?;
    Ok(if face.cancel.is_asked() { Exit::Interrupted } else { exit })
}

fn make(
    matches: &ArgMatches,
    family: &'static dyn AnyFamily,
    face: &Face,
    seed: u64,
) -> Result<(u64, Result<Box<dyn AnyPuzzle>, Stop>), Trouble> {
    let (search, args) = plan(matches, family, face)?;
    let made = with_progress(face, 1, |progress| {
        search.run(Some(progress), None, |control| family.generate(&args, seed, control)).0
    });
    Ok((seed, made))
}

/// The limits, and what the puzzle is to be.
fn plan(
    matches: &ArgMatches,
    family: &dyn AnyFamily,
    face: &Face,
) -> Result<(Search, Args), Trouble> {
    let mut settings = options::pairs(matches)?;
    for name in ["size", "grade"] {
        settings
            .extend(options::text(matches, name).map(|value| (name.to_owned(), value.to_owned())));
    }
    let args = Args::read(family.generator(), &settings)?;
    Ok((options::default_search(matches, family, face)?, args))
}

/// The seed asked for, or one nobody has had before.
fn first_seed(matches: &ArgMatches) -> u64 {
    matches.get_one::<u64>("seed").copied().unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Short enough to be typed again.
        now.as_nanos() as u64 % 1_000_000_000
    })
}

/// The format asked for; many puzzles fit in a file only with one line each.
fn format(
    matches: &ArgMatches,
    family: &dyn AnyFamily,
    count: u64,
) -> Result<&'static str, Trouble> {
    let formats = family.formats();
    match options::text(matches, "to") {
        Some(name) => super::convert::format(family, name).map(|format| format.name),
        None => Ok(formats
            .iter()
            .find(|format| count == 1 || format.one_line)
            .unwrap_or(&formats[0])
            .name),
    }
}

fn show(puzzle: &dyn AnyPuzzle, format: &str, seed: u64, json: bool) -> Result<String, Trouble> {
    let text = puzzle.write(format)?;
    if json {
        return Ok(line(
            &json!({ "puzzle": puzzle.family().info().id, "seed": seed, "format": format, "text": text.trim_end() }),
        ));
    }
    Ok(format!("{}\n", text.trim_end()))
}

fn stopped(stop: Stop, face: &Face) -> Exit {
    let told = match stop {
        Stop::GaveUp => message!("generate-gave-up"),
        _ => {
            let reason = face.words.id(&format!("stop-{}", stop.name()));
            message!("generate-stopped", reason = reason)
        }
    };
    eprintln!("{}", face.say(&told));
    stop.into()
}
