//! Reads puzzles in the course's format, for tests only: it expects no mistakes.

use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};

/// Size and number of cages, rows of cage numbers, one objective a line.
pub fn read(text: &str) -> Puzzle {
    let mut words = text.split_whitespace();
    let mut number = || words.next().unwrap().parse::<usize>().unwrap();
    let (size, count) = (number(), number());
    let mut cages: Vec<Vec<Cell>> = vec![vec![]; count];
    for row in 0..size as u8 {
        for column in 0..size as u8 {
            cages[number() - 1].push(Cell::new(row, column));
        }
    }
    let cages = cages.into_iter().map(|cells| {
        let (operator, target) = objective(words.next().unwrap(), cells.len());
        Cage { operator, target, cells }
    });
    Puzzle::new(size as u8, cages.collect()).unwrap()
}

fn objective(text: &str, cells: usize) -> (Operator, u64) {
    let digits = text.trim_end_matches(|last: char| !last.is_ascii_digit());
    let operator = match &text[digits.len()..] {
        "+" => Operator::Add,
        "-" => Operator::Subtract,
        "*" => Operator::Multiply,
        "/" => Operator::Divide,
        "=" => Operator::Equal,
        _ if cells == 1 => Operator::Equal,
        _ => Operator::Hidden,
    };
    (operator, digits.parse().unwrap())
}

/// A puzzle whose solution is the cyclic square: dominoes across each row, by their sums.
pub fn cyclic(size: u8) -> Puzzle {
    let number = |cell: &Cell| u64::from((cell.row + cell.column) % size) + 1;
    let mut cages = Vec::new();
    for row in 0..size {
        for column in (0..size).step_by(2) {
            let cells: Vec<Cell> =
                (column..size.min(column + 2)).map(|column| Cell::new(row, column)).collect();
            let operator = if cells.len() == 1 { Operator::Equal } else { Operator::Add };
            cages.push(Cage { operator, target: cells.iter().map(number).sum(), cells });
        }
    }
    Puzzle::new(size, cages).unwrap()
}
