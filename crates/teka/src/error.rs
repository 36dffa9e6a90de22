//! The error types: invalid text, a refused request, an unsolvable puzzle and a stopped run.
//!
//! Each error prints a sentence in the language of the puzzle and also exposes its data.

use std::error;
use std::fmt;

use teka_core::control::{Stats, Stop};
use teka_core::diagnostic::{self, Diagnostics};
use teka_core::message;
use teka_core::message::{Arg, Message, Refusal};
use teka_text::Lang;

use crate::words;

/// Any error that this crate returns.
///
/// ```
/// use teka::Error;
///
/// fn columns(text: &str) -> Result<Vec<u8>, Error> {
///     Ok(teka::Queens::read(text)?.solve().solution()?.columns().to_vec())
/// }
///
/// assert_eq!(columns("ABCC\nABBC\nADDC\nADDD"), Ok(vec![1, 3, 0, 2]));
/// assert!(matches!(columns("AB\nA"), Err(Error::Invalid(_))));
/// assert!(matches!(columns("AB\nAB"), Err(Error::Unsolvable(_))));
/// ```
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum Error {
    /// The text is not a valid puzzle, answer or saved game.
    Invalid(Invalid),
    /// The request cannot be carried out; for example, it names an unknown method.
    Refused(Refused),
    /// The puzzle is proven to have no solution.
    Unsolvable(Unsolvable),
    /// The run ended before it had an answer.
    Stopped(Stopped),
}

/// The reason why a search returned no solution.
///
/// The enum is exhaustive, so a `match` needs no wildcard arm.
#[derive(Clone, Debug, PartialEq)]
pub enum NoSolution {
    /// The puzzle is proven to have no solution.
    Unsolvable(Unsolvable),
    /// The search ended before it had an answer. The puzzle may still have a solution.
    Stopped(Stopped),
}

/// All the mistakes in a text, each with its line, its column and a remedy.
///
/// ```
/// let error = teka::read("AAB\nAB\nCCB\n").unwrap_err();
/// let teka::Error::Invalid(invalid) = &error else { panic!("{error}") };
/// let first = &invalid.diagnostics()[0];
/// assert_eq!((first.code, first.line, first.column), ("row-length", Some(2), Some(3)));
/// assert!(error.to_string().starts_with("line 2, column 3: "));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Invalid(Vec<Diagnostic>);

/// A mistake or an inconsistency in a text.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Diagnostic {
    /// A stable identifier, such as `row-length`.
    pub code: &'static str,
    /// The line, counted from 1, or `None` if the mistake has no single position.
    pub line: Option<u32>,
    /// The column in characters, counted from 1.
    pub column: Option<u32>,
    /// The number of characters that the mistake spans.
    pub length: Option<u32>,
    /// A description of the mistake.
    pub message: String,
    /// A short label to show at the position itself.
    pub label: Option<String>,
    /// A suggestion for how to fix the mistake.
    pub help: Option<String>,
    /// What lenient reading would do instead, if it accepts the text.
    pub lenient: Option<String>,
    shown: String,
}

/// A request that cannot be carried out.
///
/// It names an unknown method, parameter, value, format, grade, language or family, or makes a move
/// that the rules of the game do not allow.
///
/// ```
/// let puzzle = teka::read("ABCC\nABBC\nADDC\nADDD")?;
/// let error = puzzle.method("no-such-method").unwrap_err();
/// assert!(error.valid().contains(&"exact-cover".to_owned()));
/// assert!(error.to_string().contains("exact-cover"));
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    sentence: String,
    valid: Vec<String>,
}

/// A proven absence of solutions.
///
/// [`Puzzle::why_unsolvable`](crate::Puzzle::why_unsolvable) looks for a reason that a person can
/// follow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unsolvable {
    sentence: String,
}

/// A run that ended before it had an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct Stopped {
    stop: Stop,
    found: u64,
    /// Boxed to keep `Result`s small.
    stats: Box<Stats>,
    sentence: String,
}

impl Error {
    /// Returns all the mistakes in the text, or an empty slice for any other error.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        if let Self::Invalid(invalid) = self { invalid.diagnostics() } else { &[] }
    }

    /// Returns the valid names if a name was unknown, or an empty slice for any other error.
    pub fn valid(&self) -> &[String] {
        if let Self::Refused(refused) = self { refused.valid() } else { &[] }
    }
}

impl Invalid {
    pub(crate) fn new(lang: Lang, list: &Diagnostics) -> Self {
        Self(diagnostics(lang, list))
    }

    /// Returns the diagnostics in the order of the text. There is at least one.
    pub fn diagnostics(&self) -> &[Diagnostic] {
        &self.0
    }
}

impl Refused {
    pub(crate) fn new(lang: Lang, Refusal(message): &Refusal) -> Self {
        Self { sentence: words(lang).say(message), valid: listed(message) }
    }

    /// Returns the valid names if a name was unknown, or an empty slice otherwise.
    pub fn valid(&self) -> &[String] {
        &self.valid
    }
}

