//! Generated Calcudoku puzzles are unique, match their parameters and depend only on the seed.

use teka_core::control::{Control, Limits, Observer, Stats, Stop, View};
use teka_core::explain::explain;
use teka_core::family::{Make, Play, Teach};
use teka_core::param::Args;
use teka_core::puzzles::calcudoku::{Calcudoku, Operator, Puzzle};

use crate::support::calcudoku::{solutions_up_to, twin};
use crate::support::{unstopped, within};

const STYLES: [&str; 3] = ["all", "hidden", "multiply"];

#[test]
fn puzzles_are_unique_by_the_slow_twin_too() {
    for size in 3..=5 {
        for style in STYLES {
            for seed in 0..10 {
                let puzzle = generate(size, "", style, seed).unwrap();
                assert_eq!(puzzle.size(), size);
                assert_eq!(twin(&puzzle).len(), 1, "size {size}, {style}, seed {seed}");
            }
        }
    }
}

#[test]
fn a_puzzle_has_the_grade_and_the_operators_that_were_asked() {
    for (wanted, grade) in Calcudoku::grades().iter().enumerate() {
        for size in [4, 6] {
            for style in STYLES {
                let at = format!("size {size}, {grade}, {style}");
                let puzzle = generate(size, grade, style, 1).unwrap_or_else(|stop| {
                    panic!("{at}: {stop:?}");
                });
                assert_eq!(grade_of(&puzzle), Some(wanted), "{at}");
                assert_eq!(solutions_up_to(&puzzle, 2), 1, "{at}");
                check_operators(&puzzle, style);
            }
        }
    }
}

fn check_operators(puzzle: &Puzzle, style: &str) {
    for cage in puzzle.cages() {
        let fits = match (cage.cells.len(), style) {
            (1, _) => cage.operator == Operator::Equal,
            (_, "hidden") => cage.operator == Operator::Hidden,
            (_, "multiply") => cage.operator == Operator::Multiply,
            (2, _) => !matches!(cage.operator, Operator::Hidden | Operator::Equal),
            _ => matches!(cage.operator, Operator::Add | Operator::Multiply),
        };
        assert!(fits, "{style}: {cage:?}");
    }
}

/// Without a grade, puzzles can have any grade, but none needs a long search.
#[test]
fn the_smallest_and_the_largest_are_made_too() {
    for size in [3, 12] {
        for style in STYLES {
            let puzzle = generate(size, "", style, 1).unwrap();
            assert_eq!((puzzle.size(), solutions_up_to(&puzzle, 2)), (size, 1), "{style}");
            check_operators(&puzzle, style);
        }
    }
    assert_eq!(grade_of(&generate(12, "easy", "all", 1).unwrap()), Some(0));
}

#[test]
fn cages_are_neither_crumbs_nor_oceans() {
    let (mut cages, mut crumbs, mut largest) = (0, 0, 0);
    for seed in 0..50 {
        let puzzle = generate(6, "", "all", seed).unwrap();
        let sizes = || puzzle.cages().iter().map(|cage| cage.cells.len());
        cages += sizes().count();
        crumbs += sizes().filter(|size| *size == 1).count();
        largest = largest.max(sizes().max().unwrap());
    }
    assert!(4 * crumbs < cages, "{crumbs} of {cages} cages are of one cell");
    assert!(largest <= 5, "a cage of {largest} cells");
}

#[test]
fn the_same_seed_gives_the_same_puzzle() {
    for grade in ["", "hard"] {
        for style in STYLES {
            let make = |seed| generate(5, grade, style, seed).unwrap();
            assert_eq!(make(7), make(7), "{grade} {style}");
            assert_ne!(make(7), make(8), "{grade} {style}");
        }
    }
}

#[test]
fn what_is_limited_or_cancelled_stops() {
    let limited = |nodes, grade| {
        within(Some(nodes), |control| {
            (Calcudoku::generator().unwrap().generate)(&args(6, grade, "all"), 1, control)
        })
    };
    assert_eq!(limited(0, ""), Err(Stop::NodeLimit));
    assert_eq!(limited(1, "extreme"), Err(Stop::NodeLimit));
    for grade in [""].iter().chain(Calcudoku::grades()) {
        for looks in 1..5 {
            let mut observer = Cancel { looks };
            let mut control = Control::new(Limits::default(), &mut observer);
            let stopped =
                (Calcudoku::generator().unwrap().generate)(&args(9, grade, "all"), 1, &mut control);
            assert_eq!(stopped, Err(Stop::Cancelled), "{grade} at look {looks}");
        }
    }
}

/// An observer that cancels at a given tick.
struct Cancel {
    looks: u64,
}

impl Observer for Cancel {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        assert_eq!(now.scene().squares.len(), 81);
        self.looks -= 1;
        if self.looks == 0 { Err(Stop::Cancelled) } else { Ok(()) }
    }
}

fn generate(size: u8, grade: &str, operators: &str, seed: u64) -> Result<Puzzle, Stop> {
    within(None, |control| {
        (Calcudoku::generator().unwrap().generate)(&args(size, grade, operators), seed, control)
    })
}

fn args(size: u8, grade: &str, operators: &str) -> Args {
    let mut given =
        vec![("size".to_owned(), size.to_string()), ("operators".to_owned(), operators.to_owned())];
    given.extend((!grade.is_empty()).then(|| ("grade".to_owned(), grade.to_owned())));
    Args::read(Calcudoku::generator().unwrap().params, &given).unwrap()
}

fn grade_of(puzzle: &Puzzle) -> Option<usize> {
    unstopped(|control| explain::<Calcudoku>(puzzle, &Calcudoku::start(puzzle), control)).grade()
}
