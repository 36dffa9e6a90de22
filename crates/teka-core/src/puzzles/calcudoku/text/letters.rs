//! The letters format: the size, one line of cage letters per row, then the targets, either sorted
//! by the first cells of the cages or each preceded by its letter (`a: 1-`).

use super::super::model::Puzzle;
use super::clue::{self, Clue};
use super::flaws;
use super::sketch::{Drawn, Sketch};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::message;
use crate::message::Refusal;
use crate::place::Cell;
use crate::reading::Slice;

/// Reads a grid from its size and the lines that follow. Returns all mistakes found if it is not
/// valid.
pub fn read(lines: &[Slice]) -> Result<Parsed<Puzzle>, Diagnostics> {
    let (&size, lines) = lines.split_first().ok_or_else(flaws::empty)?;
    let width = flaws::read_size(size)?;
    // A target may also start with a letter: x4.
    let is_target = |line: Slice| label(line).is_some() || Clue::read(line).is_ok();
    let is_row = |line: &&Slice| is_letter(line) && !is_target(**line);
    let count = lines.iter().take_while(is_row).count();
    let (rows, clues) = lines.split_at(count);
    let mut sketch = Sketch::new(width);
    (0..width).zip(rows).for_each(|(row, line)| read_row(&mut sketch, row, *line));
    if count != usize::from(width) {
        let at = rows.get(usize::from(width)).or(rows.last()).unwrap_or(&size);
        sketch.flaws.push(flaws::row_count(*at, count, width.into()));
    }
    if !sketch.flaws.0.is_empty() {
        return Err(sketch.flaws.sorted());
    }
    let last = lines.last().copied().unwrap_or(size);
    if clues.iter().any(|line| label(*line).is_some()) {
        read_labelled(&mut sketch, clues, last);
    } else {
        sketch.read_clues(clues, last);
    }
    sketch.into_read()
}

/// Writes a grid. Returns a refusal if it has more cages than there are letters.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    let letters: Vec<char> = ('a'..='z').chain('A'..='Z').collect();
    let cages = puzzle.cages();
    if cages.len() > letters.len() {
        let (cages, most) = (cages.len(), letters.len());
        return Err(message!("calcudoku-too-many-letters", cages = cages, most = most).into());
    }
    let mut text = format!("{}\n", puzzle.size());
    for cell in puzzle.cells() {
        text.push(letters[puzzle.cage_of(cell)]);
        text.push_str(if cell.column + 1 == puzzle.size() { "\n" } else { "" });
    }
    for cage in cages {
        let clue = clue::write(cage);
        text += &format!("{}\n", clue.trim_end_matches('='));
    }
    Ok(text)
}

fn is_letter(line: &Slice) -> bool {
    line.text.starts_with(char::is_alphabetic)
}

/// Returns the letter before a target, and the target.
fn label<'t>(line: Slice<'t>) -> Option<(Slice<'t>, Slice<'t>)> {
    let (letter, rest) = line.split_after(1);
    let target = rest.trim().skip(':').filter(|_| is_letter(&letter))?;
    Some((letter, target.trim()))
}

fn read_row(sketch: &mut Sketch, row: u8, line: Slice) {
    let blank = |sign: char| sign.is_whitespace() || sign == ',';
    let signs = line.signs().filter(|(sign, _)| !blank(*sign));
    let kept: Vec<(char, Slice)> = signs.take(2 * usize::from(sketch.size) + 2).collect();
    for (column, (sign, part)) in (0..sketch.size).zip(&kept) {
        let cell = Cell::new(row, column);
        if !sign.is_alphabetic() {
            sketch.flaws.push(flaws::cage_letter(*part, cell));
            continue;
        }
        let known = sketch.cages.iter().position(|cage| cage.name == part.text);
        let cage = known.unwrap_or(sketch.cages.len());
        if known.is_none() {
            sketch.cages.push(Drawn::new(part.text));
        }
        sketch.cages[cage].cells.push((cell, part.span()));
    }
    let width = usize::from(sketch.size);
    if kept.len() != width {
        let cells: Vec<Slice> = kept.iter().map(|(_, part)| *part).collect();
        sketch.flaws.push(flaws::row_length(line, row, &cells, width));
    }
}

fn read_labelled(sketch: &mut Sketch, clues: &[Slice], last: Slice) {
    let mut labelled = Vec::new();
    for line in clues {
        let Some((letter, target)) = label(*line) else {
            sketch.flaws.push(flaws::no_label(*line));
            continue;
        };
        let named = |cage: &&mut Drawn| cage.name == letter.text;
        match (sketch.cages.iter_mut().find(named), Clue::read(target)) {
            (None, _) => sketch.flaws.push(flaws::unknown_label(letter)),
            _ if labelled.contains(&letter.text) => sketch.flaws.push(flaws::label_twice(letter)),
            (Some(_), Err(flaws)) => sketch.flaws.extend(flaws.0),
            (Some(cage), Ok(clue)) => cage.clue = Some(clue),
        }
        labelled.push(letter.text);
    }
    for cage in sketch.cages.iter().filter(|cage| !labelled.contains(&cage.name.as_str())) {
        sketch.flaws.push(flaws::no_clue(cage, last));
    }
}
