//! Tests of saving the results of the Solve view. The player's game stays unchanged.

use serde_json::{Value as Json, json};

use crate::families::{ALL, Sample};
use crate::inputs::by_keys;
use crate::visit::{Visit, visit};

const START: &str = "#panel .row .main";

/// Makes a move, then solves. Returns the stored game.
async fn solve(visit: &Visit, sample: &Sample) -> Json {
    visit.open(sample.second).await;
    let moves = visit.server.solution(sample.second).await;
    visit.tab_to_board().await;
    by_keys(visit, &moves[0]).await;
    let game = visit.game().await;
    visit.press("Solve").await;
    visit.click(START).await;
    visit.until("a film", "return !!document.querySelector('.film')").await;
    game
}

/// Returns the names of the files that are offered.
async fn offered(visit: &Visit) -> Json {
    let script = "const group = document.querySelector('#panel [role=group][aria-label=Download]');
        return group && !group.hidden && [...group.children].map((it) => it.textContent)";
    visit.until("something to save", script).await
}

/// Returns the first bytes of a file of this type.
fn beginning(kind: &str) -> &'static [u8] {
    match kind {
        "png" => b"\x89PNG\r\n\x1a\n",
        "svg" => b"<svg ",
        _ => b"GIF89a",
    }
}

#[test]
fn a_solution_is_saved_as_text_and_pictures() {
    visit(|visit| async {
        let downloads = visit.downloads().await;
        for (sample, family) in ALL.iter().zip(visit.server.families().await) {
            let game = solve(&visit, sample).await;
            let is_film = family["answer"] == "path";
            let mut names = vec!["Download text", "PNG", "SVG"];
            names.extend(is_film.then_some("GIF"));
            assert_eq!(offered(&visit).await, json!(names), "{}", sample.family);
            visit.press("Download text").await;
            let name = |kind: &str| format!("{}-solution.{kind}", sample.family);
            let text = String::from_utf8(downloads.file(&name("txt")).await).unwrap();
            let figures = text.split_once("\n=====\n").expect(&text).1;
            assert!(figures.contains("time"), "{text}");
            let check = json!({ "game": sample.second, "answer": text });
            assert_eq!(visit.server.request("check", check).await["outcome"], "solved", "{text}");
            for kind in names[1..].iter().map(|name| name.to_lowercase()) {
                visit.press(&kind.to_uppercase()).await;
                let bytes = downloads.file(&name(&kind)).await;
                assert!(bytes.starts_with(beginning(&kind)), "{} {kind}", sample.family);
            }
            let after = visit.game().await;
            assert_eq!((&after["game"], &after["ui"]), (&game["game"], &game["ui"]));
        }
        visit
    });
}

/// Without a solution there is nothing to draw, but the figures can be saved.
#[test]
fn without_a_solution_only_the_text_is_saved() {
    visit(|visit| async {
        let downloads = visit.downloads().await;
        visit.open("6 6\n1\n...A..\n...A..\nPP.A..K\n...A..\n...A..\n...A..\n").await;
        visit.press("Solve").await;
        visit.click(START).await;
        visit
            .until("an answer", "return !!document.querySelector('.note[data-outcome=unsolvable]')")
            .await;
        assert_eq!(offered(&visit).await, json!(["Download text"]));
        visit.press("Download text").await;
        let text = String::from_utf8(downloads.file("rush-hour-result.txt").await).unwrap();
        assert!(text.starts_with("No solution!") && text.contains("\n=====\n"), "{text}");
        // The same applies to a stopped search.
        visit.open(ALL[3].second).await;
        visit.press("Solve").await;
        visit.press("Single step").await;
        visit.says("#panel .counters", "Time").await;
        visit.press("Stop").await;
        visit.says("#panel .note[data-outcome=cancelled]", "Stopped.").await;
        assert_eq!(offered(&visit).await, json!(["Download text"]));
        visit.press("Download text").await;
        let text = String::from_utf8(downloads.file("packing-result.txt").await).unwrap();
        assert!(text.starts_with("=====\nStopped: "), "{text}");
        visit
    });
}

/// Saving also works with the keyboard.
#[test]
fn saving_needs_no_pointer() {
    visit(|visit| async {
        let downloads = visit.downloads().await;
        solve(&visit, &ALL[0]).await;
        offered(&visit).await;
        visit.js("document.querySelector('.film button:last-of-type').focus()").await;
        let is_there = "return document.activeElement.textContent === 'PNG'";
        for _ in 0..20 {
            if visit.js(is_there).await == true {
                break;
            }
            visit.keys("\u{e004}").await;
        }
        visit.keys("\u{e007}").await;
        assert!(!downloads.file("queens-solution.png").await.is_empty());
        visit
    });
}
