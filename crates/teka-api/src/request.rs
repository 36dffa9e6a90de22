//! Reading of requests from JSON, and the fields that requests share.
//!
//! The schema of a request is the only definition of what is valid. Every field that does not match
//! it gets a clear message.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::marker::PhantomData;

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error as _};
use serde_json::{Map, Value as Json, json};
use teka_core::any::AnyFamily;
use teka_core::family::{Difficulty, Strictness};
use teka_core::message;
use teka_core::message::Message;
use teka_core::registry::FAMILIES;
use teka_host::json::Scalar;
use teka_render::{Arrangement, Theme};
use teka_text::Lang;

use crate::error::ApiError;
use crate::picture::Look;
use crate::schema::resolved;

/// A request in JSON.
pub trait Request: DeserializeOwned + JsonSchema {
    /// Returns the message for a request that its type rejects although each field matches its
    /// schema.
    fn refused(error: &serde_json::Error) -> Message {
        message!("server-bad-json", what = error.to_string())
    }
}

/// A request without fields.
#[derive(serde::Deserialize, JsonSchema)]
pub struct NoFields {}

impl Request for NoFields {}

/// The game that a request is about.
#[derive(serde::Deserialize, JsonSchema)]
pub struct GameFields {
    /// A saved game, as found in every state, or a puzzle in any format.
    pub game: String,
    /// Whether to ignore minor inconsistencies in the puzzle. A saved game already records whether
    /// its puzzle was read leniently.
    lenient: Option<bool>,
}

impl GameFields {
    /// Returns how strictly to read the puzzle.
    pub fn reading(&self) -> Strictness {
        reading(self.lenient)
    }
}

/// Converts the field `lenient` to a strictness.
pub fn reading(lenient: Option<bool>) -> Strictness {
    if lenient == Some(true) { Strictness::Lenient } else { Strictness::Strict }
}

/// The user-interface state of the game.
#[derive(Default, serde::Deserialize, JsonSchema)]
pub struct UiFields {
    /// The cursor and everything else that Undo does not change, copied from the last state.
    pub ui: Option<String>,
}

/// The appearance of drawings.
#[derive(serde::Deserialize, JsonSchema)]
pub struct LookFields {
    /// The theme of drawings; `light` by default.
    theme: Option<Named<Theme>>,
    /// Whether to stack the parts of a drawing vertically, for narrow windows.
    narrow: Option<bool>,
}

impl LookFields {
    /// Returns the appearance of drawings.
    pub fn look(&self) -> Look {
        let tall = self.narrow == Some(true);
        let arrangement = if tall { Arrangement::Tall } else { Arrangement::Wide };
        Look { theme: theme(self.theme), arrangement }
    }
}

/// Returns the requested theme, or the default.
pub fn theme(named: Option<Named<Theme>>) -> Theme {
    named.map_or_else(Theme::default, |named| named.0)
}

/// The limits that a request sets.
#[derive(Default, serde::Deserialize, JsonSchema)]
pub struct BudgetFields {
    /// The time limit in seconds, capped at the server's limit.
    #[schemars(range(min = 1, max = 18446744073709551615u64))]
    pub time_limit: Option<u64>,
    /// The node limit, capped at the server's limit.
    #[schemars(range(min = 1, max = 18446744073709551615u64))]
    pub node_limit: Option<u64>,
}

/// The method of a search and its parameters.
#[derive(serde::Deserialize, JsonSchema)]
pub struct MethodFields {
    /// The name of the method. If it is missing, Teka chooses one that suits the puzzle.
    pub method: Option<String>,
    /// The parameters of the method by name, such as `{"seed": 5}`.
    #[schemars(with = "Option<BTreeMap<String, Scalar>>")]
    pub parameters: Option<Map<String, Json>>,
}

/// Returns the names and values of parameters as text.
pub fn settings(parameters: Option<&Map<String, Json>>) -> Vec<(String, String)> {
    let text = |value: &Json| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let pairs = parameters.into_iter().flatten();
    pairs.map(|(name, value)| (name.clone(), text(value))).collect()
}

