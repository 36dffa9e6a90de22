//! The table of algorithms, and the way from a puzzle into each and back.

use std::ops::ControlFlow;

use super::course::Order;
use super::cover::{self, Engine};
use super::encoding::Encoding;
use super::problem::{Laid, Problem};
use super::symmetry::{Held, Symmetries};
use super::{bit_slices, course, first_empty, memo_count, search};
use crate::control::{Control, Stop};
use crate::engines::exact_cover::Choose;
use crate::family::{Ending, Found, Method, MethodInfo, Promise};
use crate::param::{Args, Kind, Param};
use crate::puzzles::packing::model::{BoardKind, Move, Puzzle, State};
use crate::puzzles::packing::rules::{self, Rest};
use crate::puzzles::packing::{Packing, Ui, draw, play};
use crate::scene::Scene;

/// Which solutions are listed: all, or of those that are the same but for symmetry one.
const SOLUTIONS: Param = Param {
    name: "solutions",
    kind: Kind::Choice { options: &["all", "different"], default: "all" },
    about: "packing-solutions",
};

/// Which cell or piece comes next.
const CHOOSE: Param = Param {
    name: "choose",
    kind: Kind::Choice { options: &["fewest", "first"], default: "fewest" },
    about: "packing-choose",
};

/// Selects the search order of one of the two reports.
const ORDER: Param = Param {
    name: "order",
    kind: Kind::Choice { options: &["first", "second"], default: "first" },
    about: "packing-order",
};

/// The algorithms, the default first.
pub const METHODS: &[Method<Packing>] = &[
    method("first-empty", &[SOLUTIONS], true, |p, a, c, f| list(p, a, c, f, first_empty::solve)),
    method("bit-slices", &[SOLUTIONS], true, |p, a, c, f| list(p, a, c, f, bit_slices::solve)),
    method("dancing-links", &[SOLUTIONS, CHOOSE], false, |p, a, c, f| {
        cover(p, a, c, f, Engine::Links)
    }),
    method("dancing-cells", &[SOLUTIONS, CHOOSE], false, |p, a, c, f| {
        cover(p, a, c, f, Engine::Cells)
    }),
    Method {
        info: MethodInfo {
            params: &[ORDER],
            counted: |args| Order::chosen(args).counted(),
            ..MethodInfo::new("brute-force", Promise::Complete)
        },
        solve: |p, a, c, f| course::solve(p, Order::chosen(a), c, f),
    },
    Method {
        info: MethodInfo {
            counts_whole: true,
            counts_only: true,
            ..MethodInfo::new("memo-count", Promise::Complete)
        },
        // It lists nothing: whoever asks is told so before it comes to this.
        solve: |_, _, _, _| Ending::Stopped(Stop::GaveUp),
    },
];

type Solve = fn(&Puzzle, &Args, &mut Control, Found<'_, Move>) -> Ending;

const fn method(
    name: &'static str,
    params: &'static [Param],
    proves_unique: bool,
    solve: Solve,
) -> Method<Packing> {
    let info = MethodInfo { params, proves_unique, ..MethodInfo::new(name, Promise::Complete) };
    Method { info, solve }
}

/// The method taken where nobody chose one.
pub fn usual(puzzle: &Puzzle, counting: bool) -> &'static str {
    match puzzle.board().kind() {
        BoardKind::Pyramid => "bit-slices",
        BoardKind::Rectangle | BoardKind::Custom if counting => "memo-count",
        BoardKind::Rectangle | BoardKind::Custom => "first-empty",
    }
}

/// A search that hands over what it lays down.
type Search = fn(
    &Problem,
    &mut Control,
    &dyn Fn(&[Laid]) -> Scene,
    &mut dyn FnMut(&[Laid]) -> ControlFlow<()>,
) -> Ending;

fn list(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
    search: Search,
) -> Ending {
    let rest = Rest::of(puzzle.clone());
    if rules::contradiction(&rest, &rest.draft()).is_some() {
        return Ending::Exhausted;
    }
    let symmetries = Symmetries::new(puzzle, &rest.encoding);
    let held = Held::new(rest.encoding.problem(), &symmetries);
    let mut handover = Handover::new(&rest.encoding, &symmetries, args, found);
    let picture = |laid: &[Laid]| scene(puzzle, &rest.encoding, &held.whole(laid));
    search(held.problem(), control, &picture, &mut |laid| {
        held.images(laid, &symmetries).try_for_each(|laid| handover.give(&laid))
    })
}

