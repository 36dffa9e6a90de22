//! Generated Rush Hour boards match their parameters and depend only on the seed.

use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::family::Make;
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::solve::packed::shortest;
use teka_core::puzzles::rush_hour::{Metric, Puzzle, RushHour};

fn make(given: &[(&str, &str)], seed: u64, limits: Limits) -> Result<Puzzle, Stop> {
    let given = given.iter().map(|(name, value)| (name.to_string(), value.to_string()));
    let args = Args::read(RushHour::generator().unwrap().params, &Vec::from_iter(given)).unwrap();
    let mut observer = Unwatched;
    (RushHour::generator().unwrap().generate)(&args, seed, &mut Control::new(limits, &mut observer))
}

#[test]
fn boards_are_what_was_asked_for() {
    let rows = [
        ("6", "10", "9", "0", "slide"),
        ("5", "6", "6", "1", "slide"),
        ("6", "9", "15", "2", "cell"),
    ];
    for (size, vehicles, moves, walls, metric) in rows {
        let given = [
            ("size", size),
            ("vehicles", vehicles),
            ("moves", moves),
            ("walls", walls),
            ("metric", metric),
        ];
        for seed in 1..=5 {
            let board = make(&given, seed, Limits::default()).unwrap();
            assert_eq!(Ok(&board), make(&given, seed, Limits::default()).as_ref());
            assert_eq!(board.rows().to_string(), size);
            assert_eq!(board.vehicles().len().to_string(), vehicles);
            assert_eq!(board.walls().len().to_string(), walls);
            let metric = if metric == "cell" { Metric::Cell } else { Metric::Slide };
            let mut observer = Unwatched;
            let mut control = Control::new(Limits::default(), &mut observer);
            let way = shortest(&board, metric, &mut control).unwrap().unwrap();
            assert_eq!(way.len().to_string(), moves);
        }
    }
}

#[test]
fn what_cannot_be_is_given_up_and_limits_stop() {
    let alone = [("vehicles", "1"), ("moves", "9")];
    assert_eq!(make(&alone, 1, Limits::default()), Err(Stop::GaveUp));
    let nodes = Limits { nodes: Some(3), bytes: None };
    assert_eq!(make(&[("moves", "50")], 1, nodes), Err(Stop::NodeLimit));
    let bytes = Limits { nodes: None, bytes: Some(1000) };
    assert_eq!(make(&[], 1, bytes), Err(Stop::MemoryLimit));
}
