//! From the lines of a table to a board: names become letters, the size is found, and
//! vehicles are kept apart.

use super::super::super::model::{Axis, Exit, MAX_SIDE, MAX_VEHICLES, Puzzle, Vehicle};
use super::super::letters::{is_usable, pool};
use super::super::{flaws as shared, warnings};
use super::{HEAD, PRIMARY, Row, SIZES, flaws};
use crate::diagnostic::{Diagnostics, Parsed, Span};
use crate::part::Part;
use crate::place::Cell;

/// More vehicles than this fit on no board.
const MOST_ROWS: usize = MAX_VEHICLES;

/// What is known of a table so far.
#[derive(Debug, Default)]
pub struct Table<'a> {
    rows: Vec<Row<'a>>,
    /// The rows and columns somebody wrote down.
    size: Option<(u8, u8)>,
    wrong: Diagnostics,
    odd: Diagnostics,
}

impl<'a> Table<'a> {
    /// `# size 9` or `# size: 9x8`; any other comment says nothing.
    pub fn read_comment(&mut self, line: Part<'a>) {
        let words: Vec<Part> =
            line.words(|sign| sign != '-' && !sign.is_alphanumeric()).take(3).collect();
        let is_size = |word: &Part| word.text.eq_ignore_ascii_case("size");
        if let [size, sides @ ..] = &words[..]
            && is_size(size)
            && !sides.is_empty()
        {
            let sides = sides.iter().flat_map(|word| word.split('x')).collect();
            self.read_size(line, sides);
        }
    }

    /// One number for a square board, or rows and columns.
    pub fn read_size(&mut self, line: Part<'a>, sides: Vec<Part<'a>>) {
        let mut side = |field: &Part| {
            let field = field.trim();
            let side = field.text.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
            if side.is_none() {
                self.wrong.push(shared::size(field));
            }
            side
        };
        let read: Vec<Option<u8>> = sides.iter().take(3).map(&mut side).collect();
        match read[..] {
            [Some(size)] => self.size = Some((size, size)),
            [Some(rows), Some(columns)] => self.size = Some((rows, columns)),
            [_] | [_, _] => {}
            _ => self.wrong.push(shared::size(line)),
        }
    }

    /// The names of the columns must be the usual ones.
    pub fn check_head(&mut self, line: Part<'a>) {
        let plain: String = line.text.chars().filter(|sign| !matches!(sign, ' ' | '"')).collect();
        if !plain.eq_ignore_ascii_case(HEAD) {
            self.wrong.push(flaws::head(line));
        }
    }

    /// A vehicle.
    pub fn read_row(&mut self, line: Part<'a>) {
        let Some(row) = Row::read(line, &mut self.wrong) else { return };
        if self.rows.len() == MOST_ROWS {
            self.wrong.push(flaws::too_many(line.span()));
        }
        if self.rows.len() <= MOST_ROWS {
            self.rows.push(row);
        }
    }

    /// The board, or all that is wrong.
    pub fn into_puzzle(mut self) -> Result<Parsed<Puzzle>, Diagnostics> {
        self.check_primary();
        self.check_names();
        let sides = self.sides();
        self.check_places(sides);
        self.give_letters();
        self.wrong.sorted().or_ok(())?;
        let mut placed: Vec<(Vehicle, u8)> =
            self.rows.iter().map(|row| (row.vehicle, row.position)).collect();
        // As every other format has them: the primary first, the others as one reads.
        placed.sort_by_key(|(vehicle, at)| (vehicle.letter != PRIMARY, vehicle.cell(*at)));
        let puzzle = Puzzle::new(sides, Exit::Right, &placed, Vec::new());
        let value = puzzle.ok_or_else(shared::unsound)?;
        Ok(Parsed { value, warnings: self.odd.sorted() })
    }

    fn check_primary(&mut self) {
        let is_primary = |row: &&Row| row.name.text.chars().eq([PRIMARY]);
        match self.rows.iter().find(is_primary) {
            Some(primary) if primary.vehicle.axis == Axis::Vertical => {
                self.wrong.push(shared::primary_upright(primary.line.span()));
            }
            Some(_) => {}
            // A line that could not be read may have been the one.
            None if !self.wrong.0.is_empty() => {}
            None => {
                let at = self.rows.first().map_or(Span::at(1, 1), |row| row.line.span());
                self.wrong.push(shared::no_primary(at, PRIMARY));
            }
        }
    }

    fn check_names(&mut self) {
        for (at, row) in self.rows.iter().enumerate() {
            let same = |other: &&Row| other.name.text == row.name.text;
            if let Some(first) = self.rows.iter().take(at).find(same) {
                self.wrong.push(flaws::two_alike(row.name, first.name.line));
            }
        }
    }

    /// Rows and columns: as somebody wrote them down, or the smallest that fit.
    fn sides(&mut self) -> (u8, u8) {
        if let Some(sides) = self.size {
            return sides;
        }
        let largest = self.rows.iter().map(|row| extent_of(row.vehicle, row.position)).max();
        let size = largest.and_then(size_for).unwrap_or(MAX_SIDE);
        if !SIZES.contains(&size) {
            self.odd.push(warnings::odd_size(Span::at(1, 1), size));
        }
        (size, size)
    }

    /// Every vehicle on the board, and no two on one cell.
    fn check_places(&mut self, (rows, columns): (u8, u8)) {
        let mut taken: Vec<(Cell, Part)> = Vec::new();
        for row in &self.rows {
            let cells: Vec<Cell> = row.vehicle.cells(row.position).collect();
            if cells.iter().any(|cell| cell.row >= rows || cell.column >= columns) {
                self.wrong.push(flaws::beyond(row.line, rows.max(columns)));
            }
            let clash = taken.iter().find(|(cell, _)| cells.contains(cell));
            self.wrong.extend(clash.map(|(cell, other)| flaws::overlap(row.line, *cell, *other)));
            taken.extend(cells.into_iter().map(|cell| (cell, row.name)));
        }
    }

    /// A name of one letter is one; a longer name gets a letter nobody has.
    fn give_letters(&mut self) {
        let own = |row: &Row| {
            let mut signs = row.name.text.chars();
            signs.next().filter(|letter| signs.next().is_none() && is_usable(*letter))
        };
        let mut taken: Vec<char> = self.rows.iter().filter_map(own).chain([PRIMARY]).collect();
        for row in &mut self.rows {
            row.vehicle.letter = own(row).unwrap_or_else(|| {
                let letter = pool().find(|letter| !taken.contains(letter)).unwrap_or('?');
                taken.push(letter);
                self.odd.push(warnings::renamed(row.name, letter));
                letter
            });
        }
    }
}

/// The farthest row or column a board needs, counted from one.
pub fn extent(puzzle: &Puzzle) -> u8 {
    let placed = puzzle.vehicles().iter().zip(puzzle.positions());
    placed.map(|(vehicle, position)| extent_of(*vehicle, *position)).max().unwrap_or(1)
}

fn extent_of(vehicle: Vehicle, position: u8) -> u8 {
    (vehicle.line + 1).max(position + vehicle.length)
}

/// The smallest of the usual sizes that has room, or just as much as is needed.
pub fn size_for(extent: u8) -> Option<u8> {
    let usual = SIZES.into_iter().find(|size| *size >= extent);
    usual.or_else(|| (extent <= MAX_SIDE).then_some(extent))
}
