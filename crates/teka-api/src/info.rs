//! What there is: families, texts of the page, limits.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::Serialize;
use serde_json::Value as Json;
use teka_core::any::{AnyFamily, AnyMethod};
use teka_core::family::{AnswerIs, Entry};
use teka_core::registry::FAMILIES;
use teka_host::json::{Method, Parameter};
use teka_render::Theme;
use teka_text::{Lang, Words};

use crate::context::{Context, Host};
use crate::error::ApiError;
use crate::request::NoFields;

/// The families of puzzles.
#[derive(Serialize, JsonSchema)]
pub struct FamiliesReply {
    families: Vec<Family>,
    /// The names of the themes.
    themes: Vec<&'static str>,
    /// The codes of the languages.
    languages: Vec<&'static str>,
}

/// A family of puzzles.
#[derive(Serialize, JsonSchema)]
struct Family {
    /// The name that programs know it by.
    id: &'static str,
    title: String,
    /// What a player must reach.
    goal: String,
    /// How to play it with keyboard and pointer.
    how_to_play: String,
    /// What a solution is.
    answer: AnswerKind,
    /// The formats its puzzles are written in.
    formats: Vec<Format>,
    /// The algorithms that solve or count.
    methods: Vec<FamilyMethod>,
    /// The parameters of its generator; null if it has none.
    generator: Option<Vec<LabelledParameter>>,
    /// The grades of difficulty, easiest first.
    grades: Vec<NamedText>,
    /// The rules of explanations.
    rules: Vec<Rule>,
    /// The named numbers that follow from a count.
    counts: Vec<NamedText>,
    /// The named numbers of a solution.
    figures: Vec<NamedText>,
    /// Puzzles to start with.
    samples: Vec<Sample>,
}

/// What a solution is: a position, or a path of moves to one.
#[derive(Clone, Copy, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
enum AnswerKind {
    Position,
    Path,
}

/// A name with what it means.
#[derive(Serialize, JsonSchema)]
struct NamedText {
    name: &'static str,
    about: String,
}

/// A format of puzzles.
#[derive(Serialize, JsonSchema)]
struct Format {
    name: &'static str,
    about: String,
    /// Whether a puzzle takes one line.
    one_line: bool,
}

/// An algorithm with its parameters.
#[derive(Serialize, JsonSchema)]
struct FamilyMethod {
    #[serde(flatten)]
    method: Method,
    params: Vec<LabelledParameter>,
    /// What it guarantees, in words.
    promise_about: String,
    /// Whether it can only count.
    counts_only: bool,
}

/// A parameter with its label in forms.
#[derive(Serialize, JsonSchema)]
struct LabelledParameter {
    #[serde(flatten)]
    parameter: Parameter,
    label: String,
}

/// A rule of explanations.
#[derive(Serialize, JsonSchema)]
struct Rule {
    name: &'static str,
    about: String,
    grade: &'static str,
}

/// A puzzle to start with.
#[derive(Serialize, JsonSchema)]
struct Sample {
    name: Option<String>,
    text: String,
}

/// The texts of the page.
#[derive(Serialize, JsonSchema)]
pub struct WordsReply {
    /// The language.
    lang: &'static str,
    /// Texts by message id.
    #[schemars(with = "BTreeMap<String, String>")]
    words: serde_json::Map<String, Json>,
}

/// The limits, and how busy the server is.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LimitsReply {
    /// The limits.
    pub limits: LimitValues,
    /// Searches that run now.
    pub running: usize,
    /// Searches that wait now.
    pub waiting: usize,
}

/// The limits of a request, an address and the whole server.
#[derive(Clone, Copy, Debug, Serialize, JsonSchema)]
pub struct LimitValues {
    /// The largest request.
    pub body_bytes: usize,
    /// The most rows, and the most columns, of a board.
    pub board_side: u8,
    /// The most moves of a game.
    pub moves: usize,
    /// The time a search may take.
    pub search_seconds: f64,
    /// The time a search may take that is slowed down to be watched.
    pub watched_seconds: f64,
    /// The time after which a watched search ends if another one waits for its place.
    pub preempt_after_seconds: f64,
    /// The memory the tables of a search may take.
    pub memory_bytes: u64,
    /// The nodes a search may visit.
    pub nodes: u64,
    /// The most solutions of one search.
    pub solutions: u64,
    /// The most runs of one comparison.
    pub runs: usize,
    /// Searches at once.
    pub searches: usize,
    /// Searches that wait for one of them to end.
    pub queue: usize,
    /// The time a search waits before it is refused.
    pub queue_seconds: f64,
    /// Requests per second from one address.
    pub requests_per_second: u32,
    /// The most requests at a time from one address.
    pub burst: u32,
    /// Connections at once.
    pub connections: usize,
    /// Connections at once from one address.
    pub connections_per_address: usize,
    /// The time a client may take to send a request, or to receive part of a reply.
    pub client_timeout_seconds: f64,
}

/// Returns every family.
pub fn families(context: &Context, _: NoFields) -> Result<FamiliesReply, ApiError> {
    let host = context.api.host.as_ref();
    let families = FAMILIES.iter().map(|it| family(*it, host, context.words())).collect();
    let (themes, languages) = (Theme::ALL.map(Theme::name), Lang::ALL.map(Lang::code));
    Ok(FamiliesReply { families, themes: themes.to_vec(), languages: languages.to_vec() })
}

/// Returns the texts of the page.
pub fn words(context: &Context, _: NoFields) -> Result<WordsReply, ApiError> {
    let words = context.words().beginning("page-").into_iter();
    let words = words.map(|(id, text)| (id.to_owned(), Json::String(text))).collect();
    Ok(WordsReply { lang: context.lang.code(), words })
}

/// Returns the limits, and how busy the server is.
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
    Family {
        id: info.id,
        title: text("title"),
        goal: text("goal"),
        how_to_play: text("hands"),
        answer: match info.answer {
            AnswerIs::Position => AnswerKind::Position,
            AnswerIs::Path => AnswerKind::Path,
        },
        formats: formats.collect(),
        methods: methods(family, words),
        generator: family.generator().map(|it| parameters(info.id, it.params(), words)),
        grades: each("grade", family.grades()),
        rules: rules.collect(),
        counts: each("count", family.derived_names()),
        figures: each("figure", info.figures),
        samples: samples(family, host),
    }
}

fn methods(family: &dyn AnyFamily, words: &Words) -> Vec<FamilyMethod> {
    let method = |method: AnyMethod| {
        let shape = Method::new(family, method, &|id| words.id(id));
        FamilyMethod {
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
    };
    list.iter().map(labelled).collect()
}

/// How many puzzles of a file with many are samples.
const SAMPLES: usize = 12;

/// Returns the one sample, then some of the many.
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
