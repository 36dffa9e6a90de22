//! Tests of Queens.

mod formats;
mod generate;
mod mistakes;
mod rules;
mod solvers;
mod stop;
mod texts;
