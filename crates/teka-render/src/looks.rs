//! Which colour and pattern each region or body gets: neighbours never look
//! alike, and a board keeps its colours whatever stands on it.
//!
//! Region k gets the k-th colour of the theme. Where there are more regions than
//! colours, each further one takes the colour farthest from those of its
//! neighbours; where no colour is far enough from all, a pattern tells them apart.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;
use teka_core::scene::{Ground, Scene};

use crate::color::{Rgb, Vision};
use crate::pattern::Pattern;
use crate::theme::{TINTS, Theme};

/// How one region or body looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Which of the theme's tints.
    tint: usize,
    /// The colour of that tint.
    pub color: Rgb,
    /// What lies over the colour.
    pub pattern: Pattern,
}

/// The looks of everything numbered on a board.
#[derive(Debug)]
pub struct Looks {
    theme: Theme,
    tints: [Rgb; TINTS],
    distances: [[f64; TINTS]; TINTS],
    given: BTreeMap<u8, Look>,
}

impl Looks {
    /// Looks for the regions of a scene.
    pub fn of_regions(scene: &Scene, theme: Theme) -> Self {
        let regions = scene.squares.iter().filter_map(|square| match square.ground {
            Ground::Region(region) => Some((square.cell, region)),
            _ => None,
        });
        Self::of(regions, theme)
    }

    /// Looks for the groups of a scene, where only colours can tell them apart.
    pub fn of_groups(scene: &Scene, theme: Theme) -> Self {
        Self::of(scene.squares.iter().map(|square| (square.cell, square.group)), theme)
    }

    /// Looks for the bodies of a scene.
    pub fn of_bodies(scene: &Scene, theme: Theme) -> Self {
        let cells = |body: &teka_core::scene::Body| {
            let index = body.index;
            body.cells.clone().into_iter().map(move |cell| (cell, index))
        };
        Self::of(scene.bodies.iter().flat_map(cells), theme)
    }

    /// The look of number `index`.
    pub fn get(&self, index: u8) -> Look {
        self.given.get(&index).copied().unwrap_or_else(|| self.own(index))
    }

    /// Every pattern in use.
    pub fn patterns(&self) -> BTreeSet<Pattern> {
        self.given.values().map(|look| look.pattern).collect()
    }

    fn of(cells: impl Iterator<Item = (Cell, u8)>, theme: Theme) -> Self {
        let touching = touching(&cells.collect());
        let tints = theme.tints();
        let distances = tints.map(|one| tints.map(|other| distance(theme, one, other)));
        let mut looks = Self { theme, tints, distances, given: BTreeMap::new() };
        looks.keep_own(&touching);
        while let Some(index) = looks.next_in_need(&touching) {
            let look = looks.best(&touching[&index]);
            looks.given.insert(index, look);
        }
        looks
    }

    /// Hands out the colours that need no thought: the k-th to number k.
    fn keep_own(&mut self, touching: &Touching) {
        for (&index, neighbours) in
            touching.iter().filter(|(index, _)| usize::from(**index) < TINTS)
        {
            let own = self.own(index);
            if self.around(neighbours).all(|other| self.apart(own, other)) {
                self.given.insert(index, own);
            }
        }
    }

    fn own(&self, index: u8) -> Look {
        let tint = usize::from(index) % TINTS;
        let pattern = match self.theme {
            Theme::ColorBlind => Pattern::ALL[tint % Pattern::ALL.len()],
            _ => Pattern::Plain,
        };
        Look { tint, color: self.tints[tint], pattern }
    }

    /// The number without a look whose neighbours leave it the least choice.
    fn next_in_need(&self, touching: &Touching) -> Option<u8> {
        let open = touching.iter().filter(|(index, _)| !self.given.contains_key(index));
        let need = |neighbours: &BTreeSet<u8>| {
            let taken: BTreeSet<usize> = self.around(neighbours).map(|look| look.tint).collect();
            (taken.len(), neighbours.len())
        };
        open.max_by_key(|(index, neighbours)| (need(neighbours), Reverse(**index)))
            .map(|(index, _)| *index)
    }

