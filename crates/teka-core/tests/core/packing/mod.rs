//! Tests of packing.

mod corners;
mod counts;
mod formats;
mod generate;
mod known;
mod rules;
mod searches;
