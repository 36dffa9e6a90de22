//! The words of deductions: which sentence, and the places it names. A cage is
//! named by its target and its first cell.

use super::board::{Line, cell};
use super::deduction::{Deduction, Effect, Reason, each_number};
use crate::message;
use crate::message::Message;
use crate::place::{Cell, Place};
use crate::puzzles::calcudoku::draw;
use crate::puzzles::calcudoku::model::Puzzle;

/// The sentence, and the places that are the reason.
pub fn deduction(puzzle: &Puzzle, deduction: &Deduction) -> (Message, Vec<Place>) {
    let because = because(puzzle, &deduction.reason);
    let why = why(puzzle, &deduction.reason);
    match deduction.effect {
        Effect::Starves(at) => {
            (message!("calcudoku-why-starves", why = why, cell = cell(puzzle, at)), because)
        }
        _ => (why, because),
    }
}

/// The places that are the reason.
fn because(puzzle: &Puzzle, reason: &Reason) -> Vec<Place> {
    match reason {
        Reason::Clash { cells: both, .. } => cells(puzzle, both),
        Reason::NoNumber { cell } | Reason::NakedSingle { cell, .. } => cells(puzzle, &[*cell]),
        Reason::NoPlace { line, .. } | Reason::HiddenSingle { line, .. } => vec![line.place()],
        Reason::NoFilling { cage }
        | Reason::CageOfOne { cage }
        | Reason::Combinations { cage, .. }
        | Reason::LastCell { cage, .. }
        | Reason::ByCell { cage, .. }
        | Reason::Locked { cage, .. } => {
            puzzle.cages()[*cage].cells.iter().map(|cell| Place::Cell(*cell)).collect()
        }
        Reason::NakedSet { cells: some, .. }
        | Reason::HiddenSet { cells: some, .. }
        | Reason::Chain { cells: some, .. } => cells(puzzle, some),
        Reason::Fish { lines: some, .. } => lines(some),
        Reason::Sum { lines: some, cells: left, .. }
        | Reason::SumOutside { lines: some, cells: left, .. }
        | Reason::Parity { lines: some, cells: left, .. } => {
            [lines(some), cells(puzzle, left)].concat()
        }
        Reason::Trial { cell, end, .. } => {
            [cells(puzzle, &[*cell]), self::because(puzzle, end)].concat()
        }
    }
}

fn why(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::Clash { .. }
        | Reason::NoNumber { .. }
        | Reason::NoPlace { .. }
        | Reason::NoFilling { .. } => message!("calcudoku-why-end", end = end(puzzle, reason)),
        Reason::Trial { cell: at, number, steps, end: last } => message!(
            "calcudoku-why-trial",
            cell = cell(puzzle, *at),
            number = *number,
            steps = *steps,
            end = end(puzzle, last)
        ),
        Reason::CageOfOne { cage }
        | Reason::Combinations { cage, .. }
        | Reason::LastCell { cage, .. }
        | Reason::ByCell { cage, .. }
        | Reason::Locked { cage, .. } => {
            let (target, at) = name(puzzle, *cage);
            in_cage(puzzle, reason, target, at)
        }
        Reason::NakedSingle { .. }
        | Reason::HiddenSingle { .. }
        | Reason::NakedSet { .. }
        | Reason::HiddenSet { .. } => in_line(puzzle, reason),
        Reason::Fish { .. }
        | Reason::Chain { .. }
        | Reason::Sum { .. }
        | Reason::SumOutside { .. }
        | Reason::Parity { .. } => across(puzzle, reason),
    }
}

/// What cannot be: the end of a sentence.
fn end(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::Clash { line, cells: both, number } => message!(
            "calcudoku-end-clash",
            line = line.place(),
            cells = cells(puzzle, both),
            number = *number
        ),
        Reason::NoPlace { line, number } => {
            message!("calcudoku-end-no-place", line = line.place(), number = *number)
        }
        Reason::NoFilling { cage } => {
            let (target, at) = name(puzzle, *cage);
            message!("calcudoku-end-no-filling", target = target, at = at)
        }
        Reason::NoNumber { cell: at } => {
            message!("calcudoku-end-no-number", cell = cell(puzzle, *at))
        }
        // No other reason ends anything.
        _ => why(puzzle, reason),
    }
}

