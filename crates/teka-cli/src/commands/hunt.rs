//! `hunt`: searches for hard puzzles and keeps the hardest ones. It can be stopped and resumed at
//! any time.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::family::Format;
use teka_core::message;
use teka_core::message::Message;
use teka_host::batch::{self, Event, ThreadPool};
use teka_host::budget::Budget;
use teka_host::files;
use teka_host::generate::{Recipe, generator};
use teka_host::hunt::{self, Hunt, NotResumed, Trophy};

use super::convert;
use super::generate::{self, first_seed};
use crate::context::Context;
use crate::error::CommandError;
use crate::exit::Exit;
use crate::options;
use crate::output;
use crate::progress::with_progress;

/// The minimum interval between saves while seeds are tried.
const BETWEEN_SAVES: Duration = Duration::from_millis(500);

/// Runs a hunt.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    // The parser accepts only families in the registry, and requires a file.
    let (Some(family), Some(target)) =
        (options::family(matches, "family"), output::target(matches, &["*"])?)
    else {
        return Ok(Exit::BadUsage);
    };
    let recipe = recipe(matches, family)?;
    let keep = matches.get_one::<u64>("keep").copied().unwrap_or(1) as usize;
    let state = state_of(&target.path);
    files::can_hold(&state)?;
    let hunt = begun(matches, recipe, keep, &state, &target.path)?;
    if hunt.tried() > 0 {
        context.note(&message!(
            "hunt-goes-on",
            tried = hunt.tried(),
            next = hunt.next().to_string()
        ));
    }
    let budget = options::budget(matches, context)?;
    let format = one_line(family);
    let (puzzles, stopped) = (target.path, 0);
    let mut hunter = Hunter { hunt, budget, format, context, puzzles, state, stopped };
    let exit = hunter.hunt(matches.get_one::<u64>("count").copied(), options::threads(matches))?;
    hunter.report();
    Ok(exit)
}

/// Returns the family's default settings for hunts, overridden by the options.
fn recipe(matches: &ArgMatches, family: &'static dyn AnyFamily) -> Result<Recipe, CommandError> {
    let defaults = generator(family)?.hunt().iter();
    let mut settings: Vec<(String, String)> =
        defaults.map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    settings.extend(generate::settings(matches)?);
    Ok(Recipe::new(family, &settings)?)
}

/// Resumes the saved hunt, or starts a new one. Files that are not from a hunt are not changed.
fn begun(
    matches: &ArgMatches,
    recipe: Recipe,
    keep: usize,
    state: &Path,
    puzzles: &Path,
) -> Result<Hunt, CommandError> {
    let path = |path: &Path| path.display().to_string();
    match (std::fs::exists(state), std::fs::metadata(puzzles)) {
        (Ok(false), Ok(there)) if there.is_file() => {
            Err(message!("hunt-foreign", path = path(puzzles)).into())
        }
        (Ok(false), _) => Ok(Hunt::new(recipe, keep, first_seed(matches))),
        _ => {
            let saved = files::read(&state.to_string_lossy())?;
            let hunt = Hunt::resumed(&String::from_utf8_lossy(&saved), recipe, keep);
            hunt.map_err(|why| match why {
                NotResumed::Another => message!("hunt-another", path = path(state)).into(),
                NotResumed::Damaged => message!("hunt-damaged", path = path(state)).into(),
            })
        }
    }
}

/// Returns the path of the hunt's state, which is next to the puzzles.
fn state_of(puzzles: &Path) -> PathBuf {
    let mut name = puzzles.as_os_str().to_owned();
    name.push(".hunt");
    name.into()
}

/// Returns a one-line format if there is one, or the first format.
fn one_line(family: &dyn AnyFamily) -> Format {
    let formats = family.formats();
    formats.iter().find(|format| format.one_line).copied().unwrap_or(formats[0])
}

struct Hunter<'a> {
    hunt: Hunt,
    budget: Budget,
    format: Format,
    context: &'a Context,
    puzzles: PathBuf,
    state: PathBuf,
    /// The number of seeds that a limit stopped.
    stopped: u64,
}

