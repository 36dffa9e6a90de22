//! The first two lines of course text: the number of rows and columns, and the number of
//! vehicles that are not the primary.

use super::super::model::MAX_SIDE;
use super::shape::{is_head, words};
use super::{flaws, warnings};
use crate::diagnostic::{Diagnostics, Span};
use crate::part::Part;

/// What the first two lines say.
#[derive(Clone, Copy, Debug, Default)]
pub struct Head {
    /// Rows and columns, where both are numbers a board can have.
    pub sides: Option<(usize, usize)>,
    /// Where they stand.
    pub span: Option<Span>,
    /// The number of vehicles, and where it stands.
    pub count: Option<(u32, Span)>,
}

/// Reads the head and returns the lines that follow it.
pub fn read<'a, 'b>(
    lines: &'b [Part<'a>],
    flaws: &mut Diagnostics,
    odd: &mut Diagnostics,
) -> (Head, &'b [Part<'a>]) {
    let mut head = Head::default();
    let mut rest = lines;
    if let [first, after @ ..] = rest {
        if is_head(*first) {
            (head.sides, rest) = (sides(*first, flaws), after);
            head.span = Some(first.trim().span());
        } else {
            flaws.push(flaws::no_size(*first));
            // One number, or three of them, are still no row.
            rest = if begins_with_number(*first) { after } else { rest };
        }
    }
    if let [second, after @ ..] = rest {
        match count(*second) {
            Count::Is(count) => {
                (head.count, rest) = (Some((count, second.trim().span())), after);
            }
            Count::Bad => {
                flaws.push(flaws::vehicle_count(*second));
                rest = after;
            }
            Count::Missing => odd.push(warnings::no_count(*second)),
        }
    }
    (head, rest)
}

/// Rows and columns, if a board can have them.
fn sides(line: Part, flaws: &mut Diagnostics) -> Option<(usize, usize)> {
    let mut side = |word: Part| {
        let number = word.text.parse().ok();
        let number = number.filter(|number| (1..=usize::from(MAX_SIDE)).contains(number));
        if number.is_none() {
            flaws.push(flaws::size(word));
        }
        number
    };
    let sides: Vec<Option<usize>> = words(line).map(&mut side).collect();
    match sides[..] {
        [rows, columns] => Some((rows?, columns?)),
        _ => None,
    }
}

fn begins_with_number(line: Part) -> bool {
    let word = words(line).next();
    word.is_some_and(|word| word.text.bytes().all(|byte| byte.is_ascii_digit()))
}

enum Count {
    Is(u32),
    /// Something that was meant as a number.
    Bad,
    /// A row stands here.
    Missing,
}

fn count(line: Part) -> Count {
    let text = line.text.trim();
    let digits = text.bytes().filter(u8::is_ascii_digit).count();
    match text.parse() {
        Ok(count) => Count::Is(count),
        Err(_) if digits > 0 && (digits + 1 >= text.len() || text.contains(' ')) => Count::Bad,
        Err(_) => Count::Missing,
    }
}
