//! The arithmetic of cages, derived only from the wording of the rules.

use teka_core::puzzles::calcudoku::{Cage, Operator};

/// Returns true if these numbers reach the target of a cage.
pub fn gives(cage: &Cage, numbers: &[u8]) -> bool {
    let target = i128::from(cage.target);
    let numbers: Vec<i128> = numbers.iter().map(|number| i128::from(*number)).collect();
    let (sum, product) = (numbers.iter().sum::<i128>(), numbers.iter().product::<i128>());
    let largest = *numbers.iter().max().unwrap();
    let added = sum == target;
    let multiplied = product == target;
    let subtracted = largest - (sum - largest) == target;
    let divided = product / largest * target == largest;
    match cage.operator {
        Operator::Add => added,
        Operator::Multiply => multiplied,
        Operator::Subtract => subtracted,
        Operator::Divide => divided,
        Operator::Equal => numbers == [target],
        Operator::Hidden => added || multiplied || subtracted || divided,
    }
}
