//! Sets of K units whose candidates are all in K units of another kind. Their queens fill those
//! units, so every other candidate there can be crossed out. If the candidates are in fewer than K
//! units, there is no solution.

use std::ops::RangeInclusive;

use super::board::{Board, Mask, Unit, each_bit};
use super::deduction::{Deduction, Effect, Reason};

/// Finds one unit confined to another: a region to a line, or a line to a region.
pub fn confined(board: &Board) -> Option<Deduction> {
    crowded_or_filled(board, 1..=1)
}

/// Finds two units confined to two others.
pub fn two(board: &Board) -> Option<Deduction> {
    crowded_or_filled(board, 2..=2)
}

/// Finds three units confined to three others.
pub fn three(board: &Board) -> Option<Deduction> {
    crowded_or_filled(board, 3..=3)
}

/// Finds four to six units confined to the same number of others.
pub fn large(board: &Board) -> Option<Deduction> {
    crowded_or_filled(board, 4..=6)
}

/// Finds units that fill others completely while those still have other candidates to cross out.
pub fn filled(board: &Board, rooms: RangeInclusive<usize>) -> Option<Deduction> {
    let spans = spans(board);
    rooms.into_iter().find_map(|room| spans.iter().find_map(|spans| spans.filled(board, room)))
}

fn crowded_or_filled(board: &Board, rooms: RangeInclusive<usize>) -> Option<Deduction> {
    let spans = spans(board);
    let crowded = |room| spans.iter().find_map(|spans: &Spans| spans.crowded(room));
    let filled = |room| spans.iter().find_map(|spans: &Spans| spans.filled(board, room));
    rooms.clone().find_map(crowded).or_else(|| rooms.clone().find_map(filled))
}

/// A kind of unit.
#[derive(Clone, Copy)]
enum Kind {
    Region,
    Row,
    Column,
}

impl Kind {
    fn unit(self, number: u8) -> Unit {
        match self {
            Self::Region => Unit::Region(number),
            Self::Row => Unit::Row(number),
            Self::Column => Unit::Column(number),
        }
    }

    /// Returns the units of this kind without a queen, as bits.
    fn open(self, board: &Board) -> u32 {
        match self {
            Self::Region => board.regions,
            Self::Row => board.rows,
            Self::Column => board.columns,
        }
    }

    fn cells(self, board: &Board, units: u32) -> Mask {
        let cells = each_bit(units).map(|number| board.layout.cells(self.unit(number)));
        cells.fold(Mask::EMPTY, |all, more| all | more)
    }
}

/// Units of kind `inner` whose candidates are in units of kind `outer`.
#[derive(Clone, Copy)]
struct Pair {
    inner: Kind,
    outer: Kind,
}

/// All pairs of kinds. Regions in lines are the easiest to see, lines in lines the hardest.
const PAIRS: [Pair; 6] = [
    Pair { inner: Kind::Region, outer: Kind::Row },
    Pair { inner: Kind::Region, outer: Kind::Column },
    Pair { inner: Kind::Row, outer: Kind::Region },
    Pair { inner: Kind::Column, outer: Kind::Region },
    Pair { inner: Kind::Row, outer: Kind::Column },
    Pair { inner: Kind::Column, outer: Kind::Row },
];

impl Pair {
    fn deduction(self, units: u32, lines: u32, effect: Effect) -> Deduction {
        let inner = each_bit(units).map(|number| self.inner.unit(number)).collect();
        let outer = each_bit(lines).map(|number| self.outer.unit(number)).collect();
        Deduction { reason: Reason::Confined { inner, outer }, effect }
    }

    /// Returns the candidates in the outer units that are in none of the inner units.
    fn left_over(self, board: &Board, units: u32, lines: u32) -> Mask {
        let outer = self.outer.cells(board, lines);
        board.candidates & outer & !self.inner.cells(board, units)
    }
}

/// For each inner unit of a pair that has no queen yet, the outer units that contain its
/// candidates, as bits.
struct Spans {
    pair: Pair,
    /// Pairs of a unit and its span.
    units: Vec<(u32, u32)>,
}

/// Computes the spans of all pairs in a single pass over the candidates.
fn spans(board: &Board) -> [Spans; 6] {
    let mut seen = [[0u32; 32]; 6];
    for cell in board.candidates.cells() {
        let region = board.layout.puzzle.region(cell);
        let numbers = [region, cell.row, cell.column];
        for (pair, seen) in PAIRS.iter().zip(&mut seen) {
            seen[usize::from(numbers[pair.inner as usize])] |= 1 << numbers[pair.outer as usize];
        }
    }
    std::array::from_fn(|number| {
        let open = each_bit(PAIRS[number].inner.open(board));
        let units = open.map(|unit| (1 << unit, seen[number][usize::from(unit)])).collect();
        Spans { pair: PAIRS[number], units }
    })
}

impl Spans {
    /// Finds `room + 1` units confined to `room` outer units, which is impossible.
    fn crowded(&self, room: usize) -> Option<Deduction> {
        let (units, lines) = self.choose(room + 1, room, &|_, _| true)?;
        Some(self.pair.deduction(units, lines, Effect::Impossible))
    }

    fn filled(&self, board: &Board, room: usize) -> Option<Deduction> {
        let useful = |units, lines| self.others_reach(units, lines);
        let (units, lines) = self.choose(room, room, &useful)?;
        let cells = self.pair.left_over(board, units, lines);
        Some(self.pair.deduction(units, lines, Effect::Cross(cells)))
    }

    /// Returns the first `count` units confined to at most `room` outer units that satisfy
    /// `wanted`, together with those outer units, as bits.
    fn choose(
        &self,
        count: usize,
        room: usize,
        wanted: &dyn Fn(u32, u32) -> bool,
    ) -> Option<(u32, u32)> {
        let fits = |span: u32| span.count_ones() as usize <= room;
        let narrow: Vec<(u32, u32)> =
            self.units.iter().copied().filter(|unit| fits(unit.1)).collect();
        choose_from(&narrow, count, (0, 0), &fits, wanted)
    }

    /// Returns `true` if another unit has candidates in these outer units.
    fn others_reach(&self, units: u32, lines: u32) -> bool {
        self.units.iter().any(|(unit, span)| unit & units == 0 && span & lines != 0)
    }
}

fn choose_from(
    narrow: &[(u32, u32)],
    count: usize,
    chosen: (u32, u32),
    fits: &dyn Fn(u32) -> bool,
    wanted: &dyn Fn(u32, u32) -> bool,
) -> Option<(u32, u32)> {
    if count == 0 {
        return wanted(chosen.0, chosen.1).then_some(chosen);
    }
    let last = narrow.len().checked_sub(count)?;
    (0..=last).find_map(|first| {
        let more = (chosen.0 | narrow[first].0, chosen.1 | narrow[first].1);
        let rest = &narrow[first + 1..];
        fits(more.1).then(|| choose_from(rest, count - 1, more, fits, wanted))?
    })
}
