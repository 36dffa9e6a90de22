//! The generator of a family with its parameters.

use teka_core::any::{AnyFamily, AnyGenerator, AnyPuzzle};
use teka_core::control::{Control, Stop};
use teka_core::message;
use teka_core::message::Refusal;
use teka_core::param::Args;

/// A generator with its parameters.
#[derive(Clone)]
pub struct Recipe {
    /// The family of the puzzles.
    pub family: &'static dyn AnyFamily,
    /// The parameters of the generator.
    pub args: Args,
    generator: &'static dyn AnyGenerator,
}

impl Recipe {
    /// Sets the parameters of a family's generator.
    ///
    /// Returns an error if the family has no generator, if a setting is unknown or if the generator
    /// cannot produce such a puzzle.
    pub fn new(
        family: &'static dyn AnyFamily,
        settings: &[(String, String)],
    ) -> Result<Self, Refusal> {
        let generator = generator(family)?;
        let args = Args::read(generator.params(), settings)?;
        match generator.refuse(&args) {
            Some(refused) => Err(refused),
            None => Ok(Self { family, args, generator }),
        }
    }

    /// Generates the puzzle of a seed. Returns an error if the generator is stopped or gives up.
    pub fn make(&self, seed: u64, control: &mut Control) -> Result<Box<dyn AnyPuzzle>, Stop> {
        self.generator.generate(&self.args, seed, control)
    }
}

/// Returns the generator of a family, or an error if it has none.
pub fn generator(family: &dyn AnyFamily) -> Result<&'static dyn AnyGenerator, Refusal> {
    family.generator().ok_or_else(|| message!("no-generator", family = family.info().id).into())
}
