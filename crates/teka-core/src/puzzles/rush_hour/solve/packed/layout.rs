//! A [`Layout`] prepares a board for packed positions: the bits of each vehicle in the word, the
//! range of the vehicle and the `Cells` that its moves need.

use super::word::{STAMP_BITS, Word};
use crate::place::Cell;
use crate::puzzles::rush_hour::Metric;
use crate::puzzles::rush_hour::model::{MAX_SIDE, Move, Puzzle, Vehicle};

/// A board whose positions fit in `W` and whose cells fit in `C`.
pub struct Layout<W, C> {
    /// The vehicles that can move at all.
    pieces: Vec<Piece<W, C>>,
    /// The range of each vehicle.
    rooms: Vec<Room>,
    letters: Vec<char>,
    /// The walls and the vehicles that never move.
    fixed: C,
    /// The condition for a solved position.
    goal: Goal,
}

#[derive(Clone, Copy)]
enum Goal {
    /// The primary vehicle never moves, or a wall or vehicle on its line blocks it.
    Settled(bool),
    /// Piece 0 must reach this field.
    At(usize),
}

struct Piece<W, C> {
    /// Its index among the vehicles.
    vehicle: usize,
    shift: u32,
    mask: u32,
    /// The offset from its field to the cell in front of it in `line`.
    front: usize,
    /// The amount that one cell forward adds to the word.
    step: W,
    /// The moves of pieces that never cover a cell that this one can cover.
    apart: Sleep,
    /// The moves in `apart` of the pieces before this one.
    before: Sleep,
    /// Every cell it can ever cover.
    reach: C,
    /// The cells of its line that it can ever cover. They are surrounded by sets of all cells,
    /// which are never free. The cell behind the piece is at its field.
    line: [C; LINE],
    /// The cells it covers, indexed by its field.
    bodies: [C; MAX_SIDE as usize],
}

/// The space for a line and its two ends, a power of two so that indices can be masked.
const LINE: usize = 2 * MAX_SIDE as usize;

/// The number of pieces whose moves fit in one word at two bits each.
const CHUNK: usize = 32;

/// Moves that can be skipped from a position, two bits per piece (forward, back) for the first
/// [`CHUNK`] pieces. The positions they lead to are also reached, in the same number of moves, by a
/// path that comes earlier in the order of pieces.
///
/// No solution is lost: a breadth-first search that tries moves in the order of pieces first
/// reaches each position by the earliest shortest path in that order. Two pieces that never cover a
/// common cell can swap their moves. After a move of the later piece, the earlier one can therefore
/// be skipped until a piece moves that shares a cell with it.
pub type Sleep = u64;

/// No move is skipped.
pub const AWAKE: Sleep = 0;

impl<W: Word, C: Cells> Layout<W, C> {
    /// Prepares a board. Returns `None` if its positions or cells do not fit.
    pub fn new(puzzle: &Puzzle) -> Option<Self> {
        if usize::from(puzzle.rows()) * usize::from(puzzle.columns()) > C::MOST {
            return None;
        }
        let rooms = rooms(puzzle);
        let mut layout = Self {
            pieces: Vec::new(),
            letters: puzzle.vehicles().iter().map(|vehicle| vehicle.letter).collect(),
            fixed: set(puzzle, puzzle.walls().iter().copied()),
            goal: goal(puzzle, rooms[0]),
            rooms,
        };
        let mut shift = STAMP_BITS;
        for vehicle in 0..layout.rooms.len() {
            shift = layout.add(puzzle, vehicle, shift)?;
        }
        layout.find_apart();
        Some(layout)
    }

    fn find_apart(&mut self) {
        let reaches: Vec<C> = self.pieces.iter().map(|piece| piece.reach).collect();
        for (number, piece) in self.pieces.iter_mut().enumerate() {
            for (other, reach) in reaches.iter().enumerate().take(CHUNK) {
                let moves = if piece.reach.meets(*reach) { 0 } else { 3 << (2 * other) };
                piece.apart |= moves;
                piece.before |= if other < number { moves } else { 0 };
            }
        }
    }

    /// Assigns bits to a vehicle, starting at `shift`. Returns the first bit of the next vehicle,
    /// or `None` if there is no room.
    fn add(&mut self, puzzle: &Puzzle, number: usize, shift: u32) -> Option<u32> {
        let (vehicle, room) = (puzzle.vehicles()[number], self.rooms[number]);
        let body = |field: u8| set(puzzle, vehicle.cells(room.low + field));
        if room.slack == 0 {
            self.fixed = self.fixed.or(body(0));
            return Some(shift);
        }
        let is_cut = shift / W::LIMB != (shift + room.bits() - 1) / W::LIMB;
        let shift = if is_cut { shift.next_multiple_of(W::LIMB) } else { shift };
        let end = shift + room.bits();
        if end > W::BITS {
            return None;
        }
        let (mut line, mut bodies) = ([C::ALL; LINE], [C::default(); MAX_SIDE as usize]);
        for (cell, along) in line[1..].iter_mut().zip(0..room.slack + vehicle.length) {
            *cell = set(puzzle, [vehicle.cell(room.low + along)]);
        }
        for (cells, field) in bodies.iter_mut().zip(0..=room.slack) {
            *cells = body(field);
        }
        self.pieces.push(Piece {
            vehicle: number,
            shift,
            mask: (1 << room.bits()) - 1,
            front: usize::from(vehicle.length) + 1,
            step: W::bit(shift),
            apart: 0,
            before: 0,
            reach: bodies.iter().fold(C::default(), |cells, body| cells.or(*body)),
            line,
            bodies,
        });
        Some(end)
    }

