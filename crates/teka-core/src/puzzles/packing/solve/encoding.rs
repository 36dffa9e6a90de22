//! Converts between a puzzle and the problem that the searches use: the empty cells, renumbered for
//! the search, and the free pieces, grouped by shape into kinds.

use super::problem::{CellSet, Kind, Laid, Problem};
use crate::place::Cell;
use crate::puzzles::packing::model::{Board, BoardKind, CellIndex, Move, Puzzle};

/// A puzzle as a problem, and the mapping back.
#[derive(Clone, Debug)]
pub struct Encoding {
    problem: Problem,
    /// The cell of the board for each cell of the problem.
    cells: Vec<CellIndex>,
    /// The pieces of each kind, in the order of the puzzle.
    pieces: Vec<Vec<usize>>,
    letters: Vec<char>,
    /// The printed position of each placement of each kind.
    printed: Vec<Vec<Box<[Cell]>>>,
}

impl Encoding {
    /// Encodes what remains of a puzzle besides its given pieces.
    pub fn new(puzzle: &Puzzle) -> Self {
        let board = puzzle.board();
        let cells = empty_cells(puzzle);
        let mut numbers = vec![None; board.cells().len()];
        for (number, cell) in cells.iter().enumerate() {
            numbers[usize::from(*cell)] = Some(number);
        }
        let pieces = alike(puzzle);
        let touching = |cell: &CellIndex| {
            board.touching(usize::from(*cell)).filter_map(|other| numbers[other]).collect()
        };
        let kinds = pieces.iter().map(|alike| kind(puzzle, alike, &numbers)).collect();
        let problem =
            Problem { cells: cells.len(), touching: cells.iter().map(touching).collect(), kinds };
        let letters = puzzle.pieces().iter().map(|piece| piece.letter()).collect();
        let printed = |cells_of: &CellSet| {
            cells_of.iter().map(|number| board.cells()[usize::from(cells[number])]).collect()
        };
        let printed = problem
            .kinds
            .iter()
            .map(|kind| kind.placements.iter().map(printed).collect())
            .collect();
        Self { problem, cells, pieces, letters, printed }
    }

    /// Returns the problem for the searches.
    pub fn problem(&self) -> &Problem {
        &self.problem
    }

    /// Returns the pieces of a kind, in the order of the puzzle.
    pub fn pieces(&self, kind: usize) -> &[usize] {
        &self.pieces[kind]
    }

    /// Converts cells of the problem to cells of the board, in ascending order.
    pub fn on_board(&self, cells: &CellSet) -> Box<[CellIndex]> {
        let mut cells: Box<[_]> = cells.iter().map(|number| self.cells[number]).collect();
        cells.sort_unstable();
        cells
    }

    /// Returns the cells of the board that a placement covers, in ascending order.
    pub fn lies_on(&self, laid: Laid) -> Box<[CellIndex]> {
        self.on_board(self.problem.covered(laid))
    }

    /// Converts a map of the board's cells to one of the problem's cells. Returns `None` if an
    /// empty cell maps to one that is not empty.
    pub fn numbered(&self, map: &[CellIndex]) -> Option<Vec<usize>> {
        let image = |cell: &CellIndex| {
            self.cells.iter().position(|other| *other == map[usize::from(*cell)])
        };
        self.cells.iter().map(image).collect()
    }

    /// Returns the puzzle with these placements given as well.
    pub fn with_given(&self, puzzle: &Puzzle, laid: &[Laid]) -> Puzzle {
        let mut used = vec![0; self.pieces.len()];
        laid.iter().fold(puzzle.clone(), |puzzle, laid| {
            let kind = usize::from(laid.kind);
            let piece = self.pieces[kind][used[kind]];
            used[kind] += 1;
            puzzle.lay(piece, self.lies_on(*laid))
        })
    }

    /// Writes these placements as moves to `moves`, reusing its memory: there may be hundreds of
    /// thousands of solutions per second.
    pub fn write_moves(&self, laid: &[Laid], moves: &mut Vec<Move>) {
        let mut used = [0u8; crate::puzzles::packing::MAX_PIECES];
        moves.resize_with(laid.len(), || Move { letter: ' ', cells: Vec::new() });
        for (action, laid) in moves.iter_mut().zip(laid) {
            let kind = usize::from(laid.kind);
            action.letter = self.letters[self.pieces[kind][usize::from(used[kind])]];
            used[kind] += 1;
            let cells = &self.printed[kind][usize::from(laid.placement)];
            action.cells.clear();
            action.cells.extend_from_slice(cells);
        }
    }

    /// Converts these placements to moves.
    pub fn moves(&self, laid: &[Laid]) -> Vec<Move> {
        let mut moves = Vec::new();
        self.write_moves(laid, &mut moves);
        moves
    }
}

/// Returns the empty cells in search order: along the short side of a flat board, so that nearby
/// cells have similar numbers.
fn empty_cells(puzzle: &Puzzle) -> Vec<CellIndex> {
    let board = puzzle.board();
    let mut is_given = vec![false; board.cells().len()];
    for piece in 0..puzzle.pieces().len() {
        puzzle
            .given(piece)
            .into_iter()
            .flatten()
            .for_each(|cell| is_given[usize::from(*cell)] = true);
    }
    let mut cells: Vec<CellIndex> = (0..=CellIndex::MAX)
        .zip(is_given)
        .filter(|(_, given)| !given)
        .map(|(cell, _)| cell)
        .collect();
    cells.sort_by_key(|cell| order(board, usize::from(*cell)));
    cells
}

fn order(board: &Board, cell: usize) -> [i16; 3] {
    let [x, y, z] = board.points()[cell];
    let is_tall = board.rows() > board.columns();
    if board.kind() == BoardKind::Pyramid || is_tall { [x, y, z] } else { [y, x, z] }
}

/// Returns the free pieces grouped by shape, in the order of the puzzle.
fn alike(puzzle: &Puzzle) -> Vec<Vec<usize>> {
    let mut kinds: Vec<(Box<[(u8, u8)]>, Vec<usize>)> = Vec::new();
    let free = (0..puzzle.pieces().len()).filter(|piece| puzzle.given(*piece).is_none());
    for piece in free {
        let shape = puzzle.pieces()[piece].shape();
        match kinds.iter_mut().find(|(known, _)| *known == shape) {
            Some((_, pieces)) => pieces.push(piece),
            None => kinds.push((shape, vec![piece])),
        }
    }
    kinds.into_iter().map(|(_, pieces)| pieces).collect()
}

fn kind(puzzle: &Puzzle, alike: &[usize], numbers: &[Option<usize>]) -> Kind {
    let piece = &puzzle.pieces()[alike[0]];
    let empty = |cells: Box<[CellIndex]>| {
        cells.iter().map(|cell| numbers[usize::from(*cell)]).collect::<Option<CellSet>>()
    };
    let placements = puzzle.board().placements(piece).into_iter().filter_map(empty).collect();
    Kind { count: alike.len(), size: piece.size(), connected: piece.is_connected(), placements }
}
