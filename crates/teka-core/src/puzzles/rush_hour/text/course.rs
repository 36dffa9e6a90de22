//! The default text format, from the algorithm-strategies course: the number of rows and columns,
//! the number of other vehicles, and the rows. `P` is the primary vehicle, `K` the exit beside the
//! board, `.` an empty cell and `#` a wall.

use super::super::model::{Axis, Exit, MAX_SIDE, Puzzle};
use super::layout::{EXIT, Layout, Mark};
use super::letters::letters;
use super::sketch::{Drawn, Found, KEPT, Signs, Sketch};
use super::{flaws, is_head};
use crate::diagnostic::{Diagnostics, Parsed, Span};
use crate::family::Strictness;
use crate::place::Cell;
use crate::reading::{Slice, lines, words};

/// The letter of the primary vehicle.
pub const PRIMARY: char = 'P';

const SIGNS: Signs = Signs { empty: &['.'], wall: &['#'] };

/// The maximum number of lines to read: two for the head, a board that is too high, and an exit.
const MOST_LINES: usize = KEPT + 4;

/// Reads a board. Returns all mistakes found if it is not valid.
pub fn read(text: &str, reading: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
    let mut reader = Reader { reading, flaws: Diagnostics::default(), odd: flaws::line_ends(text) };
    let all: Vec<Slice> = lines(text).take(MOST_LINES).collect();
    let (head, rows) = read_head(&all, &mut reader.flaws, &mut reader.odd);
    let unread = lines(text).skip(MOST_LINES).count();
    let puzzle = reader.board(head, rows, unread);
    reader.flaws.sorted().or_ok(())?;
    let value = puzzle.ok_or_else(flaws::unsound)?;
    Ok(Parsed { value, warnings: reader.odd.sorted() })
}

/// The contents of the first two lines.
#[derive(Clone, Copy, Debug, Default)]
struct Head {
    /// The numbers of rows and columns, if both are supported.
    sides: Option<(usize, usize)>,
    /// Their position in the text.
    span: Option<Span>,
    /// The number of vehicles and its position in the text.
    count: Option<(u32, Span)>,
}

/// Reads the head and returns the lines after it.
fn read_head<'a, 'b>(
    lines: &'b [Slice<'a>],
    flaws: &mut Diagnostics,
    odd: &mut Diagnostics,
) -> (Head, &'b [Slice<'a>]) {
    let mut head = Head::default();
    let mut rest = lines;
    if let [first, after @ ..] = rest {
        if is_head(*first) {
            (head.sides, rest) = (sides(*first, flaws), after);
            head.span = Some(first.trim().span());
        } else {
            flaws.push(flaws::no_size(*first));
            // A line with one number or three is not a row either.
            rest = if begins_with_number(*first) { after } else { rest };
        }
    }
    if let [second, after @ ..] = rest {
        match count(*second) {
            Count::Is(count) => {
                (head.count, rest) = (Some((count, second.trim().span())), after);
            }
            Count::Bad => {
                flaws.push(flaws::vehicle_count(*second));
                rest = after;
            }
            Count::Missing => odd.push(flaws::no_count(*second)),
        }
    }
    (head, rest)
}

/// Returns the numbers of rows and columns if they are supported.
fn sides(line: Slice, flaws: &mut Diagnostics) -> Option<(usize, usize)> {
    let mut side = |word: Slice| {
        let number = word.text.parse().ok();
        let number = number.filter(|number| (1..=usize::from(MAX_SIDE)).contains(number));
        if number.is_none() {
            flaws.push(flaws::size(word));
        }
        number
    };
    let sides: Vec<Option<usize>> = words(line).map(&mut side).collect();
    match sides[..] {
        [rows, columns] => Some((rows?, columns?)),
        _ => None,
    }
}

fn begins_with_number(line: Slice) -> bool {
    let word = words(line).next();
    word.is_some_and(|word| word.text.bytes().all(|byte| byte.is_ascii_digit()))
}

enum Count {
    Is(u32),
    /// The line was meant to be a number.
    Bad,
    /// The line is a row of the board.
    Missing,
}

