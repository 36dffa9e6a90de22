//! The CSV format: one line per vehicle with `car,orientation,col,row,length`, counted from 1. The
//! primary vehicle is `X` and the exit is on the right. A line `size,9` or `# size 9` may give the
//! size of the board.

use super::super::model::{Axis, Exit, MAX_SIDE, MAX_VEHICLES, Puzzle, Vehicle};
use super::letters::{is_usable, letters, pool};
use super::{flaws, is_comment};
use crate::diagnostic::{Diagnostics, Parsed, Span};
use crate::message;
use crate::message::Refusal;
use crate::place::Cell;
use crate::reading::{Slice, lines};

/// The name of the primary vehicle.
const PRIMARY: char = 'X';

/// The header line.
pub const HEAD: &str = "car,orientation,col,row,length";

/// The standard board sizes.
const SIZES: [u8; 3] = [6, 9, 12];

/// The maximum number of lines to read, more than any board has vehicles.
const MOST_LINES: usize = 300;

/// Reads a board. Returns all mistakes found if it is not valid.
pub fn read(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    let mut table = Table::default();
    let mut is_first = true;
    for line in lines(text).take(MOST_LINES) {
        let first = line.split(',').next().map_or("", |field| bare(field.trim()).text);
        if is_comment(line) {
            table.read_comment(line);
        } else if first.eq_ignore_ascii_case("size") {
            table.read_size(line, line.split(',').skip(1).collect());
        } else if is_first && first.eq_ignore_ascii_case("car") {
            table.check_head(line);
            is_first = false;
        } else {
            table.read_row(line);
            is_first = false;
        }
    }
    table.into_puzzle()
}

/// Writes a board, with its size if a reader could not infer it. Returns a refusal if the exit is
/// not on the right or there are walls.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    if puzzle.exit() != Exit::Right {
        return Err(message!("rush-hour-exit-right", format = "csv").into());
    }
    if !puzzle.walls().is_empty() {
        return Err(message!("rush-hour-no-walls").into());
    }
    let letters = letters(puzzle, PRIMARY, |letter| !matches!(letter, ',' | '"' | '#'));
    let (rows, columns) = (puzzle.rows(), puzzle.columns());
    let mut text = match size_for(extent(puzzle)) {
        Some(size) if (size, size) == (rows, columns) && SIZES.contains(&size) => String::new(),
        _ => format!("size,{rows},{columns}\n"),
    };
    text += &format!("{HEAD}\n");
    for ((vehicle, position), letter) in
        puzzle.vehicles().iter().zip(puzzle.positions()).zip(letters)
    {
        let first = vehicle.cell(*position);
        let axis = if vehicle.axis == Axis::Horizontal { 'H' } else { 'V' };
        let (column, row, length) = (first.column + 1, first.row + 1, vehicle.length);
        text += &format!("{letter},{axis},{column},{row},{length}\n");
    }
    Ok(text)
}

/// A vehicle as described by one line.
#[derive(Clone, Copy, Debug)]
struct Row<'a> {
    /// The name of the vehicle.
    name: Slice<'a>,
    /// The vehicle, whose letter is assigned later.
    vehicle: Vehicle,
    /// The column or row of its first cell.
    position: u8,
    /// The whole line.
    line: Slice<'a>,
}

impl<'a> Row<'a> {
    /// Reads a line and reports all its mistakes.
    fn read(line: Slice<'a>, wrong: &mut Diagnostics) -> Option<Self> {
        let fields: Vec<Slice> = line.split(',').take(6).map(|field| bare(field.trim())).collect();
        let [name, axis, column, row, length] = fields[..] else {
            wrong.push(flaws::field_count(line));
            return None;
        };
        if name.text.is_empty() {
            wrong.push(flaws::no_name(name));
        }
        let axis = read_axis(axis, wrong);
        let column = number(column, wrong, 1);
        let row = number(row, wrong, 1);
        let length = number(length, wrong, 2);
        let (axis, row, column, length) = (axis?, row? - 1, column? - 1, length?);
        let (line_number, position) = match axis {
            Axis::Horizontal => (row, column),
            Axis::Vertical => (column, row),
        };
        if position + length > MAX_SIDE {
            wrong.push(flaws::beyond_any(line));
            return None;
        }
        let vehicle = Vehicle { letter: '?', axis, line: line_number, length };
        Some(Self { name, vehicle, position, line: line.trim() })
    }
}

