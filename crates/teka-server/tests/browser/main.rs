//! Tests of the web page in Chromium: playing, solving, sharing and reading, as people do.
//!
//! They need `chromium` and `chromedriver`. With `TEKA_BROWSER=none`, they are skipped.

mod access;
mod driver;
mod families;
mod forms;
mod games;
mod gestures;
mod hands;
mod hints;
mod inputs;
mod layout;
mod lenient;
mod loading;
mod looping;
mod mistakes;
mod pictures;
mod playing;
mod pyramid;
mod saving;
mod searching;
mod server;
mod storing;
mod visit;
