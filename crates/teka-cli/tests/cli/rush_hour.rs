//! Tests of the command with Rush Hour: metrics, costs, strips, films and hunts.

use serde_json::Value as Json;

use crate::{run, run_on, top};

const JAM: &str = "corpus/rush-hour/right_6x6.txt";

fn json(args: &[&str]) -> Json {
    let ran = run(args);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err))
}

#[test]
fn the_metric_and_both_numbers_of_moves_are_named() {
    for (metric, slides, cells) in [("slide", 5, 9), ("cell", 9, 9)] {
        let setting = format!("metric={metric}");
        let told = json(&["solve", "--json", "--set", &setting, JAM]);
        assert_eq!(told["parameters"]["metric"], metric);
        assert_eq!(told["proven"]["shortest"], true);
        assert_eq!(told["solutions"][0]["cells"], cells);
        assert!(told["solutions"][0]["slides"].as_u64().unwrap() <= slides);
        let ran = run(&["solve", "--set", &setting, JAM]);
        assert!(ran.out.ends_with("slides, 9 cells\n"), "{}", ran.out);
        assert!(ran.err.contains(&format!("(bfs metric={metric})")), "{}", ran.err);
        assert!(ran.err.contains("there is no shorter solution"), "{}", ran.err);
        assert_eq!(
            json(&["count", "--json", "--set", &setting, JAM])["parameters"]["metric"],
            metric
        );
    }
    let unproven = run(&["solve", "--method", "gbfs", JAM]);
    assert!(unproven.err.contains("There may be a shorter solution"), "{}", unproven.err);
    let misled =
        json(&["solve", "--json", "--method", "a-star", "--set", "heuristic=distance", JAM]);
    assert_eq!(misled["proven"]["shortest"], false);
}

#[test]
fn a_vehicle_of_one_cell_is_refused_or_left_out() {
    let board = "corpus/published/rush-hour/ucs12.txt";
    let strict = run(&["solve", board]);
    assert_eq!(strict.status, 2, "{}", strict.err);
    assert!(strict.err.contains("With --lenient, vehicle B is ignored."), "{}", strict.err);
    let told = json(&["solve", "--json", "--lenient", "--method", "ucs", board]);
    assert_eq!((&told["outcome"], &told["solutions"][0]["slides"]), (&"solved".into(), &5.into()));
    assert_eq!(told["warnings"][0]["code"], "left-out");
}

#[test]
fn a_report_in_the_courses_words_can_be_checked() {
    let report = run(&["solve", "-q", "--lang", "id", JAM]).out;
    assert!(report.starts_with("Papan Awal\nAAB..F\n"), "{report}");
    assert!(report.contains("\nGerakan 1: I-kiri\n"), "{report}");
    assert!(report.contains("\nGerakan 4: F-bawah (3)\n"), "{report}");
    assert_eq!(run_on(&["check", JAM, "-"], report.as_bytes()).status, 0);
    let short = report.replace("F-bawah (3)", "F-bawah (2)");
    assert_eq!(run_on(&["check", JAM, "-"], short.as_bytes()).status, 1);
}

#[test]
fn the_primary_the_exit_and_what_moved_have_colours_of_their_own() {
    let mut command = crate::teka(&["solve", "-q", "--color", "always", JAM]);
    let out = command.env_remove("NO_COLOR").output().unwrap().stdout;
    let out = String::from_utf8(out).unwrap();
    let moved = out.find("Move 1").unwrap();
    let painted = |glyph: char| {
        let at = out[moved..].find(&format!("m {glyph} ")).unwrap() + moved;
        out[..=at].rsplit("\x1b[").next().unwrap().to_owned()
    };
    let colors = [painted('P'), painted('K'), painted('I')];
    assert!(
        colors[0] != colors[1] && colors[1] != colors[2] && colors[0] != colors[2],
        "{colors:?}"
    );
}

#[test]
fn a_survey_tells_what_every_move_costs() {
    let told = json(&["survey", "--json", JAM]);
    assert_eq!((&told["left"], &told["ways"]), (&5.into(), &12.into()));
    let positions = told["positions"].as_u64().unwrap();
    let histogram = told["histogram"].as_array().unwrap();
    assert_eq!(histogram.iter().filter_map(Json::as_u64).sum::<u64>(), positions);
    assert_eq!(told["hardest"]["left"].as_u64().unwrap() + 1, histogram.len() as u64);
    let hardest =
        run_on(&["survey", "--json"], told["hardest"]["text"].as_str().unwrap().as_bytes());
    let hardest: Json = serde_json::from_str(&hardest.out).unwrap();
    assert_eq!(
        (&hardest["left"], &hardest["positions"]),
        (&told["hardest"]["left"], &told["positions"])
    );
    for choice in told["moves"].as_array().unwrap() {
        let action = choice["move"].as_str().unwrap();
        assert_eq!(json(&["survey", "--json", "--after", action, JAM])["left"], choice["left"]);
        let hint = json(&["hint", "--json", "--after", action, JAM]);
        assert_eq!(hint["last_cost"], choice["cost"], "{action}");
    }
    insta::assert_snapshot!("survey", run(&["survey", JAM]).out);
}

#[test]
fn a_board_without_a_way_out_says_so_and_why() {
    let shut = "3 4\n1\n....\nPP#.K\n....\n";
    let ran = run_on(&["solve"], shut.as_bytes());
    assert_eq!(ran.status, 1);
    assert!(ran.out.contains("wall"), "{}", ran.out);
    let told = run_on(&["survey"], shut.as_bytes());
    assert!(told.out.contains("the puzzle has no solution"), "{}", told.out);
    let nothing = run(&["survey", "corpus/queens/case2_8x8.txt"]);
    assert_eq!(nothing.status, 2);
    assert!(nothing.err.contains("Queens puzzles cannot be surveyed"), "{}", nothing.err);
}

