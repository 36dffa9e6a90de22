//! Requirements that every family in the registry must meet. A new family is tested here without
//! any changes.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use teka_core::any::{AnyFamily, AnyMethod, AnyPuzzle};
use teka_core::control::{Control, Limits, Stop, Unwatched};
use teka_core::counting::{Derived, Partition};
use teka_core::explain::Reached;
use teka_core::family::{AnswerIs, Ending, Input, Promise, Status};
use teka_core::param::Args;
use teka_core::registry::{self, FAMILIES};
use teka_core::session::Hint;

/// The node limit. It suffices for every sample with all methods except the slowest, which may
/// stop.
const NODES: u64 = 3_000_000;

fn top() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Returns every valid puzzle in the corpus of the family, with the name of its file.
fn samples(family: &dyn AnyFamily) -> Vec<(String, Box<dyn AnyPuzzle>)> {
    let folder = top().join("corpus").join(family.info().id);
    let entries = std::fs::read_dir(folder).unwrap();
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.unwrap().path()).collect();
    // Folders contain answers and invalid puzzles, and a Markdown page describes the files.
    paths.retain(|path| path.is_file() && path.extension().is_none_or(|ending| ending != "md"));
    paths.sort();
    let mut puzzles = Vec::new();
    for path in paths {
        let text = std::fs::read_to_string(&path).unwrap();
        for entry in family.entries(&text) {
            let name = format!("{}:{}", path.display(), entry.line);
            puzzles.extend(family.parse(entry.text).ok().map(|read| (name, read.value)));
        }
    }
    assert!(puzzles.len() >= 5, "{} has too few samples", family.info().id);
    puzzles
}

fn within<T>(nodes: u64, work: impl FnOnce(&mut Control) -> T) -> T {
    work(&mut Control::new(Limits { nodes: Some(nodes), bytes: None }, &mut Unwatched))
}

fn defaults(method: AnyMethod) -> Args {
    Args::read(method.params, &[]).unwrap()
}

/// Returns the methods that list solutions.
fn listing(puzzle: &dyn AnyPuzzle) -> Vec<AnyMethod> {
    let mut methods = puzzle.family().methods();
    methods.retain(|method| !method.counts_only());
    methods
}

