//! General information: puzzle families, texts of the web page and limits.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
use teka_core::any::{AnyFamily, AnyGenerator, AnyMethod};
use teka_core::family::{AnswerIs, Entry, Level};
use teka_core::param::Kind;
use teka_core::registry::FAMILIES;
use teka_host::json::{self, Method, Parameter, Scalar};
use teka_render::Theme;
use teka_text::{Lang, Words};

use crate::context::{Context, Host};
use crate::error::ApiError;
use crate::preview::preview;
use crate::request::NoFields;

/// The puzzle families that Teka supports.
#[derive(Serialize, JsonSchema)]
pub struct FamiliesReply {
    families: Vec<Family>,
    /// The names of the themes.
    themes: Vec<&'static str>,
    /// The codes of the languages.
    languages: Vec<&'static str>,
}

/// A puzzle family.
#[derive(Serialize, JsonSchema)]
struct Family {
    /// The id of the family in requests.
    id: &'static str,
    title: String,
    /// The goal of the puzzle.
    goal: String,
    /// How to play with the keyboard and the pointer.
    how_to_play: String,
    /// How to play on a device with only a touch screen.
    how_to_play_touch: String,
    /// What a solution consists of.
    answer: AnswerKind,
    /// The formats in which puzzles of the family can be written.
    formats: Vec<Format>,
    /// The methods that solve or count.
    methods: Vec<FamilyMethod>,
    /// The parameters of the generator. Null if the family has none.
    generator: Option<Vec<LabelledParameter>>,
    /// The version of the generator, which the numbers of puzzles contain. Null if the family has
    /// no generator.
    generator_version: Option<u32>,
    /// The levels whose puzzles appear at once, easiest first.
    levels: Vec<FamilyLevel>,
    /// The grades of difficulty, easiest first.
    grades: Vec<NamedText>,
    /// The rules that explanations use.
    rules: Vec<Rule>,
    /// The named numbers that a count produces.
    counts: Vec<NamedText>,
    /// The named figures of a solution.
    figures: Vec<NamedText>,
    /// Sample puzzles.
    samples: Vec<Sample>,
    /// The first sample as a saved game, half solved, to show what the puzzles look like.
    preview: String,
}

/// What a solution consists of: a position, or a path of moves.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum AnswerKind {
    Position,
    Path,
}

/// A name and its description.
#[derive(Serialize, JsonSchema)]
struct NamedText {
    name: &'static str,
    about: String,
}

/// A puzzle format.
#[derive(Serialize, JsonSchema)]
struct Format {
    name: &'static str,
    about: String,
    /// Whether a puzzle takes a single line.
    one_line: bool,
}

/// A method and its parameters.
#[derive(Serialize, JsonSchema)]
struct FamilyMethod {
    #[serde(flatten)]
    method: Method,
    /// The name of the method for people.
    title: String,
    params: Vec<LabelledParameter>,
    /// A description of what the method guarantees.
    promise_about: String,
    /// Whether the method can only count solutions.
    counts_only: bool,
}

/// A parameter with its label for forms.
#[derive(Serialize, JsonSchema)]
struct LabelledParameter {
    #[serde(flatten)]
    parameter: Parameter,
    label: String,
    /// The labels of values: of the options of a choice, and of special numbers such as 0. Values
    /// without a label are shown as they are.
    labels: BTreeMap<String, String>,
}

/// A level of difficulty.
#[derive(Serialize, JsonSchema)]
struct FamilyLevel {
    /// The name of the level in requests.
    name: &'static str,
    label: String,
    /// The parameters of the generator that the level stands for.
    #[schemars(with = "BTreeMap<String, Scalar>")]
    parameters: serde_json::Map<String, Json>,
    /// Whether there is a puzzle of the day.
    daily: bool,
}

/// A rule that explanations use.
#[derive(Serialize, JsonSchema)]
struct Rule {
    name: &'static str,
    about: String,
    grade: &'static str,
}

/// A sample puzzle.
#[derive(Serialize, JsonSchema)]
struct Sample {
    name: Option<String>,
    text: String,
}

