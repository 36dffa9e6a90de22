//! `generate`: generates puzzles. Each is proven to have one solution; for Rush Hour, at least one.

use std::sync::atomic::Ordering;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::ArgMatches;
use serde_json::json;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::family::Format;
use teka_core::message;
use teka_core::message::Refusal;
use teka_host::batch::{self, Event};
use teka_host::budget::Budget;
use teka_host::generate::Recipe;
use teka_host::watch::Progress;

use super::batch::{Reply, line};
use super::convert;
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::options;
use crate::output::{self, Kind, Sink, Target};
use crate::progress::with_progress;

/// Generates puzzles.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["*", "json", "svg", "png"])?;
    // The parser accepts only families in the registry.
    let Some(family) = options::family(matches, "family") else {
        return Ok(Exit::BadUsage);
    };
    let count = matches.get_one::<u64>("count").copied().unwrap_or(1);
    let maker = Maker::new(matches, family, context, count)?;
    let exit = match target {
        Some(Target { kind: Kind::Picture(_), .. }) if count > 1 => {
            return Err(message!("one-picture", count = count).into());
        }
        Some(Target { path, kind: Kind::Picture(picture) }) => {
            match with_progress(context, 1, |progress| maker.make(maker.seed, progress)) {
                Ok(puzzle) => {
                    let theme = options::theme(matches);
                    output::save_scenes(&path, picture, &[puzzle.scene()], theme, context)?;
                    Exit::Answered
                }
                Err(stop) => {
                    context.write_stderr(&maker.stopped(maker.seed, stop).err);
                    stop.into()
                }
            }
        }
        target => maker.write_many(count, target, options::threads(matches))?,
    };
    if !context.json && matches.get_one::<u64>("seed").is_none() {
        context.note(&message!("seed-used", seed = maker.seed.to_string()));
    }
    Ok(exit)
}

/// The description of the puzzles to generate.
struct Maker<'a> {
    recipe: Recipe,
    context: &'a Context,
    budget: Budget,
    /// The formats to try, at least one. The first format that can represent a puzzle is used.
    formats: Vec<Format>,
    many: bool,
    /// The first seed. Each further puzzle uses the next seed.
    seed: u64,
}

impl<'a> Maker<'a> {
    fn new(
        matches: &ArgMatches,
        family: &'static dyn AnyFamily,
        context: &'a Context,
        count: u64,
    ) -> Result<Self, CommandError> {
        let recipe = Recipe::new(family, &settings(matches)?)?;
        let budget = options::budget(matches, context)?;
        let (formats, seed) = (formats(matches, family, context, count)?, first_seed(matches));
        Ok(Self { recipe, context, budget, formats, many: count > 1, seed })
    }

    fn make(&self, seed: u64, progress: &Progress) -> Result<Box<dyn AnyPuzzle>, Stop> {
        self.budget.run(Some(progress), None, |control| self.recipe.make(seed, control)).0
    }

    fn write_many(
        &self,
        count: u64,
        target: Option<Target>,
        threads: Option<usize>,
    ) -> Result<Exit, CommandError> {
        let seeds: Vec<u64> = (0..count).map(|number| self.seed.wrapping_add(number)).collect();
        let pool = batch::pool(threads)
            .map_err(|error| message!("no-threads", what = error.to_string()))?;
        let mut sink = Sink::new(target);
        let (mut exit, mut made) = (Exit::Answered, 0_u64);
        with_progress(self.context, seeds.len(), |progress| {
            let work = |seed: &u64| {
                let reply = match self.make(*seed, progress) {
                    Ok(puzzle) => self.show(puzzle.as_ref(), *seed),
                    Err(stop) => self.stopped(*seed, stop),
                };
                progress.done.fetch_add(1, Ordering::Relaxed);
                reply
            };
            batch::in_order(&pool, &seeds, &self.context.cancel, work, |event| match event {
                Event::Pause => sink.flush(),
                // Interrupted puzzles are reported together below.
                Event::Result(reply) if reply.exit == Exit::Interrupted && !self.context.json => {
                    exit = Exit::Interrupted;
                    Ok(())
                }
                Event::Result(reply) => {
                    exit = exit.max(reply.exit);
                    made += u64::from(reply.exit == Exit::Answered);
                    sink.emit(&reply, self.context)
                }
            })
        })?;
        sink.close(self.context)?;
        if self.context.cancel.is_asked() && !self.context.json {
            let reason = self.context.words.id("stop-cancelled");
            let outcome = match made {
                0 => message!("generate-stopped", reason = reason),
                _ => message!("generate-cut-short", made = made, reason = reason),
            };
            self.context.write_stderr(&format!("{}\n", self.context.say(&outcome)));
        }
        Ok(exit)
    }

