//! [`Layout`]: a board prepared for packed positions: where in the word each
//! vehicle is, and which cells it needs to move.

use super::cells::Cells;
use super::room::{Room, rooms};
use super::word::{STAMP_BITS, Word};
use crate::place::Cell;
use crate::puzzles::rush_hour::Metric;
use crate::puzzles::rush_hour::model::{MAX_SIDE, Move, Puzzle};

/// A board whose positions fit in `W` and whose cells fit in `C`.
pub struct Layout<W, C> {
    /// The vehicles that can move at all.
    pieces: Vec<Piece<W, C>>,
    /// Where every vehicle's positions begin.
    rooms: Vec<Room>,
    letters: Vec<char>,
    /// Walls and vehicles that never move.
    fixed: C,
    /// The piece that is the primary, and its field when it touches the exit.
    goal: Goal,
}

#[derive(Clone, Copy)]
enum Goal {
    /// The primary never moves, or a wall or vehicle of its line is in its way.
    Settled(bool),
    /// Piece 0 must reach this field.
    At(usize),
}

struct Piece<W, C> {
    /// Its number among the vehicles.
    vehicle: usize,
    shift: u32,
    mask: u32,
    slack: usize,
    length: usize,
    /// What one cell forward adds to the word.
    step: W,
    /// The cells of its line from the first it can ever cover.
    line: [C; MAX_SIDE as usize],
    /// The cells it covers by its field.
    bodies: [C; MAX_SIDE as usize],
}

/// The move that led to a position: piece and direction, so that it is not taken back.
pub type Last = u16;

/// No move led here.
pub const NO_MOVE: Last = Last::MAX;

impl<W: Word, C: Cells> Layout<W, C> {
    /// The board, if its positions and cells fit.
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
        Some(layout)
    }

    /// Gives a vehicle its bits from `shift`; where the next one's begin.
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
        let (mut line, mut bodies) = ([C::default(); 16], [C::default(); 16]);
        for (along, cell) in line.iter_mut().enumerate().take((room.slack + vehicle.length).into()) {
            *cell = set(puzzle, [vehicle.cell(room.low + along as u8)]);
        }
        for field in 0..=room.slack {
            bodies[usize::from(field)] = body(field);
        }
        self.pieces.push(Piece {
            vehicle: number,
            shift,
            mask: (1 << room.bits()) - 1,
            slack: room.slack.into(),
            length: vehicle.length.into(),
            step: W::bit(shift),
            line,
            bodies,
        });
        Some(end)
    }

    /// Packs positions. None where a vehicle can never stand there.
    pub fn pack(&self, positions: &[u8]) -> Option<W> {
        let field = |vehicle: usize| {
            let room: Room = self.rooms[vehicle];
            positions[vehicle].checked_sub(room.low).filter(|field| *field <= room.slack)
        };
        if positions.len() != self.rooms.len() || !(0..positions.len()).all(|at| field(at).is_some()) {
            return None;
        }
        self.pieces.iter().try_fold(W::default(), |word, piece| {
            Some(word.with(piece.shift, field(piece.vehicle)?.into()))
        })
    }

    /// Where each vehicle stands.
    pub fn unpack(&self, word: W) -> Vec<u8> {
        let mut positions: Vec<u8> = self.rooms.iter().map(|room| room.low).collect();
        for piece in &self.pieces {
            positions[piece.vehicle] += word.field(piece.shift, piece.mask) as u8;
        }
        positions
    }

    /// True if the primary touches the exit.
    #[inline(always)]
    pub fn is_solved(&self, word: W) -> bool {
        match self.goal {
            Goal::Settled(is_solved) => is_solved,
            Goal::At(field) => self.pieces[0].field(word) == field,
        }
    }

    /// True if no position of this board can ever be solved: the way out is walled up.
    pub fn is_hopeless(&self) -> bool {
        matches!(self.goal, Goal::Settled(false))
    }

    /// The move between two positions one move apart.
    pub fn step_between(&self, from: W, to: W) -> Option<Move> {
        self.pieces.iter().find_map(|piece| {
            let by = piece.field(to) as i8 - piece.field(from) as i8;
            (by != 0).then(|| Move { letter: self.letters[piece.vehicle], by })
        })
    }

    /// The cells in use.
    #[inline(always)]
    fn occupied(&self, word: W) -> C {
        self.pieces.iter().fold(self.fixed, |cells, piece| cells.or(piece.bodies[piece.field(word) & 15]))
    }

    /// Every position one move away, except by moves that only lead to where
    /// `last` could have led: with slides, those of the same vehicle; with
    /// single cells, the way back.
    #[inline(always)]
    pub fn next(&self, metric: Metric, word: W, last: Last, mut emit: impl FnMut(W, Last)) {
        let occupied = self.occupied(word);
        for (number, piece) in self.pieces.iter().enumerate() {
            let (forward, back) = (2 * number as Last, 2 * number as Last + 1);
            match metric {
                Metric::Slide if last >> 1 == number as Last => {}
                Metric::Slide => piece.slides(word, occupied, |to| emit(to, forward)),
                Metric::Cell => {
                    let field = piece.field(word);
                    if last != back && field < piece.slack && !occupied.meets(piece.line[(field + piece.length) & 15]) {
                        emit(word.plus(piece.step), forward);
                    }
                    if last != forward && field > 0 && !occupied.meets(piece.line[(field - 1) & 15]) {
                        emit(word.minus(piece.step), back);
                    }
                }
            }
        }
    }
}

impl<W: Word, C: Cells> Piece<W, C> {
    #[inline(always)]
    fn field(&self, word: W) -> usize {
        word.field(self.shift, self.mask)
    }

    /// Each position it can slide to.
    #[inline(always)]
    fn slides(&self, word: W, occupied: C, mut emit: impl FnMut(W)) {
        let start = self.field(word);
        let (mut field, mut to) = (start, word);
        while field < self.slack && !occupied.meets(self.line[(field + self.length) & 15]) {
            field += 1;
            to = to.plus(self.step);
            emit(to);
        }
        let (mut field, mut to) = (start, word);
        while field > 0 && !occupied.meets(self.line[(field - 1) & 15]) {
            field -= 1;
            to = to.minus(self.step);
            emit(to);
        }
    }
}

fn set<C: Cells>(puzzle: &Puzzle, cells: impl IntoIterator<Item = Cell>) -> C {
    let index = |cell: Cell| usize::from(cell.row) * usize::from(puzzle.columns()) + usize::from(cell.column);
    cells.into_iter().fold(C::default(), |set, cell| set.or(C::one(index(cell))))
}

fn goal(puzzle: &Puzzle, room: Room) -> Goal {
    match puzzle.goal().checked_sub(room.low).filter(|field| *field <= room.slack) {
        None => Goal::Settled(false),
        Some(_) if room.slack == 0 => Goal::Settled(true),
        Some(field) => Goal::At(field.into()),
    }
}
