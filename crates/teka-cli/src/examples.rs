//! Examples at the end of the help of each command, based on the first family in the registry. A
//! test runs each example in a shell at the root of the repository, exactly as printed.

use teka_core::any::AnyFamily;
use teka_core::param::Kind;
use teka_core::registry::FAMILIES;
use teka_text::Words;

/// Returns the examples of a command. An empty name means `teka` itself.
pub fn of(verb: &str) -> Vec<String> {
    let family = FAMILIES[0];
    let (id, samples) = (family.info().id, family.info().samples);
    let (one, many) = (samples.one, samples.many);
    let surveyed = surveyed().info().samples;
    let line = |text: &str| text.replace("ONE", one).replace("MANY", many).replace("FAMILY", id);
    let with = |text: &str, name: &str, value: &str| line(text).replace(name, value);
    match verb {
        "" => vec![
            line("teka solve ONE"),
            line("teka hint ONE"),
            line("teka generate FAMILY --seed 7"),
        ],
        "solve" => vec![
            line("teka solve ONE"),
            with("teka solve --method METHOD --json ONE", "METHOD", other_method(family)),
            line("teka solve --all --threads 2 MANY"),
            line("teka solve -o answer.svg ONE"),
            line("teka solve --bare -o answer.txt ONE"),
        ],
        "count" => vec![
            line("teka count ONE"),
            line("teka count --limit 1000 MANY"),
            line("teka count --part 1/4 --json ONE"),
            line("teka count --resume counted.json ONE"),
        ],
        "merge" => {
            vec![line("for i in 1 2 3; do teka count --part $i/3 --json ONE; done | teka merge")]
        }
        "check" => vec![line("teka solve -q ONE | teka check ONE -")],
        "hint" => vec![
            line("teka hint ONE"),
            line("teka hint --rung where ONE"),
            with("teka hint --after 'MOVES' ONE", "MOVES", samples.moves),
        ],
        "explain" => vec![
            line("teka explain ONE"),
            line("teka explain --boards --lang id ONE"),
            line("teka explain --step 3 -o step.png ONE"),
        ],
        "survey" => vec![
            format!("teka survey {}", surveyed.one),
            format!("teka survey --after '{}' --json {}", surveyed.moves, surveyed.one),
        ],
        "generate" => vec![
            line("teka generate FAMILY"),
            with("teka generate FAMILY --grade GRADE --seed 5", "GRADE", family.grades()[0]),
            line("teka generate FAMILY --count 20 -o puzzles.txt"),
        ],
        "hunt" => vec![
            line("teka hunt FAMILY --seed 1 --count 40 --keep 5 -o hard.txt"),
            line("teka hunt FAMILY --time-limit 2s -o harder.txt"),
        ],
        "draw" => vec![
            line("teka draw ONE"),
            line("teka draw --solved --theme dark -o board.png ONE"),
            line("teka draw --theme color-blind -o board.svg ONE"),
        ],
        "convert" => {
            vec![with("teka convert --to FORMAT MANY", "FORMAT", family.formats()[0].name)]
        }
        "compare" => vec![
            line("teka compare ONE"),
            with("teka compare --method METHODS --repeat 5 MANY", "METHODS", &two_methods(family)),
            with("teka compare SETTING -o chart.svg MANY", "SETTING", &setting(family)),
        ],
        "experiment" => vec![
            line("teka experiment corpus/experiments/methods.toml --out results"),
            line("teka experiment corpus/experiments/methods.toml --out results --lang id"),
            line("teka experiment corpus/experiments/methods.toml --out some --only '*6x6*'"),
        ],
        "methods" => vec![line("teka methods"), line("teka methods FAMILY --json")],
        "serve" => vec![line("teka serve --open"), line("teka serve --addr 127.0.0.1:9000")],
        "completions" => vec![line("teka completions bash > teka.bash")],
        "man" => vec![line("teka man > teka.1"), line("teka man solve > teka-solve.1")],
        _ => Vec::new(),
    }
}

/// Returns a family that has a survey.
fn surveyed() -> &'static dyn AnyFamily {
    let has = |family: &&&dyn AnyFamily| !family.survey_params().is_empty();
    FAMILIES.iter().find(has).copied().unwrap_or(FAMILIES[0])
}

/// Returns a method that is not the default.
fn other_method(family: &dyn AnyFamily) -> &'static str {
    family.methods().last().map_or("", |method| method.name)
}

fn two_methods(family: &dyn AnyFamily) -> String {
    let names: Vec<&str> = family.methods().iter().take(2).map(|method| method.name).collect();
    names.join(",")
}

/// Returns the first parameter that is a choice, with all its values.
fn setting(family: &dyn AnyFamily) -> String {
    let choices = family.methods().into_iter().find_map(|method| {
        method.params.iter().find_map(|param| match param.kind {
            Kind::Choice { options, .. } => Some((method.name, param.name, options)),
            Kind::Int { .. } | Kind::Percent { .. } => None,
        })
    });
    choices.map_or_else(String::new, |(method, param, options)| {
        format!("--method {method} --set {param}={}", options.join(","))
    })
}

/// Formats the examples for the help.
pub fn help(verb: &str, words: &Words) -> String {
    let lines: Vec<String> = of(verb).iter().map(|line| format!("  {line}")).collect();
    format!("\n{}:\n{}", words.id("heading-examples"), lines.join("\n"))
}