#[test]
fn estimates_that_are_too_high_are_found_by_measuring() {
    let told = run(&[
        "compare",
        "--json",
        "--repeat",
        "1",
        "--method",
        "bfs,a-star",
        "--set",
        "heuristic=distance,blockers,closure",
        "--set",
        "metric=slide,cell",
        JAM,
    ]);
    let mut seen = 0;
    for line in told.out.lines() {
        let row: Json = serde_json::from_str(line).unwrap();
        let measured = &row["overestimates"];
        if row["method"] == "bfs" {
            assert!(measured.is_null());
            continue;
        }
        seen += 1;
        let is_misled =
            row["parameters"]["heuristic"] == "distance" && row["parameters"]["metric"] == "slide";
        assert_eq!(measured["too_high"].as_u64().unwrap() > 0, is_misled, "{row}");
        assert!(measured["measured"].as_u64().unwrap() > 1000, "{row}");
    }
    assert_eq!(seen, 6);
    let table = run(&["compare", "--repeat", "1", "--method", "gbfs", JAM]).out;
    assert!(table.contains("overestimates") && table.contains("never"), "{table}");
    assert!(table.contains("metric=slide"), "{table}");
}

#[test]
fn a_solution_is_a_strip_or_a_film() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (strip, film) = (path("way.svg"), path("way.gif"));
    assert_eq!(run(&["solve", "--strip", "-o", &strip, JAM]).status, 0);
    let drawn = std::fs::read_to_string(&strip).unwrap();
    // The strip itself, the initial position and five moves.
    assert_eq!(drawn.matches("<svg").count(), 7);
    assert_eq!(run(&["draw", "--solved", "--strip", "-o", &path("way.png"), JAM]).status, 0);
    assert_eq!(run(&["solve", "-o", &film, JAM]).status, 0);
    let film = std::fs::read(&film).unwrap();
    assert!(film.starts_with(b"GIF89a"));
}

#[test]
fn a_hunt_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let hunt = |file: &str, count: &str, size: &str| {
        let file = path(file);
        run(&[
            "hunt",
            "rush-hour",
            "--size",
            size,
            "--set",
            "vehicles=6",
            "--seed",
            "3",
            "--keep",
            "3",
            "--count",
            count,
            "-o",
            &file,
        ])
    };
    assert_eq!(hunt("whole.txt", "4", "4").status, 0);
    assert_eq!(hunt("parts.txt", "1", "4").status, 0);
    assert_eq!(hunt("parts.txt", "3", "4").status, 0);
    let read = |name: &str| std::fs::read_to_string(path(name)).unwrap();
    assert_eq!(read("whole.txt"), read("parts.txt"));
    assert_eq!(read("whole.txt.hunt"), read("parts.txt.hunt"));
    let refused = |ran: crate::Ran, word: &str| {
        assert_eq!(ran.status, 2, "{}", ran.err);
        assert!(ran.err.contains(word), "{}", ran.err);
    };
    refused(hunt("whole.txt", "1", "5"), "other settings");
    std::fs::write(path("mine.txt"), "mine").unwrap();
    refused(hunt("mine.txt", "1", "4"), "does not belong to a hunt");
    assert_eq!(read("mine.txt"), "mine");
    std::fs::write(path("mine.txt.hunt"), "{").unwrap();
    refused(hunt("mine.txt", "1", "4"), "damaged");
    let lengths = run(&["solve", "--json", &path("whole.txt")]).out;
    let lengths: Vec<u64> = lengths
        .lines()
        .map(|line| {
            serde_json::from_str::<Json>(line).unwrap()["solutions"][0]["slides"].as_u64().unwrap()
        })
        .collect();
    assert!(lengths.iter().rev().is_sorted() && !lengths.is_empty(), "{lengths:?}");
}

#[test]
fn boards_of_every_size_and_grade_are_made() {
    for (size, grade) in [("4", ""), ("5", ""), ("6", "beginner"), ("6", "advanced"), ("7", "")] {
        let grade = if grade.is_empty() { vec![] } else { vec!["--grade", grade] };
        let made =
            run(&[&["generate", "rush-hour", "--size", size, "--seed", "1"], &grade[..]].concat());
        assert_eq!(made.status, 0, "{size} {grade:?}: {}", made.err);
        let told = run_on(&["explain"], made.out.as_bytes()).out;
        assert!(
            grade.last().is_none_or(|grade| told.contains(&format!("Difficulty: {grade}"))),
            "{told}"
        );
    }
}

#[test]
fn millions_of_ways_stay_within_the_limits() {
    // Four vehicles that can move by single cells in any order.
    let board =
        "6 6\n5\nA..B.C\nA..B.C\n......\nPP....K\nDD....\nEE....\n".replace("PP....K", "PP.F..K");
    let board = board.replace("6 6\n5", "7 6\n6") + "...F..\n";
    let ran = run_on(
        &["solve", "--all", "--json", "--set", "metric=cell", "--memory-limit", "2M"],
        board.as_bytes(),
    );
    assert!(ran.out.len() < 8_000_000, "{} bytes", ran.out.len());
}

#[test]
fn many_boards_are_told_with_their_rate() {
    let many = std::fs::read_to_string(top().join("corpus/rush-hour/many.txt")).unwrap();
    let line = many.lines().nth(1).unwrap();
    let ran = run_on(&["solve", "--json"], format!("{line}\n").repeat(200).as_bytes());
    assert_eq!(ran.out.lines().count(), 200);
    assert!(ran.err.contains("200 puzzles in") && ran.err.contains("per second"), "{}", ran.err);
}
