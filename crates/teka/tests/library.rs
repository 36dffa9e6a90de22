//! Tests of the whole public interface on a puzzle of each family, and of the defects that led to
//! it.

#[path = "../examples/tour.rs"]
mod tour;

use std::error::Error as StdError;
use std::ops::ControlFlow;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use teka::{
    Calcudoku, Cancel, End, Error, Game, HintKind, Limits, NoSolution, Packing, Puzzle, Queens,
    Reached, Reader, RushHour, Status, Stop,
};

type Tested = Result<(), Box<dyn StdError>>;

/// Returns a board with 8 regions of one row each. It has 5,242 solutions.
fn open_board() -> String {
    ('A'..='H').map(|letter| format!("{}\n", letter.to_string().repeat(8))).collect()
}

/// A puzzle of each family, with its number of solutions and one of its methods.
const PUZZLES: [(&str, &str, u128, &str); 4] = [
    ("queens", include_str!("../../../corpus/queens/case2_8x8.txt"), 1, "backtracking"),
    ("calcudoku", include_str!("../../../corpus/calcudoku/4x4_2.txt"), 1, "backtracking"),
    ("rush-hour", include_str!("../../../corpus/rush-hour/right_6x6.txt"), 12, "bfs"),
    ("packing", include_str!("../../../corpus/packing/default_5x5.txt"), 784, "dancing-links"),
];

#[test]
fn a_wrong_method_name_is_an_error_that_lists_the_methods() -> Tested {
    for (family, text, _, method) in PUZZLES {
        let puzzle = teka::read(text)?;
        let wrong = "no-such-method";
        // In an early version, `count` answered (784 for the packing puzzle) and `solve` panicked.
        let refused = [
            puzzle.method(wrong).err(),
            puzzle.solve().method(wrong).err(),
            puzzle.count().method(wrong).err(),
            puzzle.compare().method(wrong).err(),
        ];
        for error in refused {
            let error = error.ok_or("a wrong name is refused")?;
            assert!(error.valid().contains(&method.to_owned()), "{family}: {error}");
            assert!(error.to_string().contains(wrong) && error.to_string().contains(method));
        }
    }
    Ok(())
}

#[test]
fn the_recipe_of_the_readme_works_for_every_family_with_the_defaults_of_every_method() -> Tested {
    // The README once called methods with `Args::default()`, which matched the defaults of no
    // method: Rush Hour and packing panicked. That value no longer exists. This is the code that
    // replaced it.
    for (_, text, _, _) in PUZZLES {
        let puzzle = teka::read(text)?;
        assert!(!puzzle.solve().solution()?.to_string().is_empty());
        for row in puzzle.compare().limit_nodes(100_000).run() {
            let is_right = match &row.result {
                Ok(_) => true,
                Err(NoSolution::Unsolvable(_)) => false,
                // A method may give up or reach the limit, but only after it has started.
                Err(NoSolution::Stopped(_)) => row.stats.nodes > 0,
            };
            assert!(is_right, "{}: {:?}", row.method, row.result);
        }
    }
    Ok(())
}

#[test]
fn a_parameter_that_the_automatic_method_lacks_chooses_one_that_has_it() -> Tested {
    let puzzle = teka::read(PUZZLES[0].1)?;
    assert_eq!(puzzle.solve().method_name(), "propagation");
    assert_eq!(puzzle.solve().set("choose", "first")?.method_name(), "exact-cover");
    Ok(())
}

#[test]
fn a_saved_solution_is_checked_with_its_figures() -> Tested {
    let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
    let saved = "A#CC\nABB#\n#DDC\nAD#D\n\n=====\nTime: 3 ms\nNodes: 7\n";
    assert!(puzzle.check(saved)?.is_solved());
    Ok(())
}

