//! Tests of the game loop: a puzzle at one press, the win, the next puzzle, the puzzles of the day
//! and the statistics.

use serde_json::{Value as Json, json};

use crate::families::{ALL, Sample};
use crate::inputs::{ENTER, by_keys, by_pointer};
use crate::visit::{Visit, visit};

const TAB: &str = "\u{e004}";

/// Returns the puzzle of a game without moves.
pub fn puzzle(game: &Json) -> String {
    let text = game["game"].as_str().unwrap();
    let (_, puzzle) = text.split_once('\n').unwrap();
    puzzle.split("\nmoves ").next().unwrap().to_owned()
}

/// Solves the current game with the pointer and waits for the card about it.
async fn solve(visit: &Visit) -> String {
    let game = visit.until_game("game.made === 0").await;
    for action in &visit.server.solution(&puzzle(&game)).await {
        by_pointer(visit, action).await;
    }
    visit.says(".note.win", "Time").await
}

/// Waits for a game that is not `before`. Returns it.
async fn another(visit: &Visit, before: &Json) -> Json {
    visit.until("the card is gone", "return !document.querySelector('.note.win')").await;
    visit.board().await;
    visit.until_game(&format!("game.made === 0 && game.id !== {}", before["id"])).await
}

/// Records the views that the player passes through.
async fn watch_views(visit: &Visit) {
    visit
        .js("window.seen = []; addEventListener('hashchange', () => seen.push(location.hash))")
        .await;
}

/// Checks that no form was shown on the way to a game.
async fn has_seen_no_form(visit: &Visit) {
    assert_eq!(visit.js("return [...new Set(seen)]").await, json!(["#play"]));
}

/// Returns the first level of a family: its name, and the name of its chip.
async fn first_level(visit: &Visit, sample: &Sample) -> (Json, String) {
    let families = visit.server.families().await;
    let family = families.iter().find(|family| family["id"] == sample.family).unwrap();
    let level = &family["levels"][0];
    (level["name"].clone(), format!("{}: {}", sample.title, level["label"].as_str().unwrap()))
}

async fn evening_by_pointer(visit: Visit, sample: &Sample) -> Visit {
    watch_views(&visit).await;
    let (level, chip) = first_level(&visit, sample).await;
    visit.press(&chip).await;
    visit.board().await;
    assert!(solve(&visit).await.contains("Solved without hints"));
    let first = visit.game().await;
    assert_eq!((&first["level"], &first["solved"]), (&level, &json!(true)));
    visit.click(".note.win .main").await;
    let second = another(&visit, &first).await;
    assert_eq!((&second["family"], &second["level"]), (&first["family"], &first["level"]));
    assert_ne!(second["game"], first["game"]);
    // The next one does not have to be solved first, and nothing is asked.
    visit.press("Next").await;
    another(&visit, &second).await;
    has_seen_no_form(&visit).await;
    visit
}

async fn evening_by_keys(visit: Visit, sample: &Sample) -> Visit {
    watch_views(&visit).await;
    let (_, chip) = first_level(&visit, sample).await;
    let has_focus = format!("return document.activeElement.ariaLabel === {}", json!(chip));
    visit
        .until(
            "the chip",
            &format!("return !!document.querySelector('[aria-label={}]')", json!(chip)),
        )
        .await;
    for _ in 0..60 {
        if visit.js(&has_focus).await == true {
            break;
        }
        visit.keys(TAB).await;
    }
    visit.keys(&ENTER.to_string()).await;
    visit.board().await;
    let game = visit.until_game("game.made === 0").await;
    let moves = visit.server.solution(&puzzle(&game)).await;
    visit.tab_to_board().await;
    for action in &moves {
        by_keys(&visit, action).await;
    }
    visit
        .until("Next has the focus", "return document.activeElement.matches('.note.win .main')")
        .await;
    visit.keys(&ENTER.to_string()).await;
    let second = another(&visit, &game).await;
    visit.keys("n").await;
    another(&visit, &second).await;
    has_seen_no_form(&visit).await;
    visit
}

macro_rules! evenings {
    ($($name:ident: $play:ident, $index:expr;)*) => {
        $(#[test]
        fn $name() {
            visit(|visit| $play(visit, &ALL[$index]));
        })*
    };
}

evenings! {
    an_evening_of_queens_by_pointer: evening_by_pointer, 0;
    an_evening_of_queens_by_keyboard: evening_by_keys, 0;
    an_evening_of_calcudoku_by_pointer: evening_by_pointer, 1;
    an_evening_of_calcudoku_by_keyboard: evening_by_keys, 1;
    an_evening_of_rush_hour_by_pointer: evening_by_pointer, 2;
    an_evening_of_rush_hour_by_keyboard: evening_by_keys, 2;
    an_evening_of_packing_by_pointer: evening_by_pointer, 3;
    an_evening_of_packing_by_keyboard: evening_by_keys, 3;
}

/// The title has the family, the size, the level and the number, and a reload keeps them.
#[test]
fn the_title_says_what_is_played() {
    visit(|visit| async {
        visit.press("Queens: Easy").await;
        visit.board().await;
        let game = visit.until_game("game.number > 0").await;
        let title =
            format!("Queens · {} · Easy · #{}", game["size"].as_str().unwrap(), game["number"]);
        visit.says(".title h1", &title).await;
        visit.reload().await;
        visit.says(".title h1", &title).await;
        visit
    });
}

