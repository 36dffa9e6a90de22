//! The coordinates format: the size, then one line per cage with its operator, target and cells. A
//! cell is the letter of its column and the number of its row (`-1 a1 a2`).

use super::super::model::{Operator, Puzzle};
use super::clue::{self, Clue};
use super::sketch::{Drawn, Sketch};
use super::{flaws, is_cell, words};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::place::{Cell, Place};
use crate::reading::Slice;

/// Reads a grid from its size and the lines that follow. Returns all mistakes found if it is not
/// valid.
pub fn read(lines: &[Slice]) -> Result<Parsed<Puzzle>, Diagnostics> {
    let (&size, lines) = lines.split_first().ok_or_else(flaws::empty)?;
    let mut sketch = Sketch::new(flaws::read_size(size)?);
    let most = usize::from(sketch.size) * usize::from(sketch.size);
    let mut taken = vec![false; most];
    for (number, line) in (1..=most).zip(lines) {
        let cage = read_cage(&mut sketch, &mut taken, number, *line);
        sketch.cages.push(cage);
    }
    if let Some(surplus) = lines.get(most) {
        sketch.flaws.push(flaws::too_many_cages(*surplus, lines.len(), sketch.size));
    }
    let width = usize::from(sketch.size);
    let cell = |index: usize| Cell::new((index / width) as u8, (index % width) as u8);
    let free = (0..most).filter(|index| !taken[*index]);
    let free: Vec<Place> = free.map(|index| Place::Cell(cell(index))).collect();
    // A cell that seems to be missing may be one that could not be read.
    if !free.is_empty() && sketch.flaws.0.is_empty() {
        sketch.flaws.push(flaws::cells_in_no_cage(*lines.last().unwrap_or(&size), free));
    }
    sketch.into_read()
}

/// Writes a grid.
pub fn write(puzzle: &Puzzle) -> String {
    let mut text = format!("{}\n", puzzle.size());
    for cage in puzzle.cages() {
        if cage.operator != Operator::Equal {
            text.push(clue::sign(cage.operator));
        }
        text += &cage.target.to_string();
        for cell in &cage.cells {
            text += &format!(" {}{}", char::from(b'a' + cell.column), cell.row + 1);
        }
        text.push('\n');
    }
    text
}

fn read_cage(sketch: &mut Sketch, taken: &mut [bool], number: usize, line: Slice) -> Drawn {
    let mut cage = Drawn::new(number);
    // The first word is never a cell: x24 is a product.
    let after = words(line).skip(1);
    let cells: Vec<Slice> = after.skip_while(|word| !is_cell(word.text)).collect();
    let clue_length = cells.first().map_or(line.length(), |cell| cell.column - line.column);
    match Clue::read(line.split_after(clue_length).0.trim()) {
        Ok(clue) => cage.clue = Some(clue),
        Err(flaws) => sketch.flaws.extend(flaws.0),
    }
    if cells.is_empty() {
        sketch.flaws.push(flaws::no_cells(line));
    }
    let flaws_before = sketch.flaws.0.len();
    for word in cells {
        let Some(cell) = read_cell(sketch.size, word.text) else {
            sketch.flaws.push(flaws::cell(word, sketch.size));
            continue;
        };
        let index = usize::from(cell.row) * usize::from(sketch.size) + usize::from(cell.column);
        if std::mem::replace(&mut taken[index], true) {
            sketch.flaws.push(flaws::cell_twice(word, cell));
        } else {
            cage.cells.push((cell, word.span()));
        }
    }
    if sketch.flaws.0.len() > flaws_before {
        // If some cells of a cage are unknown, nothing else about it can be checked.
        cage.clue = None;
    }
    cage.cells.sort_by_key(|(cell, _)| *cell);
    cage
}

/// Parses a cell such as `a1`. Returns `None` if it is not on the grid.
fn read_cell(size: u8, word: &str) -> Option<Cell> {
    let column = word.bytes().next()?.to_ascii_lowercase().checked_sub(b'a')?;
    let row = word.get(1..)?.parse::<u8>().ok()?.checked_sub(1)?;
    (column < size && row < size).then_some(Cell::new(row, column))
}
