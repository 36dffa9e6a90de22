//! Teka reads, solves, counts, explains, checks, plays, generates, converts and draws grid puzzles:
//! Queens, Calcudoku, Rush Hour and packing (IQ Puzzler Pro).
//!
//! ```
//! let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
//! println!("{}", puzzle.solve().solution()?);
//! # Ok::<(), teka::Error>(())
//! ```
//!
//! # A tour
//!
//! [`read`] detects the family and the format. On failure, its error lists every mistake with a
//! line, a column and a remedy:
//!
//! ```
//! fn main() -> Result<(), Box<dyn std::error::Error>> {
//!     let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
//!     assert_eq!(puzzle.family().id(), "queens");
//!
//!     let error = teka::read("ABCC\nABB\nADDC\nADDD").unwrap_err();
//!     println!("{error}");
//!     assert_eq!(error.diagnostics()[0].line, Some(2));
//!     Ok(())
//! }
//! ```
//!
//! A search has a method, parameters and limits, all of them optional. Teka verifies every solution
//! with code that is independent of the methods:
//!
//! ```
//! # let puzzle = teka::read("AAAA\nBBBB\nCCCC\nDDDD")?;
//! let search = puzzle.method("exact-cover")?.set("choose", "first")?.limit_nodes(1_000_000);
//! let mut five = search.take(5);
//! for solution in five.by_ref() {
//!     println!("{solution}");
//! }
//! println!("{:?}", five.end()); // complete, enough or stopped by a limit
//! # Ok::<(), teka::Error>(())
//! ```
//!
//! Solved, unsolvable and stopped are three distinct results, and the types keep them apart:
//!
//! ```
//! use teka::NoSolution;
//!
//! match teka::read("AB\nAB")?.solve().limit_nodes(1_000).solution() {
//!     Ok(solution) => println!("{solution}"),
//!     Err(NoSolution::Unsolvable(_)) => println!("proven: there is no solution"),
//!     Err(NoSolution::Stopped(stopped)) => println!("not known: {stopped}"),
//! }
//! # Ok::<(), teka::Error>(())
//! ```
//!
//! An explanation is a list of steps. Each step has a rule, a reason, the places it is about and
//! the moves that follow:
//!
//! ```
//! # let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
//! for step in puzzle.explain()? {
//!     println!("{step}");
//! }
//! println!("{}", puzzle.hint()?);
//! # Ok::<(), teka::Error>(())
//! ```
//!
//! If you know the family at compile time, use its own types. Typed and untyped puzzles convert
//! into each other:
//!
//! ```
//! use teka::{Puzzle, Queens};
//!
//! let columns = Queens::read("ABCC\nABBC\nADDC\nADDD")?.solve().solution()?.columns().to_vec();
//! assert_eq!(columns, [1, 3, 0, 2]);
//! let new: Puzzle<Queens> = Queens::generate().size(6).grade("easy").seed(7).run()?;
//! let any: Puzzle = new.into();
//! println!("{any}");
//! # Ok::<(), teka::Error>(())
//! ```
//!
//! # Overview
//!
//! | to | call |
//! |---|---|
//! | read | [`read`], [`read_all`], [`Reader`], `Queens::read` |
//! | solve | [`Puzzle::solve`], [`Puzzle::method`], then [`Search::solution`], [`Search::take`], [`Search::iter`], [`Search::for_each`] |
//! | count | [`Puzzle::count`] |
//! | explain | [`Puzzle::explain`], [`Puzzle::why_unsolvable`] |
//! | get a hint | [`Puzzle::hint`], [`Game::hint`] |
//! | check | [`Puzzle::check`] |
//! | play | [`Puzzle::play`] |
//! | generate | [`generate`], `Queens::generate` |
//! | convert | [`Puzzle::write`] |
//! | draw | [`Puzzle::draw`], [`Solution::draw`], [`Step::draw`], [`Solution::film`] |
//! | compare methods | [`Puzzle::compare`] |
//!
//! # Features and targets
//!
//! The feature `png` adds [`Drawing`]`::png`, and `gif` adds [`Film`]`::gif`. Without them, the
//! crate also builds for `wasm32-unknown-unknown`. On that target, use [`Search::for_each`], which
//! needs no thread, and limits that need no clock.

