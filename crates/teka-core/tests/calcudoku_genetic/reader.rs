//! A small reader of the course's text: size and number of cages, rows of cage
//! numbers, an objective a line.

use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};

/// The puzzle, if the text has one.
pub fn read(text: &str) -> Option<Puzzle> {
    let mut words = text.split_whitespace();
    let size: u8 = words.next()?.parse().ok()?;
    let count: usize = words.next()?.parse().ok()?;
    let mut cells = vec![Vec::new(); count];
    for row in 0..size {
        for column in 0..size {
            let cage: usize = words.next()?.parse().ok()?;
            cells.get_mut(cage.checked_sub(1)?)?.push(Cell::new(row, column));
        }
    }
    let cages = cells.into_iter().map(|cells| {
        let (operator, target) = objective(words.next()?)?;
        Some(Cage { operator, target, cells })
    });
    Puzzle::new(size, cages.collect::<Option<_>>()?)
}

fn objective(word: &str) -> Option<(Operator, u64)> {
    let digits = word.trim_end_matches(|letter: char| !letter.is_ascii_digit());
    let operator = match &word[digits.len()..] {
        "+" => Operator::Add,
        "-" => Operator::Subtract,
        "*" => Operator::Multiply,
        "/" => Operator::Divide,
        "=" => Operator::Equal,
        _ => return None,
    };
    Some((operator, digits.parse().ok()?))
}
