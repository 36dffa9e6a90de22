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

/// Looks at `nodes` nodes.
fn look_at(nodes: u64, control: &mut Control) -> Result<u64, Stop> {
    (0..nodes).try_for_each(|_| control.node(&nothing)).map(|()| nodes)
}

#[test]
fn a_part_of_a_run_may_have_a_limit_of_its_own() {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits { nodes: Some(10), bytes: None }, &mut observer);
    assert_eq!(control.within(3, |control| look_at(3, control)), Ok(Some(3)));
    assert_eq!(control.within(3, |control| look_at(4, control)), Ok(None), "not enough");
    assert_eq!(control.stats().nodes, 6, "what it looked at counts");
    assert_eq!(look_at(2, &mut control), Ok(2), "the whole goes on");
    assert_eq!(control.within(3, |control| look_at(3, control)), Err(Stop::NodeLimit));
    assert_eq!(control.within(3, |control| look_at(1, control)), Err(Stop::NodeLimit));
}

#[test]
fn a_cancel_within_a_part_stops_the_whole() {
    let mut observer = CancelAt(15);
    let mut control = Control::new(Limits::default(), &mut observer);
    assert_eq!(control.within(5, |control| look_at(9, control)), Ok(None));
    assert_eq!(control.within(50, |control| look_at(40, control)), Err(Stop::Cancelled));
    assert_eq!(control.node(&nothing), Err(Stop::Cancelled));
}
