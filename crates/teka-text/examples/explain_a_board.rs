//! Explains a board step by step in sentences.
//!
//!     cargo run -p teka-text --example explain_a_board

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::registry;
use teka_text::{Lang, Words};

fn main() {
    let text = "AABCDDDE\nAABCCDDE\nFAAAADDE\nFFAAAADE\nGGAAAADA\nHGAAAAAA\nHHHAAAAA\nHHHHHAAA\n";
    let family = registry::detect(text).expect("a known kind of puzzle");
    let puzzle = family.parse(text).expect("a valid puzzle").value;
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let explanation = puzzle.explain(&mut control).expect("no limit is set");
    let words = Words::new(Lang::En);
    for step in &explanation.steps {
        println!("{}: {}", step.rule, words.say(&step.finding.message));
    }
    println!("grade: {:?}", explanation.grade.map(|grade| family.grades()[grade]));
}
