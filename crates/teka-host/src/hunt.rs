//! A hunt for hard puzzles, which tries seed after seed and keeps the hardest puzzles.
//!
//! Its state is text that can be saved at any time and resumed later.

use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;

use crate::budget::Budget;
use crate::generate::Recipe;
use crate::json;
use crate::watch::Progress;

/// A hunt in progress.
pub struct Hunt {
    recipe: Recipe,
    /// The maximum number of puzzles to keep.
    keep: usize,
    /// The next seed. All seeds before it have been tried.
    next: u64,
    /// The number of seeds tried.
    tried: u64,
    /// The hardest puzzles so far, the hardest first.
    trophies: Vec<Trophy>,
}

/// A puzzle that the hunt keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trophy {
    /// The grade, as an index into the grades of the family.
    pub grade: usize,
    /// The number of steps in the explanation.
    pub steps: usize,
    /// The seed of the puzzle.
    pub seed: u64,
    /// The text of the puzzle.
    pub text: String,
}

impl Trophy {
    fn is_harder_than(&self, other: &Self) -> bool {
        (self.grade, self.steps) > (other.grade, other.steps)
    }
}

impl Hunt {
    /// Starts a hunt with this seed.
    pub fn new(recipe: Recipe, keep: usize, first: u64) -> Self {
        Self { recipe, keep, next: first, tried: 0, trophies: Vec::new() }
    }

    /// Resumes a hunt from the text that [`Hunt::saved`] returned.
    ///
    /// Returns an error if the text belongs to another hunt or is damaged.
    pub fn resumed(saved: &str, recipe: Recipe, keep: usize) -> Result<Self, NotResumed> {
        let object: Json = serde_json::from_str(saved).map_err(|_| NotResumed::Damaged)?;
        if !object["hunt"].is_string() || !object["parameters"].is_object() {
            return Err(NotResumed::Damaged);
        }
        let is_same = object["hunt"] == json!(recipe.family.info().id)
            && object["parameters"] == json::args(&recipe.args);
        if !is_same {
            return Err(NotResumed::Another);
        }
        let read = || {
            let found = object["puzzles"].as_array()?.iter();
            let mut trophies: Vec<Trophy> =
                found.map(|found| read(recipe.family, found)).collect::<Option<_>>()?;
            trophies.truncate(keep);
            Some((object["next"].as_u64()?, object["tried"].as_u64()?, trophies))
        };
        let (next, tried, trophies) = read().ok_or(NotResumed::Damaged)?;
        Ok(Self { recipe, keep, next, tried, trophies })
    }

    /// Returns the state as text.
    pub fn saved(&self) -> String {
        let trophy = |found: &Trophy| {
            let grade = self.recipe.family.grades()[found.grade];
            json!({ "grade": grade, "steps": found.steps, "seed": found.seed, "text": found.text })
        };
        let puzzles: Vec<Json> = self.trophies.iter().map(trophy).collect();
        let object = json!({
            "hunt": self.recipe.family.info().id, "parameters": json::args(&self.recipe.args),
            "next": self.next, "tried": self.tried, "puzzles": puzzles,
        });
        format!("{object:#}\n")
    }

    /// Returns the generator and its parameters.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// Returns the next seed.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// Returns the number of seeds tried.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// Returns the hardest puzzles so far, the hardest first.
    pub fn trophies(&self) -> &[Trophy] {
        &self.trophies
    }

    /// Records the result of the next seed. Returns true if its puzzle is kept.
    pub fn take(&mut self, made: Option<Trophy>) -> bool {
        self.next = self.next.wrapping_add(1);
        self.tried += 1;
        let Some(made) = made else { return false };
        let is_known = self.trophies.iter().any(|other| other.text == made.text);
        let place = self.trophies.iter().position(|other| made.is_harder_than(other));
        let place = place.unwrap_or(self.trophies.len());
        if is_known || place >= self.keep {
            return false;
        }
        self.trophies.insert(place, made);
        self.trophies.truncate(self.keep);
        true
    }
}

