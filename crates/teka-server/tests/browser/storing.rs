//! Tests of what the browser keeps: games, preferences and results, across reloads, crashes,
//! windows and files.

use std::time::{Duration, Instant, SystemTime};

use serde_json::{Value as Json, json};

use crate::families::ALL;
use crate::inputs::by_keys;
use crate::visit::{Visit, visit};

/// Runs a script with the modules `stats` and `store`. `result` makes a result of a day.
async fn modules(visit: &Visit, script: &str) -> Json {
    let script = format!(
        "return (async () => {{
           const [stats, store] = await Promise.all([import('/stats.js'), import('/store.js')]);
           await store.openStore();
           const result = (day, changes) => ({{
             family: 'queens', level: 'easy', size: '8×8', number: 1000007, daily: day, seconds: 60.5,
             moves: 8, hints: 0, shown: false, at: Date.parse(day + 'T12:00Z'), day, ...changes,
           }});
           {script}
         }})()"
    );
    visit.js(&script).await
}

/// Begins a game and makes its first move.
async fn begin(visit: &Visit) {
    let sample = &ALL[1];
    visit.open(sample.second).await;
    visit.tab_to_board().await;
    let moves = visit.server.solution(sample.second).await;
    by_keys(visit, &moves[0]).await;
}

async fn is_warned(visit: &Visit) {
    visit.says(".toast", "does not save games").await;
}

#[test]
fn earlier_games_and_preferences_are_taken_over() {
    visit(|visit| async {
        begin(&visit).await;
        let mut earlier = visit.game().await;
        for field in ["level", "number", "size", "progress", "daily", "hints", "shown", "solvedAt"]
        {
            earlier.as_object_mut().unwrap().remove(field);
        }
        modules(&visit, "return stats.deleteAll()").await;
        visit.go("").await;
        earlier["id"] = json!("earlier");
        let entries = [
            ("games", json!([earlier, null, { "id": "empty" }])),
            ("current", json!("earlier")),
            ("lang", json!("id")),
            ("aids", json!({ "clock": false })),
        ];
        for (name, value) in &entries {
            let text = json!(value.to_string());
            visit.js(&format!("localStorage.setItem('teka-{name}', {text})")).await;
        }
        visit.reload().await;
        let is_gone = "return Object.keys(localStorage).every((key) => !key.startsWith('teka-'))";
        visit.until("the earlier storage is empty", is_gone).await;
        for _ in 0..2 {
            let taken = visit.until_game("game.id === 'earlier'").await;
            assert_eq!(taken["game"], earlier["game"]);
            assert_eq!((&taken["made"], &taken["at"]), (&json!(1), &earlier["at"]));
            assert_eq!(visit.js("return document.documentElement.lang").await, "id");
            let aids = modules(&visit, "return store.read('aids')").await;
            assert_eq!(aids, json!({ "clock": false }));
            visit.reload().await;
        }
        visit.click(".card.left .whole").await;
        visit.board().await;
        visit
    });
}

/// In a private window, or if the database cannot be opened, the page plays from memory and warns.
#[test]
fn without_a_database_nothing_breaks() {
    visit(|visit| async {
        begin(&visit).await;
        let game = visit.game().await;
        let legacy = json!(json!([game]).to_string());
        visit.js(&format!("localStorage.setItem('teka-games', {legacy})")).await;
        visit
            .before_the_page(
                "Object.defineProperty(window, 'indexedDB', {
                   get() { throw new DOMException('not here', 'SecurityError'); },
                 })",
            )
            .await;
        visit.reload().await;
        visit.go("").await;
        visit.click(".card.left .whole").await;
        is_warned(&visit).await;
        visit.tab_to_board().await;
        visit.chord('\u{e009}', 'z').await;
        visit
            .until("the undone move", "return document.querySelector('.bar button:not(:disabled)')")
            .await;
        let made =
            "return store.games().length === 1 && store.games()[0].made === 0 && !store.isSaved()";
        let began = Instant::now();
        while modules(&visit, made).await != true {
            assert!(began.elapsed() < Duration::from_secs(60), "the game stays in memory");
        }
        // What is not safe elsewhere stays where it was.
        assert_eq!(
            visit.js("return localStorage.getItem('teka-games')").await,
            json!([game]).to_string()
        );
        modules(&visit, "return stats.deleteAll()").await;
        visit
    });
}