#[test]
fn every_unknown_name_is_an_error_that_lists_the_valid_ones() -> Tested {
    let check = |error: Error, valid: &str| {
        assert!(error.valid().contains(&valid.to_owned()), "{valid}: {error}");
        assert!(error.to_string().contains(valid), "{error}");
    };
    let puzzle = teka::read(PUZZLES[0].1)?;
    let search = || puzzle.method("exact-cover");
    check(search()?.set("no-such", "first").unwrap_err().into(), "choose");
    check(search()?.set("choose", "no-such").unwrap_err().into(), "first");
    check(puzzle.solve().set("no-such", 1).unwrap_err().into(), "choose");
    check(puzzle.write("no-such").unwrap_err().into(), "puzz-link");
    check(puzzle.clone().language("no-such").unwrap_err().into(), "id");
    check(Reader::new().family("no-such").unwrap_err().into(), "rush-hour");
    check(teka::generate("no-such").unwrap_err().into(), "calcudoku");
    check(Queens::generate().grade("no-such").run().unwrap_err(), "hard");
    check(Queens::generate().set("no-such", 1).run().unwrap_err(), "size");
    let range = Queens::generate().size(200).run().unwrap_err().to_string();
    assert!(range.contains("size") && range.contains("200"), "{range}");
    Ok(())
}

#[test]
fn a_method_that_only_counts_is_refused_for_solutions() -> Tested {
    let puzzle = teka::read(PUZZLES[3].1)?;
    let names = puzzle.family().methods();
    let counts_only = names.iter().filter(|name| puzzle.method(name).is_err());
    for name in counts_only {
        assert_eq!(puzzle.count().method(name)?.number()?, 784);
    }
    Ok(())
}

#[test]
fn the_tour_uses_every_verb_in_under_60_lines_and_unwraps_nothing() -> Tested {
    let source = include_str!("../examples/tour.rs");
    assert!(
        source.lines().count() < 60 && !source.contains("unwrap") && !source.contains("expect")
    );
    tour::main()
}

#[test]
fn every_verb_works_for_every_family() -> Tested {
    for (family, text, number, method) in PUZZLES {
        let puzzle = teka::read(text)?;
        assert_eq!(puzzle.family().id(), family);
        let solution = puzzle.method(method)?.solution()?;
        let mut game = puzzle.play();
        solution.moves().iter().try_for_each(|action| game.play(action))?;
        assert!(game.status().is_solved(), "{family}");
        assert!(matches!(game.hint()?.kind, HintKind::Solved));
        assert!(puzzle.check(&solution.to_string())?.is_solved(), "{solution}");
        assert_eq!(puzzle.count().number()?, number, "{family}");
        let explanation = puzzle.explain()?;
        assert_eq!(explanation.grade().is_some(), explanation.reached() == Reached::Solved);
        assert!(!explanation.to_string().is_empty());
        assert!(!puzzle.hint()?.moves().is_empty(), "{family}");
        for format in puzzle.family().formats() {
            let written = puzzle.write(format)?;
            let again = Reader::new().family(family)?.read(&written)?;
            assert_eq!(again.count().number()?, number, "{format}: {written}");
        }
        assert!(solution.draw().svg().starts_with("<svg"));
        assert!(!puzzle.draw().ansi().is_empty() && solution.film().drawings().count() > 1);
        let made = teka::generate(family)?.seed(3).run()?;
        assert_eq!(made.to_string(), teka::generate(family)?.seed(3).run()?.to_string());
        assert!(made.solve().solution().is_ok());
    }
    Ok(())
}

#[test]
fn typed_puzzles_convert_into_any_and_back() -> Tested {
    let any: Puzzle = Queens::read(PUZZLES[0].1)?.into();
    assert_eq!(Puzzle::<Queens>::try_from(any.clone())?.size(), 8);
    let error = Puzzle::<Calcudoku>::try_from(any).unwrap_err().to_string();
    assert!(error.contains("queens") && error.contains("calcudoku"), "{error}");
    let rows = Calcudoku::read(PUZZLES[1].1)?.solve().solution()?.rows().to_vec();
    assert_eq!(rows[0][0], 4);
    let board = RushHour::read(PUZZLES[2].1)?;
    assert_eq!((board.rows(), board.columns(), board.vehicles()[0].letter), (6, 6, 'P'));
    assert_eq!(board.solve().solution()?.slides().len(), 5);
    let packed = Packing::read(PUZZLES[3].1)?.solve().solution()?;
    assert_eq!(packed.placed().iter().map(|piece| piece.cells.len()).sum::<usize>(), 25);
    assert!(packed.grid().iter().flatten().all(Option::is_some));
    Ok(())
}

