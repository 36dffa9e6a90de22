//! Searches for solutions: the first one, an iterator, a callback, a count or a comparison.
//!
//! The core verifies every solution before this module receives it.

use std::fmt;
use std::ops::ControlFlow;
use std::sync::Arc;

use teka_core::any::choice::{Aim, Choice, has};
use teka_core::any::{AnyFamily, AnyMethod, AnyPosition};
use teka_core::control::{Control, Stats, Stop};
use teka_core::counting::Derived;
use teka_core::family::Ending;
use teka_core::param::Args;
use teka_core::value::Value;
use teka_text::Lang;

use crate::error::{NoSolution, Refused, Stopped, Unsolvable};
use crate::limits::limit_methods;
use crate::{Any, Cancel, Drawing, Family, Film, Limits, Puzzle, Solutions, words};

/// A search for the solutions of a puzzle, with a method, parameters and limits.
///
/// ```
/// use teka::{End, NoSolution};
///
/// let puzzle = teka::read("AAAA\nBBBB\nCCCC\nDDDD")?;
/// let search = puzzle.method("exact-cover")?.set("choose", "first")?.limit_nodes(1_000_000);
///
/// let mut solutions = search.iter();
/// assert_eq!(solutions.by_ref().count(), 2);
/// assert_eq!(solutions.end(), Some(End::Complete));
///
/// match search.limit_nodes(1).solution() {
///     Ok(solution) => println!("{solution}"),
///     Err(NoSolution::Unsolvable(proof)) => println!("{proof}"),
///     Err(NoSolution::Stopped(stopped)) => println!("{stopped}"),
/// }
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone)]
#[must_use = "a search does nothing until it is run"]
pub struct Search<F: Family = Any> {
    puzzle: Puzzle<F>,
    request: Request,
    limits: Limits,
}

/// A count of the solutions of a puzzle, with a method, parameters and limits.
///
/// ```
/// let puzzle = teka::read("AAAA\nBBBB\nCCCC\nDDDD")?;
/// assert_eq!(puzzle.count().method("backtracking")?.number()?, 2);
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone)]
#[must_use = "a count does nothing until it is run"]
pub struct Counting<F: Family = Any> {
    puzzle: Puzzle<F>,
    request: Request,
    limits: Limits,
}

/// The chosen method and its settings.
#[derive(Clone)]
struct Request {
    aim: Aim,
    method: Option<String>,
    settings: Vec<(String, String)>,
    choice: Choice,
}

impl Request {
    fn new<F: Family>(puzzle: &Puzzle<F>, aim: Aim) -> Self {
        let choice = Choice::unset(puzzle.any.family(), aim);
        Self { aim, method: None, settings: Vec::new(), choice }
    }

    /// Chooses the method again and checks it against all the settings.
    fn choose<F: Family>(mut self, puzzle: &Puzzle<F>) -> Result<Self, Refused> {
        let (family, method) = (puzzle.any.family(), self.method.as_deref());
        let refused = |refusal| Refused::new(puzzle.lang, &refusal);
        self.choice = Choice::new(family, method, &self.settings, self.aim).map_err(refused)?;
        let (automatic, _) = self.choice.method(puzzle.any.as_ref());
        if !self.choice.unused(&automatic).is_empty() {
            let method = self.method_with_settings(family).unwrap_or(automatic);
            self.choice = Choice::named(method, &self.settings, self.aim).map_err(refused)?;
        }
        Ok(self)
    }

    /// Returns the first method that has all the parameters that are set, so that none is ignored.
    fn method_with_settings(&self, family: &dyn AnyFamily) -> Option<AnyMethod> {
        let fits = |method: &AnyMethod| self.aim == Aim::Count || !method.counts_only();
        let has_all = |method: &AnyMethod| self.settings.iter().all(|(name, _)| has(method, name));
        family.methods().into_iter().find(|method| fits(method) && has_all(method))
    }
}

/// Defines the methods that choose a method, for every builder with a `puzzle` and a `request`.
macro_rules! request_methods {
    () => {
        /// Sets the method.
        ///
        /// Returns an error that lists the methods if the name is unknown. Also returns an error if
        /// the method does not have a parameter that is already set.
        pub fn method(mut self, name: &str) -> Result<Self, Refused> {
            self.request.method = Some(name.to_owned());
            self.request = self.request.choose(&self.puzzle)?;
            Ok(self)
        }

        /// Sets a parameter.
        ///
        /// Returns an error that lists the valid options if the name or the value is unknown.
        pub fn set(mut self, name: &str, value: impl ToString) -> Result<Self, Refused> {
            self.request.settings.push((name.to_owned(), value.to_string()));
            self.request = self.request.choose(&self.puzzle)?;
            Ok(self)
        }

        /// Returns the name of the method that will run.
        pub fn method_name(&self) -> &'static str {
            self.request.choice.method(self.puzzle.any.as_ref()).0.info().name
        }
    };
}

