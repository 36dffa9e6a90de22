//! Searches under limits, and under the eyes of an observer.

use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Observer, Stats, Stop, Unwatched, View};
use teka_core::family::Ending;
use teka_core::scene::Scene;

use super::build::{drawn, problem, rectangle};
use super::{PENTOMINOES, SEARCHES, no_picture};

/// Looks at every node.
#[derive(Default)]
struct Shares(Vec<f64>);

impl Observer for Shares {
    fn tick(&mut self, _: &Stats, now: &dyn View) -> Result<(), Stop> {
        assert!(now.scene().columns > 0, "nothing is laid at a node");
        self.0.extend(now.progress());
        if self.0.len() == 20_000 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn interval(&self) -> u64 {
        1
    }
}

#[test]
fn shares_never_fall_and_a_cancel_is_heard() {
    let problem = problem(&rectangle(3, 20), &drawn(PENTOMINOES));
    for (name, solve, _) in SEARCHES {
        let mut shares = Shares::default();
        let mut control = Control::new(Limits::default(), &mut shares);
        let picture = |laid: &[_]| Scene::new(laid.len() as u8, 1);
        let ending = solve(&problem, &mut control, &picture, &mut |_| ControlFlow::Continue(()));
        let nodes = control.stats().nodes;
        assert_eq!(ending == Ending::Exhausted, nodes < 20_000, "{name}");
        assert_eq!(shares.0.len() as u64, nodes, "{name}");
        assert!(shares.0.is_sorted(), "{name}");
        assert!(shares.0.iter().all(|share| (0.0..=1.0).contains(share)), "{name}");
        assert!(shares.0.last().is_some_and(|last| *last > 0.0), "{name}");
    }
}

#[test]
fn limits_are_kept() {
    let problem = problem(&rectangle(4, 15), &drawn(PENTOMINOES));
    let few_nodes = Limits { nodes: Some(100), bytes: None };
    let few_bytes = Limits { nodes: None, bytes: Some(100) };
    for (limits, stop) in [(few_nodes, Stop::NodeLimit), (few_bytes, Stop::MemoryLimit)] {
        for (name, solve, count) in SEARCHES {
            let mut unwatched = Unwatched;
            let mut control = Control::new(limits, &mut unwatched);
            let ending =
                solve(&problem, &mut control, &no_picture, &mut |_| ControlFlow::Continue(()));
            assert_eq!(ending, Ending::Stopped(stop), "{name}");
            assert!(control.stats().nodes <= 100, "{name}");
            let mut control = Control::new(limits, &mut unwatched);
            assert_eq!(count(&problem, &mut control, &no_picture), Err(stop), "{name}");
        }
    }
}

#[test]
fn whoever_has_enough_is_asked_no_more() {
    let problem = problem(&rectangle(4, 15), &drawn(PENTOMINOES));
    for (name, solve, _) in SEARCHES {
        let mut unwatched = Unwatched;
        let mut control = Control::new(Limits::default(), &mut unwatched);
        let mut found = 0;
        let ending = solve(&problem, &mut control, &no_picture, &mut |laid| {
            assert_eq!(laid.len(), 12, "{name}");
            found += 1;
            if found == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!((ending, found), (Ending::Enough, 3), "{name}");
    }
}
