//! Calcudoku.

mod formats;
mod generate;
mod genetic;
mod play;
mod rules;
mod solvers;
mod stop;
mod texts;
