//! `compare`: compares methods and parameter values on the same puzzles.

use clap::ArgMatches;
use teka_core::any::{AnyFamily, AnyMethod, AnyPuzzle};
use teka_core::fact::Overestimates;
use teka_core::message;
use teka_core::message::Message;
use teka_core::param::Args;
use teka_host::answer::{Outcome, Wanted};
use teka_host::compare::{self, Entrant, Measurement, Summary};
use teka_host::puzzles::Source;
use teka_host::search::{self, Aim, Search};
use teka_render::chart::{self, Bar, Chart, Scale};

use super::batch::line;
use crate::context::Context;
use crate::error::{self, CommandError};
use crate::exit::Exit;
use crate::inputs;
use crate::options;
use crate::output::{self, Kind, Picture, Sink, Target};
use crate::progress::with_progress;

/// Runs the comparison.
pub fn run(matches: &ArgMatches, context: &Context) -> Result<Exit, CommandError> {
    let target = output::target(matches, &["txt", "csv", "json", "svg", "png"])?;
    let Puzzles { names, puzzles, exit } = Puzzles::read(matches, context)?;
    if puzzles.is_empty() {
        return Ok(exit);
    }
    let entrants = entrants(matches, puzzles[0].family(), context)?;
    let repeats = matches.get_one::<u32>("repeat").copied().unwrap_or(1);
    let wanted = if matches.get_flag("all") { Wanted::All } else { Wanted::UpTo(1) };
    let runs = with_progress(context, puzzles.len(), |progress| {
        compare::run(&puzzles, &entrants, wanted, repeats, Some(progress))
    });
    let measured = compare::measured(&puzzles, &entrants);
    let result = Contest { family: puzzles[0].family(), names, entrants, runs, measured };
    result.show(matches, target, puzzles.len(), context)?;
    let contradictions = compare::contradictions(&result.runs, &result.entrants);
    for puzzle in &contradictions {
        let name = result.names[*puzzle].as_str();
        context
            .write_stderr(&error::line(&message!("compare-contradiction", name = name), context));
    }
    let answered = result.runs.iter().any(|run| !matches!(run.outcome, Outcome::Stopped(_)));
    Ok(match () {
        () if context.cancel.is_asked() => Exit::Interrupted,
        () if answered && contradictions.is_empty() => exit,
        () => exit.max(Exit::Stopped),
    })
}

/// The puzzles to compare on.
#[derive(Default)]
struct Puzzles {
    names: Vec<String>,
    puzzles: Vec<Box<dyn AnyPuzzle>>,
    /// The exit status if some inputs cannot be read.
    exit: Exit,
}

impl Puzzles {
    /// Reads all puzzles of all inputs, which must belong to one family. Inputs that cannot be read
    /// are reported and skipped.
    fn read(matches: &ArgMatches, context: &Context) -> Result<Self, CommandError> {
        let mut all = Self::default();
        for source in inputs::sources(matches) {
            match source {
                Ok(source) => all.add(&source, matches, context),
                Err(error) => all.refuse(&error, context),
            }
        }
        all.checked()
    }

    fn add(&mut self, source: &Source, matches: &ArgMatches, context: &Context) {
        let jobs = match inputs::jobs(matches, source) {
            Ok(jobs) => jobs,
            Err(error) => return self.refuse(&error, context),
        };
        for job in jobs {
            match job.read() {
                Ok(read) => {
                    inputs::report_warnings(&read.warnings, source, context);
                    self.names.push(job.name());
                    self.puzzles.push(read.value);
                }
                Err(wrong) => self.refuse(&inputs::invalid(source, wrong), context),
            }
        }
    }

    fn refuse(&mut self, error: &CommandError, context: &Context) {
        self.exit = self.exit.max(error::print(error, context));
    }

    /// Returns an error if the puzzles belong to several families, or if there are none and nothing
    /// was reported.
    fn checked(self) -> Result<Self, CommandError> {
        let id = |puzzle: &dyn AnyPuzzle| puzzle.family().info().id;
        let mut ids = self.puzzles.iter().map(|puzzle| id(puzzle.as_ref()));
        let first = ids.next();
        match first.and_then(|first| ids.find(|other| *other != first).map(|other| (first, other)))
        {
            Some((first, other)) => {
                Err(message!("compare-mixed", first = first, other = other).into())
            }
            None if first.is_none() && self.exit == Exit::Answered => {
                Err(message!("compare-nothing").into())
            }
            None => Ok(self),
        }
    }
}

/// Returns the message for a parameter that no compared method has.
fn unknown_setting(name: &str, known: &[&str]) -> Message {
    if known.is_empty() {
        return message!("param-none", name = name);
    }
    message!("compare-unknown-setting", name = name, known = known.join(", "))
}

