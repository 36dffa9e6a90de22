//! Parses a [`Plan`] from TOML.
//!
//! Every mistake is reported with its line and a remedy. An error about an unknown name lists the
//! known names.

mod published;
mod puzzles;
mod reader;
mod scenarios;
#[cfg(test)]
mod tests;

pub use reader::Text;

use std::ops::Range;
use std::path::Path;

use teka_core::any::AnyFamily;
use teka_core::message;
use teka_core::param::{Args, Param};
use teka_core::registry::{self, FAMILIES};
use toml::de::DeTable;

use self::reader::{Reader, Setting, get, whole_of};
use super::Refused;
use super::plan::{Plan, Title};
use crate::files;
use crate::puzzles::Source;
use crate::watch::Cancel;

const KEYS: &[&str] = &[
    "title",
    "family",
    "lenient",
    "puzzles",
    "methods",
    "scenarios",
    "seeds",
    "repeats",
    "limits",
    "published",
];

/// The maximum number of seeds, repeats or generated puzzles.
const MOST: u64 = 100_000;
/// The maximum number of scenarios. Each has its own row or column in the report.
const MOST_SCENARIOS: u64 = 1_000;
/// The maximum number of runs. All records must fit into memory.
const MOST_RUNS: u64 = 1_000_000;

/// Reads the plan in a file. File names in the plan are relative to its folder.
///
/// Returns an error that lists the mistakes if the plan, or a file it names, is not valid.
pub fn read(path: &Path, cancel: &Cancel) -> Result<Plan, Refused> {
    let name = path.display().to_string();
    let refused =
        |text: String, diagnostics| Refused::Input { name: name.clone(), text, diagnostics };
    let source = Source::new(&name, files::read_file(path)?);
    let source = source.map_err(|diagnostics| refused(String::new(), diagnostics))?;
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let folder = folder.unwrap_or(Path::new("."));
    let mut plan_reader = PlanReader { reader: Reader::new(&source.text), folder, cancel };
    let plan = plan_reader.plan();
    let wrong = std::mem::take(&mut plan_reader.reader.wrong).sorted();
    match plan {
        Err(Some(other)) => Err(other),
        Ok(plan) if wrong.0.is_empty() => Ok(plan),
        _ => {
            debug_assert!(!wrong.0.is_empty(), "a plan is not refused without a reason");
            Err(refused(source.text.clone(), wrong))
        }
    }
}

/// A reader of one plan.
///
/// The reader collects the errors in the plan itself. An error that a method returns is about
/// another file, or `None` if the reader already has all errors.
struct PlanReader<'a> {
    reader: Reader<'a>,
    folder: &'a Path,
    cancel: &'a Cancel,
}

impl PlanReader<'_> {
    fn plan(&mut self) -> Result<Plan, Option<Refused>> {
        let document = self.reader.document().ok_or(None)?;
        let table = document.get_ref();
        self.reader.only_keys(table, KEYS);
        let named = self.family(table, "family").ok();
        let sets = self.puzzle_sets(table);
        let loaded = named.ok_or(None).and_then(|family| self.puzzles(table, family, &sets));
        let title = self.title(table);
        let seeds = self.seeds(table);
        let repeats = self.small_count(table, "repeats", "repeats = 5").unwrap_or(1);
        let family = match &loaded {
            Ok((_, family)) => Some(*family),
            // The scenarios may contain further mistakes.
            Err(None) => Self::stated_family(named.flatten(), &sets),
            Err(Some(_)) => None,
        };
        let scenarios = family.map(|family| self.scenarios(table, family, &seeds));
        let (puzzles, family) = loaded?;
        let scenarios = scenarios.unwrap_or_default();
        let seeded: u64 = scenarios.iter().map(|scenario| scenario.seeded.len() as u64).sum();
        let runs = seeded.saturating_mul(repeats).saturating_mul(puzzles.len() as u64);
        if runs > MOST_RUNS {
            self.too_many_runs(runs, 0..0);
        }
        let published = self.published(table, &scenarios, &sets, &puzzles)?;
        let repeats = u32::try_from(repeats).unwrap_or(u32::MAX);
        Ok(Plan { title, family, puzzles, scenarios, repeats, published })
    }

    /// Adds the error that the plan has too many runs.
    fn too_many_runs(&mut self, count: u64, at: Range<usize>) {
        let (count, most) = (count.to_string(), MOST_RUNS.to_string());
        let what = message!("experiment-too-many", count = count, most = most);
        self.reader.refuse("too-many", at, what, message!("experiment-fewer"));
    }

    /// Adds the error that the plan has too many scenarios.
    fn too_many_scenarios(&mut self, count: u64, at: Range<usize>) {
        let (count, most) = (count.to_string(), MOST_SCENARIOS.to_string());
        let what = message!("experiment-too-many-scenarios", count = count, most = most);
        self.reader.refuse("too-many", at, what, message!("experiment-fewer-scenarios"));
    }

    /// Reads a single title, or one per language.
    fn title(&mut self, table: &DeTable) -> Title {
        let example = "title = \"Heuristics\"";
        match get(table, "title").map(|item| item.get_ref().as_table()) {
            None => Title::default(),
            Some(None) => {
                let english = self.reader.text(table, "title", example);
                Title {
                    english: english.map(|text| text.text).unwrap_or_default(),
                    indonesian: None,
                }
            }
            Some(Some(titles)) => {
                self.reader.only_keys(titles, &["en", "id"]);
                let mut title =
                    |lang| self.reader.text(titles, lang, example).map(|text| text.text);
                Title { english: title("en").unwrap_or_default(), indonesian: title("id") }
            }
        }
    }

    /// Returns the family that a key names, if the key is present.
    fn family(
        &mut self,
        table: &DeTable,
        key: &str,
    ) -> Result<Option<&'static dyn AnyFamily>, Option<Refused>> {
        let known: Vec<&str> = FAMILIES.iter().map(|family| family.info().id).collect();
        let Some(name) = self.reader.text(table, key, &format!("{key} = \"{}\"", known[0])) else {
            return if get(table, key).is_some() { Err(None) } else { Ok(None) };
        };
        let family = registry::family(&name.text);
        if family.is_none() {
            let what = message!("experiment-unknown-family", name = name.text.as_str());
            let help = message!("experiment-known", known = known.join(", "));
            self.reader.refuse("unknown-family", name.at, what, help);
        }
        family.map(Some).ok_or(None)
    }

    /// Reads a whole number that is at least 1 and not too large.
    fn small_count(&mut self, table: &DeTable, key: &str, example: &str) -> Option<u64> {
        let item = get(table, key)?;
        let number = whole_of(item).filter(|number| (1..=MOST).contains(number));
        self.reader.or_wrong(number, key, item, example)
    }

    /// Returns true if every value of a setting is valid.
    fn checked(&mut self, params: &[Param], setting: &Setting) -> bool {
        if setting.name == "seed" {
            let (what, help) =
                (message!("experiment-seed-set"), message!("experiment-seed-set-help"));
            self.reader.refuse("seed", setting.at.clone(), what, help);
            return false;
        }
        for value in &setting.values {
            let pair = [(setting.name.clone(), value.clone())];
            if let Err(refusal) = Args::read(params, &pair) {
                self.reader.refuse_without_help("parameter", setting.at.clone(), refusal.0);
                return false;
            }
        }
        true
    }
}