    /// Packs positions. Returns `None` if a vehicle can never be at its position.
    pub fn pack(&self, positions: &[u8]) -> Option<W> {
        let field = |vehicle: usize| {
            let room: Room = self.rooms[vehicle];
            positions[vehicle].checked_sub(room.low).filter(|field| *field <= room.slack)
        };
        if positions.len() != self.rooms.len()
            || !(0..positions.len()).all(|at| field(at).is_some())
        {
            return None;
        }
        self.pieces.iter().try_fold(W::default(), |word, piece| {
            Some(word.with(piece.shift, field(piece.vehicle)?.into()))
        })
    }

    /// Returns the position of each vehicle.
    pub fn unpack(&self, word: W) -> Vec<u8> {
        let mut positions: Vec<u8> = self.rooms.iter().map(|room| room.low).collect();
        for piece in &self.pieces {
            positions[piece.vehicle] += word.field(piece.shift, piece.mask) as u8;
        }
        positions
    }

    /// Returns `true` if the primary vehicle touches the exit.
    #[inline(always)]
    pub fn is_solved(&self, word: W) -> bool {
        match self.goal {
            Goal::Settled(is_solved) => is_solved,
            Goal::At(field) => self.pieces[0].field(word) == field,
        }
    }

    /// Returns `true` if no position of this board can ever be solved, because the path to the exit
    /// is permanently blocked.
    pub fn is_hopeless(&self) -> bool {
        matches!(self.goal, Goal::Settled(false))
    }

    /// Returns the move between two positions that are one move apart.
    pub fn step_between(&self, from: W, to: W) -> Option<Move> {
        self.pieces.iter().find_map(|piece| {
            let by = piece.field(to) as i8 - piece.field(from) as i8;
            (by != 0).then(|| Move { letter: self.letters[piece.vehicle], by })
        })
    }

    /// Returns the occupied cells.
    #[inline(always)]
    fn occupied(&self, word: W) -> C {
        self.pieces
            .iter()
            .fold(self.fixed, |cells, piece| cells.or(piece.bodies[piece.field(word) % 16]))
    }

    /// Passes every position one move away to `emit`, except by the moves in `asleep`, together
    /// with the moves that can be skipped there.
    #[inline(always)]
    pub fn next(&self, metric: Metric, word: W, asleep: Sleep, mut emit: impl FnMut(W, Sleep)) {
        let occupied = self.occupied(word);
        let mut barred = asleep;
        for (chunk, pieces) in self.pieces.chunks(CHUNK).enumerate() {
            let mut mobile = mobile(pieces, word, occupied) & !std::mem::take(&mut barred);
            while mobile != 0 {
                let bit = mobile.trailing_zeros();
                mobile &= mobile - 1;
                let piece = &pieces[bit as usize / 2];
                let own = if chunk == 0 { useless_after(metric, bit) } else { AWAKE };
                let then = asleep & piece.apart | piece.before | own;
                match metric {
                    Metric::Cell => emit(piece.step(word, bit), then),
                    Metric::Slide => piece.slide(word, bit, occupied, |to| emit(to, then)),
                }
            }
        }
    }
}

/// Returns two bits per piece: whether it can move forward, and back. The loop has no branches,
/// because they would be unpredictable.
#[inline(always)]
fn mobile<W: Word, C: Cells>(pieces: &[Piece<W, C>], word: W, occupied: C) -> u64 {
    let mut mobile = 0;
    for (number, piece) in pieces.iter().enumerate() {
        let field = piece.field(word);
        let forward = u64::from(!occupied.meets(piece.line[(field + piece.front) % LINE]));
        let back = u64::from(!occupied.meets(piece.line[field % LINE]));
        mobile |= (forward | back << 1) << (2 * number);
    }
    mobile
}

/// Returns the moves of the moved piece that are redundant: a second slide could have been part of
/// the first, and a single cell back undoes the move.
#[inline(always)]
fn useless_after(metric: Metric, bit: u32) -> Sleep {
    match metric {
        Metric::Slide => 3 << (bit & !1),
        Metric::Cell => 1 << (bit ^ 1),
    }
}

impl<W: Word, C: Cells> Piece<W, C> {
    #[inline(always)]
    fn field(&self, word: W) -> usize {
        word.field(self.shift, self.mask)
    }

    /// Moves one cell forward or back, depending on the lowest bit of `bit`.
    #[inline(always)]
    fn step(&self, word: W, bit: u32) -> W {
        if bit & 1 == 0 { word.plus(self.step) } else { word.minus(self.step) }
    }

