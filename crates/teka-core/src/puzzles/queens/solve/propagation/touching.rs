//! "Touches all": a queen on a cell that forbids every candidate of a unit would
//! leave that unit without one, so no queen stands there.

use super::board::Board;
use super::layout::{Cells, Layout, bits, each_word, indices};
use super::position::{Dead, Position};

/// Units with more candidates are left alone: their candidates rarely have a
/// cell in common. By instructions 4 is best; 3 and 6 cost a twentieth more, 8 a fifth.
const FEW: u16 = 4;

impl<const L: usize, const W: usize> Position<L, W> {
    /// Tries every unit with few candidates that changed since it was last tried.
    /// True if a candidate went; a queen that has only one place comes first then.
    pub(super) fn remove_touching(&mut self, board: &Board<L, W>) -> Result<bool, Dead> {
        let mut removed = false;
        for kind in 0..3 {
            for index in indices(self.open[kind]) {
                let left = self.left[kind][index];
                if left > FEW || left == self.tried[kind][index] {
                    continue;
                }
                self.tried[kind][index] = left;
                if let Some(gone) = self.touching(board, &board.unit(kind, index)) {
                    self.remove(board, &gone)?;
                    removed = true;
                    if self.has_single() {
                        return Ok(true);
                    }
                }
            }
        }
        Ok(removed)
    }

    /// Candidates outside the unit that all of its candidates forbid.
    #[inline(always)]
    fn touching(&self, board: &Board<L, W>, unit: &Cells<W>) -> Option<Cells<W>> {
        let mut common: Cells<W> = each_word(|word| self.candidates[word] & !unit[word]);
        for (word, unit) in unit.iter().enumerate() {
            for bit in bits(self.candidates[word] & unit) {
                let (row, column) = Layout::<L, W>::place(word, bit);
                let kill = board.kill(row, column);
                common = each_word(|word| common[word] & kill[word]);
                if common.iter().fold(0, |any, word| any | word) == 0 {
                    return None;
                }
            }
        }
        Some(common)
    }
}
