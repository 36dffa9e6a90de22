//! The letters of vehicles in a format. Most vehicles keep their letter, but each format has its
//! own letter for the primary vehicle, and reserves some letters for other purposes.

use super::super::model::Puzzle;
use crate::reading::shown;

/// Returns a letter for each vehicle, the primary vehicle first. A letter for which `is_free`
/// returns `true` is kept. Any other becomes the primary vehicle's old letter, or else the first
/// unused letter from A to Z, a to z and 0 to 9.
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

/// Returns the letters for renaming, more than there can be vehicles.
pub fn pool() -> impl Iterator<Item = char> {
    let accented = ('\u{c0}'..='\u{24f}').filter(|letter| letter.is_alphabetic());
    ('A'..='Z').chain('a'..='z').chain('0'..='9').chain(accented)
}

/// Returns `true` if the character is visible.
pub fn is_usable(letter: char) -> bool {
    shown(letter).chars().eq([letter])
}