/// A database of a later version of the page stays as it is.
#[test]
fn a_newer_database_is_left_alone() {
    visit(|visit| async {
        let icon = format!("http://{}/icon.svg", visit.server.address);
        visit.client.goto(&icon).await.unwrap();
        let ready = "const ready = (request) => new Promise((done, fail) => {
               request.onsuccess = () => done(request.result);
               request.onerror = () => fail(request.error);
             });";
        visit
            .js(&format!(
                "{ready} return (async () => {{
                   await ready(indexedDB.deleteDatabase('teka'));
                   const request = indexedDB.open('teka', 7);
                   request.onupgradeneeded = () => request.result.createObjectStore('later').put('kept', 1);
                   (await ready(request)).close();
                 }})()"
            ))
            .await;
        visit.client.goto(&format!("http://{}/", visit.server.address)).await.unwrap();
        visit.press("Play: Calcudoku").await;
        visit.tab_to_board().await;
        is_warned(&visit).await;
        visit.keys("\u{e015}1").await;
        let found = visit
            .js(&format!(
                "{ready} return (async () => {{
                   const database = await ready(indexedDB.open('teka'));
                   const kept = await ready(database.transaction('later').objectStore('later').get(1));
                   const {{ version, objectStoreNames }} = database;
                   database.close();
                   return [version, [...objectStoreNames], kept];
                 }})()"
            ))
            .await;
        assert_eq!(found, json!([7, ["later"], "kept"]));
        modules(&visit, "return stats.deleteAll()").await;
        visit
    });
}

