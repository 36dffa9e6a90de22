//! Tests of where things are and how large they are, from phones to large screens.

use serde_json::json;

use crate::families::ALL;
use crate::visit::{Visit, visit};

const VIEWS: [&str; 5] = ["play", "explain", "solve", "compare", "share"];

/// Returns the left and top edges, the width and the height of the board, rounded to pixels.
async fn board(visit: &Visit) -> [f64; 4] {
    let script = "const { left, top, width, height } = document.querySelector('.board').getBoundingClientRect();
        return [left, top, width, height].map(Math.round)";
    let found = visit.until("the board", script).await;
    [0, 1, 2, 3].map(|at| found[at].as_f64().unwrap())
}

#[test]
fn the_board_keeps_its_place_and_size_in_every_view() {
    visit(|visit| async {
        for (width, height) in [(1920, 1080), (1280, 800), (820, 1180), (360, 740), (640, 430)] {
            visit.resize(width, height).await;
            for sample in &ALL {
                visit.open(sample.second).await;
                let first = board(&visit).await;
                for view in VIEWS {
                    visit.go(view).await;
                    let now = board(&visit).await;
                    assert_eq!(now, first, "{} #{view} at {width} x {height}", sample.family);
                }
            }
        }
        visit
    });
}

/// The board fills the room that it has: the height beside the column, or the width of an upright
/// window.
#[test]
fn the_board_is_as_large_as_the_window_allows() {
    visit(|visit| async {
        let square = &ALL[0];
        for (size, least) in [
            ((1920, 1080), 880.0),
            ((1280, 800), 600.0),
            ((820, 1180), 760.0),
            ((360, 740), 336.0),
            ((360, 640), 330.0),
            ((640, 430), 300.0),
        ] {
            visit.resize(size.0, size.1).await;
            visit.open(square.second).await;
            let [left, top, width, height] = board(&visit).await;
            assert!(width >= least, "{width} at {size:?}");
            let fits = left >= 0.0
                && left + width <= f64::from(size.0)
                && top + height <= f64::from(size.1);
            assert!(fits, "{left} {top} {width} {height} at {size:?}");
        }
        visit
    });
}

/// Returns the controls that are smaller than a finger needs, with their sizes. Words in a sentence
/// and links in a text are as high as their line, and the cells of a board as small as it requires.
const SMALL: &str = "const all = [...document.querySelectorAll('button, a, input, select, summary, [role=tab]')];
    const inline = (it) => it.matches('.word, .skip') || (it.matches('a') && it.closest('p'));
    return all.filter((it) => it.checkVisibility() && !inline(it)).flatMap((it) => {
      const { width, height } = (it.closest('label') ?? it).getBoundingClientRect();
      return Math.min(Math.round(width), Math.round(height)) >= 44 ? [] : [`${it.outerHTML.slice(0, 90)} ${width} x ${height}`];
    })";

#[test]
fn every_control_is_large_enough_for_a_finger() {
    visit(|visit| async {
        visit.emulate_touch().await;
        for (width, height) in [(360, 740), (820, 1180)] {
            visit.resize(width, height).await;
            for sample in &ALL {
                visit.open(sample.second).await;
                for view in VIEWS {
                    visit.go(view).await;
                    visit.board().await;
                    let small = visit.js(SMALL).await;
                    assert_eq!(small, json!([]), "{} #{view} at {width}", sample.family);
                }
            }
            for view in ["", "new=queens", "open"] {
                visit.go(view).await;
                assert_eq!(visit.js(SMALL).await, json!([]), "#{view} at {width}");
            }
            assert_eq!(
                visit.js("return document.querySelector('.keyboard-only').checkVisibility()").await,
                false,
                "keyboard shortcuts are offered on a device without a keyboard"
            );
        }
        visit
    });
}

/// Returns the controls that are cut off or covered by something else when they are scrolled into
/// view.
const COVERED: &str = "const all = [...document.querySelectorAll('.stage button, .keypad button, .tabs a, header a, header button, #panel button, #panel select, #panel input')];
    return all.filter((it) => it.checkVisibility() && !it.disabled && it.checkVisibility({ visibilityProperty: true })).flatMap((it) => {
      it.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isCut = left < -1 || right > innerWidth + 1 || top < -1 || bottom > innerHeight + 1;
      return !isCut && (it === found || it.contains(found)) ? [] : [`${it.outerHTML.slice(0, 90)} under ${found?.outerHTML.slice(0, 60)}`];
    })";

#[test]
fn nothing_is_cut_off_or_covered_in_small_windows() {
    visit(|visit| async {
        for (width, height) in [(320, 568), (360, 640), (640, 430), (844, 390), (820, 1180)] {
            visit.resize(width, height).await;
            for sample in &ALL {
                visit.open(sample.second).await;
                for view in VIEWS {
                    visit.go(view).await;
                    visit.board().await;
                    let covered = visit.js(COVERED).await;
                    let at = format!("{} #{view} at {width} x {height}", sample.family);
                    assert_eq!(covered, json!([]), "{at}");
                }
            }
        }
        visit
    });
}
