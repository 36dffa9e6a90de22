//! Seeded random numbers. The same seed gives the same sequence on every machine.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

/// The random number generator used throughout Teka.
pub type Rng = ChaCha8Rng;

/// Returns a generator seeded with `seed`.
pub fn rng(seed: u64) -> Rng {
    ChaCha8Rng::seed_from_u64(seed)
}
