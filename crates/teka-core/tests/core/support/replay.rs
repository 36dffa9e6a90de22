//! Replays explanations of Calcudoku from their moves alone. It shares no code with the game or the
//! rules.

use teka_core::explain::{Explanation, Then};
use teka_core::family::{Play, Teach};
use teka_core::place::Cell;
use teka_core::puzzles::calcudoku::{Calcudoku, Move, Puzzle, State};

/// The numbers and pencil marks of a position.
pub struct Replay<'a> {
    puzzle: &'a Puzzle,
    numbers: Vec<u8>,
    marks: Vec<u32>,
}

impl<'a> Replay<'a> {
    pub fn from(puzzle: &'a Puzzle, state: &State) -> Self {
        Self { puzzle, numbers: state.numbers().to_vec(), marks: state.marks().to_vec() }
    }

    pub fn state(self) -> State {
        State::new(self.puzzle, self.numbers, self.marks).unwrap()
    }

    /// Makes a move that a rule concludes. Rules conclude no other moves.
    pub fn make(&mut self, action: &Move) {
        match *action {
            Move::WriteAndTidy(cell, number) => self.write(cell, number),
            Move::Unmark(cell, number) => self.marks[self.puzzle.index(cell)] &= !(1 << number),
            Move::MarkAll => {
                for (number, marks) in self.numbers.iter().zip(&mut self.marks) {
                    if *number == 0 && *marks == 0 {
                        *marks = self.puzzle.all_numbers();
                    }
                }
            }
            _ => panic!("no rule concludes {action}"),
        }
    }

    fn write(&mut self, cell: Cell, number: u8) {
        for other in self.puzzle.cells() {
            if other.row == cell.row || other.column == cell.column {
                self.marks[self.puzzle.index(other)] &= !(1 << number);
            }
        }
        self.numbers[self.puzzle.index(cell)] = number;
        self.marks[self.puzzle.index(cell)] = 0;
    }

    /// Returns true if every number matches the solution and every marked cell contains the right
    /// mark.
    fn allows(&self, solution: &[u8]) -> bool {
        let cells = self.numbers.iter().zip(&self.marks).zip(solution);
        cells.into_iter().all(|((number, marks), right)| match (*number, *marks) {
            (0, 0) => true,
            (0, marks) => marks >> right & 1 == 1,
            (number, _) => number == *right,
        })
    }
}

/// Checks an explanation move by move. No candidate of the solution may be removed, the last
/// position must be the solution, and numbers may be tried only if the grade allows it.
pub fn check(name: &str, puzzle: &Puzzle, explanation: &Explanation<Move>, solution: &[u8]) {
    let mut replay = Replay::from(puzzle, &Calcudoku::start(puzzle));
    for step in &explanation.steps {
        let Then::Moves(moves) = &step.finding.then else {
            panic!("{name}: {} denies the solution", step.rule);
        };
        moves.iter().for_each(|action| replay.make(action));
        assert!(replay.allows(solution), "{name}: {} loses the solution", step.rule);
    }
    assert_eq!(replay.numbers, solution, "{name}: not explained to the end");
    let unreasonable = Calcudoku::grades().len() - 1;
    let tried = explanation.steps.iter().any(|step| step.rule.starts_with("trial"));
    assert_eq!(tried, explanation.grade() == Some(unreasonable), "{name}: wrongly graded");
}
