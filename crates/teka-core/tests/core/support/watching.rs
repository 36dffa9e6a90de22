//! Checks that observers can watch and cancel every complete method of a family.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Observer, Stats, Stop, View};
use teka_core::family::{Ending, Promise, Solve};
use teka_core::param::Args;

/// An observer of every node. The progress must be between 0 and 1 and never decrease.
struct EveryNode {
    squares: usize,
    most: u64,
    shares: Vec<f64>,
    looks: u64,
}

impl Observer for EveryNode {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.looks += 1;
        assert_eq!(now.scene().squares.len(), self.squares);
        self.shares.extend(now.progress());
        if self.looks == self.most { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn interval(&self) -> u64 {
        1
    }
}

/// Checks every complete method on a puzzle with this many cells, cancelled at tick `most`.
pub fn check<F: Solve>(puzzle: &F::Puzzle, squares: usize, most: u64) {
    for method in F::methods().iter().filter(|one| one.info.promise == Promise::Complete) {
        let name = method.info.name;
        let mut observer = EveryNode { squares, most, shares: vec![], looks: 0 };
        let mut control = Control::new(Limits::default(), &mut observer);
        let args = Args::read(method.info.params, &[]).unwrap();
        let ending = method.list(puzzle, &args, &mut control, &mut |_| ControlFlow::Continue(()));
        let nodes = control.stats().nodes;
        assert_eq!(ending == Ending::Exhausted, nodes < most, "{name}");
        assert_eq!(observer.looks, nodes, "{name}");
        assert!(observer.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{name}");
        assert!(observer.shares.is_sorted(), "{name}");
    }
}

/// An observer that cancels at its last tick. Fast nodes alone never call it.
struct LastLook {
    left: u64,
    squares: usize,
}

impl Observer for LastLook {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        self.squares = now.scene().squares.len();
        self.left = self.left.checked_sub(1).expect("a look after it was cancelled");
        if self.left == 0 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn interval(&self) -> u64 {
        u64::MAX
    }
}

/// Runs until the last of `looks` ticks. Returns the result and the number of nodes.
pub fn until<T>(looks: u64, size: u8, run: impl FnOnce(&mut Control) -> T) -> (T, u64) {
    let mut observer = LastLook { left: looks, squares: 0 };
    let mut control = Control::new(Limits::default(), &mut observer);
    let result = run(&mut control);
    let nodes = control.stats().nodes;
    assert_eq!(observer.left, 0, "it ended before it was looked at so often");
    assert_eq!(observer.squares, usize::from(size).pow(2), "all of it is seen");
    (result, nodes)
}
