//! The default text format, from the algorithm-strategies course: the size and the number of cages
//! on one or two lines, one line of cage numbers per row, and one line per cage with its target.

use super::super::model::Puzzle;
use super::clue;
use super::sketch::{Drawn, Sketch};
use super::{flaws, is_number, words};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::place::Cell;
use crate::reading::Slice;

/// Reads a grid from lines that are not blank. Returns all mistakes found if it is not valid.
pub fn read(lines: &[Slice]) -> Result<Parsed<Puzzle>, Diagnostics> {
    let (size, count, rest) = head(lines)?;
    let width = usize::from(size);
    let is_row = |line: &&Slice| size == 1 || words(**line).nth(1).is_some();
    let rows = rest.iter().take(width).take_while(is_row).count();
    let (rows, rest) = rest.split_at(rows);
    let is_surplus = |line: &&Slice| size > 1 && is_all_numbers(**line);
    let surplus = rest.iter().take_while(is_surplus).count();
    let clues = &rest[surplus..];

    let mut sketch = Sketch::new(size);
    sketch.cages = (1..=count).map(Drawn::new).collect();
    (0..size).zip(rows).for_each(|(row, line)| read_row(&mut sketch, row, *line));
    if rows.len() + surplus != width {
        let at = rest.first().filter(|_| surplus > 0).or(rows.last()).unwrap_or(&lines[0]);
        sketch.flaws.push(flaws::row_count(*at, rows.len() + surplus, width));
    }
    let shapeless = !sketch.flaws.0.is_empty();
    sketch.read_clues(clues, lines[lines.len() - 1]);
    if shapeless {
        // If the rows are wrong, the connectedness and size of the cages cannot be checked.
        return Err(sketch.flaws.sorted());
    }
    for cage in sketch.cages.iter().filter(|cage| cage.cells.is_empty()) {
        sketch.flaws.push(flaws::empty_cage(cage, lines[0]));
    }
    sketch.into_read()
}

/// Writes a grid.
pub fn write(puzzle: &Puzzle) -> String {
    let mut text = format!("{} {}\n", puzzle.size(), puzzle.cages().len());
    for cell in puzzle.cells() {
        text += &(puzzle.cage_of(cell) + 1).to_string();
        text.push(if cell.column + 1 == puzzle.size() { '\n' } else { ' ' });
    }
    puzzle.cages().iter().for_each(|cage| text += &(clue::write(cage) + "\n"));
    text
}

/// Returns the size, the number of cages and the lines after them.
fn head<'l, 't>(lines: &'l [Slice<'t>]) -> Result<(u8, usize, &'l [Slice<'t>]), Diagnostics> {
    let Some((first, rest)) = lines.split_first() else { return Err(flaws::empty().into()) };
    let mut numbers = words(*first);
    let size = flaws::read_size(numbers.next().unwrap_or(*first))?;
    let below = rest.first().filter(|line| is_number(line.text) && words(**line).count() == 1);
    let (count, rest) = match (numbers.next(), below) {
        (Some(count), _) => (count, rest),
        (None, Some(count)) => (*count, &rest[1..]),
        (None, None) => return Err(flaws::no_count(*first).into()),
    };
    if let Some(extra) = numbers.next() {
        return Err(flaws::head(extra).into());
    }
    let most = usize::from(size) * usize::from(size);
    let number = count.text.parse().ok().filter(|number| (1..=most).contains(number));
    let number = number.ok_or_else(|| flaws::count(count, size))?;
    Ok((size, number, rest))
}

fn is_all_numbers(line: Slice) -> bool {
    words(line).nth(1).is_some() && words(line).all(|word| is_number(word.text))
}

fn read_row(sketch: &mut Sketch, row: u8, line: Slice) {
    let cells: Vec<Slice> = words(line).collect();
    for (column, word) in (0..sketch.size).zip(&cells) {
        let number = word.text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        match number.and_then(|number| sketch.cages.get_mut(number)) {
            Some(cage) => cage.cells.push((Cell::new(row, column), word.span())),
            None => {
                let flaw = flaws::cage_number(*word, Cell::new(row, column), sketch.cages.len());
                sketch.flaws.push(flaw);
            }
        }
    }
    let width = usize::from(sketch.size);
    if cells.len() != width {
        sketch.flaws.push(flaws::row_length(line, row, &cells, width));
    }
}
