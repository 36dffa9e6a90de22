//! What a line looks like, before anybody tries to read it. A line may have a shape
//! and still be full of mistakes: they are then told in the terms of that shape.

/// A way to write a whole board on one line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// `8x1.AABBCC…`.
    OneLine,
    /// `…starbattle/8/8/1/…`.
    Link,
    /// `name`, `8` and `AABB…,AABB…,…` with tabs between them.
    Table,
    /// `{…}`.
    Object,
}

/// Stands before the numbers and borders of a link.
pub const LINK: &str = "starbattle/";

impl Shape {
    /// The shape of a line, if it is a whole board; none for a row of one.
    pub fn of_line(line: &str) -> Option<Self> {
        let trimmed = line.trim();
        if trimmed.starts_with('{') {
            return trimmed.ends_with('}').then_some(Self::Object);
        }
        if is_one_line(trimmed) {
            Some(Self::OneLine)
        } else if is_table(line) {
            Some(Self::Table)
        } else {
            line.contains(LINK).then_some(Self::Link)
        }
    }
}

/// Digits, an `x` and a digit.
fn is_one_line(line: &str) -> bool {
    let rest = line.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let stars = rest.strip_prefix(['x', 'X']);
    let has_stars =
        stars.is_some_and(|stars| stars.starts_with(|sign: char| sign.is_ascii_digit()));
    rest.len() < line.len() && has_stars
}

/// Anything, a number, and rows with commas between them. A row of letters with tabs
/// between them has no commas.
fn is_table(line: &str) -> bool {
    let mut fields = line.splitn(4, '\t');
    let _name = fields.next();
    let (Some(size), Some(rows)) = (fields.next(), fields.next()) else {
        return false;
    };
    size.trim().parse::<usize>().is_ok_and(|size| rows.contains(',') || size == 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str, expected: Option<Shape>) {
        assert_eq!(Shape::of_line(line), expected, "{line}");
    }

    #[test]
    fn lines_have_shapes() {
        check("8x1.AABB", Some(Shape::OneLine));
        check("8x1AABB", Some(Shape::OneLine));
        check("https://puzz.link/p?starbattle/8/8/1/97tu", Some(Shape::Link));
        check("starbattle/8/8", Some(Shape::Link));
        check("gen12\t12\tAAB,BBA", Some(Shape::Table));
        check("\t1\tA", Some(Shape::Table));
        check(r#" {"grid":["A"],"at":"starbattle/"} "#, Some(Shape::Object));
    }

    #[test]
    fn rows_have_none() {
        for line in ["", "AABB", "A A* B", "A\tA\tB", "A\t7\tB\tB", "8x", "x1.A", "{", "[[1]]"] {
            check(line, None);
        }
    }
}
