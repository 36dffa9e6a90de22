//! Generating: a puzzle by parameters and seed, by level and number, or of a day.

use std::collections::BTreeMap;

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json};
use teka_core::any::{AnyFamily, AnyPuzzle};
use teka_core::control::Stop;
use teka_core::family::Difficulty;
use teka_core::levels::{Date, Numbered, Series};
use teka_core::message;
use teka_host::generate::Recipe;
use teka_host::json::Scalar;

use super::{State, StateFields, Stopped};
use crate::context::Context;
use crate::error::ApiError;
use crate::request::{BudgetFields, Named, Request, settings};

/// A request to generate a puzzle: by the parameters of the generator and a seed, or by a level.
#[derive(Deserialize, JsonSchema)]
pub struct GenerateRequest {
    /// The id of the puzzle family.
    family: Named<&'static dyn AnyFamily>,
    /// The parameters of the generator by name. Not allowed with a level.
    #[schemars(with = "Option<BTreeMap<String, Scalar>>")]
    parameters: Option<Map<String, Json>>,
    /// The seed. The same seed gives the same puzzle. With a level it is optional and selects any
    /// puzzle of the level; the reply has the number and the seed of that puzzle.
    #[schemars(range(min = 0, max = 9007199254740992u64))]
    seed: Option<u64>,
    /// The level.
    level: Option<Named<Difficulty>>,
    /// The number of a puzzle of the level, from an earlier reply.
    #[schemars(range(min = 0, max = 9007199254740992u64))]
    number: Option<u64>,
    #[serde(flatten)]
    look: StateFields,
    #[serde(flatten)]
    budget: BudgetFields,
}

impl Request for GenerateRequest {}

/// A request for a puzzle of the day.
#[derive(Deserialize, JsonSchema)]
pub struct DailyRequest {
    /// The id of the puzzle family.
    family: Named<&'static dyn AnyFamily>,
    /// The level, which must have a puzzle of the day.
    level: Named<Difficulty>,
    /// The date as `YYYY-MM-DD`, from 2020 to 2100.
    date: String,
    #[serde(flatten)]
    look: StateFields,
}

impl Request for DailyRequest {}

/// A generated puzzle, or the reason why there is none.
#[derive(Serialize, JsonSchema)]
#[serde(untagged)]
pub enum GenerateReply {
    Generated(Box<Generated>),
    Stopped(Stopped),
}

/// A generated puzzle.
#[derive(Serialize, JsonSchema)]
pub struct Generated {
    #[serde(flatten)]
    state: State,
    /// The seed that produced the puzzle.
    seed: u64,
    /// The number that leads to the puzzle again: its seed and the version of the generator. Null
    /// if the request has no level.
    number: Option<u64>,
    /// The name of the level. Null if the request has none.
    level: Option<&'static str>,
}

/// Generates a puzzle. The same seed gives the same puzzle.
pub fn generate(context: &Context, request: GenerateRequest) -> Result<GenerateReply, ApiError> {
    match request.level {
        Some(level) => by_level(context, level.0, &request),
        None => by_parameters(context, &request),
    }
}

/// Generates the puzzle of the day, the same on every machine.
pub fn daily(context: &Context, request: DailyRequest) -> Result<GenerateReply, ApiError> {
    let series = Series::of_day(request.family.0, request.level.0)?;
    let date = Date::read(&request.date)?;
    // A limit of the request could only replace the puzzle by none.
    let unlimited = BudgetFields::default();
    let made = context.run(&unlimited, |control| series.daily(date, control));
    Ok(numbered(context, made, &series, &request.look))
}

fn by_parameters(context: &Context, request: &GenerateRequest) -> Result<GenerateReply, ApiError> {
    if request.number.is_some() {
        return Err(ApiError::missing("level"));
    }
    let seed = request.seed.ok_or_else(|| ApiError::missing("seed"))?;
    let recipe = Recipe::new(request.family.0, &settings(request.parameters.as_ref()))?;
    let made = context.run(&request.budget, |control| recipe.make(seed, control));
    let labels = |puzzle| Labelled { puzzle, seed, number: None, level: None };
    Ok(reply(context, made.map(labels), &request.look))
}

fn by_level(
    context: &Context,
    level: Difficulty,
    request: &GenerateRequest,
) -> Result<GenerateReply, ApiError> {
    if request.parameters.is_some() {
        return Err(ApiError::bad(message!("server-level-and-parameters")));
    }
    let series = Series::new(request.family.0, level)?;
    let seed = request.number.map(|number| series.seed(number)).transpose()?;
    let made = context.run(&request.budget, |control| match seed {
        Some(seed) => series.of_seed(seed, control),
        None => series.any(entropy(context, request), control),
    });
    Ok(numbered(context, made, &series, &request.look))
}

/// Returns the seed of the request, or else a number that differs between requests.
fn entropy(context: &Context, request: &GenerateRequest) -> u64 {
    let now = || context.api.clock.now();
    request.seed.unwrap_or_else(|| now().as_secs() ^ u64::from(now().subsec_nanos()) << 32)
}

fn numbered(
    context: &Context,
    made: Result<Numbered, Stop>,
    series: &Series,
    look: &StateFields,
) -> GenerateReply {
    let level = Some(series.level().difficulty.name());
    let labels =
        |Numbered { number, seed, puzzle }| Labelled { puzzle, seed, number: Some(number), level };
    reply(context, made.map(labels), look)
}

/// A puzzle and what the reply says about where it comes from.
struct Labelled {
    puzzle: Box<dyn AnyPuzzle>,
    seed: u64,
    number: Option<u64>,
    level: Option<&'static str>,
}

fn reply(context: &Context, made: Result<Labelled, Stop>, look: &StateFields) -> GenerateReply {
    match made {
        Ok(Labelled { puzzle, seed, number, level }) => {
            let state = State::new(context, puzzle.session().as_ref(), look);
            GenerateReply::Generated(Box::new(Generated { state, seed, number, level }))
        }
        Err(stop) => {
            let message = context.words().id("server-not-made");
            GenerateReply::Stopped(Stopped { message, ..Stopped::new(stop, context.words()) })
        }
    }
}
