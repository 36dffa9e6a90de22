//! A mask of every width says the same of the cells it holds.

use std::collections::BTreeSet;

use super::*;

/// Checks everything a mask says about a set that fits into it.
fn check<M: Mask>(cells: &CellSet) {
    let mask = M::of(cells);
    assert!(mask.raised(M::CELLS).is_empty() && mask.raised(1000).is_empty());
    assert_eq!(mask.len(), cells.len());
    assert_eq!(mask.lowest(), cells.iter().next().unwrap_or(M::CELLS));
    for cell in 0..M::CELLS {
        assert_eq!(mask.has(cell), cells.contains(cell));
        assert_eq!(mask.byte(cell / 8) >> (cell % 8) & 1 == 1, cells.contains(cell));
        let above = (0..32).filter(|up| cells.iter().any(|one| one == cell + 1 + up));
        assert_eq!(mask.above(cell), above.map(|up| 1 << up).sum::<usize>());
        let raised: CellSet =
            cells.iter().map(|one| one + cell).filter(|one| *one < M::CELLS).collect();
        assert!(mask.raised(cell) == M::of(&raised));
        assert!(mask << cell == M::of(&raised));
        let lowered: CellSet = cells.iter().filter_map(|one| one.checked_sub(cell)).collect();
        assert!(mask >> cell == M::of(&lowered));
    }
}

#[test]
fn masks_of_every_width_hold_the_same_cells() {
    let spread = |below: usize| (0..below).filter(|cell| cell % 7 == 3 || cell % 11 < 2);
    for few in [CellSet::default(), spread(64).collect(), spread(29).skip(5).collect()] {
        check::<u64>(&few);
        check::<u128>(&few);
        check::<Wide>(&few);
    }
    check::<u128>(&spread(128).skip(20).collect());
    check::<Wide>(&spread(256).skip(10).collect());
    check::<Wide>(&spread(256).skip(60).collect());
}

/// Numbers are taken from one another across the words that hold them.
fn check_difference<M: Mask>(at: usize) {
    let (many, few) = (M::number(0b1011) << at, M::number(0b101) << at);
    assert!(many - few == M::number(0b110) << at);
    assert!((M::cell(at + 6) - M::cell(at)) == M::number(0b11_1111) << at);
    assert!(M::number(u64::MAX) == M::of(&(0..64).collect()));
}

#[test]
fn numbers_are_taken_from_numbers() {
    for at in [0, 1, 30, 57] {
        check_difference::<u64>(at);
        check_difference::<u128>(at);
        check_difference::<Wide>(at);
    }
    [60, 64, 121].into_iter().for_each(check_difference::<u128>);
    [60, 124, 127, 128, 190, 249].into_iter().for_each(check_difference::<Wide>);
}

#[test]
fn different_masks_have_different_hashes() {
    fn check<M: Mask>() {
        let hashes = (0..M::CELLS).flat_map(|cell| [M::cell(cell).mix(0), M::cell(cell).mix(1)]);
        assert_eq!(hashes.collect::<BTreeSet<_>>().len(), 2 * M::CELLS);
    }
    check::<u64>();
    check::<u128>();
    check::<Wide>();
}