impl<F: Family> Search<F> {
    pub(crate) fn new(puzzle: &Puzzle<F>) -> Self {
        let request = Request::new(puzzle, Aim::Solve);
        Self { puzzle: puzzle.clone(), request, limits: Limits::new() }
    }

    request_methods!();
    limit_methods!();

    /// Searches for one solution.
    ///
    /// Returns an error if there is none, or if the search is stopped before it finds out.
    pub fn solution(&self) -> Result<Solution<F>, NoSolution> {
        self.first().0
    }

    /// Returns an iterator over all solutions.
    ///
    /// The search runs in its own thread. Dropping the iterator ends the search.
    pub fn iter(&self) -> Solutions<F> {
        self.take(u64::MAX)
    }

    /// Returns an iterator over at most `most` solutions.
    ///
    /// ```
    /// let puzzle = teka::read("AAAA\nBBBB\nCCCC\nDDDD")?;
    /// let mut one = puzzle.solve().take(1);
    /// assert_eq!(one.by_ref().count(), 1);
    /// assert_eq!(one.end(), Some(teka::End::Enough));
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn take(&self, most: u64) -> Solutions<F> {
        Solutions::new(self.clone(), most)
    }

    /// Calls `found` with each solution until it returns `Break`. Starts no thread.
    ///
    /// ```
    /// use std::ops::ControlFlow;
    ///
    /// let puzzle = teka::read("AAAA\nBBBB\nCCCC\nDDDD")?;
    /// let run = puzzle.solve().for_each(|solution| {
    ///     println!("{solution}");
    ///     ControlFlow::Continue(())
    /// });
    /// assert_eq!((run.found, run.end), (2, teka::End::Complete));
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn for_each(&self, found: impl FnMut(Solution<F>) -> ControlFlow<()>) -> Run {
        self.run(&Cancel::new(), found)
    }

    /// Does the work of [`Search::for_each`]. Cancelling `dropped` also stops the search.
    pub(crate) fn run(
        &self,
        dropped: &Cancel,
        mut take: impl FnMut(Solution<F>) -> ControlFlow<()>,
    ) -> Run {
        let (method, args) = self.request.choice.method(self.puzzle.any.as_ref());
        let is_shortest = method.promise.is_shortest(args);
        let (mut found, mut is_sound) = (0, true);
        let (ending, stats) = self.limits.run(dropped, |control| {
            self.puzzle.any.solve(method, args, control, &mut |position| {
                let solution = Solution::new(&self.puzzle, position, is_shortest && found == 0);
                let Some(solution) = solution else {
                    is_sound = false;
                    return ControlFlow::Break(());
                };
                found += 1;
                take(solution)
            })
        });
        let end = if is_sound { End::from(ending) } else { End::Stopped(Stop::Fault) };
        Run { end, found, stats }
    }

    /// Returns the first solution and the counters of the search.
    fn first(&self) -> (Result<Solution<F>, NoSolution>, Stats) {
        let mut first = None;
        let Run { end, stats, .. } = self.for_each(|solution| {
            first = Some(solution);
            ControlFlow::Break(())
        });
        let lang = self.puzzle.lang;
        let result = first.ok_or_else(|| match end {
            End::Complete => NoSolution::Unsolvable(Unsolvable::new(lang)),
            End::Enough => NoSolution::Stopped(Stopped::search(lang, Stop::Fault, 0, stats)),
            End::Stopped(stop) => NoSolution::Stopped(Stopped::search(lang, stop, 0, stats)),
        });
        (result, stats)
    }
}

impl<F: Family> IntoIterator for Search<F> {
    type Item = Solution<F>;
    type IntoIter = Solutions<F>;

    fn into_iter(self) -> Solutions<F> {
        Solutions::new(self, u64::MAX)
    }
}

impl<F: Family> IntoIterator for &Search<F> {
    type Item = Solution<F>;
    type IntoIter = Solutions<F>;

    fn into_iter(self) -> Solutions<F> {
        self.iter()
    }
}

impl<F: Family> fmt::Debug for Search<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show_request(f, "Search", &self.puzzle, &self.request, &self.limits)
    }
}

impl<F: Family> fmt::Debug for Counting<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        show_request(f, "Counting", &self.puzzle, &self.request, &self.limits)
    }
}

fn show_request<F: Family>(
    f: &mut fmt::Formatter<'_>,
    name: &str,
    puzzle: &Puzzle<F>,
    request: &Request,
    limits: &Limits,
) -> fmt::Result {
    f.debug_struct(name)
        .field("puzzle", puzzle)
        .field("method", &request.method)
        .field("settings", &request.settings)
        .field("limits", limits)
        .finish()
}

