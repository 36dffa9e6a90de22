//! Tests that the time of a count includes the division into pieces, and that its limit applies to
//! all pieces together.

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use teka_core::any::{AnyExplanation, AnyFamily, AnyFinding, AnyMethod, AnyPosition, AnyPuzzle};
use teka_core::control::{Control, Stop};
use teka_core::counting::{Derived, Partition};
use teka_core::diagnostic::Diagnostics;
use teka_core::fact::Overestimates;
use teka_core::family::Ending;
use teka_core::message::{Message, Refusal};
use teka_core::param::Args;
use teka_core::registry;
use teka_core::scene::Scene;
use teka_core::session::AnySession;
use teka_host::batch;
use teka_host::budget::Budget;
use teka_host::count::{self, Counting, Shard};
use teka_host::search::Search;

const PAUSE: Duration = Duration::from_millis(30);

/// A puzzle that takes long to divide, and whose pieces take long to count.
struct Tough(Box<dyn AnyPuzzle>, Arc<AtomicUsize>);

impl AnyPuzzle for Tough {
    fn as_any(&self) -> &dyn std::any::Any {
        self.0.as_any()
    }

    fn family(&self) -> &'static dyn AnyFamily {
        self.0.family()
    }

    fn write(&self, format: &str) -> Result<String, Refusal> {
        self.0.write(format)
    }

    fn solve(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
        found: &mut dyn FnMut(Box<dyn AnyPosition>) -> ControlFlow<()>,
    ) -> Ending {
        self.1.fetch_add(1, Ordering::SeqCst);
        std::thread::sleep(PAUSE);
        self.0.solve(method, args, control, found)
    }

    fn size(&self) -> Message {
        self.0.size()
    }

    fn automatic(&self, counting: bool) -> AnyMethod {
        self.0.automatic(counting)
    }

    fn count(
        &self,
        method: AnyMethod,
        args: &Args,
        control: &mut Control,
    ) -> Option<Result<u128, Stop>> {
        self.0.count(method, args, control)
    }

    fn derived(&self, control: &mut Control) -> Result<Vec<Derived>, Stop> {
        self.0.derived(control)
    }

    fn overestimates(&self, args: &Args, control: &mut Control) -> Option<Overestimates> {
        self.0.overestimates(args, control)
    }

    fn read_answer(&self, text: &str) -> Result<Box<dyn AnyPosition>, Diagnostics> {
        self.0.read_answer(text)
    }

    fn explain(&self, control: &mut Control) -> Result<AnyExplanation, Stop> {
        self.0.explain(control)
    }

    fn precheck(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop> {
        self.0.precheck(control)
    }

    fn why_impossible(&self, control: &mut Control) -> Result<Option<AnyFinding>, Stop> {
        self.0.why_impossible(control)
    }

    fn split(&self, parts: usize) -> Vec<Partition<Box<dyn AnyPuzzle>>> {
        std::thread::sleep(PAUSE);
        let tough = |puzzle| Box::new(Tough(puzzle, Arc::clone(&self.1))) as Box<dyn AnyPuzzle>;
        let pieces = self.0.split(parts).into_iter();
        pieces.map(|piece| Partition { puzzle: tough(piece.puzzle), ..piece }).collect()
    }

    fn session(&self) -> Box<dyn AnySession> {
        self.0.session()
    }

    fn scene(&self) -> Scene {
        self.0.scene()
    }
}

/// Counts a small board as one part, on all threads or in order. Also returns the number of pieces
/// started.
fn counted(time: Option<Duration>, spread: bool) -> (count::Count, usize) {
    let family = registry::family("queens").unwrap();
    let begun = Arc::new(AtomicUsize::new(0));
    let puzzle = Tough(
        family.parse("AAAAA\nBBBBB\nCCCCC\nDDDDD\nEEEEE\n").unwrap().value,
        Arc::clone(&begun),
    );
    let method = family.methods()[0];
    let search = Search::new(method, &[], Budget { time, ..Budget::default() }).unwrap();
    let part = Some(Shard { index: 1, of: 1 });
    let count = count::count(&puzzle, &search, Counting { limit: None, part, spread }, None);
    (count, begun.load(Ordering::SeqCst))
}

#[test]
fn cutting_is_part_of_the_time() {
    for spread in [true, false] {
        let (count, begun) = counted(None, spread);
        assert!(begun > 1, "{begun}");
        assert!(count.exact && count.cost.time >= PAUSE, "{:?}", count.cost.time);
    }
}

#[test]
fn cutting_is_part_of_the_time_limit() {
    let (count, begun) = counted(Some(PAUSE / 2), true);
    assert_eq!((count.exact, count.stopped, begun), (false, Some(Stop::TimeLimit), 0));
}

/// Each piece takes longer than the time that remains after the division.
#[test]
fn a_time_limit_holds_for_all_pieces_together() {
    let pool = batch::pool(Some(1)).unwrap();
    let (count, begun) = pool.install(|| counted(Some(PAUSE + PAUSE / 2), true));
    assert_eq!((count.exact, count.stopped), (false, Some(Stop::TimeLimit)));
    assert!(begun <= 1, "{begun} pieces were begun");
}
