//! A visitor of the page, who reads, clicks, types and waits.
//!
//! The page can redraw itself at any time. Every action therefore looks up its element again and
//! acts in one attempt. The attempt is repeated if the element was replaced, covered or not there
//! yet.

use std::future::Future;
use std::path::Path;
use std::time::{Duration, Instant};

use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions,
    PointerAction, TouchActions,
};
use fantoccini::error::{CmdError, ErrorStatus};
use fantoccini::wd::WebDriverCompatibleCommand;
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value as Json, json};
use tempfile::TempDir;

use crate::driver::Driver;
use crate::server::Server;

/// The maximum time for anything to appear, even on a busy machine.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The interval between two attempts.
const INTERVAL: Duration = Duration::from_millis(20);

const ARGUMENTS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--lang=en",
    "--window-size=1280,860",
];

/// The link in the Share view. Before that view appears, the panel has other inputs.
pub const LINK: &str = "return [...document.querySelectorAll('#panel input')]
    .map((it) => it.value).find((value) => value.startsWith('http'))";

/// Runs a test in a browser of its own, in English at 1280 by 860 pixels. At the end, the console
/// of the browser must contain no errors.
pub fn visit<T: Future<Output = Visit>>(test: impl FnOnce(Visit) -> T) {
    if std::env::var("TEKA_BROWSER").is_ok_and(|value| value == "none") {
        eprintln!("skipped: TEKA_BROWSER=none");
        return;
    }
    let runtime =
        tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap();
    let whole = async {
        let visit = test(Visit::new(Server::start()).await).await;
        visit.is_quiet().await;
        let _ = visit.client.clone().close().await;
    };
    let ended =
        runtime.block_on(async { tokio::time::timeout(Duration::from_secs(400), whole).await });
    runtime.shutdown_timeout(Duration::from_secs(1));
    ended.expect("the test ends in time");
}

pub struct Visit {
    pub server: Server,
    pub client: Client,
    driver: Driver,
    /// The folder of a browser that can be killed and started again.
    profile: Option<TempDir>,
}

impl Visit {
    async fn new(server: Server) -> Self {
        let driver = Driver::start();
        let client = browser(&driver, None).await;
        let visit = Self { server, client, driver, profile: None };
        visit.go("").await;
        visit
    }

    /// Opens the same page in a browser that has never visited it.
    pub async fn stranger(self) -> Self {
        self.is_quiet().await;
        let client = browser(&self.driver, None).await;
        let _ = self.client.close().await;
        Self { client, ..self }
    }

    /// Opens the same page in a browser that keeps its data when it is killed.
    pub async fn resident(self) -> Self {
        let profile = tempfile::tempdir().unwrap();
        let client = browser(&self.driver, Some(profile.path())).await;
        let _ = self.client.close().await;
        let visit = Self { client, profile: Some(profile), ..self };
        visit.go("").await;
        visit
    }

    /// Kills the browser, starts it again with the same data and opens the page.
    pub async fn crash(self) -> Self {
        let Self { server, client, driver, profile } = self;
        drop(driver);
        drop(client);
        let driver = Driver::start();
        let client = browser(&driver, profile.as_ref().map(TempDir::path)).await;
        let visit = Self { server, client, driver, profile };
        visit.go("play").await;
        visit
    }

    /// Runs a script in every document from now on, before the scripts of the page.
    pub async fn before_the_page(&self, script: &str) {
        let body = json!({
            "cmd": "Page.addScriptToEvaluateOnNewDocument",
            "params": { "source": script },
        });
        self.client.issue_cmd(Own("goog/cdp/execute", body)).await.unwrap();
    }

    /// Goes to a view and waits until the page shows it. The start view is `""`.
    pub async fn go(&self, fragment: &str) {
        let mark = format!(
            "const shown = document.querySelector('#panel') ?? document.querySelector('#content > *');
             if (location.hash.slice(1) !== {}) shown?.setAttribute('data-replaced', '')",
            json!(fragment)
        );
        self.js(&mark).await;
        let address = format!("http://{}/#{fragment}", self.server.address);
        self.client.goto(&address).await.unwrap();
        let is_shown = "return !!document.querySelector('#content > *:not([data-replaced])')
            && !document.querySelector('[data-replaced]')";
        self.until(&format!("the view #{fragment}"), is_shown).await;
    }