/// How a search ended.
///
/// The enum is exhaustive, so a `match` needs no wildcard arm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// All solutions were found.
    Complete,
    /// The caller ended the search or its maximum was reached; there may be more solutions.
    Enough,
    /// The search was stopped for this reason; there may be more solutions.
    Stopped(Stop),
}

impl From<Ending> for End {
    fn from(ending: Ending) -> Self {
        match ending {
            Ending::Exhausted => Self::Complete,
            Ending::Enough => Self::Enough,
            Ending::Stopped(stop) => Self::Stopped(stop),
        }
    }
}

/// Prints `complete`, `enough` or `stopped: ` followed by the name of the reason.
impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Complete => f.write_str("complete"),
            Self::Enough => f.write_str("enough"),
            Self::Stopped(stop) => write!(f, "stopped: {}", stop.name()),
        }
    }
}

/// A summary of a finished search.
#[derive(Clone, Copy, Debug, PartialEq)]
#[non_exhaustive]
pub struct Run {
    /// How the search ended.
    pub end: End,
    /// The number of solutions found.
    pub found: u64,
    /// The counters of the search.
    pub stats: Stats,
}

impl Run {
    /// Returns the summary of a search that a bug in Teka ended.
    pub(crate) fn fault() -> Self {
        Self { end: End::Stopped(Stop::Fault), found: 0, stats: Stats::default() }
    }
}

/// A verified solution. `Display` prints the solved board, or every move that leads to it.
#[derive(Clone)]
pub struct Solution<F: Family = Any> {
    position: Arc<dyn AnyPosition>,
    pub(crate) answer: F::Answer,
    lang: Lang,
    is_shortest: bool,
}

impl<F: Family> Solution<F> {
    /// Creates a solution. Returns `None` if the position and the puzzle belong to different
    /// families.
    fn new(puzzle: &Puzzle<F>, position: Box<dyn AnyPosition>, is_shortest: bool) -> Option<Self> {
        let answer = F::answer(&puzzle.givens, position.as_ref())?;
        Some(Self { position: Arc::from(position), answer, lang: puzzle.lang, is_shortest })
    }

    /// Returns the moves from the initial position to the solution, in the notation that
    /// [`Game::play`](crate::Game::play) accepts.
    pub fn moves(&self) -> Vec<String> {
        self.position.moves()
    }

    /// Returns true if no solution has fewer moves.
    pub fn is_shortest(&self) -> bool {
        self.is_shortest
    }

    /// Returns the solution as named values.
    ///
    /// ```
    /// let solution = teka::read("ABCC\nABBC\nADDC\nADDD")?.solve().solution()?;
    /// assert_eq!(solution.data()[0].0, "columns");
    /// # Ok::<(), teka::Error>(())
    /// ```
    pub fn data(&self) -> Vec<(&'static str, Value)> {
        self.position.answer()
    }

    /// Draws the solved board.
    pub fn draw(&self) -> Drawing {
        Drawing::new(self.position.scene())
    }

    /// Returns the drawings from the initial position to the solution, one per move.
    pub fn film(&self) -> Film {
        Film::new(self.position.film())
    }

    /// Converts the solution to one of any family.
    pub fn into_any(self) -> Solution {
        let Self { position, lang, is_shortest, .. } = self;
        Solution { position, answer: (), lang, is_shortest }
    }
}

impl<F: Family> fmt::Display for Solution<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let draw = |scene: &_| teka_render::text(scene, false);
        f.write_str(&words(self.lang).report(&self.position.report(), draw))
    }
}

impl<F: Family> fmt::Debug for Solution<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solution").field("moves", &self.moves()).finish()
    }
}

impl<F: Family> Counting<F> {
    pub(crate) fn new(puzzle: &Puzzle<F>) -> Self {
        let request = Request::new(puzzle, Aim::Count);
        Self { puzzle: puzzle.clone(), request, limits: Limits::new() }
    }

    request_methods!();
    limit_methods!();

    /// Counts the solutions. A result of `u128::MAX` means that number or more.
    ///
    /// Returns an error if the count is stopped. Use [`Counting::run`] to get the partial count
    /// instead.
    pub fn number(&self) -> Result<u128, Stopped> {
        let Count { number, end, stats, .. } = self.run();
        match end {
            End::Complete | End::Enough => Ok(number),
            End::Stopped(stop) => {
                let found = u64::try_from(number).unwrap_or(u64::MAX);
                Err(Stopped::search(self.puzzle.lang, stop, found, stats))
            }
        }
    }

