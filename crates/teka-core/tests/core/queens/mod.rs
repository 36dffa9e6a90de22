//! Queens.

mod formats;
mod generate;
mod rules;
mod solvers;
mod stop;
mod texts;
