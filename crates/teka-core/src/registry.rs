//! The families there are: one line each.

use crate::any::{AnyFamily, Of};
use crate::puzzles::calcudoku::Calcudoku;
use crate::puzzles::packing::Packing;
use crate::puzzles::queens::Queens;
use crate::puzzles::rush_hour::RushHour;

/// Every family, in the order people see them.
pub static FAMILIES: &[&dyn AnyFamily] = &[
    &Of::<Queens>::NEW,
    &Of::<Calcudoku>::NEW,
    &Of::<RushHour>::NEW,
    &Of::<Packing>::NEW,
    #[cfg(feature = "tutorial")]
    &Of::<crate::puzzles::stairs::Stairs>::NEW,
];

/// The family with this id.
pub fn family(id: &str) -> Option<&'static dyn AnyFamily> {
    FAMILIES.iter().copied().find(|family| family.info().id == id)
}

/// The family a text most looks like, if it looks like any.
pub fn detect(text: &str) -> Option<&'static dyn AnyFamily> {
    let scored = FAMILIES.iter().map(|family| (family.likeness(text), *family));
    let best = scored
        .filter(|(likeness, _)| *likeness > 0)
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, family)| family)
}

/// The family of a saved game, if the text is one.
pub fn saved_game(text: &str) -> Option<&'static dyn AnyFamily> {
    crate::session::saved_family(text).and_then(family)
}