    pub async fn reload(&self) {
        self.client.refresh().await.unwrap();
        self.until("the page", "return !!document.querySelector('#content > *')").await;
    }

    /// Runs a script and returns its result.
    pub async fn js(&self, script: &str) -> Json {
        self.client.execute(script, Vec::new()).await.unwrap_or_else(|it| panic!("{script}: {it}"))
    }

    /// Waits until a script returns a true value, and returns that value. The script may fail in
    /// the meantime.
    pub async fn until(&self, what: &str, script: &str) -> Json {
        let (began, mut last) = (Instant::now(), String::new());
        while began.elapsed() < TIMEOUT {
            match self.client.execute(script, Vec::new()).await {
                Ok(Json::Null | Json::Bool(false)) => {}
                Ok(value) if value == "" => {}
                Ok(value) => return value,
                Err(error) if is_passing(&error) => last = error.to_string(),
                Err(error) => panic!("{script}: {error}"),
            }
            tokio::time::sleep(INTERVAL).await;
        }
        self.give_up(&format!("timed out: {what}\n{script}\n{last}")).await
    }

    /// Waits until two consecutive results of a script, `apart` from each other, are equal. Returns
    /// the result.
    pub async fn until_still(&self, what: &str, script: &str, apart: Duration) -> Json {
        let (began, mut before) = (Instant::now(), self.until(what, script).await);
        while began.elapsed() < TIMEOUT {
            tokio::time::sleep(apart).await;
            let now = self.until(what, script).await;
            if now == before {
                return now;
            }
            before = now;
        }
        self.give_up(&format!("does not come to rest: {what}")).await
    }

    /// Fails the test and saves a screenshot.
    pub async fn give_up(&self, why: &str) -> ! {
        let picture = std::env::temp_dir().join(format!("teka-page-{}.png", std::process::id()));
        std::fs::write(&picture, self.client.screenshot().await.unwrap()).unwrap();
        let seen = self.js("return document.querySelector('#content').innerText").await;
        panic!("{why}\nto be seen ({}): {}", picture.display(), seen.as_str().unwrap_or_default());
    }

    /// Waits for an element and returns its text.
    pub async fn text(&self, css: &str) -> String {
        let script = format!("return document.querySelector({})?.innerText", json!(css));
        self.until(css, &script).await.as_str().unwrap().to_owned()
    }

    /// Waits until the text of an element contains `part`, and returns the text.
    pub async fn says(&self, css: &str, part: &str) -> String {
        let (css, wanted) = (json!(css), json!(part));
        let script = format!(
            "const said = document.querySelector({css})?.innerText;
             return said?.toLowerCase().includes({wanted}.toLowerCase()) && said"
        );
        self.until(&format!("{css} says {part}"), &script).await.as_str().unwrap().to_owned()
    }

    /// Clicks the first matching element as soon as it is enabled.
    pub async fn click(&self, css: &str) {
        let find = format!("return document.querySelector({})", json!(css));
        self.click_found(css, &find).await;
    }

    /// Clicks the button, link or tab with this name as soon as it is enabled. For a tab, also
    /// waits for its view.
    pub async fn press(&self, name: &str) {
        let find = format!(
            "const named = (it) => [it.innerText.trim(), it.getAttribute('aria-label')].includes({});
             return [...document.querySelectorAll('button, a, summary, label, [role=tab]')]
               .find((it) => named(it) && !it.disabled && it.checkVisibility())",
            json!(name)
        );
        let role = self.click_found(&format!("a button called {name}"), &find).await;
        if role == "tab" {
            let selected = format!(
                "return document.querySelector('[role=tab][aria-selected=true]').innerText.trim() === {}",
                json!(name)
            );
            self.until(&format!("the view of {name}"), &selected).await;
        }
    }

