//! Levels: the settings of a generator that a front end offers by one word, such as "easy".

use crate::message::Refusal;
use crate::param::{Args, Param};

/// A level of a family's generator.
#[derive(Clone, Copy, Debug)]
pub struct Level {
    /// How difficult its puzzles are.
    pub difficulty: Difficulty,
    /// The parameters of the generator that differ from the defaults.
    pub settings: &'static [(&'static str, &'static str)],
    /// Whether there is a puzzle of the day.
    pub is_daily: bool,
    /// The maximum number of nodes for one seed. A seed that needs more is replaced by another one,
    /// so that no puzzle takes long.
    pub node_limit: u64,
    /// Puzzles generated in advance, one in each line after its seed. It is empty if the generator
    /// is fast enough.
    pub ready: &'static str,
}

impl Level {
    /// Creates a level with its settings and node limit. It has no puzzle of the day and no puzzles
    /// generated in advance.
    pub const fn new(
        difficulty: Difficulty,
        settings: &'static [(&'static str, &'static str)],
        node_limit: u64,
    ) -> Self {
        Self { difficulty, settings, is_daily: false, node_limit, ready: "" }
    }

    /// Adds a puzzle of the day.
    pub const fn daily(self) -> Self {
        Self { is_daily: true, ..self }
    }

    /// Adds puzzles generated in advance.
    pub const fn ready(self, ready: &'static str) -> Self {
        Self { ready, ..self }
    }

    /// Returns the parameters of the generator. Returns `Err` if a setting does not match `params`.
    pub fn args(&self, params: &[Param]) -> Result<Args, Refusal> {
        let setting = |(name, value): &(&str, &str)| ((*name).to_owned(), (*value).to_owned());
        let settings: Vec<(String, String)> = self.settings.iter().map(setting).collect();
        Args::read(params, &settings)
    }

    /// Returns the seeds and puzzles generated in advance.
    pub fn ready_made(&self) -> impl Iterator<Item = (u64, &'static str)> {
        let entry = |line: &'static str| {
            let (seed, puzzle) = line.split_once(' ')?;
            Some((seed.parse().ok()?, puzzle))
        };
        self.ready.lines().filter_map(entry)
    }
}

/// How difficult the puzzles of a level are. Each family decides what the words mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Difficulty {
    /// For a first puzzle or a short break.
    Easy,
    /// For players who know the rules.
    Medium,
    /// For experienced players.
    Hard,
    /// For players to whom hard puzzles are easy.
    Expert,
}

impl Difficulty {
    /// All difficulties, easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::Expert];

    /// Returns the stable name, for programs. The id of its label is `level-` and this name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Expert => "expert",
        }
    }
}
