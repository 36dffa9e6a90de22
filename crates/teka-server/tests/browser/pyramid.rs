//! The pyramid: its solid is turned, and pieces are laid in it across its layers.

use crate::inputs::{SHIFT, by_keys, by_pointer};
use crate::visit::{Visit, visit};

/// Three layers, a piece that is given, and one solution.
const PYRAMID: &str = include_str!("../../../../corpus/packing/given_pyramid_3.txt");

/// How the balls of the solid stand on the screen.
async fn balls(visit: &Visit) -> String {
    let script = "return [...document.querySelectorAll('.drawing [data-solid] [data-ball]')]
        .map((it) => `${it.dataset.ball} ${it.getAttribute('transform')}`).join(';')";
    visit.until("a solid", script).await.as_str().unwrap().to_owned()
}

async fn is_turned(visit: &Visit, before: &str) -> String {
    for _ in 0..1500 {
        let now = balls(visit).await;
        if now != before {
            return now;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    visit.give_up("the solid stands still").await
}

async fn play(visit: &Visit, is_by_keys: bool) {
    visit.open(PYRAMID).await;
    visit.tab_to_board().await;
    for action in visit.server.solution(PYRAMID).await {
        match is_by_keys {
            true => by_keys(visit, &action).await,
            false => by_pointer(visit, &action).await,
        }
    }
    visit.says(".note", "Solved").await;
}

#[test]
fn a_pyramid_is_filled_by_keyboard() {
    visit(|visit| async {
        play(&visit, true).await;
        visit
    });
}

#[test]
fn a_pyramid_is_filled_by_pointer() {
    visit(|visit| async {
        play(&visit, false).await;
        visit
    });
}

#[test]
fn the_solid_is_turned_and_stays_so() {
    visit(|visit| async {
        visit.open(PYRAMID).await;
        let first = balls(&visit).await;
        let (x, y) = visit.middle(".drawing [data-solid]").await;
        visit.drag(&[(x, y), (x + 40.0, y), (x + 90.0, y + 20.0)]).await;
        let dragged = is_turned(&visit, &first).await;
        assert_eq!(visit.game().await["made"], 0, "turning is no move");
        visit.tab_to_board().await;
        visit.chord(SHIFT, '\u{e014}').await;
        let stepped = is_turned(&visit, &dragged).await;
        // A press on the solid is a press on the place that is seen there.
        visit.point(visit.middle(".drawing [data-solid]").await).await;
        visit.until_game("/^r\\d/.test(game.ui)").await;
        tokio::time::sleep(std::time::Duration::from_millis(400)).await;
        let settled = balls(&visit).await;
        visit.press("Explain").await;
        visit.press("Play").await;
        assert_eq!(balls(&visit).await, settled, "it stays as it was turned");
        assert_ne!(stepped, first);
        visit
    });
}