/// Holds the replies to requests for puzzles until `release` is called.
const HOLD: &str = "const ask = window.fetch;
    window.fetch = async (...of) => {
      if (!/generate|daily/.test(String(of[0]))) return ask(...of);
      await new Promise((done, fail) => {
        window.release = done;
        of[1].signal.addEventListener('abort', () => fail(new DOMException('', 'AbortError')));
      });
      return ask(...of);
    }";

#[test]
fn a_slow_puzzle_can_be_cancelled() {
    visit(|visit| async {
        visit.js(HOLD).await;
        visit.press("Queens: Easy").await;
        visit.says(".waiting .elapsed", " s").await;
        visit.press("Cancel").await;
        visit.until("the chip is back", "return !document.querySelector('.waiting') && !!document.querySelector('[aria-label=\"Queens: Easy\"]')").await;
        assert_eq!(visit.js("return document.querySelector('#grid')").await, Json::Null);
        visit
    });
}

/// A puzzle that is ready while the player is elsewhere does not replace what is on screen.
#[test]
fn a_late_puzzle_is_offered() {
    visit(|visit| async {
        visit.js(HOLD).await;
        visit.press("Queens: Easy").await;
        visit.says(".waiting", "Cancel").await;
        visit.js("location.hash = 'open'").await;
        visit.until("the editor", "return !!document.querySelector('.load')").await;
        visit.js("window.release()").await;
        visit.says(".toast", "Your puzzle is ready: Queens").await;
        assert_eq!(visit.js("return location.hash").await, "#open");
        visit.press("Play").await;
        visit.board().await;
        visit.until_game("game.family === 'queens' && game.level === 'easy'").await;
        visit
    });
}

/// Solves the current game in the Solve view and takes the solution over, or reads an explanation
/// and makes the moves.
#[test]
fn a_shown_solution_is_no_win() {
    visit(|visit| async {
        for view in ["Solve", "Explain"] {
            visit.open(ALL[0].second).await;
            visit.press(view).await;
            if view == "Solve" {
                visit.click("#panel .row .main").await;
                visit.says("#panel .note", "Solution found").await;
            } else {
                visit.until("the steps", "return !!document.querySelector('#panel .steps')").await;
            }
            visit.press("Play").await;
            assert!(solve(&visit).await.contains("Solution shown"), "{view}");
        }
        visit.go("statistics").await;
        visit.says("#content", "No puzzle solved yet.").await;
        visit
    });
}

/// The board of a solved game is locked until Undo; a second win is not counted.
#[test]
fn a_win_locks_the_board_and_counts_once() {
    visit(|visit| async {
        visit.open(ALL[0].second).await;
        solve(&visit).await;
        let won = visit.game().await;
        visit.point(visit.middle("#cell-r1c1").await).await;
        let undo = "return [...document.querySelectorAll('.bar button')].find((it) => it.innerText === 'Undo').disabled";
        assert_eq!(visit.js(undo).await, true);
        visit.press("Review").await;
        assert_eq!(visit.js("return document.querySelector('.note.win')").await, Json::Null);
        assert_eq!(visit.game().await["game"], won["game"]);
        visit.press("Undo").await;
        visit.until_game("!game.solved").await;
        visit.press("Redo").await;
        visit.says(".note.win", "Solved without hints").await;
        visit.go("statistics").await;
        let row = visit.text(".table tbody tr").await;
        assert_eq!(row.split_whitespace().nth(1), Some("1"), "{row}");
        visit
    });
}

/// A puzzle of the day that is solved on its day is checked and begins a streak.
#[test]
fn a_daily_puzzle_begins_a_streak() {
    visit(|visit| async {
        visit.says(".today", "0-day streak").await;
        visit.click(".today .day-family .chip").await;
        visit.board().await;
        let game = visit.until_game("game.daily").await;
        let local = "const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((it) => String(it).padStart(2, '0')).join('-')";
        assert_eq!(visit.js(local).await, game["daily"]);
        assert!(solve(&visit).await.contains("Day streak"));
        visit.go("").await;
        visit.says(".today", "1-day streak").await;
        visit.until("a check", "return !!document.querySelector('.today .chip.done')").await;
        visit.go("daily").await;
        visit
            .until("a day with a check", "return !!document.querySelector('.calendar .done')")
            .await;
        // A puzzle of a past day does not lengthen the streak.
        visit.press("Previous month").await;
        visit.click(".panel .day-family .chip").await;
        visit.board().await;
        let past = visit.until_game("game.daily && game.made === 0").await;
        assert_ne!(past["daily"], game["daily"]);
        solve(&visit).await;
        visit.go("").await;
        visit.says(".today", "1-day streak").await;
        visit
    });
}

#[test]
fn results_are_counted_by_level_exported_and_deleted() {
    visit(|visit| async {
        let downloads = visit.downloads().await;
        visit.press("Queens: Easy").await;
        visit.board().await;
        solve(&visit).await;
        visit.go("statistics").await;
        visit.says(".statistics tbody", "Easy").await;
        visit.press("Export").await;
        let name = visit.js("const now = new Date(); return `teka-${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}.json`").await;
        let saved = downloads.file(name.as_str().unwrap()).await;
        assert!(String::from_utf8(saved).unwrap().contains("queens"));
        visit.press("Delete all").await;
        visit.click("dialog[open] .main").await;
        visit.until("no results", "return !document.querySelector('.statistics tbody')").await;
        visit
    });
}
