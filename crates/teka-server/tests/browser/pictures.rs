//! Screenshots of the page, for visual inspection:
//!
//!     cargo test -p teka-server --test browser pictures -- --ignored
//!
//! They are saved in `target/page/`, in both themes, for desktops, a tablet and a phone.

use std::path::PathBuf;

use serde_json::json;

use crate::families::ALL;
use crate::inputs::by_keys;
use crate::visit::{Visit, visit};

const SIZES: [(u32, u32); 4] = [(1920, 1080), (1280, 800), (820, 1180), (360, 740)];

async fn shoot(visit: &Visit, name: &str) {
    shoot_after(visit, name, "return true").await;
}

/// Takes a screenshot as soon as `done` holds.
async fn shoot_after(visit: &Visit, name: &str, done: &str) {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    std::fs::create_dir_all(&folder).unwrap();
    for theme in ["light", "dark"] {
        visit.prefer("theme", &json!(theme)).await;
        for (width, height) in SIZES {
            visit.resize(width, height).await;
            visit.reload().await;
            visit
                .until("it is drawn", "return document.querySelector('.drawing svg, .picture img')")
                .await;
            if done != "return true" {
                visit.click("#panel .row .main").await;
                visit.until("it has ended", done).await;
            }
            let is_drawn = "return [...document.images].every((it) => it.complete)
                && document.getAnimations().every((it) => it.playState !== 'running')";
            visit.until("it is drawn", is_drawn).await;
            let picture = visit.client.screenshot().await.unwrap();
            std::fs::write(folder.join(format!("{name}-{width}-{theme}.png")), picture).unwrap();
        }
    }
    visit.resize(1280, 800).await;
}

async fn first_moves(visit: &Visit, text: &str, count: usize) {
    visit.open(text).await;
    visit.tab_to_board().await;
    for action in visit.server.solution(text).await.iter().take(count) {
        by_keys(visit, action).await;
    }
}

#[test]
#[ignore = "makes pictures"]
fn pictures() {
    visit(|visit| async {
        shoot(&visit, "start").await;
        let families = visit.server.families().await;
        for (sample, family) in ALL.iter().zip(&families) {
            let text = family["samples"][0]["text"].as_str().unwrap();
            first_moves(&visit, text, 3).await;
            shoot(&visit, sample.family).await;
            visit.press("Explain").await;
            shoot(&visit, &format!("{}-explain", sample.family)).await;
            visit.press("Compare").await;
            let ended = "return document.querySelector('.runs tr[data-outcome]')
                && !document.querySelector('.runs tr:is([data-outcome=waiting], [data-outcome=running])')";
            shoot_after(&visit, &format!("{}-compare", sample.family), ended).await;
            visit.press("Solve").await;
            let ended = "return document.querySelector('#panel .film')";
            shoot_after(&visit, &format!("{}-solve", sample.family), ended).await;
        }
        first_moves(&visit, include_str!("../../../../corpus/packing/given_pyramid_3.txt"), 2)
            .await;
        shoot(&visit, "pyramid").await;
        visit.go("open").await;
        visit.go("new=calcudoku").await;
        shoot(&visit, "new").await;
        visit
    });
}
