//! The page in a real Chromium: played, solved, shared and read as people do.
//!
//! Needs `chromium` and `chromedriver`. With `TEKA_BROWSER=none` these tests are left out.

mod access;
mod ask;
mod driver;
mod families;
mod games;
mod gestures;
mod inputs;
mod loading;
mod mistakes;
mod pictures;
mod playing;
mod pyramid;
mod searching;
mod visit;
