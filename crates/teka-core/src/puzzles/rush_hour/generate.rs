//! Generates boards. Random drafts are changed by a few vehicles or walls at a time, keeping each
//! change that does not make their clusters shallower, until one contains a position that takes the
//! requested number of moves. The same seed gives the same board.

use rand::RngExt;

use super::Metric;
use super::RushHour;
use super::model::{Axis, Exit, Puzzle, Vehicle};
use super::rules::{GRADES, moves_of_grade};
use super::solve::cluster::Cluster;
use super::solve::picture;
use crate::control::{Control, Limits, Stop, Unwatched};
use crate::family::{Difficulty, Generator, Level, Make};
use crate::param::{Args, Kind, Param};
use crate::place::Cell;
use crate::rng::{Rng, rng};

impl Make for RushHour {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<RushHour> =
    Generator { levels: LEVELS, hunt: HUNT, ..Generator::new(PARAMS, generate) };

/// The levels, one for each grade.
const LEVELS: &[Level] = &[
    Level::new(Difficulty::Easy, &[("grade", "beginner")], 30).daily(),
    Level::new(Difficulty::Medium, &[("grade", "intermediate")], 30),
    Level::new(Difficulty::Hard, &[("grade", "advanced")], 100)
        .daily()
        .ready(include_str!("ready/hard.txt")),
    Level::new(Difficulty::Expert, &[("grade", "expert")], 1_000)
        .ready(include_str!("ready/expert.txt")),
];

/// The parameters of the generator.
const PARAMS: &[Param] = &[
    Param {
        name: "size",
        kind: Kind::Int { min: 4, max: 8, default: 6 },
        about: "rush-hour-generate-size",
    },
    Param {
        name: "vehicles",
        kind: Kind::Int { min: 0, max: 24, default: 0 },
        about: "rush-hour-generate-vehicles",
    },
    Param {
        name: "moves",
        kind: Kind::Int { min: 0, max: 60, default: 0 },
        about: "rush-hour-generate-moves",
    },
    Param {
        name: "walls",
        kind: Kind::Int { min: 0, max: 6, default: 0 },
        about: "rush-hour-generate-walls",
    },
    Param {
        name: "grade",
        kind: Kind::Choice { options: GRADES, default: "" },
        about: "rush-hour-generate-grade",
    },
    Param {
        name: "aim",
        kind: Kind::Choice { options: &["moves", "hardest"], default: "moves" },
        about: "rush-hour-generate-aim",
    },
    Metric::PARAM,
];

/// The parameters that `hunt` sets by default.
const HUNT: &[(&str, &str)] = &[("aim", "hardest")];

/// The number of boards to try before giving up.
const ATTEMPTS: usize = 4000;
/// The number of consecutive changes without improvement before starting a new board.
const STALE: usize = 200;
/// The node limit for exploring a cluster. Larger clusters are rarely deep and take long.
const MOST_NODES: u64 = 100_000;

/// Generates a board. A node is one board evaluated.
fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
    let count = |name: &str| usize::try_from(args.int(name)).unwrap_or(0);
    let side = u8::try_from(args.int("size")).map_err(|_| Stop::GaveUp)?;
    let vehicles = count("vehicles");
    let wanted = Wanted {
        side,
        vehicles: if vehicles > 0 { vehicles } else { default_vehicles(side) },
        moves: moves(args, side),
        walls: count("walls"),
        // Grades are defined by the number of slides.
        metric: if args.choice("grade").is_empty() { Metric::of(args) } else { Metric::Slide },
    };
    climb(&wanted, &mut rng(seed), control).map(|puzzle| puzzle.relettered())
}

/// Returns a number of vehicles that makes an interesting board.
fn default_vehicles(side: u8) -> usize {
    match side {
        ..=4 => 5,
        5 => 8,
        6 => 11,
        7 => 14,
        _ => 17,
    }
}

/// Returns the minimum and maximum number of moves requested, or `None` to maximise it.
fn moves(args: &Args, side: u8) -> Option<(u32, u32)> {
    if args.choice("aim") == "hardest" {
        return None;
    }
    let named = u32::try_from(args.int("moves")).ok().filter(|moves| *moves > 0);
    let graded = GRADES.iter().position(|grade| *grade == args.choice("grade"));
    let fewest = if side < 5 { 4 } else { 10 };
    named.map(|moves| (moves, moves)).or_else(|| graded.map(moves_of_grade)).or(Some((fewest, 60)))
}

struct Wanted {
    side: u8,
    vehicles: usize,
    /// `None` to maximise the number of moves.
    moves: Option<(u32, u32)>,
    walls: usize,
    metric: Metric,
}

fn climb(wanted: &Wanted, rng: &mut Rng, control: &mut Control) -> Result<Puzzle, Stop> {
    let (mut best, mut depth, mut stale) = (Draft::new(wanted.side), 0, 0);
    let (mut deepest, mut peak) = (None, 0);
    for _ in 0..ATTEMPTS {
        if stale == STALE {
            (best, depth, stale) = (Draft::new(wanted.side), 0, 0);
        }
        stale += 1;
        let mut draft = best.clone();
        draft.thin_out(rng);
        draft.fill(wanted.vehicles, wanted.walls, rng);
        let Some(puzzle) = draft.puzzle().filter(|puzzle| wanted.has_all(puzzle)) else { continue };
        control.slow_node(&|| picture(&puzzle, puzzle.positions()))?;
        let Some(cluster) = small_cluster(&puzzle, wanted.metric, &mut peak, control)? else {
            continue;
        };
        if let Some(positions) = wanted.among(&cluster) {
            return puzzle.with_positions(&positions).ok_or(Stop::Fault);
        }
        let reached = cluster.histogram().len();
        let Some(hardest) = cluster.hardest().filter(|_| reached >= depth) else { continue };
        stale = if reached > depth { 0 } else { stale };
        depth = reached;
        if deepest.as_ref().is_none_or(|(most, _)| *most < reached) {
            deepest = puzzle.with_positions(&hardest).map(|puzzle| (reached, puzzle));
        }
        draft.set_positions(&hardest);
        best = draft;
    }
    let deepest = deepest.filter(|(reached, _)| wanted.moves.is_none() && *reached > 1);
    deepest.map(|(_, puzzle)| puzzle).ok_or(Stop::GaveUp)
}

