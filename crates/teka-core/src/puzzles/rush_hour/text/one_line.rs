//! One-line boards, row by row: `A` is the primary vehicle, `o` or `.` an empty cell and `x` or `#`
//! a wall; the exit is on the right. The number of moves may precede the board, and the number of
//! reachable positions and more may follow it; these are ignored.

use super::super::model::{Axis, Exit, MAX_SIDE, Puzzle};
use super::course::signs;
use super::letters::letters;
use super::sketch::{Drawn, Signs, Sketch};
use super::{MOST_WORDS, board_word, content, flaws};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::family::Strictness;
use crate::message;
use crate::message::Refusal;
use crate::place::Cell;
use crate::reading::{Slice, words};

/// The letter of the primary vehicle.
const PRIMARY: char = 'A';

const SIGNS: Signs = Signs { empty: &['o', '.'], wall: &['x', '#'] };

/// Reads the only board of a text. Returns all mistakes found if it is not valid.
pub fn read(text: &str, reading: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
    let mut lines = content(text);
    let Some(line) = lines.next() else { return Err(flaws::empty().into()) };
    let board = board(word(line), reading)?;
    match lines.next() {
        Some(extra) => Err(flaws::extra_line(extra).into()),
        None => Ok(board),
    }
}

/// Returns the word of a line that is the board. If no word is a valid board, returns the first one
/// that is not a number.
fn word(line: Slice<'_>) -> Slice<'_> {
    let is_number = |word: &Slice| word.text.bytes().all(|byte| byte.is_ascii_digit());
    board_word(line).or_else(|| words(line).find(|word| !is_number(word))).unwrap_or(line.trim())
}

fn board(word: Slice, reading: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
    let count = word.length();
    let side = count.isqrt();
    if count > usize::from(MAX_SIDE) * usize::from(MAX_SIDE) {
        return Err(flaws::too_long(word).into());
    }
    let mut flaws = Diagnostics::default();
    let mut sketch = Sketch::default();
    for (at, (letter, part)) in word.signs().enumerate() {
        let [row, column] = [at / side, at % side].map(|line| line as u8);
        let drawn = Drawn { cell: Cell::new(row, column), letter, span: part.span() };
        sketch.draw(drawn, SIGNS, &mut flaws);
    }
    if sketch.first_of(PRIMARY).is_none() {
        flaws.push(flaws::no_primary(word.span(), PRIMARY));
    }
    if side * side != count {
        // The row of each cell is unknown, so the shape of vehicles says nothing.
        flaws.push(flaws::not_square(word));
        return Err(flaws.sorted());
    }
    let mut warnings = Diagnostics::default();
    if reading == Strictness::Lenient {
        warnings.extend(sketch.leave_out_single_cells(PRIMARY));
    }
    build(&sketch, side as u8, flaws).map(|value| Parsed { value, warnings })
}

fn build(sketch: &Sketch, side: u8, mut flaws: Diagnostics) -> Result<Puzzle, Diagnostics> {
    let vehicles = sketch.vehicles(PRIMARY, &mut flaws);
    if let Some(primary) = vehicles.first()
        && (primary.vehicle.letter, primary.vehicle.axis) == (PRIMARY, Axis::Vertical)
    {
        flaws.push(flaws::primary_upright(primary.span));
    }
    flaws.sorted().or_ok(())?;
    let placed: Vec<_> = vehicles.iter().map(|found| (found.vehicle, found.position)).collect();
    let puzzle = Puzzle::new((side, side), Exit::Right, &placed, sketch.walls.clone());
    puzzle.ok_or_else(|| flaws::unsound().into())
}

/// Writes a board on one line. Returns a refusal if it is not square or the exit is not on the
/// right.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    if puzzle.rows() != puzzle.columns() {
        let (rows, columns) = (puzzle.rows(), puzzle.columns());
        return Err(message!("rush-hour-line-square", rows = rows, columns = columns).into());
    }
    if puzzle.exit() != Exit::Right {
        return Err(message!("rush-hour-exit-right", format = "line").into());
    }
    let letters = letters(puzzle, PRIMARY, |letter| !['o', '.', 'x', '#', ','].contains(&letter));
    let mut text: String = signs(puzzle, &letters, 'o', 'x').concat().into_iter().collect();
    text.push('\n');
    Ok(text)
}

/// Returns the name that a line gives its board: the first word that starts with a letter and is
/// not the board.
pub fn name(line: Slice<'_>) -> Option<&str> {
    let board = board_word(line)?;
    let is_name = |word: &Slice| word.text.starts_with(char::is_alphabetic) && *word != board;
    words(line).take(MOST_WORDS).find(is_name).map(|word| word.text)
}
