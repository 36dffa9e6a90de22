//! The list of endpoints: names, descriptions, schemas and handlers.
//!
//! Routes and documents are generated from this list.

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

/// An endpoint of the API.
pub struct Endpoint {
    /// The name, which is the last segment of the path.
    pub name: &'static str,
    /// A one-sentence description.
    pub about: &'static str,
    /// Generates the schema of the request, or `None` if the request has no fields.
    pub request: Option<fn(&mut SchemaGenerator) -> Schema>,
    /// Generates the schema of the reply or of each event, or `None` if the reply is a file.
    pub reply: Option<fn(&mut SchemaGenerator) -> Schema>,
    /// The handler.
    pub work: Work,
}

/// How an endpoint replies.
pub enum Work {
    /// Immediately.
    Small(Handler<Reply>),
    /// After a search.
    Search(Handler<Reply>),
    /// With events while a search runs. The request is validated before the search starts.
    Stream(Handler<Box<dyn Job>>),
}

/// Handles a request, given its fields and their schema.
pub type Handler<T> =
    Box<dyn Fn(&Context, Map<String, Json>, &Json) -> Result<T, ApiError> + Send + Sync>;

/// A reply.
pub enum Reply {
    /// A JSON value.
    Json(Json),
    /// A file.
    File(File),
}

/// A file to download.
pub struct File {
    /// The media type.
    pub media_type: &'static str,
    /// The file name.
    pub name: String,
    /// The content.
    pub bytes: Vec<u8>,
}

/// A search that reports events.
pub trait Job: Send + Sync {
    /// Returns the number of threads that may call [`Job::work`] at the same time.
    fn threads(&self) -> usize {
        1
    }
    /// Does the work, or a part of it if several threads call this method.
    fn work(&self, sink: &Arc<dyn Sink>);
    /// Reports the end, after every call of [`Job::work`] has returned.
    fn finish(&self, _sink: &Arc<dyn Sink>) {}
}

/// An event of a search.
#[derive(Clone, Debug)]
pub struct Event {
    /// The name of the event.
    pub name: String,
    /// The data of the event.
    pub data: Json,
}

impl Event {
    /// Converts a value of an enum that serializes to `event` and `data`.
    pub(crate) fn new(event: &impl Serialize) -> Self {
        let mut event = serde_json::to_value(event).unwrap_or_default();
        let name = event["event"].as_str().unwrap_or_default().to_owned();
        Self { name, data: event["data"].take() }
    }
}

/// A receiver of events.
pub trait Sink: Send + Sync {
    /// Accepts an event that quickly becomes outdated. The sink may drop it.
    fn offer(&self, event: Event);
    /// Accepts an event that must not be dropped. Returns an error if the client has disconnected.
    fn deliver(&self, event: Event) -> Result<(), Stop>;
}

/// Returns all endpoints.
pub fn endpoints() -> &'static [Endpoint] {
    static ENDPOINTS: LazyLock<Vec<Endpoint>> = LazyLock::new(list);
    &ENDPOINTS
}

/// Returns the endpoint with this name, or `None` if there is none.
pub fn endpoint(name: &str) -> Option<&'static Endpoint> {
    endpoints().iter().find(|endpoint| endpoint.name == name)
}

impl Endpoint {
    /// Returns the schema that requests must satisfy.
    pub fn request_schema(&self) -> &'static Json {
        schemas().request(self.name)
    }
}

fn list() -> Vec<Endpoint> {
    vec![
        get(
            "families",
            "Returns the puzzle families: methods, parameters, formats, grades and samples.",
            info::families,
        ),
        get("words", "Returns the texts of the web page.", info::words),
        get("limits", "Returns the limits and the current load of the server.", info::limits),
        small("open", "Opens a puzzle in any format, or a saved game.", game::open),
        small(
            "play",
            "Performs an action in a game, such as a move, a key press, undo or redo.",
            game::play,
        ),
        after_search(
            "generate",
            "Generates a puzzle. The same seed, or the same number, gives the same puzzle.",
            game::generate,
        ),
        after_search(
            "daily",
            "Returns the puzzle of a day, which is the same on every machine.",
            game::daily,
        ),
        file("draw", "Draws the position as an image, or the whole game as a GIF.", game::draw),
        small("convert", "Writes the puzzle in another format of its family.", game::convert),
        after_search("rewind", "Undoes moves until the position is solvable.", game::rewind),
        after_search(
            "shortest",
            "Returns the length of a shortest path from the initial position of the puzzle.",
            help::shortest,
        ),
        after_search(
            "hint",
            "Returns a hint: where to look, the rule with its reason, and the moves to make.",
            help::hint,
        ),
        small(
            "check",
            "Checks a position or an answer and lists the rules it breaks.",
            help::check,
        ),
        after_search(
            "solvable",
            "Returns whether the position of a game can still be solved.",
            help::solvable,
        ),
        after_search(
            "explain",
            "Explains the puzzle step by step, as far as the rules lead.",
            help::explain,
        ),
        stream::<_, search::SolveEvent>(
            "solve",
            "Solves a puzzle and reports each solution as soon as it is found.",
            search::solve,
        ),
        small(
            "control",
            "Changes the speed of a running search, or pauses, steps or stops it.",
            search::control,
        ),
        stream::<_, search::CountEvent>(
            "count",
            "Counts the solutions of a puzzle.",
            search::count,
        ),
        stream::<_, search::CompareEvent>(
            "compare",
            "Compares methods on one puzzle and reports each run when it ends.",
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
