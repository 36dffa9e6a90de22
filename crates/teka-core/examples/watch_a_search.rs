//! Watches a search and stops it.
//!
//!     cargo run -p teka-core --example watch_a_search

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Observer, Stats, Stop, View};
use teka_core::family::{Read, Solve};
use teka_core::param::Args;
use teka_core::puzzles::queens::{Move, Queens};

/// Prints every thousandth node and stops after five of them.
struct Spectator;

impl Observer for Spectator {
    fn tick(&mut self, stats: &Stats, now: &dyn View) -> Result<(), Stop> {
        let board: String = now.scene().squares.iter().map(|square| square.glyph).collect();
        println!("{:>5} nodes: {board}", stats.nodes);
        if stats.nodes < 5000 { Ok(()) } else { Err(Stop::Cancelled) }
    }

    fn interval(&self) -> u64 {
        1000
    }
}

fn main() {
    let board = Queens::parse("AABBB\nAACCB\nADDCC\nEDDDC\nEEEEC\n").expect("a valid board").value;
    let mut spectator = Spectator;
    let mut control = Control::new(Limits::default(), &mut spectator);
    let odometer = Queens::methods().iter().find(|method| method.info.name == "brute-force");
    let odometer = odometer.expect("the course's method");
    let args = Args::defaults(odometer.info.params);
    let found = &mut |_: &[Move]| ControlFlow::Continue(());
    let ending = odometer.list(&board, &args, &mut control, found);
    println!("{ending:?}");
}
