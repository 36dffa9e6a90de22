//! Explanations: named rules, the steps they find, and the grade that follows.

use crate::control::{Control, Stop};
use crate::family::{Draw, Family, Status, Teach};
use crate::message::Message;
use crate::place::Place;

/// A human deduction.
pub struct Rule<F: Family> {
    /// Its name; `FAMILY-rule-NAME` is the id of its words.
    pub name: &'static str,
    /// How hard it is: an index into [`Teach::grades`].
    pub grade: usize,
    /// Finds one use of the rule in a position, if there is one. A rule that takes
    /// long lets the control look on the way, and counts no nodes: a node is a step.
    pub find: fn(&F::Puzzle, &F::State, &mut Control) -> Result<Option<Finding<F::Move>>, Stop>,
}

/// One use of a rule.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding<M> {
    /// The reason and the conclusion in a sentence.
    pub message: Message,
    /// The places that are the reason.
    pub because: Vec<Place>,
    /// What follows.
    pub then: Then<M>,
}

impl<M> Finding<M> {
    /// True if it shows that there is no solution from here.
    pub fn is_contradiction(&self) -> bool {
        matches!(self.then, Then::Impossible)
    }
}

/// What follows from a reason.
#[derive(Clone, Debug, PartialEq)]
pub enum Then<M> {
    /// These moves are certain; never empty.
    Moves(Vec<M>),
    /// There is no solution from here.
    Impossible,
}

/// A use of a rule, with the rule's name.
#[derive(Clone, Debug, PartialEq)]
pub struct Step<M> {
    /// Which rule.
    pub rule: &'static str,
    /// The rule's grade.
    pub grade: usize,
    /// What it found.
    pub finding: Finding<M>,
}

/// All the steps from a position on, as far as the rules lead.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation<M> {
    /// The steps in order.
    pub steps: Vec<Step<M>>,
    /// How far they lead.
    pub end: Reached,
}

/// How far an explanation leads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// To the solution: there is exactly one from here.
    Solved,
    /// To a proof that there is none.
    Impossible,
    /// Not to the end: no rule finds anything more.
    Stuck,
}

impl<M> Explanation<M> {
    /// The grade of the hardest step; none unless it leads to the solution.
    pub fn grade(&self) -> Option<usize> {
        let hardest = self.steps.iter().map(|step| step.grade).max().unwrap_or(0);
        (self.end == Reached::Solved).then_some(hardest)
    }
}

/// What the first rule finds that finds anything.
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

/// Explains the puzzle from `state` on, always with the easiest rule that finds something.
/// Each step counts as a long node of `control`.
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

/// Makes a step's moves; false if the step says that nothing can follow.
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
        // A rule that concludes a move the game refuses, or nothing new, is at fault:
        // going on would never end.
        F::play(puzzle, state, action).map_err(|_| Stop::Fault)?;
    }
    if *state == before { Err(Stop::Fault) } else { Ok(true) }
}
