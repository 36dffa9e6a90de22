//! A line of a table: a name, the size, and the rows with commas between them, each
//! field apart from the next by a tab. Further fields are passed over.

use super::super::model::Puzzle;
use super::flaws;
use super::grid::read_row;
use super::sketch::Sketch;
use crate::diagnostic::Diagnostics;
use crate::part::Part;

/// Reads the board on one line. That it has its fields is known: see [`super::shape`].
pub fn read(line: Part) -> Result<Puzzle, Diagnostics> {
    let mut fields = line.split('\t').skip(1);
    let (Some(size), Some(rows)) = (fields.next(), fields.next()) else {
        return Err(flaws::empty().into());
    };
    let mut sketch = Sketch::default();
    for row in rows.split(',') {
        sketch.push(|| read_row(row));
    }
    let said = size.text.trim().parse().unwrap_or(0);
    if said != sketch.count {
        sketch.flaws.push(flaws::size_differs(size.trim().span(), said, sketch.count));
    }
    sketch.into_puzzle(Vec::new())
}

#[cfg(test)]
mod tests {
    use super::super::tests::check;

    #[test]
    fn lines_of_a_table_are_read() {
        check("one\t3\tAAB,ABB,CCC", "AAB\nABB\nCCC\n");
        check("one\t2\tA A*, B B\tsolved", "A A*\nB B\n");
        check("\t1\tA", "A\n");
    }

    #[test]
    fn mistakes_are_told_with_their_column() {
        check("one\t3\tAAB,AB,CCC", "row-length 1:13");
        check("one\t4\tAAB,A7B,CCC", "size-differs 1:5, not-a-letter 1:12");
        check("é\t3\tAAB,ABB,CCC,CCC", "size-differs 1:3, row-count 1:17");
        check("one\t2\tAB,CA", "region-count 1:10");
    }
}
