//! The OpenAPI document, generated from the endpoints and schemas of `teka-api`.

use std::sync::LazyLock;

use axum::Json as JsonBody;
use serde_json::{Map, Value as Json, json};
use teka_api::{Endpoint, Work, endpoints, schemas};

/// Returns the path of an endpoint.
pub fn path(name: &str) -> String {
    format!("/api/v1/{name}")
}

/// Serves the document.
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
            "default": { "description": "The reason why the request failed.", "content": error },
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
        "description": "The language of the reply: `en` or `id`. Other values are ignored.",
    })
}

fn success(endpoint: &Endpoint) -> Json {
    let schema = schemas().reply(endpoint.name);
    match (schema, &endpoint.work) {
        (None, _) => json!({
            "description": "An image file.",
            "content": { "image/svg+xml": {}, "image/png": {}, "image/gif": {} },
        }),
        (Some(schema), Work::Stream(_)) => json!({
            "description": "Server-sent events. The last one is `done` or `error`. \
                The schema has the data of each event by name.",
            "content": { "text/event-stream": { "schema": events(schemas().resolve(schema)) } },
        }),
        (Some(schema), _) => json!({
            "description": "The reply.",
            "content": { "application/json": { "schema": schema } },
        }),
    }
}

/// Returns a schema with the data of each event by name, given the schema of an event.
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
            "openapi": { "type": "string", "description": "The OpenAPI version." },
            "info": { "type": "object", "description": "The title and version of the API." },
            "paths": { "type": "object", "description": "The endpoints." },
            "components": { "type": "object", "description": "The named schemas." },
        },
        "required": ["openapi", "info", "paths", "components"],
    });
    let content = json!({ "application/json": { "schema": schema } });
    json!({
        "summary": "Returns this OpenAPI document.",
        "operationId": "openapi",
        "responses": { "200": { "description": "The OpenAPI document.", "content": content } },
    })
}
