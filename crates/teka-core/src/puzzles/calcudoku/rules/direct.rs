//! Rules that involve a single cell, line or cage: contradictions, singles, the fillings of a cage
//! and the first pencil marks.

use super::board::{Board, Layout, cell};
use super::deduction::{Deduction, Reason, each_number, only};
use crate::explain::{Finding, Then};
use crate::message;
use crate::place::Place;
use crate::puzzles::calcudoku::model::{Move, Puzzle, State};

/// Finds a number that occurs twice in a line.
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

/// Finds a cell without a candidate.
pub fn no_number(board: &Board) -> Option<Deduction> {
    let cell = board.candidates.iter().position(|numbers| *numbers == 0)?;
    Some(Deduction::impossible(Reason::NoNumber { cell }))
}

/// Finds a number that has no cell left in a line.
pub fn no_place(board: &Board) -> Option<Deduction> {
    board.layout.lines().find_map(|line| {
        let somewhere = board.layout.cells(line).fold(0, |all, at| all | board.candidates[at]);
        let number = each_number(board.layout.puzzle.all_numbers() & !somewhere).next()?;
        Some(Deduction::impossible(Reason::NoPlace { line, number }))
    })
}

/// Finds a cage that has no filling.
pub fn no_filling(board: &Board) -> Option<Deduction> {
    let hopeless = |cage: &usize| board.facts(*cage).is_some_and(|facts| facts.numbers() == 0);
    let cage = (0..board.layout.cages.len()).find(hopeless)?;
    Some(Deduction::impossible(Reason::NoFilling { cage }))
}

/// Finds a cell with only one candidate left.
pub fn naked_single(board: &Board) -> Option<Deduction> {
    let open = (0..board.candidates.len()).filter(|at| !board.is_fixed(*at));
    let (cell, number) = open.filter_map(|at| Some((at, only(board.candidates[at])?))).next()?;
    let effect = board.placing(cell, number);
    Some(Deduction { reason: Reason::NakedSingle { cell, number }, effect })
}

/// Finds a number with only one cell left in a line.
pub fn hidden_single(board: &Board) -> Option<Deduction> {
    board.layout.lines().find_map(|line| {
        let (mut once, mut twice) = (0, 0);
        for at in board.layout.cells(line) {
            twice |= once & board.candidates[at];
            once |= board.candidates[at];
        }
        let single = |number: &u8| {
            board.open_cells(line).find(|at| board.candidates[*at] & (1 << number) != 0)
        };
        let (number, cell) =
            each_number(once & !twice).find_map(|number| Some((number, single(&number)?)))?;
        let effect = board.placing(cell, number);
        Some(Deduction { reason: Reason::HiddenSingle { line, cell, number }, effect })
    })
}

/// Finds an empty cage of one cell.
pub fn cage_of_one(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let [at] = *board.layout.cages[cage] else { return None };
        let puzzle = board.layout.puzzle;
        // A target outside the range of numbers is reported by the rule for cages without a
        // filling.
        let number = u8::try_from(puzzle.cages()[cage].target).ok();
        let number = number.filter(|number| (1..=puzzle.size()).contains(number))?;
        let effect = (!board.is_fixed(at)).then(|| board.placing(at, number))?;
        Some(Deduction { reason: Reason::CageOfOne { cage }, effect })
    })
}

/// Finds the last empty cell of a cage.
pub fn last_cell(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let cells = &board.layout.cages[cage];
        let mut open = (0..cells.len()).filter(|here| !board.is_fixed(cells[*here]));
        let (here, None) = (open.next()?, open.next()) else { return None };
        let number = only(board.facts(cage)?.cells[here])?;
        let effect = board.placing(cells[here], number);
        Some(Deduction { reason: Reason::LastCell { cage, cell: cells[here], number }, effect })
    })
}

/// Finds candidates that the cage as a whole cannot contain, in any of its cells.
pub fn combinations(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let numbers = board.facts(cage)?.numbers();
        let effect = board.striking(open(board, cage).map(|(_, at)| (at, !numbers)))?;
        Some(Deduction { reason: Reason::Combinations { cage, numbers }, effect })
    })
}

