//! The figures the course published, from `course_hybrid_genetic.tsv` and
//! `course_rule_based_filled.tsv`.

use std::collections::HashMap;
use std::path::Path;

/// What was published, by scenario and puzzle.
pub struct Published {
    /// Success and, where printed, seconds: failed runs have none.
    runs: HashMap<(String, String), (bool, Option<f64>)>,
    filled: HashMap<String, f64>,
}

impl Published {
    /// What a folder has of it, which may be nothing.
    pub fn read(folder: &Path) -> Self {
        let runs = lines(&folder.join("course_hybrid_genetic.tsv")).into_iter();
        let filled = lines(&folder.join("course_rule_based_filled.tsv")).into_iter();
        let number = |word: &String| word.parse().ok();
        Self {
            runs: runs
                .filter_map(|fields| {
                    let [puzzle, scenario, success, seconds, ..] = &fields[..] else { return None };
                    let figures = (success == "1", number(seconds));
                    Some(((scenario.clone(), puzzle.clone()), figures))
                })
                .collect(),
            filled: filled
                .filter_map(|fields| Some((fields.first()?.clone(), number(fields.get(1)?)?)))
                .collect(),
        }
    }

    /// Share that succeeded and mean seconds of those, over the puzzles of this size
    /// in these scenarios. No run beyond 5x5 was printed: there none succeeded.
    pub fn runs(&self, scenarios: &[&str], size: &str) -> [Option<f64>; 2] {
        let is_here = |(scenario, puzzle): &(String, String)| {
            scenarios.contains(&scenario.as_str()) && is_of(puzzle, size)
        };
        let here = self.runs.iter().filter(|(key, _)| is_here(key)).map(|(_, figures)| figures);
        let success = mean(here.clone().map(|(success, _)| f64::from(u8::from(*success))));
        let none = (!self.runs.is_empty()).then_some(0.0);
        [success.or(none), mean(here.filter_map(|(_, seconds)| *seconds))]
    }

    /// Mean number of cells the rules filled.
    pub fn filled(&self, size: &str) -> Option<f64> {
        let counts = self.filled.iter().filter(|(puzzle, _)| is_of(puzzle, size));
        mean(counts.map(|(_, count)| *count))
    }
}

/// The mean of some figures, if there are any.
pub fn mean(figures: impl Iterator<Item = f64>) -> Option<f64> {
    let (count, sum) = figures.fold((0, 0.0), |(count, sum), figure| (count + 1, sum + figure));
    (count > 0).then(|| sum / f64::from(count))
}

fn is_of(puzzle: &str, size: &str) -> bool {
    puzzle.split('_').next() == Some(size)
}

/// The fields of each line but the heading; nothing where there is no file.
fn lines(path: &Path) -> Vec<Vec<String>> {
    let text = std::fs::read_to_string(path).unwrap_or_default();
    let fields = |line: &str| line.split('\t').map(str::to_string).collect();
    text.lines().skip(1).map(fields).collect()
}
