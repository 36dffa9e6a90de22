//! Every endpoint: its name, its description, its schemas and its work. Routes and documents
//! are made from this one list.

use std::sync::{Arc, LazyLock};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::Serialize;
use serde_json::{Map, Value as Json};
use teka_core::control::Stop;

use crate::context::Context;
use crate::error::ApiError;
use crate::request::{NoFields, Request, WithLanguage, read};
use crate::schema::schemas;
use crate::{game, help, info, search};

/// One thing that clients can ask for.
pub struct Endpoint {
    /// Its name, the last part of its path.
    pub name: &'static str,
    /// What it does, in one sentence.
    pub about: &'static str,
    /// Describes the request; none if it has no fields.
    pub request: Option<fn(&mut SchemaGenerator) -> Schema>,
    /// Describes the reply, or each event; none for a file.
    pub reply: Option<fn(&mut SchemaGenerator) -> Schema>,
    /// What it does.
    pub work: Work,
}

/// How an endpoint replies.
pub enum Work {
    /// At once.
    Small(Handler<Reply>),
    /// After a search.
    Search(Handler<Reply>),
    /// With events while a search runs. Errors in the request are found before it begins.
    Stream(Handler<Box<dyn Job>>),
}

/// Does the work of an endpoint from the fields of a request and their schema.
pub type Handler<T> =
    Box<dyn Fn(&Context, Map<String, Json>, &Json) -> Result<T, ApiError> + Send + Sync>;

/// A reply.
pub enum Reply {
    /// As JSON.
    Json(Json),
    /// As a file.
    File(File),
}

/// A file.
pub struct File {
    /// Its media type.
    pub media_type: &'static str,
    /// Its name.
    pub name: String,
    /// Its content.
    pub bytes: Vec<u8>,
}

/// A search that reports events.
pub trait Job: Send + Sync {
    /// Returns how many threads may call [`Job::work`] at the same time.
    fn threads(&self) -> usize {
        1
    }
    /// Does the work, or on several threads a part of it.
    fn work(&self, sink: &Arc<dyn Sink>);
    /// Reports the end after every call of [`Job::work`] has returned.
    fn finish(&self, _sink: &Arc<dyn Sink>) {}
}

/// An event of a search.
#[derive(Clone, Debug)]
pub struct Event {
    /// Its name.
    pub name: String,
    /// Its data.
    pub data: Json,
}

impl Event {
    /// Returns an event of an enum with `event` and `data`.
    pub(crate) fn new(event: &impl Serialize) -> Self {
        let mut event = serde_json::to_value(event).unwrap_or_default();
        let name = event["event"].as_str().unwrap_or_default().to_owned();
        Self { name, data: event["data"].take() }
    }
}

/// Receives the events of a search.
pub trait Sink: Send + Sync {
    /// Takes an event that is soon out of date; it may be dropped.
    fn offer(&self, event: Event);
    /// Takes an event that must not be dropped. Returns an error if the client has left.
    fn deliver(&self, event: Event) -> Result<(), Stop>;
}

/// Returns every endpoint.
pub fn endpoints() -> &'static [Endpoint] {
    static ENDPOINTS: LazyLock<Vec<Endpoint>> = LazyLock::new(list);
    &ENDPOINTS
}

/// Returns the endpoint with this name.
pub fn endpoint(name: &str) -> Option<&'static Endpoint> {
    endpoints().iter().find(|endpoint| endpoint.name == name)
}

impl Endpoint {
    /// Returns the schema that requests must fit.
    pub fn request_schema(&self) -> &'static Json {
        schemas().request(self.name)
    }
}