/// Finds candidates of a cell that no filling of its cage puts there.
pub fn by_cell(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let facts = board.facts(cage)?;
        open(board, cage).find_map(|(here, cell)| {
            let numbers = board.candidates[cell] & !facts.cells[here];
            let effect = board.striking([(cell, numbers)])?;
            Some(Deduction { reason: Reason::ByCell { cage, cell, numbers }, effect })
        })
    })
}

/// Finds a number that every filling of a cage puts in the same line.
pub fn locked(board: &Board) -> Option<Deduction> {
    each_cage(board, |cage| {
        let facts = board.facts(cage)?;
        let all = facts.lines.iter();
        let mut musts =
            all.flat_map(|(line, always)| each_number(*always).map(|number| (*line, number)));
        musts.find_map(|(line, number)| {
            let others = board.open_cells(line).filter(|at| board.layout.cage_of[*at] != cage);
            let effect = board.striking(others.map(|at| (at, 1 << number)))?;
            Some(Deduction { reason: Reason::Locked { cage, line, number }, effect })
        })
    })
}

fn each_cage(board: &Board, look: impl FnMut(usize) -> Option<Deduction>) -> Option<Deduction> {
    (0..board.layout.cages.len()).find_map(look)
}

/// Returns the empty cells of a cage, each with its position in the cage.
fn open(board: &Board, cage: usize) -> impl Iterator<Item = (usize, usize)> {
    let cells = board.layout.cages[cage].iter().copied().enumerate();
    cells.filter(|(_, at)| !board.is_fixed(*at))
}

/// Adds missing pencil marks and removes those whose number is already in the row or column.
pub fn marks(puzzle: &Puzzle, state: &State) -> Option<Finding<Move>> {
    let layout = Layout::of(puzzle);
    let board = layout.board(state);
    let open: Vec<usize> = (0..board.candidates.len()).filter(|at| !board.is_fixed(*at)).collect();
    // A cell without candidates is left to another rule: without pencil marks it would look
    // unrestricted.
    open.iter().all(|at| board.candidates[*at] != 0).then_some(())?;
    let bare = open.iter().any(|at| state.marks()[*at] == 0);
    let marked = |at: usize| match state.marks()[at] {
        0 => puzzle.all_numbers(),
        marks => marks,
    };
    let stale = open.iter().flat_map(|at| {
        let numbers = marked(*at) & !board.candidates[*at];
        each_number(numbers).map(|number| Move::Unmark(cell(puzzle, *at), number))
    });
    let moves: Vec<Move> = bare.then_some(Move::MarkAll).into_iter().chain(stale).collect();
    let changed =
        |at: &&usize| state.marks()[**at] == 0 || marked(**at) & !board.candidates[**at] != 0;
    // Numbers on the board are the reason for removing pencil marks; the empty cells are the reason
    // for adding them.
    let because: Vec<usize> = match bare {
        true => open.iter().filter(changed).copied().collect(),
        false => standing(&board, &open, |at| marked(at) & !board.candidates[at]),
    };
    let because = because.iter().map(|at| Place::Cell(cell(puzzle, *at))).collect();
    let message =
        if bare { message!("calcudoku-why-marks") } else { message!("calcudoku-why-tidy") };
    (!moves.is_empty()).then_some(Finding { message, because, then: Then::Moves(moves) })
}

/// Returns the cells whose numbers are among the `stale` pencil marks of an empty cell in their row
/// or column.
fn standing(board: &Board, open: &[usize], stale: impl Fn(usize) -> u32) -> Vec<usize> {
    let size = board.layout.size;
    let shares_line =
        |one: usize, other: usize| one / size == other / size || one % size == other % size;
    let is_cause = |at: &usize| {
        let fixed = board.is_fixed(*at);
        fixed
            && open
                .iter()
                .any(|other| shares_line(*at, *other) && stale(*other) & board.candidates[*at] != 0)
    };
    (0..board.candidates.len()).filter(is_cause).collect()
}
