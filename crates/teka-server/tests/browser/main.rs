//! The page in a real Chromium: played, solved, shared and read as people do.
//!
//! Needs `chromium` and `chromedriver`. With `TEKA_BROWSER=none` these tests are left out.

mod access;
mod driver;
mod families;
mod forms;
mod games;
mod gestures;
mod inputs;
mod lenient;
mod loading;
mod mistakes;
mod pictures;
mod playing;
mod pyramid;
mod saving;
mod searching;
mod server;
mod visit;
