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

    /// Success in percent and mean seconds over the puzzles of this size.
    pub fn runs(&self, scenario: &str, size: &str) -> [Option<f64>; 2] {
        let is_here = |(known, puzzle): &(String, String)| known == scenario && is_of(puzzle, size);
        let here = self.runs.iter().filter(|(key, _)| is_here(key)).map(|(_, figures)| figures);
        let success = here.clone().map(|(success, _)| if *success { 100.0 } else { 0.0 });
        [mean(success.collect()), mean(here.filter_map(|(_, seconds)| *seconds).collect())]
    }

    /// Mean number of cells the rules filled.
    pub fn filled(&self, size: &str) -> Option<f64> {
        let counts = self.filled.iter().filter(|(puzzle, _)| is_of(puzzle, size));
        mean(counts.map(|(_, count)| *count).collect())
    }
}

fn mean(figures: Vec<f64>) -> Option<f64> {
    (!figures.is_empty()).then(|| figures.iter().sum::<f64>() / figures.len() as f64)
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
