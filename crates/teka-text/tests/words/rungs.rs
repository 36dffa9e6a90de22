//! The three parts of a hint: where to look, why, and the move. Each says something new, and none
//! names the move before its turn.

use std::fs;

use teka_core::any::{AnyFamily, AnyFinding, AnyPuzzle, AnyStep};
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::Difficulty;
use teka_core::levels::Series;
use teka_core::registry::FAMILIES;
use teka_core::session::where_to_look;
use teka_text::{Lang, Words};

use crate::crates;

/// The node limit of an explanation.
const STEPS: u64 = 500_000;

/// Returns every valid puzzle in the corpus of the family, and a few generated ones.
fn puzzles(family: &'static dyn AnyFamily) -> Vec<Box<dyn AnyPuzzle>> {
    let folder = crates().join("../corpus").join(family.info().id);
    let files = crate::children(&folder).into_iter().filter(|path| path.is_file());
    let texts: Vec<String> = files.filter_map(|path| fs::read_to_string(path).ok()).collect();
    let read = |text: &String| -> Vec<Box<dyn AnyPuzzle>> {
        let entries = family.entries(text);
        entries.iter().filter_map(|entry| Some(family.parse(entry.text).ok()?.value)).collect()
    };
    texts.iter().flat_map(read).chain(generated(family)).collect()
}

/// Returns a few generated puzzles. The corpus of a family can have few with one solution.
fn generated(family: &'static dyn AnyFamily) -> Vec<Box<dyn AnyPuzzle>> {
    let series = Series::new(family, Difficulty::Medium).expect("the family has this level");
    let generate = |seed| {
        let mut unwatched = Unwatched;
        let control = &mut Control::new(Limits::default(), &mut unwatched);
        series.of_seed(seed, control).expect("nothing stops the generator").puzzle
    };
    (0..5).map(generate).collect()
}

/// Returns the steps of many positions. A search that takes too long gives none.
fn steps(family: &'static dyn AnyFamily) -> Vec<AnyStep> {
    let explain = |puzzle: Box<dyn AnyPuzzle>| {
        let limits = Limits { nodes: Some(STEPS), bytes: None };
        puzzle.explain(&mut Control::new(limits, &mut Unwatched)).map(|found| found.steps)
    };
    puzzles(family).into_iter().flat_map(explain).flatten().collect()
}

/// Returns the three parts.
fn parts(finding: &AnyFinding, words: &Words) -> [String; 3] {
    let part = |name| {
        let said = words.say_part(&finding.message, name);
        said.unwrap_or_else(|| panic!("{} has no .{name}", finding.message.id))
    };
    [words.say(&where_to_look(finding)), part("because"), part("then")]
}

#[test]
fn no_part_of_a_hint_names_the_move_before_its_turn() {
    for family in FAMILIES {
        let steps = steps(*family);
        let certain: Vec<&AnyStep> =
            steps.iter().filter(|step| !step.finding.moves.is_empty()).collect();
        assert!(certain.len() > 10, "{}: {} steps", family.info().id, certain.len());
        for words in Lang::ALL.map(Words::new) {
            for step in &certain {
                let [place, why, then] = parts(&step.finding, &words);
                let rule = words.id(&format!("{}-rule-{}", family.info().id, step.rule));
                assert!(!place.contains(&rule), "the rule comes later: {place}");
                assert!(place != why && why != then, "nothing new: {place} / {why} / {then}");
                for early in [&place, &why] {
                    assert!(!early.contains(then.trim_end_matches('.')), "{early} / {then}");
                    // A move without a number, such as `marks`, is an ordinary word.
                    let mut moves =
                        step.finding.moves.iter().filter(|it| it.contains(char::is_numeric));
                    let named = moves.find(|it| early.contains(it.as_str()));
                    assert_eq!(named, None, "{early}");
                }
                for said in [&place, &why, &then] {
                    assert!(!said.contains("{$") && !said.is_empty(), "{said}");
                }
            }
        }
    }
}

/// The parts of all messages, also of rules that no puzzle of the corpus needs.
#[test]
fn every_reason_has_its_parts_in_both_languages() {
    let of = |lang: Lang| {
        let mut with: Vec<String> = Vec::new();
        for file in crate::word_files(lang) {
            let mut message = String::new();
            for line in crate::read(&file).lines() {
                if let Some((id, _)) = line.split_once(" =").filter(|_| !line.starts_with(' ')) {
                    message = id.to_owned();
                }
                let part = line.trim().split(" =").next().filter(|name| name.starts_with('.'));
                with.extend(part.map(|name| message.clone() + name));
            }
        }
        with
    };
    let (en, id) = (of(Lang::En), of(Lang::Id));
    assert_eq!(en, id);
    for part in en.iter().filter(|part| part.ends_with(".because")) {
        assert!(en.contains(&part.replace(".because", ".then")), "{part}");
    }
}
