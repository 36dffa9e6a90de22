//! The table of solving methods, and the conversion of puzzles to problems and of solutions to
//! moves.

use std::ops::ControlFlow;

use super::course::Order;
use super::cover::{self, Engine};
use super::encoding::Encoding;
use super::problem::{Laid, Problem};
use super::symmetry::{Held, Symmetries};
use super::{bit_slices, course, first_empty, memo_count, search};
use crate::control::{Control, Stop};
use crate::engines::exact_cover::Choose;
use crate::family::{Draw, Ending, Found, Method, MethodInfo, Play, Promise, Solve};
use crate::param::{Args, Kind, Param};
use crate::puzzles::packing::model::{BoardKind, Move, Puzzle, State};
use crate::puzzles::packing::rules::{self, Rest};
use crate::puzzles::packing::{Packing, Ui};
use crate::scene::Scene;

/// The parameter that selects which solutions are listed: all, or one of those that are equal up to
/// symmetry.
const SOLUTIONS: Param = Param {
    name: "solutions",
    kind: Kind::Choice { options: &["all", "different"], default: "all" },
    about: "packing-solutions",
};

/// The parameter that selects which cell or piece comes next.
const CHOOSE: Param = Param {
    name: "choose",
    kind: Kind::Choice { options: &["fewest", "first"], default: "fewest" },
    about: "packing-choose",
};

/// The parameter that selects the search order of one of the two reports of the
/// algorithm-strategies course.
const ORDER: Param = Param {
    name: "order",
    kind: Kind::Choice { options: &["first", "second"], default: "first" },
    about: "packing-order",
};

impl Solve for Packing {
    fn methods() -> &'static [Method<Self>] {
        METHODS
    }

    fn automatic(puzzle: &Puzzle, counting: bool) -> &'static Method<Self> {
        match puzzle.board().kind() {
            BoardKind::Pyramid => &BIT_SLICES,
            BoardKind::Rectangle | BoardKind::Custom if counting => &MEMO_COUNT,
            BoardKind::Rectangle | BoardKind::Custom => &FIRST_EMPTY,
        }
    }

    /// Returns moves that complete a position, or `None` if there is no solution.
    fn finish(
        puzzle: &Puzzle,
        state: &State,
        control: &mut Control,
    ) -> Result<Option<Vec<Move>>, Stop> {
        let Some(here) = puzzle.at(state) else { return Ok(None) };
        let encoding = Encoding::new(&here);
        let first = search::first(puzzle.board().kind(), encoding.problem(), control)?;
        Ok(first.map(|laid| encoding.moves(&laid)))
    }
}

/// The solving methods, the default first.
static METHODS: &[Method<Packing>] = &[
    FIRST_EMPTY,
    BIT_SLICES,
    exact_cover("dancing-links", |p, a, c, f| cover(p, a, c, f, Engine::Links))
        .with_count(|p, a, c| count_cover(p, a, c, Engine::Links)),
    exact_cover("dancing-cells", |p, a, c, f| cover(p, a, c, f, Engine::Cells))
        .with_count(|p, a, c| count_cover(p, a, c, Engine::Cells)),
    BRUTE_FORCE,
    MEMO_COUNT,
];

const FIRST_EMPTY: Method<Packing> =
    quick("first-empty", |p, a, c, f| list(p, a, c, f, first_empty::solve))
        .with_count(|p, _, c| count(p, c, |rest, c| weighed(rest, c, first_empty::count)));

const BIT_SLICES: Method<Packing> =
    quick("bit-slices", |p, a, c, f| list(p, a, c, f, bit_slices::solve))
        .with_count(|p, _, c| count(p, c, |rest, c| weighed(rest, c, bit_slices::count)));

const BRUTE_FORCE: Method<Packing> = Method::new(
    MethodInfo {
        params: &[ORDER],
        counted: |args| Order::chosen(args).counted(),
        ..MethodInfo::new("brute-force", Promise::Complete)
    },
    |p, a, c, f| course::solve(p, Order::chosen(a), c, f),
)
.with_count(|p, a, c| by_listing(|found| course::solve(p, Order::chosen(a), c, found)));

const MEMO_COUNT: Method<Packing> = Method::counting(
    MethodInfo { counts_whole: true, ..MethodInfo::new("memo-count", Promise::Complete) },
    |p, _, c| {
        count(p, c, |rest, c| {
            let picture = |laid: &[Laid]| scene(&rest.puzzle, &rest.encoding, laid);
            memo_count::count(rest.encoding.problem(), c, &picture)
        })
    },
);

