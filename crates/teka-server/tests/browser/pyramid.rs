//! Tests of the pyramid: its solid is rotated, and pieces are placed across its layers.

use serde_json::json;

use crate::inputs::{SHIFT, by_keys, by_pointer};
use crate::visit::{Visit, visit};

/// Three layers, a given piece and one solution.
const PYRAMID: &str = include_str!("../../../../corpus/packing/given_pyramid_3.txt");

const BALLS: &str = "[...document.querySelectorAll('.drawing [data-solid] [data-ball]')]
    .map((it) => `${it.dataset.ball} ${it.getAttribute('transform')}`).join(';')";

/// Returns the positions of the balls on the screen.
async fn balls(visit: &Visit) -> String {
    visit.until("a solid", &format!("return {BALLS}")).await.as_str().unwrap().to_owned()
}

async fn is_turned(visit: &Visit, before: &str) -> String {
    let script = format!("const now = {BALLS}; return now !== {} && now", json!(before));
    visit.until("the solid is turned", &script).await.as_str().unwrap().to_owned()
}

/// Waits until the solid stops moving: it looks the same for several frames.
async fn settled(visit: &Visit) -> String {
    let script = format!(
        "const done = arguments[arguments.length - 1];
         let [last, same] = ['', 0];
         const look = () => {{
           const now = {BALLS};
           same = now === last ? same + 1 : 0;
           last = now;
           if (same === 15) done(now);
           else requestAnimationFrame(look);
         }};
         look()"
    );
    let rest = visit.client.execute_async(&script, Vec::new()).await.unwrap();
    rest.as_str().unwrap().to_owned()
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
        // A click on the solid is a click on the position that is visible there.
        visit.point(visit.middle(".drawing [data-solid]").await).await;
        visit.until_game("/^r\\d/.test(game.ui)").await;
        let settled = settled(&visit).await;
        visit.press("Explain").await;
        visit.press("Play").await;
        assert_eq!(balls(&visit).await, settled, "it stays as it was turned");
        assert_ne!(stepped, first);
        visit
    });
}
