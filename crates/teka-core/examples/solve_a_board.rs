//! Solves a board from a string.
//!
//!     cargo run -p teka-core --example solve_a_board

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Read, Solve};
use teka_core::param::Args;
use teka_core::puzzles::queens::Queens;

fn main() {
    let board = Queens::parse("ABCC\nABBC\nADDC\nADDD\n").expect("a board of four regions").value;
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let method = &Queens::methods()[0];
    let args = Args::defaults(method.info.params);
    let ending = method.list(&board, &args, &mut control, &mut |moves| {
        for action in moves {
            println!("a queen at {}", action.cell);
        }
        ControlFlow::Break(())
    });
    match ending {
        Ending::Enough => println!("solved after {} nodes", control.stats().nodes),
        Ending::Exhausted => println!("there is no solution"),
        Ending::Stopped(stop) => println!("stopped: {}", stop.name()),
    }
}
