//! The registered puzzle families, one line each.

use crate::any::{AnyFamily, Of};
use crate::puzzles::calcudoku::Calcudoku;
use crate::puzzles::packing::Packing;
use crate::puzzles::queens::Queens;
use crate::puzzles::rush_hour::RushHour;

/// Every puzzle family, in display order.
pub static FAMILIES: &[&dyn AnyFamily] = &[
    &Of::<Queens>::NEW,
    &Of::<Calcudoku>::NEW,
    &Of::<RushHour>::NEW,
    &Of::<Packing>::NEW,
    #[cfg(feature = "tutorial")]
    &Of::<crate::puzzles::stairs::Stairs>::NEW,
];

/// Returns the family with this id, or `None` if there is none.
pub fn family(id: &str) -> Option<&'static dyn AnyFamily> {
    FAMILIES.iter().copied().find(|family| family.info().id == id)
}

/// Returns the family that a text resembles most, or `None` if it resembles none.
pub fn detect(text: &str) -> Option<&'static dyn AnyFamily> {
    let scored = FAMILIES.iter().map(|family| (family.likeness(text), *family));
    let best = scored
        .filter(|(likeness, _)| *likeness > 0)
        .reduce(|best, next| if next.0 > best.0 { next } else { best });
    best.map(|(_, family)| family)
}

/// Returns the family of a saved game, or `None` if the text is not a saved game.
pub fn saved_game(text: &str) -> Option<&'static dyn AnyFamily> {
    crate::session::saved_family(text).and_then(family)
}
