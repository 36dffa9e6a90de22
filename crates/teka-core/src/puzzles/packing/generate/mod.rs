//! Generates challenges: a board is filled at random, then given pieces are removed as long as
//! there is exactly one solution and, for a grade, as long as its rules lead there. The same seed
//! gives the same challenge.

mod boards;
mod fill;

use rand::seq::SliceRandom;

use self::boards::Wish;
use super::Packing;
use super::model::{MAX_CELLS, Piece, Puzzle};
use super::rules::{EXPERT, GRADES, solve_up_to};
use super::solve::Encoding;
use super::solve::search::{is_unique, unseen};
use crate::control::{Control, Stop};
use crate::family::{Difficulty, Generator, Level, Make};
use crate::message;
use crate::message::Refusal;
use crate::param::{Args, Kind, Param};
use crate::rng::{Rng, rng};

impl Make for Packing {
    fn generator() -> Option<&'static Generator<Self>> {
        Some(&GENERATOR)
    }
}

static GENERATOR: Generator<Packing> =
    Generator { refuse, levels: LEVELS, ..Generator::new(PARAMS, generate) };

/// The levels, one for each grade. An easy challenge also has few pieces to choose from.
const LEVELS: &[Level] = &[
    Level::new(Difficulty::Easy, &[("grade", "easy"), ("left", "5")], NODE_LIMIT).daily(),
    Level::new(Difficulty::Medium, &[("grade", "medium")], NODE_LIMIT),
    Level::new(Difficulty::Hard, &[("grade", "hard")], NODE_LIMIT).daily(),
    Level::new(Difficulty::Expert, &[("grade", "expert")], NODE_LIMIT),
];
/// The node limit for one seed of a level.
const NODE_LIMIT: u64 = 200_000;

/// The parameters of the generator.
const PARAMS: &[Param] = &[
    Param {
        name: "board",
        kind: Kind::Choice { options: &["rectangle", "custom", "pyramid"], default: "rectangle" },
        about: "packing-generate-board",
    },
    Param {
        name: "size",
        kind: Kind::Int { min: 0, max: 12, default: 0 },
        about: "packing-generate-size",
    },
    Param {
        name: "columns",
        kind: Kind::Int { min: 0, max: 20, default: 0 },
        about: "packing-generate-columns",
    },
    Param {
        name: "pieces",
        kind: Kind::Choice { options: &["iq", "pentominoes", "random"], default: "iq" },
        about: "packing-generate-pieces",
    },
    Param {
        name: "left",
        kind: Kind::Int { min: 0, max: 30, default: 0 },
        about: "packing-generate-left",
    },
    Param {
        name: "grade",
        kind: Kind::Choice { options: GRADES, default: "" },
        about: "packing-generate-grade",
    },
];

/// The number of filled boards to try before giving up.
const BOARDS: usize = 60;
/// The number of orders in which to remove pieces from one filled board.
const ORDERS: usize = 12;

/// The minimum number of cells that leaves a choice for pieces of three to five cells.
const FEWEST_CELLS: usize = 6;

/// Returns the reason why a request cannot be met, if there is one.
fn refuse(args: &Args) -> Option<Refusal> {
    let wanted = Wanted::read(args);
    if args.choice("board") == "pyramid" && args.int("columns") > 0 {
        return Some(message!("packing-wish-columns").into());
    }
    let board = wanted.board.board(&mut rng(0));
    let cells = board.map_or(0, |board| board.cells().len());
    match (&wanted.pieces, wanted.left) {
        (Some(pieces), _) if cells == 0 => {
            let area: usize = pieces.iter().map(Piece::size).sum();
            Some(message!("packing-wish-area", cells = area).into())
        }
        (Some(pieces), Some(left)) if left > pieces.len() => {
            Some(message!("packing-wish-left", left = left, pieces = pieces.len()).into())
        }
        (None, _) if cells < FEWEST_CELLS => {
            Some(message!("packing-wish-cells", least = FEWEST_CELLS, most = MAX_CELLS).into())
        }
        _ => None,
    }
}

/// Generates a challenge. A node is a piece placed in a search.
fn generate(args: &Args, seed: u64, control: &mut Control) -> Result<Puzzle, Stop> {
    let wanted = Wanted::read(args);
    let mut rng = rng(seed);
    for _ in 0..BOARDS {
        control.poll(&unseen)?;
        let board = wanted.board.board(&mut rng).ok_or(Stop::GaveUp)?;
        let filled = match &wanted.pieces {
            Some(pieces) => fill::fill(board, pieces.clone(), &mut rng, control)?,
            None => fill::cut(board, &mut rng, control)?,
        };
        let Some(filled) = filled else { continue };
        if let Some(puzzle) = wanted.challenge(&filled, &mut rng, control)? {
            return Ok(puzzle);
        }
    }
    Err(Stop::GaveUp)
}

