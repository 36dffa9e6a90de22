//! What a text looks like, before anybody tries to read it. It may have a shape and
//! still be full of mistakes: they are then told in the terms of that shape.

use super::{is_number, words};
use crate::part::Part;

/// A way to write a grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `6dh:_aa_3a…,m6a16…` on one line, perhaps after a name and a tab.
    Id,
    /// Size, number of cages, rows of numbers, targets.
    Course,
    /// Size, rows of letters, targets.
    Letters,
    /// Size, then a target and its cells on each line.
    Coordinates,
}

impl Shape {
    /// The shape of lines that are not blank.
    pub fn of(lines: &[Part]) -> Self {
        let [first, rest @ ..] = lines else { return Self::Course };
        if id_in(*first).is_some() {
            return Self::Id;
        }
        let Some(second) = rest.first().filter(|_| is_number(first.text)) else {
            return Self::Course;
        };
        if words(*second).skip(1).any(|word| is_cell(word.text)) {
            Self::Coordinates
        } else if second.text.starts_with(char::is_alphabetic) {
            Self::Letters
        } else {
            Self::Course
        }
    }
}

/// The game ID on a line: the whole line, or its second field after a tab.
pub fn id_in(line: Part<'_>) -> Option<Part<'_>> {
    line.split('\t').take(2).map(Part::trim).find(|field| is_id(field.text))
}

/// A number, letters or digits, a colon, and a wall right after it.
fn is_id(text: &str) -> bool {
    let Some((head, walls)) = text.split_once(':') else { return false };
    text.starts_with(|sign: char| sign.is_ascii_digit())
        && head.bytes().all(|byte| byte.is_ascii_alphanumeric())
        && walls.starts_with(|sign: char| sign == '_' || sign.is_ascii_lowercase())
}

/// `a1`: a letter and a number.
pub fn is_cell(word: &str) -> bool {
    word.strip_prefix(|sign: char| sign.is_ascii_alphabetic()).is_some_and(is_number)
}

#[cfg(test)]
mod tests {
    use super::super::lines;
    use super::*;

    fn check(text: &str, expected: Shape) {
        assert_eq!(Shape::of(&lines(text)), expected, "{text}");
    }

    #[test]
    fn texts_have_shapes() {
        check("6dh:_aa_3a,m6a16", Shape::Id);
        check("name\t3:a_3aab_,s1\te", Shape::Id);
        check("4 9\n1 2 3 3", Shape::Course);
        check("4\n9\n1 2 3 3", Shape::Course);
        check("4\n1 2 3 3", Shape::Course);
        check("4\naabb", Shape::Letters);
        check("4\na a b b", Shape::Letters);
        check("9\n-1 a1 a2", Shape::Coordinates);
        check("9\n11 + A1 A2", Shape::Coordinates);
        check("9\nx24 a1 a2", Shape::Coordinates);
        check("6:", Shape::Course);
        check("", Shape::Course);
    }
}
