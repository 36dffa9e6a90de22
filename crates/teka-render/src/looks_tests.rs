//! Neighbours never look alike, to nobody the theme is made for.

use proptest::prelude::*;
use teka_core::scene::{Body, Square, Symbol};

use super::*;

const COLORED: [Theme; 3] = [Theme::Light, Theme::Dark, Theme::ColorBlind];

/// A square board of regions; `regions` is read row by row and repeated as needed.
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

/// Stripes and patches grown from seeds look more like real boards than noise.
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
    for (theme, sharing) in COLORED.into_iter().flat_map(|theme| sharings.map(|it| (theme, it))) {
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

#[test]
fn every_two_tints_of_a_theme_are_apart() {
    for theme in COLORED {
        let looks = Looks::of(std::iter::empty(), theme, Sharing::Avoided);
        for (a, b) in (0..TINTS as u8).flat_map(|a| (0..a).map(move |b| (a, b))) {
            let distance = looks.distance(looks.own(a.into()), looks.own(b.into()));
            assert!(distance >= least_distance(theme), "{theme}: {a} and {b}: {distance:.3}");
        }
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
    for theme in COLORED {
        let colors = theme.colors();
        for tint in theme.body_tints() {
            assert!(
                colors.ink.contrast(tint) >= 5.0,
                "{theme} {tint}: {}",
                colors.ink.contrast(tint)
            );
        }
        assert!(colors.on_primary.contrast(colors.primary) >= 4.5, "{theme}");
    }
}

#[test]
fn a_region_keeps_its_colour_when_there_are_enough() {
    let scene = board(12, &(0..12).collect::<Vec<u8>>());
    for theme in COLORED {
        let looks = Looks::of_regions(&scene, theme, Sharing::Avoided);
        assert!((0..12_u16).all(|index| looks.get(index).tint == usize::from(index)), "{theme}");
    }
}

#[test]
fn colours_do_not_depend_on_what_stands_on_the_board() {
    let empty = board(20, &(0..20).collect::<Vec<u8>>());
    let mut full = empty.clone();
    let queen =
        Symbol { shape: teka_core::scene::Shape::Queen, hand: teka_core::scene::Hand::Played };
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
        let seen: BTreeSet<_> =
            (0..32_u16).map(|index| (looks.get(index).tint, looks.get(index).pattern)).collect();
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
        let (before, after) = (Looks::of_bodies(&at(1), theme), Looks::of_bodies(&at(4), theme));
        assert!((0..31_u16).all(|index| before.get(index) == after.get(index)), "{theme}");
        let seen: BTreeSet<_> =
            (0..31_u16).map(|index| (before.get(index).tint, before.get(index).pattern)).collect();
        assert_eq!(seen.len(), 31, "{theme}");
    }
}
