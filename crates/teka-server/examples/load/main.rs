//! A load test: many players, and some clients that solve hard puzzles, each with its own address.
//!
//!     cargo run --release -p teka-server --example load -- SECONDS [PLAYERS [SOLVERS]]
//!
//! The program starts a server in a separate process. It reports how long moves took, which
//! requests were rejected, how long work continued after its client disconnected, and the server's
//! memory before, during and after the test. It runs only on Linux, because it binds many loopback
//! addresses and reads /proc.

mod client;
mod hard;

use std::collections::BTreeMap;
use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use serde_json::{Value as Json, json};
use teka_host::watch::Cancel;
use teka_server::{App, Limits};
use tokio::io::{AsyncBufReadExt, AsyncWriteExt};
use tokio::time::sleep;

use crate::client::{Client, written};

/// The time that a player thinks between two moves.
const THINKING: Duration = Duration::from_millis(500);

fn main() -> io::Result<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if args.first().is_some_and(|arg| arg == "server") {
        return server();
    }
    let number = |index: usize, usual: u64| {
        args.get(index).and_then(|arg| arg.parse().ok()).unwrap_or(usual)
    };
    let (seconds, players, solvers) = (number(0, 60), number(1, 200), number(2, 20));
    let mut child =
        Command::new(std::env::current_exe()?).arg("server").stdout(Stdio::piped()).spawn()?;
    let address = address_of(&mut child)?;
    let runtime = tokio::runtime::Runtime::new()?;
    let told = runtime.block_on(load(address, child.id(), seconds, players, solvers));
    child.kill()?;
    child.wait()?;
    told
}

/// Runs a server with the default limits that prints its address.
fn server() -> io::Result<()> {
    let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
    teka_server::run(App::new(Limits::default()), address, &Cancel::default(), |address| {
        println!("{address}");
    })
}

fn address_of(child: &mut Child) -> io::Result<SocketAddr> {
    let out = child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?;
    let mut line = String::new();
    io::BufRead::read_line(&mut io::BufReader::new(out), &mut line)?;
    line.trim().parse().map_err(io::Error::other)
}

#[derive(Default)]
struct Figures {
    moves: Vec<Duration>,
    /// The number of responses by status or connection error.
    answers: BTreeMap<String, u64>,
    /// The number of searches by outcome.
    ends: BTreeMap<String, u64>,
    /// How long work continued after its client disconnected.
    left: Vec<Duration>,
}

type Told = Arc<Mutex<Figures>>;

async fn load(
    address: SocketAddr,
    server: u32,
    seconds: u64,
    players: u64,
    solvers: u64,
) -> io::Result<()> {
    let families =
        Client::new(address, [127, 0, 0, 1]).ask("GET", "families", &Json::Null).await?.1;
    let families = Arc::new(families["families"].as_array().cloned().unwrap_or_default());
    let (told, until) = (Told::default(), Instant::now() + Duration::from_secs(seconds));
    let before = memory(server);
    println!("system load before: {}", machine());
    let mut tasks = tokio::task::JoinSet::new();
    for number in 0..players {
        let client =
            Client::new(address, [127, 0, 1 + (number / 250) as u8, 1 + (number % 250) as u8]);
        tasks.spawn(play(client, Arc::clone(&families), number, Arc::clone(&told), until));
    }
    for number in 0..solvers {
        let client = Client::new(address, [127, 1, 0, 1 + (number % 250) as u8]);
        tasks.spawn(search(client, number, Arc::clone(&told), until));
    }
    let mut most = before;
    while Instant::now() < until {
        sleep(Duration::from_millis(200)).await;
        most = most.max(memory(server));
    }
    tasks.join_all().await;
    let idle = idle(address).await?;
    leave(address, &told).await?;
    let told = told.lock().map_err(|_| io::ErrorKind::Other)?;
    show(&told);
    println!("system load after: {}", machine());
    println!("idle again after {:.2} s", idle.as_secs_f64());
    println!("memory: {before} KiB before, {most} KiB peak, {} KiB after", memory(server));
    Ok(())
}

fn show(told: &Figures) {
    println!("responses: {:?}", told.answers);
    println!("search outcomes: {:?}", told.ends);
    for (what, times) in [("moves", &told.moves), ("continued after disconnect", &told.left)] {
        let mut times = times.clone();
        times.sort();
        let at = |share: f64| {
            times.get(((times.len() as f64 * share) as usize).min(times.len().saturating_sub(1)))
        };
        let ms = |share: f64| at(share).map_or(0.0, |time| time.as_secs_f64() * 1e3);
        println!(
            "{what}: {}, ms at 50/90/99/100 %: {:.1} {:.1} {:.1} {:.1}",
            times.len(),
            ms(0.5),
            ms(0.9),
            ms(0.99),
            ms(1.0)
        );
    }
}

