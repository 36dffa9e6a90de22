//! A grid as read from a text, before it is known to be valid.

use super::super::model::{Cage, Operator, Puzzle, is_connected, reach};
use super::clue::Clue;
use super::flaws;
use crate::diagnostic::{Diagnostics, Parsed, Span};
use crate::place::Cell;
use crate::reading::Slice;

/// A grid as read from a text. Its cells are on the grid, each in at most one cage.
#[derive(Debug)]
pub struct Sketch {
    /// The number of rows and columns.
    pub size: u8,
    /// The cages in the order of the text.
    pub cages: Vec<Drawn>,
    /// The mistakes found so far.
    pub flaws: Diagnostics,
}

/// A cage as read from a text.
#[derive(Debug)]
pub struct Drawn {
    /// The name of the cage in the text.
    pub name: String,
    /// Its cells in reading order, with their positions in the text.
    pub cells: Vec<(Cell, Span)>,
    /// Its target; `None` if it is missing, which is reported separately.
    pub clue: Option<Clue>,
}

impl Drawn {
    /// Creates a cage without cells or a target.
    pub fn new(name: impl ToString) -> Self {
        Self { name: name.to_string(), cells: Vec::new(), clue: None }
    }
}

impl Sketch {
    /// Creates an empty grid.
    pub fn new(size: u8) -> Self {
        Self { size, cages: Vec::new(), flaws: Diagnostics::default() }
    }

    /// Reads the targets of the cages in turn, one per line; `last` is the last line of the text.
    pub fn read_clues(&mut self, clues: &[Slice], last: Slice) {
        for (cage, line) in self.cages.iter_mut().zip(clues) {
            match Clue::read(*line) {
                Ok(clue) => cage.clue = Some(clue),
                Err(flaws) => self.flaws.extend(flaws.0),
            }
        }
        let count = self.cages.len();
        if clues.len() != count {
            let surplus = clues.get(count).map(Slice::span);
            let at = surplus.unwrap_or(last.end());
            self.flaws.push(flaws::clue_count(at, clues.len(), count));
        }
    }

    /// Builds the puzzle. The format has already checked that every cell is in a cage. Returns all
    /// mistakes found if the puzzle is not valid.
    pub fn into_read(mut self) -> Result<Parsed<Puzzle>, Diagnostics> {
        let (mut cages, mut warnings) = (Vec::new(), Diagnostics::default());
        for drawn in &self.cages {
            let Some(cage) = checked(drawn, &mut self.flaws) else { continue };
            if !reach::can_reach(self.size, &cage) {
                warnings.extend(drawn.clue.map(|clue| flaws::unreachable(drawn, &cage, clue.span)));
            }
            if is_extension(&cage) {
                warnings.extend(drawn.clue.map(|clue| flaws::extension(drawn, &cage, clue.span)));
            }
            cages.push(cage);
        }
        self.flaws.sorted().or_ok(())?;
        let value = Puzzle::new(self.size, cages).ok_or_else(flaws::unsound)?;
        Ok(Parsed { value, warnings })
    }
}

/// Returns `true` for a difference or quotient of more than two cells, which is accepted as an
/// extension.
fn is_extension(cage: &Cage) -> bool {
    matches!(cage.operator, Operator::Subtract | Operator::Divide) && cage.cells.len() > 2
}

/// Returns the cage if it is valid.
fn checked(drawn: &Drawn, wrong: &mut Diagnostics) -> Option<Cage> {
    let cells: Vec<Cell> = drawn.cells.iter().map(|(cell, _)| *cell).collect();
    let clue = drawn.clue.filter(|_| !cells.is_empty())?;
    if !is_connected(&cells) {
        wrong.push(flaws::split_cage(drawn));
    }
    let operator = clue.operator_for(cells.len());
    if operator.is_none() {
        wrong.push(flaws::operator(drawn, &clue));
    }
    Some(Cage { operator: operator?, target: clue.target, cells })
}
