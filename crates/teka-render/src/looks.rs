//! Which colour and pattern each region or body gets: neighbours never look
//! alike, and a board keeps its colours whatever stands on it.
//!
//! Region k gets the k-th colour of the theme if that is well apart from those
//! around it, otherwise the free one that is farthest. A region may lie in several
//! parts, so no two share a look: where the colours run out, they come again under
//! a pattern. Only a terminal, which has letters but no patterns, lets regions that
//! do not touch share a colour.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;
use teka_core::scene::{Ground, Scene};

use crate::color::{Rgb, Vision};
use crate::pattern::Pattern;
use crate::theme::Theme;
use crate::tints::TINTS;
use crate::touching::{Touching, touching};

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

/// Whether two that do not touch may look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// They may, so that no patterns are needed.
    Allowed,
    /// They may not while there are other looks.
    Avoided,
}

/// The looks of everything numbered on a board.
#[derive(Debug)]
pub struct Looks {
    theme: Theme,
    sharing: Sharing,
    tints: [Rgb; TINTS],
    distances: Table,
    differences: Table,
    given: BTreeMap<u16, Look>,
}

impl Looks {
    /// Looks for the regions of a scene.
    pub fn of_regions(scene: &Scene, theme: Theme, sharing: Sharing) -> Self {
        let regions = scene.squares.iter().filter_map(|square| match square.ground {
            Ground::Region(region) => Some((square.cell, u16::from(region))),
            _ => None,
        });
        Self::of(regions, theme, sharing)
    }

    /// Looks for the groups of a scene, where no lines can tell them apart.
    pub fn of_groups(scene: &Scene, theme: Theme, sharing: Sharing) -> Self {
        Self::of(scene.squares.iter().map(|square| (square.cell, square.group)), theme, sharing)
    }

    /// Looks for the bodies of a scene and those beside it. Bodies move, and must not
    /// change colour when they do, so that only their numbers count.
    pub fn of_bodies(scene: &Scene, theme: Theme) -> Self {
        let mut looks = Self::of(std::iter::empty(), theme, Sharing::Avoided);
        let tints = theme.body_tints();
        for body in scene.bodies.iter().chain(&scene.tray) {
            let index = body.index.into();
            looks.given.insert(index, look_of(index, &tints, theme));
        }
        looks
    }

    /// The look of number `index`.
    pub fn get(&self, index: impl Into<u16>) -> Look {
        let index = index.into();
        self.given.get(&index).copied().unwrap_or_else(|| self.own(index))
    }

    /// Every pattern in use.
    pub fn patterns(&self) -> BTreeSet<Pattern> {
        self.given.values().map(|look| look.pattern).collect()
    }

