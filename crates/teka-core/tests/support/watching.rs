//! Watching the complete methods of a family node by node, and cancelling them.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Observer, Stats, Stop, View};
use teka_core::family::{Ending, Family, Promise};
use teka_core::param::Args;

/// Looks at every node; shares must lie between 0 and 1 and never fall.
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
        self.shares.extend(now.share());
        if self.looks == self.most { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn patience(&self) -> u64 {
        1
    }
}

/// Checks every complete method on a puzzle of so many squares, cancelled at the look `most`.
pub fn check<F: Family>(puzzle: &F::Puzzle, squares: usize, most: u64) {
    for method in F::methods().iter().filter(|one| one.info.promise == Promise::Complete) {
        let name = method.info.name;
        let mut observer = EveryNode { squares, most, shares: vec![], looks: 0 };
        let mut control = Control::new(Limits::default(), &mut observer);
        let args = Args::read(method.info.params, &[]).unwrap();
        let ending =
            (method.solve)(puzzle, &args, &mut control, &mut |_| ControlFlow::Continue(()));
        let nodes = control.stats().nodes;
        assert_eq!(ending == Ending::Exhausted, nodes < most, "{name}");
        assert_eq!(observer.looks, nodes, "{name}");
        assert!(observer.shares.iter().all(|share| (0.0..=1.0).contains(share)), "{name}");
        assert!(observer.shares.is_sorted(), "{name}");
    }
}
