//! What pieces are called when they are written: most keep the letter they have, but few
//! pieces are drawn with letters only, and some signs mean something else.

use super::super::model::Puzzle;
use super::pieces::CAPITALS;
use crate::part::visible;

/// A letter for each piece, as it can be read again.
pub fn letters(puzzle: &Puzzle) -> Vec<char> {
    let any_sign = puzzle.pieces().len() > CAPITALS;
    let stays = |letter: char| letter.is_ascii_alphabetic() || any_sign && is_usable(letter);
    let own = puzzle.pieces().iter().map(|piece| piece.letter());
    let mut taken: Vec<char> = own.clone().filter(|letter| stays(*letter)).collect();
    let mut new = || {
        let mut pool = ('A'..='Z').chain('a'..='z').chain('0'..='9').chain('À'..='ÿ');
        let letter = pool.find(|letter| !taken.contains(letter)).unwrap_or('?');
        taken.push(letter);
        letter
    };
    own.map(|letter| if stays(letter) { letter } else { new() }).collect()
}

/// True if a piece can be drawn with it: people can see it, and it means nothing else here
/// or between quotes.
pub fn is_usable(sign: char) -> bool {
    !['.', '"', '\\'].contains(&sign) && visible(sign.encode_utf8(&mut [0; 4])).chars().eq([sign])
}
