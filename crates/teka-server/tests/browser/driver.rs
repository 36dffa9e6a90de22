//! A separate chromedriver for each test, which ends together with its browsers.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A running driver.
pub struct Driver {
    child: Child,
    pub address: String,
}

/// The number of attempts to start a driver. One fails if another program takes the port between the
/// moment the driver chooses it and the moment the driver opens it for IPv6.
const ATTEMPTS: usize = 5;

impl Driver {
    pub fn start() -> Self {
        let started = (0..ATTEMPTS).find_map(|_| Self::try_start());
        started.expect("chromedriver prints its port")
    }

    /// Returns `None` if the driver ends before it listens.
    fn try_start() -> Option<Self> {
        let mut command = Command::new("chromedriver");
        command.arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.process_group(0).spawn().unwrap_or_else(|error| {
            panic!(
                "chromedriver cannot be started: {error}. Install it (on Debian: \
                 apt-get install chromium chromium-driver), or skip the tests of the web page \
                 with TEKA_BROWSER=none"
            )
        });
        let out = BufReader::new(child.stdout.take().unwrap());
        let mut driver = Self { child, address: String::new() };
        let port: u16 = out.lines().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("started successfully on port ")?;
            rest.trim_end_matches('.').parse().ok()
        })?;
        driver.address = format!("http://127.0.0.1:{port}");
        Some(driver)
    }
}

impl Drop for Driver {
    /// Kills the driver's process group, which includes the browsers.
    fn drop(&mut self) {
        let group = format!("-{}", self.child.id());
        let _ = Command::new("kill").args(["-KILL", "--", &group]).status();
        let _ = self.child.wait();
    }
}
