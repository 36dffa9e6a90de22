//! The default text format, from the algorithm-strategies course: the numbers of rows, columns and
//! pieces; DEFAULT, CUSTOM or PYRAMID; the rows of a custom board; then the pieces as drawings.
//! Given pieces may follow as an extension of Teka.

use super::super::model::{Board, BoardKind, MAX_CELLS, MAX_SIDE, Piece, Puzzle};
use super::pieces::{self, Drawings, is_drawn, letters};
use super::{flaws, outline, printed};
use crate::diagnostic::{Diagnostics, Parsed, Span};
use crate::family::Strictness;
use crate::reading::{Slice, words};

/// Reads a puzzle from lines that are not blank. Returns all mistakes found if it is not valid.
pub fn read(lines: &[Slice], reading: Strictness) -> Result<Parsed<Puzzle>, Diagnostics> {
    let lenient = reading == Strictness::Lenient;
    let mut reader = Reader { lenient, flaws: Diagnostics::default(), odd: Diagnostics::default() };
    let puzzle = reader.puzzle(lines);
    reader.flaws.sorted().or_ok(())?;
    let value = puzzle.ok_or_else(flaws::unsound)?;
    Ok(Parsed { value, warnings: reader.odd.sorted() })
}

/// The state of reading a puzzle.
struct Reader {
    lenient: bool,
    flaws: Diagnostics,
    odd: Diagnostics,
}

impl Reader {
    fn puzzle(&mut self, lines: &[Slice]) -> Option<Puzzle> {
        let (head, rest) = read_head(lines, &mut self.flaws);
        let (rows, rest) = outline::split(rest, &head);
        let end = lines.last().map_or(Span::at(1, 1), |line| line.end());
        let board = self.board(&head, rows, rest.first().map_or(end, |line| line.trim().span()));
        let (drawn, given) = printed::split_given(rest);
        let drawings = pieces::read(drawn, head.count, &mut self.flaws, &mut self.odd);
        self.check_count(&head, &drawings);
        self.check_area(&head, board.as_ref(), &drawings);
        let pieces = drawings.pieces(&mut self.flaws, &mut self.odd);
        let puzzle = Puzzle::new(board?, pieces?)?;
        match given {
            // The givens of a piece that could not be read cannot be checked.
            Some(lines) if !drawings.unsure => printed::read_given(puzzle, lines, &mut self.flaws),
            _ => Some(puzzle),
        }
    }

    fn board(&mut self, head: &Head, rows: &[Slice], last: Span) -> Option<Board> {
        let (flaws, odd) = (&mut self.flaws, &mut self.odd);
        let (board, cells) = match head.kind? {
            BoardKind::Custom => return outline::board(rows, head, last, flaws, odd),
            BoardKind::Rectangle => {
                let (rows, columns) = (head.rows?, head.columns?);
                (Board::rectangle(rows, columns), usize::from(rows) * usize::from(columns))
            }
            BoardKind::Pyramid => {
                let (rows, columns) = (head.rows?, head.columns?);
                if rows != columns {
                    flaws.push(flaws::not_square(head.sides_at, rows, columns));
                    return None;
                }
                (Board::pyramid(rows), (1..=usize::from(rows)).map(|side| side * side).sum())
            }
        };
        if cells > MAX_CELLS {
            flaws.push(flaws::too_large(head.sides_at, cells));
        }
        board
    }

    /// Checks the number of pieces. At least one piece is required; lenient reading accepts a
    /// number that differs from the declared one.
    fn check_count(&mut self, head: &Head, drawings: &Drawings) {
        let drawn = drawings.all.len();
        let (Some(said), false) = (head.count, drawings.unsure) else { return };
        match drawn {
            _ if drawn == 0 => self.flaws.push(flaws::no_pieces(head.count_at)),
            _ if drawn == said => {}
            _ if self.lenient => self.odd.push(flaws::count_differs(head.count_at, said, drawn)),
            _ => self.flaws.push(flaws::piece_count(head.count_at, said, drawn)),
        }
    }

    fn check_area(&mut self, head: &Head, board: Option<&Board>, drawings: &Drawings) {
        let Some(board) = board.filter(|_| !self.lenient && !drawings.unsure) else { return };
        let (area, cells) = (drawings.area(), board.cells().len());
        if area != cells {
            self.flaws.push(flaws::area(head.sides_at, area, cells));
        }
    }
}

/// The head of a puzzle, as far as it can be read.
#[derive(Clone, Copy, Debug)]
pub struct Head {
    /// The number of rows.
    pub rows: Option<u8>,
    /// The number of columns.
    pub columns: Option<u8>,
    /// The position of rows and columns in the text.
    pub sides_at: Span,
    /// The declared number of pieces.
    pub count: Option<usize>,
    /// Its position in the text.
    pub count_at: Span,
    /// The kind of the board.
    pub kind: Option<BoardKind>,
}