    /// Clicks the element that the script `find` returns, and returns its role.
    async fn click_found(&self, what: &str, find: &str) -> String {
        let mark = format!(
            "const found = (() => {{ {find} }})();
             if (!found || found.disabled) return false;
             for (const it of document.querySelectorAll('[data-wanted]')) it.removeAttribute('data-wanted');
             found.setAttribute('data-wanted', '');
             return found.getAttribute('role') ?? 'none'"
        );
        let (began, mut last) = (Instant::now(), String::new());
        while began.elapsed() < TIMEOUT {
            let role = self.until(what, &mark).await;
            match self.click_wanted().await {
                Ok(()) => return role.as_str().unwrap().to_owned(),
                Err(error) if is_passing(&error) => last = error.to_string(),
                Err(error) => panic!("{what}: {error}"),
            }
            tokio::time::sleep(INTERVAL).await;
        }
        self.give_up(&format!("cannot be clicked: {what}\n{last}")).await
    }

    async fn click_wanted(&self) -> Result<(), CmdError> {
        self.client.find(Locator::Css("[data-wanted]")).await?.click().await
    }

    /// Sets the value of the first matching field and dispatches these events.
    pub async fn set(&self, css: &str, value: &str, events: &[&str]) {
        let script = format!(
            "const field = document.querySelector({});
             if (!field || field.disabled) return false;
             field.value = {};
             for (const name of {}) field.dispatchEvent(new Event(name, {{ bubbles: true }}));
             return true",
            json!(css),
            json!(value),
            json!(events)
        );
        self.until(css, &script).await;
    }

    /// Types keys into the focused element.
    pub async fn keys(&self, keys: &str) {
        let press = |value| [KeyAction::Down { value }, KeyAction::Up { value }];
        self.act_keys(keys.chars().flat_map(press).collect()).await;
    }

    /// Types a key while another is held down.
    pub async fn chord(&self, held: char, key: char) {
        let (down, up) = (|value| KeyAction::Down { value }, |value| KeyAction::Up { value });
        self.act_keys(vec![down(held), down(key), up(key), up(held)]).await;
    }

    async fn act_keys(&self, actions: Vec<KeyAction>) {
        let keyboard = KeyActions::new("keyboard".to_owned());
        let all = actions.into_iter().fold(keyboard, |all, action| all.then(action));
        self.client.perform_actions(all).await.unwrap();
    }

    /// Waits until the board appears.
    pub async fn board(&self) {
        self.until("the board", "return !!document.querySelector('#grid .cell')").await;
    }

    /// Moves the focus to the board with the Tab key.
    pub async fn tab_to_board(&self) {
        self.board().await;
        for _ in 0..40 {
            if self.js("return document.activeElement.id === 'grid'").await == true {
                return;
            }
            self.keys("\u{e004}").await;
        }
        self.give_up("no path to the board by Tab").await;
    }

    /// Returns the centre of an element on the screen as soon as the element stops moving.
    pub async fn middle(&self, css: &str) -> (f64, f64) {
        let script = format!(
            "const box = document.querySelector({})?.getBoundingClientRect();
             return box && [box.left + box.width / 2, box.top + box.height / 2]",
            json!(css)
        );
        let at = self.until_still(css, &script, INTERVAL).await;
        (at[0].as_f64().unwrap(), at[1].as_f64().unwrap())
    }

    /// Clicks a point with the left button.
    pub async fn point(&self, at: (f64, f64)) {
        self.stroke(&[at], MOUSE_BUTTON_LEFT).await;
    }

    /// Clicks a point with the right button.
    pub async fn point_other(&self, at: (f64, f64)) {
        self.stroke(&[at], MOUSE_BUTTON_RIGHT).await;
    }

    /// Taps a point.
    pub async fn touch(&self, (x, y): (f64, f64)) {
        let to = PointerAction::MoveTo { duration: None, x: x.round(), y: y.round() };
        let button = MOUSE_BUTTON_LEFT;
        let finger = TouchActions::new("finger".to_owned());
        let finger = finger.then(to).then(PointerAction::Down { button });
        self.client.perform_actions(finger.then(PointerAction::Up { button })).await.unwrap();
    }