/// A type whose values have fixed names in requests.
pub trait Choice: Copy + 'static {
    /// The name of the type in schemas.
    const TYPE: &'static str;
    /// Returns all values with their names.
    fn all() -> Vec<(&'static str, Self)>;
}

/// A value that a request selects by name.
#[derive(Clone, Copy)]
pub struct Named<T>(pub T);

impl<'de, T: Choice> Deserialize<'de> for Named<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let name = String::deserialize(deserializer)?;
        let found = T::all().into_iter().find(|(known, _)| *known == name);
        found.map(|(_, it)| Self(it)).ok_or_else(|| D::Error::custom(format!("unknown {name}")))
    }
}

impl<T: Choice> JsonSchema for Named<T> {
    fn schema_name() -> Cow<'static, str> {
        T::TYPE.into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        let names: Vec<&str> = T::all().into_iter().map(|(name, _)| name).collect();
        json_schema!({ "type": "string", "enum": names })
    }
}

impl Choice for Theme {
    const TYPE: &'static str = "Theme";

    fn all() -> Vec<(&'static str, Self)> {
        Self::ALL.map(|theme| (theme.name(), theme)).to_vec()
    }
}

impl Choice for Lang {
    const TYPE: &'static str = "Language";

    fn all() -> Vec<(&'static str, Self)> {
        Self::ALL.map(|lang| (lang.code(), lang)).to_vec()
    }
}

impl Choice for Difficulty {
    const TYPE: &'static str = "Level";

    fn all() -> Vec<(&'static str, Self)> {
        Self::ALL.map(|level| (level.name(), level)).to_vec()
    }
}

impl Choice for &'static dyn AnyFamily {
    const TYPE: &'static str = "FamilyId";

    fn all() -> Vec<(&'static str, Self)> {
        FAMILIES.iter().map(|family| (family.info().id, *family)).collect()
    }
}

/// Returns the language that the fields of a request select, or `None` if they select none. Returns
/// an error if the language is unknown.
pub fn language(fields: &Map<String, Json>) -> Result<Option<Lang>, ApiError> {
    match fields.get("lang").filter(|lang| !lang.is_null()) {
        None => Ok(None),
        Some(Json::String(code)) => {
            let named = Lang::all().into_iter().find(|(known, _)| known == code);
            let known = || names(Lang::all().into_iter().map(|(name, _)| name));
            let unknown = || message!("server-not-choice", name = "lang", known = known());
            named.map(|(_, lang)| Some(lang)).ok_or_else(|| ApiError::bad(unknown()))
        }
        Some(_) => Err(ApiError::bad(message!("server-not-text", name = "lang"))),
    }
}

fn names<'a>(list: impl Iterator<Item = &'a str>) -> String {
    list.collect::<Vec<_>>().join(", ")
}

/// A request with the field `lang`, as schemas describe it. Every request accepts `lang` in
/// addition to its own fields.
pub struct WithLanguage<T>(PhantomData<T>);

impl<T: JsonSchema> JsonSchema for WithLanguage<T> {
    fn schema_name() -> Cow<'static, str> {
        T::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let mut schema = T::json_schema(generator);
        let mut lang = generator.subschema_for::<Option<Named<Lang>>>();
        lang.insert("description".to_owned(), "The language of the reply.".into());
        let properties = schema.ensure_object().entry("properties").or_insert_with(|| json!({}));
        properties["lang"] = lang.to_value();
        schema
    }
}

/// Reads a request. Returns an error if a field does not match the schema.
pub fn read<T: Request>(mut fields: Map<String, Json>, schema: &Json) -> Result<T, ApiError> {
    for (name, value) in &mut fields {
        // Parameters stay as they are, because 1.0 means a rate and 1 means a percentage.
        if !matches!(kind(resolved(&schema["properties"][name])), Some("object" | "array")) {
            write_whole(value);
        }
    }
    fits(schema, &fields)?;
    let fields = fields.into_iter().filter(|(_, value)| !value.is_null()).collect();
    serde_json::from_value(Json::Object(fields)).map_err(|error| ApiError::bad(T::refused(&error)))
}

