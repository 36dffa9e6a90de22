//! Regions that grow from the queens of a solution, cell by cell, so that no
//! other solution ever appears.
//!
//! A cell joins a region only if no solution has a queen on it there; the exact
//! search says so. The solution that stands in the way is remembered: the cell
//! need not be tried again while that solution stands, and it tells which cells
//! to take back when nothing can grow any more.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::regions::Regions;
use super::{Another, another_with};
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// The largest board whose regions are kept about equal in size; beyond it,
/// that makes growing several times slower.
const LARGEST_FAIR: usize = 16;
/// Regions smaller than this are fed once the board is full.
const HUNGRY: usize = 3;

/// Regions that grow.
pub struct Growth<'a> {
    pub regions: Regions,
    /// What is known about each cell and region, by `cell * N + region`.
    known: Vec<Known>,
    /// Counts the times cells were taken back.
    round: usize,
    /// How many cells are drawn each time; the one of the smallest region joins.
    fairness: usize,
    rng: &'a mut Rng,
}

/// What is known about a cell in a region.
#[derive(Clone)]
enum Known {
    /// Nothing.
    Nothing,
    /// With it there is this other solution: the column of each row's queen.
    Another(Box<[u8]>),
    /// In this round the search took too long.
    Unclear(usize),
}

impl<'a> Growth<'a> {
    /// Each queen alone; `columns` has the column of each row's queen.
    pub fn from(columns: Vec<u8>, rng: &'a mut Rng) -> Self {
        let size = columns.len();
        let fairness = if size > LARGEST_FAIR { 1 } else { rng.random_range(1..=3) };
        let known = vec![Known::Nothing; size * size * size];
        Self { regions: Regions::around(columns), known, round: 0, fairness, rng }
    }

    /// Fills the board; false if it is not full after so many repairs.
    /// A node is a cell tried in a region.
    pub fn fill(&mut self, repairs: usize, control: &mut Control) -> Result<bool, Stop> {
        self.grow(control)?;
        for _ in 0..repairs {
            if self.regions.free_count() == 0 {
                break;
            }
            self.repair(control)?;
        }
        let full = self.regions.free_count() == 0;
        if full {
            self.feed(control)?;
        }
        Ok(full)
    }

    /// Frees the cells around one anywhere on the board.
    pub fn tear(&mut self) {
        let size = self.regions.size();
        let centre = self.rng.random_range(0..size * size);
        let radius = self.rng.random_range(1..=2);
        self.clear(centre, radius, None);
    }

    /// Lets cells join until none can.
    fn grow(&mut self, control: &mut Control) -> Result<(), Stop> {
        loop {
            let mut open = self.frontier();
            open.retain(|(cell, region)| !self.stands_another(*cell, *region));
            let (drawn, _) = open.partial_shuffle(self.rng, self.fairness);
            let smallest = drawn.iter().min_by_key(|(_, region)| self.regions.size_of(*region));
            let Some((cell, region)) = smallest.copied() else {
                return Ok(());
            };
            self.try_join(cell, region, control)?;
        }
    }

    /// The free cells beside a region, with that region.
    fn frontier(&self) -> Vec<(usize, u8)> {
        let regions = &self.regions;
        let free = (0..regions.owners().len()).filter(|cell| regions.is_free(*cell));
        let beside = |cell| regions.neighbours(cell).filter(|near| !regions.is_free(*near));
        free.flat_map(|cell| beside(cell).map(move |near| (cell, regions.owner(near)))).collect()
    }

    /// True if it is known that the cell cannot join the region now.
    fn stands_another(&self, cell: usize, region: u8) -> bool {
        let size = self.regions.size();
        match &self.known[cell * size + usize::from(region)] {
            Known::Nothing => false,
            Known::Unclear(round) => *round == self.round,
            Known::Another(columns) => {
                let cells = columns.iter().enumerate().map(|(row, c)| row * size + usize::from(*c));
                let owners =
                    cells.map(|at| if at == cell { region } else { self.regions.owner(at) });
                let seen = owners.fold(0u64, |seen, owner| seen | 1 << owner);
                (seen & !(1 << size)).count_ones() as usize == size
            }
        }
    }

