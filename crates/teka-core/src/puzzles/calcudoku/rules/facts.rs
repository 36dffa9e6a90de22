//! What all the fillings of a cage have in common.

use std::ops::ControlFlow;

use super::board::{Board, Line};
use crate::puzzles::calcudoku::model::fillings::{Asked, Walked, Walker};

/// The most numbers tried in one cage. Six open cells of a 9x9 grid need fewer;
/// where more are needed, hardly anything follows from the cage.
const MOST_TRIED: u64 = 200_000;

/// What all the fillings of a cage have in common.
#[derive(Clone, Debug)]
pub struct Facts {
    /// What may stand in each cell, in the order of the cage; nothing if there is no filling.
    pub cells: Vec<u32>,
    /// What must stand in the cage's part of each of its lines.
    pub lines: Vec<(Line, u32)>,
    /// The sum, if it is always the same.
    pub sum: Option<u32>,
    /// Whether the sum is odd, if it always is or never.
    pub odd: Option<bool>,
}

impl Facts {
    /// What the cage as a whole can hold.
    pub fn numbers(&self) -> u32 {
        self.cells.iter().fold(0, |all, numbers| all | numbers)
    }
}

/// The facts of a cage; none if its fillings are too many to try.
pub fn of(board: &Board, cage: usize) -> Option<Facts> {
    let clue = &board.layout.puzzle.cages()[cage];
    let candidates: Vec<u32> =
        board.layout.cages[cage].iter().map(|at| board.candidates[*at]).collect();
    let asked = Asked {
        operator: clue.operator,
        target: clue.target,
        cells: &clue.cells,
        domains: &candidates,
    };
    let mut survey = Survey::new(board, cage, &candidates);
    let walked = Walker::default().walk(&asked, MOST_TRIED, |numbers| survey.add(numbers));
    (walked != Walked::TooLong).then(|| survey.facts())
}

struct Survey<'a> {
    /// The candidates of each cell: more than these is never found.
    candidates: &'a [u32],
    cells: Vec<u32>,
    /// Each line of the cage, where in the cage its cells are, and what they always hold.
    lines: Vec<(Line, Vec<usize>, u32)>,
    sums: Option<(u32, u32)>,
    /// Whether an even and an odd sum were seen.
    parities: [bool; 2],
}

impl<'a> Survey<'a> {
    fn new(board: &Board, cage: usize, candidates: &'a [u32]) -> Self {
        let (layout, cells) = (board.layout, &board.layout.cages[cage]);
        let in_cage = |line: Line| {
            let on_line = |here: &usize| layout.lines_of(cells[*here]).contains(&line);
            let places: Vec<usize> = (0..cells.len()).filter(on_line).collect();
            (!places.is_empty()).then_some((line, places, u32::MAX))
        };
        Self {
            candidates,
            cells: vec![0; cells.len()],
            lines: layout.lines().filter_map(in_cage).collect(),
            sums: None,
            parities: [false; 2],
        }
    }

    /// Counts one filling; enough when no further filling can change anything.
    fn add(&mut self, numbers: &[u8]) -> ControlFlow<()> {
        for (cell, number) in self.cells.iter_mut().zip(numbers) {
            *cell |= 1 << number;
        }
        for (_, places, always) in &mut self.lines {
            *always &= places.iter().fold(0, |mask, here| mask | 1 << numbers[*here]);
        }
        let sum: u32 = numbers.iter().map(|number| u32::from(*number)).sum();
        let (least, most) = self.sums.unwrap_or((sum, sum));
        self.sums = Some((least.min(sum), most.max(sum)));
        self.parities[sum as usize % 2] = true;
        if self.is_settled() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    fn is_settled(&self) -> bool {
        self.parities == [true; 2]
            && self.lines.iter().all(|(_, _, always)| *always == 0)
            && self.cells == self.candidates
    }

    fn facts(self) -> Facts {
        let found = self.sums.is_some();
        let always = |(line, _, always)| (line, if found { always } else { 0 });
        Facts {
            cells: self.cells,
            lines: self.lines.into_iter().map(always).collect(),
            sum: self.sums.filter(|(least, most)| least == most).map(|(sum, _)| sum),
            odd: (self.parities[0] != self.parities[1]).then_some(self.parities[1]),
        }
    }
}
