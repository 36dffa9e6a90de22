//! URLs of puzz.link and compatible sites: `…starbattle/8/8/1/BORDERS`. The borders between
//! horizontal neighbours come first, row by row, then those between vertical neighbours, packed
//! five per base-32 character. The borders enclose the regions.

use super::super::model::{MAX_SIZE, Puzzle};
use super::{flaws, letter};
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::message;
use crate::message::Refusal;
use crate::reading::{Slice, visible};

/// The text before the numbers and borders in a URL.
pub const LINK: &str = "starbattle/";

/// The beginning of the URLs that Teka writes.
const HOST: &str = "https://puzz.link/p?";

/// Reads the board in the URL on one line. Returns all mistakes found if it is not valid.
pub fn read(line: Slice) -> Result<Puzzle, Diagnostics> {
    let [columns, rows, stars, borders] = split(line).ok_or_else(|| incomplete(line))?;
    let size = check_head(columns, rows, stars)?;
    let (beside, below) = decode(borders, size)?;
    let open = |from: usize, to: usize| {
        let beside = beside.get(from - from / size).filter(|_| to == from + 1);
        beside.or(below.get(from)) == Some(&false)
    };
    let parts = parts(size, open);
    let cells: Vec<char> = parts.iter().map(|part| letter(*part)).collect();
    let puzzle = u8::try_from(size).ok().and_then(|size| Puzzle::new(size, &cells, Vec::new()));
    let count = parts.iter().max().map_or(0, |last| last + 1);
    puzzle.ok_or_else(|| flaws::regions(borders.span(), count, size).into())
}

/// Writes a URL. Returns a refusal if there are given queens or a region is not connected, neither
/// of which the format can express.
pub fn write(puzzle: &Puzzle) -> Result<String, Refusal> {
    if !puzzle.givens().is_empty() {
        return Err(message!("queens-no-givens", format = "puzz-link").into());
    }
    if let Some(region) = split_region(puzzle) {
        return Err(message!("queens-split-region", region = puzzle.region_place(region)).into());
    }
    let (size, regions) = (usize::from(puzzle.size()), puzzle.regions());
    let border = |from: usize, to: usize| regions[from] != regions[to];
    let not_last = |cell: &usize| cell % size < size - 1;
    let beside = (0..size * size).filter(not_last).map(|cell| border(cell, cell + 1));
    let below = (0..size * (size - 1)).map(|cell| border(cell, cell + size));
    let borders = encode(beside.collect()) + &encode(below.collect());
    Ok(format!("{HOST}{LINK}{size}/{size}/1/{borders}\n"))
}

/// Returns columns, rows, stars and borders. A flag may precede them; anything after them in the
/// URL is ignored.
fn split(line: Slice<'_>) -> Option<[Slice<'_>; 4]> {
    let start = line.text.find(LINK)? + LINK.len();
    let not_ours = |sign: char| sign.is_whitespace() || "?&#()<>\"'".contains(sign);
    let link = line.split_at(start).1.split_before(not_ours).0;
    let is_number = |part: &Slice| part.text.starts_with(|sign: char| sign.is_ascii_digit());
    let flags = usize::from(!link.split('/').next().is_some_and(|first| is_number(&first)));
    let mut fields = link.split('/').skip(flags);
    let (columns, rows, stars) = (fields.next()?, fields.next()?, fields.next()?);
    let nothing = link.split_at(link.text.len()).1;
    Some([columns, rows, stars, fields.next().unwrap_or(nothing)])
}

fn incomplete(line: Slice) -> Diagnostic {
    Diagnostic::new("bad-link", message!("queens-bad-link"))
        .at(line.trim().span())
        .help(message!("queens-bad-link-help"))
}

