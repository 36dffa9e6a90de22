//! The problem, ready to be counted.

use super::lonely::Lonely;
use crate::puzzles::packing::solve::mask::Mask;
use crate::puzzles::packing::solve::problem::{CellSet, Kind, Problem};

/// Cells, pieces and placements.
pub struct Board<M> {
    /// The number of cells.
    pub cells: usize,
    /// All of them.
    pub all: M,
    /// All the pieces, of each kind in its own bits. A kind takes no more bits than its
    /// pieces have cells, so there is room for all.
    pub pieces: M,
    /// The placements by their lowest cell, then by kind.
    pub groups: Vec<Vec<Group<M>>>,
    /// Which states lead nowhere.
    pub lonely: Lonely<M>,
}

/// The placements of a kind that have the same lowest cell.
pub struct Group<M> {
    /// The bits that say how many of the kind are left.
    pub field: M,
    /// One of the kind, in these bits.
    pub one: M,
    /// The kind.
    pub kind: u16,
    /// The cells of each placement.
    pub cells: Vec<M>,
    /// The number of each placement: apart, for only a picture asks for it.
    pub numbers: Vec<u16>,
}

impl<M: Mask> Board<M> {
    /// The board of a problem whose pieces are as large as it.
    pub fn new(problem: &Problem) -> Self {
        let fields = fields::<M>(problem);
        let lonely = Lonely::new(problem, &fields);
        let all = M::of(&(0..problem.cells).collect::<CellSet>());
        let groups = (0..problem.cells).map(|_| Vec::new()).collect();
        let mut board = Self { cells: problem.cells, all, pieces: M::default(), groups, lonely };
        for (number, (kind, field)) in problem.kinds.iter().zip(fields).enumerate() {
            if kind.count > 0 {
                board.add_kind(number as u16, kind, field);
            }
        }
        board
    }

    /// The memory the placements take.
    pub fn bytes(&self) -> u64 {
        let group = |group: &Group<M>| {
            size_of::<Group<M>>() + group.cells.capacity() * (size_of::<M>() + size_of::<u16>())
        };
        self.groups.iter().flatten().map(group).sum::<usize>() as u64
    }

    fn add_kind(&mut self, number: u16, kind: &Kind, (field, one): (M, M)) {
        self.pieces = self.pieces | M::number(kind.count as u64) << one.lowest();
        let mut found: Vec<Option<Group<M>>> = (0..self.cells).map(|_| None).collect();
        for (placement, cells) in kind.placements.iter().map(M::of).enumerate() {
            let group = found[cells.lowest()].get_or_insert_with(|| Group {
                field,
                one,
                kind: number,
                cells: Vec::new(),
                numbers: Vec::new(),
            });
            group.cells.push(cells);
            group.numbers.push(placement as u16);
        }
        self.groups.iter_mut().zip(found).for_each(|(groups, found)| groups.extend(found));
    }
}

/// For each kind the bits that say how many of it are left, and the lowest of them.
fn fields<M: Mask>(problem: &Problem) -> Vec<(M, M)> {
    let mut next = 0;
    let field = |kind: &Kind| {
        if kind.count == 0 {
            return (M::default(), M::default());
        }
        let width = (usize::BITS - kind.count.leading_zeros()) as usize;
        let field = (M::number((1 << width) - 1) << next, M::number(1) << next);
        next += width;
        field
    };
    problem.kinds.iter().map(field).collect()
}
