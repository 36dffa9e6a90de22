//! A separate chromedriver for each test, which ends together with its browsers.

use std::io::{BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::process::{Child, Command, Stdio};

/// A running driver.
pub struct Driver {
    child: Child,
    pub address: String,
}

impl Driver {
    pub fn start() -> Self {
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
        let port = out.lines().map_while(Result::ok).find_map(|line| {
            let (_, rest) = line.split_once("started successfully on port ")?;
            rest.trim_end_matches('.').parse::<u16>().ok()
        });
        let port = port.expect("chromedriver prints its port");
        Self { child, address: format!("http://127.0.0.1:{port}") }
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
