//! Tests of the core through its public interface, in one binary: the requirements on every family,
//! a game in progress, and the methods and formats of each family, compared with reference solvers.

mod calcudoku;
mod families;
mod hints;
mod levels;
mod packing;
mod queens;
mod reading;
mod rush_hour;
mod session;
mod support;