/// The texts of the web page.
#[derive(Serialize, JsonSchema)]
pub struct WordsReply {
    /// The code of the language.
    lang: &'static str,
    /// The texts by message id.
    #[schemars(with = "BTreeMap<String, String>")]
    words: serde_json::Map<String, Json>,
}

/// The limits and the current load of the server.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LimitsReply {
    /// The limits.
    pub limits: LimitValues,
    /// The number of searches that are running.
    pub running: usize,
    /// The number of searches that are waiting to start.
    pub waiting: usize,
}

/// The limits per request, per client address and for the whole server.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LimitValues {
    /// The maximum size of a request body, in bytes.
    pub body_bytes: usize,
    /// The maximum number of rows and of columns of a board.
    pub board_side: u8,
    /// The maximum number of moves in a game.
    pub moves: usize,
    /// The maximum time of a search.
    pub search_seconds: f64,
    /// The maximum time of a watched search, which runs at reduced speed.
    pub watched_seconds: f64,
    /// The time after which a watched search ends if another search is waiting for its slot.
    pub preempt_after_seconds: f64,
    /// The maximum memory of a search's tables.
    pub memory_bytes: u64,
    /// The maximum number of nodes that a search may visit.
    pub nodes: u64,
    /// The maximum number of solutions that a search may report.
    pub solutions: u64,
    /// The maximum number of runs in a comparison.
    pub runs: usize,
    /// The maximum number of searches that run at the same time.
    pub searches: usize,
    /// The maximum number of searches that wait to start.
    pub queue: usize,
    /// The time that a search may wait before it is rejected.
    pub queue_seconds: f64,
    /// The number of requests per second allowed from one address.
    pub requests_per_second: u32,
    /// The maximum number of requests in a burst from one address.
    pub burst: u32,
    /// The maximum number of open connections.
    pub connections: usize,
    /// The maximum number of open connections from one address.
    pub connections_per_address: usize,
    /// The time within which a client has to send its request, or to receive the next part of a
    /// reply.
    pub client_timeout_seconds: f64,
}

/// Returns all puzzle families.
pub fn families(context: &Context, _: NoFields) -> Result<FamiliesReply, ApiError> {
    let host = context.api.host.as_ref();
    let families = FAMILIES.iter().map(|it| family(*it, host, context.words())).collect();
    let (themes, languages) = (Theme::ALL.map(Theme::name), Lang::ALL.map(Lang::code));
    Ok(FamiliesReply { families, themes: themes.to_vec(), languages: languages.to_vec() })
}

/// Returns the texts of the web page.
pub fn words(context: &Context, _: NoFields) -> Result<WordsReply, ApiError> {
    let words = context.words().beginning("page-").into_iter();
    let words = words.map(|(id, text)| (id.to_owned(), Json::String(text))).collect();
    Ok(WordsReply { lang: context.lang.code(), words })
}

/// Returns the limits and the current load of the server.
pub fn limits(context: &Context, _: NoFields) -> Result<LimitsReply, ApiError> {
    Ok(context.api.host.limits())
}

fn family(family: &dyn AnyFamily, host: &dyn Host, words: &Words) -> Family {
    let info = family.info();
    let text = |kind: &str| words.id(&format!("{}-{kind}", info.id));
    let named = |kind: &str, name: &str| text(&format!("{kind}-{name}"));
    let each = |kind: &str, names: &[&'static str]| {
        names.iter().map(|name| NamedText { name, about: named(kind, name) }).collect()
    };
    let formats = family.formats().into_iter().map(|format| Format {
        name: format.name,
        about: named("format", format.name),
        one_line: format.one_line,
    });
    let rules = family.rules().into_iter();
    let rules = rules.map(|(name, grade)| Rule {
        name,
        about: named("rule", name),
        grade: family.grades()[grade],
    });
    let samples = samples(family, host);
    let touch = format!("{}-hands-touch", info.id);
    Family {
        id: info.id,
        title: text("title"),
        goal: text("goal"),
        how_to_play: text("hands"),
        how_to_play_touch: text(if words.has(&touch) { "hands-touch" } else { "hands" }),
        answer: match info.answer {
            AnswerIs::Position => AnswerKind::Position,
            AnswerIs::Path => AnswerKind::Path,
        },
        formats: formats.collect(),
        methods: methods(family, words),
        generator: family.generator().map(|it| parameters(info.id, it.params(), words)),
        generator_version: family.generator().map(AnyGenerator::version),
        levels: levels(family, words),
        grades: each("grade", family.grades()),
        rules: rules.collect(),
        counts: each("count", family.derived_names()),
        figures: each("figure", info.figures),
        preview: samples.first().map_or_else(String::new, |it| preview(family, &it.text)),
        samples,
    }
}

