//! What is tried: the course's 16 scenarios, and the default variant with parts
//! switched off.

/// A name and the settings it stands for.
pub struct Scenario {
    pub name: String,
    /// What it has in common with others: population and generations.
    pub group: String,
    pub settings: Vec<(String, String)>,
}

impl Scenario {
    fn new(name: &str, group: &str, settings: &[(&str, &str)]) -> Self {
        let owned = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        let settings = settings.iter().map(owned).collect();
        Self { name: name.to_string(), group: group.to_string(), settings }
    }

    fn alone(name: &str, settings: &[(&str, &str)]) -> Self {
        Self::new(name, name, settings)
    }

    /// What a setting was set to.
    pub fn setting(&self, name: &str) -> &str {
        let found = self.settings.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value)
    }
}

/// Population and generations by rates of elitism, mutation and crossover.
pub fn course() -> Vec<Scenario> {
    let sizes = [("1000", "100"), ("100", "100"), ("1000", "10"), ("100", "10")];
    let rates = [("10", "10", "80"), ("5", "10", "85"), ("10", "5", "85"), ("5", "5", "90")];
    let both = sizes.iter().flat_map(|size| rates.iter().map(move |rates| (size, rates)));
    let scenario = |(number, (size, rates)): (usize, (&(&str, &str), &(&str, &str, &str)))| {
        let settings = [
            ("variant", "course"),
            ("population", size.0),
            ("generations", size.1),
            ("elitism", rates.0),
            ("mutation", rates.1),
            ("crossover", rates.2),
        ];
        let group = format!("{} × {}", size.0, size.1);
        Scenario::new(&(number + 1).to_string(), &group, &settings)
    };
    both.enumerate().map(scenario).collect()
}

/// The default variant whole, and without each of its parts.
pub fn ablation() -> Vec<Scenario> {
    let parts = ["rules", "mating", "weights", "restarts"];
    let without = |part: &&'static str| Scenario::alone(&format!("no {part}"), &[(*part, "off")]);
    let bare = parts.map(|part| (part, "off"));
    let whole = std::iter::once(Scenario::alone("whole", &[]));
    whole.chain(parts.iter().map(without)).chain([Scenario::alone("bare", &bare)]).collect()
}

/// The default variant as it is.
pub fn default() -> Scenario {
    Scenario::alone("default", &[])
}

/// The groups of some scenarios, in their order.
pub fn groups(scenarios: &[Scenario]) -> Vec<&str> {
    let mut groups: Vec<&str> = scenarios.iter().map(|scenario| scenario.group.as_str()).collect();
    groups.dedup();
    groups
}
