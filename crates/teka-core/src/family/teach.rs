//! [`Teach`]: human deductions, hints, grades and surveys of a position.

use super::Play;
use crate::control::{Control, Stop};
use crate::explain::{self, Explanation, Finding, Rule, Step};
use crate::fact::Fact;
use crate::param::{Args, Param};

/// Explains puzzles. By default a family has no rules, and its hints are moves without a reason.
pub trait Teach: Play {
    /// Returns the rules, easiest first.
    fn rules() -> &'static [Rule<Self>] {
        &[]
    }
    /// Returns the names of the grades, easiest first. The grade of a rule is an index into them.
    fn grades() -> &'static [&'static str] {
        &[]
    }
    /// Returns the grade of an explained puzzle, as an index into [`Teach::grades`]. By default it
    /// is the grade of the hardest step. Returns `None` if the explanation does not reach the
    /// solution.
    fn grade(explanation: &Explanation<Self::Move>) -> Option<usize> {
        explanation.grade().filter(|grade| *grade < Self::grades().len())
    }
    /// Returns the easiest step in a position, or `None` if no rule applies. Returns `Err` if the
    /// control stops the run.
    fn next_step(
        puzzle: &Self::Puzzle,
        state: &Self::State,
        control: &mut Control,
    ) -> Result<Option<Step<Self::Move>>, Stop> {
        explain::first_step::<Self>(puzzle, state, control)
    }
    /// Suggests a move in a position where no rule applies because several solutions remain. The
    /// step gives a reason, not a proof. Returns `None` if there is no suggestion.
    fn suggest(
        _puzzle: &Self::Puzzle,
        _state: &Self::State,
        _control: &mut Control,
    ) -> Result<Option<Step<Self::Move>>, Stop> {
        Ok(None)
    }
    /// Returns the names of the suggestions, which replace the rule name in a step.
    fn suggestions() -> &'static [&'static str] {
        &[]
    }
    /// Returns the reason why the puzzle has no solution, or `None` if no rule proves it at the
    /// start. Returns `Err` if the control stops the run.
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
    /// Returns facts about all positions that can be reached from this one. By default there are
    /// none. Returns `Err` if the control stops the survey.
    fn survey(
        _puzzle: &Self::Puzzle,
        _state: &Self::State,
        _args: &Args,
        _control: &mut Control,
    ) -> Result<Vec<Fact>, Stop> {
        Ok(Vec::new())
    }
}
