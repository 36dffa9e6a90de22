//! Tests of searches on the page, with every method: watched, paused, stopped and compared. Also
//! tests explanations.

use std::time::Duration;

use serde_json::json;

use crate::families::{ALL, Sample};
use crate::visit::{Visit, visit};

/// The names of what methods count.
const COUNTS: [&str; 4] = ["Cases examined", "Attempts", "Chromosomes evaluated", "Nodes visited"];

const START: &str = "#panel .row .main";

async fn begin(visit: &Visit, sample: &Sample, view: &str) {
    visit.open(sample.second).await;
    visit.press(view).await;
}

async fn choose(visit: &Visit, method: &str) {
    visit.set("#panel select", method, &["change"]).await;
}

/// Moves the speed slider.
async fn slide(visit: &Visit, to: u32) {
    visit.set("#panel input[type=range]", &to.to_string(), &["input"]).await;
}

/// Returns the outcome of a search as shown in the panel.
async fn outcome(visit: &Visit) -> String {
    let script = "return document.querySelector('#panel .note[data-outcome]')?.dataset.outcome";
    visit.until("the end of the search", script).await.as_str().unwrap().to_owned()
}

const DRAWN: &str = "[...document.querySelectorAll('.drawing svg [data-piece], .drawing svg text, .drawing svg path')].map((it) => it.outerHTML).join()";

/// Returns the drawing on the board when the film shows its current position.
async fn drawn(visit: &Visit) -> serde_json::Value {
    visit.until("a film", "return !!document.querySelector('.film[aria-busy=false]')").await;
    visit.js(&format!("return {DRAWN}")).await
}