type List = fn(&Puzzle, &Args, &mut Control, Found<'_, Move>) -> Ending;

/// Creates a method that is fast enough to search for a second solution as well.
const fn quick(name: &'static str, list: List) -> Method<Packing> {
    let info = MethodInfo::new(name, Promise::Complete);
    Method::new(MethodInfo { params: &[SOLUTIONS], proves_unique: true, ..info }, list)
}

const fn exact_cover(name: &'static str, list: List) -> Method<Packing> {
    let info = MethodInfo::new(name, Promise::Complete);
    Method::new(MethodInfo { params: &[SOLUTIONS, CHOOSE], ..info }, list)
}

/// A search that passes on its placements.
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
    if is_impossible(&rest, control) {
        return Ending::Exhausted;
    }
    let symmetries = Symmetries::new(puzzle, &rest.encoding);
    let held = Held::new(rest.encoding.problem(), &symmetries);
    let mut handover = Handover::new(&rest.encoding, &symmetries, args, found);
    let picture = |laid: &[Laid]| scene(puzzle, &rest.encoding, &held.whole(laid));
    search(held.problem(), control, &picture, &mut |laid| {
        held.images(laid, &symmetries).try_for_each(|laid| handover.emit(&laid))
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
    if is_impossible(&rest, control) {
        return Ending::Exhausted;
    }
    let (encoding, problem) = (&rest.encoding, rest.encoding.problem());
    let symmetries = Symmetries::new(puzzle, encoding);
    let mut handover = Handover::new(encoding, &symmetries, args, found);
    let picture = |laid: &[Laid]| scene(puzzle, encoding, laid);
    cover::solve(engine, chosen(args), problem, control, &picture, &mut |laid| handover.emit(laid))
}

fn chosen(args: &Args) -> Choose {
    if args.choice("choose") == "first" { Choose::First } else { Choose::Fewest }
}

/// Passes solutions on as moves.
struct Handover<'a> {
    encoding: &'a Encoding,
    /// The symmetries, if only solutions that differ by more than symmetry are requested.
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

    fn emit(&mut self, laid: &[Laid]) -> ControlFlow<()> {
        if self.different.is_some_and(|symmetries| !symmetries.is_first(laid)) {
            return ControlFlow::Continue(());
        }
        self.encoding.write_moves(laid, &mut self.moves);
        (self.found)(&self.moves)
    }
}

/// Returns `true` if the precheck shows that there is no solution.
fn is_impossible(rest: &Rest, control: &Control) -> bool {
    control.precheck(|| rules::contradiction(rest, &rest.draft())).is_some()
}

/// Counts unlabelled solutions with `search`, after the precheck.
fn count(
    puzzle: &Puzzle,
    control: &mut Control,
    search: impl FnOnce(&Rest, &mut Control) -> Result<u128, Stop>,
) -> Result<u128, Stop> {
    let rest = Rest::of(puzzle.clone());
    if is_impossible(&rest, control) { Ok(0) } else { search(&rest, control) }
}

fn count_cover(
    puzzle: &Puzzle,
    args: &Args,
    control: &mut Control,
    engine: Engine,
) -> Result<u128, Stop> {
    count(puzzle, control, |rest, control| {
        let (encoding, mut count) = (&rest.encoding, 0);
        let picture = |laid: &[Laid]| scene(puzzle, encoding, laid);
        let counted = &mut |_: &[Laid]| {
            count += 1;
            ControlFlow::Continue(())
        };
        let problem = encoding.problem();
        let ending = cover::solve(engine, chosen(args), problem, control, &picture, counted);
        search::stopped(ending).map(|()| count)
    })
}

/// A search that counts.
type Count = fn(&Problem, &mut Control, &dyn Fn(&[Laid]) -> Scene) -> Result<u128, Stop>;

/// Counts with one piece restricted to the first placement of each of its orbits, for one orbit
/// length at a time.
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

/// Draws a puzzle with these placements.
fn scene(puzzle: &Puzzle, encoding: &Encoding, laid: &[Laid]) -> Scene {
    let state = Packing::start(&encoding.with_given(puzzle, laid));
    Packing::scene(puzzle, &state, &Ui::default())
}
