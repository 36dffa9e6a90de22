//! Puzzles by level: any puzzle, the puzzle of a number, and the puzzle of the day. A number stands
//! for a seed and the version of the generator, so that a changed generator never gives another
//! puzzle for an old number without notice.

mod date;

pub use date::Date;

use rand::Rng as _;

use crate::any::{AnyFamily, AnyGenerator, AnyPuzzle};
use crate::control::{Control, Stop};
use crate::family::{Difficulty, Level};
use crate::message;
use crate::message::Refusal;
use crate::param::Args;
use crate::rng::{Rng, rng};

/// The number of seeds. A number is a seed plus this many times the version of the generator.
pub const SEEDS: u64 = 1_000_000;

/// The number of seeds to try for one puzzle before giving up.
const TRIES: usize = 20;

/// A puzzle and its number.
pub struct Numbered {
    /// The number that leads to the puzzle again.
    pub number: u64,
    /// The seed that the number contains.
    pub seed: u64,
    /// The puzzle.
    pub puzzle: Box<dyn AnyPuzzle>,
}

/// The reason why a number is not a puzzle of a family.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherVersion(pub Refusal);

/// A level of a family, ready to generate puzzles.
#[derive(Clone)]
pub struct Series {
    family: &'static dyn AnyFamily,
    generator: &'static dyn AnyGenerator,
    level: &'static Level,
    args: Args,
}

impl Series {
    /// Returns the puzzles of a level. Returns `Err` if the family does not have this level.
    pub fn new(family: &'static dyn AnyFamily, difficulty: Difficulty) -> Result<Self, Refusal> {
        let levels = family.generator().map_or(&[][..], AnyGenerator::levels);
        let level = levels.iter().find(|level| level.difficulty == difficulty);
        let (Some(generator), Some(level)) = (family.generator(), level) else {
            return Err(unknown(family, difficulty, levels));
        };
        let args = level.args(generator.params())?;
        Ok(Self { family, generator, level, args })
    }

    /// Returns the puzzles of a level that has a puzzle of the day. Returns `Err` if the family has
    /// no such level.
    pub fn of_day(family: &'static dyn AnyFamily, difficulty: Difficulty) -> Result<Self, Refusal> {
        let series = Self::new(family, difficulty)?;
        if series.level.is_daily {
            return Ok(series);
        }
        let (id, level) = (family.info().id, difficulty.name());
        let known = names(series.generator.levels().iter().filter(|level| level.is_daily));
        Err(message!("daily-none", family = id, level = level, known = known).into())
    }

    /// Returns the level.
    pub fn level(&self) -> &'static Level {
        self.level
    }

    /// Returns the seed that a number contains. Returns `Err` if the number belongs to another
    /// version of the generator.
    pub fn seed(&self, number: u64) -> Result<u64, OtherVersion> {
        let (version, current) = (number / SEEDS, u64::from(self.generator.version()));
        if version == current {
            return Ok(number % SEEDS);
        }
        // As text, because no language may group its digits.
        let number = number.to_string();
        let message =
            message!("level-other-version", number = number, version = version, current = current);
        Err(OtherVersion(message.into()))
    }

    /// Returns the puzzle of a seed, generated in advance or now. Returns `Err` if the generator
    /// gives up or the control stops the run.
    pub fn of_seed(&self, seed: u64, control: &mut Control) -> Result<Numbered, Stop> {
        let puzzle = match self.ready_made(seed) {
            Some(puzzle) => puzzle,
            None => self.generator.generate(&self.args, seed, control)?,
        };
        let number = u64::from(self.generator.version()) * SEEDS + seed;
        Ok(Numbered { number, seed, puzzle })
    }

    /// Returns a puzzle that depends only on `entropy`: one of those generated in advance, if there
    /// are any. Returns `Err` if the generator gives up or the control stops the run.
    pub fn any(&self, entropy: u64, control: &mut Control) -> Result<Numbered, Stop> {
        let mut random = rng(entropy);
        let count = self.level.ready_made().count().max(1) as u64;
        let chosen = (random.next_u64() % count) as usize;
        match self.level.ready_made().nth(chosen) {
            Some((seed, _)) => self.of_seed(seed, control),
            None => self.first(&mut random, control),
        }
    }

    /// Returns the puzzle of the day, which depends only on the family, the level and the date.
    /// Returns `Err` if the generator gives up or the control stops the run.
    pub fn daily(&self, date: Date, control: &mut Control) -> Result<Numbered, Stop> {
        let name = format!("{} {} {date}", self.family.info().id, self.level.difficulty.name());
        self.first(&mut rng(hash(&name)), control)
    }

    /// Returns the puzzle of the first random seed that stays within the node limit of the level.
    fn first(&self, random: &mut Rng, control: &mut Control) -> Result<Numbered, Stop> {
        for _ in 0..TRIES {
            let seed = random.next_u64() % SEEDS;
            let made = control.briefly(|control| {
                control.within(self.level.node_limit, |control| self.of_seed(seed, control))
            });
            match made {
                Ok(Some(numbered)) => return Ok(numbered),
                Ok(None) | Err(Stop::GaveUp) => {}
                Err(stop) => return Err(stop),
            }
        }
        Err(Stop::GaveUp)
    }

    fn ready_made(&self, seed: u64) -> Option<Box<dyn AnyPuzzle>> {
        let (_, text) = self.level.ready_made().find(|(ready, _)| *ready == seed)?;
        Some(self.family.parse(text).ok()?.value)
    }
}

fn unknown(family: &dyn AnyFamily, wanted: Difficulty, levels: &[Level]) -> Refusal {
    let id = family.info().id;
    if levels.is_empty() {
        return message!("level-none", family = id).into();
    }
    let known = names(levels.iter());
    message!("level-unknown", family = id, level = wanted.name(), known = known).into()
}

fn names<'a>(levels: impl Iterator<Item = &'a Level>) -> String {
    levels.map(|level| level.difficulty.name()).collect::<Vec<_>>().join(", ")
}

/// Returns a number that depends on each byte of a text, the same on every machine (FNV-1a).
fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}