/// Returns the size if it is supported.
fn check_head(columns: Slice, rows: Slice, stars: Slice) -> Result<usize, Diagnostics> {
    let mut wrong = Diagnostics::default();
    let possible = 1..=usize::from(MAX_SIZE);
    let number = |part: Slice| part.text.parse().ok().filter(|size| possible.contains(size));
    for part in [columns, rows].into_iter().filter(|part| number(*part).is_none()) {
        wrong.push(flaws::size(part));
    }
    if wrong.0.is_empty() && number(columns) != number(rows) {
        let (columns, of_rows) = (columns.text, rows.text);
        let message = message!("queens-link-not-square", columns = columns, rows = of_rows);
        wrong.push(Diagnostic::new("not-square", message).at(rows.span()));
    }
    if stars.text.parse() != Ok(1) {
        wrong.push(flaws::stars(stars));
    }
    wrong.or_ok(number(columns).unwrap_or(0))
}

/// Decodes whether there is a border between horizontal neighbours and between vertical neighbours.
fn decode(borders: Slice, size: usize) -> Result<(Vec<bool>, Vec<bool>), Diagnostics> {
    let half = (size * (size - 1)).div_ceil(5);
    let mut wrong = Diagnostics::default();
    let count = borders.length();
    if count != 2 * half {
        let message =
            message!("queens-link-length", count = count, expected = 2 * half, size = size);
        wrong.push(Diagnostic::new("link-length", message).at(borders.span()));
    }
    let mut bits = Vec::new();
    for (sign, place) in borders.signs().take(2 * half) {
        match sign.to_digit(32) {
            Some(five) => bits.extend((0..5).rev().map(|bit| five >> bit & 1 == 1)),
            None => wrong.push(bad_border(place)),
        }
    }
    wrong.or_ok(())?;
    let below = bits.split_off(5 * half);
    Ok((bits, below))
}

fn bad_border(sign: Slice) -> Diagnostic {
    let message = message!("queens-link-sign", sign = visible(sign.text));
    Diagnostic::new("bad-link", message).at(sign.span())
}

/// Packs five borders per character, the first in the highest bit.
fn encode(borders: Vec<bool>) -> String {
    let five =
        |bits: &[bool]| (0..5).fold(0, |sum, i| 2 * sum + u32::from(bits.get(i) == Some(&true)));
    borders.chunks(5).filter_map(|bits| char::from_digit(five(bits), 32)).collect()
}

/// Returns the first region that is not connected.
fn split_region(puzzle: &Puzzle) -> Option<u8> {
    let regions = puzzle.regions();
    let parts = parts(usize::from(puzzle.size()), |from, to| regions[from] == regions[to]);
    (0..puzzle.size()).find(|region| {
        let mut own = regions.iter().zip(&parts).filter(|(other, _)| *other == region);
        let first = own.next();
        own.any(|(_, part)| first.is_some_and(|(_, first)| first != part))
    })
}

/// Numbers the connected parts in reading order and returns the part of each cell. Two neighbours,
/// the left or upper one first, are in the same part if `open` returns `true` for them.
fn parts(size: usize, open: impl Fn(usize, usize) -> bool) -> Vec<usize> {
    const NONE: usize = usize::MAX;
    let mut parts = vec![NONE; size * size];
    let mut count = 0;
    for start in 0..size * size {
        if parts[start] != NONE {
            continue;
        }
        let mut waiting = vec![start];
        while let Some(cell) = waiting.pop() {
            parts[cell] = count;
            let joined = |other: &usize| open(cell.min(*other), cell.max(*other));
            let new = neighbours(size, cell).filter(|other| parts[*other] == NONE).filter(joined);
            waiting.extend(new);
        }
        count += 1;
    }
    parts
}

/// Returns the cells that share an edge with a cell.
fn neighbours(size: usize, cell: usize) -> impl Iterator<Item = usize> {
    let (row, column) = (cell / size, cell % size);
    let up = (row > 0).then(|| cell - size);
    let left = (column > 0).then(|| cell - 1);
    let right = (column + 1 < size).then(|| cell + 1);
    let down = (row + 1 < size).then(|| cell + size);
    [up, left, right, down].into_iter().flatten()
}
