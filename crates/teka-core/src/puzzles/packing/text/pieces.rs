//! The drawings of the pieces: consecutive lines with the same letter form one piece. Spaces and
//! full stops are holes.

use std::collections::BTreeSet;

use super::super::model::{MAX_CELLS, MAX_PIECES, MAX_SIDE, Piece, Puzzle};
use super::flaws;
use crate::diagnostic::{Diagnostics, Span};
use crate::reading::{Slice, shown};

/// The number of pieces that capital letters can distinguish; if there are more, other characters
/// are allowed.
pub const CAPITALS: usize = 26;

/// A piece and the position of its drawing.
#[derive(Debug)]
pub struct Drawing {
    /// The letter of the piece.
    pub letter: char,
    /// The position of its first row.
    pub span: Span,
    /// The last line of its drawing.
    end: usize,
    /// The number of rows so far.
    rows: usize,
    /// The rows and columns of its cells.
    squares: Vec<(usize, usize)>,
}

/// The drawings found in a text.
#[derive(Debug, Default)]
pub struct Drawings {
    /// The drawings in the order of the text.
    pub all: Vec<Drawing>,
    /// Whether a row could not be read, so that the number and area of the pieces are uncertain.
    pub unsure: bool,
}

impl Drawings {
    /// Returns the number of cells of all pieces.
    pub fn area(&self) -> usize {
        self.all.iter().map(|drawing| drawing.squares.len()).sum()
    }

    /// Builds the pieces. Returns `None` if one is not valid.
    pub fn pieces(&self, flaws: &mut Diagnostics, odd: &mut Diagnostics) -> Option<Vec<Piece>> {
        // The text may be of any length, so compare no more pieces than a puzzle can have.
        for (at, drawing) in self.all.iter().enumerate().take(MAX_PIECES) {
            let same = |other: &&Drawing| other.letter == drawing.letter;
            if let Some(first) = self.all[..at].iter().find(same) {
                flaws.push(flaws::drawn_twice(drawing, first.span.line));
            }
        }
        if let Some(surplus) = self.all.get(MAX_PIECES) {
            flaws.push(flaws::too_many_pieces(surplus.span, self.all.len()));
            return None;
        }
        odd.extend(flaws::cases(&self.all));
        let pieces = self.all.iter().map(|drawing| drawing.piece(flaws, odd));
        // Build every piece before stopping at an invalid one, so that all mistakes are reported.
        pieces.collect::<Vec<_>>().into_iter().collect()
    }
}

impl Drawing {
    fn piece(&self, flaws: &mut Diagnostics, odd: &mut Diagnostics) -> Option<Piece> {
        let left = self.squares.iter().map(|square| square.1).min()?;
        let square = |(row, column): &(usize, usize)| {
            let side = |at: usize| u8::try_from(at).ok().filter(|at| *at < MAX_SIDE);
            Some((side(*row)?, side(column - left)?))
        };
        let squares: Option<Vec<(u8, u8)>> = self.squares.iter().map(square).collect();
        let fits = squares.filter(|squares| squares.len() <= MAX_CELLS);
        let Some(piece) = fits.and_then(|squares| Piece::new(self.letter, &squares)) else {
            flaws.push(flaws::piece_too_large(self));
            return None;
        };
        odd.extend(flaws::in_parts(&piece, self.span));
        Some(piece)
    }
}

/// Reads the pieces; `count` is their declared number.
pub fn read(
    lines: &[Slice],
    count: Option<usize>,
    flaws: &mut Diagnostics,
    odd: &mut Diagnostics,
) -> Drawings {
    let mut reader = Reader { any_sign: any_sign(lines, count), flaws, odd, dots: false };
    let mut drawings = Drawings::default();
    for line in lines {
        match reader.row(*line) {
            Row::Of(letter, columns) => reader.add(*line, letter, &columns, &mut drawings.all),
            // A row of holes belongs to the piece above.
            Row::Holes => match drawings.all.last_mut() {
                Some(drawing) => (drawing.rows, drawing.end) = (drawing.rows + 1, line.line),
                None => reader.flaws.push(flaws::no_letter(line.trim())),
            },
            Row::Unsure => drawings.unsure = true,
        }
    }
    drawings
}