    /// Counts the solutions as far as the limits allow.
    pub fn run(&self) -> Count {
        let puzzle = self.puzzle.any.as_ref();
        let (method, args) = self.request.choice.method(puzzle);
        let name = puzzle.family().derived_names().first();
        let ((number, end, derived), stats) = self.limits.run(&Cancel::new(), |control| {
            let (number, end) = self.sum(method, args, control);
            // The other numbers can be derived only from a complete count.
            let derived = (end == End::Complete).then(|| puzzle.derived(control).ok()).flatten();
            let plain = || name.map(|name| Derived::plain(name)).into_iter().collect();
            (number, end, derived.unwrap_or_else(plain))
        });
        let named = derived.iter().map(|derived| (derived.name, derived.of(number))).collect();
        Count { number, end, named, stats }
    }

    /// Adds up the parts into which symmetry divides the puzzle. Counts the whole puzzle instead if
    /// a node limit has to mean the same on every machine.
    fn sum(&self, method: AnyMethod, args: &Args, control: &mut Control) -> (u128, End) {
        if self.limits.counts_nodes() || method.counts_whole {
            return number_of(&self.puzzle.any, method, args, control);
        }
        let mut sum = 0u128;
        for part in self.puzzle.any.split(1) {
            let puzzle = Arc::from(part.puzzle);
            let (number, end) =
                control.briefly(|control| number_of(&puzzle, method, args, control));
            sum = sum.saturating_add(number.saturating_mul(part.weight));
            if end != End::Complete {
                return (sum, end);
            }
        }
        (sum, End::Complete)
    }
}

/// Counts the solutions of one puzzle, by listing them if the method cannot count.
fn number_of(
    puzzle: &Arc<dyn teka_core::any::AnyPuzzle>,
    method: AnyMethod,
    args: &Args,
    control: &mut Control,
) -> (u128, End) {
    match puzzle.count(method, args, control) {
        Some(Ok(number)) => (number, End::Complete),
        Some(Err(stop)) => (0, End::Stopped(stop)),
        None => {
            let mut number = 0;
            let ending = puzzle.solve(method, args, control, &mut |_| {
                number += 1;
                ControlFlow::Continue(())
            });
            (number, ending.into())
        }
    }
}

/// The result of a count.
#[derive(Clone, Debug, PartialEq)]
pub struct Count {
    number: u128,
    end: End,
    named: Vec<(&'static str, Option<u128>)>,
    stats: Stats,
}

impl Count {
    /// Returns the number of solutions found. There may be more unless the count is complete.
    pub fn number(&self) -> u128 {
        self.number
    }

    /// Returns how the count ended.
    pub fn end(&self) -> End {
        self.end
    }

    /// Returns true if the number is exact.
    pub fn is_complete(&self) -> bool {
        self.end == End::Complete && self.number < u128::MAX
    }

    /// Returns the numbers that the family names, such as `unlabelled` and `up-to-symmetry`.
    ///
    /// A stopped count has only the first. `None` means that the number exceeds `u128::MAX`.
    pub fn named(&self) -> &[(&'static str, Option<u128>)] {
        &self.named
    }

    /// Returns the counters of the count.
    pub fn stats(&self) -> Stats {
        self.stats
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.number.fmt(f)
    }
}

/// A comparison of methods on one puzzle.
///
/// Each method searches for one solution, with the limits applied to it separately.
#[derive(Clone, Debug)]
#[must_use = "a comparison does nothing until it is run"]
pub struct Compare<F: Family = Any> {
    puzzle: Puzzle<F>,
    searches: Vec<Search<F>>,
    limits: Limits,
}

/// The result of one method in a [`Compare`].
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Compared<F: Family = Any> {
    /// The name of the method.
    pub method: &'static str,
    /// The solution, or the reason why there is none.
    pub result: Result<Solution<F>, NoSolution>,
    /// The counters of the method. Of these, `nodes` is comparable between methods.
    pub stats: Stats,
}

impl<F: Family> Compare<F> {
    pub(crate) fn new(puzzle: &Puzzle<F>) -> Self {
        Self { puzzle: puzzle.clone(), searches: Vec::new(), limits: Limits::new() }
    }

    limit_methods!();

    /// Adds a method with its default parameters.
    ///
    /// Returns an error that lists the methods if the name is unknown.
    pub fn method(self, name: &str) -> Result<Self, Refused> {
        let search = self.puzzle.method(name)?;
        Ok(self.search(search))
    }

    /// Adds a search with its method and parameters. The limits of the comparison replace its own.
    pub fn search(mut self, search: Search<F>) -> Self {
        self.searches.push(search);
        self
    }

    /// Runs the added methods in order, or all methods that can find solutions if none was added.
    pub fn run(&self) -> Vec<Compared<F>> {
        let run = |search: &Search<F>| {
            let (result, stats) = search.clone().limits(&self.limits).first();
            Compared { method: search.method_name(), result, stats }
        };
        if self.searches.is_empty() {
            let names = self.puzzle.family().methods().into_iter();
            let all = names.filter_map(|name| self.puzzle.method(name).ok());
            return all.map(|search| run(&search)).collect();
        }
        self.searches.iter().map(run).collect()
    }
}
