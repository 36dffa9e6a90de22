//! Facts from the map of a whole cluster: how hard a position is, what every move costs, which
//! position is the hardest, and how accurate the heuristics are.

use std::ops::ControlFlow;

use crate::control::{Control, Stop};
use crate::fact::{Fact, Overestimates};
use crate::family::Draw;
use crate::message;
use crate::message::Message;
use crate::param::Args;
use crate::puzzles::rush_hour::draw::axis;
use crate::puzzles::rush_hour::model::{Puzzle, State};
use crate::puzzles::rush_hour::play::direction;
use crate::puzzles::rush_hour::solve::cluster::{Choice, Cluster};
use crate::puzzles::rush_hour::solve::heuristics::Heuristic;
use crate::puzzles::rush_hour::solve::{Metric, picture};
use crate::puzzles::rush_hour::{RushHour, Ui, text};
use crate::value::Value;

/// Collects all facts about a position. Returns an error if the search is stopped.
pub fn survey(
    puzzle: &Puzzle,
    state: &State,
    metric: Metric,
    control: &mut Control,
) -> Result<Vec<Fact>, Stop> {
    let here = puzzle.with_positions(state.positions()).ok_or(Stop::Fault)?;
    let cluster = Cluster::explore(&here, metric, control)?;
    let positions = here.positions();
    let now = cluster.distance(positions).map_err(|_| Stop::Fault)?;
    let states = cluster.states();
    let mut facts = vec![
        Fact::new(
            "metric",
            metric.name(),
            message!("rush-hour-survey-metric", metric = metric.name()),
        ),
        Fact::new(
            "positions",
            count(states),
            message!("rush-hour-survey-positions", count = count(states)),
        ),
    ];
    let Some(now) = now else {
        facts.push(Fact::new("left", Value::Null, message!("rush-hour-survey-no-way")));
        let paths = Fact { name: "ways", value: Value::Int(0), said: Vec::new(), scene: None };
        facts.push(paths);
        facts.push(choices(puzzle, &cluster, positions)?);
        return Ok(facts);
    };
    let paths = cluster.count_shortest(positions, control)?;
    facts.push(Fact::new("left", now, message!("rush-hour-survey-left", left = now)));
    facts.push(Fact::new("ways", number(paths), paths_message(paths)));
    facts.push(choices(puzzle, &cluster, positions)?);
    facts.push(histogram(&cluster));
    facts.extend(hardest(&here, &cluster));
    Ok(facts)
}

/// Returns every move with its cost.
fn choices(puzzle: &Puzzle, cluster: &Cluster, positions: &[u8]) -> Result<Fact, Stop> {
    let mut choices = cluster.choices(positions).map_err(|_| Stop::Fault)?;
    choices.sort_by_key(|choice| choice.cost);
    let value = |choice: &Choice| {
        let number = |known: Option<u32>| known.map_or(Value::Null, Value::from);
        Value::Map(vec![
            ("move", Value::from(choice.step.to_string())),
            ("left", number(choice.left)),
            ("cost", number(choice.cost)),
        ])
    };
    let heading = message!("rush-hour-survey-moves", count = choices.len());
    let said = choices.iter().map(|choice| choice_message(puzzle, choice));
    Ok(Fact {
        name: "moves",
        value: choices.iter().map(value).collect(),
        said: std::iter::once(heading).chain(said).collect(),
        scene: None,
    })
}

fn choice_message(puzzle: &Puzzle, choice: &Choice) -> Message {
    let step = choice.step;
    let (Some(left), Some(cost)) = (choice.left, choice.cost) else {
        return message!(
            "rush-hour-survey-move-only",
            piece = step.letter,
            direction = direction(axis(puzzle, &step), step.by),
            distance = step.by.unsigned_abs()
        );
    };
    message!(
        "rush-hour-survey-move",
        piece = step.letter,
        direction = direction(axis(puzzle, &step), step.by),
        distance = step.by.unsigned_abs(),
        left = left,
        cost = cost
    )
}

fn histogram(cluster: &Cluster) -> Fact {
    let counts: Vec<i64> = cluster.histogram().iter().map(|positions| count(*positions)).collect();
    let solved = counts.first().copied().unwrap_or(0);
    let said = message!("rush-hour-survey-solved", count = solved);
    Fact::new("histogram", counts.into_iter().collect::<Value>(), said)
}

/// Returns the position with the longest solution.
fn hardest(puzzle: &Puzzle, cluster: &Cluster) -> Option<Fact> {
    let hardest = puzzle.with_positions(&cluster.hardest()?)?;
    let moves = cluster.histogram().len() as i64 - 1;
    let mut formats = text::FORMATS.written().into_iter();
    let text = formats.find_map(|format| text::FORMATS.write(&hardest, format.name).ok())?;
    let state = State { positions: hardest.positions().into(), last: None };
    Some(Fact {
        name: "hardest",
        value: Value::Map(vec![("left", Value::from(moves)), ("text", Value::from(text))]),
        said: vec![message!("rush-hour-survey-hardest", left = moves)],
        scene: Some(RushHour::scene(&hardest, &state, &Ui::default())),
    })
}

/// Converts a number of any size; numbers beyond 64 bits are rounded.
fn number(paths: u128) -> Value {
    i64::try_from(paths).map_or(Value::Real(paths as f64), Value::Int)
}

fn paths_message(paths: u128) -> Message {
    match paths {
        u128::MAX => message!("rush-hour-survey-too-many-ways"),
        _ => message!("rush-hour-survey-ways", count = paths.to_string()),
    }
}

fn count(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Compares the estimate with the true distance in every position of the cluster, as far as
/// `control` allows. Returns `None` if the method uses no heuristic.
pub fn overestimates(puzzle: &Puzzle, args: &Args, control: &mut Control) -> Option<Overestimates> {
    let heuristic = Heuristic::named(args.chosen("heuristic")?);
    let mut found = Overestimates::default();
    let Ok(cluster) = Cluster::explore(puzzle, Metric::of(args), control) else {
        return Some(found);
    };
    let estimate = heuristic.on(puzzle);
    cluster.each(|positions, distance| {
        if control.node(&|| picture(puzzle, positions)).is_err() {
            return ControlFlow::Break(());
        }
        let too_high = match (estimate(positions), distance) {
            (_, None) => return ControlFlow::Continue(()),
            (None, Some(_)) => true,
            (Some(guess), Some(left)) => guess > left,
        };
        found.measured += 1;
        found.too_high += u64::from(too_high);
        ControlFlow::Continue(())
    });
    Some(found)
}
