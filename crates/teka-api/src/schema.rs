//! The JSON schemas of every request, reply and event, derived from their types.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use schemars::generate::SchemaSettings;
use schemars::{Schema, SchemaGenerator};
use serde_json::{Map, Value as Json};

use crate::endpoint::{Endpoint, endpoints};
use crate::error::ErrorReply;

/// The path of named definitions in a document.
pub const DEFINITIONS: &str = "#/components/schemas/";

/// The schemas of all endpoints.
pub struct Schemas {
    requests: BTreeMap<&'static str, Json>,
    replies: BTreeMap<&'static str, Json>,
    /// The schema of the error that every endpoint can return.
    pub error: Json,
    /// The named schemas that other schemas refer to.
    pub definitions: Map<String, Json>,
}

/// Returns the schemas of all endpoints.
pub fn schemas() -> &'static Schemas {
    static SCHEMAS: LazyLock<Schemas> = LazyLock::new(Schemas::new);
    &SCHEMAS
}

impl Schemas {
    fn new() -> Self {
        let settings = SchemaSettings::draft2020_12().with(|settings| {
            settings.definitions_path = "/components/schemas".into();
        });
        let mut reading = settings.clone().for_deserialize().into_generator();
        let mut writing = settings.for_serialize().into_generator();
        let requests = each(|endpoint| endpoint.request.map(|describe| describe(&mut reading)));
        let replies = each(|endpoint| endpoint.reply.map(|describe| describe(&mut writing)));
        let error = writing.subschema_for::<ErrorReply>().to_value();
        let mut definitions = definitions(reading);
        definitions.extend(self::definitions(writing));
        Self { requests, replies, error, definitions }
    }

    /// Returns the schema of an endpoint's request.
    pub fn request(&self, name: &str) -> &Json {
        self.requests.get(name).map_or(&Json::Null, |schema| self.resolve(schema))
    }

    /// Returns the schema of an endpoint's reply or events, or `None` if the reply is a file.
    pub fn reply(&self, name: &str) -> Option<&Json> {
        self.replies.get(name)
    }

    /// Returns the reference to the schema of an endpoint's request, or `None` if it has none.
    pub fn request_reference(&self, name: &str) -> Option<&Json> {
        self.requests.get(name)
    }

    /// Follows a reference. Returns the schema itself if it is not a reference.
    pub fn resolve<'a>(&'a self, schema: &'a Json) -> &'a Json {
        let name = schema["$ref"].as_str().and_then(|path| path.strip_prefix(DEFINITIONS));
        name.and_then(|name| self.definitions.get(name)).unwrap_or(schema)
    }
}

fn each(mut schema: impl FnMut(&Endpoint) -> Option<Schema>) -> BTreeMap<&'static str, Json> {
    let all = endpoints().iter();
    all.filter_map(|endpoint| Some((endpoint.name, schema(endpoint)?.to_value()))).collect()
}

fn definitions(mut generator: SchemaGenerator) -> Map<String, Json> {
    generator.take_definitions(true)
}

/// Follows the reference in the schema of a field. For an optional field, ignores the alternative
/// null.
pub fn resolved(schema: &Json) -> &Json {
    let is_null = |schema: &&Json| schema["type"] == "null";
    let other = schema["anyOf"].as_array().filter(|either| either.iter().any(|it| is_null(&it)));
    let other = other.and_then(|either| either.iter().find(|it| !is_null(it)));
    schemas().resolve(other.unwrap_or(schema))
}
