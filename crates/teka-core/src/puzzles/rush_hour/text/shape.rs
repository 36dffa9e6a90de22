//! What a text looks like, before anybody tries to read it. A text may have a shape and
//! still be full of mistakes: they are then told in the terms of that shape.

use crate::part::{Part, filled_lines};

/// A way to write a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `6 6`, `11` and the rows.
    Course,
    /// `60 IBBxoo… 2332`.
    OneLine,
    /// `car,orientation,col,row,length`.
    Csv,
}

impl Shape {
    /// The shape of a text; none if nothing is there.
    pub fn of(text: &str) -> Option<Self> {
        let mut lines = content(text);
        let Some(first) = lines.next() else {
            // Comments alone: whoever reads them as a line finds no board.
            return filled_lines(text).next().map(|_| Self::OneLine);
        };
        if is_csv(first) {
            Some(Self::Csv)
        } else if is_head(first) {
            Some(Self::Course)
        } else {
            let is_row = lines.next().is_some_and(|second| are_rows(first, second));
            Some(if is_row { Self::Course } else { Self::OneLine })
        }
    }
}

/// True if neither line is a board by itself: a row can be `..AA`, but then the next is no
/// board.
fn are_rows(first: Part, second: Part) -> bool {
    let is_short = |board: Part| board.length() < 16 && words(first).count() == 1;
    board_word(first).is_none_or(is_short) && board_word(second).is_none()
}

/// The lines that are neither blank nor comments, with their places, without what trails.
pub fn content(text: &str) -> impl Iterator<Item = Part<'_>> {
    let lines = filled_lines(text).map(|(line, text)| Part::line(text, line));
    lines.filter(|line| !is_comment(*line))
}

/// `# anything`, but not a board or a row that begins with a wall.
pub fn is_comment(line: Part) -> bool {
    let is_board = || words(line).next().is_some_and(looks_like_board);
    let text = line.text.trim();
    let is_row = text.len() > 1 && !text.contains(char::is_whitespace) && text.contains(['.', 'K']);
    text.starts_with('#') && !is_board() && !is_row
}

/// Two numbers and nothing else: the first line of course text.
pub fn is_head(line: Part) -> bool {
    let is_number = |word: Part| word.text.bytes().all(|byte| byte.is_ascii_digit());
    let mut words = words(line);
    words.next().is_some_and(is_number)
        && words.next().is_some_and(is_number)
        && words.next().is_none()
}

/// The first word of a line that is most likely a whole board.
pub fn board_word(line: Part<'_>) -> Option<Part<'_>> {
    words(line).take(MOST_WORDS).find(|word| looks_like_board(*word))
}

/// The words of a line.
pub fn words(line: Part<'_>) -> impl Iterator<Item = Part<'_>> {
    line.words(char::is_whitespace)
}

/// Words looked at in one line: a board stands near its beginning.
pub const MOST_WORDS: usize = 16;

/// As many signs as a square board has cells, and a primary vehicle among them.
fn looks_like_board(word: Part) -> bool {
    // The rest of a word of many megabytes is not looked at.
    let length = word.text.chars().take(LONGEST + 1).count();
    let side = length.isqrt();
    let primaries = word.text.bytes().take(LONGEST).filter(|byte| *byte == b'A').count();
    // A quotation mark belongs to some other kind of text.
    let is_quoted = word.text.contains('"');
    (4..=LONGEST).contains(&length) && side * side == length && primaries >= 2 && !is_quoted
}

/// The cells of the largest board.
const LONGEST: usize = 256;

/// A line of the table, its head, or the size before it.
fn is_csv(line: Part) -> bool {
    let fields: Vec<&str> = line.text.split(',').take(6).map(str::trim).collect();
    let is_one_of = |field: &str, names: &[&str]| {
        names.iter().any(|name| field.trim_matches('"').eq_ignore_ascii_case(name))
    };
    let [first, second, ..] = fields[..] else { return false };
    is_one_of(first, &["car", "size"])
        || is_one_of(second, &["h", "v", "horizontal", "vertical"])
        || fields.len() == 5 && is_name(first) && board_word(line).is_none()
}

/// A short word, unlike the beginning of another family's text.
fn is_name(field: &str) -> bool {
    !field.contains(|sign: char| sign.is_whitespace() || "{[:".contains(sign))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Option<Shape>) {
        assert_eq!(Shape::of(text), expected, "{text}");
    }

    #[test]
    fn texts_have_shapes() {
        check("", None);
        check(" \n\t\n", None);
        check("6 6\n11\nAAB..F", Some(Shape::Course));
        check("..AA\nPP..K\n", Some(Shape::Course));
        check("IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM", Some(Shape::OneLine));
        check("# a comment\n60 IBBxooIooLDDJAALooJoKEEMFFKooMGGHHHM 2332", Some(Shape::OneLine));
        check("#...AA...", Some(Shape::OneLine));
        check("# only a comment", Some(Shape::OneLine));
        check("6 21 35 Name .BBCCC.DDFEEAAHF.JGGHIIJL.M.KKL.M...", Some(Shape::OneLine));
        check("ooAAo", Some(Shape::OneLine));
        check("car,orientation,col,row,length\n", Some(Shape::Csv));
        check("Size, 9\nX,H,1,3,2", Some(Shape::Csv));
        check("# size 9\nX,H,1,3,2", Some(Shape::Csv));
    }
}