/// Removes the fraction from whole numbers: 2.0 is an integer in JSON Schema but not in Rust.
fn write_whole(value: &mut Json) {
    match value {
        Json::Number(number) if number.is_f64() => {
            let whole = number.as_f64().filter(|it| it.fract() == 0.0 && it.abs() <= EXACT);
            if let Some(whole) = whole {
                *value = Json::from(whole as i64);
            }
        }
        Json::Array(items) => items.iter_mut().for_each(write_whole),
        Json::Object(fields) => fields.values_mut().for_each(write_whole),
        _ => {}
    }
}

/// The limit up to which a floating-point number represents every whole number exactly.
const EXACT: f64 = 9_007_199_254_740_992.0;

/// Checks every field against the schema of an object. Returns an error for the first mismatch.
fn fits(schema: &Json, fields: &Map<String, Json>) -> Result<(), ApiError> {
    let is_there = |name: &str| fields.get(name).is_some_and(|value| !value.is_null());
    let required = schema["required"].as_array().into_iter().flatten().filter_map(Json::as_str);
    if let Some(name) = required.into_iter().find(|name| !is_there(name)) {
        return Err(ApiError::missing(name));
    }
    for (name, property) in schema["properties"].as_object().into_iter().flatten() {
        if let Some(value) = fields.get(name).filter(|value| !value.is_null()) {
            field_fits(name, resolved(property), value)?;
        }
    }
    Ok(())
}

/// Checks one field. Schemas with alternatives are left to the deserializer.
fn field_fits(name: &str, schema: &Json, value: &Json) -> Result<(), ApiError> {
    let bad = |message| Err(ApiError::bad(message));
    if let Some(known) = schema["enum"].as_array().filter(|known| !known.contains(value)) {
        let known = names(known.iter().filter_map(Json::as_str));
        return bad(match value.is_string() {
            true => message!("server-not-choice", name = name, known = known),
            false => message!("server-not-text", name = name),
        });
    }
    match kind(schema) {
        Some("string") if !value.is_string() => bad(message!("server-not-text", name = name)),
        Some("boolean") if !value.is_boolean() => bad(message!("server-not-flag", name = name)),
        Some("integer") => whole_number_fits(name, schema, value),
        Some("array") => match value.as_array() {
            None => bad(message!("server-not-list", name = name)),
            Some(items) => items_fit(name, &schema["items"], items),
        },
        Some("object") if schema.get("additionalProperties").is_some() => {
            let is_scalar = |value: &Json| value.is_string() || value.is_number();
            match value.as_object().is_some_and(|fields| fields.values().all(is_scalar)) {
                true => Ok(()),
                false => bad(message!("server-not-settings", name = name)),
            }
        }
        _ => Ok(()),
    }
}

fn items_fit(name: &str, schema: &Json, items: &[Json]) -> Result<(), ApiError> {
    let schema = resolved(schema);
    items.iter().try_for_each(|item| match (schema.get("properties"), item.as_object()) {
        (Some(_), Some(fields)) => fits(schema, fields),
        (Some(_), None) => Err(ApiError::bad(message!("server-not-list", name = name))),
        (None, _) => field_fits(name, schema, item),
    })
}

fn whole_number_fits(name: &str, schema: &Json, value: &Json) -> Result<(), ApiError> {
    let min = schema["minimum"].as_u64().unwrap_or(0);
    let max = schema["maximum"].as_u64().unwrap_or(u64::MAX);
    match value.as_u64().is_some_and(|number| (min..=max).contains(&number)) {
        true => Ok(()),
        false => {
            Err(ApiError::bad(message!("server-not-number", name = name, min = min, max = max)))
        }
    }
}

/// Returns the type of a schema, ignoring null.
fn kind(schema: &Json) -> Option<&str> {
    match &schema["type"] {
        Json::Array(kinds) => kinds.iter().filter_map(Json::as_str).find(|kind| *kind != "null"),
        kind => kind.as_str(),
    }
}
