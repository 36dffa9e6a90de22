//! The layout of rows and exit in the text format of the algorithm-strategies course. The exit is
//! after a row, before it, or on a line of its own above or below the board.

use super::super::model::Exit;
use super::flaws;
use crate::diagnostic::{Diagnostics, Span};
use crate::reading::Slice;

/// The sign for the exit.
pub const EXIT: char = 'K';

/// One row without the exit beside it.
#[derive(Clone, Copy, Debug)]
pub struct Row<'a> {
    /// The cells of the row.
    pub cells: Slice<'a>,
    /// The number of spaces before the row.
    indent: usize,
}

/// An exit with the row or column of the text, counted from 0.
#[derive(Clone, Copy, Debug)]
pub struct Mark {
    /// The side of the board.
    pub exit: Exit,
    /// The row or column.
    pub line: usize,
    /// The position in the text.
    pub span: Span,
}

/// The rows and the exits.
#[derive(Clone, Debug, Default)]
pub struct Layout<'a> {
    /// The rows.
    pub rows: Vec<Row<'a>>,
    /// The exits beside the board; there should be exactly one.
    pub marks: Vec<Mark>,
    /// The exits between two rows.
    pub between: Vec<Span>,
}

impl<'a> Layout<'a> {
    /// Returns the layout of these lines, assuming rows with this number of columns.
    pub fn of(lines: &[Slice<'a>], columns: usize) -> Self {
        let mut layout = Self::default();
        for (at, line) in lines.iter().enumerate() {
            match is_exit_line(*line) {
                true if at == 0 => layout.mark_all(*line, Exit::Top),
                true if at + 1 == lines.len() => layout.mark_all(*line, Exit::Bottom),
                true => layout.between.push(line.trim().span()),
                false => layout.add_row(line.trim(), columns),
            }
        }
        layout.level();
        layout
    }

    /// Returns `true` if there are `rows` rows of `columns` cells.
    pub fn fits(&self, (rows, columns): (usize, usize)) -> bool {
        self.rows.len() == rows && self.rows.iter().all(|row| row.cells.length() == columns)
    }

    /// Returns the exit if there is exactly one, and reports mistakes with exits. Those inside the
    /// board are reported with their row.
    pub fn exit(&self, missing_at: Span, inside: usize, flaws: &mut Diagnostics) -> Option<Mark> {
        flaws.extend(self.marks.iter().skip(1).map(|mark| flaws::two_exits(mark.span)));
        if self.marks.is_empty() && inside == 0 {
            flaws.push(flaws::no_exit(missing_at));
        }
        self.marks.first().copied().filter(|_| self.marks.len() + inside == 1)
    }

    /// Warns about unusual indentation.
    pub fn odd_blanks(&self) -> Diagnostics {
        let mut odd = Diagnostics::default();
        let left = self.marks.iter().find(|mark| mark.exit == Exit::Left);
        let expected = |at: usize| usize::from(left.is_some_and(|mark: &Mark| mark.line != at));
        let rows = || self.rows.iter().enumerate();
        let short = || rows().filter(|(at, row)| row.indent < expected(*at));
        let long = || rows().filter(|(at, row)| row.indent > expected(*at));
        odd.extend(short().next().map(|(_, row)| flaws::no_indent(row.cells, short().count())));
        odd.extend(long().next().map(|(_, row)| flaws::indent(row.cells, long().count())));
        odd
    }

    fn mark_all(&mut self, line: Slice<'a>, exit: Exit) {
        for (_, sign) in line.signs().filter(|(sign, _)| *sign == EXIT) {
            self.marks.push(Mark { exit, line: sign.column - 1, span: sign.span() });
        }
    }

    /// Adds a row without its exit, unless the exit is in the place of a cell.
    fn add_row(&mut self, text: Slice<'a>, columns: usize) {
        let (line, indent) = (self.rows.len(), text.column - 1);
        let is_full = |cells: Slice| cells.length() == columns;
        let mut cells = text;
        if !is_full(cells)
            && let Some(rest) = cells.skip(EXIT)
        {
            self.marks.push(Mark {
                exit: Exit::Left,
                line,
                span: Span::at(text.line, cells.column),
            });
            cells = rest;
        }
        if !is_full(cells) && cells.text.ends_with(EXIT) {
            let (rest, sign) = cells.split_at(cells.text.len() - EXIT.len_utf8());
            self.marks.push(Mark { exit: Exit::Right, line, span: sign.span() });
            cells = rest;
        }
        self.rows.push(Row { cells, indent });
    }

    /// Counts the columns of exits above and below from where the rows start.
    fn level(&mut self) {
        let indent = self.rows.iter().map(|row| row.indent).min().unwrap_or(0);
        for mark in &mut self.marks {
            if matches!(mark.exit, Exit::Top | Exit::Bottom) {
                mark.line = mark.line.saturating_sub(indent);
            }
        }
    }
}

fn is_exit_line(line: Slice) -> bool {
    line.text.chars().all(|sign| sign == EXIT || sign.is_whitespace())
}
