//! Every row and column has the same sum. Subtracting the cages of known sum gives the sum of the
//! remaining cells, or at least whether it is odd.

use super::board::{Board, Line};
use super::deduction::{Deduction, Reason, each_number};

/// The maximum number of adjacent lines to combine.
const MOST_LINES: u8 = 3;
/// The maximum number of remaining cells; people cannot work with more.
const MOST_CELLS: usize = 3;

/// Finds cells whose sum follows from the sum of some lines, and candidates that cannot contribute
/// to it.
pub fn line_sum(board: &Board) -> Option<Deduction> {
    let looks: [fn(&Board, &[Line]) -> Option<Deduction>; 3] = [inside, outside, parity];
    let size = board.layout.size as u8;
    (1..=MOST_LINES.min(size)).find_map(|wide| {
        (0..=size - wide).find_map(|first| {
            let lines = |line: fn(u8) -> Line| (first..first + wide).map(line).collect();
            let both: [Vec<Line>; 2] = [lines(Line::Row), lines(Line::Column)];
            both.iter().find_map(|block| looks.into_iter().find_map(|look| look(board, block)))
        })
    })
}

/// Returns the cages inside the block and those that extend beyond it.
fn cages(board: &Board, block: &[Line]) -> (Vec<usize>, Vec<usize>) {
    let layout = board.layout;
    let cells = block.iter().flat_map(|line| layout.cells(*line));
    let mut touched: Vec<usize> = cells.map(|at| layout.cage_of[at]).collect();
    touched.sort_unstable();
    touched.dedup();
    touched
        .into_iter()
        .partition(|cage| layout.cages[*cage].iter().all(|at| is_in(board, block, *at)))
}

fn is_in(board: &Board, block: &[Line], at: usize) -> bool {
    board.layout.lines_of(at).iter().any(|line| block.contains(line))
}

fn total(board: &Board, block: &[Line]) -> u32 {
    let size = board.layout.size as u32;
    block.len() as u32 * size * (size + 1) / 2
}

/// Returns the empty cells among `cells`, and the sum of the filled ones.
fn weigh(board: &Board, cells: impl Iterator<Item = usize>) -> (Vec<usize>, u32) {
    let (open, fixed): (Vec<usize>, Vec<usize>) = cells.partition(|at| !board.is_fixed(*at));
    (open, fixed.iter().map(|at| u32::from(board.numbers[*at])).sum())
}

fn is_open(board: &Board, cage: usize) -> bool {
    board.layout.cages[cage].iter().any(|at| !board.is_fixed(*at))
}

/// Examines the cells that are left in the block after the cages of known sum.
fn inside(board: &Board, block: &[Line]) -> Option<Deduction> {
    let (within, _) = cages(board, block);
    let known: Vec<usize> =
        within.into_iter().filter(|cage| board.sum_of(*cage).is_some()).collect();
    known.iter().any(|cage| is_open(board, *cage)).then_some(())?;
    let (cells, written) = left_over(board, block, &known);
    let counted: u64 = known.iter().filter_map(|cage| board.sum_of(*cage)).map(u64::from).sum();
    let left = u64::from(total(board, block)).checked_sub(counted + u64::from(written))?;
    let sum = u32::try_from(left).ok()?;
    let strikes = unmade(board, &cells, |made| made == sum)?;
    let reason = Reason::Sum { lines: block.to_vec(), cells, sum };
    Some(Deduction { reason, effect: board.striking(strikes)? })
}

/// Examines the cells beyond the block, when cages of known sum cover it.
fn outside(board: &Board, block: &[Line]) -> Option<Deduction> {
    let (within, across) = cages(board, block);
    let all = || within.iter().chain(&across);
    let counted = all().map(|cage| board.sum_of(*cage).map(u64::from)).sum::<Option<u64>>()?;
    let cells = across.iter().flat_map(|cage| board.layout.cages[*cage].iter().copied());
    let (cells, written) = weigh(board, cells.filter(|at| !is_in(board, block, *at)));
    let over = counted.checked_sub(u64::from(total(board, block) + written))?;
    let sum = u32::try_from(over).ok()?;
    let strikes = unmade(board, &cells, |made| made == sum)?;
    let reason = Reason::SumOutside { lines: block.to_vec(), cells, sum };
    Some(Deduction { reason, effect: board.striking(strikes)? })
}

/// Examines the cells that are left in the block after the cages whose sum is known to be odd or
/// even.
fn parity(board: &Board, block: &[Line]) -> Option<Deduction> {
    let (within, _) = cages(board, block);
    let odd = |cage: usize| match board.sum_of(cage) {
        Some(sum) => Some(sum % 2 == 1),
        None => board.facts(cage)?.odd,
    };
    let known: Vec<usize> = within.into_iter().filter(|cage| odd(*cage).is_some()).collect();
    known.iter().any(|cage| is_open(board, *cage)).then_some(())?;
    let (cells, written) = left_over(board, block, &known);
    let odds = known.iter().filter(|cage| odd(**cage) == Some(true)).count() as u32;
    let odd = (total(board, block) + written + odds) % 2 == 1;
    let strikes = unmade(board, &cells, |made| (made % 2 == 1) == odd)?;
    let reason = Reason::Parity { lines: block.to_vec(), cells, odd };
    Some(Deduction { reason, effect: board.striking(strikes)? })
}

/// Returns the empty cells of the block that are in no known cage, and the sum of the filled ones.
fn left_over(board: &Board, block: &[Line], known: &[usize]) -> (Vec<usize>, u32) {
    let cells = block.iter().flat_map(|line| board.layout.cells(*line));
    weigh(board, cells.filter(|at| !known.contains(&board.layout.cage_of[*at])))
}

/// Returns the candidates of a few cells that occur in no suitable sum.
fn unmade(board: &Board, cells: &[usize], fits: impl Fn(u32) -> bool) -> Option<Vec<(usize, u32)>> {
    (1..=MOST_CELLS).contains(&cells.len()).then_some(())?;
    let mut made = vec![0; cells.len()];
    make(board, cells, &mut Vec::new(), &fits, &mut made);
    Some(cells.iter().zip(made).map(|(at, made)| (*at, !made)).collect())
}

fn make(
    board: &Board,
    cells: &[usize],
    chosen: &mut Vec<u8>,
    fits: &impl Fn(u32) -> bool,
    made: &mut [u32],
) {
    let here = chosen.len();
    if here == cells.len() {
        if fits(chosen.iter().map(|number| u32::from(*number)).sum()) {
            made.iter_mut().zip(&*chosen).for_each(|(made, number)| *made |= 1 << number);
        }
        return;
    }
    for number in each_number(board.candidates[cells[here]]) {
        let clashes = |before: usize| {
            chosen[before] == number && board.layout.sees(cells[before], cells[here])
        };
        if (0..here).any(clashes) {
            continue;
        }
        chosen.push(number);
        make(board, cells, chosen, fits, made);
        chosen.pop();
    }
}
