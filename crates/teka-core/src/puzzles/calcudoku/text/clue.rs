//! A cage's target and operator as text: `6*`, `2÷`, `-1`, `5=`, `5`, `6?`.

use super::super::model::{Cage, Operator};
use super::flaws;
use crate::diagnostic::{Diagnostics, Span};
use crate::reading::Slice;

/// The target and operator written for a cage.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Clue {
    /// The operator; `None` if it is missing or a question mark.
    pub operator: Option<Operator>,
    /// The target.
    pub target: u64,
    /// The position in the text.
    pub span: Span,
}

impl Clue {
    /// Reads a target with its operator before or after it. Returns the mistake found if the text
    /// is neither.
    pub fn read(part: Slice) -> Result<Self, Diagnostics> {
        let not_digit = |sign: char| !sign.is_ascii_digit();
        let (before, rest) = part.split_before(|sign| sign.is_ascii_digit());
        let (target, after) = rest.split_before(not_digit);
        let signs = before.text.trim().chars().chain(after.text.trim().chars());
        let mut operators = signs.map(operator);
        let found = operators.next().unwrap_or(Some(None));
        let (Some(operator), None, false) = (found, operators.next(), target.text.is_empty())
        else {
            return Err(flaws::clue(part).into());
        };
        let number = target.text.parse().map_err(|_| flaws::target(target))?;
        Ok(Self { operator, target: number, span: part.span() })
    }

    /// Returns the operator's meaning in a cage with this number of cells, or `None` if it has none
    /// there.
    pub fn operator_for(&self, cells: usize) -> Option<Operator> {
        match (self.operator, cells) {
            (None | Some(Operator::Equal), 1) => Some(Operator::Equal),
            (None, _) => Some(Operator::Hidden),
            (Some(Operator::Equal), _) | (Some(_), 1) => None,
            (some, _) => some,
        }
    }
}

/// Returns the operator for a sign: `Some(None)` for a question mark, and `None` for any other
/// character.
fn operator(sign: char) -> Option<Option<Operator>> {
    Some(Some(match sign {
        '+' => Operator::Add,
        '-' | '−' | '–' => Operator::Subtract,
        '*' | 'x' | 'X' | '×' => Operator::Multiply,
        '/' | '÷' | ':' => Operator::Divide,
        '=' => Operator::Equal,
        '?' => return Some(None),
        _ => return None,
    }))
}

/// Returns the sign of an operator in plain text.
pub fn sign(operator: Operator) -> char {
    match operator {
        Operator::Add => '+',
        Operator::Subtract => '-',
        Operator::Multiply => '*',
        Operator::Divide => '/',
        Operator::Equal => '=',
        Operator::Hidden => '?',
    }
}

/// Writes a target and its operator, such as `6*`.
pub fn write(cage: &Cage) -> String {
    format!("{}{}", cage.target, sign(cage.operator))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: Result<(Option<Operator>, u64), &str>) {
        let found = Clue::read(Slice::line(text, 1));
        let found = found.as_ref().map(|clue| (clue.operator, clue.target));
        assert_eq!(found.map_err(|flaws| flaws.0[0].code), expected, "{text}");
    }

    #[test]
    fn clues_are_read() {
        use Operator::*;
        check("7+", Ok((Some(Add), 7)));
        for sign in ["-", "−", "–"] {
            check(&format!("3{sign}"), Ok((Some(Subtract), 3)));
        }
        for sign in ["*", "x", "X", "×"] {
            check(&format!("24{sign}"), Ok((Some(Multiply), 24)));
        }
        for sign in ["/", "÷", ":"] {
            check(&format!("{sign} 2"), Ok((Some(Divide), 2)));
        }
        check("5=", Ok((Some(Equal), 5)));
        check("6?", Ok((None, 6)));
        check("6", Ok((None, 6)));
        check("11 +", Ok((Some(Add), 11)));
    }

    #[test]
    fn other_texts_are_no_clues() {
        for text in ["", "+", "+-", "7%", "7++", "+7+", "7 7", "seven", "7+ 8", "7.5"] {
            check(text, Err("bad-target"));
        }
        check("99999999999999999999+", Err("target-range"));
    }
}