fn count(line: Slice) -> Count {
    let text = line.text.trim();
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    match text.parse() {
        Ok(count) => Count::Is(count),
        Err(_) if digits > 0 && (digits + 1 >= text.len() || text.contains(' ')) => Count::Bad,
        Err(_) => Count::Missing,
    }
}

/// The state of reading a board.
struct Reader {
    reading: Strictness,
    flaws: Diagnostics,
    odd: Diagnostics,
}

impl Reader {
    fn board(&mut self, head: Head, lines: &[Slice], unread: usize) -> Option<Puzzle> {
        let Some(last) = lines.last() else {
            self.flaws.push(flaws::empty());
            return None;
        };
        let (layout, sides) = self.lay_out(head, lines);
        self.check_sides(&layout, sides, unread);
        let mut sketch = self.sketch(&layout, sides.1);
        // The number in the text includes the vehicles that are left out.
        self.check_count(head, sketch.count());
        if self.reading == Strictness::Lenient {
            self.odd.extend(sketch.leave_out_single_cells(PRIMARY));
        }
        let inside = self.exits_inside(&layout);
        let vehicles = sketch.vehicles(PRIMARY, &mut self.flaws);
        let primary = vehicles.first().filter(|found| found.vehicle.letter == PRIMARY);
        if sketch.first_of(PRIMARY).is_none() {
            self.flaws.push(flaws::no_primary(layout_start(&layout, *last), PRIMARY));
        }
        let exit = layout.exit(self.missing_exit(&layout, &sketch, *last), inside, &mut self.flaws);
        self.odd.extend(layout.odd_blanks().0);
        let exit = self.check_exit(exit?, primary?)?;
        let side = |count: usize| u8::try_from(count).ok();
        let placed: Vec<_> = vehicles.iter().map(|found| (found.vehicle, found.position)).collect();
        Puzzle::new((side(sides.0)?, side(sides.1)?), exit, &placed, sketch.walls)
    }

    /// Lays out the rows as the head describes them, or with rows and columns swapped if only that
    /// fits.
    fn lay_out<'a>(&mut self, head: Head, lines: &[Slice<'a>]) -> (Layout<'a>, (usize, usize)) {
        let Some((rows, columns)) = head.sides else {
            // The number of columns is unknown, so use the width of the first row.
            let width = |line: &Slice| line.trim().text.trim_matches(EXIT).chars().count();
            let columns = lines.iter().map(width).find(|width| *width > 0).unwrap_or(0);
            let layout = Layout::of(lines, columns);
            let rows = layout.rows.len();
            return (layout, (rows, columns));
        };
        let layout = Layout::of(lines, columns);
        if rows != columns && !layout.fits((rows, columns)) {
            let swapped = Layout::of(lines, rows);
            if swapped.fits((columns, rows)) {
                let at = head.span.unwrap_or(Span::at(1, 1));
                self.odd.push(flaws::sides_swapped(at, columns, rows));
                return (swapped, (columns, rows));
            }
        }
        (layout, (rows, columns))
    }

    fn check_sides(&mut self, layout: &Layout, (rows, columns): (usize, usize), unread: usize) {
        for (number, row) in (1..).zip(&layout.rows).take(rows.min(KEPT)) {
            if row.cells.length() != columns {
                self.flaws.push(flaws::row_length(row.cells, number, columns));
            }
        }
        let count = layout.rows.len() + unread;
        let at = layout.rows.get(rows).or(layout.rows.last());
        if count != rows
            && let Some(row) = at
        {
            self.flaws.push(flaws::row_count(row.cells.span(), count, rows));
        }
    }

    /// Collects the cells on the board. An exit among them is reported elsewhere.
    fn sketch(&mut self, layout: &Layout, columns: usize) -> Sketch {
        let mut sketch = Sketch::default();
        for (row, drawn) in (0..).zip(layout.rows.iter().take(KEPT)) {
            if drawn.cells.length() != columns {
                sketch.ragged.insert(row);
            }
            for (column, (letter, part)) in (0..KEPT as u8).zip(drawn.cells.signs()) {
                let drawn = Drawn { cell: Cell::new(row, column), letter, span: part.span() };
                if letter != EXIT {
                    sketch.draw(drawn, SIGNS, &mut self.flaws);
                }
            }
        }
        sketch
    }

    fn exits_inside(&mut self, layout: &Layout) -> usize {
        let rows = layout.rows.iter().take(KEPT);
        let signs = rows.flat_map(|row| row.cells.signs().take(KEPT));
        let exits = signs.filter(|(sign, _)| *sign == EXIT).map(|(_, part)| part.span());
        let inside: Vec<Span> = exits.chain(layout.between.iter().copied()).collect();
        self.flaws.extend(inside.iter().map(|span| flaws::exit_inside(*span)));
        inside.len()
    }

    /// Returns the most likely position of a missing exit: the end of the primary vehicle's row.
    fn missing_exit(&self, layout: &Layout, sketch: &Sketch, last: Slice) -> Span {
        let row = sketch.first_of(PRIMARY).map(|drawn| usize::from(drawn.cell.row));
        let row = row.and_then(|row| layout.rows.get(row));
        row.map_or(last.end(), |row| row.cells.end())
    }

    fn check_count(&mut self, head: Head, vehicles: usize) {
        let others = vehicles.saturating_sub(1);
        if let Some((said, at)) = head.count
            && usize::try_from(said) != Ok(others)
        {
            self.odd.push(flaws::count_differs(at, said, others));
        }
    }

    fn check_exit(&mut self, mark: Mark, primary: &Found) -> Option<Exit> {
        let is_on_line = mark.line == usize::from(primary.vehicle.line);
        if mark.exit.axis() == primary.vehicle.axis && is_on_line {
            return Some(mark.exit);
        }
        self.flaws.push(flaws::exit_off_line(mark.span, mark.exit, primary));
        None
    }
}