impl Unsolvable {
    pub(crate) fn new(lang: Lang) -> Self {
        Self { sentence: words(lang).id("library-unsolvable") }
    }
}

impl Stopped {
    /// Creates the error for a stopped search.
    pub(crate) fn search(lang: Lang, stop: Stop, found: u64, stats: Stats) -> Self {
        let reason = reason(lang, stop);
        let sentence = words(lang).say(&message!("search-stopped", reason = reason, found = found));
        Self { stop, found, stats: Box::new(stats), sentence }
    }

    /// Creates the error for a stopped generator.
    pub(crate) fn generator(lang: Lang, stop: Stop, stats: Stats) -> Self {
        let sentence = words(lang).say(&match stop {
            Stop::GaveUp => message!("generate-gave-up"),
            _ => message!("generate-stopped", reason = reason(lang, stop)),
        });
        Self { stop, found: 0, stats: Box::new(stats), sentence }
    }

    /// Returns the reason for the stop.
    pub fn reason(&self) -> Stop {
        self.stop
    }

    /// Returns the number of solutions found before the stop.
    pub fn found(&self) -> u64 {
        self.found
    }

    /// Returns the counters of the run.
    pub fn stats(&self) -> Stats {
        *self.stats
    }
}

/// Translates diagnostics into a language.
pub(crate) fn diagnostics(lang: Lang, list: &Diagnostics) -> Vec<Diagnostic> {
    let is_remedy = list.yield_to_leniency();
    list.0.iter().map(|item| Diagnostic::new(lang, item, is_remedy)).collect()
}

/// Returns the sentence for a stop, worded to follow another sentence.
pub(crate) fn reason(lang: Lang, stop: Stop) -> String {
    words(lang).id(&format!("stop-{}", stop.name()))
}

impl Diagnostic {
    fn new(lang: Lang, item: &diagnostic::Diagnostic, is_lenient_remedy: bool) -> Self {
        let words = words(lang);
        let say = |message: &Message| words.say(message);
        let lenient = item.lenient.as_ref().filter(|_| is_lenient_remedy);
        let lenient = lenient.map(|what| say(&message!("library-lenient", what = what.clone())));
        let [label, help] = [&item.label, &item.help].map(|part| part.as_ref().map(say));
        let message = say(&item.message);
        let mut shown = item.span.map_or_else(
            || message.clone(),
            |span| {
                let (line, column) = (span.line, span.column);
                say(&message!("library-at", line = line, column = column, what = message.as_str()))
            },
        );
        shown += &label.as_ref().map(|label| format!(" ({label})")).unwrap_or_default();
        for remedy in help.iter().chain(&lenient) {
            shown += &format!("\n  {}: {remedy}", words.id("help"));
        }
        Self {
            code: item.code,
            line: item.span.map(|span| span.line),
            column: item.span.map(|span| span.column),
            length: item.span.map(|span| span.length),
            message,
            label,
            help,
            lenient,
            shown,
        }
    }
}

/// Extracts the valid names that a message lists.
fn listed(message: &Message) -> Vec<String> {
    let of = |(name, arg): &(&str, Arg)| match arg {
        Arg::Text(text) if matches!(*name, "known" | "options") => Some(text.clone()),
        _ => None,
    };
    let list = message.args.iter().find_map(of).unwrap_or_default();
    list.split(", ").filter(|name| !name.is_empty()).map(str::to_owned).collect()
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(error) => error.fmt(f),
            Self::Refused(error) => error.fmt(f),
            Self::Unsolvable(error) => error.fmt(f),
            Self::Stopped(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for NoSolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unsolvable(error) => error.fmt(f),
            Self::Stopped(error) => error.fmt(f),
        }
    }
}

/// Prints one paragraph per mistake.
impl fmt::Display for Invalid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, diagnostic) in self.0.iter().enumerate() {
            write!(f, "{}{diagnostic}", if number > 0 { "\n" } else { "" })?;
        }
        Ok(())
    }
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.shown)
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl fmt::Display for Unsolvable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}

impl error::Error for Error {}
impl error::Error for NoSolution {}
impl error::Error for Invalid {}
impl error::Error for Diagnostic {}
impl error::Error for Refused {}
impl error::Error for Unsolvable {}
impl error::Error for Stopped {}

impl From<Invalid> for Error {
    fn from(error: Invalid) -> Self {
        Self::Invalid(error)
    }
}

impl From<Refused> for Error {
    fn from(error: Refused) -> Self {
        Self::Refused(error)
    }
}

impl From<Stopped> for Error {
    fn from(error: Stopped) -> Self {
        Self::Stopped(error)
    }
}

impl From<NoSolution> for Error {
    fn from(error: NoSolution) -> Self {
        match error {
            NoSolution::Unsolvable(error) => Self::Unsolvable(error),
            NoSolution::Stopped(error) => Self::Stopped(error),
        }
    }
}
