//! A board as drawn in a text, before it is known to be valid: rows of labels with their positions.
//! Every format except URLs becomes a sketch, so that the same code checks all of them. A sketch
//! stays small even if the text is large.

use super::super::model::{MAX_SIZE, Puzzle};
use super::{flaws, letter};
use crate::diagnostic::{Diagnostic, Diagnostics, Span};
use crate::message;
use crate::place::Cell;
use crate::reading::short;

/// The maximum number of rows, and of cells in a row, that are kept: one more than a board can
/// have.
pub const KEPT: usize = MAX_SIZE as usize + 1;

/// One cell.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drawn<'a> {
    /// The label of its region.
    pub label: &'a str,
    /// Its position in the text.
    pub span: Span,
    /// Whether the cell contains a given queen.
    pub given: bool,
}

/// One row.
#[derive(Clone, Debug)]
pub struct Row<'a> {
    /// The first [`KEPT`] cells.
    pub cells: Vec<Drawn<'a>>,
    /// The total number of cells.
    pub count: usize,
    /// Its position in the text.
    pub span: Span,
    /// The position where another cell would go.
    pub end: Span,
    /// Whether its cells are items of a list, whose labels need not be letters.
    pub listed: bool,
}

impl<'a> Row<'a> {
    /// Creates a row without cells.
    pub fn new(span: Span, end: Span, listed: bool) -> Self {
        Self { cells: Vec::with_capacity(KEPT), count: 0, span, end, listed }
    }

    /// Adds a cell.
    pub fn push(&mut self, label: &'a str, span: Span) {
        self.count += 1;
        if self.cells.len() < KEPT {
            self.cells.push(Drawn { label, span, given: false });
        }
    }

    /// Marks the last cell as a given queen.
    pub fn mark_last_as_given(&mut self) {
        if self.count == self.cells.len()
            && let Some(last) = self.cells.last_mut()
        {
            last.given = true;
        }
    }

    /// Returns the cells that should be letters but are not.
    fn wrong_cells(&self) -> impl Iterator<Item = &Drawn<'a>> {
        let wrong = |cell: &&Drawn| !cell.label.chars().all(char::is_alphabetic);
        self.cells.iter().filter(move |cell| !self.listed && wrong(cell))
    }
}

/// A whole board.
#[derive(Clone, Debug, Default)]
pub struct Sketch<'a> {
    /// The first [`KEPT`] rows.
    pub rows: Vec<Row<'a>>,
    /// The total number of rows.
    pub count: usize,
    /// The mistakes found so far.
    pub flaws: Diagnostics,
}

impl<'a> Sketch<'a> {
    /// Adds a row, which is built only if it will be kept.
    pub fn push(&mut self, row: impl FnOnce() -> Row<'a>) {
        self.count += 1;
        if self.rows.len() < KEPT {
            self.rows.push(row());
        }
    }

    /// Builds the board with the given queens drawn in it and those in `given`. Returns all
    /// mistakes found if it is not valid.
    pub fn into_puzzle(mut self, given: Vec<Cell>) -> Result<Puzzle, Diagnostics> {
        match self.rows.first() {
            None => return Err(flaws::empty().into()),
            // A first row this long means that the text is not a Queens board at all.
            Some(first) if first.count > usize::from(MAX_SIZE) => {
                return Err(flaws::wide(first).into());
            }
            Some(_) => {}
        }
        self.check_signs();
        self.check_shape();
        // Regions can be counted only if every cell is known.
        std::mem::take(&mut self.flaws).sorted().or_ok(())?;
        let (regions, first_cells) = self.regions();
        self.check_regions(&first_cells)?;
        self.build(&regions, &first_cells, given).ok_or_else(|| flaws::empty().into())
    }

    /// Reports the characters that are not letters.
    pub fn check_signs(&mut self) {
        let wrong = self.rows.iter().flat_map(Row::wrong_cells).take(Diagnostics::MOST);
        self.flaws.extend(wrong.map(flaws::sign));
    }

    fn check_shape(&mut self) {
        let size = self.width();
        for (number, row) in (1..).zip(&self.rows).filter(|(_, row)| row.count != size) {
            self.flaws.push(match number {
                1 => flaws::first_row_length(row, size),
                _ => flaws::row_length(row, number, size),
            });
        }
        self.check_row_count(size);
    }

