//! Grows regions cell by cell around the queens of a solution, so that a second solution never
//! appears.
//!
//! A cell joins a region only if an exact search shows that no other solution then has a queen in
//! that cell. When the search does find another solution, it is stored. The cell is not tried again
//! while that solution remains valid, and the stored solution shows which cells to free when no
//! region can grow any further.

use rand::RngExt;
use rand::seq::{IndexedRandom, SliceRandom};

use super::regions::Regions;
use super::{Another, another_with};
use crate::control::{Control, Stop};
use crate::rng::Rng;

/// The largest board on which regions are kept about equal in size. On larger boards this would
/// make growth several times slower.
const LARGEST_FAIR: usize = 16;
/// Regions smaller than this are enlarged once the board is full.
const HUNGRY: usize = 3;

/// Regions that are growing towards a full board.
pub struct Growth<'a> {
    pub regions: Regions,
    /// What is known about each combination of cell and region, indexed by `cell * N + region`.
    known: Vec<Known>,
    /// The number of times that cells have been freed.
    round: usize,
    /// The number of cells drawn at random each time; the one next to the smallest region joins.
    fairness: usize,
    rng: &'a mut Rng,
}

/// What is known about a cell joining a region.
#[derive(Clone)]
enum Known {
    /// Nothing is known yet.
    Nothing,
    /// Joining allows this other solution, given as the queen's column in each row.
    Another(Box<[u8]>),
    /// The search reached its node limit in this round.
    Unclear(usize),
}

impl<'a> Growth<'a> {
    /// Starts with one region per queen, each of one cell. `columns` holds the queen's column in
    /// each row.
    pub fn from(columns: Vec<u8>, rng: &'a mut Rng) -> Self {
        let size = columns.len();
        let fairness = if size > LARGEST_FAIR { 1 } else { rng.random_range(1..=3) };
        let known = vec![Known::Nothing; size * size * size];
        Self { regions: Regions::around(columns), known, round: 0, fairness, rng }
    }

    /// Fills the board. Returns `false` if the board is still not full after `repairs` repairs. A
    /// node is one attempt to add a cell to a region.
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

    /// Frees the cells around a random cell of the board.
    pub fn tear(&mut self) {
        let size = self.regions.size();
        let centre = self.rng.random_range(0..size * size);
        let radius = self.rng.random_range(1..=2);
        self.clear(centre, radius, None);
    }

    /// Adds cells to regions until no cell can join.
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

    /// Returns the free cells next to a region, each paired with that region.
    fn frontier(&self) -> Vec<(usize, u8)> {
        let regions = &self.regions;
        let free = (0..regions.owners().len()).filter(|cell| regions.is_free(*cell));
        let beside = |cell| regions.neighbours(cell).filter(|near| !regions.is_free(*near));
        free.flat_map(|cell| beside(cell).map(move |near| (cell, regions.owner(near)))).collect()
    }

    /// Returns `true` if the cell is known not to be able to join the region at present.
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

    /// Adds a cell to a region unless that allows another solution. Returns `true` if the cell
    /// joined.
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

    /// Searches for another solution with a queen in this cell.
    fn another_with(&self, cell: usize, control: &mut Control) -> Result<Another, Stop> {
        control.node(&|| self.regions.scene())?;
        Ok(another_with(&self.regions, cell))
    }

    /// Frees some cells and grows again. The repair is undone if more cells are free than before.
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

    /// Adds a cell unconditionally, then frees a cell of each other solution that appears.
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

    /// Frees the cells around one cell of another solution, keeping `keep` if possible.
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

    /// Enlarges the smallest regions with cells from their neighbours, because a region of one cell
    /// reveals its queen.
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