    fn of(cells: impl Iterator<Item = (Cell, u16)>, theme: Theme, sharing: Sharing) -> Self {
        // On paper all regions are white, and lines are enough.
        let is_white = theme == Theme::Print;
        let touching = if is_white { Touching::new() } else { touching(&cells.collect()) };
        let tints = theme.tints();
        let distances = table(theme, Rgb::distance);
        let differences = table(theme, Rgb::difference);
        let given = BTreeMap::new();
        let mut looks = Self { theme, sharing, tints, distances, differences, given };
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
            let is_far = |other| self.difference(own, other) >= comfort(self.theme);
            if self.around(neighbours).all(is_far) {
                self.given.insert(index, own);
            }
        }
    }

    /// The look that belongs to a number; no two have the same until both colours
    /// and patterns have run out.
    fn own(&self, index: u16) -> Look {
        look_of(index, &self.tints, self.theme)
    }

    /// The number without a look whose neighbours leave it the least choice.
    fn next_in_need(&self, touching: &Touching) -> Option<u16> {
        let open = touching.iter().filter(|(index, _)| !self.given.contains_key(index));
        let need = |neighbours: &BTreeSet<u16>| {
            let taken: BTreeSet<usize> = self.around(neighbours).map(|look| look.tint).collect();
            (taken.len(), neighbours.len())
        };
        open.max_by_key(|(index, neighbours)| (need(neighbours), Reverse(**index)))
            .map(|(index, _)| *index)
    }

    /// The look that is best kept apart from those of `neighbours`; among equally
    /// good ones a new one, the quietest, the least used, the most different.
    fn best(&self, neighbours: &BTreeSet<u16>) -> Look {
        let around: Vec<Look> = self.around(neighbours).collect();
        let worth = |look: &Look| {
            let apart = around.iter().filter(|other| self.apart(*look, **other)).count();
            let fresh =
                self.sharing == Sharing::Allowed || !self.given.values().any(|it| it == look);
            let noise = Reverse(self.noise(look, &around));
            let nearest = around.iter().map(|other| self.difference(*look, *other));
            let nearest = nearest.fold(ENOUGH, f64::min);
            let used = self.given.values().filter(|other| other.tint == look.tint).count();
            let easy = (nearest >= comfort(self.theme), Reverse(used), (nearest * 40.0) as u32);
            (apart, fresh, noise, easy, self.is_usual(look), Reverse((look.tint, look.pattern)))
        };
        self.all().max_by_key(worth).unwrap_or_else(|| self.own(0))
    }

    /// True if the tint has the pattern it has for the region it belongs to.
    fn is_usual(&self, look: &Look) -> bool {
        self.own(look.tint as u16).pattern == look.pattern
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

    fn around(&self, neighbours: &BTreeSet<u16>) -> impl Iterator<Item = Look> {
        neighbours.iter().filter_map(|index| self.given.get(index).copied())
    }

    fn apart(&self, one: Look, other: Look) -> bool {
        one.pattern != other.pattern || self.distance(one, other) >= least_distance(self.theme)
    }

    fn distance(&self, one: Look, other: Look) -> f64 {
        self.distances[one.tint][other.tint]
    }

    fn difference(&self, one: Look, other: Look) -> f64 {
        self.differences[one.tint][other.tint]
    }
}

/// The look of a number where there are these tints; they come again under patterns.
fn look_of(index: u16, tints: &[Rgb], theme: Theme) -> Look {
    let (tint, round) = (usize::from(index) % tints.len(), usize::from(index) / tints.len());
    let pattern = match theme {
        Theme::ColorBlind => Pattern::ALL[(tint + round) % Pattern::ALL.len()],
        Theme::Print => Pattern::Plain,
        Theme::Light | Theme::Dark => Pattern::ALL[round % Pattern::ALL.len()],
    };
    Look { tint, color: tints[tint], pattern }
}

/// A measure for every two tints of a theme.
type Table = [[f64; TINTS]; TINTS];

/// The least of a measure to anybody the theme is made for.
fn table(theme: Theme, measure: fn(Rgb, Rgb) -> f64) -> Table {
    let audience = match theme {
        Theme::ColorBlind => &Vision::ALL[..],
        _ => &[Vision::Normal],
    };
    let least = |one: Rgb, other: Rgb| {
        let seen = audience.iter().map(|eye| measure(one.seen_by(*eye), other.seen_by(*eye)));
        seen.fold(f64::INFINITY, f64::min)
    };
    let tints = theme.tints();
    tints.map(|one| tints.map(|other| least(one, other)))
}

/// The least OKLab distance of two neighbours of the same pattern, to everybody
/// the theme is made for.
const fn least_distance(theme: Theme) -> f64 {
    match theme {
        Theme::Light | Theme::Dark => 0.08,
        Theme::ColorBlind => 0.06,
        Theme::Print => 0.0,
    }
}

/// The difference neighbours have wherever the colours allow it.
const fn comfort(theme: Theme) -> f64 {
    match theme {
        Theme::Light | Theme::Dark => 0.15,
        Theme::ColorBlind => 0.11,
        Theme::Print => 0.0,
    }
}

/// Colours that differ more than this need not differ still more.
const ENOUGH: f64 = 0.24;

#[cfg(test)]
#[path = "looks_tests.rs"]
mod tests;
