//! The colour and pattern of each region or body. Neighbours always look different, and the colours
//! of a board do not change when its content does.
//!
//! Region k gets the k-th colour of the theme if that colour is different enough from those of its
//! neighbours. Otherwise it gets the unused colour that differs most. A region may have several
//! parts, so no two regions share a look: when the colours run out, they are repeated with a
//! pattern. Terminals have letters but no patterns, so there regions that do not touch may share a
//! colour.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use teka_core::place::Cell;
use teka_core::scene::{Ground, Scene};

use crate::color::{Rgb, Vision};
use crate::theme::{Pattern, TINTS, Theme};

/// The look of one region or body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// The index of the tint in the theme.
    tint: usize,
    /// The colour of that tint.
    pub color: Rgb,
    /// The pattern over the colour.
    pub pattern: Pattern,
}

/// Whether two regions that do not touch may look the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sharing {
    /// They may, so that no patterns are needed.
    Allowed,
    /// They may not, as long as there are unused looks.
    Avoided,
}

/// The looks of the numbered things on a board.
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
    /// Assigns looks to the regions of a scene.
    pub fn of_regions(scene: &Scene, theme: Theme, sharing: Sharing) -> Self {
        let regions = scene.squares.iter().filter_map(|square| match square.ground {
            Ground::Region(region) => Some((square.cell, u16::from(region))),
            _ => None,
        });
        Self::of(regions, theme, sharing)
    }

    /// Assigns looks to the groups of a scene, for output that has no lines between groups.
    pub fn of_groups(scene: &Scene, theme: Theme, sharing: Sharing) -> Self {
        Self::of(scene.squares.iter().map(|square| (square.cell, square.group)), theme, sharing)
    }

    /// Assigns looks to the bodies of a scene, on the board and beside it. A look depends only on
    /// the body's number, so a body keeps its colour when it moves.
    pub fn of_bodies(scene: &Scene, theme: Theme) -> Self {
        let mut looks = Self::of(std::iter::empty(), theme, Sharing::Avoided);
        let tints = theme.body_tints();
        for body in scene.bodies.iter().chain(&scene.tray) {
            let index = body.index.into();
            looks.given.insert(index, look_of(index, &tints, theme));
        }
        looks
    }

    /// Returns the look of number `index`.
    pub fn get(&self, index: impl Into<u16>) -> Look {
        let index = index.into();
        self.given.get(&index).copied().unwrap_or_else(|| self.own(index))
    }

    /// Returns all patterns in use.
    pub fn patterns(&self) -> BTreeSet<Pattern> {
        self.given.values().map(|look| look.pattern).collect()
    }

    fn of(cells: impl Iterator<Item = (Cell, u16)>, theme: Theme, sharing: Sharing) -> Self {
        // In print, all regions are white and lines are enough.
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

    /// Assigns the k-th colour to number k where it differs enough from the neighbours.
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

    /// Returns the default look of a number. No two numbers share one until colours and patterns
    /// run out.
    fn own(&self, index: u16) -> Look {
        look_of(index, &self.tints, self.theme)
    }

    /// Returns the number without a look whose neighbours leave it the fewest choices.
    fn next_in_need(&self, touching: &Touching) -> Option<u16> {
        let open = touching.iter().filter(|(index, _)| !self.given.contains_key(index));
        let need = |neighbours: &BTreeSet<u16>| {
            let taken: BTreeSet<usize> = self.around(neighbours).map(|look| look.tint).collect();
            (taken.len(), neighbours.len())
        };
        open.max_by_key(|(index, neighbours)| (need(neighbours), Reverse(**index)))
            .map(|(index, _)| *index)
    }

    /// Returns the look that differs from most of the `neighbours`. Ties are broken in favour of an
    /// unused look, then the plainest, the least used and the most different one.
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
            (
                apart,
                fresh,
                noise,
                easy,
                self.has_own_pattern(look),
                Reverse((look.tint, look.pattern)),
            )
        };
        self.all().max_by_key(worth).unwrap_or_else(|| self.own(0))
    }

    /// Returns true if the pattern is the default pattern of the tint.
    fn has_own_pattern(&self, look: &Look) -> bool {
        self.own(look.tint as u16).pattern == look.pattern
    }

    fn all(&self) -> impl Iterator<Item = Look> {
        let tinted = |pattern| {
            let looks = self.tints.into_iter().enumerate();
            looks.map(move |(tint, color)| Look { tint, color, pattern })
        };
        Pattern::ALL.into_iter().flat_map(tinted)
    }

    /// Returns the visual cost of a look. Patterns are a last resort, except in the colour-blind
    /// theme, which uses them everywhere; there, repeating a neighbour's pattern costs.
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

