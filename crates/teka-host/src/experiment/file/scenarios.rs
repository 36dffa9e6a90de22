//! The scenarios of a plan: methods, parameters, seeds and limits.

use std::collections::HashSet;
use std::ops::Range;
use std::time::Duration;

use teka_core::any::{AnyFamily, AnyMethod};
use teka_core::control::Limits;
use teka_core::message;
use teka_core::message::Message;
use teka_core::param::Args;
use toml::de::DeTable;

use super::reader::{Setting, Text, get, plain, whole_of};
use super::{MOST, MOST_RUNS, MOST_SCENARIOS, PlanReader};
use crate::experiment::plan::{Scenario, Seeded};
use crate::units;

const SCENARIOS: &[&str] = &["name", "group", "method", "set", "limits"];
const LIMITS: &[&str] = &["nodes", "time", "memory"];
/// The default memory limit of a run. It is independent of the number of threads, so the results
/// are too.
const DEFAULT_BYTES: u64 = 1 << 30;

impl PlanReader<'_> {
    /// Reads the number of seeds, or a list of seeds.
    pub fn seeds(&mut self, table: &DeTable) -> Vec<u64> {
        let Some(item) = get(table, "seeds") else { return vec![1] };
        let seeds = match item.get_ref().as_array() {
            Some(list) => list.iter().map(whole_of).collect::<Option<Vec<u64>>>(),
            None => {
                whole_of(item).filter(|count| *count <= MOST).map(|count| (1..=count).collect())
            }
        };
        let seeds = seeds.filter(|seeds| !seeds.is_empty() && !has_double(seeds));
        self.reader
            .or_wrong(seeds, "seeds", item, "seeds = 3, or seeds = [1, 2, 3]")
            .unwrap_or_default()
    }

    /// Reads the plain methods, then the scenarios.
    pub fn scenarios(
        &mut self,
        table: &DeTable,
        family: &dyn AnyFamily,
        seeds: &[u64],
    ) -> Vec<Scenario> {
        let limits = self.limits(table);
        let mut all = Collected::default();
        let methods = self.reader.texts(table, "methods", "methods = [\"a-star\"]");
        for name in methods.into_iter().flatten() {
            let Some(method) = self.method(family, &name) else { continue };
            let draft =
                Draft { name: name.text, group: None, method, settings: Vec::new(), limits };
            self.add(&mut all, draft, seeds, name.at);
        }
        for (scenario, at) in self.reader.tables(table, "scenarios", "[[scenarios]]") {
            let Some(draft) = self.scenario(scenario, family, limits, at.clone()) else { continue };
            self.add(&mut all, draft, seeds, at);
        }
        if all.scenarios.is_empty() && self.reader.wrong.0.is_empty() {
            let known = solving(family).join("\", \"");
            self.reader.missing("methods", 0..0, &format!("methods = [\"{known}\"]"));
        }
        all.scenarios
    }

    fn scenario(
        &mut self,
        table: &DeTable,
        family: &dyn AnyFamily,
        limits: Allowed,
        at: Range<usize>,
    ) -> Option<Draft> {
        self.reader.only_keys(table, SCENARIOS);
        let example = format!("method = \"{}\"", solving(family)[0]);
        let method = self.reader.text(table, "method", &example);
        if get(table, "method").is_none() {
            self.reader.missing("method", at, &example);
        }
        let method = self.method(family, &method?)?;
        let own = self.limits(table);
        let name = self.reader.text(table, "name", "name = \"large\"");
        let group = self.reader.text(table, "group", "group = \"large\"").map(|text| text.text);
        let mut settings = self.reader.settings(table);
        settings.retain(|setting| self.checked(method.params, setting));
        let name = name.map_or_else(|| method.name.to_owned(), |name| name.text);
        Some(Draft { name, group, method, settings, limits: own.or(limits) })
    }

    /// Adds a scenario for each combination of its settings.
    fn add(&mut self, all: &mut Collected, draft: Draft, seeds: &[u64], at: Range<usize>) {
        let new = draft.combinations();
        let scenarios = new.saturating_add(all.scenarios.len() as u64);
        if scenarios > MOST_SCENARIOS {
            return self.too_many_scenarios(scenarios, at);
        }
        // This applies even to a single puzzle without repeats.
        let seeds = if draft.takes_seed() { seeds } else { &[] };
        let runs = new.saturating_mul(seeds.len().max(1) as u64).saturating_add(all.seeded);
        if runs > MOST_RUNS {
            return self.too_many_runs(runs, at);
        }
        all.seeded = runs;
        for scenario in draft.scenarios(seeds) {
            let scenario = match scenario {
                Ok(scenario) => scenario,
                Err(what) => return self.reader.refuse_without_help("parameter", at, what),
            };
            if !all.names.insert(scenario.name.clone()) {
                let what = message!("experiment-double-scenario", name = scenario.name.as_str());
                return self.reader.refuse("double", at, what, message!("experiment-name-it"));
            }
            all.scenarios.push(scenario);
        }
    }

    /// Looks up a method that finds solutions.
    fn method(&mut self, family: &dyn AnyFamily, name: &Text) -> Option<AnyMethod> {
        let method = family.method(&name.text).filter(|method| !method.counts_only());
        if method.is_none() {
            let (id, known) = (family.info().id, solving(family).join(", "));
            let what =
                message!("experiment-unknown-method", name = name.text.as_str(), family = id);
            let help = message!("experiment-known", known = known);
            self.reader.refuse("unknown-method", name.at.clone(), what, help);
        }
        method
    }

    fn limits(&mut self, table: &DeTable) -> Allowed {
        let Some(limits) = self.reader.table(table, "limits", "limits = { nodes = \"5M\" }") else {
            return Allowed::default();
        };
        self.reader.only_keys(limits, LIMITS);
        Allowed {
            nodes: self.limit(limits, "nodes", units::nodes),
            time: self.limit(limits, "time", units::duration),
            bytes: self.limit(limits, "memory", units::bytes),
        }
    }

    fn limit<T>(&mut self, limits: &DeTable, key: &str, read: fn(&str) -> Option<T>) -> Option<T> {
        let item = get(limits, key)?;
        let value = plain(item).and_then(|text: String| read(text.as_str()));
        self.reader.or_wrong(value, key, item, "nodes = \"5M\", time = \"10s\", memory = \"2G\"")
    }
}

