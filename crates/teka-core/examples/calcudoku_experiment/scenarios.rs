//! What is tried: the course's 16 scenarios, and the default variant with parts
//! switched off.

/// A name and the settings it stands for.
pub struct Scenario {
    pub name: String,
    pub settings: Vec<(String, String)>,
}

impl Scenario {
    fn new(name: &str, settings: &[(&str, &str)]) -> Self {
        let owned = |(name, value): &(&str, &str)| (name.to_string(), value.to_string());
        Self { name: name.to_string(), settings: settings.iter().map(owned).collect() }
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
        Scenario::new(&(number + 1).to_string(), &settings)
    };
    both.enumerate().map(scenario).collect()
}

/// The default variant whole, and without each of its parts.
pub fn ablation() -> Vec<Scenario> {
    let parts = ["rules", "weights", "restarts", "mating"];
    let without = |part: &&'static str| Scenario::new(&format!("no {part}"), &[(*part, "off")]);
    let bare = parts.map(|part| (part, "off"));
    let whole = std::iter::once(Scenario::new("whole", &[]));
    whole.chain(parts.iter().map(without)).chain([Scenario::new("bare", &bare)]).collect()
}

/// The default variant as it is.
pub fn default() -> Scenario {
    Scenario::new("default", &[])
}