    fn show(&self, puzzle: &dyn AnyPuzzle, seed: u64) -> Reply {
        let (format, text) = match self.write(puzzle) {
            Ok(written) => written,
            Err(refusal) => {
                let err = crate::error::line(&refusal.0, self.context);
                return Reply { err, exit: Exit::BadUsage, ..Reply::default() };
            }
        };
        let (id, name) = (self.recipe.family.info().id, format.name);
        let out = if self.context.json {
            let text = text.trim_end();
            line(&json!({ "puzzle": id, "seed": seed, "format": name, "text": text }))
        } else {
            convert::block(&text, format, self.many)
        };
        Reply { out, ..Reply::default() }
    }

    /// Writes the puzzle in the first suitable format. Returns the reason why the first format is
    /// unsuitable if none is suitable.
    fn write(&self, puzzle: &dyn AnyPuzzle) -> Result<(Format, String), Refusal> {
        let written = |format: &Format| Some((*format, puzzle.write(format.name).ok()?));
        let first = self.formats[0];
        match self.formats.iter().find_map(written) {
            Some(written) => Ok(written),
            None => puzzle.write(first.name).map(|text| (first, text)),
        }
    }

    fn stopped(&self, seed: u64, stop: Stop) -> Reply {
        let exit = stop.into();
        if self.context.json {
            let (id, reason) = (self.recipe.family.info().id, stop.name());
            let object =
                json!({ "puzzle": id, "seed": seed, "outcome": "stopped", "reason": reason });
            return Reply { out: line(&object), err: String::new(), exit };
        }
        let outcome = match stop {
            Stop::GaveUp => message!("generate-gave-up"),
            _ => {
                let reason = self.context.words.id(&format!("stop-{}", stop.name()));
                message!("generate-stopped", reason = reason)
            }
        };
        Reply { out: String::new(), err: self.context.say(&outcome) + "\n", exit }
    }
}

/// Returns the settings for the generated puzzles.
pub fn settings(matches: &ArgMatches) -> Result<Vec<(String, String)>, CommandError> {
    let mut settings = options::pairs(matches)?;
    for name in ["size", "grade"] {
        let set = options::text(matches, name).map(|value| (name.to_owned(), value.to_owned()));
        settings.extend(set);
    }
    Ok(settings)
}

/// Returns the given seed, or a new one.
pub fn first_seed(matches: &ArgMatches) -> u64 {
    matches.get_one::<u64>("seed").copied().unwrap_or_else(|| {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        // Short enough to be typed again.
        now.as_nanos() as u64 % 1_000_000_000
    })
}

/// Returns the requested format, or all formats. For many puzzles, one-line formats come first.
fn formats(
    matches: &ArgMatches,
    family: &dyn AnyFamily,
    context: &Context,
    count: u64,
) -> Result<Vec<Format>, CommandError> {
    if let Some(name) = options::text(matches, "to") {
        return Ok(vec![convert::format(family, name, context)?]);
    }
    let mut formats = family.formats().to_vec();
    if count > 1 {
        formats.sort_by_key(|format| !format.one_line);
    }
    Ok(formats)
}
