//! How many cells of a cage would have to change until it is met, looked up in a
//! table of all its contents. A swap can bring any number, so this says more about
//! how near a cage is than its arithmetic does; but only small cages have tables.

use std::ops::ControlFlow;

use crate::puzzles::calcudoku::model::Cage;
use crate::puzzles::calcudoku::model::fillings::{Asked, Walker};

/// Cages with more contents than this have no table.
const MOST_CONTENTS: usize = 50_000;

/// The distances of all contents of a cage.
pub struct Distances {
    /// How far apart in the table two numbers of a cell are that differ by one.
    strides: Vec<usize>,
    table: Vec<u8>,
}

impl Distances {
    /// The table of a cage whose cells have these candidates; none if it is too large.
    pub fn new(cage: &Cage, candidates: &[u32], width: usize) -> Option<Self> {
        let cells = u32::try_from(candidates.len()).ok()?;
        let contents = width.checked_pow(cells).filter(|contents| *contents <= MOST_CONTENTS)?;
        let strides: Vec<usize> = (0..cells).map(|cell| width.pow(cell)).collect();
        let mut table = vec![u8::MAX - 1; contents];
        let Cage { operator, target, ref cells } = *cage;
        let asked = Asked { operator, target, cells, domains: candidates };
        Walker::default().walk(&asked, u64::MAX, |numbers| {
            let places = numbers.iter().zip(&strides);
            let place: usize = places.map(|(number, stride)| usize::from(*number) * stride).sum();
            table[place] = 0;
            ControlFlow::Continue(())
        });
        strides.iter().for_each(|stride| relax(&mut table, *stride, width));
        table.iter_mut().for_each(|distance| *distance = (*distance).min(candidates.len() as u8));
        Some(Self { strides, table })
    }

    /// The memory the table takes.
    pub fn bytes(&self) -> u64 {
        self.table.len() as u64
    }

    /// The distances for every number of one cell from 0 on, the others being as they are.
    pub fn line(&self, cell: usize, numbers: &[u8]) -> impl Iterator<Item = u8> {
        let places = numbers.iter().zip(&self.strides).enumerate();
        let others = places.filter(|(other, _)| *other != cell);
        let first: usize = others.map(|(_, (number, stride))| usize::from(*number) * stride).sum();
        self.table[first..].iter().step_by(self.strides[cell]).copied()
    }
}

/// Lets the cell with this stride change, which costs one.
fn relax(table: &mut [u8], stride: usize, width: usize) {
    for block in table.chunks_mut(stride * width) {
        for first in 0..stride {
            let line = || (first..first + stride * width).step_by(stride);
            let nearest = line().map(|place| block[place]).min().unwrap_or(u8::MAX - 1);
            line().for_each(|place| block[place] = block[place].min(nearest + 1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::place::Cell;
    use crate::puzzles::calcudoku::model::Operator;

    const WIDTH: usize = 6;

    /// Three cells around a corner: the first and the last may have the same number.
    fn corner(operator: Operator, target: u64) -> Cage {
        Cage { operator, target, cells: vec![Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)] }
    }

    /// All numbers from 1 to 5 in three cells.
    fn triples() -> impl Iterator<Item = [u8; 3]> {
        (0..125u8).map(|code| [code % 5 + 1, code / 5 % 5 + 1, code / 25 + 1])
    }

    /// The least number of differences to any filling, found by looking at all.
    fn slowly(cage: &Cage, candidates: &[u32], numbers: &[u8]) -> u8 {
        let is_filling = |filling: &[u8; 3]| {
            let mut held = filling.iter().zip(candidates);
            held.all(|(number, mask)| mask & 1 << number != 0)
                && filling[0] != filling[1]
                && filling[1] != filling[2]
                && cage.operator.gives(filling, cage.target)
        };
        let differences = triples()
            .filter(is_filling)
            .map(|filling| filling.iter().zip(numbers).filter(|(one, other)| one != other).count());
        differences.min().unwrap_or(numbers.len()) as u8
    }

    #[test]
    fn distances_are_those_to_the_nearest_filling() {
        for operator in [Operator::Add, Operator::Multiply, Operator::Hidden] {
            for (target, candidates) in (1..=40).flat_map(|target| {
                [[0b111110; 3], [0b100110, 0b011110, 0b111000]].map(|masks| (target, masks))
            }) {
                let cage = corner(operator, target);
                let distances = Distances::new(&cage, &candidates, WIDTH).unwrap();
                for (numbers, cell) in triples().flat_map(|all| (0..3).map(move |at| (all, at))) {
                    let number = usize::from(numbers[cell]);
                    let told = distances.line(cell, &numbers).nth(number);
                    assert_eq!(told, Some(slowly(&cage, &candidates, &numbers)), "{numbers:?}");
                }
            }
        }
    }

    #[test]
    fn large_cages_have_no_table() {
        let cage = corner(Operator::Add, 6);
        assert!(Distances::new(&cage, &[0b111110; 7], WIDTH).is_none());
        assert!(Distances::new(&cage, &[0b111110; 600], WIDTH).is_none());
    }
}