/// Returns a field without surrounding quotes.
fn bare(field: Slice<'_>) -> Slice<'_> {
    let inside = field.skip('"').filter(|rest| rest.text.ends_with('"'));
    inside.map_or(field, |rest| rest.split_at(rest.text.len() - 1).0)
}

fn read_axis(field: Slice, wrong: &mut Diagnostics) -> Option<Axis> {
    match field.text.to_ascii_lowercase().as_str() {
        "h" | "horizontal" => Some(Axis::Horizontal),
        "v" | "vertical" => Some(Axis::Vertical),
        _ => {
            wrong.push(flaws::axis(field));
            None
        }
    }
}

fn number(field: Slice, wrong: &mut Diagnostics, least: u8) -> Option<u8> {
    let number = field.text.parse().ok().filter(|number| (least..=MAX_SIDE).contains(number));
    if number.is_none() {
        wrong.push(flaws::csv_number(field, least));
    }
    number
}

/// The maximum number of vehicles on a board.
const MOST_ROWS: usize = MAX_VEHICLES;

/// A table that is being read.
#[derive(Debug, Default)]
struct Table<'a> {
    rows: Vec<Row<'a>>,
    /// The declared numbers of rows and columns.
    size: Option<(u8, u8)>,
    wrong: Diagnostics,
    odd: Diagnostics,
}

impl<'a> Table<'a> {
    /// Reads `# size 9` or `# size: 9x8`; any other comment is ignored.
    fn read_comment(&mut self, line: Slice<'a>) {
        let words: Vec<Slice> =
            line.words(|sign| sign != '-' && !sign.is_alphanumeric()).take(3).collect();
        let is_size = |word: &Slice| word.text.eq_ignore_ascii_case("size");
        if let [size, sides @ ..] = &words[..]
            && is_size(size)
            && !sides.is_empty()
        {
            let sides = sides.iter().flat_map(|word| word.split('x')).collect();
            self.read_size(line, sides);
        }
    }

    /// Reads one number for a square board, or the numbers of rows and columns.
    fn read_size(&mut self, line: Slice<'a>, sides: Vec<Slice<'a>>) {
        let mut side = |field: &Slice| {
            let field = field.trim();
            let side = field.text.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
            if side.is_none() {
                self.wrong.push(flaws::size(field));
            }
            side
        };
        let read: Vec<Option<u8>> = sides.iter().take(3).map(&mut side).collect();
        match read[..] {
            [Some(size)] => self.size = Some((size, size)),
            [Some(rows), Some(columns)] => self.size = Some((rows, columns)),
            [_] | [_, _] => {}
            _ => self.wrong.push(flaws::size(line)),
        }
    }

    /// Checks that the column names are the standard ones.
    fn check_head(&mut self, line: Slice<'a>) {
        let plain: String = line.text.chars().filter(|sign| !matches!(sign, ' ' | '"')).collect();
        if !plain.eq_ignore_ascii_case(HEAD) {
            self.wrong.push(flaws::csv_head(line));
        }
    }

    /// Reads a vehicle.
    fn read_row(&mut self, line: Slice<'a>) {
        let Some(row) = Row::read(line, &mut self.wrong) else { return };
        if self.rows.len() == MOST_ROWS {
            self.wrong.push(flaws::too_many(line.span()));
        }
        if self.rows.len() <= MOST_ROWS {
            self.rows.push(row);
        }
    }

