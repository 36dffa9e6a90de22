//! The API as OpenAPI describes it, made from the table of endpoints.

use axum::http::Method;
use serde_json::{Map, Value as Json, json};

use crate::ask::Ask;
use crate::endpoints::{ENDPOINTS, Endpoint, Field, Kind, Reply, Work};
use crate::trouble::Trouble;

/// The description.
pub fn described(_: &Ask) -> Result<Reply, Trouble> {
    let path = |endpoint: &Endpoint| {
        let method = endpoint.method.as_str().to_lowercase();
        (endpoint.path.to_owned(), json!({ method: operation(endpoint) }))
    };
    let paths: Map<String, Json> = ENDPOINTS.iter().map(path).collect();
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
        about: "what is wrong with a puzzle's text: line, column, length, code, message, label, help",
    },
];

fn answer(endpoint: &Endpoint) -> Json {
    let schema = schema(endpoint.gives);
    match endpoint.work {
        Work::Stream(_) => json!({
            "description": "server-sent events; the schema is that of the last one, done",
            "content": { "text/event-stream": { "schema": schema } },
        }),
        _ if endpoint.gives.is_empty() => json!({
            "description": "a file",
            "content": { "image/svg+xml": {}, "image/png": {}, "image/gif": {} },
        }),
        _ => json!({ "description": "the answer", "content": json_of(endpoint.gives) }),
    }
}

fn json_of(fields: &[Field]) -> Json {
    json!({ "application/json": { "schema": schema(fields) } })
}

fn schema(fields: &[Field]) -> Json {
    let property = |field: &Field| (field.name.to_owned(), property(field));
    let properties: Map<String, Json> = fields.iter().map(property).collect();
    let required: Vec<&str> =
        fields.iter().filter(|field| field.always).map(|field| field.name).collect();
    json!({ "type": "object", "properties": properties, "required": required })
}

fn property(field: &Field) -> Json {
    let kind = match field.kind {
        Kind::Text => "string",
        Kind::Number => "number",
        Kind::Flag => "boolean",
        Kind::List => "array",
        Kind::Object => "object",
        Kind::Any => return json!({ "description": field.about }),
    };
    json!({ "type": kind, "description": field.about })
}
