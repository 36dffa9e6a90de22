//! Tools for reading text: slices with positions, lists and JSON with positions, URLs, shared
//! diagnostics and the table of a family's formats. They know nothing about puzzles.

mod figures;
mod format;
mod json;
mod list;
mod mistakes;
mod slice;
mod url;

pub use figures::{RULE, without_figures};
pub use format::{Formats, TextFormat, head, is_binary, is_object, object_name, write_object};
pub use json::{Json, locate_list, number, quoted_field};
pub use list::{BadList, Flaw, Item, Kind, find_bare, find_list, read_list};
pub use mistakes::{bad_list, mismatch, read_moves, row_length, shown};
pub use slice::{Slice, blocks, filled_lines, lines, short, visible, without_mark, words};
pub use url::Url;
