//! `hunt`: looks for hard puzzles as long as it is let, and keeps the hardest. It can be
//! stopped and gone on with at any time.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::family::Format;
use teka_core::message;
use teka_core::message::Message;
use teka_core::param::Args;
use teka_host::batch::{self, Event, ThreadPool};
use teka_host::files;
use teka_host::hunt::{Hunt, Trophy};
use teka_host::run::Search;

use super::convert;
use super::generate::{self, first_seed};
use crate::exit::Exit;
use crate::face::Face;
use crate::options;
use crate::output;
use crate::problems::Trouble;
use crate::progress::with_progress;

/// How long what is known may stay unsaved where nothing is found.
const UNSAVED: Duration = Duration::from_secs(5);

/// Hunts.
pub fn run(matches: &ArgMatches, face: &Face) -> Result<Exit, Trouble> {
    // The parser accepts families of the registry only, and asks for a file.
    let (Some(family), Some(target)) =
        (options::family(matches, "family"), output::target(matches, &["*"])?)
    else {
        return Ok(Exit::BadUsage);
    };
    let args = Args::read(family.generator(), &generate::settings(matches)?)?;
    let keep = matches.get_one::<u64>("keep").copied().unwrap_or(20) as usize;
    let state = state_of(&target.path);
    let hunt = match std::fs::exists(&state) {
        Ok(false) => Hunt::new(family, args, keep, first_seed(matches)),
        _ => resumed(&state, family, args, keep)?,
    };
    if hunt.tried() > 0 {
        face.note(&message!("hunt-goes-on", tried = hunt.tried(), next = hunt.next().to_string()));
    }
    let search = options::default_search(matches, family, face)?;
    let format = one_line(family);
    let mut hunter = Hunter { hunt, search, format, face, puzzles: target.path, state };
    let exit = hunter.hunt(matches.get_one::<u64>("count").copied(), options::threads(matches))?;
    hunter.tell();
    Ok(exit)
}

/// What the hunt knows stands beside the puzzles.
fn state_of(puzzles: &Path) -> PathBuf {
    let mut name = puzzles.as_os_str().to_owned();
    name.push(".hunt");
    name.into()
}

fn resumed(
    state: &Path,
    family: &'static dyn AnyFamily,
    args: Args,
    keep: usize,
) -> Result<Hunt, Trouble> {
    let saved = files::read(&state.to_string_lossy())?;
    let hunt = Hunt::resumed(&String::from_utf8_lossy(&saved), family, args, keep);
    hunt.ok_or_else(|| message!("hunt-another", path = state.display().to_string()).into())
}

/// A format in which many puzzles make a file, or the usual one.
fn one_line(family: &dyn AnyFamily) -> Format {
    let formats = family.formats();
    formats.iter().find(|format| format.one_line).copied().unwrap_or(formats[0])
}

struct Hunter<'a> {
    hunt: Hunt,
    search: Search,
    format: Format,
    face: &'a Face,
    puzzles: PathBuf,
    state: PathBuf,
}

impl Hunter<'_> {
    /// Tries seeds until there were `count`, the time is over or somebody says stop.
    fn hunt(&mut self, count: Option<u64>, threads: Option<usize>) -> Result<Exit, Trouble> {
        let pool = batch::pool(threads)
            .map_err(|error| message!("no-threads", what = error.to_string()))?;
        let began = Instant::now();
        let last = count.map(|count| self.hunt.tried().saturating_add(count));
        let mut saved = Instant::now();
        while last.is_none_or(|last| self.hunt.tried() < last) {
            let left = last.map_or(u64::MAX, |last| last - self.hunt.tried());
            // So few that each thread takes one at a time, so that none waits for long.
            let some = left.min(pool.current_num_threads() as u64 * 8);
            let (kept, stopped) = self.round(&pool, some, began)?;
            self.announce(&kept);
            if !kept.is_empty() || stopped.is_some() || saved.elapsed() > UNSAVED {
                self.save()?;
                saved = Instant::now();
            }
            if let Some(stop) = stopped {
                // The time that was given for hunting is no limit that was missed.
                return Ok(if stop == Stop::TimeLimit { Exit::Answered } else { stop.into() });
            }
        }
        self.save()?;
        Ok(Exit::Answered)
    }

    /// Tries the next seeds; what is kept of them, and why it ended early if it did.
    fn round(
        &mut self,
        pool: &ThreadPool,
        seeds: u64,
        began: Instant,
    ) -> Result<(Vec<Trophy>, Option<Stop>), Trouble> {
        let first = self.hunt.next();
        let seeds: Vec<u64> = (0..seeds).map(|number| first.wrapping_add(number)).collect();
        let (format, hunt) = (self.format.name, &self.hunt);
        let write = |puzzle: &dyn AnyPuzzle| puzzle.write(format).ok();
        let (mut made, mut stopped) = (Vec::new(), None);
        with_progress(self.face, seeds.len(), |progress| {
            let work = |seed: &u64| {
                let search = self.search.share_from(began, 1);
                let trophy = match search.is_over() {
                    Some(stop) => Err(stop),
                    None => hunt.make(*seed, &search, progress, &write),
                };
                progress.done.fetch_add(1, Ordering::Relaxed);
                (*seed, trophy)
            };
            batch::in_order(pool, &seeds, &self.face.cancel, work, |event| {
                match event {
                    Event::Result((seed, Ok(trophy))) => made.push((seed, trophy)),
                    Event::Result((_, Err(stop))) => stopped = stopped.or(Some(stop)),
                    Event::Pause => {}
                }
                Ok::<(), Trouble>(())
            })
        })?;
        let mut kept = Vec::new();
        for (seed, trophy) in made {
            // After a stop some in between may be missing; they are tried again.
            if seed == self.hunt.next() && self.hunt.take(trophy.clone()) {
                kept.extend(trophy);
            }
        }
        Ok((kept, stopped.or(self.face.cancel.is_asked().then_some(Stop::Cancelled))))
    }

    /// Says what was found: all of it to whoever wants to know more, else the hardest so far.
    fn announce(&self, kept: &[Trophy]) {
        let is_first = |trophy: &&Trophy| self.hunt.trophies().first() == Some(trophy);
        for trophy in kept.iter().filter(|trophy| self.face.verbose || is_first(trophy)) {
            self.face.note(&self.found(trophy));
        }
    }

    /// First what is known, then the puzzles: they can be made from it.
    fn save(&self) -> Result<(), Trouble> {
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
        let family = self.hunt.family();
        let grade = family.grades()[trophy.grade];
        let grade = self.face.words.id(&format!("{}-grade-{grade}", family.info().id));
        message!("hunt-found", seed = trophy.seed.to_string(), grade = grade, steps = trophy.steps)
    }

    fn tell(&self) {
        let path = self.puzzles.display().to_string();
        let (tried, kept) = (self.hunt.tried(), self.hunt.trophies().len());
        self.face.note(&message!("hunt-done", tried = tried, kept = kept, path = path));
        if let Some(hardest) = self.hunt.trophies().first() {
            self.face.note(&self.found(hardest));
        }
    }
}
