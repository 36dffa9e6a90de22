//! Limits, looks and stops.

use super::*;

fn nothing() -> Scene {
    Scene::new(0, 0)
}

#[test]
fn a_node_limit_stops_exactly_there_and_stays() {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(3), bytes: None }, &mut observer);
    for _ in 0..3 {
        assert_eq!(control.node(&nothing), Ok(()));
    }
    assert_eq!(control.node(&nothing), Err(Stop::NodeLimit));
    assert_eq!(control.node(&nothing), Err(Stop::NodeLimit));
}

#[test]
fn memory_is_counted_and_limited() {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits { nodes: None, bytes: Some(100) }, &mut observer);
    assert_eq!(control.store(1, 100), Ok(()));
    assert_eq!(control.store(1, 1), Err(Stop::MemoryLimit));
    assert_eq!(control.node(&nothing), Err(Stop::MemoryLimit));
}

struct CancelAt(u64);

impl Observer for CancelAt {
    fn tick(&mut self, stats: &Stats, _: &dyn View) -> Result<(), Stop> {
        if stats.nodes >= self.0 { Err(Stop::Cancelled) } else { Ok(()) }
    }

    fn patience(&self) -> u64 {
        10
    }
}

#[test]
fn a_cancel_once_seen_stays_seen() {
    let mut observer = CancelAt(25);
    let mut control = Control::new(Limits::default(), &mut observer);
    let passed = (0..100).take_while(|_| control.node(&nothing).is_ok()).count();
    assert_eq!(passed, 29);
    assert_eq!(control.store(1, 1), Err(Stop::Cancelled));
    assert_eq!(control.node(&nothing), Err(Stop::Cancelled));
}

/// Counts its looks and never stops.
#[derive(Default)]
struct Looks(u64);

impl Observer for Looks {
    fn tick(&mut self, _: &Stats, _: &dyn View) -> Result<(), Stop> {
        self.0 += 1;
        Ok(())
    }
}

#[test]
fn long_nodes_are_looked_at_one_by_one() {
    let mut observer = Looks::default();
    let mut control = Control::new(Limits { nodes: Some(3), bytes: None }, &mut observer);
    for _ in 0..3 {
        assert_eq!(control.long_node(&nothing), Ok(()));
        assert_eq!(control.look_now(&nothing), Ok(()));
    }
    assert_eq!(control.long_node(&nothing), Err(Stop::NodeLimit));
    assert_eq!(control.look_now(&nothing), Err(Stop::NodeLimit));
    assert_eq!((control.stats().nodes, observer.0), (3, 6));
}
