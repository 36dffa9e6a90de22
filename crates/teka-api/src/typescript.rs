//! TypeScript declarations of the API, generated from the schemas.
//!
//! Only the forms of schema that this API uses are supported.

use serde_json::{Map, Value as Json};

use crate::endpoint::endpoints;
use crate::schema::{DEFINITIONS, schemas};

/// Returns the text of `api.d.ts`.
pub fn declarations() -> String {
    let schemas = schemas();
    let mut text = HEADING.to_owned();
    let mut definitions: Vec<(&String, &Json)> = schemas.definitions.iter().collect();
    definitions.sort_by_key(|(name, _)| *name);
    for (name, schema) in definitions {
        text += &format!("\n{}export type {} = {};\n", comment(schema, 0), name, kind(schema, 0));
    }
    text += "\n/** The request and the reply, or the events, of each endpoint. */\n";
    text += "export interface Endpoints {\n";
    for endpoint in endpoints() {
        let schema = |schema: Option<&Json>| schema.map_or("null".to_owned(), |it| kind(it, 1));
        let request = schema(schemas.request_reference(endpoint.name));
        let reply = schema(schemas.reply(endpoint.name));
        let about = endpoint.about;
        text += &format!("  /** {about} */\n");
        text += &format!("  {}: {{ request: {request}; reply: {reply} }};\n", endpoint.name);
    }
    text + "}\n"
}

const HEADING: &str = "// Generated from the types of teka-api. Do not edit; to update, run\n\
    // cargo run -p teka-api --example declarations\n";

/// Returns the TypeScript type of a schema. Lines after the first are indented by `depth` levels.
fn kind(schema: &Json, depth: usize) -> String {
    if let Some(path) = schema["$ref"].as_str() {
        return path.strip_prefix(DEFINITIONS).unwrap_or("unknown").to_owned();
    }
    let mut all: Vec<String> = Vec::new();
    for name in ["oneOf", "anyOf"] {
        if let Some(list) = schema[name].as_array() {
            let list: Vec<String> = list.iter().map(|schema| kind(schema, depth)).collect();
            all.push(union(list));
        }
    }
    if let Some(value) = schema.get("const") {
        all.push(value.to_string());
    } else if let Some(list) = schema["enum"].as_array() {
        all.push(union(list.iter().map(Json::to_string).collect()));
    } else if all.is_empty() || schema.get("properties").is_some() {
        all.push(plain(schema, depth));
    }
    all.reverse();
    match all.len() {
        1 => all.remove(0),
        _ => all.join(" & "),
    }
}

fn union(mut list: Vec<String>) -> String {
    list.dedup();
    match list.len() {
        1 => list.remove(0),
        _ => format!("({})", list.join(" | ")),
    }
}

fn plain(schema: &Json, depth: usize) -> String {
    match &schema["type"] {
        Json::Array(kinds) => union(
            kinds.iter().filter_map(Json::as_str).map(|it| named(it, schema, depth)).collect(),
        ),
        Json::String(kind) => named(kind, schema, depth),
        _ => "unknown".to_owned(),
    }
}

fn named(kind: &str, schema: &Json, depth: usize) -> String {
    match kind {
        "integer" | "number" => "number".to_owned(),
        "string" | "boolean" | "null" => kind.to_owned(),
        "array" => list(schema, depth),
        "object" => object(schema, depth),
        _ => "unknown".to_owned(),
    }
}

fn list(schema: &Json, depth: usize) -> String {
    let item = kind(&schema["items"], depth);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(min), Some(max)) if min == max && min < 8 => {
            format!("[{}]", vec![item; min as usize].join(", "))
        }
        _ if item.contains(['|', '&', '{']) && !item.starts_with('(') => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn object(schema: &Json, depth: usize) -> String {
    let empty = Map::new();
    let properties = schema["properties"].as_object().unwrap_or(&empty);
    let rest = schema.get("additionalProperties").filter(|rest| **rest != Json::Bool(false));
    if properties.is_empty() {
        let value = rest.map_or("unknown".to_owned(), |rest| kind(rest, depth));
        return format!("Record<string, {value}>");
    }
    let required = schema["required"].as_array();
    let is_required = |name: &str| required.is_some_and(|all| all.iter().any(|it| it == name));
    let indent = "  ".repeat(depth + 1);
    let mut lines = String::new();
    for (name, property) in properties {
        let mark = if is_required(name) { "" } else { "?" };
        let key = if is_name(name) { name.clone() } else { format!("\"{name}\"") };
        let kind = kind(property, depth + 1);
        lines += &format!("{}{indent}{key}{mark}: {kind};\n", comment(property, depth + 1));
    }
    if rest.is_some() {
        // The names of other fields are unknown, and their types must not conflict with the known
        // ones.
        lines += &format!("{indent}[name: string]: any;\n");
    }
    format!("{{\n{lines}{}}}", "  ".repeat(depth))
}

fn is_name(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

/// Returns the description of a schema as a comment on a line of its own.
fn comment(schema: &Json, depth: usize) -> String {
    let indent = "  ".repeat(depth);
    match schema["description"].as_str() {
        Some(about) => format!("{indent}/** {} */\n", about.replace('\n', " ")),
        None => String::new(),
    }
}