    /// Builds the board. Returns all mistakes found if it is not valid.
    fn into_puzzle(mut self) -> Result<Parsed<Puzzle>, Diagnostics> {
        self.check_primary();
        self.check_names();
        let sides = self.sides();
        self.check_places(sides);
        self.assign_letters();
        self.wrong.sorted().or_ok(())?;
        let mut placed: Vec<(Vehicle, u8)> =
            self.rows.iter().map(|row| (row.vehicle, row.position)).collect();
        // The same order as in every other format: the primary vehicle first, the others in reading
        // order.
        placed.sort_by_key(|(vehicle, at)| (vehicle.letter != PRIMARY, vehicle.cell(*at)));
        let puzzle = Puzzle::new(sides, Exit::Right, &placed, Vec::new());
        let value = puzzle.ok_or_else(flaws::unsound)?;
        Ok(Parsed { value, warnings: self.odd.sorted() })
    }

    fn check_primary(&mut self) {
        let is_primary = |row: &&Row| row.name.text.chars().eq([PRIMARY]);
        match self.rows.iter().find(is_primary) {
            Some(primary) if primary.vehicle.axis == Axis::Vertical => {
                self.wrong.push(flaws::primary_upright(primary.line.span()));
            }
            Some(_) => {}
            // The primary vehicle may be in a line that could not be read.
            None if !self.wrong.0.is_empty() => {}
            None => {
                let at = self.rows.first().map_or(Span::at(1, 1), |row| row.line.span());
                self.wrong.push(flaws::no_primary(at, PRIMARY));
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

    /// Returns the declared numbers of rows and columns, or the smallest size that fits.
    fn sides(&mut self) -> (u8, u8) {
        if let Some(sides) = self.size {
            return sides;
        }
        let largest = self.rows.iter().map(|row| extent_of(row.vehicle, row.position)).max();
        let size = largest.and_then(size_for).unwrap_or(MAX_SIDE);
        if !SIZES.contains(&size) {
            self.odd.push(flaws::odd_size(Span::at(1, 1), size));
        }
        (size, size)
    }

    /// Checks that every vehicle is on the board and that no two overlap.
    fn check_places(&mut self, (rows, columns): (u8, u8)) {
        let mut taken: Vec<(Cell, Slice)> = Vec::new();
        for row in &self.rows {
            let cells: Vec<Cell> = row.vehicle.cells(row.position).collect();
            if cells.iter().any(|cell| cell.row >= rows || cell.column >= columns) {
                self.wrong.push(flaws::beyond(row.line, rows, columns));
            }
            let clash = taken.iter().find(|(cell, _)| cells.contains(cell));
            self.wrong.extend(clash.map(|(cell, other)| flaws::overlap(row.line, *cell, *other)));
            taken.extend(cells.into_iter().map(|cell| (cell, row.name)));
        }
    }

    /// Assigns letters: a name of one letter is kept, and a longer name gets an unused letter.
    fn assign_letters(&mut self) {
        let own = |row: &Row| {
            let mut signs = row.name.text.chars();
            signs.next().filter(|letter| signs.next().is_none() && is_usable(*letter))
        };
        let mut taken: Vec<char> = self.rows.iter().filter_map(own).chain([PRIMARY]).collect();
        for row in &mut self.rows {
            row.vehicle.letter = own(row).unwrap_or_else(|| {
                let letter = pool().find(|letter| !taken.contains(letter)).unwrap_or('?');
                taken.push(letter);
                self.odd.push(flaws::renamed(row.name, letter));
                letter
            });
        }
    }
}

/// Returns the last row or column that the vehicles need, counted from 1.
fn extent(puzzle: &Puzzle) -> u8 {
    let placed = puzzle.vehicles().iter().zip(puzzle.positions());
    placed.map(|(vehicle, position)| extent_of(*vehicle, *position)).max().unwrap_or(1)
}

fn extent_of(vehicle: Vehicle, position: u8) -> u8 {
    (vehicle.line + 1).max(position + vehicle.length)
}

/// Returns the smallest standard size that is large enough, or otherwise the exact size needed.
fn size_for(extent: u8) -> Option<u8> {
    let standard = SIZES.into_iter().find(|size| *size >= extent);
    standard.or_else(|| (extent <= MAX_SIDE).then_some(extent))
}
