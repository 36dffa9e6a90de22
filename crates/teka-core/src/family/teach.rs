//! [`Teach`]: deductions a person can follow, hints, grades, and surveys of a position.

use super::Play;
use crate::control::{Control, Stop};
use crate::explain::{self, Explanation, Finding, Rule, Step};
use crate::fact::Fact;
use crate::param::{Args, Param};

/// Explains puzzles. By default a family explains nothing: hints are moves without a reason.
pub trait Teach: Play {
    /// Returns the human deductions, easiest first.
    fn rules() -> &'static [Rule<Self>] {
        &[]
    }
    /// Returns the names of the grades, easiest first; a rule's grade is an index into them.
    fn grades() -> &'static [&'static str] {
        &[]
    }
    /// Returns how hard an explained puzzle is, as an index into [`Teach::grades`]: the grade
    /// of the hardest step by default. None unless the explanation leads to the solution.
    fn grade(explanation: &Explanation<Self::Move>) -> Option<usize> {
        explanation.grade().filter(|grade| *grade < Self::grades().len())
    }
    /// Returns the easiest step from a position: the finding of the first rule that has one.
    fn next_step(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        control: &mut Control,
    ) -> Result<Option<Step<Self::Move>>, Stop> {
        explain::first_step::<Self>(puzzle, state, control)
    }
    /// Returns a good move where no rule applies because several solutions remain. The step
    /// gives a reason, not a proof.
    fn suggest(
        _puzzle: &Self::Puzzle,
        _state: &Self::State,
        _control: &mut Control,
    ) -> Result<Option<Step<Self::Move>>, Stop> {
        Ok(None)
    }
    /// Returns the names that suggestions have in place of a rule's.
    fn suggestions() -> &'static [&'static str] {
        &[]
    }
    /// Returns why the puzzle has no solution, where a reason can be seen without a search.
    fn why_impossible(
        puzzle: &Self::Puzzle,
        control: &mut Control,
    ) -> Result<Option<Finding<Self::Move>>, Stop> {
        let state = Self::start(puzzle);
        for rule in Self::rules() {
            let finding = (rule.find)(puzzle, &state, control)?;
            if let Some(why) = finding.filter(Finding::is_contradiction) {
                return Ok(Some(why));
            }
        }
        Ok(None)
    }
    /// Returns the parameters of a survey.
    fn survey_params() -> &'static [Param] {
        &[]
    }
    /// Surveys everything that can follow from a position. By default there is no survey, and
    /// no facts.
    fn survey(
        _puzzle: &Self::Puzzle,
        _state: &Self::State,
        _args: &Args,
        _control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        Ok(Vec::new())
    }
}