/// Waits until the server is idle, as reported to the page.
async fn is_idle(visit: &Visit) {
    for _ in 0..600 {
        let script = "const done = arguments[arguments.length - 1];
            fetch('api/v1/limits').then((it) => it.json()).then((it) => done(it.running + it.waiting))";
        if visit.client.execute_async(script, Vec::new()).await.unwrap() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    visit.give_up("a search is still running").await;
}

#[test]
fn every_method_solves_and_is_filmed() {
    visit(|visit| async {
        for (sample, family) in ALL.iter().zip(visit.server.families().await) {
            begin(&visit, sample, "Solve").await;
            for method in family["methods"].as_array().unwrap() {
                if method["counts_only"] == true {
                    continue;
                }
                let name = method["name"].as_str().unwrap();
                choose(&visit, name).await;
                visit.click(START).await;
                visit
                    .until("it begins anew", "return document.querySelector('.note[data-outcome]')")
                    .await;
                assert_eq!(outcome(&visit).await, "solved", "{} {name}", sample.family);
                let title = method["title"].as_str().unwrap();
                let said = visit.says("#panel .note", title).await;
                assert!(said.contains("Solution found"), "{said}");
                let told = visit.text("#panel .counters").await;
                let count = told.lines().next().unwrap_or_default();
                assert!(COUNTS.contains(&count) && told.contains("Time"), "{name}: {told}");
                let end = drawn(&visit).await;
                visit.press("Go to the start").await;
                visit.says(".film", "0 / ").await;
                visit.until("the start is drawn", &format!("return {DRAWN} !== {end}")).await;
                visit.press("Next step").await;
                visit.says(".film", "1 / ").await;
                visit.press("Go to the end").await;
                visit.until("the end is drawn", &format!("return {DRAWN} === {end}")).await;
            }
            is_idle(&visit).await;
        }
        visit
    });
}

#[test]
fn a_long_search_is_held_stepped_and_stopped() {
    visit(|visit| async {
        for sample in &ALL {
            begin(&visit, sample, "Solve").await;
            let slow = ["brute-force", "backtracking", "ucs", "brute-force"];
            let at = ALL.iter().position(|it| it.family == sample.family).unwrap();
            choose(&visit, slow[at]).await;
            slide(&visit, 0).await;
            visit.click(START).await;
            visit.says("#panel .counters", "Time").await;
            visit.press("Pause").await;
            visit.says("#panel", "Paused").await;
            // At this speed, a search that is not paused counts once a second.
            let nodes =
                "return document.querySelector('#panel .counters').innerText.split('\\n')[1]";
            let held = visit.until_still("it is held", nodes, Duration::from_millis(1200)).await;
            visit.press("Single step").await;
            let more = format!(
                "const told = document.querySelector('#panel .counters').innerText;
                return told.split('\\n')[1] !== {held}"
            );
            visit.until("a node more", &more).await;
            visit.press("Continue").await;
            visit.says("#panel .feedback", "Running").await;
            visit.press("Stop").await;
            assert_eq!(outcome(&visit).await, "cancelled", "{}", sample.family);
            is_idle(&visit).await;
        }
        visit
    });
}

#[test]
fn leaving_the_view_stops_the_search() {
    visit(|visit| async {
        begin(&visit, &ALL[3], "Solve").await;
        slide(&visit, 0).await;
        visit.click(START).await;
        visit.says("#panel .counters", "Time").await;
        visit.press("Play").await;
        is_idle(&visit).await;
        visit
    });
}

#[test]
fn a_puzzle_without_solution_is_told_apart_from_giving_up() {
    visit(|visit| async {
        // Vehicle A is as long as the board is high, so it never clears the way.
        visit.open("6 6\n1\n...A..\n...A..\nPP.A..K\n...A..\n...A..\n...A..\n").await;
        visit.press("Solve").await;
        visit.click(START).await;
        assert_eq!(outcome(&visit).await, "unsolvable");
        visit.says("#panel .note", "there is no solution").await;
        visit
    });
}

#[test]
fn methods_are_compared_side_by_side() {
    visit(|visit| async {
        for (sample, family) in ALL.iter().zip(visit.server.families().await) {
            begin(&visit, sample, "Compare").await;
            visit.click(START).await;
            let methods = family["methods"].as_array().unwrap();
            let count = methods.iter().filter(|it| it["counts_only"] != true).count();
            let ended = format!(
                "const rows = [...document.querySelectorAll('.runs tr[data-outcome]')];
                 return rows.length === {count}
                   && rows.every((it) => !['waiting', 'running'].includes(it.dataset.outcome))
                   && rows.map((it) => it.dataset.outcome)"
            );
            let outcomes = visit.until("every run has ended", &ended).await;
            let all: Vec<&str> = vec!["solved"; count];
            assert_eq!(outcomes, json!(all), "{}", sample.family);
            let csv = "return [...document.querySelectorAll('#panel button')]
                .some((it) => it.innerText === 'Download CSV' && !it.disabled)";
            visit.until("figures to save", csv).await;
            is_idle(&visit).await;
        }
        visit
    });
}

#[test]
fn a_stopped_comparison_keeps_its_figures_in_the_table_and_in_the_csv() {
    visit(|visit| async {
        let downloads = visit.downloads().await;
        // With one region per row, brute force takes hours.
        let rows = ('A'..='L').map(|letter| format!("{}\n", letter.to_string().repeat(12)));
        visit.open(&rows.collect::<String>()).await;
        visit.press("Compare").await;
        visit.click(START).await;
        let counted =
            "const rows = [...document.querySelectorAll('.runs tr[data-outcome=running]')];
            return rows.some((it) => /\\d.*Cases examined/s.test(it.innerText))
                && document.querySelectorAll('.runs tr[data-outcome=solved]').length > 0";
        visit.until("brute force counts, and others have ended", counted).await;
        visit.press("Stop").await;
        let stopped = "return [...document.querySelectorAll('.runs tr[data-outcome=stopped]')]
            .map((it) => it.innerText).find((row) => row.startsWith('brute-force'))";
        let row = visit.until("the row of the stopped run", stopped).await;
        assert!(row.as_str().unwrap().contains("Cases examined"), "{row}");
        visit.press("Download CSV").await;
        let csv = String::from_utf8(downloads.file("teka-queens.csv").await).unwrap();
        let line = csv.lines().find(|line| line.contains("brute-force")).expect(&csv);
        assert!(line.contains("\"stopped\",\"cancelled\""), "{csv}");
        let head: Vec<&str> = csv.lines().next().unwrap().split(',').collect();
        let nodes = head.iter().position(|name| *name == "nodes").unwrap();
        let nodes = line.split("\",\"").nth(nodes).unwrap();
        assert!(nodes.parse::<u64>().unwrap() > 0, "{csv}");
        visit
    });
}

#[test]
fn an_explanation_is_walked_forwards_and_backwards() {
    visit(|visit| async {
        for sample in &ALL {
            begin(&visit, sample, "Explain").await;
            visit.until("steps", "return document.querySelector('.steps li.on')").await;
            let count = visit.js("return document.querySelectorAll('.steps li').length").await;
            let count = count.as_u64().unwrap();
            visit.says(".why", &format!("1 / {count}")).await;
            let first = visit.text(".why").await;
            for _ in 0..count.min(3) {
                visit.press("Next step").await;
            }
            visit.press("Previous step").await;
            for _ in 0..3 {
                visit.press("Previous step").await;
            }
            let is_first =
                format!("return document.querySelector('.why').innerText === {}", json!(first));
            visit.until(&format!("{}: the first step", sample.family), &is_first).await;
            let lit = "return [...document.querySelectorAll('[role=gridcell]')]
                .some((it) => /reason|conclusion/.test(it.ariaLabel))";
            visit.until(&format!("{}: lit cells", sample.family), lit).await;
        }
        visit
    });
}