/// Returns the look of a number with these tints. Tints are repeated with patterns.
fn look_of(index: u16, tints: &[Rgb], theme: Theme) -> Look {
    let (tint, round) = (usize::from(index) % tints.len(), usize::from(index) / tints.len());
    let pattern = match theme {
        Theme::ColorBlind => Pattern::ALL[(tint + round) % Pattern::ALL.len()],
        Theme::Print => Pattern::Plain,
        Theme::Light | Theme::Dark => Pattern::ALL[round % Pattern::ALL.len()],
    };
    Look { tint, color: tints[tint], pattern }
}

/// A measure for each pair of tints in a theme.
type Table = [[f64; TINTS]; TINTS];

/// Returns the minimum of a measure over all types of vision that the theme supports.
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

/// Returns the minimum OKLab distance between two neighbours with the same pattern, for all types
/// of vision that the theme supports.
const fn least_distance(theme: Theme) -> f64 {
    match theme {
        Theme::Light | Theme::Dark => 0.08,
        Theme::ColorBlind => 0.06,
        Theme::Print => 0.0,
    }
}

/// Returns the difference that neighbours should have if the colours allow it.
const fn comfort(theme: Theme) -> f64 {
    match theme {
        Theme::Light | Theme::Dark => 0.15,
        Theme::ColorBlind => 0.11,
        Theme::Print => 0.0,
    }
}

/// The difference above which two colours need not differ more.
const ENOUGH: f64 = 0.24;

// Adjacency of the numbers on a board, independent of colours.

/// For each number on the board, the other numbers that it touches along a side or at a corner.
pub type Touching = BTreeMap<u16, BTreeSet<u16>>;

