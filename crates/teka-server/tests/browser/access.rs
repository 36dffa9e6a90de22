//! Tests of the page with screen readers, on small screens and in the dark theme.

use serde_json::{Value as Json, json};

use crate::families::ALL;
use crate::inputs::{by_keys, walk};
use crate::visit::{Visit, visit};

/// All views, with a game open.
const VIEWS: [&str; 10] = [
    "",
    "new=queens",
    "open",
    "daily",
    "statistics",
    "play",
    "explain",
    "solve",
    "compare",
    "share",
];

async fn show(visit: &Visit, view: &str) {
    visit.go(view).await;
    let ready = "return !document.querySelector('#panel .soft')?.innerText.startsWith('Working')";
    visit.until("the view is there", ready).await;
}

/// The widths at which every view is inspected, with the height of the window.
const SIZES: [(u32, u32); 4] = [(1280, 860), (320, 640), (768, 1024), (1920, 1080)];

/// Returns the findings of axe-core on the current view, of any severity.
async fn findings(visit: &Visit, axe: &str) -> Json {
    // Colour contrast is measured after all transitions have ended.
    let still = "return document.getAnimations().every((it) => it.playState !== 'running')";
    visit.until("nothing moves", still).await;
    let is_there = visit.js("return typeof axe === 'object'").await;
    if is_there == false {
        visit.js(axe).await;
    }
    let script = "const done = arguments[arguments.length - 1];
        axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => done(violations
          .map(({ id, nodes }) => [id, ...nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`)])))";
    visit.client.execute_async(script, Vec::new()).await.unwrap()
}

async fn is_fine(visit: &Visit, axe: &str, view: &str) {
    let found = findings(visit, axe).await;
    assert_eq!(found, json!([]), "in #{view}: {found:#}");
}

/// Returns axe-core. `./test` installs it and sets TEKA_AXE to its path.
fn axe_core() -> String {
    let path = std::env::var_os("TEKA_AXE").expect(
        "TEKA_AXE is not set. Run ./test, which installs axe-core and sets it, or skip the tests \
         of the web page with TEKA_BROWSER=none",
    );
    std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("axe-core cannot be read from {path:?}: {error}"))
}

#[test]
fn axe_finds_nothing_in_the_light_theme() {
    visit(|visit| inspect(visit, "light"));
}

#[test]
fn axe_finds_nothing_in_the_dark_theme() {
    visit(|visit| inspect(visit, "dark"));
}

/// Inspects every view in a theme: with each family, at every width, and with mistakes.
async fn inspect(visit: Visit, theme: &str) -> Visit {
    let axe = axe_core();
    visit.prefer("theme", &json!(theme)).await;
    visit.reload().await;
    for sample in &ALL {
        visit.open(sample.second).await;
        let moves = visit.server.solution(sample.second).await;
        visit.tab_to_board().await;
        by_keys(&visit, &moves[0]).await;
        is_fine(&visit, &axe, sample.family).await;
    }
    visit.press("Hint").await;
    visit.says(".rungs [aria-current]", "1 Where").await;
    for (width, height) in SIZES {
        visit.resize(width, height).await;
        for view in VIEWS {
            show(&visit, view).await;
            is_fine(&visit, &axe, &format!("{view} at {width}")).await;
        }
    }
    visit.resize(1280, 860).await;
    inspect_answers(&visit, &axe).await;
    visit
}

/// Inspects what views show after an input: mistakes, an empty field and a solution.
async fn inspect_answers(visit: &Visit, axe: &str) {
    visit.write_broken().await;
    is_fine(visit, axe, "open, with mistakes").await;
    visit.go("new=queens").await;
    visit.set(".panel input", "", &[]).await;
    visit.press("Generate").await;
    visit.says(".error", "is empty").await;
    is_fine(visit, axe, "new, with an empty field").await;
    visit.go("solve").await;
    visit.click("#panel .row .main").await;
    visit.says("#panel", "Download text").await;
    is_fine(visit, axe, "solve, with a solution to save").await;
}

#[test]
fn nothing_scrolls_sideways_on_a_small_screen() {
    visit(|visit| async {
        visit.resize(320, 640).await;
        for sample in &ALL {
            visit.open(sample.second).await;
            for view in VIEWS {
                show(&visit, view).await;
                let wide = visit.js("return document.documentElement.scrollWidth").await;
                assert!(wide.as_u64().unwrap() <= 320, "{} #{view}: {wide}", sample.family);
            }
            show(&visit, "play").await;
            let board = visit
                .js("return document.querySelector('#grid').getBoundingClientRect().bottom")
                .await;
            assert!(
                board.as_f64().unwrap() < 480.0,
                "{}: the board ends at {board}",
                sample.family
            );
        }
        visit
    });
}

#[test]
fn a_board_can_be_walked_and_heard() {
    visit(|visit| async {
        for sample in &ALL {
            visit.open(sample.second).await;
            visit.tab_to_board().await;
            let stops = visit
                .js("return document.querySelectorAll('#grid, #grid [tabindex]').length")
                .await;
            assert_eq!(stops, 1, "{}: one stop for Tab", sample.family);
            walk(&visit, "r2c3").await;
            let heard = "const grid = document.querySelector('#grid');
                return document.getElementById(grid.getAttribute('aria-activedescendant'))?.ariaLabel";
            let heard = visit.until("a cell that is heard", heard).await;
            assert!(heard.as_str().unwrap().starts_with("row 2, column 3: "), "{heard}");
            let silent = "return [...document.querySelectorAll('#grid > *')].every((row) => row.role === 'row'
                && [...row.children].every((it) => it.role === 'gridcell' && it.ariaLabel))";
            assert_eq!(visit.js(silent).await, true, "{}", sample.family);
            // A change is announced.
            let moves = visit.server.solution(sample.second).await;
            by_keys(&visit, &moves[0]).await;
            visit
                .until("an announcement", "return document.querySelector('#live').textContent")
                .await;
        }
        visit
    });
}

/// A hint is readable in a window of any size.
#[test]
fn a_hint_is_seen_in_a_small_window() {
    visit(|visit| async {
        for (width, height) in [(320, 568), (360, 640), (640, 360), (844, 390)] {
            visit.resize(width, height).await;
            for sample in &ALL {
                visit.open(sample.second).await;
                visit.press("Hint").await;
                visit.says(".rungs [aria-current]", "1 Where").await;
                let seen = "const note = document.querySelector('.note').getBoundingClientRect();
                    const panel = document.querySelector('#panel').getBoundingClientRect();
                    return [innerHeight - note.top, panel.height].every((it) => it >= 70)";
                let size = format!("{} at {width} x {height}", sample.family);
                visit.until(&size, seen).await;
            }
        }
        visit
    });
}