    /// Returns the width of the board. That is the length of the first row, unless all other rows
    /// agree on another length and the number of rows differs from the first row's length.
    fn width(&self) -> usize {
        let first = self.rows.first().map_or(0, |row| row.count);
        let second = self.rows.get(1).map_or(first, |row| row.count);
        let agree = self.rows.iter().skip(1).all(|row| row.count == second);
        let better = second <= usize::from(MAX_SIZE) && first != self.count;
        if agree && better && self.rows.len() > 2 { second } else { first }
    }

    fn check_row_count(&mut self, size: usize) {
        let at = if self.count < size { self.rows.last() } else { self.rows.get(size) };
        self.flaws.extend(at.map(|row| flaws::row_count(row, self.count, size)));
    }

    fn check_regions(&self, first_cells: &[Drawn]) -> Result<(), Diagnostics> {
        let (count, size) = (first_cells.len(), self.rows.len());
        if let Some(surplus) = first_cells.get(size) {
            let surplus = typing_slip(first_cells).unwrap_or(surplus);
            let flaw = flaws::regions(surplus.span, count, size);
            return Err(describe_surplus(flaw, surplus, first_cells).into());
        }
        match self.rows.first() {
            Some(top) if count < size => Err(flaws::regions(top.span, count, size).into()),
            _ => Ok(()),
        }
    }

    /// Returns the region of each cell, row by row, and the first cell of each region.
    fn regions(&self) -> (Vec<usize>, Vec<Drawn<'a>>) {
        let mut first_cells: Vec<Drawn> = Vec::new();
        let mut regions = Vec::with_capacity(self.rows.len() * self.rows.len());
        let mut last = ("", 0);
        for cell in self.rows.iter().flat_map(|row| &row.cells) {
            // Neighbouring cells are usually in the same region.
            if cell.label != last.0 {
                let known = first_cells.iter().position(|first| first.label == cell.label);
                last = (cell.label, known.unwrap_or(first_cells.len()));
                first_cells.extend(known.is_none().then_some(*cell));
            }
            regions.push(last.1);
        }
        (regions, first_cells)
    }

    fn build(&self, regions: &[usize], labels: &[Drawn], mut given: Vec<Cell>) -> Option<Puzzle> {
        let letters = letters_of(labels);
        let cells: Option<Vec<char>> =
            regions.iter().map(|region| letters.get(*region).copied()).collect();
        let drawn = self.cells().filter(|(_, _, cell)| cell.given);
        given.extend(drawn.map(|(row, column, _)| Cell::new(row, column)));
        Puzzle::new(u8::try_from(self.rows.len()).ok()?, &cells?, given)
    }

    /// Returns every cell with its row and column, counted from 0.
    pub fn cells(&self) -> impl Iterator<Item = (u8, u8, &Drawn<'a>)> {
        (0..).zip(&self.rows).flat_map(|(row, drawn)| {
            (0..).zip(&drawn.cells).map(move |(column, cell)| (row, column, cell))
        })
    }
}

/// Returns the labels if each is a letter; otherwise A, B, C and so on.
fn letters_of(labels: &[Drawn]) -> Vec<char> {
    let own = |cell: &Drawn| cell.label.parse().ok().filter(|label: &char| label.is_alphabetic());
    let own: Option<Vec<char>> = labels.iter().map(own).collect();
    own.unwrap_or_else(|| (0..labels.len()).map(letter).collect())
}

/// Returns the first letter that differs from an earlier one only in case, which is probably a
/// typing mistake.
fn typing_slip<'a, 'b>(first_cells: &'b [Drawn<'a>]) -> Option<&'b Drawn<'a>> {
    let alike = |one: &Drawn, other: &Drawn| one.label.to_lowercase() == other.label.to_lowercase();
    let mut numbered = first_cells.iter().enumerate();
    numbered
        .find(|(at, cell)| first_cells[..*at].iter().any(|before| alike(before, cell)))
        .map(|(_, cell)| cell)
}

/// Names the surplus region and mentions that it may be another region in the wrong case.
fn describe_surplus(flaw: Diagnostic, surplus: &Drawn, all: &[Drawn]) -> Diagnostic {
    let place = all.iter().position(|first| first.label == surplus.label);
    let (letter, number) = (short(surplus.label), place.map_or(all.len(), |at| at + 1));
    let label = message!("queens-surplus-region", letter = letter.as_str(), number = number);
    let flaw = flaw.label(label);
    let lower = surplus.label.to_lowercase();
    let twin = |other: &&Drawn| other.label != surplus.label && other.label.to_lowercase() == lower;
    match all.iter().find(twin) {
        Some(twin) => flaw.help(message!("queens-case-help", letter = letter, twin = twin.label)),
        None => flaw,
    }
}