    /// Passes each position it can slide to, in a direction whose first cell is free, to `emit`.
    #[inline(always)]
    fn slide(&self, word: W, bit: u32, occupied: C, mut emit: impl FnMut(W)) {
        let (mut to, field) = (word, self.field(word));
        let (mut ahead, by) =
            if bit & 1 == 0 { (field + self.front, 1) } else { (field, usize::MAX) };
        loop {
            to = self.step(to, bit);
            emit(to);
            ahead = ahead.wrapping_add(by);
            if occupied.meets(self.line[ahead % LINE]) {
                return;
            }
        }
    }
}

fn set<C: Cells>(puzzle: &Puzzle, cells: impl IntoIterator<Item = Cell>) -> C {
    let index = |cell: Cell| {
        usize::from(cell.row) * usize::from(puzzle.columns()) + usize::from(cell.column)
    };
    cells.into_iter().fold(C::default(), |set, cell| set.or(C::one(index(cell))))
}

fn goal(puzzle: &Puzzle, room: Room) -> Goal {
    match puzzle.goal().checked_sub(room.low).filter(|field| *field <= room.slack) {
        None => Goal::Settled(false),
        Some(_) if room.slack == 0 => Goal::Settled(true),
        Some(field) => Goal::At(field.into()),
    }
}

/// A set of cells.
pub trait Cells: Copy + Default + Send + Sync + 'static {
    /// The maximum number of cells.
    const MOST: usize;
    /// The set of all cells.
    const ALL: Self;

    /// Returns the set of only this cell.
    fn one(index: usize) -> Self;
    /// Returns the union of both sets.
    fn or(self, other: Self) -> Self;
    /// Returns `true` if the sets share a cell.
    fn meets(self, other: Self) -> bool;
}

impl Cells for u64 {
    const MOST: usize = 64;
    const ALL: Self = Self::MAX;

    fn one(index: usize) -> Self {
        1 << index
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != 0
    }
}

impl Cells for u128 {
    const MOST: usize = 128;
    const ALL: Self = Self::MAX;

    fn one(index: usize) -> Self {
        1 << index
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self | other
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self & other != 0
    }
}

/// A set that holds the cells of the largest board.
impl Cells for [u64; 4] {
    const MOST: usize = 256;
    const ALL: Self = [u64::MAX; 4];

    fn one(index: usize) -> Self {
        let mut cells = [0; 4];
        cells[index / 64] = 1 << (index % 64);
        cells
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        std::array::from_fn(|limb| self[limb] | other[limb])
    }

    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        self.iter().zip(other).any(|(own, other)| own & other != 0)
    }
}

// The range of each vehicle. It is bounded by walls and by the other vehicles of its line, whose
// order never changes.

/// The positions that a vehicle can ever have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Room {
    /// The smallest position.
    pub low: u8,
    /// The number of further positions.
    pub slack: u8,
}

impl Room {
    /// Returns the number of bits needed to distinguish the positions.
    pub fn bits(self) -> u32 {
        8 - self.slack.leading_zeros()
    }
}

/// Returns the range of each vehicle.
pub fn rooms(puzzle: &Puzzle) -> Vec<Room> {
    let placed = puzzle.vehicles().iter().zip(puzzle.positions());
    placed.map(|(vehicle, position)| room(puzzle, *vehicle, *position)).collect()
}

fn room(puzzle: &Puzzle, vehicle: Vehicle, position: u8) -> Room {
    let (mut first, mut end) = (0, puzzle.side(vehicle.axis));
    for along in 0..end {
        if puzzle.walls().binary_search(&vehicle.cell(along)).is_ok() {
            if along < position {
                first = along + 1;
            } else {
                end = along;
                break;
            }
        }
    }
    let mut room = vehicle.length;
    let mut low = first;
    for (other, at) in puzzle.vehicles().iter().zip(puzzle.positions()) {
        let is_beside = other.axis == vehicle.axis && other.line == vehicle.line;
        if is_beside && *at != position && (first..end).contains(at) {
            room += other.length;
            low += if *at < position { other.length } else { 0 };
        }
    }
    Room { low, slack: end - first - room }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Cell;
    use crate::puzzles::rush_hour::model::{Axis, Exit};

    #[test]
    fn walls_and_neighbours_bound_a_vehicle() {
        let across = |letter, line| Vehicle { letter, axis: Axis::Horizontal, line, length: 2 };
        let placed = [(across('A', 0), 3), (across('B', 0), 7), (across('C', 1), 0)];
        let wall = vec![Cell::new(0, 1)];
        let puzzle = Puzzle::new((2, 10), Exit::Right, &placed, wall).unwrap();
        let rooms = rooms(&puzzle);
        assert_eq!(rooms[0], Room { low: 2, slack: 4 });
        assert_eq!(rooms[1], Room { low: 4, slack: 4 });
        assert_eq!(rooms[2], Room { low: 0, slack: 8 });
        let bits: Vec<u32> = rooms.iter().map(|room| room.bits()).collect();
        assert_eq!(bits, [3, 3, 4]);
    }
}