/// Returns `true` if pieces may be drawn with any character, because there are more pieces than
/// letters.
fn any_sign(lines: &[Slice], count: Option<usize>) -> bool {
    let signs: BTreeSet<char> = lines.iter().flat_map(|line| line.text.chars()).collect();
    count.is_none_or(|count| count > CAPITALS)
        || signs.into_iter().filter(|sign| is_usable(*sign)).count() > CAPITALS
}

/// Returns `true` if a line looks like a row of a piece, with one letter and no other.
pub fn is_drawn(line: Slice) -> bool {
    let mut signs = line.text.chars().filter(|sign| *sign != ' ');
    let first = signs.next();
    first.is_some_and(|first| first.is_ascii_alphabetic() && signs.all(|sign| sign == first))
}

struct Reader<'d> {
    any_sign: bool,
    flaws: &'d mut Diagnostics,
    odd: &'d mut Diagnostics,
    /// Whether full stops have been reported.
    dots: bool,
}

enum Row {
    /// A letter and its columns.
    Of(char, Vec<usize>),
    /// Only full stops.
    Holes,
    /// A row that could not be read and has been reported.
    Unsure,
}

impl Reader<'_> {
    fn row(&mut self, line: Slice) -> Row {
        let (mut letter, mut columns, mut is_sure) = (None, Vec::new(), true);
        let mut reported = None;
        for (column, (sign, part)) in line.signs().enumerate() {
            match sign {
                ' ' => {}
                '.' => self.dot(part),
                _ if reported == Some(sign) => {}
                _ if !self.is_letter(sign) => {
                    self.flaws.push(flaws::letter(sign, part));
                    (reported, is_sure) = (Some(sign), false);
                }
                _ if *letter.get_or_insert(sign) == sign => columns.push(column),
                _ if is_sure => {
                    self.flaws.push(flaws::two_letters(part, letter.unwrap_or(sign)));
                    is_sure = false;
                }
                _ => {}
            }
        }
        match letter {
            Some(letter) if is_sure => Row::Of(letter, columns),
            None if is_sure => Row::Holes,
            _ => Row::Unsure,
        }
    }

    fn is_letter(&self, sign: char) -> bool {
        sign.is_ascii_alphabetic() || self.any_sign && is_usable(sign)
    }

    fn dot(&mut self, part: Slice) {
        if !self.dots {
            self.odd.push(flaws::dots(part));
            self.dots = true;
        }
    }

    fn add(&mut self, line: Slice, letter: char, columns: &[usize], all: &mut Vec<Drawing>) {
        match all.last_mut().filter(|drawing| drawing.letter == letter) {
            Some(drawing) => {
                if line.line > drawing.end + 1 {
                    self.odd.push(flaws::blank_line(line, letter));
                }
                drawing.add(line, columns);
            }
            None => {
                let (span, end) = (line.trim().span(), line.line);
                let mut drawing = Drawing { letter, span, end, rows: 0, squares: Vec::new() };
                drawing.add(line, columns);
                all.push(drawing);
            }
        }
    }
}

impl Drawing {
    fn add(&mut self, line: Slice, columns: &[usize]) {
        self.squares.extend(columns.iter().map(|column| (self.rows, *column)));
        (self.rows, self.end) = (self.rows + 1, line.line);
    }
}

/// Returns a letter for each piece, chosen so that the text can be read again.
pub fn letters(puzzle: &Puzzle) -> Vec<char> {
    let any_sign = puzzle.pieces().len() > CAPITALS;
    let stays = |letter: char| letter.is_ascii_alphabetic() || any_sign && is_usable(letter);
    let own = puzzle.pieces().iter().map(|piece| piece.letter());
    let mut taken: Vec<char> = own.clone().filter(|letter| stays(*letter)).collect();
    let mut new = || {
        let mut pool = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain('À'..='ÿ');
        let letter = pool.find(|letter| !taken.contains(letter)).unwrap_or('?');
        taken.push(letter);
        letter
    };
    own.map(|letter| if stays(letter) { letter } else { new() }).collect()
}

/// Returns `true` if a piece can be drawn with this character: it is visible, and has no other
/// meaning here or between quotes.
fn is_usable(sign: char) -> bool {
    !['.', '"', '\\'].contains(&sign) && shown(sign).chars().eq([sign])
}