/// The reason why a hunt cannot be resumed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotResumed {
    /// The saved hunt was for other puzzles.
    Another,
    /// The text is not a saved hunt.
    Damaged,
}

/// Generates and grades the puzzle of a seed. Returns `Ok(None)` if the seed gives no puzzle or the
/// rules do not solve it, and an error if the work is stopped.
pub fn make(
    recipe: &Recipe,
    seed: u64,
    budget: &Budget,
    progress: &Progress,
    write: &(dyn Fn(&dyn AnyPuzzle) -> Option<String> + Sync),
) -> Result<Option<Trophy>, Stop> {
    let made = budget.run(Some(progress), None, |control| {
        let puzzle = recipe.make(seed, control)?;
        let explanation = puzzle.explain(control)?;
        let trophy = |grade| {
            let (steps, text) = (explanation.steps.len(), write(puzzle.as_ref())?);
            Some(Trophy { grade, steps, seed, text })
        };
        Ok(explanation.grade.and_then(trophy))
    });
    match made.0 {
        // Another seed may succeed.
        Err(Stop::GaveUp) => Ok(None),
        Err(stop) => Err(stop),
        Ok(made) => Ok(made),
    }
}

fn read(family: &dyn AnyFamily, found: &Json) -> Option<Trophy> {
    let grade = found["grade"].as_str()?;
    let text = found["text"].as_str().filter(|text| family.parse(text).is_ok())?;
    Some(Trophy {
        grade: family.grades().iter().position(|known| *known == grade)?,
        steps: usize::try_from(found["steps"].as_u64()?).ok()?,
        seed: found["seed"].as_u64()?,
        text: text.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use teka_core::registry::FAMILIES;

    fn hunt() -> Hunt {
        Hunt::new(Recipe::new(FAMILIES[0], &[]).unwrap(), 2, 5)
    }

    fn trophy(grade: usize, steps: usize, text: &str) -> Option<Trophy> {
        Some(Trophy { grade, steps, seed: 0, text: text.to_owned() })
    }

    #[test]
    fn the_hardest_are_kept_in_order_and_once() {
        let mut hunt = hunt();
        let kept = [
            trophy(0, 9, "a"),
            None,
            trophy(1, 3, "b"),
            trophy(1, 3, "b"),
            trophy(0, 5, "c"),
            trophy(1, 4, "d"),
        ]
        .map(|made| hunt.take(made));
        assert_eq!(kept, [true, false, true, false, false, true]);
        let texts: Vec<&str> = hunt.trophies().iter().map(|kept| kept.text.as_str()).collect();
        assert_eq!(texts, ["d", "b"]);
        assert_eq!((hunt.next(), hunt.tried()), (11, 6));
    }

    #[test]
    fn a_saved_hunt_goes_on_where_it_was() {
        let mut hunt = hunt();
        hunt.take(trophy(1, 3, "A\n"));
        let again = |keep| Hunt::resumed(&hunt.saved(), hunt.recipe.clone(), keep).ok();
        let whole = again(2).unwrap();
        assert_eq!((whole.next, whole.tried, &whole.trophies), (6, 1, &hunt.trophies));
        assert!(again(0).unwrap().trophies.is_empty());
        let other = [("size".to_owned(), "7".to_owned())];
        let other = Recipe::new(hunt.recipe.family, &other).unwrap();
        let why = |saved: &str, recipe: &Recipe| Hunt::resumed(saved, recipe.clone(), 2).err();
        assert_eq!(why(&hunt.saved(), &other), Some(NotResumed::Another));
        let saved = hunt.saved();
        let broken = ["{}", "", "\u{0}", &saved[..saved.len() / 2], &saved.replace("A\\n", "A?B")];
        for broken in broken {
            assert_eq!(why(broken, &hunt.recipe), Some(NotResumed::Damaged), "{broken}");
        }
    }
}