/// Returns the named methods, or all, each with every combination of its `--set` values.
fn entrants(
    matches: &ArgMatches,
    family: &dyn AnyFamily,
    context: &Context,
) -> Result<Vec<Entrant>, CommandError> {
    let named: Vec<&String> = matches.get_many("method").into_iter().flatten().collect();
    let methods = if named.is_empty() {
        family.methods().into_iter().filter(|method| !method.counts_only()).collect()
    } else {
        let method = |name: &&String| search::method(family, name, Aim::Solve);
        named.iter().map(method).collect::<Result<Vec<_>, _>>()?
    };
    let budget = options::budget(matches, context)?;
    let settings = options::settings(matches)?;
    let known: Vec<&str> = search::all_params(&methods).iter().map(|param| param.name).collect();
    if let Some((name, _)) = settings.iter().find(|(name, _)| !known.contains(&name.as_str())) {
        return Err(unknown_setting(name, &known).into());
    }
    let mut entrants = Vec::new();
    for method in &methods {
        for chosen in combinations(*method, &settings) {
            let search = Search::new(*method, &chosen, budget.clone())?;
            entrants.push(Entrant { label: label(*method, &chosen), search });
        }
    }
    let each = settings
        .iter()
        .flat_map(|(name, values)| values.split(',').map(|value| (name.clone(), value.to_owned())));
    options::report_readings(&methods, &each.collect::<Vec<_>>(), context);
    Ok(entrants)
}

/// Returns the combinations of the settings that the method has. `--set a=1,2 --set b=x,y` gives
/// four.
fn combinations(method: AnyMethod, settings: &[(String, String)]) -> Vec<Vec<(String, String)>> {
    let mut all = vec![Vec::new()];
    for (name, values) in
        settings.iter().filter(|(name, _)| method.params.iter().any(|param| param.name == name))
    {
        let with = |chosen: &Vec<(String, String)>, value: &str| {
            let mut chosen = chosen.clone();
            chosen.push((name.clone(), value.to_owned()));
            chosen
        };
        all = all
            .iter()
            .flat_map(|chosen| values.split(',').map(move |value| with(chosen, value)))
            .collect();
    }
    all
}

fn label(method: AnyMethod, chosen: &[(String, String)]) -> String {
    let settings: String = chosen.iter().map(|(name, value)| format!(" {name}={value}")).collect();
    format!("{}{settings}", method.name)
}

struct Contest {
    family: &'static dyn AnyFamily,
    names: Vec<String>,
    entrants: Vec<Entrant>,
    runs: Vec<Measurement>,
    /// How often the estimates of each entrant are too high.
    measured: Vec<Option<Overestimates>>,
}

impl Contest {
    fn show(
        &self,
        matches: &ArgMatches,
        target: Option<Target>,
        puzzles: usize,
        context: &Context,
    ) -> Result<(), CommandError> {
        let summaries = compare::summaries(&self.runs, &self.entrants);
        let kind = target.as_ref().map(|target| target.kind);
        if let (Some(target), Some(Kind::Picture(picture))) = (&target, kind) {
            let chart = self.chart(&summaries, puzzles, context);
            let bytes = match picture {
                Picture::Png => chart::png(&chart, options::theme(matches))
                    .map_err(|error| output::drawing(&error))?,
                Picture::Svg | Picture::Gif => {
                    chart::svg(&chart, options::theme(matches)).into_bytes()
                }
            };
            output::save(&target.path, &bytes, context)?;
            return Sink::new(None).finish(&self.table(&summaries, context), context);
        }
        let output = if matches.get_flag("csv") || kind == Some(Kind::Csv) {
            compare::csv(&self.runs, &self.entrants, &self.names)
        } else if context.json {
            self.json(&summaries)
        } else {
            self.table(&summaries, context)
        };
        Sink::new(target).finish(&output, context)
    }

    fn json(&self, summaries: &[(&Entrant, Summary)]) -> String {
        let object = |(entrant, summary): &(&Entrant, Summary)| {
            line(&compare::summary_json(entrant, summary, self.measured_of(entrant)))
        };
        summaries.iter().map(object).collect()
    }

    fn measured_of(&self, entrant: &Entrant) -> Option<Overestimates> {
        let index = self.entrants.iter().position(|other| std::ptr::eq(other, entrant))?;
        self.measured[index]
    }

    /// Returns a table with one row per method. The fastest has the ratio 1. Figures and estimates
    /// appear if the family has them, and shared parameters follow the table.
    fn table(&self, summaries: &[(&Entrant, Summary)], context: &Context) -> String {
        let words = &context.words;
        let mut head = vec![
            words.id("table-method"),
            words.id("table-solved"),
            words.id("table-stopped"),
            words.id("table-total"),
            words.id("table-median"),
            words.id("table-worst"),
            words.id("table-count"),
            words.id("table-counted"),
            words.id("table-stored"),
            words.id("table-ratio"),
        ];
        let figures = self.family.info().figures;
        let id = self.family.info().id;
        head.extend(figures.iter().map(|name| words.id(&format!("{id}-figure-{name}"))));
        let estimates = self.measured.iter().any(Option::is_some);
        head.extend(estimates.then(|| words.id("table-overestimates")));
        let (best, mut rows) = (best(summaries), vec![head]);
        for (entrant, summary) in summaries {
            let mut row = costs(entrant, summary, best, context);
            row.extend(figures.iter().map(|name| figure(summary, name)));
            row.extend(estimates.then(|| overestimates(self.measured_of(entrant), context)));
            rows.push(row);
        }
        align(&rows) + &self.remarks(estimates, context)
    }