struct Wanted<'a> {
    board: Wish<'a>,
    /// The set of pieces, or `None` if the board is cut into pieces.
    pieces: Option<Vec<Piece>>,
    /// The number of pieces left to place, or `None` for any number.
    left: Option<usize>,
    grade: Option<usize>,
}

impl<'a> Wanted<'a> {
    fn read(args: &'a Args) -> Self {
        let pieces = match args.choice("pieces") {
            "iq" => boards::pieces(boards::IQ.iter().copied()),
            "pentominoes" => boards::pieces(boards::PENTOMINOES.iter().copied()),
            _ => None,
        };
        let area = pieces.as_ref().map(|pieces| pieces.iter().map(Piece::size).sum());
        Self {
            board: Wish::read(args, area),
            pieces,
            left: usize::try_from(args.int("left")).ok().filter(|left| *left > 0),
            grade: GRADES.iter().position(|name| *name == args.choice("grade")),
        }
    }

    /// Turns this filled board into a challenge that meets the request, or returns `None` if that
    /// failed.
    fn challenge(
        &self,
        filled: &Puzzle,
        rng: &mut Rng,
        control: &mut Control,
    ) -> Result<Option<Puzzle>, Stop> {
        let most = self.left.unwrap_or(filled.pieces().len());
        for _ in 0..ORDERS {
            let Some(puzzle) = self.thin(filled, most, rng, control)? else { continue };
            let has_left = self.left.is_none_or(|left| pieces_left(&puzzle) == left);
            if has_left && self.has_grade(&puzzle, control)? {
                return Ok(Some(puzzle));
            }
        }
        Ok(None)
    }

    /// Removes given pieces until each of the rest is needed. A piece that cannot be removed now
    /// can hardly be removed later either, so each is tried once. A challenge with a grade keeps
    /// further pieces once `most` are left to place; without one, the result is `None` if more
    /// than `most` would be left. It is also `None` if it takes too long.
    fn thin(
        &self,
        filled: &Puzzle,
        most: usize,
        rng: &mut Rng,
        control: &mut Control,
    ) -> Result<Option<Puzzle>, Stop> {
        let mut order: Vec<usize> = (0..filled.pieces().len()).collect();
        order.shuffle(rng);
        let (mut puzzle, mut left) = (filled.clone(), 0);
        for piece in order {
            let lifted = puzzle.lift(piece);
            match self.is_sound(&lifted, control)? {
                None => return Ok(None),
                Some(false) => {}
                Some(true) if left == most && self.grade.is_some() => return Ok(Some(puzzle)),
                Some(true) if left == most => return Ok(None),
                Some(true) => (puzzle, left) = (lifted, left + 1),
            }
        }
        Ok(Some(puzzle))
    }

    /// Returns whether a challenge has exactly one solution and is not too hard, or `None` if that
    /// takes too long. The rules keep every solution, so one that they lead to is the only one.
    fn is_sound(&self, puzzle: &Puzzle, control: &mut Control) -> Result<Option<bool>, Stop> {
        match self.grade.filter(|grade| *grade < EXPERT) {
            Some(grade) => solve_up_to(grade, puzzle, control).map(Some),
            None => is_unique_within(puzzle, control),
        }
    }

    /// Returns whether a sound challenge is as hard as requested.
    fn has_grade(&self, puzzle: &Puzzle, control: &mut Control) -> Result<bool, Stop> {
        match self.grade {
            None | Some(0) => Ok(true),
            Some(EXPERT) => {
                Ok(!solve_up_to(EXPERT - 1, puzzle, control)?
                    && solve_up_to(EXPERT, puzzle, control)?)
            }
            Some(grade) => Ok(!solve_up_to(grade - 1, puzzle, control)?),
        }
    }
}

/// The node limit for proving that a challenge is unique.
const MOST_NODES: u64 = 300_000;

/// Returns whether a challenge has exactly one solution, or `None` if the proof takes too long.
fn is_unique_within(puzzle: &Puzzle, control: &mut Control) -> Result<Option<bool>, Stop> {
    let encoding = Encoding::new(puzzle);
    let kind = puzzle.board().kind();
    control.within(MOST_NODES, |control| is_unique(kind, encoding.problem(), control))
}

/// Returns the number of pieces left to place.
fn pieces_left(puzzle: &Puzzle) -> usize {
    (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none()).count()
}
