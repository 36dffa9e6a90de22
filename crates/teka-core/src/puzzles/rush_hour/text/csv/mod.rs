//! CSV: a line for each vehicle with `car,orientation,col,row,length`, counted from one;
//! the primary is `X` and the exit is on the right. `size,9` or `# size 9` may say how
//! large the board is.

mod build;
mod flaws;
mod row;

use super::super::model::{Axis, Exit, Puzzle};
use super::letters::letters;
use super::shape::is_comment;
use crate::diagnostic::{Diagnostics, Parsed};
use crate::message;
use crate::message::Refusal;
use crate::part::{Part, filled_lines};
use build::Table;
use row::{Row, bare};

/// What the primary is called.
const PRIMARY: char = 'X';

/// What the columns are called.
const HEAD: &str = "car,orientation,col,row,length";

/// The sizes these boards have.
const SIZES: [u8; 3] = [6, 9, 12];

/// Lines beyond this many are more than any board has vehicles.
const MOST_LINES: usize = 300;

/// Reads a board.
pub fn read(text: &str) -> Result<Parsed<Puzzle>, Diagnostics> {
    let mut table = Table::default();
    let mut is_first = true;
    for (number, text) in filled_lines(text).take(MOST_LINES) {
        let line = Part::line(text, number);
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

/// Writes a board, with its size where nobody could guess it.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    if puzzle.exit() != Exit::Right {
        return Err(message!("rush-hour-exit-right", format = "csv").into());
    }
    if !puzzle.walls().is_empty() {
        return Err(message!("rush-hour-no-walls").into());
    }
    let letters = letters(puzzle, PRIMARY, |letter| !matches!(letter, ',' | '"' | '#'));
    let (rows, columns) = (puzzle.rows(), puzzle.columns());
    let mut text = match build::size_for(build::extent(puzzle)) {
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