#[test]
fn an_invalid_text_is_told_with_every_place_and_remedy() {
    let error = teka::read("AAB\nAB\nCC\n").unwrap_err();
    let lines: Vec<Option<u32>> = error.diagnostics().iter().map(|wrong| wrong.line).collect();
    assert_eq!(lines, [Some(2), Some(3)]);
    let told = error.to_string();
    assert!(told.contains("line 2, column 3: ") && told.contains("\nline 3, column 3: "), "{told}");
    let wrong = include_str!("../../../corpus/rush-hour/invalid/one_cell.txt");
    let told = teka::read(wrong).unwrap_err().to_string();
    assert!(told.contains("\n  help: "), "{told}");
    assert!(!teka::read("").unwrap_err().diagnostics().is_empty());
    let two = "4x1.ABCCABBCADDCADDD\n4x1.ABBBABBCAAACDDAC\n";
    assert_eq!(teka::read(two).unwrap_err().diagnostics()[0].code, "several-puzzles");
    assert_eq!(teka::read_all(two).filter(Result::is_ok).count(), 2);
    assert!(teka::read_all("?").all(|read| read.is_err()));
    assert!(Game::load("no game").is_err());
}

#[test]
fn leniency_is_told_and_taken() -> Tested {
    let text = include_str!("../../../corpus/rush-hour/invalid/one_cell.txt");
    let error = teka::read(text).unwrap_err();
    assert!(error.diagnostics()[0].lenient.is_some(), "{error}");
    assert!(!Reader::new().lenient(true).read(text)?.warnings().is_empty());
    Ok(())
}

#[test]
fn an_iterator_says_how_it_ended() -> Tested {
    let puzzle = teka::read(&open_board())?;
    let check = |search: teka::Search, most: u64, found: usize, end: End| {
        let mut solutions = search.take(most);
        assert_eq!(solutions.end(), None);
        assert_eq!(solutions.by_ref().count(), found);
        assert_eq!(solutions.end(), Some(end));
        assert_eq!(solutions.next().map(|_| ()), None, "it is fused");
        assert_eq!(solutions.run().map(|run| run.found), Some(found as u64));
    };
    check(puzzle.solve(), u64::MAX, 5242, End::Complete);
    check(puzzle.solve(), 100, 100, End::Enough);
    check(puzzle.solve(), 0, 0, End::Enough);
    check(puzzle.solve().limit_nodes(1), 100, 0, End::Stopped(Stop::NodeLimit));
    check(puzzle.solve().limit_time(Duration::ZERO), 9, 0, End::Stopped(Stop::TimeLimit));
    let cancel = Cancel::new();
    cancel.cancel();
    check(puzzle.solve().cancel_with(&cancel), 9, 0, End::Stopped(Stop::Cancelled));
    check(teka::read("AB\nAB")?.solve(), 9, 0, End::Complete);
    Ok(())
}

#[test]
fn a_dropped_iterator_ends_its_thread() -> Tested {
    let (open, unique) = (teka::read(&open_board())?, teka::read(PUZZLES[0].1)?);
    let busy = unique.method("brute-force")?;
    let (sender, dropped) = mpsc::channel();
    let work = thread::spawn(move || {
        // The first iterator never starts, the second is blocked on a full channel and the third is
        // in the middle of a search.
        drop(open.solve().iter());
        let (mut waiting, mut searching) = (open.solve().iter(), busy.iter());
        let found = (waiting.next().is_some(), searching.next().is_some());
        drop((waiting, searching));
        sender.send(found)
    });
    let found = dropped.recv_timeout(Duration::from_secs(60));
    assert_eq!(found, Ok((true, true)), "a drop ends the search and joins the thread");
    work.join().map_err(|_| "the thread panicked")??;
    Ok(())
}

