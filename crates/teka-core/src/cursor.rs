//! The text form of the cursor, for families that have one.

use crate::place::Cell;

/// The text form of a missing cursor.
const NONE: &str = "-";

/// Returns the cursor as text such as `r3c5`, or `-` if there is none.
pub fn written(cursor: Option<Cell>) -> String {
    cursor.map_or_else(|| NONE.to_owned(), |cell| cell.to_string())
}

/// Parses the text that [`written`] returns. Returns `None` if the cell is not on a board of this
/// size.
pub fn read(text: &str, rows: u8, columns: u8) -> Option<Option<Cell>> {
    if text == NONE {
        return Some(None);
    }
    Cell::from_text(text).filter(|cell| cell.is_within(rows, columns)).map(Some)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_as_it_is_written() {
        for cursor in [None, Some(Cell::new(0, 0)), Some(Cell::new(3, 4))] {
            assert_eq!(read(&written(cursor), 4, 5), Some(cursor));
        }
    }

    #[test]
    fn what_is_not_on_the_board_is_no_cursor() {
        for text in ["", "r0c1", "r5c1", "r1c6", "here"] {
            assert_eq!(read(text, 4, 5), None, "{text}");
        }
    }
}