    /// Moves the pointer along a path with the left button held down.
    pub async fn drag(&self, path: &[(f64, f64)]) {
        self.stroke(path, MOUSE_BUTTON_LEFT).await;
    }

    async fn stroke(&self, path: &[(f64, f64)], button: u64) {
        let to = |(x, y): (f64, f64)| PointerAction::MoveTo {
            duration: Some(Duration::from_millis(if path.len() > 1 { 40 } else { 0 })),
            x: x.round(),
            y: y.round(),
        };
        let mouse = MouseActions::new("mouse".to_owned());
        let mouse = mouse.then(to(path[0])).then(PointerAction::Down { button });
        let mouse = path[1..].iter().fold(mouse, |mouse, at| mouse.then(to(*at)));
        self.client.perform_actions(mouse.then(PointerAction::Up { button })).await.unwrap();
    }

    /// Returns the games on disk, the latest first.
    pub async fn games(&self) -> Json {
        self.js(&stored("return games")).await
    }

    /// Returns the latest game on disk.
    pub async fn game(&self) -> Json {
        self.js(&stored("return games[0]")).await
    }

    /// Waits until the latest game on disk satisfies a condition, in which it is called `game`.
    pub async fn until_game(&self, condition: &str) -> Json {
        let script = format!("const game = games[0]; return game && ({condition}) && game");
        self.until(condition, &stored(&script)).await
    }

    /// Stores a preference, which the page reads when it is loaded.
    pub async fn prefer(&self, name: &str, value: &Json) {
        let script = format!(
            "return import('/store.js').then(({{ write }}) => write({}, {value}))",
            json!(name)
        );
        self.js(&script).await;
    }

    /// Puts a value into every object store of the database, where the page does not expect it.
    pub async fn spoil(&self, value: &Json) {
        let script = format!(
            "return import('/store.js').then(async ({{ change, openStore }}) => {{
               await openStore();
               const records = ['games current', 'preferences lang', 'preferences theme', 'preferences aids', 'results 1'];
               return change(records.map((it) => ({{ kind: it.split(' ')[0], key: it.split(' ')[1], value: {value} }})));
             }})"
        );
        assert_eq!(self.js(&script).await, true);
    }

    /// Opens a puzzle through the Open view.
    pub async fn open(&self, text: &str) {
        self.go("open").await;
        self.write(text).await;
        self.press("Open").await;
        self.until("the game", "return location.hash === '#play'").await;
        self.board().await;
        self.until_game("game.made === 0").await;
    }

    /// Enters a text in the Open view.
    pub async fn write(&self, text: &str) {
        self.set(".load textarea", text, &["input"]).await;
    }

    /// Enters a text that no family can read, and waits for the message.
    pub async fn write_broken(&self) {
        self.go("open").await;
        self.write("AB\nA\n").await;
        self.says(".mistakes", "Line").await;
    }

    /// Sets the size of the screen.
    pub async fn resize(&self, width: u32, height: u32) {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        let command = (
            "goog/cdp/execute",
            json!({ "cmd": "Emulation.setDeviceMetricsOverride", "params": size }),
        );
        self.client.issue_cmd(Own(command.0, command.1)).await.unwrap();
    }

    /// Makes the browser one of a device with a touch screen and nothing else.
    pub async fn emulate_touch(&self) {
        let params = json!({ "enabled": true });
        let body = json!({ "cmd": "Emulation.setTouchEmulationEnabled", "params": params });
        self.client.issue_cmd(Own("goog/cdp/execute", body)).await.unwrap();
    }

    /// Allows the browser to save files, in a separate folder.
    pub async fn downloads(&self) -> Downloads {
        let folder = tempfile::tempdir().unwrap();
        let params = json!({ "behavior": "allow", "downloadPath": folder.path() });
        let body = json!({ "cmd": "Browser.setDownloadBehavior", "params": params });
        self.client.issue_cmd(Own("goog/cdp/execute", body)).await.unwrap();
        Downloads(folder)
    }

    /// Checks that the console has no errors and no violations of the security policy. Errors from
    /// the server appear on the page and are tested there.
    async fn is_quiet(&self) {
        let log = self.client.issue_cmd(Own("se/log", json!({ "type": "browser" }))).await.unwrap();
        let is_wrong = |entry: &&Json| {
            let text = entry["message"].as_str().unwrap_or_default();
            entry["level"] == "SEVERE" && !text.contains("Failed to load resource")
        };
        let wrong: Vec<&Json> = log.as_array().unwrap().iter().filter(is_wrong).collect();
        assert!(wrong.is_empty(), "the browser complains: {wrong:?}");
        let elsewhere = format!(
            "return performance.getEntriesByType('resource').map((it) => it.name)
               .filter((name) => !name.startsWith('http://{}/') && !/^(data|blob):/.test(name))",
            self.server.address
        );
        assert_eq!(self.js(&elsewhere).await, json!([]), "asked of other hosts");
    }
}