fn list() -> Vec<Endpoint> {
    vec![
        get(
            "families",
            "Returns the families of puzzles: methods, parameters, formats, grades, samples.",
            info::families,
        ),
        get("words", "Returns the texts of the page in a language.", info::words),
        get("limits", "Returns the limits, and how busy the server is.", info::limits),
        small("open", "Opens a puzzle in any format, or a saved game.", game::open),
        small(
            "play",
            "Does something in a game: an input, a move, undo, redo, reset, go.",
            game::play,
        ),
        after_search(
            "generate",
            "Generates a puzzle; the same seed gives the same puzzle.",
            game::generate,
        ),
        file("draw", "Draws the position, or with gif the whole game, as a file.", game::draw),
        small("convert", "Writes the puzzle in another format of its family.", game::convert),
        after_search("rewind", "Undoes moves until the position can be solved.", game::rewind),
        after_search(
            "shortest",
            "Returns the figures of a shortest path from the start of the puzzle.",
            help::shortest,
        ),
        after_search(
            "hint",
            "Returns the next thing to do: where to look, the rule and the reason, the moves.",
            help::hint,
        ),
        small(
            "check",
            "Checks a position or an answer: whether it is right, and which rules it breaks.",
            help::check,
        ),
        after_search(
            "explain",
            "Returns every step from the start of the puzzle as far as the rules lead.",
            help::explain,
        ),
        stream::<_, search::SolveEvent>(
            "solve",
            "Solves a puzzle; reports each solution as soon as it is found.",
            search::solve,
        ),
        small(
            "control",
            "Changes the speed of a running search, pauses it, steps it or stops it.",
            search::control,
        ),
        stream::<_, search::CountEvent>("count", "Counts solutions.", search::count),
        stream::<_, search::CompareEvent>(
            "compare",
            "Compares methods on one puzzle; reports each run as soon as it has ended.",
            search::compare,
        ),
    ]
}

type Function<T, R> = fn(&Context, T) -> Result<R, ApiError>;

fn reply<T: Request + 'static, R: Serialize + 'static>(work: Function<T, R>) -> Handler<Reply> {
    Box::new(move |context, fields, schema| {
        let reply = work(context, read(fields, schema)?)?;
        Ok(Reply::Json(serde_json::to_value(reply).unwrap_or_default()))
    })
}

fn get<R: Serialize + JsonSchema + 'static>(
    name: &'static str,
    about: &'static str,
    work: Function<NoFields, R>,
) -> Endpoint {
    let work = Work::Small(reply(work));
    Endpoint { name, about, request: None, reply: Some(SchemaGenerator::subschema_for::<R>), work }
}

fn post<T: Request + 'static, R: JsonSchema>(
    name: &'static str,
    about: &'static str,
    work: Work,
) -> Endpoint {
    let request = Some(SchemaGenerator::subschema_for::<WithLanguage<T>> as fn(&mut _) -> _);
    Endpoint { name, about, request, reply: Some(SchemaGenerator::subschema_for::<R>), work }
}

fn small<T: Request + 'static, R: Serialize + JsonSchema + 'static>(
    name: &'static str,
    about: &'static str,
    work: Function<T, R>,
) -> Endpoint {
    post::<T, R>(name, about, Work::Small(reply(work)))
}

fn after_search<T: Request + 'static, R: Serialize + JsonSchema + 'static>(
    name: &'static str,
    about: &'static str,
    work: Function<T, R>,
) -> Endpoint {
    post::<T, R>(name, about, Work::Search(reply(work)))
}

fn file<T: Request + 'static>(
    name: &'static str,
    about: &'static str,
    work: Function<T, File>,
) -> Endpoint {
    let work: Handler<Reply> = Box::new(move |context, fields, schema| {
        work(context, read(fields, schema)?).map(Reply::File)
    });
    Endpoint { reply: None, ..post::<T, ()>(name, about, Work::Search(work)) }
}

fn stream<T: Request + 'static, E: JsonSchema>(
    name: &'static str,
    about: &'static str,
    work: Function<T, Box<dyn Job>>,
) -> Endpoint {
    let work: Handler<Box<dyn Job>> =
        Box::new(move |context, fields, schema| work(context, read(fields, schema)?));
    post::<T, E>(name, about, Work::Stream(work))
}