fn has_double(seeds: &[u64]) -> bool {
    let mut sorted = seeds.to_vec();
    sorted.sort_unstable();
    sorted.windows(2).any(|pair| pair[0] == pair[1])
}

/// Returns the names of the methods that find solutions.
fn solving(family: &dyn AnyFamily) -> Vec<&'static str> {
    let methods = family.methods().into_iter();
    methods.filter(|method| !method.counts_only()).map(|method| method.name).collect()
}

/// The limits of a run that the plan sets.
#[derive(Clone, Copy, Default)]
struct Allowed {
    nodes: Option<u64>,
    time: Option<Duration>,
    bytes: Option<u64>,
}

impl Allowed {
    fn or(self, other: Self) -> Self {
        Self {
            nodes: self.nodes.or(other.nodes),
            time: self.time.or(other.time),
            bytes: self.bytes.or(other.bytes),
        }
    }
}

/// The scenarios of a plan so far.
#[derive(Default)]
struct Collected {
    scenarios: Vec<Scenario>,
    names: HashSet<String>,
    /// The number of runs they need on each puzzle.
    seeded: u64,
}

/// A scenario whose settings may still have several values.
struct Draft {
    name: String,
    group: Option<String>,
    method: AnyMethod,
    settings: Vec<Setting>,
    limits: Allowed,
}

impl Draft {
    /// Returns the number of scenarios that it expands to.
    fn combinations(&self) -> u64 {
        let values = self.settings.iter().map(|setting| setting.values.len() as u64);
        values.fold(1, u64::saturating_mul)
    }

    fn takes_seed(&self) -> bool {
        self.method.params.iter().any(|param| param.name == "seed")
    }

    /// Returns a scenario for each combination of values. A method without randomness ignores the
    /// seeds.
    fn scenarios(self, seeds: &[u64]) -> Vec<Result<Scenario, Message>> {
        let mut all = vec![(self.name.clone(), Vec::new())];
        for setting in &self.settings {
            let many = setting.values.len() > 1;
            let with = |(name, chosen): &(String, Vec<(String, String)>), value: &String| {
                let more = if many { format!(" {}={value}", setting.name) } else { String::new() };
                let mut chosen = chosen.clone();
                chosen.push((setting.name.clone(), value.clone()));
                (format!("{name}{more}"), chosen)
            };
            all = all
                .iter()
                .flat_map(|one| setting.values.iter().map(move |value| with(one, value)))
                .collect();
        }
        all.into_iter().map(|(name, settings)| self.scenario(name, settings, seeds)).collect()
    }

    fn scenario(
        &self,
        name: String,
        settings: Vec<(String, String)>,
        seeds: &[u64],
    ) -> Result<Scenario, Message> {
        let read = |seed: Option<u64>| {
            let mut all = settings.clone();
            all.extend(seed.map(|seed| ("seed".to_owned(), seed.to_string())));
            let args = Args::read(self.method.params, &all).map_err(|refusal| refusal.0)?;
            Ok(Seeded { seed, args })
        };
        let seeded = match self.takes_seed() {
            true => seeds.iter().map(|seed| read(Some(*seed))).collect::<Result<_, Message>>()?,
            false => vec![read(None)?],
        };
        let bytes = Some(self.limits.bytes.unwrap_or(DEFAULT_BYTES));
        Ok(Scenario {
            group: self.group.clone().unwrap_or_else(|| name.clone()),
            name,
            method: self.method,
            settings,
            seeded,
            limits: Limits { nodes: self.limits.nodes, bytes },
            time: self.limits.time,
        })
    }
}