#[test]
fn a_callback_stops_a_search() -> Tested {
    let puzzle = teka::read(&open_board())?;
    let mut left = 3;
    let run = puzzle.solve().for_each(|_| {
        left -= 1;
        if left == 0 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!((run.end, run.found), (End::Enough, 3));
    Ok(())
}

#[test]
fn solved_unsolvable_and_stopped_are_different_types() -> Tested {
    let unsolvable = teka::read("AB\nAB")?;
    assert!(matches!(unsolvable.solve().solution(), Err(NoSolution::Unsolvable(_))));
    let limited = teka::read(PUZZLES[2].1)?.solve().limit_nodes(2).solution();
    let Err(NoSolution::Stopped(stopped)) = limited else { return Err("not stopped".into()) };
    assert_eq!((stopped.reason(), stopped.stats().nodes), (Stop::NodeLimit, 2));
    let count = teka::read(PUZZLES[3].1)?.count().limit_nodes(5).run();
    assert!(!count.is_complete() && count.end() == End::Stopped(Stop::NodeLimit));
    let memory = teka::read(PUZZLES[2].1)?.method("bfs")?.limit_memory(1).solution();
    assert!(
        matches!(memory, Err(NoSolution::Stopped(stopped)) if stopped.reason() == Stop::MemoryLimit)
    );
    let stopped = Packing::generate().limit_nodes(1).run();
    assert!(matches!(stopped, Err(Error::Stopped(_))), "{stopped:?}");
    Ok(())
}

#[test]
fn the_named_numbers_of_a_count_are_there() -> Tested {
    let count = teka::read(PUZZLES[3].1)?.count().run();
    assert_eq!(count.named().len(), 3, "{count:?}");
    assert_eq!(count.named()[0].1, Some(count.number()));
    Ok(())
}

#[test]
fn wrong_moves_and_answers_change_nothing() -> Tested {
    let mut game = teka::read(PUZZLES[2].1)?.play();
    for bad in ["", "A", "A+9", "?+1", "\u{1f600}"] {
        assert!(game.play(bad).is_err(), "{bad}");
    }
    assert_eq!((game.moves_made(), game.undo(), game.redo()), (0, false, false));
    let puzzle = teka::read(PUZZLES[1].1)?;
    assert!(puzzle.check("nothing").is_err());
    let Status::Broken(mistakes) = puzzle.check("1 1 1 1\n1 1 1 1\n1 1 1 1\n1 1 1 1\n")? else {
        return Err("all ones is wrong".into());
    };
    assert!(!mistakes[0].places.is_empty() && !mistakes[0].to_string().is_empty());
    Ok(())
}

#[test]
fn sentences_come_in_the_language_that_is_set() -> Tested {
    let puzzle = teka::read(PUZZLES[0].1)?;
    let english = puzzle.explain()?.to_string();
    let indonesian = puzzle.language("id")?.explain()?.to_string();
    assert_ne!(english, indonesian);
    let error = Reader::new().language("id")?.read("AAB\nAB\nCCB\n").unwrap_err().to_string();
    assert!(error.starts_with("baris teks 2, kolom 3: "), "{error}");
    Ok(())
}

#[test]
fn limits_hold_for_hints_and_explanations() -> Tested {
    let puzzle = teka::read(PUZZLES[1].1)?;
    let limits = Limits::new().nodes(1);
    assert_eq!(puzzle.explain_within(&limits).map(drop).unwrap_err().reason(), Stop::NodeLimit);
    let cancel = Cancel::new();
    cancel.cancel();
    let hint = puzzle.play().hint_within(&Limits::new().cancel(&cancel));
    assert_eq!(hint.map(drop).unwrap_err().reason(), Stop::Cancelled);
    Ok(())
}

#[test]
fn threads_can_share_what_is_read_and_found() {
    fn shared<T: Send + Sync + Clone>() {}
    shared::<Puzzle>();
    shared::<Puzzle<Queens>>();
    shared::<teka::Search<Packing>>();
    shared::<teka::Solution<RushHour>>();
    shared::<teka::Explanation>();
    shared::<teka::Generator>();
    shared::<teka::Drawing>();
    shared::<Error>();
    fn sent<T: Send>() {}
    sent::<Game>();
    sent::<teka::Solutions>();
}
