//! Game IDs of Keen, from Simon Tatham's Portable Puzzle Collection, such as
//! `6dh:_aa_3a…,m6a16m240…`: the size and difficulty, the walls between cells, and the targets in
//! the order of the cages.
//!
//! The walls between neighbours in a row come first, in reading order, then those between
//! neighbours in a column, column by column. A letter counts the gaps without a wall before the
//! next wall: `_` is 0, `a` is 1 and so on up to `y`, which is 25; `z` is 25 gaps with no wall
//! after them. A number repeats the letter before it. One extra wall ends the list.

use super::super::model::{Operator, Puzzle};
use super::clue::Clue;
use super::sketch::{Drawn, Sketch};
use super::{flaws, id_in};
use crate::diagnostic::{Diagnostics, Parsed};
use crate::message;
use crate::message::Refusal;
use crate::place::Cell;
use crate::reading::Slice;

/// The largest target in Keen, which stores a target and its operator in 31 bits, two of them for
/// the operator.
const LARGEST_TARGET: u64 = (1 << 29) - 1;

/// Reads the ID on a line. Returns all mistakes found if it is not valid.
pub fn read(line: Slice) -> Result<Parsed<Puzzle>, Diagnostics> {
    let id = id_in(line).unwrap_or(line);
    let (parameters, rest) = id.split_before(|sign| sign == ':');
    let size = read_parameters(parameters)?;
    let (walls, clues) = rest.split_after(1).1.split_before(|sign| sign == ',');
    let clues = clues.skip(',').ok_or_else(|| flaws::no_clues(walls))?;
    let mut sketch = Sketch::new(size);
    sketch.cages = read_cages(size, walls)?;
    read_clues(&mut sketch, clues);
    let mut read = sketch.into_read()?;
    read.value = read.value.with_parameters(parameters.text);
    Ok(read)
}

/// Writes an ID. The parameters of an ID that was read are kept, including the difficulty. Returns
/// a refusal if Keen cannot represent the grid.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    let size = puzzle.size().to_string();
    let parameters = puzzle.parameters().unwrap_or(&size);
    let mut clues = String::new();
    for cage in puzzle.cages() {
        let cells = cage.cells.len();
        clues.push(match cage.operator {
            Operator::Hidden if cells > 1 => {
                return Err(message!("calcudoku-keen-hidden", cell = cage.cells[0]).into());
            }
            Operator::Subtract | Operator::Divide if cells > 2 => {
                return Err(message!("calcudoku-keen-order", cell = cage.cells[0]).into());
            }
            Operator::Add | Operator::Equal | Operator::Hidden => 'a',
            Operator::Subtract => 's',
            Operator::Multiply => 'm',
            Operator::Divide => 'd',
        });
        if cage.target > LARGEST_TARGET {
            let target = cage.target.to_string();
            return Err(message!("calcudoku-keen-target", target = target).into());
        }
        clues += &cage.target.to_string();
    }
    Ok(format!("{parameters}:{},{clues}\n", write_walls(puzzle)))
}

/// Returns the size, which precedes difficulty letters such as `dh` and `m`.
fn read_parameters(part: Slice) -> Result<u8, Diagnostics> {
    let (size, rest) = part.split_before(|sign| !sign.is_ascii_digit());
    let number = flaws::read_size(size)?;
    let known = rest.text.strip_suffix('m').unwrap_or(rest.text);
    match known {
        "" | "de" | "dn" | "dh" | "dx" | "du" => Ok(number),
        _ => Err(flaws::parameters(rest).into()),
    }
}

/// Returns the pairs of neighbours in the order of the walls between them.
fn neighbours(size: u8) -> impl Iterator<Item = (Cell, Cell)> {
    let last = size.saturating_sub(1);
    let pairs = move || (0..size).flat_map(move |line| (0..last).map(move |at| (line, at)));
    let beside = pairs().map(|(row, at)| (Cell::new(row, at), Cell::new(row, at + 1)));
    let below = pairs().map(|(column, at)| (Cell::new(at, column), Cell::new(at + 1, column)));
    beside.chain(below)
}

/// Returns, for each pair of neighbours, whether there is a wall between them.
fn read_walls(size: u8, part: Slice) -> Result<Vec<bool>, Diagnostics> {
    // Including the wall at the end.
    let expected = neighbours(size).count() + 1;
    let mut walls = Vec::with_capacity(expected);
    let mut rest = part;
    while !rest.text.is_empty() {
        let (letter, after) = rest.split_after(1);
        let (digits, after) = after.split_before(|sign| !sign.is_ascii_digit());
        rest = after;
        let (gaps, wall) = gaps(letter.text).ok_or_else(|| flaws::wall(letter))?;
        let times = if digits.text.is_empty() { Ok(1) } else { digits.text.parse() };
        for _ in 0..times.unwrap_or(usize::MAX) {
            walls.extend(std::iter::repeat_n(false, gaps));
            walls.extend(wall.then_some(true));
            if walls.len() > expected {
                return Err(flaws::many_walls(letter, size).into());
            }
        }
    }
    if walls.len() < expected || walls.pop() != Some(true) {
        return Err(flaws::few_walls(part, size).into());
    }
    Ok(walls)
}

