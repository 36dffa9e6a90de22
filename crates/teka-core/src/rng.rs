//! Randomness, only ever from a seed that was passed in: the same seed gives
//! the same result on every machine.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The generator of random numbers used everywhere.
pub type Rng = ChaCha8Rng;

/// A generator that starts from `seed`.
pub fn rng(seed: u64) -> Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
