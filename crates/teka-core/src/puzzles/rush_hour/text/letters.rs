//! What vehicles are called in a format: most keep the letter they have, but the primary
//! has one by custom, and some letters mean something else there.

use super::super::model::Puzzle;
use crate::reading::shown;

/// A letter for each vehicle, the primary's first. A letter that `is_free` to be used stays;
/// the others become the letter the primary gives up, or the first of A to Z, a to z, 0 to 9
/// that nobody has.
pub fn letters(puzzle: &Puzzle, primary: char, is_free: impl Fn(char) -> bool) -> Vec<char> {
    let others = puzzle.vehicles().iter().skip(1).map(|vehicle| vehicle.letter);
    let stays = |letter: char| letter != primary && is_usable(letter) && is_free(letter);
    let mut taken: Vec<char> = others.clone().filter(|letter| stays(*letter)).collect();
    let given_up = puzzle.primary().letter;
    let mut new = || {
        let mut all = std::iter::once(given_up).chain(pool());
        let letter = all.find(|letter| stays(*letter) && !taken.contains(letter)).unwrap_or('?');
        taken.push(letter);
        letter
    };
    let renamed = others.map(|letter| if stays(letter) { letter } else { new() });
    let mut letters = vec![primary];
    letters.extend(renamed);
    letters
}

/// The letters new names are taken from, more than there can be vehicles.
pub fn pool() -> impl Iterator<Item = char> {
    let accented = ('\u{c0}'..='\u{24f}').filter(|letter| letter.is_alphabetic());
    ('A'..='Z').chain('a'..='z').chain('0'..='9').chain(accented)
}

/// True if people can see it.
pub fn is_usable(letter: char) -> bool {
    shown(letter).chars().eq([letter])
}