    /// The look that is best kept apart from those of `neighbours`; among equally
    /// good ones the quietest, then the least used.
    fn best(&self, neighbours: &BTreeSet<u8>) -> Look {
        let around: Vec<Look> = self.around(neighbours).collect();
        let worth = |look: &Look| {
            let apart = around.iter().filter(|other| self.apart(*look, **other)).count();
            let nearest = around.iter().map(|other| self.distance(*look, *other));
            let nearest = (nearest.fold(ENOUGH, f64::min) * 50.0) as u32;
            let used = self.given.values().filter(|other| *other == look).count();
            (apart, Reverse(self.noise(look, &around)), nearest, Reverse(used), Reverse(look.tint))
        };
        self.all().max_by_key(worth).unwrap_or_else(|| self.own(0))
    }

    fn all(&self) -> impl Iterator<Item = Look> {
        let tinted = |pattern| {
            let looks = self.tints.into_iter().enumerate();
            looks.map(move |(tint, color)| Look { tint, color, pattern })
        };
        Pattern::ALL.into_iter().flat_map(tinted)
    }

    /// What a look costs in calm: patterns are a last resort, except in the theme
    /// that has them everywhere, where repeating a neighbour's is what costs.
    fn noise(&self, look: &Look, around: &[Look]) -> usize {
        match self.theme {
            Theme::ColorBlind => around.iter().filter(|it| it.pattern == look.pattern).count(),
            _ => look.pattern as usize,
        }
    }

    fn around(&self, neighbours: &BTreeSet<u8>) -> impl Iterator<Item = Look> {
        neighbours.iter().filter_map(|index| self.given.get(index).copied())
    }

    fn apart(&self, one: Look, other: Look) -> bool {
        one.pattern != other.pattern || self.distance(one, other) >= least_distance(self.theme)
    }

    fn distance(&self, one: Look, other: Look) -> f64 {
        self.distances[one.tint][other.tint]
    }
}

/// How far apart two colours look to those the theme is made for.
fn distance(theme: Theme, one: Rgb, other: Rgb) -> f64 {
    let audience = match theme {
        Theme::ColorBlind => &Vision::ALL[..],
        _ => &[Vision::Normal],
    };
    let seen = |vision: &Vision| one.seen_by(*vision).distance(other.seen_by(*vision));
    audience.iter().map(seen).fold(f64::INFINITY, f64::min)
}

/// The least OKLab distance of two neighbours of the same pattern, to everybody
/// the theme is made for. A white board for paper tells regions apart by lines.
const fn least_distance(theme: Theme) -> f64 {
    match theme {
        Theme::Light | Theme::Dark => 0.08,
        Theme::ColorBlind => 0.06,
        Theme::Print => 0.0,
    }
}

/// Colours farther apart than this need not be farther still.
const ENOUGH: f64 = 0.16;

/// For each number on the board the others it touches, by a side or a corner.
type Touching = BTreeMap<u8, BTreeSet<u8>>;

fn touching(cells: &BTreeMap<Cell, u8>) -> Touching {
    let mut touching: Touching = cells.values().map(|index| (*index, BTreeSet::new())).collect();
    for (cell, index) in cells {
        for other in half_the_neighbours(*cell).filter_map(|near| cells.get(&near)) {
            if other != index {
                touching.entry(*index).or_default().insert(*other);
                touching.entry(*other).or_default().insert(*index);
            }
        }
    }
    touching
}

/// Right, below left, below and below right: each pair of cells is met once.
fn half_the_neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    [(0, 1), (1, -1), (1, 0), (1, 1)].into_iter().filter_map(move |(down, right)| {
        let (row, column) = (cell.row.checked_add(down)?, cell.column.checked_add_signed(right)?);
        Some(Cell::new(row, column))
    })
}

#[cfg(test)]
#[path = "looks_tests.rs"]
mod tests;