    /// Explains the columns and lists the parameters that were not changed.
    fn remarks(&self, estimates: bool, context: &Context) -> String {
        let mut said = Vec::new();
        if estimates {
            said.push(context.say(&message!("compare-overestimates")));
        }
        let all = self.entrants.iter().map(|entrant| &entrant.search.args);
        let shared = shared(&all.collect::<Vec<_>>());
        if !shared.is_empty() {
            said.push(context.say(&message!("compare-shared", settings = shared.join(" "))));
        }
        said.iter().map(|line| format!("{line}\n")).collect()
    }

    fn chart(&self, summaries: &[(&Entrant, Summary)], puzzles: usize, context: &Context) -> Chart {
        let bar = |(entrant, summary): &(&Entrant, Summary)| Bar {
            label: entrant.label.clone(),
            value: summary.total.as_secs_f64(),
            shown: shown(summary, context),
            flag: summary.stopped > 0,
        };
        Chart {
            title: context.say(&message!("chart-title", puzzles = puzzles)),
            axis: context.words.id("chart-axis"),
            scale: Scale::Seconds,
            bars: summaries.iter().map(bar).collect(),
        }
    }
}

/// Returns the costs of a method.
fn costs(entrant: &Entrant, summary: &Summary, best: f64, context: &Context) -> Vec<String> {
    let words = &context.words;
    let ratio = summary.total.as_secs_f64() / best.max(1e-9);
    let cut_short = if summary.stopped > 0 { ">" } else { "" };
    vec![
        entrant.label.clone(),
        (summary.solved + summary.unsolvable).to_string(),
        summary.stopped.to_string(),
        words.time(summary.total),
        words.time(summary.median),
        words.time(summary.worst),
        words.number(summary.nodes),
        words.id(&format!("counted-{}", entrant.search.counted().name())),
        words.number(summary.stored),
        format!("{cut_short}{}", words.decimal(ratio, 1)),
    ]
}

fn figure(summary: &Summary, name: &str) -> String {
    let known = summary.figures.iter().find(|(known, _)| *known == name);
    known.map_or_else(|| "-".to_owned(), |(_, sum)| sum.to_string())
}

/// Returns whether estimates were found to be too high, and how often.
fn overestimates(measured: Option<Overestimates>, context: &Context) -> String {
    match measured {
        None => "-".to_owned(),
        Some(Overestimates { measured: 0, .. }) => "?".to_owned(),
        Some(Overestimates { too_high: 0, .. }) => context.words.id("table-never"),
        Some(Overestimates { measured, too_high }) => {
            let fraction = 100.0 * too_high as f64 / measured as f64;
            format!("{}%", context.words.decimal(fraction, 1))
        }
    }
}

/// Returns the parameters that have the same value for every entrant.
fn shared(all: &[&Args]) -> Vec<String> {
    let Some((first, rest)) = all.split_first() else { return Vec::new() };
    let in_all = |name: &str, value: &_| {
        rest.iter().all(|args| args.iter().any(|(known, set)| known == name && set == value))
    };
    let same = first.iter().filter(|(name, value)| in_all(name, value));
    same.map(|(name, value)| format!("{name}={}", compare::show(value))).collect()
}

/// Returns the time at the end of a bar. A run that was stopped would have taken longer.
fn shown(summary: &Summary, context: &Context) -> String {
    let cut_short = if summary.stopped > 0 { ">" } else { "" };
    format!("{cut_short}{}", context.words.time(summary.total))
}

/// Returns the shortest time among the entrants that answered everything, or among all.
fn best(summaries: &[(&Entrant, Summary)]) -> f64 {
    let totals = |all: bool| {
        summaries
            .iter()
            .filter(move |(_, summary)| all || summary.stopped == 0)
            .map(|(_, summary)| summary.total.as_secs_f64())
    };
    totals(false).reduce(f64::min).or_else(|| totals(true).reduce(f64::min)).unwrap_or(0.0)
}

/// Aligns the first column left and numbers right.
fn align(rows: &[Vec<String>]) -> String {
    let width =
        |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..rows[0].len()).map(width).collect();
    let show = |row: &Vec<String>| {
        let cells =
            row.iter().zip(&widths).enumerate().map(|(column, (cell, width))| match column {
                0 => format!("{cell:<width$}"),
                _ => format!("{cell:>width$}"),
            });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned() + "\n"
    };
    rows.iter().map(show).collect()
}
