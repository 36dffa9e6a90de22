//! Robustness tests: grids are written and read in every format, and invalid texts do no harm.

use proptest::prelude::*;
use teka_core::diagnostic::Diagnostics;
use teka_core::family::Read;
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Calcudoku, Operator, Puzzle};

/// Returns grids of any size whose cages are runs of cells in a row, some of them joined
/// vertically.
fn grids() -> impl Strategy<Value = Puzzle> {
    (1..=25_u8).prop_flat_map(|size| {
        let area = usize::from(size) * usize::from(size);
        let joins = prop::collection::vec(any::<bool>(), area);
        let clues = prop::collection::vec((0..5_usize, 0..1000_u64), area);
        (Just(size), joins, clues).prop_map(|(size, joins, clues)| grid(size, &joins, &clues))
    })
}

fn grid(size: u8, joins: &[bool], clues: &[(usize, u64)]) -> Puzzle {
    let mut cages: Vec<Vec<Cell>> = Vec::new();
    for row in 0..size {
        for column in 0..size {
            let cell = Cell::new(row, column);
            let index = usize::from(row) * usize::from(size) + usize::from(column);
            let near = match (joins[index], index % 3) {
                (true, 0) if row > 0 => Some(Cell::new(row - 1, column)),
                (true, _) if column > 0 => Some(Cell::new(row, column - 1)),
                _ => None,
            };
            let cage = near.and_then(|near| cages.iter_mut().find(|cage| cage.contains(&near)));
            match cage {
                Some(cage) => cage.push(cell),
                None => cages.push(vec![cell]),
            }
        }
    }
    let cages = cages.into_iter().zip(clues).map(|(cells, (operator, target))| {
        let many = [
            Operator::Add,
            Operator::Subtract,
            Operator::Multiply,
            Operator::Divide,
            Operator::Hidden,
        ];
        let operator = if cells.len() == 1 { Operator::Equal } else { many[*operator] };
        Cage { operator, target: *target, cells }
    });
    Puzzle::new(size, cages.collect()).unwrap()
}

/// Returns texts of grids in any format, with some random changes.
fn mutated_texts() -> impl Strategy<Value = String> {
    let signs = prop_oneof![
        any::<char>(),
        prop::sample::select("0123456789 \nabz_,:+-*".chars().collect::<Vec<_>>())
    ];
    let changes = prop::collection::vec((any::<prop::sample::Index>(), signs, 0..3), 0..6);
    (grids(), 0..Calcudoku::formats().len(), changes).prop_map(|(grid, format, changes)| {
        let text = Calcudoku::write(&grid, Calcudoku::formats()[format].name)
            .unwrap_or_else(|_| Calcudoku::write(&grid, "text").unwrap());
        let mut signs: Vec<char> = text.chars().collect();
        for (at, sign, kind) in changes {
            let at = at.index(signs.len().max(1));
            match kind {
                0 if at < signs.len() => drop(signs.remove(at)),
                1 if at < signs.len() => signs[at] = sign,
                _ => signs.insert(at.min(signs.len()), sign),
            }
        }
        signs.into_iter().collect()
    })
}

/// Returns texts that consist of fragments of the formats.
fn odd_texts() -> impl Strategy<Value = String> {
    let words = "1|2|4|25|26|0| | |\n|\n|\r\n|\t|a|b|é|a1|b2|+|-|*|/|÷|×|−|=|?|:|,|_|z|3de:|\
                 a_3aab_,|s1m3|{|}|[|]|\"|\"text\":\"|\\n|\\u0031|\\u|\\|grid|null|r1c1=1|marks|\
                 .|\u{0}|\u{feff}|99999999999999999999999";
    let words: Vec<&str> = words.split('|').collect();
    prop::collection::vec(prop::sample::select(words), 0..40).prop_map(|words| words.concat())
}

/// Passes a text to every reader. Nothing may panic, and every mistake must have a valid position.
fn read_every_way(text: &str) {
    let grid = Calcudoku::parse("2 2\n1 1\n2 2\n3+\n3+").unwrap().value;
    assert!(Calcudoku::likeness(text) <= 100);
    assert!(!Calcudoku::entries(text).is_empty());
    let object = format!("{{\"text\":\"{text}\"}}");
    let read = [
        Calcudoku::parse(text).err(),
        Calcudoku::parse(&object).err(),
        Calcudoku::read_answer(&grid, text).err(),
    ];
    for flaws in read.into_iter().flatten() {
        assert!(!flaws.0.is_empty() && flaws.0.len() <= Diagnostics::MOST);
        let lines = object.lines().count().max(1) as u32;
        assert!(
            flaws.0.iter().filter_map(|flaw| flaw.span).all(|span| span.line <= lines
                && span.line > 0
                && span.column > 0
                && span.length > 0),
            "{flaws:?}"
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn every_format_is_read_as_it_was_written(grid in grids()) {
        for format in Calcudoku::formats() {
            let Ok(text) = Calcudoku::write(&grid, format.name) else { continue };
            prop_assert_eq!(&Calcudoku::parse(&text).unwrap().value, &grid);
            prop_assert!(text.ends_with('\n'));
            prop_assert!(!format.one_line || text.lines().count() == 1);
            prop_assert!(Calcudoku::likeness(&text) >= 60, "{} {}", Calcudoku::likeness(&text), text);
            prop_assert!(Calcudoku::entries(&text).len() == 1);
        }
    }

    #[test]
    fn nothing_panics_on_any_text(text in any::<String>()) {
        read_every_way(&text);
    }

    #[test]
    fn nothing_panics_on_odd_texts(text in odd_texts()) {
        read_every_way(&text);
    }

    #[test]
    fn nothing_panics_on_grids_with_mistakes(text in mutated_texts()) {
        read_every_way(&text);
    }
}

#[test]
fn huge_texts_are_refused_at_once() {
    // There is no time limit: with quadratic work, this test would never finish.
    let million = 1_000_000;
    let texts = [
        "1 ".repeat(5 * million),
        format!("4 4\n{}", "1 ".repeat(5 * million)),
        format!("4 4\n{}", "1 2 3 4\n".repeat(million)),
        format!("4\n{}", "a".repeat(10 * million)),
        format!("4\n{}", "-1 a1 a2\n".repeat(million)),
        format!("4de:{}", "a".repeat(10 * million)),
        format!("4de:a_,{}", "a1".repeat(5 * million)),
        format!("{{\"text\":\"{}\"}}", "1 ".repeat(5 * million)),
        "[".repeat(10 * million),
        "\"text\":\"".repeat(million),
    ];
    let grid = Calcudoku::parse("1 1\n1\n1").unwrap().value;
    for text in texts {
        assert!(Calcudoku::parse(&text).is_err());
        assert!(Calcudoku::read_answer(&grid, &text).is_err());
        Calcudoku::likeness(&text);
    }
}
