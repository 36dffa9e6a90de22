//! Reasons why nothing can follow: numbers that clash, a cell or a number or a
//! cage that nothing is left for.

use super::board::Board;
use super::deduction::{Deduction, Reason, each_number};

/// The same number twice in a line.
pub fn clash(board: &Board) -> Option<Deduction> {
    board.layout.lines().find_map(|line| {
        let cells: Vec<usize> = board.layout.cells(line).filter(|at| board.is_fixed(*at)).collect();
        let (one, other) = cells.iter().enumerate().find_map(|(after, one)| {
            let same = |other: &&usize| board.numbers[**other] == board.numbers[*one];
            Some((*one, *cells[after + 1..].iter().find(same)?))
        })?;
        let number = board.numbers[one];
        Some(Deduction::impossible(Reason::Clash { line, cells: [one, other], number }))
    })
}

/// A cell that no number is left for.
pub fn no_number(board: &Board) -> Option<Deduction> {
    let cell = board.candidates.iter().position(|numbers| *numbers == 0)?;
    Some(Deduction::impossible(Reason::NoNumber { cell }))
}

/// A number that has no cell left in a line.
pub fn no_place(board: &Board) -> Option<Deduction> {
    board.layout.lines().find_map(|line| {
        let somewhere = board.layout.cells(line).fold(0, |all, at| all | board.candidates[at]);
        let number = each_number(board.layout.puzzle.all_numbers() & !somewhere).next()?;
        Some(Deduction::impossible(Reason::NoPlace { line, number }))
    })
}

/// A cage that no filling gives its target.
pub fn no_filling(board: &Board) -> Option<Deduction> {
    let hopeless = |cage: &usize| board.facts(*cage).is_some_and(|facts| facts.numbers() == 0);
    let cage = (0..board.layout.cages.len()).find(hopeless)?;
    Some(Deduction::impossible(Reason::NoFilling { cage }))
}