mod draw;
mod error;
mod kinds;
mod limits;
mod make;
mod puzzle;
mod read;
mod search;
mod solutions;
mod teach;

use std::sync::OnceLock;

pub use draw::{Drawing, Film, RenderError, Theme, UnknownTheme};
pub use error::{Diagnostic, Error, Invalid, NoSolution, Refused, Stopped, Unsolvable};
pub use kinds::{Any, Calcudoku, Family, Packing, Placed, Queens, RushHour, Slide};
pub use limits::{Cancel, Limits};
pub use make::Generator;
pub use puzzle::{Mistake, Puzzle, Status};
pub use read::{FamilyInfo, Reader};
pub use search::{Compare, Compared, Count, Counting, End, Run, Search, Solution};
pub use solutions::Solutions;
pub use teach::{Explanation, Game, Hint, HintKind, Step};
pub use teka_core::control::{Genetic, Stats, Stop};
pub use teka_core::explain::Reached;
pub use teka_core::place::{Cell, Place};
pub use teka_core::puzzles::calcudoku::{Cage, Operator};
pub use teka_core::puzzles::rush_hour::Exit;
pub use teka_core::value::Value;

use teka_core::registry;
use teka_text::{Lang, Words};

/// Reads one puzzle and detects its family and format.
///
/// Returns an error that lists all the mistakes if the text is not valid. Use a [`Reader`] to
/// choose the family, to read leniently or to get errors in another language.
pub fn read(text: &str) -> Result<Puzzle, Error> {
    Reader::new().read(text)
}

/// Reads all the puzzles in a text, each one when the iterator reaches it.
///
/// ```
/// let text = "4x1.ABCCABBCADDCADDD\n4x1.ABBBABBCAAACDDAC\n";
/// let puzzles = teka::read_all(text).collect::<Result<Vec<_>, _>>()?;
/// assert_eq!(puzzles.len(), 2);
/// # Ok::<(), teka::Error>(())
/// ```
pub fn read_all(text: &str) -> impl Iterator<Item = Result<Puzzle, Error>> {
    Reader::new().read_all(text)
}

/// Returns a generator for a puzzle family.
///
/// Returns an error that lists the families if the name is unknown.
///
/// ```
/// let puzzle = teka::generate("calcudoku")?.size(4).seed(1).run()?;
/// assert_eq!(puzzle.count().number()?, 1);
/// assert!(teka::generate("chess").unwrap_err().valid().contains(&"queens".to_owned()));
/// # Ok::<(), teka::Error>(())
/// ```
pub fn generate(family: &str) -> Result<Generator, Refused> {
    Ok(Generator::of_family(read::family(family, Lang::default())?))
}

/// Returns an iterator over the puzzle families.
pub fn families() -> impl Iterator<Item = FamilyInfo> {
    registry::FAMILIES.iter().map(|family| FamilyInfo(*family))
}

/// Returns the texts of a language, loaded once.
fn words(lang: Lang) -> &'static Words {
    static ENGLISH: OnceLock<Words> = OnceLock::new();
    static INDONESIAN: OnceLock<Words> = OnceLock::new();
    let cell = match lang {
        Lang::En => &ENGLISH,
        Lang::Id => &INDONESIAN,
    };
    cell.get_or_init(|| Words::new(lang))
}

/// Compiles and runs the Rust examples in the README of the repository.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct RepositoryReadme;

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;

/// Compiles and runs the Rust examples in the reference of the library.
#[cfg(doctest)]
#[doc = include_str!("../../../docs/reference/library.md")]
struct LibraryReference;
