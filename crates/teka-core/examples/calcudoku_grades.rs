//! How the grades of Calcudoku agree with Keen's. Reads lines of `name`, game ID,
//! grade (a letter of `enhxu`) and solution, set apart by tabs.
//!
//! `cargo run --release -p teka-core --example calcudoku_grades -- keen.tsv`

use std::time::Instant;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::rules::{GRADES, Reach, reach};
use teka_core::puzzles::calcudoku::{Cage, Operator, Puzzle};

fn main() {
    let path = std::env::args().nth(1).expect("the path of a file of game IDs");
    let text = std::fs::read_to_string(path).expect("a readable file");
    let mut table = [[0; 5]; 5];
    let mut stuck = 0;
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let keen = "enhxu".find(fields[2]).expect("a grade");
        let puzzle = read_id(fields[1]).unwrap_or_else(|| panic!("{} is no game ID", fields[1]));
        let started = Instant::now();
        let reached = judge(&puzzle);
        // What the rules cannot finish takes guesses upon guesses.
        let ours = if reached.missing > 0 { 4 } else { reached.hardest };
        stuck += usize::from(reached.missing > 0);
        assert!(!reached.impossible, "{} is said to have no solution", fields[0]);
        table[keen][ours] += 1;
        if ours != keen {
            let (keen, ours) = (GRADES[keen], GRADES[ours]);
            println!("{}: Keen says {keen}, we say {ours} ({:?})", fields[0], started.elapsed());
        }
    }
    print_table(&table);
    println!("not explained to the end: {stuck}");
}

fn judge(puzzle: &Puzzle) -> Reach {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    reach(puzzle, GRADES.len() - 1, &mut control).expect("nobody stops it")
}

fn print_table(table: &[[usize; 5]; 5]) {
    println!(
        "\n{:<14}{:>13}{:>13}{:>13}{:>13}{:>13}",
        "Keen's, ours", GRADES[0], GRADES[1], GRADES[2], GRADES[3], GRADES[4]
    );
    for (grade, row) in GRADES.iter().zip(table) {
        print!("{grade:<14}");
        row.iter().for_each(|count| print!("{count:>13}"));
        println!();
    }
    let all: usize = table.iter().flatten().sum();
    let agreed: usize = (0..5).map(|grade| table[grade][grade]).sum();
    println!("agreed: {agreed} of {all} ({:.1} %)", 100.0 * agreed as f64 / all as f64);
}

/// A game ID such as `3de:a_3aab_,s1m3a4m12`.
fn read_id(id: &str) -> Option<Puzzle> {
    let (parameters, description) = id.split_once(':')?;
    let digits =
        parameters.find(|letter: char| !letter.is_ascii_digit()).unwrap_or(parameters.len());
    let size: usize = parameters[..digits].parse().ok()?;
    let (walls, clues) = description.split_once(',')?;
    let groups = join(size, &read_walls(walls)?);
    let mut cages: Vec<Cage> = Vec::new();
    let mut clues = read_clues(clues)?.into_iter();
    for first in 0..size * size {
        if groups[..first].contains(&groups[first]) {
            continue;
        }
        let cells = (0..size * size).filter(|at| groups[*at] == groups[first]);
        let cells: Vec<Cell> =
            cells.map(|at| Cell::new((at / size) as u8, (at % size) as u8)).collect();
        let (operator, target) = clues.next()?;
        let operator = if cells.len() == 1 { Operator::Equal } else { operator };
        cages.push(Cage { operator, target, cells });
    }
    Puzzle::new(size as u8, cages)
}

/// Whether there is a wall in each gap between cells.
fn read_walls(text: &str) -> Option<Vec<bool>> {
    let mut letters = Vec::new();
    let mut rest = text.chars().peekable();
    while let Some(letter) = rest.next() {
        let mut count = String::new();
        while let Some(digit) = rest.next_if(char::is_ascii_digit) {
            count.push(digit);
        }
        let times = if count.is_empty() { 1 } else { count.parse().ok()? };
        letters.extend(std::iter::repeat_n(letter, times));
    }
    let mut walls = Vec::new();
    for letter in letters {
        let open = if letter == '_' { 0 } else { letter as usize - 'a' as usize + 1 };
        walls.extend(std::iter::repeat_n(false, open.min(25)));
        walls.extend((letter != 'z').then_some(true));
    }
    Some(walls)
}

/// The group of each cell: cells without a wall between them are in one.
fn join(size: usize, walls: &[bool]) -> Vec<usize> {
    let per_direction = size * (size - 1);
    let mut groups: Vec<usize> = (0..size * size).collect();
    for gap in (0..2 * per_direction).filter(|gap| !walls[*gap]) {
        let (line, along) = (gap % per_direction / (size - 1), gap % (size - 1));
        let (one, other) = if gap < per_direction {
            (line * size + along, line * size + along + 1)
        } else {
            (along * size + line, (along + 1) * size + line)
        };
        let (from, to) = (groups[other], groups[one]);
        groups.iter_mut().filter(|group| **group == from).for_each(|group| *group = to);
    }
    groups
}

fn read_clues(text: &str) -> Option<Vec<(Operator, u64)>> {
    let starts = text.char_indices().filter(|(_, letter)| letter.is_ascii_alphabetic());
    let mut starts: Vec<usize> = starts.map(|(start, _)| start).collect();
    starts.push(text.len());
    let clue = |ends: &[usize]| {
        let operator = match &text[ends[0]..=ends[0]] {
            "a" => Operator::Add,
            "s" => Operator::Subtract,
            "m" => Operator::Multiply,
            "d" => Operator::Divide,
            _ => return None,
        };
        Some((operator, text[ends[0] + 1..ends[1]].parse().ok()?))
    };
    starts.windows(2).map(clue).collect()
}