/// Writes that fail are repeated with the next one.
#[test]
fn a_full_disk_loses_nothing_that_is_still_open() {
    visit(|visit| async {
        begin(&visit).await;
        visit
            .js("window.put = IDBObjectStore.prototype.put;
                 IDBObjectStore.prototype.put = function () {
                   throw new DOMException('full', 'QuotaExceededError');
                 }")
            .await;
        visit.keys("\u{e014}").await;
        is_warned(&visit).await;
        assert_eq!(modules(&visit, "return store.isSaved()").await, false);
        visit.js("IDBObjectStore.prototype.put = window.put").await;
        visit.keys("2").await;
        assert_eq!(visit.until_game("game.made === 2").await["made"], 2);
        assert_eq!(modules(&visit, "return store.isSaved()").await, true);
        visit
    });
}

/// The browser is asked to keep the data once there is something to lose.
#[test]
fn persistence_is_requested_after_the_first_move() {
    visit(|visit| async {
        visit
            .before_the_page(
                "window.requests = 0;
                 StorageManager.prototype.persist = async () => { window.requests += 1; return true; }",
            )
            .await;
        visit.reload().await;
        visit.open(ALL[1].second).await;
        assert_eq!(visit.js("return window.requests").await, 0);
        visit.tab_to_board().await;
        visit.keys("\u{e015}12").await;
        visit.until_game("game.made === 2").await;
        assert_eq!(visit.js("return window.requests").await, 1);
        visit
    });
}

/// A change in one window is known in the other without a reload.
#[test]
fn windows_know_about_each_other() {
    visit(|visit| async {
        begin(&visit).await;
        let first = visit.client.window().await.unwrap();
        let second = visit.client.new_window(true).await.unwrap().handle;
        visit.client.switch_to_window(second).await.unwrap();
        visit.client.goto(&format!("http://{}/", visit.server.address)).await.unwrap();
        modules(&visit, "stats.record(result('2026-03-01')); await stats.deleteAll(); store.write('theme', 'dark')").await;
        modules(&visit, "return stats.record(result('2026-03-02'))").await;
        visit.client.switch_to_window(first).await.unwrap();
        let known = "return [store.games().length, store.read('theme'), store.results().map(({ day }) => day)]";
        let expected = json!([0, "dark", ["2026-03-02"]]);
        let began = Instant::now();
        while modules(&visit, known).await != expected {
            assert!(began.elapsed() < Duration::from_secs(60), "{}", modules(&visit, known).await);
        }
        // A deleted game does not come back when its window is closed.
        visit.reload().await;
        assert_eq!(visit.games().await, json!([]));
        visit
    });
}

#[test]
fn the_streak_counts_days_with_a_daily_solved_in_time() {
    let late = json!({ "daily": "2026-02-28" });
    let rows = [
        ("nothing solved", json!([]), "2026-03-02", 0),
        ("today", json!([["2026-03-02", {}]]), "2026-03-02", 1),
        ("yesterday, not yet today", json!([["2026-03-01", {}]]), "2026-03-02", 1),
        ("the day before yesterday", json!([["2026-02-28", {}]]), "2026-03-02", 0),
        (
            "over the end of a month",
            json!([["2026-02-28", {}], ["2026-03-01", {}]]),
            "2026-03-02",
            2,
        ),
        (
            "over a leap day",
            json!([["2028-02-28", {}], ["2028-02-29", {}], ["2028-03-01", {}]]),
            "2028-03-01",
            3,
        ),
        (
            "over the end of a year",
            json!([["2026-12-31", {}], ["2027-01-01", {}]]),
            "2027-01-01",
            2,
        ),
        (
            "with a gap",
            json!([["2026-02-27", {}], ["2026-03-01", {}], ["2026-03-02", {}]]),
            "2026-03-02",
            2,
        ),
        (
            "two on a day",
            json!([["2026-03-02", {}], ["2026-03-02", { "family": "packing" }]]),
            "2026-03-02",
            1,
        ),
        ("in any order", json!([["2026-03-02", {}], ["2026-03-01", {}]]), "2026-03-02", 2),
        ("with hints", json!([["2026-03-02", { "hints": 4 }]]), "2026-03-02", 1),
        (
            "solution shown",
            json!([["2026-03-01", {}], ["2026-03-02", { "shown": true }]]),
            "2026-03-02",
            1,
        ),
        (
            "shown, then another solved",
            json!([["2026-03-02", { "shown": true }], ["2026-03-02", {}]]),
            "2026-03-02",
            1,
        ),
        ("an earlier day's puzzle", json!([["2026-03-01", late]]), "2026-03-02", 0),
        ("not a daily", json!([["2026-03-02", { "daily": null }]]), "2026-03-02", 0),
        (
            "later days do not count",
            json!([["2026-03-02", {}], ["2026-03-03", {}]]),
            "2026-03-02",
            1,
        ),
        ("not a day", json!([["2026-03-02", {}]]), "today", 0),
    ];
    visit(|visit| async move {
        for (name, days, today, expected) in rows {
            let script = format!(
                "return stats.streakOf({days}.map(([day, changes]) => result(day, changes)), {})",
                json!(today)
            );
            assert_eq!(modules(&visit, &script).await, json!(expected), "{name}");
        }
        visit
    });
}

#[test]
fn statistics_leave_out_shown_solutions() {
    visit(|visit| async {
        let script = "const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04', '2026-03-05'];
            const changes = [
              { seconds: 30 }, { seconds: 50, hints: 3 }, { seconds: 5, shown: true },
              { seconds: 100, level: 'hard' }, { seconds: 7, family: 'packing', size: '3×5', daily: null },
            ];
            await Promise.all(days.map((day, at) => stats.record(result(day, changes[at]))));
            await stats.record(result(days[0], { seconds: 1 }));";
        modules(&visit, script).await;
        visit.reload().await;
        let figures = |solved, shown, best: Json, median: Json, hints, without_hints: u64| {
            json!({ "solved": solved, "shown": shown, "best": best, "median": median,
                    "hints": hints, "withoutHints": without_hints })
        };
        let rows = [
            ("stats.statistics()", figures(4, 1, json!(7), json!(40), 3, 3)),
            ("stats.statistics('queens')", figures(3, 1, json!(30), json!(50), 3, 2)),
            ("stats.statistics('queens', 'easy')", figures(2, 1, json!(30), json!(40), 3, 1)),
            ("stats.statistics('queens', 'expert')", figures(0, 0, Json::Null, Json::Null, 0, 0)),
            ("stats.bestTime('queens', 'easy', '8×8')", json!(30)),
            ("stats.bestTime('queens', 'easy', '9×9')", Json::Null),
            ("stats.dailySolved('2026-03-02', 'queens', 'easy')", json!(true)),
            ("stats.dailySolved('2026-03-03', 'queens', 'easy')", json!(false)),
            ("stats.dailySolved('2026-03-05', 'packing', 'easy')", json!(false)),
            ("stats.streak('2026-03-03')", json!(2)),
        ];
        for (call, expected) in rows {
            assert_eq!(modules(&visit, &format!("return {call}")).await, expected, "{call}");
        }
        visit
    });
}

#[test]
fn everything_moves_to_another_browser() {
    visit(|visit| async {
        begin(&visit).await;
        visit.go("").await;
        let game = visit.game().await;
        modules(
            &visit,
            "await stats.record(result('2026-03-01')); await stats.record(result('2026-03-02', { level: 'hard' }));
             store.write('aids', { clock: false })",
        )
        .await;
        let file = modules(&visit, "return stats.exportAll()").await;
        let visit = visit.stranger().await;
        visit.client.goto(&format!("http://{}/", visit.server.address)).await.unwrap();
        modules(&visit, "return stats.record(result('2026-03-01'))").await;
        let import = format!("return stats.importAll({file})");
        let report = |results, games, preferences, known| {
            json!({ "results": results, "games": games, "preferences": preferences,
                    "known": known, "invalid": 0, "left": 0 })
        };
        assert_eq!(modules(&visit, &import).await, report(1, 1, 1, 1));
        assert_eq!(modules(&visit, &import).await, report(0, 0, 0, 4));
        visit.reload().await;
        let kept = "return [store.results().length, store.read('aids')]";
        assert_eq!(modules(&visit, kept).await, json!([2, { "clock": false }]));
        assert_eq!(visit.games().await, json!([game]));
        visit.click(".card.left .whole").await;
        visit.board().await;
        visit.go("").await;
        assert_eq!(modules(&visit, "return stats.deleteAll()").await, true);
        visit.reload().await;
        assert_eq!(modules(&visit, "return store.results().length").await, 0);
        assert_eq!(visit.games().await, json!([]));
        visit
    });
}

/// A file can contain anything. What is not valid changes nothing.
#[test]
fn a_hostile_file_does_no_harm() {
    let file = |data: Json| {
        let mut whole = json!({ "format": "teka-player", "version": 1 });
        whole.as_object_mut().unwrap().extend(data.as_object().unwrap().clone());
        whole.to_string()
    };
    let refused = [
        (String::new(), "unreadable"),
        ("{".to_owned(), "unreadable"),
        ("null".to_owned(), "unreadable"),
        ("[[]]".to_owned(), "unreadable"),
        ("[".repeat(1_000_000), "unreadable"),
        (json!({ "format": "other", "version": 1 }).to_string(), "unreadable"),
        (file(json!({ "version": "1" })), "unreadable"),
        (file(json!({ "version": 2, "results": [] })), "newer"),
    ];
    let good = json!({
        "family": "queens", "level": "easy", "size": "8×8", "number": 1, "daily": "2026-03-01",
        "seconds": 1, "moves": 1, "hints": 0, "shown": false, "day": "2026-03-01",
        "at": 1_772_366_400_000_u64,
    });
    let bad = |field: &str, value: Json| {
        let mut result = good.clone();
        result[field] = value;
        json!({ "results": [result] })
    };
    let invalid = [
        json!({ "results": [null, 5, "x", [], {}] }),
        bad("family", json!("<img src=x onerror=alert(1)>")),
        bad("seconds", json!(-1)),
        bad("seconds", json!("1")),
        bad("moves", json!(0.5)),
        bad("hints", Json::Null),
        bad("shown", json!("no")),
        bad("day", json!("2026-02-30")),
        bad("day", json!("2027-03-01")),
        bad("daily", json!("tomorrow")),
        bad("number", json!({})),
        bad("at", json!(1e300)),
        json!({ "games": [null, { "id": "a" }, { "id": "../a", "family": "queens", "game": "" }] }),
        json!({ "games": [{ "id": {}, "family": "queens", "game": "" }] }),
        json!({ "preferences": { "lang": { "a": { "b": 1 } }, "": 1, "long": "x".repeat(10_000) } }),
    ];
    visit(|visit| async move {
        begin(&visit).await;
        let before = visit.games().await;
        assert_eq!(modules(&visit, "return stats.record({ family: 'queens' })").await, false);
        for (text, code) in &refused {
            let script =
                format!("return stats.importAll({}).catch((error) => error.code)", json!(text));
            assert_eq!(modules(&visit, &script).await, *code);
        }
        for data in invalid {
            let text = json!(file(data.clone()));
            let report = modules(&visit, &format!("return stats.importAll({text})")).await;
            let changed = ["results", "games", "preferences"].map(|name| report[name].as_u64());
            assert_eq!(changed, [Some(0); 3], "{data}");
            assert!(report["invalid"].as_u64().unwrap() > 0, "{data}");
        }
        assert_eq!(visit.games().await, before);
        // Strange games are listed as text, the current one comes first, and there is a limit.
        let strange = json!({
            "id": "strange", "family": "<b>", "name": "<img src=x onerror=\"window.harm = 1\">",
            "game": "nonsense", "made": 3, "at": 1e15, "seconds": 1e300, "solved": "yes", "best": [1],
            "__proto__": { "harm": 1 },
        });
        let mut games = vec![strange; 40];
        for (at, game) in games.iter_mut().enumerate() {
            game["id"] = json!(format!("strange-{at}"));
            game["family"] = json!("queens");
        }
        let text = json!(file(json!({ "games": games, "results": [good, good] })));
        let report = modules(&visit, &format!("return stats.importAll({text})")).await;
        assert_eq!((&report["games"], &report["left"]), (&json!(22), &json!(18)));
        assert_eq!((&report["results"], &report["known"]), (&json!(1), &json!(1)));
        visit.reload().await;
        visit.board().await;
        visit.go("").await;
        visit
            .until("the games", "return document.querySelectorAll('.card.left').length === 6")
            .await;
        assert_eq!(visit.js("return window.harm ?? ({}).harm ?? 0").await, 0);
        visit
    });
}

/// A game keeps where its puzzle comes from and how much help was given.
#[test]
fn a_game_keeps_its_origin_and_its_help() {
    visit(|visit| async {
        let open = format!(
            "const [{{ Game }}, {{ post }}] = await Promise.all([import('/game.js'), import('/client.js')]);
             const state = await post('open', {{ text: {} }});
             const about = {{ level: 'hard', number: 1000042, daily: '2026-03-01' }};
             const game = new Game(state, about);
             await game.act({{ input: {{ press: 'r1c1' }} }});
             await game.act({{ input: {{ key: '1' }} }});
             game.addHint();
             game.addHint();
             game.markShown();
             return game.id",
            json!(ALL[1].second)
        );
        let id = modules(&visit, &open).await;
        visit.reload().await;
        let game = visit.until_game("game.shown").await;
        assert_eq!((&game["id"], &game["made"]), (&id, &json!(1)));
        let about =
            ["level", "number", "daily", "hints", "solvedAt"].map(|name| game[name].clone());
        assert_eq!(json!(about), json!(["hard", 1_000_042, "2026-03-01", 2, null]));
        visit
    });
}

/// The player's fingers: a move every few milliseconds.
const PLAY_FAST: &str = "const grid = document.querySelector('#grid');
    let moves = 0;
    setInterval(() => {
      moves += 1;
      const key = String(1 + (moves % 3));
      grid.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }, 12)";

/// Returns the moves made in the game that the page shows.
async fn made(visit: &Visit) -> u64 {
    modules(visit, "return store.games()[0].made").await.as_u64().unwrap()
}

/// Kills the browser in the middle of fast play, again and again, and compares the game on disk with
/// the last one seen.
async fn survives(visit: Visit, kills: u32) -> Visit {
    let mut visit = visit.resident().await;
    visit.open(ALL[1].second).await;
    visit.tab_to_board().await;
    visit.keys("\u{e015}").await;
    let id = visit.game().await["id"].clone();
    for kill in 0..kills {
        visit.board().await;
        let (before, began) = (made(&visit).await, Instant::now());
        visit.js(PLAY_FAST).await;
        let nanos = SystemTime::UNIX_EPOCH.elapsed().unwrap().subsec_nanos();
        let moment = Duration::from_millis(u64::from(nanos / 1000 % 1500));
        let mut seen = before;
        while began.elapsed() < moment || seen < before + 2 {
            seen = made(&visit).await;
        }
        visit = visit.crash().await;
        let game = visit.game().await;
        assert_eq!(game["id"], id, "kill {kill}: the game is there");
        let left = game["made"].as_u64().unwrap();
        assert!(
            left + 1 >= seen,
            "kill {kill} after {moment:?}: {seen} moves, {left} of them kept"
        );
        visit.board().await;
        assert_eq!(made(&visit).await, left, "kill {kill}: the page continues the game");
    }
    visit
}

#[test]
fn a_killed_browser_loses_one_move_at_most() {
    visit(|visit| survives(visit, 3));
}

/// The same, twenty times:
///
///     cargo test -p teka-server --test browser twenty_kills -- --ignored
#[test]
#[ignore = "takes about a minute"]
fn twenty_kills_lose_one_move_each_at_most() {
    visit(|visit| survives(visit, 20));
}