/// The files that the browser has saved.
pub struct Downloads(TempDir);

impl Downloads {
    /// Waits for a file and returns its content. The file has another name until it is complete.
    pub async fn file(&self, name: &str) -> Vec<u8> {
        let (path, began) = (self.0.path().join(name), Instant::now());
        while began.elapsed() < TIMEOUT {
            match std::fs::read(&path) {
                Ok(bytes) if !bytes.is_empty() => {
                    std::fs::remove_file(&path).unwrap();
                    return bytes;
                }
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
        let there: Vec<_> = std::fs::read_dir(self.0.path()).unwrap().flatten().collect();
        panic!("{name} was not saved, only {there:?}");
    }
}

/// Returns a script that runs another one after all writes, with the `games` of the database.
fn stored(script: &str) -> String {
    format!(
        "return (async () => {{
           const store = await import('/store.js');
           await store.openStore();
           const ready = (request) => new Promise((done, fail) => {{
             request.onsuccess = () => done(request.result);
             request.onerror = () => fail(request.error);
           }});
           const database = await ready(indexedDB.open('teka'));
           const games = await ready(database.transaction('games').objectStore('games').getAll());
           database.close();
           const order = store.games().map(({{ id }}) => id);
           games.sort((one, other) => order.indexOf(one.id) - order.indexOf(other.id));
           {script}
         }})()"
    )
}

/// Starts a browser with the data of a folder, or with none.
async fn browser(driver: &Driver, profile: Option<&Path>) -> Client {
    let mut args: Vec<String> =
        profile.map(|path| format!("--user-data-dir={}", path.display())).into_iter().collect();
    args.extend(ARGUMENTS.map(str::to_owned));
    let wanted = json!({
        "goog:chromeOptions": { "args": args },
        "goog:loggingPrefs": { "browser": "ALL" },
    });
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(wanted.as_object().unwrap().clone());
    // On a busy machine, Chromium may start too late for its driver.
    for _ in 0..2 {
        if let Ok(client) = builder.connect(&driver.address).await {
            return client;
        }
    }
    builder.connect(&driver.address).await.expect("Chromium starts")
}

/// Returns true if an attempt failed only because the page was being redrawn.
fn is_passing(error: &CmdError) -> bool {
    let CmdError::Standard(error) = error else { return false };
    matches!(
        error.error,
        ErrorStatus::StaleElementReference
            | ErrorStatus::NoSuchElement
            | ErrorStatus::ElementClickIntercepted
            | ErrorStatus::ElementNotInteractable
            | ErrorStatus::JavascriptError
    )
}

/// A chromedriver-specific command: its path and its body.
#[derive(Debug)]
struct Own(&'static str, Json);

impl WebDriverCompatibleCommand for Own {
    fn endpoint(
        &self,
        base: &url::Url,
        session: Option<&str>,
    ) -> Result<url::Url, url::ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.0))
    }

    fn method_and_body(&self, _: &url::Url) -> (hyper::Method, Option<String>) {
        (hyper::Method::POST, Some(self.1.to_string()))
    }
}
