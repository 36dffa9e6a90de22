//! Packing (IQ Puzzler Pro): fill a board with all the pieces, flat or as a pyramid of balls.

pub mod solve;
