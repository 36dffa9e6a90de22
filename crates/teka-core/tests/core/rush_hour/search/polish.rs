//! Beams that make their way shorter afterwards.

use teka_core::control::Limits;
use teka_core::family::Ending;
use teka_core::rng::rng;

use super::boards::random_board;
use super::runs::{METRICS, run};
use super::twin;

#[test]
fn polish_makes_a_way_shorter_and_keeps_it_legal() {
    let mut rng = rng(51);
    let (mut seen, mut shorter, mut cut) = (0, 0, 0);
    while seen < 1000 {
        let board = random_board(&mut rng);
        let Some(cluster) = twin::cluster(&board, "slide", 300) else { continue };
        seen += 1;
        for metric in METRICS {
            let given = [("metric", metric), ("width", "4"), ("heuristic", "distance")];
            let plain = run("beam", &board, &given, Limits::default());
            let Some(moves) = plain.moves else { continue };
            let polished = |states: &str, nodes: Option<u64>| {
                let given = [given[0], given[1], given[2], ("polish", states)];
                let ran = run("beam", &board, &given, Limits { nodes, bytes: None });
                assert_eq!(ran.ending, Ending::Enough, "{given:?}\n{board}");
                twin::replayed(&board, &ran.moves.unwrap(), metric)
            };
            let all = polished("1000", None);
            assert_eq!(
                Some(all),
                twin::distance(&board, &cluster, metric),
                "all was near\n{board}"
            );
            assert!(polished("20", None) <= moves.len(), "{board}");
            // A way that was found is not lost when the rest is cut short.
            assert!(polished("1000", Some(plain.nodes + 3)) <= moves.len(), "{board}");
            shorter += usize::from(all < moves.len());
            cut += usize::from(moves.len() > 1);
        }
    }
    assert!(shorter > 30 && cut > 100, "the boards are too easy: {shorter} {cut}");
}