fn cover(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    found: Found<'_, Move>,
    engine: Engine,
) -> Ending {
    let rest = Rest::of(puzzle.clone());
    if rules::contradiction(&rest, &rest.draft()).is_some() {
        return Ending::Exhausted;
    }
    let (encoding, problem) = (&rest.encoding, rest.encoding.problem());
    let symmetries = Symmetries::new(puzzle, encoding);
    let mut handover = Handover::new(encoding, &symmetries, args, found);
    let picture = |laid: &[Laid]| scene(puzzle, encoding, laid);
    cover::solve(engine, chosen(args), problem, control, &picture, &mut |laid| handover.give(laid))
}

fn chosen(args: &Args) -> Choose {
    if args.choice("choose") == "first" { Choose::First } else { Choose::Fewest }
}

/// Hands solutions over as moves.
struct Handover<'a> {
    encoding: &'a Encoding,
    /// Where only solutions that differ by more than symmetry are wanted.
    different: Option<&'a Symmetries>,
    moves: Vec<Move>,
    found: Found<'a, Move>,
}

impl<'a> Handover<'a> {
    fn new(
        encoding: &'a Encoding,
        symmetries: &'a Symmetries,
        args: &Args,
        found: Found<'a, Move>,
    ) -> Self {
        let is_asked = args.choice("solutions") == "different";
        Self { encoding, different: is_asked.then_some(symmetries), moves: Vec::new(), found }
    }

    fn give(&mut self, laid: &[Laid]) -> ControlFlow<()> {
        if self.different.is_some_and(|symmetries| !symmetries.is_first(laid)) {
            return ControlFlow::Continue(());
        }
        self.encoding.write_moves(laid, &mut self.moves);
        (self.found)(&self.moves)
    }
}

/// Counts unlabelled solutions with a method.
pub fn count(
    puzzle: &Puzzle,
    method: &str,
    args: &Args,
    control: &mut Control,
) -> Result<u128, Stop> {
    if method == "brute-force" {
        return by_listing(|found| course::solve(puzzle, Order::chosen(args), control, found));
    }
    let rest = Rest::of(puzzle.clone());
    if rules::contradiction(&rest, &rest.draft()).is_some() {
        return Ok(0);
    }
    let problem = rest.encoding.problem();
    let picture = |laid: &[Laid]| scene(puzzle, &rest.encoding, laid);
    match method {
        "memo-count" => memo_count::count(problem, control, &picture),
        "first-empty" => weighed(&rest, control, first_empty::count),
        "bit-slices" => weighed(&rest, control, bit_slices::count),
        _ => {
            let engine = if method == "dancing-links" { Engine::Links } else { Engine::Cells };
            let mut count = 0;
            let counted = &mut |_: &[Laid]| {
                count += 1;
                ControlFlow::Continue(())
            };
            search::stopped(cover::solve(
                engine,
                chosen(args),
                problem,
                control,
                &picture,
                counted,
            ))?;
            Ok(count)
        }
    }
}

/// A search that counts.
type Count = fn(&Problem, &mut Control, &dyn Fn(&[Laid]) -> Scene) -> Result<u128, Stop>;

/// Counts with one piece held to the first of each orbit of its placements, one length of
/// orbits after the other.
fn weighed(rest: &Rest, control: &mut Control, count: Count) -> Result<u128, Stop> {
    let symmetries = Symmetries::new(&rest.puzzle, &rest.encoding);
    let held = Held::new(rest.encoding.problem(), &symmetries);
    let mut sum: u128 = 0;
    for (length, part) in held.by_length(rest.encoding.problem()) {
        let picture = |laid: &[Laid]| scene(&rest.puzzle, &rest.encoding, &part.whole(laid));
        let counted = control.briefly(|control| count(part.problem(), control, &picture))?;
        sum = sum.saturating_add(counted.saturating_mul(length));
    }
    Ok(sum)
}

fn by_listing(search: impl FnOnce(Found<'_, Move>) -> Ending) -> Result<u128, Stop> {
    let mut count = 0;
    search::stopped(search(&mut |_| {
        count += 1;
        ControlFlow::Continue(())
    }))?;
    Ok(count)
}

/// Moves that fill what is empty in a position; none if there is no way.
pub fn finish(
    puzzle: &Puzzle,
    state: &State,
    control: &mut Control,
) -> Result<Option<Vec<Move>>, Stop> {
    let Some(here) = puzzle.at(state) else { return Ok(None) };
    let encoding = Encoding::new(&here);
    let first = search::first(puzzle.board().kind(), encoding.problem(), control)?;
    Ok(first.map(|laid| encoding.moves(&laid)))
}

/// The picture of a puzzle with these pieces laid.
fn scene(puzzle: &Puzzle, encoding: &Encoding, laid: &[Laid]) -> Scene {
    let state = play::start(&encoding.with_given(puzzle, laid));
    draw::scene(puzzle, &state, &Ui::default())
}