/// Reads the head and returns the lines after it.
fn read_head<'l, 'a>(lines: &'l [Slice<'a>], flaws: &mut Diagnostics) -> (Head, &'l [Slice<'a>]) {
    let Some(first) = lines.first().copied() else {
        flaws.push(flaws::empty());
        return (Head::unknown(Span::at(1, 1)), lines);
    };
    let (mut head, rest) = if kind_of(first.text).is_some() {
        flaws.push(flaws::no_numbers(first));
        (Head::unknown(first.span()), lines)
    } else {
        (read_numbers(first, flaws), &lines[1..])
    };
    let rest = match rest.first() {
        None => {
            flaws.push(flaws::no_kind(first.trim().end()));
            rest
        }
        Some(line) => {
            head.kind = kind_of(line.text);
            kind_line(*line, head.kind, flaws).map_or(rest, |()| &rest[1..])
        }
    };
    (head, rest)
}

/// Checks the line of the kind. Returns `None` if the pieces already start there.
fn kind_line(line: Slice, kind: Option<BoardKind>, flaws: &mut Diagnostics) -> Option<()> {
    if kind.is_none() && is_drawn(line) {
        flaws.push(flaws::no_kind(line.trim().span()));
        return None;
    }
    if kind.is_none() {
        flaws.push(flaws::kind(line.trim()));
    }
    Some(())
}

/// Returns the kind of board that a line names.
pub fn kind_of(line: &str) -> Option<BoardKind> {
    let is = |name: &str| line.trim().eq_ignore_ascii_case(name);
    let known = [
        ("DEFAULT", BoardKind::Rectangle),
        ("CUSTOM", BoardKind::Custom),
        ("PYRAMID", BoardKind::Pyramid),
    ];
    known.into_iter().find(|(name, _)| is(name)).map(|(_, kind)| kind)
}

/// Reads the numbers of rows, columns and pieces.
fn read_numbers(line: Slice, flaws: &mut Diagnostics) -> Head {
    let found: Vec<Slice> = words(line).collect();
    let [rows, columns, count] = found[..] else {
        flaws.push(flaws::number_count(line.trim(), &found));
        return Head::unknown(line.trim().span());
    };
    let [sides_at, count_at] = [span_of(rows, columns), count.span()];
    let mut side = |word: Slice, is_row: bool| {
        let side = word.text.parse().ok().filter(|side| (1..=MAX_SIDE).contains(side));
        if side.is_none() {
            flaws.push(if is_row { flaws::rows(word) } else { flaws::columns(word) });
        }
        side
    };
    let (rows, columns) = (side(rows, true), side(columns, false));
    let said: Option<u32> = count.text.parse().ok();
    if said.is_none() {
        flaws.push(flaws::count(count));
    }
    let count = said.map(|said| usize::try_from(said).unwrap_or(usize::MAX));
    Head { rows, columns, sides_at, count, count_at, kind: None }
}

/// Returns the span from the first word to the last.
fn span_of(first: Slice, last: Slice) -> Span {
    let end = last.column + last.length();
    Span::run(first.line, first.column, end.saturating_sub(first.column))
}

impl Head {
    /// Creates a head in which nothing is known.
    fn unknown(at: Span) -> Self {
        Self { rows: None, columns: None, sides_at: at, count: None, count_at: at, kind: None }
    }
}

/// Writes a puzzle.
pub fn write(puzzle: &Puzzle) -> String {
    let (board, letters) = (puzzle.board(), letters(puzzle));
    let (kind, outline) = match board.kind() {
        BoardKind::Rectangle => ("DEFAULT", String::new()),
        BoardKind::Custom => ("CUSTOM", printed::write(board, |_| 'X')),
        BoardKind::Pyramid => ("PYRAMID", String::new()),
    };
    let columns = board.columns();
    let rows = if board.kind() == BoardKind::Pyramid { columns } else { board.rows() };
    let mut text = format!("{rows} {columns} {}\n{kind}\n{outline}", letters.len());
    for (piece, letter) in puzzle.pieces().iter().zip(&letters) {
        text += &drawing(piece, *letter);
    }
    text + &printed::write_given(puzzle, &letters)
}

/// Returns one line per row of a piece. A row without cells is a full stop, because blank lines are
/// ignored.
fn drawing(piece: &Piece, letter: char) -> String {
    let last = piece.squares().last().map_or(0, |square| square.0);
    let mut text = String::new();
    for row in 0..=last {
        let columns = || piece.squares().iter().filter(|square| square.0 == row).map(|at| at.1);
        let sign = |column| if columns().any(|at| at == column) { letter } else { ' ' };
        match columns().max() {
            Some(end) => text.extend((0..=end).map(sign)),
            None => text.push('.'),
        }
        text.push('\n');
    }
    text
}
