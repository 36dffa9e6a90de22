//! A hunt for hard puzzles: seed after seed, the hardest are kept. What it knows is text
//! that can be saved at any moment and gone on from.

use serde_json::{Value as Json, json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;

use crate::budget::Budget;
use crate::generate::Recipe;
use crate::json;
use crate::watch::Progress;

/// A hunt, as far as it has come.
pub struct Hunt {
    recipe: Recipe,
    /// How many puzzles are kept.
    keep: usize,
    /// The seed to try next: all before it were tried.
    next: u64,
    /// How many seeds were tried.
    tried: u64,
    /// The hardest puzzles so far, the hardest first.
    trophies: Vec<Trophy>,
}

/// A puzzle that is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Trophy {
    /// Its grade, an index into the family's grades.
    pub grade: usize,
    /// The steps its explanation takes.
    pub steps: usize,
    /// The seed it was made from.
    pub seed: u64,
    /// Its text.
    pub text: String,
}

impl Trophy {
    fn is_harder_than(&self, other: &Self) -> bool {
        (self.grade, self.steps) > (other.grade, other.steps)
    }
}

impl Hunt {
    /// A hunt that begins with this seed.
    pub fn new(recipe: Recipe, keep: usize, first: u64) -> Self {
        Self { recipe, keep, next: first, tried: 0, trophies: Vec::new() }
    }

    /// A hunt as [`Hunt::saved`] wrote it.
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

    /// Everything it knows.
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

    /// What is hunted for.
    pub fn recipe(&self) -> &Recipe {
        &self.recipe
    }

    /// The seed to try next.
    pub fn next(&self) -> u64 {
        self.next
    }

    /// How many seeds were tried.
    pub fn tried(&self) -> u64 {
        self.tried
    }

    /// The hardest puzzles so far, the hardest first.
    pub fn trophies(&self) -> &[Trophy] {
        &self.trophies
    }

    /// Notes what came of the next seed; true if its puzzle is kept.
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

/// Why a hunt cannot go on from what was saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotResumed {
    /// It was one for other puzzles.
    Another,
    /// It is none.
    Damaged,
}

/// Makes the puzzle of a seed and sees how hard it is; none where none comes of it.
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
        // What a seed cannot do another may.
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