    /// Lets a cell join a region unless that allows another solution; true if it did.
    fn try_join(&mut self, cell: usize, region: u8, control: &mut Control) -> Result<bool, Stop> {
        let before = self.regions.owner(cell);
        self.regions.join(cell, region);
        let known = match self.another_with(cell, control)? {
            Another::None => return Ok(true),
            Another::Some(columns) => Known::Another(columns),
            Another::Unclear => Known::Unclear(self.round),
        };
        self.known[cell * self.regions.size() + usize::from(region)] = known;
        self.regions.leave(cell);
        if usize::from(before) < self.regions.size() {
            self.regions.join(cell, before);
        }
        Ok(false)
    }

    /// Another solution, with a queen on this cell.
    fn another_with(&self, cell: usize, control: &mut Control) -> Result<Another, Stop> {
        control.node(&|| self.regions.scene())?;
        Ok(another_with(&self.regions, cell))
    }

    /// Takes some cells back and grows again; undone if that leaves more cells free.
    fn repair(&mut self, control: &mut Control) -> Result<(), Stop> {
        let before = self.regions.clone();
        if self.rng.random_bool(0.5) {
            self.clear_around_a_free_cell();
        } else {
            self.force_a_cell(control)?;
        }
        self.grow(control)?;
        if self.regions.free_count() > before.free_count() {
            self.regions = before;
            self.round += 1;
        }
        Ok(())
    }

    fn clear_around_a_free_cell(&mut self) {
        let cells = 0..self.regions.owners().len();
        let free: Vec<usize> = cells.filter(|cell| self.regions.is_free(*cell)).collect();
        let radius = self.rng.random_range(1..=3);
        if let Some(centre) = free.choose(self.rng) {
            self.clear(*centre, radius, None);
        }
    }

    /// Lets a cell join whatever follows, and takes back a cell of each other
    /// solution that appears.
    fn force_a_cell(&mut self, control: &mut Control) -> Result<(), Stop> {
        let Some((cell, region)) = self.frontier().choose(self.rng).copied() else {
            return Ok(());
        };
        self.regions.join(cell, region);
        let radius = self.rng.random_range(0..=1);
        while !self.regions.is_free(cell) {
            match self.another_with(cell, control)? {
                Another::None => break,
                Another::Some(columns) => self.clear_one_of(&columns, cell, radius),
                Another::Unclear => self.clear(cell, 0, None),
            }
        }
        Ok(())
    }

    /// Clears around a cell of another solution, but keeps `keep` if that is possible.
    fn clear_one_of(&mut self, columns: &[u8], keep: usize, radius: usize) {
        let size = self.regions.size();
        let cells =
            columns.iter().enumerate().map(|(row, column)| row * size + usize::from(*column));
        let others = cells.filter(|cell| *cell != keep && !self.regions.is_queen(*cell));
        let others: Vec<usize> = others.collect();
        match others.choose(self.rng) {
            Some(centre) => self.clear(*centre, radius, Some(keep)),
            None => self.clear(keep, 0, None),
        }
    }

    fn clear(&mut self, centre: usize, radius: usize, keep: Option<usize>) {
        for cell in self.regions.window(centre, radius) {
            if !self.regions.is_queen(cell) && Some(cell) != keep {
                self.regions.leave(cell);
            }
        }
        self.regions.drop_loose();
        self.round += 1;
    }

    /// Lets the smallest regions take cells from their neighbours: a region of
    /// one cell gives its queen away.
    fn feed(&mut self, control: &mut Control) -> Result<(), Stop> {
        let size = self.regions.size() as u8;
        for wanted in 2..=HUNGRY {
            for region in 0..size {
                if self.regions.size_of(region) < wanted {
                    self.feed_region(region, control)?;
                }
            }
        }
        Ok(())
    }

    fn feed_region(&mut self, region: u8, control: &mut Control) -> Result<(), Stop> {
        let regions = &self.regions;
        let own = |cell: &usize| regions.owner(*cell) == region;
        let beside = |cell: &usize| !own(cell) && regions.neighbours(*cell).any(|near| own(&near));
        let mut cells: Vec<usize> = (0..regions.owners().len()).filter(beside).collect();
        cells.shuffle(self.rng);
        for cell in cells {
            if self.regions.can_spare(cell) && self.try_join(cell, region, control)? {
                break;
            }
        }
        Ok(())
    }
}
