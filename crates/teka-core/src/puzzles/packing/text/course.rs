//! Course text: rows, columns and number of pieces; DEFAULT, CUSTOM or PYRAMID; the rows of
//! a custom board; the pieces as they are drawn. What is given follows, as our own addition.

use super::super::model::{Board, BoardKind, MAX_CELLS, Piece, Puzzle};
use super::head::{self, Head};
use super::letters::letters;
use super::pieces::{self, Drawings};
use super::{flaws, given, outline, printed, warnings};
use crate::diagnostic::{Diagnostics, Parsed, Span};
use crate::part::Part;

/// Reads a puzzle from lines that are not blank.
pub fn read(lines: &[Part], lenient: bool) -> Result<Parsed<Puzzle>, Diagnostics> {
    let mut reader = Reader { lenient, flaws: Diagnostics::default(), odd: Diagnostics::default() };
    let puzzle = reader.puzzle(lines);
    reader.flaws.sorted().or_ok(())?;
    let value = puzzle.ok_or_else(flaws::unsound)?;
    Ok(Parsed { value, warnings: reader.odd.sorted() })
}

/// What is found out while a puzzle is read.
struct Reader {
    lenient: bool,
    flaws: Diagnostics,
    odd: Diagnostics,
}

impl Reader {
    fn puzzle(&mut self, lines: &[Part]) -> Option<Puzzle> {
        let (head, rest) = head::read(lines, &mut self.flaws);
        let (rows, rest) = outline::split(rest, &head);
        let end = lines.last().map_or(Span::at(1, 1), |line| line.end());
        let board = self.board(&head, rows, rest.first().map_or(end, |line| line.trim().span()));
        let (drawn, given) = given::split(rest);
        let drawings = pieces::read(drawn, head.count, &mut self.flaws, &mut self.odd);
        self.check_count(&head, &drawings);
        self.check_area(&head, board.as_ref(), &drawings);
        let pieces = drawings.pieces(&mut self.flaws, &mut self.odd);
        let puzzle = Puzzle::new(board?, pieces?)?;
        match given {
            // What an unread piece is given on cannot be judged.
            Some(lines) if !drawings.unsure => given::read(puzzle, lines, &mut self.flaws),
            _ => Some(puzzle),
        }
    }

    fn board(&mut self, head: &Head, rows: &[Part], last: Span) -> Option<Board> {
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

    /// No piece at all makes no puzzle; another number than is said can be passed over.
    fn check_count(&mut self, head: &Head, drawings: &Drawings) {
        let drawn = drawings.all.len();
        let (Some(said), false) = (head.count, drawings.unsure) else { return };
        match drawn {
            _ if drawn == 0 => self.flaws.push(flaws::no_pieces(head.count_at)),
            _ if drawn == said => {}
            _ if self.lenient => self.odd.push(warnings::count(head.count_at, said, drawn)),
            _ if drawn < said => self.flaws.push(flaws::pieces_missing(head.count_at, said, drawn)),
            _ => self.flaws.push(flaws::pieces_extra(head.count_at, said, drawn)),
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
    text + &given::write(puzzle, &letters)
}

/// A line for each row of a piece; a row without squares is a full stop, for blank lines are
/// passed over.
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
