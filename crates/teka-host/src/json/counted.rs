//! Counts as JSON.

use serde_json::{Value as Json, json};
use teka_core::any::AnyPuzzle;
use teka_core::counting::Derived;

use super::{Counted, CountedPart, Stats, parameters};
use crate::count::{Count, Shard};
use crate::search::Search;

/// Returns the result of `count` in the form that the command writes. `digest` identifies the
/// puzzle that a part belongs to, and `derived` determines the named numbers of the whole.
pub fn count(
    puzzle: &dyn AnyPuzzle,
    name: &str,
    search: &Search,
    count: &Count,
    part: Option<Shard>,
) -> Json {
    let identity = CountedPart { part: part.map(|part| part.to_string()), digest: digest(puzzle) };
    let is_part = part.is_some() && !count.derived.is_empty();
    json!(Counted {
        name: Some(name.to_owned()),
        part: Some(identity),
        derived: is_part.then(|| derived(&count.derived)),
        ..Counted::new(puzzle, search, count, part)
    })
}

impl Counted {
    /// Creates the result of a count.
    pub fn new(
        puzzle: &dyn AnyPuzzle,
        search: &Search,
        count: &Count,
        part: Option<Shard>,
    ) -> Self {
        let named = || {
            let named = count.named(part).into_iter();
            named.map(|(name, known)| (name.to_owned(), known.map_or(Json::Null, number))).collect()
        };
        Self {
            puzzle: puzzle.family().info().id,
            name: None,
            method: search.method.name,
            count: number(count.count),
            exact: count.exact,
            reason: count.stopped.map(Into::into),
            part: None,
            stats: Stats::new(&count.cost),
            parameters: parameters(search),
            counts: (!count.derived.is_empty()).then(named),
            derived: None,
        }
    }
}

/// Converts a whole number of any size. Numbers that are too large for most programs become text.
pub fn number(number: u128) -> Json {
    u64::try_from(number).map_or_else(|_| json!(number.to_string()), |small| json!(small))
}

/// Reads a number that [`number`] wrote. Returns `None` for any other value.
pub fn read_number(number: &Json) -> Option<u128> {
    match number {
        Json::String(text) => text.parse().ok(),
        other => other.as_u64().map(u128::from),
    }
}

/// Converts the rules by which numbers follow from a count.
pub fn derived(numbers: &[Derived]) -> Json {
    let one = |derived: &Derived| {
        let Derived { name, per, plus, by } = *derived;
        json!({ "name": name, "per": number(per), "plus": number(plus), "by": number(by) })
    };
    numbers.iter().map(one).collect()
}

/// Reads what [`derived`] wrote, with the names from `known`. Returns `None` for any other value.
pub fn read_derived(
    numbers: &Json,
    known: impl Fn(&str) -> Option<&'static str>,
) -> Option<Vec<Derived>> {
    let one = |object: &Json| {
        let read = |field: &str| read_number(&object[field]);
        let name = known(object["name"].as_str()?)?;
        Some(Derived { name, per: read("per")?, plus: read("plus")?, by: read("by")? })
    };
    numbers.as_array()?.iter().map(one).collect()
}

/// Returns a digest of a puzzle's text in the first format of its family.
pub(crate) fn digest(puzzle: &dyn AnyPuzzle) -> String {
    let text = puzzle.write(puzzle.family().formats()[0].name).unwrap_or_default();
    hash(text.as_bytes())
}

/// Returns a digest of bytes (64-bit FNV-1a).
pub(crate) fn hash(bytes: &[u8]) -> String {
    let mix = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
    format!("{:016x}", bytes.iter().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_numbers_are_text_and_read_again() {
        let check = |value: u128, written: &str| {
            assert_eq!(number(value).to_string(), written);
            assert_eq!(read_number(&number(value)), Some(value));
        };
        check(0, "0");
        check(u64::MAX.into(), "18446744073709551615");
        check(1 << 64, "\"18446744073709551616\"");
        assert_eq!(read_number(&json!(-1)), None);
        assert_eq!(read_number(&json!("many")), None);
    }

    #[test]
    fn derived_numbers_are_read_again() {
        let numbers = [Derived { name: "n", per: u128::MAX, plus: 3, by: 8 }];
        let known = |name: &str| (name == "n").then_some("n");
        assert_eq!(read_derived(&derived(&numbers), known).as_deref(), Some(&numbers[..]));
        assert_eq!(read_derived(&derived(&numbers), |_| None), None);
        assert_eq!(read_derived(&json!([{ "name": "n", "per": 1 }]), known), None);
        assert_eq!(read_derived(&json!({}), known), None);
    }
}
