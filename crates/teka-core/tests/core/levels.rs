//! Levels, numbers and puzzles of the day: the requirements on every family.

use teka_core::any::{AnyFamily, AnyGenerator, AnyPuzzle};
use teka_core::family::{Difficulty, Level};
use teka_core::levels::{Date, SEEDS, Series};
use teka_core::registry::{self, FAMILIES};

use crate::support::unstopped;

/// Calls `check` with every level of every family.
fn for_each_level(
    mut check: impl FnMut(&'static dyn AnyFamily, &'static dyn AnyGenerator, &'static Level),
) {
    for family in FAMILIES {
        let Some(generator) = family.generator() else { continue };
        generator.levels().iter().for_each(|level| check(*family, generator, level));
    }
}

/// Returns a puzzle on one line.
fn line(puzzle: &dyn AnyPuzzle) -> String {
    let formats = puzzle.family().formats();
    let format = formats.iter().find(|format| format.one_line).unwrap();
    puzzle.write(format.name).unwrap().trim_end().to_owned()
}

#[test]
fn levels_go_from_easy_to_hard_and_their_settings_are_valid() {
    for family in FAMILIES {
        let Some(generator) = family.generator() else { continue };
        let levels = generator.levels();
        assert!(levels.is_sorted_by(|one, next| one.difficulty < next.difficulty));
        for level in levels {
            let args = level.args(generator.params()).unwrap();
            assert!(generator.refuse(&args).is_none(), "{} {level:?}", family.info().id);
            let is_extreme = matches!(level.difficulty, Difficulty::Easy | Difficulty::Hard);
            assert!(is_extreme || !level.is_daily, "{} {level:?}", family.info().id);
        }
    }
}

#[test]
fn a_number_leads_to_the_same_puzzle_again() {
    for_each_level(|family, generator, level| {
        let series = Series::new(family, level.difficulty).unwrap();
        for entropy in 0..2 {
            let made = unstopped(|control| series.any(entropy, control));
            assert_eq!(made.number, u64::from(generator.version()) * SEEDS + made.seed);
            assert_eq!(series.seed(made.number), Ok(made.seed));
            let again = unstopped(|control| series.of_seed(made.seed, control));
            assert_eq!(line(made.puzzle.as_ref()), line(again.puzzle.as_ref()), "{level:?}");
        }
    });
}

#[test]
fn a_number_of_another_version_is_refused() {
    for_each_level(|family, generator, level| {
        let series = Series::new(family, level.difficulty).unwrap();
        let version = u64::from(generator.version());
        for number in [0, 428_804, (version + 1) * SEEDS, version * SEEDS - 1, u64::MAX] {
            let refused = series.seed(number).unwrap_err().0;
            assert_eq!(refused.0.id, "level-other-version", "{number}");
        }
    });
}

#[test]
fn what_a_family_does_not_offer_is_refused() {
    for family in FAMILIES {
        let levels = family.generator().map_or(&[][..], AnyGenerator::levels);
        for difficulty in Difficulty::ALL {
            let level = levels.iter().find(|level| level.difficulty == difficulty);
            assert_eq!(Series::new(*family, difficulty).is_ok(), level.is_some());
            let is_daily = level.is_some_and(|level| level.is_daily);
            assert_eq!(Series::of_day(*family, difficulty).is_ok(), is_daily);
        }
    }
}

/// The entries are only a cache of what the generator gives: all are read, and some are generated
/// again.
#[test]
fn ready_made_puzzles_are_those_of_the_generator() {
    for_each_level(|family, generator, level| {
        let entries: Vec<_> = level.ready_made().collect();
        assert_eq!(entries.len(), level.ready.lines().count(), "{level:?}: a line is not an entry");
        assert!(entries.is_sorted_by(|one, next| one.0 < next.0 && next.0 < SEEDS));
        let args = level.args(generator.params()).unwrap();
        for (at, (seed, text)) in entries.iter().enumerate() {
            let puzzle = family.parse(text).unwrap().value;
            if at % 40 == 1 {
                let made = unstopped(|control| generator.generate(&args, *seed, control));
                assert_eq!(line(puzzle.as_ref()), line(made.as_ref()), "seed {seed}");
            }
        }
    });
}

/// The puzzles of two dates: family, level, date, number and puzzle. They never change, unless the
/// version of a generator does.
const DAILY: &str = include_str!("daily.txt");

fn daily(family: &'static dyn AnyFamily, level: &Level, date: &str) -> String {
    let series = Series::of_day(family, level.difficulty).unwrap();
    let date = Date::read(date).unwrap();
    let made = unstopped(|control| series.daily(date, control));
    let (id, level) = (family.info().id, level.difficulty.name());
    format!("{id} {level} {date} {} {}\n", made.number, line(made.puzzle.as_ref()))
}

#[test]
fn puzzles_of_the_day_are_the_same_on_every_machine() {
    let mut all = String::new();
    for_each_level(|family, _, level| {
        // The family of the tutorial is not always there.
        if level.is_daily && family.info().id != "stairs" {
            for date in ["2026-11-18", "2026-11-19"] {
                all += &daily(family, level, date);
            }
        }
    });
    assert_eq!(all, DAILY, "\n{all}");
}

#[test]
fn sizes_and_progress_are_phrases_of_the_family() {
    let check = |text: &str, moves: &[&str], size: &str, progress: Option<(usize, usize)>| {
        let family = registry::detect(text).unwrap();
        let mut game = family.parse(text).unwrap().value.session();
        assert_eq!(game.puzzle().size().id, size);
        moves.iter().for_each(|action| game.play(action).unwrap());
        let found = game.progress().map(|progress| (progress.done, progress.total));
        assert_eq!(found, progress, "{text}");
    };
    let queens = "ABCC\nABBC\nADDC\nADDD\n";
    check(queens, &[], "board-size", Some((0, 4)));
    check(queens, &["r1c1=Q", "r2c3=x"], "board-size", Some((1, 4)));
    let keen = "4:__a_4cbba_3a,a7a6a8a4m8a8";
    check(keen, &["r1c1=1", "r1c2=2", "r1c2=3"], "board-size", Some((2, 16)));
    check("2 2 2\nPYRAMID\nA\nAA\nBB", &[], "packing-size-pyramid", Some((0, 2)));
    check("2 2 2\nCUSTOM\nXX\n.X\nA\nBB", &["A=r1c1"], "board-size", Some((1, 2)));
    check("BBCCDooooEDoAAoEoooFGGHHoFIJJJLLIooo", &[], "board-size", None);
}
