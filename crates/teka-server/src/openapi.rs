//! The OpenAPI description, made from the endpoints and the schemas of `teka-api`.

use std::sync::LazyLock;

use axum::Json as JsonBody;
use serde_json::{Map, Value as Json, json};
use teka_api::{Endpoint, Work, endpoints, schemas};

/// Returns the path of an endpoint.
pub fn path(name: &str) -> String {
    format!("/api/v1/{name}")
}

/// Serves the description.
pub async fn serve() -> JsonBody<&'static Json> {
    static DESCRIPTION: LazyLock<Json> = LazyLock::new(description);
    JsonBody(&DESCRIPTION)
}

fn description() -> Json {
    let item = |endpoint: &Endpoint| {
        let method = if endpoint.request.is_none() { "get" } else { "post" };
        (path(endpoint.name), json!({ method: operation(endpoint) }))
    };
    let mut paths: Map<String, Json> = endpoints().iter().map(item).collect();
    paths.insert(path("openapi.json"), json!({ "get": own_operation() }));
    json!({
        "openapi": "3.1.0",
        "info": { "title": "Teka", "version": env!("CARGO_PKG_VERSION") },
        "paths": paths,
        "components": { "schemas": schemas().definitions },
    })
}

fn operation(endpoint: &Endpoint) -> Json {
    let error = json!({ "application/json": { "schema": schemas().error } });
    let mut operation = json!({
        "summary": endpoint.about,
        "operationId": endpoint.name,
        "parameters": [lang()],
        "responses": {
            "200": success(endpoint),
            "default": { "description": "Why the request has no reply.", "content": error },
        },
    });
    if let Some(schema) = schemas().request_reference(endpoint.name) {
        let content = json!({ "application/json": { "schema": schema } });
        operation["requestBody"] = json!({ "required": true, "content": content });
    }
    operation
}

fn lang() -> Json {
    json!({
        "name": "lang", "in": "query", "schema": { "type": "string" },
        "description": "The language of the reply, en or id; other values are ignored.",
    })
}

fn success(endpoint: &Endpoint) -> Json {
    let schema = schemas().reply(endpoint.name);
    match (schema, &endpoint.work) {
        (None, _) => json!({
            "description": "A file.",
            "content": { "image/svg+xml": {}, "image/png": {}, "image/gif": {} },
        }),
        (Some(schema), Work::Stream(_)) => json!({
            "description": "Server-sent events. The last is done, or error. The schema has the data of each event by its name.",
            "content": { "text/event-stream": { "schema": events(schemas().resolve(schema)) } },
        }),
        (Some(schema), _) => json!({
            "description": "The reply.",
            "content": { "application/json": { "schema": schema } },
        }),
    }
}

/// Returns the data of each event by its name, from the schema of one event.
fn events(event: &Json) -> Json {
    let one = |event: &Json| {
        let name = event["properties"]["event"]["const"].as_str()?.to_owned();
        Some((name, event["properties"]["data"].clone()))
    };
    let all = event["oneOf"].as_array().into_iter().flatten();
    json!({ "type": "object", "properties": all.filter_map(one).collect::<Map<_, _>>() })
}

fn own_operation() -> Json {
    let schema = json!({
        "type": "object",
        "properties": {
            "openapi": { "type": "string", "description": "The version of OpenAPI." },
            "info": { "type": "object", "description": "Title and version." },
            "paths": { "type": "object", "description": "Every endpoint." },
            "components": { "type": "object", "description": "Every type." },
        },
        "required": ["openapi", "info", "paths", "components"],
    });
    let content = json!({ "application/json": { "schema": schema } });
    json!({
        "summary": "Returns this description.",
        "operationId": "openapi",
        "responses": { "200": { "description": "The description.", "content": content } },
    })
}