/// Returns the number of solutions up to `most`, and the outcome of the search.
fn count(puzzle: &dyn AnyPuzzle, method: AnyMethod, most: usize, nodes: u64) -> (usize, Ending) {
    let mut found = 0;
    let ending = within(nodes, |control| {
        puzzle.solve(method, &defaults(method), control, &mut |position| {
            assert_eq!(position.status(), Status::Solved);
            found += 1;
            if found < most { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
    });
    assert_ne!(ending, Ending::Stopped(Stop::Fault), "{} gave a wrong answer", method.name);
    (found, ending)
}

fn default_count(puzzle: &dyn AnyPuzzle, most: usize) -> usize {
    let (found, ending) = count(puzzle, listing(puzzle)[0], most, u64::MAX);
    assert!(!matches!(ending, Ending::Stopped(_)));
    found
}

fn for_each_sample(mut check: impl FnMut(&str, &dyn AnyPuzzle)) {
    for family in FAMILIES {
        for (name, puzzle) in samples(*family) {
            check(&name, puzzle.as_ref());
        }
    }
}

#[test]
fn every_format_round_trips() {
    for_each_sample(|name, puzzle| {
        let family = puzzle.family();
        let usual = family.formats()[0].name;
        let text = puzzle.write(usual).expect("the usual format writes every puzzle");
        for format in family.formats() {
            let Ok(written) = puzzle.write(format.name) else { continue };
            let name = format!("{name} as {}", format.name);
            assert!(!format.one_line || !written.trim_end().contains('\n'), "{name}");
            let read = family.parse(&written).unwrap_or_else(|wrong| panic!("{name}: {wrong:?}"));
            assert_eq!(read.value.write(format.name).unwrap(), written, "{name}");
            assert_eq!(default_count(read.value.as_ref(), 3), default_count(puzzle, 3), "{name}");
        }
        let detected = registry::detect(&text).map(|found| found.info().id);
        assert_eq!(detected, Some(family.info().id), "{name}");
    });
}

#[test]
fn methods_agree() {
    for_each_sample(|name, puzzle| {
        let expected = default_count(puzzle, 50);
        for method in listing(puzzle) {
            let name = format!("{name} by {}", method.name);
            let (found, ending) = count(puzzle, method, 50, NODES);
            match ending {
                Ending::Stopped(_) => assert!(found <= expected, "{name}"),
                Ending::Exhausted | Ending::Enough => assert_eq!(found, expected, "{name}"),
            }
            // Most methods look for only one of several paths.
            let is_way = puzzle.family().info().answer == AnswerIs::Path;
            let may_give_up = method.promise == Promise::BestEffort || is_way && found > 0;
            assert!(may_give_up || ending != Ending::Stopped(Stop::GaveUp), "{name}");
        }
    });
}

#[test]
fn a_tiny_limit_is_never_a_wrong_no() {
    for_each_sample(|name, puzzle| {
        let expected = default_count(puzzle, 2);
        for method in listing(puzzle) {
            for nodes in [0, 1, 2, 5, 20] {
                let (found, ending) = count(puzzle, method, 2, nodes);
                let known = matches!(ending, Ending::Exhausted | Ending::Enough);
                assert!(!known || found == expected, "{name} by {} in {nodes}", method.name);
            }
        }
    });
}

#[test]
fn pieces_of_a_puzzle_have_its_solutions() {
    for_each_sample(|name, puzzle| {
        let whole = default_count(puzzle, 500);
        for parts in [1, 2, 7, 40] {
            let pieces = puzzle.split(parts);
            let weighed = |piece: &Partition<Box<dyn AnyPuzzle>>| {
                piece.weight * default_count(piece.puzzle.as_ref(), 500) as u128
            };
            let sum: u128 = pieces.iter().map(weighed).sum();
            let is_whole = sum == whole as u128 || whole == 500;
            assert!(is_whole, "{name} in {parts} parts: {sum}, not {whole}");
            let work: f64 = pieces.iter().map(|piece| piece.work).sum();
            assert!((work - 1.0).abs() < 1e-6, "{name} in {parts} parts: {work} of the work");
        }
    });
}

#[test]
fn the_automatic_method_is_one_that_can() {
    for_each_sample(|name, puzzle| {
        assert!(!puzzle.automatic(false).counts_only(), "{name}");
        let counting = puzzle.automatic(true).name;
        assert!(puzzle.family().method(counting).is_some(), "{name}");
    });
}

#[test]
fn a_method_of_another_family_is_a_fault_and_never_a_panic() {
    let stranger = |puzzle: &dyn AnyPuzzle| {
        let others = FAMILIES.iter().filter(|other| other.info().id != puzzle.family().info().id);
        others.flat_map(|other| other.methods()).collect::<Vec<_>>()
    };
    for_each_sample(|name, puzzle| {
        for method in stranger(puzzle) {
            let (solutions, ending) = within(u64::MAX, |control| {
                let mut solutions = 0;
                let ending = puzzle.solve(method, &defaults(method), control, &mut |_| {
                    solutions += 1;
                    ControlFlow::Continue(())
                });
                (solutions, ending)
            });
            assert_eq!((solutions, ending), (0, Ending::Stopped(Stop::Fault)), "{name}");
            let counted =
                within(u64::MAX, |control| puzzle.count(method, &defaults(method), control));
            assert_eq!(counted, Some(Err(Stop::Fault)), "{name}");
        }
        assert!(puzzle.family().method("no-such-method").is_none());
    });
}

#[test]
fn numbers_that_follow_from_a_count_have_their_names() {
    for_each_sample(|name, puzzle| {
        let derived = within(u64::MAX, |control| puzzle.derived(control)).unwrap();
        let names: Vec<&str> = derived.iter().map(|number| number.name).collect();
        assert_eq!(names, puzzle.family().derived_names(), "{name}");
        let first = derived.first();
        assert!(first.is_none_or(|first| *first == Derived::plain(first.name)), "{name}");
    });
}

#[test]
fn the_same_seed_makes_the_same_puzzle_with_one_solution() {
    for family in FAMILIES {
        let Some(generator) = family.generator() else { continue };
        let args = Args::read(generator.params(), &[]).unwrap();
        let make =
            |seed| within(u64::MAX, |control| generator.generate(&args, seed, control)).unwrap();
        let text = |puzzle: &dyn AnyPuzzle| puzzle.write(family.formats()[0].name).unwrap();
        for seed in 0..5 {
            let puzzle = make(seed);
            assert_eq!(text(puzzle.as_ref()), text(make(seed).as_ref()), "seed {seed}");
            let several = family.info().answer == AnswerIs::Path;
            let solutions = default_count(puzzle.as_ref(), 2);
            assert!(solutions == 1 || several && solutions > 1, "seed {seed}");
        }
        assert_ne!(text(make(1).as_ref()), text(make(2).as_ref()));
    }
}

#[test]
fn explanations_end_where_they_say() {
    for_each_sample(|name, puzzle| {
        let explanation = within(u64::MAX, |control| puzzle.explain(control)).unwrap();
        let solutions = default_count(puzzle, 2);
        let is_way = puzzle.family().info().answer == AnswerIs::Path;
        match explanation.end {
            Reached::Solved if is_way => assert_ne!(solutions, 0, "{name}"),
            Reached::Solved => assert_eq!(solutions, 1, "{name}"),
            Reached::Impossible => assert_eq!(solutions, 0, "{name}"),
            Reached::Stuck => assert_ne!(solutions, 1, "{name}: stuck before its one solution"),
        }
        let why = within(u64::MAX, |control| puzzle.why_impossible(control)).unwrap();
        if let Some(why) = why {
            assert_eq!(solutions, 0, "{name}: {:?}", why.message);
        }
    });
}

#[test]
fn hints_lead_to_the_solution() {
    for_each_sample(|name, puzzle| {
        let is_way = puzzle.family().info().answer == AnswerIs::Path;
        let solutions = default_count(puzzle, 2);
        if solutions == 0 || solutions > 1 && !is_way {
            return;
        }
        let mut game = puzzle.session();
        for _ in 0..10_000 {
            match within(u64::MAX, |control| game.hint(control)).unwrap() {
                Hint::Step(step) => {
                    step.finding.moves.iter().for_each(|action| game.play(action).unwrap());
                }
                Hint::Move(found) => game.play(&found.moves[0]).unwrap(),
                Hint::Solved => return assert_eq!(game.status(), Status::Solved, "{name}"),
                other => panic!("{name}: {other:?}"),
            }
        }
        panic!("{name}: hints without end");
    });
}

#[test]
fn a_game_is_undone_redone_saved_and_found_again() {
    for_each_sample(|name, puzzle| {
        let mut moves = Vec::new();
        let method = puzzle.family().methods()[0];
        within(u64::MAX, |control| {
            puzzle.solve(method, &defaults(method), control, &mut |position| {
                moves = position.moves();
                ControlFlow::Break(())
            })
        });
        let mut game = puzzle.session();
        let start = game.scene();
        moves.iter().for_each(|action| game.play(action).unwrap());
        let end = game.scene();
        assert!(moves.is_empty() || game.status() == Status::Solved, "{name}");
        while game.undo() {}
        assert_eq!(game.scene(), start, "{name}: undone");
        let saved = game.save();
        let family = registry::saved_game(&saved).expect("a saved game is known as one");
        let load = family.load(&saved);
        let mut found = load.unwrap_or_else(|wrong| panic!("{name}: {wrong:?}\n{saved}"));
        assert_eq!(found.save(), saved, "{name}");
        let elsewhere = family.load(&saved.replace('\n', "\r\n")).expect("other line ends");
        assert_eq!(elsewhere.save(), saved, "{name}: with other line ends");
        while found.redo() {}
        assert_eq!(found.scene(), end, "{name}: redone");
        found.reset();
        assert_eq!((found.made(), found.scene()), (0, start), "{name}: reset");
    });
}

#[test]
fn broken_games_are_refused_with_a_reason() {
    for_each_sample(|name, puzzle| {
        let saved = puzzle.session().save();
        let more = saved.clone() + "nonsense\n";
        for broken in [saved.replace("moves 0", "moves 5"), more, saved.replace("moves 0", "")] {
            assert!(puzzle.family().load(&broken).is_err(), "{name}: {broken}");
        }
    });
}

#[test]
fn the_samples_of_the_help_are_there() {
    for family in FAMILIES {
        let samples = family.info().samples;
        let read = |path: &str| std::fs::read_to_string(top().join(path)).unwrap();
        let (one, many) = (read(samples.one), read(samples.many));
        assert_eq!(family.entries(&one).len(), 1);
        assert!(family.entries(&many).len() > 1);
        let mut game = family.parse(&one).unwrap().value.session();
        samples.moves.split(' ').for_each(|action| game.play(action).unwrap());
    }
}

/// A front end that keeps no game in memory must show the same as one that does.
#[test]
fn the_cursor_is_read_as_it_is_written() {
    let keys = ['1', 'm', '2', 't', '\t'].map(Input::Key);
    let inputs = [Input::Arrow(0, 1), Input::Act, Input::Arrow(1, 0), Input::ActOther];
    for_each_sample(|name, puzzle| {
        let mut game = puzzle.session();
        for input in inputs.into_iter().chain(keys).chain(inputs) {
            // A refused move does not matter here.
            let _ = game.input(input);
            let mut other = puzzle.family().load(&game.save()).unwrap();
            other.set_ui(&game.ui());
            assert_eq!(other.ui(), game.ui(), "{name} {input:?}");
            assert_eq!(other.scene(), game.scene(), "{name} {input:?}");
            other.set_ui("no such cursor");
            assert_eq!(other.scene(), puzzle.family().load(&game.save()).unwrap().scene());
        }
    });
}
