//! Explanations of puzzles: named rules, the steps they find and the resulting grade.

use crate::control::{Control, Stop};
use crate::family::{Draw, Family, Status, Teach};
use crate::message::Message;
use crate::place::Place;

/// A named deduction that a person can follow.
pub struct Rule<F: Family> {
    /// The name of the rule. Its message id is `FAMILY-rule-NAME`.
    pub name: &'static str,
    /// The difficulty of the rule, as an index into [`Teach::grades`].
    pub grade: usize,
    /// Finds one application of the rule in a position. Returns `None` if the rule does not apply,
    /// and `Err` if the control stops the run. A slow rule polls the control but counts no nodes,
    /// because one node is one step.
    pub find: fn(&F::Puzzle, &F::State, &mut Control) -> Result<Option<Finding<F::Move>>, Stop>,
}

/// One application of a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<M> {
    /// The sentence that gives the reason and the conclusion.
    pub message: Message,
    /// The places that the reason refers to.
    pub because: Vec<Place>,
    /// The conclusion.
    pub then: Then<M>,
}

impl<M> Finding<M> {
    /// Returns true if the finding proves that there is no solution from this position.
    pub fn is_contradiction(&self) -> bool {
        matches!(self.then, Then::Impossible)
    }
}

/// The conclusion of a finding.
#[derive(Clone, Debug, PartialEq)]
pub enum Then<M> {
    /// Moves that are certain. The list is never empty.
    Moves(Vec<M>),
    /// There is no solution from this position.
    Impossible,
}

/// One application of a rule, with the name and grade of the rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<M> {
    /// The name of the rule.
    pub rule: &'static str,
    /// The grade of the rule.
    pub grade: usize,
    /// The reason and the conclusion.
    pub finding: Finding<M>,
}

/// All steps from a position, as far as the rules lead.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation<M> {
    /// The steps in order.
    pub steps: Vec<Step<M>>,
    /// The outcome after the last step.
    pub end: Reached,
}

/// The outcome of an explanation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// The steps reach the solution, which is therefore unique from the starting position.
    Solved,
    /// The steps prove that there is no solution.
    Impossible,
    /// No rule applies, and the puzzle is not solved.
    Stuck,
}

impl<M> Explanation<M> {
    /// Returns the grade of the hardest step, or `None` if the steps do not reach the solution.
    pub fn grade(&self) -> Option<usize> {
        let hardest = self.steps.iter().map(|step| step.grade).max().unwrap_or(0);
        (self.end == Reached::Solved).then_some(hardest)
    }
}

/// Returns the step found by the easiest rule that applies, or `None` if no rule applies. Returns
/// `Err` if the control stops the run.
pub fn first_step<F: Teach>(
    puzzle: &F::Puzzle,
    state: &F::State,
    control: &mut Control,
) -> Result<Option<Step<F::Move>>, Stop> {
    for rule in F::rules() {
        if let Some(finding) = (rule.find)(puzzle, state, control)? {
            return Ok(Some(Step { rule: rule.name, grade: rule.grade, finding }));
        }
    }
    Ok(None)
}

/// Explains the puzzle from `state`, always applying the easiest rule that finds something.
///
/// Each step counts as one slow node of `control`. Returns `Err` if the control stops the run, and
/// [`Stop::Fault`] if a rule concludes a move that is refused or changes nothing.
pub fn explain<F: Draw + Teach>(
    puzzle: &F::Puzzle,
    state: &F::State,
    control: &mut Control,
) -> Result<Explanation<F::Move>, Stop> {
    let mut state = state.clone();
    let mut steps = Vec::new();
    loop {
        control.slow_node(&|| F::scene(puzzle, &state, &F::Ui::default()))?;
        if F::status(puzzle, &state) == Status::Solved {
            return Ok(Explanation { steps, end: Reached::Solved });
        }
        let Some(step) = F::next_step(puzzle, &state, control)? else {
            return Ok(Explanation { steps, end: Reached::Stuck });
        };
        let went_on = make_step::<F>(puzzle, &mut state, &step)?;
        steps.push(step);
        if !went_on {
            return Ok(Explanation { steps, end: Reached::Impossible });
        }
    }
}

/// Makes the moves of a step. Returns false if the step proves that there is no solution.
fn make_step<F: Teach>(
    puzzle: &F::Puzzle,
    state: &mut F::State,
    step: &Step<F::Move>,
) -> Result<bool, Stop> {
    let Then::Moves(moves) = &step.finding.then else {
        return Ok(false);
    };
    let before = state.clone();
    for action in moves {
        // A rule that concludes a refused move, or a move that changes nothing, is a bug.
        // Continuing would loop forever.
        F::play(puzzle, state, action).map_err(|_| Stop::Fault)?;
    }
    if *state == before { Err(Stop::Fault) } else { Ok(true) }
}