/// Determines which numbers touch each other.
pub fn touching(cells: &BTreeMap<Cell, u16>) -> Touching {
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

/// Returns the neighbours to the right, below left, below and below right, so that each pair of
/// cells occurs once.
fn half_the_neighbours(cell: Cell) -> impl Iterator<Item = Cell> {
    [(0, 1), (1, -1), (1, 0), (1, 1)].into_iter().filter_map(move |(down, right)| {
        let (row, column) = (cell.row.checked_add(down)?, cell.column.checked_add_signed(right)?);
        Some(Cell::new(row, column))
    })
}

#[cfg(test)]
mod tests {
    //! Neighbours never look alike under any type of vision that the theme supports.

    use proptest::prelude::*;
    use teka_core::scene::{Body, Square, Symbol};

    use super::*;

    const COLORED: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::ColorBlind];

    /// Creates a board of regions. `regions` is read row by row and repeated as needed.
    fn board(size: u8, regions: &[u8]) -> Scene {
        let mut scene = Scene::new(size, size);
        let mut regions = regions.iter().cycle();
        for (row, column) in (0..size).flat_map(|row| (0..size).map(move |column| (row, column))) {
            let region = *regions.next().unwrap_or(&0);
            let cell = Cell::new(row, column);
            scene.squares.push(Square::new(cell, region.into(), Ground::Region(region), 'A'));
        }
        scene
    }

    /// Creates regions grown from seeds, which resemble real boards more than random ones do.
    fn grown(size: u8, seeds: &[(u8, u8)]) -> Scene {
        let nearest = |row: u8, column: u8| {
            let away = |(r, c): &(u8, u8)| {
                let (down, right) = (row.abs_diff(r % size), column.abs_diff(c % size));
                u16::from(down).pow(2) + u16::from(right).pow(2)
            };
            (0u8..).zip(seeds).min_by_key(|(_, seed)| away(seed)).map_or(0, |(index, _)| index)
        };
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        let regions: Vec<u8> = cells.map(|(row, column)| nearest(row, column)).collect();
        board(size, &regions)
    }

    fn check(scene: &Scene) {
        let cells = scene.squares.iter().map(|square| (square.cell, square.group)).collect();
        let sharings = [Sharing::Allowed, Sharing::Avoided];
        for (theme, sharing) in COLORED.into_iter().flat_map(|theme| sharings.map(|it| (theme, it)))
        {
            let looks = Looks::of_regions(scene, theme, sharing);
            for (index, neighbours) in touching(&cells) {
                for other in neighbours {
                    let (one, two) = (looks.get(index), looks.get(other));
                    assert!(looks.apart(one, two), "{theme}: {index} {one:?} and {other} {two:?}");
                }
            }
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(48))]

        #[test]
        fn neighbours_never_look_alike_on_scattered_boards(
            size in 1u8..=32,
            regions in prop::collection::vec(0u8..32, 1..1024),
        ) {
            check(&board(size, &regions));
        }

        #[test]
        fn neighbours_never_look_alike_on_grown_boards(
            size in 4u8..=32,
            seeds in prop::collection::vec((0u8..32, 0u8..32), 1..=32),
        ) {
            check(&grown(size, &seeds));
        }
    }

    #[test]
    fn thirty_two_regions_that_all_touch_all_look_different() {
        let pairs = (0..32u8).flat_map(|a| (0..a).map(move |b| [a, b]));
        let mut scene = Scene::new(120, 26);
        for (n, pair) in (0u16..).zip(pairs) {
            for (shift, region) in (0u8..).zip(pair) {
                let cell = Cell::new((n / 40) as u8 * 2, (n % 40) as u8 * 3 + shift);
                scene.squares.push(Square::new(cell, region.into(), Ground::Region(region), 'A'));
            }
        }
        check(&scene);
    }

    /// Returns the smallest distance between two tints, as seen with a type of vision.
    fn nearest(theme: Theme, vision: Vision) -> f64 {
        let tints = theme.tints().map(|tint| tint.seen_by(vision));
        let pairs = tints
            .iter()
            .enumerate()
            .flat_map(|(n, one)| tints[..n].iter().map(move |it| (one, it)));
        pairs.map(|(one, other)| one.distance(*other)).fold(f64::INFINITY, f64::min)
    }

    #[test]
    fn no_two_tints_of_a_theme_look_alike() {
        let check = |theme, vision, least| {
            let found = nearest(theme, vision);
            assert!(found >= least, "{theme}, {vision:?}: {found:.3}");
        };
        for vision in Vision::ALL {
            let least = if vision == Vision::Normal { 0.09 } else { 0.05 };
            check(Theme::Light, vision, least);
            check(Theme::Dark, vision, least);
            check(Theme::ColorBlind, vision, least_distance(Theme::ColorBlind));
        }
    }

    #[test]
    fn the_dark_theme_has_the_hues_of_the_light_one() {
        for (light, dark) in Theme::Light.tints().into_iter().zip(Theme::Dark.tints()) {
            let turn = (light.hue() - dark.hue()).rem_euclid(360.0);
            assert!(turn.min(360.0 - turn) <= 8.0, "{light} and {dark}: {turn:.1}");
        }
    }

    #[test]
    fn twenty_eight_bodies_have_colours_of_their_own() {
        for theme in [Theme::Light, Theme::Dark] {
            let tints = theme.body_tints();
            assert_eq!(tints.len(), 28);
            for (n, one) in tints.iter().enumerate() {
                let nearest = tints[..n].iter().map(|other| one.distance(*other));
                let nearest = nearest.fold(f64::INFINITY, f64::min);
                assert!(nearest >= least_distance(theme), "{theme} {n}: {nearest:.3}");
            }
        }
    }

    #[test]
    fn symbols_and_marks_can_be_read_on_every_tint() {
        let check = |theme, what, ink: Rgb, ground: Rgb, least| {
            let found = ink.contrast(ground);
            assert!(found >= least, "{theme}: {what} {ink} on {ground}: {found:.2}");
        };
        for theme in COLORED {
            let colors = theme.colors();
            for tint in theme.body_tints() {
                check(theme, "queens, letters and crosses", colors.on_tint, tint, 5.0);
            }
            for tint in theme.tints() {
                check(theme, "automatic crosses", colors.soft_on_tint, tint, 4.5);
            }
            for ground in [colors.panel, colors.paper] {
                check(theme, "symbols", colors.ink, ground, 7.0);
                check(theme, "secondary text", colors.soft, ground, 4.5);
                check(theme, "placed symbols", colors.accent, ground, 4.5);
            }
            check(theme, "the letter of the primary body", colors.on_primary, colors.primary, 4.5);
        }
    }

    #[test]
    fn a_region_keeps_its_colour_when_there_are_enough() {
        let scene = board(12, &(0..12).collect::<Vec<u8>>());
        for theme in COLORED {
            let looks = Looks::of_regions(&scene, theme, Sharing::Avoided);
            assert!(
                (0..12_u16).all(|index| looks.get(index).tint == usize::from(index)),
                "{theme}"
            );
        }
    }

    #[test]
    fn colours_do_not_depend_on_what_stands_on_the_board() {
        let empty = board(20, &(0..20).collect::<Vec<u8>>());
        let mut full = empty.clone();
        let queen =
            Symbol { shape: teka_core::scene::Shape::Crown, hand: teka_core::scene::Hand::Played };
        full.squares.iter_mut().step_by(3).for_each(|square| square.symbol = Some(queen.clone()));
        let full = full.lit(teka_core::scene::Role::Reason, [Cell::new(1, 1)]);
        for theme in COLORED {
            let before = Looks::of_regions(&empty, theme, Sharing::Avoided);
            let after = Looks::of_regions(&full, theme, Sharing::Avoided);
            assert!((0..20_u16).all(|index| before.get(index) == after.get(index)), "{theme}");
        }
    }

    #[test]
    fn a_terminal_needs_no_pattern_for_twenty_patches() {
        let seeds: Vec<(u8, u8)> = (0..20).map(|i| (i / 5 * 5 + 2, i % 5 * 4 + 2)).collect();
        let looks = Looks::of_regions(&grown(20, &seeds), Theme::Light, Sharing::Allowed);
        assert_eq!(looks.patterns(), [Pattern::Plain].into());
    }

    #[test]
    fn no_two_regions_share_a_look() {
        let scene = board(32, &(0..32).collect::<Vec<u8>>());
        for theme in COLORED {
            let looks = Looks::of_regions(&scene, theme, Sharing::Avoided);
            let seen: BTreeSet<_> = (0..32_u16)
                .map(|index| (looks.get(index).tint, looks.get(index).pattern))
                .collect();
            assert_eq!(seen.len(), 32, "{theme}");
        }
    }

    #[test]
    fn a_body_keeps_its_look_wherever_it_moves() {
        let body = |index, cells| Body::new(index, 'A', cells);
        let at = |column| {
            let mut scene = Scene::new(6, 1);
            scene.bodies = (0..30).map(|index| body(index, vec![Cell::new(index, 0)])).collect();
            scene.bodies.push(body(30, vec![Cell::new(0, column)]));
            scene
        };
        for theme in COLORED {
            let (before, after) =
                (Looks::of_bodies(&at(1), theme), Looks::of_bodies(&at(4), theme));
            assert!((0..31_u16).all(|index| before.get(index) == after.get(index)), "{theme}");
            let seen: BTreeSet<_> = (0..31_u16)
                .map(|index| (before.get(index).tint, before.get(index).pattern))
                .collect();
            assert_eq!(seen.len(), 31, "{theme}");
        }
    }
}
