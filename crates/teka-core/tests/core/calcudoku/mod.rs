//! Tests of Calcudoku.

mod formats;
mod generate;
mod genetic;
mod mistakes;
mod play;
mod rules;
mod solvers;
mod stop;
mod texts;
