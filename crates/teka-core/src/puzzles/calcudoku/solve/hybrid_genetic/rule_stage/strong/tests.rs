//! Cages worked out, against trying everything.

use super::*;
use crate::place::Cell;
use crate::puzzles::calcudoku::model::Operator;

/// Three cells around a corner, each with any of the numbers 1 to 6.
#[test]
fn a_cage_keeps_what_some_filling_uses() {
    use Operator::{Add, Divide, Hidden, Multiply, Subtract};
    let cells = vec![Cell::new(0, 0), Cell::new(0, 1), Cell::new(1, 1)];
    let masks = [0b111_1110, 0b101_0110, 0b011_1010];
    let triples = (0..216u8).map(|code| [code % 6, code / 6 % 6, code / 36].map(|n| n + 1));
    let fits = |numbers: &[u8; 3]| {
        let mut held = numbers.iter().zip(&masks);
        held.all(|(number, mask)| mask & 1 << number != 0)
            && numbers[0] != numbers[1]
            && numbers[1] != numbers[2]
    };
    let triples: Vec<[u8; 3]> = triples.filter(fits).collect();
    for operator in [Add, Subtract, Multiply, Divide, Hidden] {
        for target in 0..=220 {
            let mut expected = vec![0; 3];
            for numbers in triples.iter().filter(|numbers| operator.gives(*numbers, target)) {
                expected.iter_mut().zip(numbers).for_each(|(mask, number)| *mask |= 1 << number);
            }
            let cage = Cage { operator, target, cells: cells.clone() };
            let used = used_numbers(&mut Walker::default(), &cage, &masks);
            assert_eq!(used, Some(expected), "{operator:?} {target}");
        }
    }
}
