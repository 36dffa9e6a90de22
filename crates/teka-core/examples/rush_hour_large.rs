//! Solves the boards of a file in one line each, the board being the last word, and
//! prints moves, what was proven, nodes, memory and time.
//!
//! `cargo run --release -p teka-core --example rush_hour_large -- FILE [NAME=VALUE …]`
//!
//! Names are `method` (bfs), `gigabytes` (4), `seconds` (600), `board` (the number of
//! one board of the file, from 1) and the method's own parameters. A run that is
//! stopped tells how many moves it has proven to be needed.

#[path = "../tests/rush_hour_fast/one_line.rs"]
mod one_line;

use std::ops::ControlFlow;
use std::time::{Duration, Instant};

use teka_core::control::{Control, Limits, Observer, Stats, Stop, View};
use teka_core::family::Ending;
use teka_core::message::{Arg, Message};
use teka_core::param::Args;
use teka_core::puzzles::rush_hour::Metric;
use teka_core::puzzles::rush_hour::solve::METHODS;
use teka_core::puzzles::rush_hour::solve::packed::shortest_or_bound;

fn main() {
    let mut words = std::env::args().skip(1);
    let text = words.next().and_then(|file| std::fs::read_to_string(file).ok());
    let text = text.expect("a file of boards");
    let given = words.map(|word| {
        let (name, value) = word.split_once('=').expect("NAME=VALUE");
        (name.to_owned(), value.to_owned())
    });
    let mut given: Vec<(String, String)> = given.collect();
    let wanted = number(&mut given, "board", 0) as usize;
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let boards = lines.filter_map(|line| line.split_whitespace().last());
    for (_, board) in (1..).zip(boards).filter(|(at, _)| wanted == 0 || wanted == *at) {
        solve(board, given.clone());
    }
}

/// Takes a setting that is not the method's own out of the list.
fn setting(given: &mut Vec<(String, String)>, name: &str) -> Option<String> {
    let at = given.iter().position(|(known, _)| known == name)?;
    Some(given.remove(at).1)
}

fn number(given: &mut Vec<(String, String)>, name: &str, default: u64) -> u64 {
    setting(given, name).map_or(default, |value| value.parse().expect("a whole number"))
}

fn solve(board: &str, mut given: Vec<(String, String)>) {
    let name = setting(&mut given, "method").unwrap_or("bfs".to_owned());
    let limits = Limits { nodes: None, bytes: Some(number(&mut given, "gigabytes", 4) << 30) };
    let seconds = number(&mut given, "seconds", 600);
    let method = METHODS.iter().find(|method| method.info.name == name).expect("a method");
    let args = Args::read(method.info.params, &given).expect("the method's parameters");
    let began = Instant::now();
    let mut watch = Watch { end: began + Duration::from_secs(seconds), at_least: 0, most: 0 };
    let mut control = Control::new(limits, &mut watch);
    let (mut way, mut at_least) = (None, 0);
    let puzzle = one_line::one_line(board);
    let ending = if name == "bfs" {
        let answer = shortest_or_bound(&puzzle, Metric::of(&args), &mut control, &mut at_least);
        answer.map_or_else(Ending::Stopped, |moves| {
            way = moves;
            if way.is_some() { Ending::Enough } else { Ending::Exhausted }
        })
    } else {
        (method.solve)(&puzzle, &args, &mut control, &mut |moves| {
            way = Some(moves.to_vec());
            ControlFlow::Break(())
        })
    };
    let (nodes, stored, time) = (control.stats().nodes, control.stats().stored, began.elapsed());
    println!("{board}\n  {name} {given:?}: {ending:?}, {nodes} nodes, {stored} stored, {time:.2?}");
    match way {
        Some(way) => {
            let moves: Vec<String> = way.iter().map(ToString::to_string).collect();
            println!("  {} moves: {}", moves.len(), moves.join(" "));
        }
        None if method.info.promise.is_shortest(&args) => {
            println!("  at least {} moves", watch.at_least.max(at_least as i64));
        }
        None => println!("  nothing found, nothing proven"),
    }
    println!("  at most {} MiB", watch.most >> 20);
}

/// Stops a run in time, and reads from its notes how far it has come.
struct Watch {
    end: Instant,
    at_least: i64,
    most: u64,
}

impl Observer for Watch {
    fn tick(&mut self, stats: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.most = self.most.max(stats.bytes);
        self.at_least = self.at_least.max(now.note().map_or(0, |note| proven(&note)));
        if Instant::now() < self.end { Ok(()) } else { Err(Stop::TimeLimit) }
    }
}

/// What the note of a search proves, if its estimate is admissible: the state it looks
/// at is the most promising one, or its bound is the least that is left.
fn proven(note: &Message) -> i64 {
    let number = |name: &str| {
        let arg = note.args.iter().find(|(known, _)| *known == name);
        arg.map_or(0, |(_, arg)| if let Arg::Number(number) = arg { *number } else { 0 })
    };
    match note.id {
        "search-watch-best" => number("cost") + number("estimate"),
        "search-watch-bound" => number("bound"),
        _ => 0,
    }
}