/// Returns the position of the first cell, for reporting something that is missing.
fn layout_start(layout: &Layout, last: Slice) -> Span {
    layout.rows.first().map_or(last.span(), |row| row.cells.span())
}

/// Writes a board.
pub fn write(puzzle: &Puzzle) -> String {
    let (rows, columns, others) = (puzzle.rows(), puzzle.columns(), puzzle.vehicles().len() - 1);
    format!("{rows} {columns}\n{others}\n{}", drawing(puzzle))
}

/// Returns the rows with the exit beside them.
fn drawing(puzzle: &Puzzle) -> String {
    let letters = letters(puzzle, PRIMARY, |letter| ![EXIT, '.', '#'].contains(&letter));
    let line = puzzle.primary().line;
    let is_left = puzzle.exit() == Exit::Left;
    let own_line = format!("{}{EXIT}\n", " ".repeat(line.into()));
    let mut text = if puzzle.exit() == Exit::Top { own_line.clone() } else { String::new() };
    for (row, signs) in (0..).zip(signs(puzzle, &letters, '.', '#')) {
        let has_exit = row == line && puzzle.exit().axis() == Axis::Horizontal;
        text += match (is_left, has_exit) {
            (true, true) => "K",
            (true, false) => " ",
            (false, _) => "",
        };
        text.extend(signs);
        text += if has_exit && !is_left { "K\n" } else { "\n" };
    }
    text + if puzzle.exit() == Exit::Bottom { &own_line } else { "" }
}

/// Returns the sign of each cell, row by row.
pub fn signs(puzzle: &Puzzle, letters: &[char], empty: char, wall: char) -> Vec<Vec<char>> {
    let mut rows = vec![vec![empty; puzzle.columns().into()]; puzzle.rows().into()];
    let mut put = |cell: Cell, sign: char| {
        let row = rows.get_mut(usize::from(cell.row));
        if let Some(spot) = row.and_then(|row| row.get_mut(usize::from(cell.column))) {
            *spot = sign;
        }
    };
    puzzle.walls().iter().for_each(|cell| put(*cell, wall));
    let vehicles = puzzle.vehicles().iter().zip(puzzle.positions()).zip(letters);
    for ((vehicle, position), letter) in vehicles {
        vehicle.cells(*position).for_each(|cell| put(cell, *letter));
    }
    rows
}
