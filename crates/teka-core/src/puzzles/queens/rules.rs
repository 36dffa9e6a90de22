//! Human deductions, easiest first.

use super::Queens;
use crate::explain::Rule;

/// Names of the grades, easiest first.
pub const GRADES: &[&str] = &["easy", "medium", "hard", "expert", "extreme"];

/// The rules, easiest first.
pub const RULES: &[Rule<Queens>] = &[];
