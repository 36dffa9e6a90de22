//! The API as OpenAPI describes it, made from the table of endpoints.

use axum::http::Method;
use serde_json::{Map, Value as Json, json};

use crate::ask::Ask;
use crate::endpoints::{Endpoint, Field, Gives, Kind, Reply, STOPPED, endpoints};
use crate::trouble::Trouble;

/// The description.
pub fn described(_: &Ask) -> Result<Reply, Trouble> {
    let path = |endpoint: &Endpoint| {
        let method = endpoint.method.as_str().to_lowercase();
        (endpoint.path.to_owned(), json!({ method: operation(endpoint) }))
    };
    let paths: Map<String, Json> = endpoints().map(path).collect();
    let info = json!({ "title": "Teka", "version": env!("CARGO_PKG_VERSION") });
    Ok(json!({ "openapi": "3.1.0", "info": info, "paths": paths }).into())
}

fn operation(endpoint: &Endpoint) -> Json {
    let lang = json!({ "name": "lang", "in": "query", "schema": { "enum": ["en", "id"] } });
    let mut object = json!({
        "summary": endpoint.about,
        "operationId": endpoint.path.rsplit('/').next(),
        "parameters": [lang],
        "responses": {
            "200": answer(endpoint),
            "default": { "description": "why there is no answer", "content": json_of(TROUBLE) },
        },
    });
    if endpoint.method == Method::POST {
        object["requestBody"] = json!({ "required": true, "content": json_of(endpoint.takes) });
    }
    object
}

const TROUBLE: &[Field] = &[
    Field { name: "error", kind: Kind::Text, always: true, about: "a stable name for programs" },
    Field { name: "message", kind: Kind::Text, always: true, about: "what is the matter" },
    Field {
        name: "errors",
        kind: Kind::List,
        always: true,
        about: "what is wrong with a puzzle's text: line, column, length, code, message, label, help, lenient",
    },
];

/// What the last event holds where the server itself failed.
const ERROR: &[Field] = TROUBLE.split_at(2).0;

fn answer(endpoint: &Endpoint) -> Json {
    match endpoint.gives {
        Gives::Answer(fields) => {
            json!({ "description": "the answer", "content": json_of(fields) })
        }
        Gives::OrStopped(fields) => {
            let schema = json!({ "oneOf": [schema(fields), schema(STOPPED)] });
            json!({
                "description": "the answer, or why a limit ended the work",
                "content": { "application/json": { "schema": schema } },
            })
        }
        Gives::Events(events) => json!({
            "description": "server-sent events, done the last of them, or error; the schema has the data of each event by its name",
            "content": { "text/event-stream": { "schema": schema_of_events(events) } },
        }),
        Gives::File => json!({
            "description": "a file",
            "content": { "image/svg+xml": {}, "image/png": {}, "image/gif": {} },
        }),
    }
}

fn schema_of_events(events: &[(&str, &[Field])]) -> Json {
    let all = events.iter().copied().chain([("error", ERROR)]);
    let events: Map<String, Json> =
        all.map(|(name, fields)| (name.to_owned(), schema(fields))).collect();
    json!({ "type": "object", "properties": events })
}

fn json_of(fields: &[Field]) -> Json {
    json!({ "application/json": { "schema": schema(fields) } })
}

fn schema(fields: &[Field]) -> Json {
    let (rest, named): (Vec<&Field>, Vec<&Field>) =
        fields.iter().partition(|field| field.kind == Kind::Rest);
    let properties: Map<String, Json> =
        named.iter().map(|field| (field.name.to_owned(), property(field))).collect();
    let required: Vec<&str> =
        named.iter().filter(|field| field.always).map(|field| field.name).collect();
    let mut schema = json!({ "type": "object", "properties": properties, "required": required });
    if let Some(rest) = rest.first() {
        schema["additionalProperties"] = property(rest);
    }
    schema
}

fn property(field: &Field) -> Json {
    let kind = match field.kind {
        Kind::Text => "string",
        Kind::Number => "number",
        Kind::Flag => "boolean",
        Kind::List => "array",
        Kind::Object => "object",
        Kind::Any | Kind::Rest => return json!({ "description": field.about }),
    };
    json!({ "type": kind, "description": field.about })
}
