//! Tests of the core through what it makes public, in one binary: what every family must hold,
//! a game in progress, and each family's methods and formats against slow, obvious twins.

mod calcudoku;
mod families;
mod packing;
mod queens;
mod reading;
mod rush_hour;
mod session;
mod support;