impl Wanted {
    /// Returns a position that takes a requested number of moves, preferring the most moves.
    fn among(&self, cluster: &Cluster) -> Option<Vec<u8>> {
        let (least, most) = self.moves?;
        let deepest = u32::try_from(cluster.histogram().len()).ok()?.checked_sub(1)?;
        (least <= deepest).then(|| cluster.at_distance(most.min(deepest)))?
    }

    fn has_all(&self, puzzle: &Puzzle) -> bool {
        puzzle.vehicles().len() == self.vehicles && puzzle.walls().len() == self.walls
    }
}

/// Explores a cluster, or returns `None` if it is too large. Memory is reported to `control` when
/// it exceeds the previous peak.
fn small_cluster(
    puzzle: &Puzzle,
    metric: Metric,
    peak: &mut u64,
    control: &mut Control,
) -> Result<Option<Cluster>, Stop> {
    let mut unwatched = Unwatched;
    let limits = Limits { nodes: Some(MOST_NODES), bytes: None };
    let mut own = Control::new(limits, &mut unwatched);
    let cluster = Cluster::explore(puzzle, metric, &mut own);
    let bytes = own.stats().bytes;
    control.store(0, bytes.saturating_sub(*peak))?;
    *peak = bytes.max(*peak);
    match cluster {
        Ok(cluster) => Ok(Some(cluster)),
        Err(Stop::NodeLimit) => Ok(None),
        Err(stop) => Err(stop),
    }
}

/// The number of attempts to place the missing vehicles and walls.
const TRIES: usize = 60;

/// A board under construction; the exit is on the right.
#[derive(Clone)]
struct Draft {
    side: u8,
    placed: Vec<(Vehicle, u8)>,
    walls: Vec<Cell>,
}

impl Draft {
    /// Creates a board with only the primary vehicle.
    fn new(side: u8) -> Self {
        let primary =
            Vehicle { letter: 'P', axis: Axis::Horizontal, line: (side - 1) / 2, length: 2 };
        Self { side, placed: vec![(primary, 0)], walls: Vec::new() }
    }

    /// Returns the board if everything fits.
    fn puzzle(&self) -> Option<Puzzle> {
        Puzzle::new((self.side, self.side), Exit::Right, &self.placed, self.walls.clone())
    }

    /// Adds vehicles and walls until the board has the given numbers or there is no room.
    fn fill(&mut self, vehicles: usize, walls: usize, rng: &mut Rng) {
        for _ in 0..TRIES {
            if self.walls.len() < walls {
                self.add_wall(rng);
            } else if self.placed.len() < vehicles {
                self.add_vehicle(rng);
            } else {
                return;
            }
        }
    }

    /// Removes one to three vehicles and sometimes a wall.
    fn thin_out(&mut self, rng: &mut Rng) {
        for _ in 0..rng.random_range(1..=3) {
            if self.placed.len() > 1 {
                self.placed.swap_remove(rng.random_range(1..self.placed.len()));
            }
        }
        if !self.walls.is_empty() && rng.random_range(0..4) == 0 {
            self.walls.swap_remove(rng.random_range(0..self.walls.len()));
        }
    }

    /// Moves the vehicles to these positions.
    fn set_positions(&mut self, positions: &[u8]) {
        for ((_, position), new) in self.placed.iter_mut().zip(positions) {
            *position = *new;
        }
    }

    fn add_vehicle(&mut self, rng: &mut Rng) {
        let axis = if rng.random_range(0..2) == 0 { Axis::Horizontal } else { Axis::Vertical };
        let length = if rng.random_range(0..3) == 0 { 3 } else { 2 };
        let line = rng.random_range(0..self.side);
        let position = rng.random_range(0..=self.side - length);
        // On the primary vehicle's line it would block the exit for good, or never matter.
        let is_in_line = axis == Axis::Horizontal && line == self.placed[0].0.line;
        let Some(letter) = self.free_letter().filter(|_| !is_in_line) else { return };
        self.placed.push((Vehicle { letter, axis, line, length }, position));
        if self.puzzle().is_none() {
            self.placed.pop();
        }
    }

    fn add_wall(&mut self, rng: &mut Rng) {
        let (row, column) = (rng.random_range(0..self.side), rng.random_range(0..self.side));
        self.walls.push(Cell::new(row, column));
        if row == self.placed[0].0.line || self.puzzle().is_none() {
            self.walls.pop();
        }
    }

    /// Returns a free letter that has no special meaning in any format.
    fn free_letter(&self) -> Option<char> {
        let letters = ('A'..='Z').chain('a'..='z').filter(|letter| !"KPox".contains(*letter));
        let is_free = |letter: &char| self.placed.iter().all(|(other, _)| other.letter != *letter);
        letters.into_iter().find(is_free)
    }
}