/// Returns the number of gaps that a letter counts, and whether a wall follows them.
fn gaps(letter: &str) -> Option<(usize, bool)> {
    match letter.as_bytes() {
        [b'_'] => Some((0, true)),
        [b'z'] => Some((25, false)),
        [letter @ b'a'..=b'y'] => Some((usize::from(letter - b'a') + 1, true)),
        _ => None,
    }
}

/// Returns the cages that the walls enclose, sorted by their first cells.
fn read_cages(size: u8, part: Slice) -> Result<Vec<Drawn>, Diagnostics> {
    let walls = read_walls(size, part)?;
    let index = |cell: Cell| usize::from(cell.row) * usize::from(size) + usize::from(cell.column);
    let mut first: Vec<usize> = (0..usize::from(size) * usize::from(size)).collect();
    // Repeat until every cell of a cage knows the cage's first cell.
    let open = neighbours(size).zip(&walls).filter(|(_, wall)| !**wall);
    let open: Vec<(usize, usize)> = open.map(|((a, b), _)| (index(a), index(b))).collect();
    let mut changed = true;
    while changed {
        changed = false;
        for (one, other) in open.iter().chain(open.iter().rev()) {
            let least = first[*one].min(first[*other]);
            changed |= first[*one] != first[*other];
            (first[*one], first[*other]) = (least, least);
        }
    }
    Ok(collect_cages(size, &first, part))
}

fn collect_cages(size: u8, first: &[usize], part: Slice) -> Vec<Drawn> {
    let mut cages: Vec<(usize, Drawn)> = Vec::new();
    for (index, first) in first.iter().enumerate() {
        let width = usize::from(size);
        let cell = Cell::new((index / width) as u8, (index % width) as u8);
        let known = cages.iter().position(|(other, _)| other == first);
        let cage = known.unwrap_or(cages.len());
        if known.is_none() {
            cages.push((*first, Drawn::new(cage + 1)));
        }
        cages[cage].1.cells.push((cell, part.span()));
    }
    cages.into_iter().map(|(_, cage)| cage).collect()
}

fn read_clues(sketch: &mut Sketch, part: Slice) {
    let mut rest = part;
    let mut count = 0;
    while !rest.text.is_empty() {
        let (letter, after) = rest.split_after(1);
        let (_, after) = after.split_before(|sign| !sign.is_ascii_digit());
        let (clue, _) = rest.split_after(rest.length() - after.length());
        rest = after;
        count += 1;
        match sketch.cages.get_mut(count - 1) {
            Some(cage) => match read_clue(letter, clue, cage.cells.len()) {
                Ok(clue) => cage.clue = Some(clue),
                Err(flaw) => sketch.flaws.extend(flaw.0),
            },
            None => {
                sketch.flaws.push(flaws::clue_many(clue, sketch.cages.len()));
                return;
            }
        }
    }
    if count < sketch.cages.len() {
        sketch.flaws.push(flaws::clue_count(part.end(), count, sketch.cages.len()));
    }
}

fn read_clue(letter: Slice, clue: Slice, cells: usize) -> Result<Clue, Diagnostics> {
    let operator = match letter.text {
        // A sum or product of one number is that number.
        "a" | "m" if cells == 1 => Operator::Equal,
        "a" => Operator::Add,
        "m" => Operator::Multiply,
        "s" | "d" if cells != 2 => return Err(flaws::keen_order(clue, cells).into()),
        "s" => Operator::Subtract,
        "d" => Operator::Divide,
        _ => return Err(flaws::keen_clue(letter).into()),
    };
    let digits = clue.split_after(1).1;
    if digits.text.is_empty() {
        return Err(flaws::keen_clue(letter).into());
    }
    let target = digits.text.parse().map_err(|_| flaws::target(digits))?;
    Ok(Clue { operator: Some(operator), target, span: clue.span() })
}

fn write_walls(puzzle: &Puzzle) -> String {
    let differ = |(one, other)| puzzle.cage_of(one) != puzzle.cage_of(other);
    let mut letters = Vec::new();
    let mut gaps = 0;
    for wall in neighbours(puzzle.size()).map(differ).chain([true]) {
        if !wall {
            gaps += 1;
            continue;
        }
        letters.extend(std::iter::repeat_n('z', (gaps - 1).max(0) as usize / 25));
        let left = if gaps > 0 { (gaps - 1) % 25 + 1 } else { 0 };
        letters.push(if left == 0 { '_' } else { char::from(b'`' + left as u8) });
        gaps = 0i32;
    }
    let runs = letters.chunk_by(|one, other| one == other);
    runs.map(|run| match run.len() {
        1 | 2 => run.iter().collect(),
        length => format!("{}{length}", run[0]),
    })
    .collect()
}