/// Plays one game after another.
async fn play(
    mut client: Client,
    families: Arc<Vec<Json>>,
    number: u64,
    told: Told,
    until: Instant,
) {
    // Spread the players over time.
    sleep(THINKING.mul_f64(number as f64 % 7.0 / 7.0)).await;
    let keys = ["act", "arrow", "arrow", "act-secondary", "key", "undo", "press"];
    let (mut game, mut step) = (Json::Null, number);
    while Instant::now() < until {
        step += 1;
        let family = &families[(number % families.len() as u64) as usize];
        let body = match game["game"].is_string() {
            false => json!({ "text": family["samples"][0]["text"] }),
            true => {
                let input = match keys[(step % keys.len() as u64) as usize] {
                    "arrow" => json!({ "arrow": [step % 3, 1] }),
                    "key" => json!({ "key": (step % 5).to_string() }),
                    "press" => json!({ "press": format!("r{}c{}", 1 + step % 6, 1 + step % 5) }),
                    word => json!(word),
                };
                let action = if input == "undo" { input } else { json!({ "input": input }) };
                json!({ "game": game["game"], "ui": game["ui"], "action": action })
            }
        };
        let name = if game["game"].is_string() { "play" } else { "open" };
        let began = Instant::now();
        let answer = client.ask("POST", name, &body).await;
        note(&told, "play", &answer, Some(began.elapsed()));
        if let Ok((200, state)) = answer {
            game = state;
        }
        sleep(THINKING).await;
    }
}

/// Requests searches that only a limit can end, one after another.
async fn search(mut client: Client, number: u64, told: Told, until: Instant) {
    let mut step = number as usize;
    while Instant::now() < until {
        let (what, ask) = hard::search(step);
        step += 1;
        let answer = client.ask("POST", what, &ask).await;
        note(&told, "search", &answer, None);
        match answer {
            Ok((200, done)) => note_end(&told, &done),
            _ => sleep(Duration::from_secs(1)).await,
        }
    }
}

fn note_end(told: &Told, done: &Json) {
    let Ok(mut told) = told.lock() else { return };
    let end = done["reason"].as_str().or(done["outcome"].as_str()).unwrap_or("unknown");
    *told.ends.entry(end.to_owned()).or_default() += 1;
}

/// Disconnects in the middle of searches and measures how long they continue.
async fn leave(address: SocketAddr, told: &Told) -> io::Result<()> {
    for step in 0..2 * hard::COUNT {
        let (what, ask) = hard::search(step);
        let mut client = Client::new(address, [127, 2, 0, 1]);
        let mut stream = client.connection().await?;
        stream.get_mut().write_all(written("POST", what, &ask).as_bytes()).await?;
        stream.read_line(&mut String::new()).await?;
        sleep(Duration::from_millis(200)).await;
        drop(stream);
        let took = idle(address).await?;
        told.lock().map_err(|_| io::ErrorKind::Other)?.left.push(took);
    }
    Ok(())
}

/// Returns the time until nothing is running.
async fn idle(address: SocketAddr) -> io::Result<Duration> {
    let mut client = Client::new(address, [127, 3, 0, 1]);
    let began = Instant::now();
    loop {
        let answer = client.ask("GET", "limits", &Json::Null).await?.1;
        if answer["running"] == 0 && answer["waiting"] == 0 {
            return Ok(began.elapsed());
        }
        sleep(Duration::from_millis(25)).await;
    }
}

fn note(told: &Told, what: &str, answer: &io::Result<(u16, Json)>, time: Option<Duration>) {
    let Ok(mut told) = told.lock() else { return };
    let kind = match answer {
        Ok((status, _)) => format!("{what} {status}"),
        Err(error) => format!("{what} {:?}", error.kind()),
    };
    *told.answers.entry(kind).or_default() += 1;
    told.moves.extend(time.filter(|_| matches!(answer, Ok((200, _)))));
}

/// Returns the memory of a process, in KiB.
fn memory(process: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

/// Returns the load averages of the last 1, 5 and 15 minutes.
fn machine() -> String {
    let load = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