fn levels(family: &dyn AnyFamily, words: &Words) -> Vec<FamilyLevel> {
    let Some(generator) = family.generator() else { return Vec::new() };
    let level = |level: &Level| FamilyLevel {
        name: level.difficulty.name(),
        label: words.id(&format!("level-{}", level.difficulty.name())),
        parameters: settings(generator, level),
        daily: level.is_daily,
    };
    generator.levels().iter().map(level).collect()
}

/// Returns the parameters that a level sets.
fn settings(generator: &dyn AnyGenerator, level: &Level) -> serde_json::Map<String, Json> {
    let args = level.args(generator.params());
    let mut values = args.map(|args| json::named(&args)).unwrap_or_default();
    values.retain(|name, _| level.settings.iter().any(|(set, _)| set == name));
    values
}

fn methods(family: &dyn AnyFamily, words: &Words) -> Vec<FamilyMethod> {
    let method = |method: AnyMethod| {
        let shape = Method::new(family, method, &|id| words.id(id));
        FamilyMethod {
            title: words.id(&format!("{}-method-{}-title", shape.puzzle, shape.name)),
            promise_about: words.id(&format!("promise-{}", shape.promise)),
            method: shape,
            params: parameters(family.info().id, method.params, words),
            counts_only: method.counts_only(),
        }
    };
    family.methods().into_iter().map(method).collect()
}

fn parameters(
    family: &str,
    list: &[teka_core::param::Param],
    words: &Words,
) -> Vec<LabelledParameter> {
    let labelled = |param: &teka_core::param::Param| LabelledParameter {
        parameter: Parameter::new(param, &|id| words.id(id)),
        label: words.label(family, param.name),
        labels: value_labels(family, param, words),
    };
    list.iter().map(labelled).collect()
}

/// Returns the labels of values. The id of a label consists of the family, the parameter and the
/// value.
fn value_labels(
    family: &str,
    param: &teka_core::param::Param,
    words: &Words,
) -> BTreeMap<String, String> {
    let values = match param.kind {
        Kind::Choice { options, .. } => options.iter().map(|name| (*name).to_owned()).collect(),
        Kind::Int { min, .. } => vec![min.to_string()],
        Kind::Percent { .. } => Vec::new(),
    };
    let labelled = values.into_iter().filter_map(|value| {
        let id = format!("{family}-option-{}-{value}", param.name);
        words.has(&id).then(|| (value, words.id(&id)))
    });
    labelled.collect()
}

/// The number of samples taken from a file with many puzzles.
const SAMPLES: usize = 12;

/// Returns the puzzle of the first sample file, followed by the first puzzles of the second.
fn samples(family: &dyn AnyFamily, host: &dyn Host) -> Vec<Sample> {
    let paths = family.info().samples;
    let sample = |path: &str, most: usize| {
        let text = host.sample(path).unwrap_or_default();
        let one = |entry: &Entry<'_>| Sample {
            name: entry.name.as_deref().map(str::to_owned),
            text: entry.text.to_owned(),
        };
        family.entries(&text).iter().take(most).map(one).collect::<Vec<_>>()
    };
    sample(paths.one, 1).into_iter().chain(sample(paths.many, SAMPLES)).collect()
}