impl Hunter<'_> {
    /// Tries seeds until `count` are done, the time is up or the hunt is cancelled.
    fn hunt(&mut self, count: Option<u64>, threads: Option<usize>) -> Result<Exit, CommandError> {
        let pool = batch::pool(threads)
            .map_err(|error| message!("no-threads", what = error.to_string()))?;
        let began = self.budget.clock.now();
        let last = count.map(|count| self.hunt.tried().saturating_add(count));
        let mut ended = None;
        while ended.is_none() && last.is_none_or(|last| self.hunt.tried() < last) {
            let left = last.map_or(u64::MAX, |last| last - self.hunt.tried());
            // Small rounds, in which each thread takes one seed at a time, so that none waits long.
            let some = left.min(pool.current_num_threads() as u64 * 8);
            let kept = self.round(&pool, some, began, &mut ended)?;
            self.announce(&kept);
        }
        self.save()?;
        Ok(match ended {
            // Reaching the time limit of the hunt is not a failure.
            None | Some(Stop::TimeLimit) if self.stopped == 0 => Exit::Answered,
            None | Some(Stop::TimeLimit) => Exit::Stopped,
            Some(stop) => stop.into(),
        })
    }

    /// Tries the next seeds, and saves each puzzle to keep as soon as it is found.
    fn round(
        &mut self,
        pool: &ThreadPool,
        seeds: u64,
        began: Duration,
        ended: &mut Option<Stop>,
    ) -> Result<Vec<Trophy>, CommandError> {
        let first = self.hunt.next();
        let seeds: Vec<u64> = (0..seeds).map(|number| first.wrapping_add(number)).collect();
        let (format, recipe, context) =
            (self.format.name, self.hunt.recipe().clone(), self.context);
        let write = |puzzle: &dyn AnyPuzzle| puzzle.write(format).ok();
        let budget = self.budget.clone();
        let (mut kept, mut saved) = (Vec::new(), Instant::now());
        with_progress(context, seeds.len(), |progress| {
            let work = |seed: &u64| {
                let budget = budget.remaining(began, 1);
                let made = match budget.exhausted() {
                    Some(stop) => Err(stop),
                    None => hunt::make(&recipe, *seed, &budget, progress, &write),
                };
                progress.done.fetch_add(1, Ordering::Relaxed);
                (*seed, made)
            };
            batch::in_order(pool, &seeds, &context.cancel, work, |event| {
                let Event::Result((seed, made)) = event else { return Ok(()) };
                // After a stop, some seeds in between may be missing. They are tried again.
                if seed == self.hunt.next() {
                    self.take(made, &mut kept, ended);
                }
                if !kept.is_empty() && saved.elapsed() > BETWEEN_SAVES {
                    saved = Instant::now();
                    self.save()?;
                }
                Ok::<(), CommandError>(())
            })
        })?;
        self.save()?;
        if self.context.cancel.is_asked() {
            *ended = Some(Stop::Cancelled);
        }
        Ok(kept)
    }

    /// Records the result of the next seed.
    fn take(
        &mut self,
        made: Result<Option<Trophy>, Stop>,
        kept: &mut Vec<Trophy>,
        ended: &mut Option<Stop>,
    ) {
        let made = match made {
            Ok(made) => made,
            // Another seed may succeed within the limits.
            Err(Stop::NodeLimit | Stop::MemoryLimit) => {
                self.stopped += 1;
                None
            }
            Err(stop) => {
                *ended = ended.or(Some(stop));
                return;
            }
        };
        if self.hunt.take(made.clone()) {
            kept.extend(made);
        }
    }

    /// Reports the puzzles found: all of them with `-v`, otherwise the hardest so far.
    fn announce(&self, kept: &[Trophy]) {
        let is_first = |trophy: &&Trophy| self.hunt.trophies().first() == Some(trophy);
        for trophy in kept.iter().filter(|trophy| self.context.verbose || is_first(trophy)) {
            self.context.note(&self.found(trophy));
        }
    }

    /// Saves the state first, then the puzzles, which can be restored from it.
    fn save(&self) -> Result<(), CommandError> {
        files::write(&self.state, self.hunt.saved().as_bytes())?;
        let many = self.hunt.trophies().len() > 1;
        let block = |trophy: &Trophy| convert::block(&trophy.text, self.format, many);
        let text: String = self.hunt.trophies().iter().map(block).collect();
        if !text.is_empty() {
            files::write(&self.puzzles, text.as_bytes())?;
        }
        Ok(())
    }

    fn found(&self, trophy: &Trophy) -> Message {
        let family = self.hunt.recipe().family;
        let grade = family.grades()[trophy.grade];
        let grade = self.context.words.id(&format!("{}-grade-{grade}", family.info().id));
        message!("hunt-found", seed = trophy.seed.to_string(), grade = grade, steps = trophy.steps)
    }

    fn report(&self) {
        if self.stopped > 0 {
            self.context.note(&message!("hunt-limited", stopped = self.stopped));
        }
        if self.hunt.tried() == 0 {
            self.context.note(&message!("hunt-too-short"));
            return;
        }
        let path = self.puzzles.display().to_string();
        let (tried, kept) = (self.hunt.tried(), self.hunt.trophies().len());
        self.context.note(&message!("hunt-done", tried = tried, kept = kept, path = path));
        if let Some(hardest) = self.hunt.trophies().first() {
            self.context.note(&self.found(hardest));
        }
    }
}
