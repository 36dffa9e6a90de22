//! A piece as drawn, and its orientations.

use std::collections::BTreeSet;

/// A piece: a letter and the cells of its drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    letter: char,
    /// The rows and columns of its cells, aligned to the top left, in ascending order.
    squares: Box<[(u8, u8)]>,
}

impl Piece {
    /// Creates a piece from the cells of a drawing, regardless of its position. Returns `None` if
    /// there are no cells, or more than a board can hold.
    pub fn new(letter: char, squares: &[(u8, u8)]) -> Option<Self> {
        let all: BTreeSet<(u8, u8)> = squares.iter().copied().collect();
        let top = all.iter().map(|square| square.0).min()?;
        let left = all.iter().map(|square| square.1).min()?;
        let squares: Box<[_]> =
            all.into_iter().map(|(row, column)| (row - top, column - left)).collect();
        (squares.len() <= super::MAX_CELLS).then_some(Self { letter, squares })
    }

    /// Returns the letter of the piece.
    pub fn letter(&self) -> char {
        self.letter
    }

    /// Returns the cells of the drawing, aligned to the top left, in reading order.
    pub fn squares(&self) -> &[(u8, u8)] {
        &self.squares
    }

    /// Returns the number of cells.
    pub fn size(&self) -> usize {
        self.squares.len()
    }

    /// Returns the drawing rotated a quarter turn clockwise four times, each followed by its
    /// left-right mirror image. Duplicates are kept, as in the reports of the algorithm-strategies
    /// course.
    pub fn turns(&self) -> [Box<[(u8, u8)]>; 8] {
        let mut squares = self.squares.clone();
        std::array::from_fn(|index| {
            if index % 2 == 1 {
                return mirrored(&squares);
            }
            squares = turned(&squares);
            squares.clone()
        })
    }

    /// Returns the drawing and its three rotations by quarter turns clockwise, then its left-right
    /// mirror image and the rotations of that, without duplicates.
    pub fn distinct_turns(&self) -> Vec<Box<[(u8, u8)]>> {
        let mut all = Vec::new();
        for drawing in [self.squares.clone(), mirrored(&self.squares)] {
            let turns = std::iter::successors(Some(drawing), |squares| Some(turned(squares)));
            for turn in turns.take(4) {
                if !all.contains(&turn) {
                    all.push(turn);
                }
            }
        }
        all
    }

    /// Returns the smallest orientation of the drawing, which is the same for pieces of the same
    /// shape.
    pub fn shape(&self) -> Box<[(u8, u8)]> {
        self.turns().into_iter().min().unwrap_or_default()
    }

    /// Returns `true` if all cells are connected by edges.
    pub fn is_connected(&self) -> bool {
        let mut left: BTreeSet<(u8, u8)> = self.squares.iter().copied().collect();
        let mut next: Vec<(u8, u8)> = left.pop_first().into_iter().collect();
        while let Some((row, column)) = next.pop() {
            let beside = [
                row.checked_sub(1).map(|above| (above, column)),
                row.checked_add(1).map(|below| (below, column)),
                column.checked_sub(1).map(|before| (row, before)),
                column.checked_add(1).map(|behind| (row, behind)),
            ];
            next.extend(beside.into_iter().flatten().filter(|square| left.remove(square)));
        }
        left.is_empty()
    }
}

/// Rotates a quarter turn clockwise.
fn turned(squares: &[(u8, u8)]) -> Box<[(u8, u8)]> {
    let last = squares.iter().map(|square| square.0).max().unwrap_or(0);
    sorted(squares.iter().map(|(row, column)| (*column, last - row)).collect())
}

/// Exchanges left and right.
fn mirrored(squares: &[(u8, u8)]) -> Box<[(u8, u8)]> {
    let last = squares.iter().map(|square| square.1).max().unwrap_or(0);
    sorted(squares.iter().map(|(row, column)| (*row, last - column)).collect())
}

fn sorted(mut squares: Box<[(u8, u8)]>) -> Box<[(u8, u8)]> {
    squares.sort_unstable();
    squares
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_follow_the_course() {
        let piece = Piece::new('L', &[(5, 5), (6, 5), (6, 6), (6, 7)]).unwrap();
        let drawn = |squares: &[(u8, u8)]| {
            let row = |row| {
                let has = |column| if squares.contains(&(row, column)) { 'L' } else { '.' };
                (0..3).map(has).collect::<String>()
            };
            (0..3).map(row).collect::<Vec<_>>().join("/")
        };
        let turns: Vec<String> = piece.turns().iter().map(|turn| drawn(turn)).collect();
        assert_eq!(turns[..4], ["LL./L../L..", "LL./.L./.L.", "LLL/..L/...", "LLL/L../..."]);
        assert_eq!(turns[4..], [".L./.L./LL.", "L../L../LL.", "L../LLL/...", "..L/LLL/..."]);
    }

    #[test]
    fn distinct_turns_begin_with_the_drawing_and_do_not_repeat() {
        let turns = |squares: &[(u8, u8)]| Piece::new('A', squares).unwrap().distinct_turns();
        let skew = turns(&[(0, 0), (0, 1), (1, 1), (1, 2)]);
        assert_eq!(skew[0][..], [(0, 0), (0, 1), (1, 1), (1, 2)]);
        assert_eq!(skew[1][..], [(0, 1), (1, 0), (1, 1), (2, 0)]);
        assert_eq!(skew[2][..], [(0, 1), (0, 2), (1, 0), (1, 1)]);
        let lengths = [&[(0, 0)][..], &[(0, 0), (0, 1)], &[(0, 0), (1, 0), (1, 1), (1, 2)]];
        assert_eq!(lengths.map(|squares| turns(squares).len()), [1, 2, 8]);
        assert_eq!(skew.len(), 4);
    }

    #[test]
    fn pieces_that_look_alike_have_one_shape() {
        let piece = |squares: &[(u8, u8)]| Piece::new('A', squares).unwrap();
        let (l, j) =
            (piece(&[(0, 0), (1, 0), (1, 1), (1, 2)]), piece(&[(0, 0), (0, 1), (1, 0), (2, 0)]));
        assert_eq!(l.shape(), j.shape());
        assert_ne!(l.shape(), piece(&[(0, 0), (0, 1), (0, 2), (0, 3)]).shape());
        assert!(l.is_connected());
        assert!(!piece(&[(0, 0), (1, 1)]).is_connected());
        assert!(Piece::new('A', &[]).is_none());
        let column: Vec<(u8, u8)> = (0..=255).map(|row| (row, 0)).collect();
        assert!(piece(&column).is_connected());
        assert!(!piece(&[(0, 0), (255, 0)]).is_connected(), "the first row is not below the last");
        assert!(!piece(&[(0, 0), (0, 255)]).is_connected());
    }
}
