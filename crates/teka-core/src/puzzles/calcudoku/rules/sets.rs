//! Sets of equal size: k cells and k numbers within a line, or one number in k rows and k columns.

use std::ops::RangeInclusive;

use super::board::{Board, Line};
use super::deduction::{Deduction, Reason, each_number};

/// The maximum number of sets to examine in one line. Grids up to 9x9 need a few hundred.
const MOST_TRIED: u32 = 50_000;

pub fn naked_pair(board: &Board) -> Option<Deduction> {
    in_lines(board, 2..=2, naked)
}

pub fn hidden_pair(board: &Board) -> Option<Deduction> {
    in_lines(board, 2..=2, hidden)
}

pub fn naked_triple(board: &Board) -> Option<Deduction> {
    in_lines(board, 3..=3, naked)
}

pub fn hidden_triple(board: &Board) -> Option<Deduction> {
    in_lines(board, 3..=3, hidden)
}

pub fn naked_quadruple(board: &Board) -> Option<Deduction> {
    in_lines(board, 4..=4, naked)
}

pub fn hidden_quadruple(board: &Board) -> Option<Deduction> {
    in_lines(board, 4..=4, hidden)
}

/// Finds a set of five or more. Grids up to 9x9 never need this, because the rest of the line is a
/// smaller set.
pub fn large(board: &Board) -> Option<Deduction> {
    in_lines(board, 5..=12, naked).or_else(|| in_lines(board, 5..=12, hidden))
}

pub fn x_wing(board: &Board) -> Option<Deduction> {
    fish(board, 2..=2)
}

pub fn swordfish(board: &Board) -> Option<Deduction> {
    fish(board, 3..=3)
}

/// Finds a fish in four or more lines.
pub fn large_fish(board: &Board) -> Option<Deduction> {
    fish(board, 4..=12)
}

fn in_lines(
    board: &Board,
    sizes: RangeInclusive<usize>,
    look: fn(&Board, Line, usize) -> Option<Deduction>,
) -> Option<Deduction> {
    sizes.into_iter().find_map(|size| {
        // Either the set or the rest of the line has at most half of its cells.
        let wide = |line: &Line| board.open_cells(*line).count() >= 2 * size;
        board.layout.lines().filter(wide).find_map(|line| look(board, line, size))
    })
}

/// Finds k cells of a line with only k candidates between them, which no other cell can contain.
fn naked(board: &Board, line: Line, size: usize) -> Option<Deduction> {
    let open: Vec<usize> = board.open_cells(line).collect();
    let masks: Vec<u32> = open.iter().map(|at| board.candidates[*at]).collect();
    each_set(&masks, size, &mut |chosen, numbers| {
        let others = (0..open.len()).filter(|here| !chosen.contains(here));
        let effect = board.striking(others.map(|here| (open[here], numbers)))?;
        let cells = chosen.iter().map(|here| open[*here]).collect();
        Some(Deduction { reason: Reason::NakedSet { line, cells, numbers }, effect })
    })
}

/// Finds k numbers with only k cells between them in a line, which can contain no other number.
fn hidden(board: &Board, line: Line, size: usize) -> Option<Deduction> {
    let open: Vec<usize> = board.open_cells(line).collect();
    let anywhere = open.iter().fold(0, |all, at| all | board.candidates[*at]);
    let numbers: Vec<u8> = each_number(anywhere).collect();
    let places = |number: &u8| {
        let holds = |(here, at): (usize, &usize)| ((board.candidates[*at] >> number) & 1) << here;
        open.iter().enumerate().map(holds).fold(0, |mask, bit| mask | bit)
    };
    let masks: Vec<u32> = numbers.iter().map(places).collect();
    each_set(&masks, size, &mut |chosen, places| {
        let cells: Vec<usize> = each_number(places).map(|here| open[usize::from(here)]).collect();
        let numbers = chosen.iter().fold(0, |mask, which| mask | 1 << numbers[*which]);
        let effect = board.striking(cells.iter().map(|at| (*at, !numbers)))?;
        Some(Deduction { reason: Reason::HiddenSet { line, cells, numbers }, effect })
    })
}

fn fish(board: &Board, sizes: RangeInclusive<usize>) -> Option<Deduction> {
    let count = board.layout.size as u8;
    let directions: [(fn(u8) -> Line, fn(u8) -> Line); 2] =
        [(Line::Row, Line::Column), (Line::Column, Line::Row)];
    sizes.into_iter().find_map(|size| {
        (1..=count).find_map(|number| {
            directions
                .into_iter()
                .find_map(|(along, across)| swim(board, number, size, along, across))
        })
    })
}

/// Finds k lines in which a number's candidates are in only k crossing lines, where no other line
/// can contain the number.
fn swim(
    board: &Board,
    number: u8,
    size: usize,
    along: fn(u8) -> Line,
    across: fn(u8) -> Line,
) -> Option<Deduction> {
    let (layout, count) = (board.layout, board.layout.size as u8);
    let places = |line: &u8| {
        let holds = |at: usize| !board.is_fixed(at) && board.candidates[at] & (1 << number) != 0;
        let cells = layout.cells(along(*line)).enumerate();
        cells.fold(0u32, |mask, (here, at)| mask | u32::from(holds(at)) << here)
    };
    let (lines, masks): (Vec<u8>, Vec<u32>) =
        (0..count).map(|line| (line, places(&line))).filter(|(_, mask)| *mask != 0).unzip();
    (lines.len() >= 2 * size).then_some(())?;
    each_set(&masks, size, &mut |chosen, crossed| {
        let others = (0..lines.len()).filter(|which| !chosen.contains(which));
        let cells = others.flat_map(|which| layout.cells(along(lines[which])).enumerate());
        let struck = cells.filter(|(here, _)| (crossed >> here) & 1 == 1);
        let effect = board.striking(
            struck.filter(|(_, at)| !board.is_fixed(*at)).map(|(_, at)| (at, 1 << number)),
        )?;
        let lines = chosen.iter().map(|which| along(lines[*which])).collect();
        let across = each_number(crossed).map(across).collect();
        Some(Deduction { reason: Reason::Fish { number, lines, across }, effect })
    })
}

/// Returns the result of `found` for the first set of `size` masks that have at most `size` bits
/// between them and for which `found` returns a deduction.
fn each_set(
    masks: &[u32],
    size: usize,
    found: &mut dyn FnMut(&[usize], u32) -> Option<Deduction>,
) -> Option<Deduction> {
    let mut tried = 0;
    choose(masks, size, &mut Vec::new(), 0, &mut tried, found)
}

fn choose(
    masks: &[u32],
    size: usize,
    chosen: &mut Vec<usize>,
    union: u32,
    tried: &mut u32,
    found: &mut dyn FnMut(&[usize], u32) -> Option<Deduction>,
) -> Option<Deduction> {
    if chosen.len() == size {
        return found(chosen, union);
    }
    let first = chosen.last().map_or(0, |last| last + 1);
    for next in first..masks.len() {
        let wider = union | masks[next];
        *tried += 1;
        if wider.count_ones() as usize > size || *tried > MOST_TRIED {
            continue;
        }
        chosen.push(next);
        let finding = choose(masks, size, chosen, wider, tried, found);
        if finding.is_some() {
            return finding;
        }
        chosen.pop();
    }
    None
}
