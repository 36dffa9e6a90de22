//! Reads, solves, lists, counts, explains, hints, generates and draws a puzzle of each family.

use std::error::Error;

use teka::{Calcudoku, Packing, Queens, RushHour};

const QUEENS: &str = "ABCC\nABBC\nADDC\nADDD\n";
const CALCUDOKU: &str = "2 3\n1 2\n3 3\n1=\n2=\n3+\n";
const RUSH_HOUR: &str = "4 4\n1\n..A.\nPPA.K\n....\n....\n";
const PACKING: &str = "2 3 2\nDEFAULT\nA\nAA\nB\nBB\n";

/// Runs the tour. A test calls this function too.
pub fn main() -> Result<(), Box<dyn Error>> {
    for text in [QUEENS, CALCUDOKU, RUSH_HOUR, PACKING] {
        let puzzle = teka::read(text)?;
        println!("{}\n{}", puzzle.family().title(), puzzle.draw());
        println!("{}", puzzle.solve().solution()?);
        let mut some = puzzle.solve().limit_nodes(1_000_000).take(3);
        for solution in some.by_ref() {
            println!("{}", solution.moves().join(" "));
        }
        let end = some.end().ok_or("the iterator is exhausted")?;
        println!("{end}; {} in all", puzzle.count().number()?);
        for step in puzzle.explain()? {
            println!("{step}");
        }
        println!("{}", puzzle.hint()?);
        let new = teka::generate(puzzle.family().id())?.seed(7).run()?;
        println!("{new}{} characters of SVG\n", new.draw().svg().len());
    }
    println!("{:?}", Queens::read(QUEENS)?.solve().solution()?.columns());
    println!("{:?}", Calcudoku::read(CALCUDOKU)?.solve().solution()?.rows());
    println!("{:?}", RushHour::read(RUSH_HOUR)?.solve().solution()?.slides());
    println!("{:?}", Packing::read(PACKING)?.solve().solution()?.placed());
    Ok(())
}
