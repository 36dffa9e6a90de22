//! Generates the puzzles of a level with consecutive seeds, one in each line after its seed, as
//! the file that [`teka_core::family::Level::ready`] embeds. Reports nodes and times as well. FIRST
//! is the first seed, 0 by default.
//!
//! `cargo run --release -p teka-core --example ready -- FAMILY LEVEL COUNT FORMAT [FIRST] > FILE`

use std::time::Instant;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::registry;

const USAGE: &str = "ready FAMILY LEVEL COUNT FORMAT [FIRST]";

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [family, level, count, format, first @ ..] = &words[..] else { panic!("{USAGE}") };
    let family = registry::family(family).expect("a family");
    let generator = family.generator().expect("a family with a generator");
    let mut levels = generator.levels().iter();
    let level = levels.find(|known| known.difficulty.name() == level).expect("a level");
    let args = level.args(generator.params()).expect("settings of the generator");
    let count: usize = count.parse().expect("a number of puzzles");
    let first = first.first().map_or(0, |first| first.parse().expect("a seed"));
    let mut made = 0;
    for seed in first.. {
        let started = Instant::now();
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let puzzle = generator.generate(&args, seed, &mut control);
        let (nodes, time) = (control.stats().nodes, started.elapsed());
        eprintln!("{seed}: {nodes} nodes, {time:.0?}, {:?}", puzzle.as_ref().err());
        let Ok(puzzle) = puzzle else { continue };
        println!("{seed} {}", puzzle.write(format).expect("a format of the family").trim_end());
        made += 1;
        if made == count {
            return;
        }
    }
}