/// What follows from one cage.
fn in_cage(puzzle: &Puzzle, reason: &Reason, target: String, at: Cell) -> Message {
    match reason {
        Reason::Combinations { numbers, .. } => {
            let numbers = list(*numbers);
            message!("calcudoku-why-combinations", target = target, at = at, numbers = numbers)
        }
        Reason::LastCell { cell: last, number, .. } => message!(
            "calcudoku-why-last-cell",
            target = target,
            at = at,
            cell = cell(puzzle, *last),
            number = *number
        ),
        Reason::ByCell { cell: which, numbers, .. } => message!(
            "calcudoku-why-by-cell",
            target = target,
            at = at,
            cell = cell(puzzle, *which),
            numbers = list(*numbers)
        ),
        Reason::Locked { line, number, .. } => message!(
            "calcudoku-why-locked",
            target = target,
            at = at,
            line = line.place(),
            number = *number
        ),
        _ => message!("calcudoku-why-cage-of-one", cell = at, target = target),
    }
}

/// What follows from one line.
fn in_line(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::HiddenSingle { line, cell: at, number } => message!(
            "calcudoku-why-hidden-single",
            line = line.place(),
            cell = cell(puzzle, *at),
            number = *number
        ),
        Reason::NakedSet { line, cells: set, numbers } => message!(
            "calcudoku-why-naked-set",
            line = line.place(),
            cells = cells(puzzle, set),
            numbers = list(*numbers)
        ),
        Reason::HiddenSet { line, cells: set, numbers } => message!(
            "calcudoku-why-hidden-set",
            line = line.place(),
            cells = cells(puzzle, set),
            numbers = list(*numbers)
        ),
        Reason::NakedSingle { cell: at, number } => {
            message!("calcudoku-why-naked-single", cell = cell(puzzle, *at), number = *number)
        }
        _ => across(puzzle, reason),
    }
}

/// What follows from several lines.
fn across(puzzle: &Puzzle, reason: &Reason) -> Message {
    match reason {
        Reason::Fish { number, lines: some, across } => message!(
            "calcudoku-why-fish",
            number = *number,
            lines = lines(some),
            across = lines(across)
        ),
        Reason::Sum { lines: some, cells: left, sum } => message!(
            "calcudoku-why-sum",
            lines = lines(some),
            cells = cells(puzzle, left),
            sum = *sum,
            count = left.len()
        ),
        Reason::SumOutside { lines: some, cells: left, sum } => message!(
            "calcudoku-why-sum-outside",
            lines = lines(some),
            cells = cells(puzzle, left),
            sum = *sum,
            count = left.len()
        ),
        Reason::Parity { lines: some, cells: left, odd } => message!(
            "calcudoku-why-parity",
            lines = lines(some),
            cells = cells(puzzle, left),
            parity = if *odd { "odd" } else { "even" },
            count = left.len()
        ),
        Reason::Chain { cells: links, number } => message!(
            "calcudoku-why-chain",
            first = cell(puzzle, links[0]),
            last = cell(puzzle, links[links.len() - 1]),
            links = links.len(),
            number = *number
        ),
        _ => end(puzzle, reason),
    }
}

/// How a cage is named: its target with the sign of its operator, and its first cell.
fn name(puzzle: &Puzzle, cage: usize) -> (String, Cell) {
    let cage = &puzzle.cages()[cage];
    (draw::target(cage), cage.cells[0])
}

fn cells(puzzle: &Puzzle, cells: &[usize]) -> Vec<Place> {
    cells.iter().map(|at| Place::Cell(cell(puzzle, *at))).collect()
}

fn lines(lines: &[Line]) -> Vec<Place> {
    lines.iter().map(|line| line.place()).collect()
}

/// Numbers in a row, the same in every language.
fn list(numbers: u32) -> String {
    each_number(numbers).map(|number| number.to_string()).collect::<Vec<_>>().join(", ")
}
