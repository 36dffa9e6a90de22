//! The page of times, the only one that differs from run to run.

use teka_core::message;

use super::figures::none;
use super::{Report, heading};
use crate::experiment::TIMES_CHART;
use crate::experiment::page::Block;
use crate::experiment::published::{SECONDS, mean};
use crate::experiment::summary::{median, seconds};

impl Report<'_> {
    /// Returns the page of times.
    pub fn times(&self, threads: usize) -> Vec<Block> {
        let title = message!("experiment-times-title", title = self.title());
        let about = message!("experiment-times-about", threads = threads);
        vec![
            Block::Heading(1, self.words.say(&title)),
            Block::Text(self.words.say(&about)),
            heading(self.words.id("experiment-mean-time")),
            Block::Picture(self.words.id("experiment-mean-time"), TIMES_CHART),
            self.by_group(SECONDS),
            heading(self.words.id("experiment-times-by-scenario")),
            self.time_table(),
        ]
    }

    fn time_table(&self) -> Block {
        let mut rows = vec![vec![
            self.words.id("experiment-scenario"),
            self.words.id("experiment-runs-column"),
            self.words.id("table-total"),
            self.words.id("experiment-mean"),
            self.words.id("table-median"),
            self.words.id("table-worst"),
            self.words.id("experiment-longest-stopped"),
        ]];
        for column in &self.results.scenarios {
            let groups = self.results.puzzle_groups.iter();
            let records: Vec<_> =
                groups.flat_map(|group| self.results.records(group, column)).collect();
            let (solved, stopped) = (seconds(&records, true), seconds(&records, false));
            let total: f64 = records.iter().map(|record| record.seconds).sum();
            let mean = mean(solved.iter().copied());
            let times = [
                Some(total),
                mean,
                median(&solved),
                solved.last().copied(),
                stopped.last().copied(),
            ];
            let mut row = vec![column.name.clone(), self.words.number(records.len() as u64)];
            row.extend(times.map(|time| time.map_or_else(none, |time| self.time(time))));
            rows.push(row);
        }
        Block::Table(1, rows)
    }
}
