//! The puzzles of a plan: files, generated puzzles and groups.

use std::ops::Range;

use teka_core::any::AnyFamily;
use teka_core::control::Stop;
use teka_core::family::Strictness;
use teka_core::message;
use teka_core::message::Message;
use toml::de::DeTable;

use super::PlanReader;
use super::reader::{Setting, Text, get};
use crate::experiment::Refused;
use crate::experiment::plan::Puzzle;
use crate::experiment::sources::{Grouping, Loaded, Loader, Origin, Set, with_distinct_names};
use crate::generate::{Recipe, generator};

const PUZZLES: &[&str] = &["files", "generate", "count", "seed", "set", "group"];

impl PlanReader<'_> {
    /// Reads `puzzles`: a name, a list of names, or `[[puzzles]]`.
    pub fn puzzle_sets(&mut self, table: &DeTable) -> Vec<Set> {
        let example = "puzzles = [\"*.txt\"]";
        let Some(item) = get(table, "puzzles") else {
            self.reader.missing("puzzles", 0..0, example);
            return Vec::new();
        };
        let list = item.get_ref().as_array();
        if !list.is_some_and(|list| list.iter().any(|item| item.get_ref().is_table())) {
            let names = self.reader.texts_of(item, "puzzles", example).unwrap_or_default();
            let (at, grouping) = (item.span(), Grouping::Named(String::new()));
            return vec![Set { at, grouping, origin: Origin::Files(names) }];
        }
        let tables = self.reader.tables(table, "puzzles", "[[puzzles]]");
        tables.into_iter().filter_map(|(set, at)| self.puzzle_set(set, at)).collect()
    }

    fn puzzle_set(&mut self, set: &DeTable, at: Range<usize>) -> Option<Set> {
        self.reader.only_keys(set, PUZZLES);
        let grouping = self.grouping(set);
        let names = self.reader.texts(set, "files", "files = [\"*.txt\"]");
        let origin = match (names, get(set, "generate")) {
            (Some(names), None) => Origin::Files(names),
            (None, Some(_)) => self.generated(set, at.clone())?,
            _ => {
                let what = message!("experiment-puzzles-from");
                let help = message!("experiment-example", example = "files = [\"*.txt\"]");
                self.reader.refuse("puzzles", at, what, help);
                return None;
            }
        };
        Some(Set { at, grouping, origin })
    }

    fn generated(&mut self, set: &DeTable, at: Range<usize>) -> Option<Origin> {
        let family = self.family(set, "generate").ok().flatten()?;
        let generator = generator(family).map_err(|refusal| {
            self.reader.refuse_without_help("generate", at.clone(), refusal.0);
        });
        let params = generator.ok()?.params();
        let mut settings = Vec::new();
        for setting in self.reader.settings(set) {
            if self.checked(params, &setting) && self.has_one_value(&setting) {
                settings.push((setting.name, setting.values.concat()));
            }
        }
        let count = self.small_count(set, "count", "count = 20").unwrap_or(1);
        let first = self.reader.whole(set, "seed", "seed = 1").unwrap_or(1);
        let last = first.checked_add(count - 1);
        if let (None, Some(item)) = (last, get(set, "seed")) {
            self.reader.or_wrong(last, "seed", item, "seed = 1");
        }
        let recipe = Recipe::new(family, &settings);
        let recipe =
            recipe.map_err(|refusal| self.reader.refuse_without_help("parameter", at, refusal.0));
        let (recipe, seeds) = (recipe.ok()?, first..=last?);
        Some(Origin::Generated { recipe, seeds })
    }

    /// Checks that a setting has one value, as generators require.
    fn has_one_value(&mut self, setting: &Setting) -> bool {
        let is_one = setting.values.len() == 1;
        if !is_one {
            let what = message!("experiment-wrong-kind", key = setting.name.as_str());
            let help = message!("experiment-one-value");
            self.reader.refuse("wrong-kind", setting.at.clone(), what, help);
        }
        is_one
    }

    /// Reads the name of a group, or the text that ends group names.
    fn grouping(&mut self, set: &DeTable) -> Grouping {
        let example = "group = \"small\"";
        match get(set, "group").map(|item| item.get_ref().as_table()) {
            None => Grouping::Named(String::new()),
            Some(None) => {
                let name = self.reader.text(set, "group", example);
                Grouping::Named(name.map(|name| name.text).unwrap_or_default())
            }
            Some(Some(table)) => {
                self.reader.only_keys(table, &["before"]);
                let before = self.reader.text(table, "before", "group = { before = \"_\" }");
                before.map_or(Grouping::Named(String::new()), |text| Grouping::Before(text.text))
            }
        }
    }

    /// Returns the family of the puzzles if the plan states it. That is enough to check the
    /// scenarios when the puzzles contain mistakes.
    pub fn stated_family(
        family: Option<&'static dyn AnyFamily>,
        sets: &[Set],
    ) -> Option<&'static dyn AnyFamily> {
        let generated = sets.iter().find_map(|set| match &set.origin {
            Origin::Generated { recipe, .. } => Some(recipe.family),
            Origin::Files(_) => None,
        });
        family.or(generated)
    }

    /// Reads and generates all puzzles, which must belong to one family.
    pub fn puzzles(
        &mut self,
        table: &DeTable,
        family: Option<&'static dyn AnyFamily>,
        sets: &[Set],
    ) -> Result<(Vec<Puzzle>, &'static dyn AnyFamily), Option<Refused>> {
        let lenient = self.reader.flag(table, "lenient", "lenient = true");
        let reading = if lenient { Strictness::Lenient } else { Strictness::Strict };
        let loader = Loader { folder: self.folder, family, reading, cancel: self.cancel };
        let mut all = Vec::new();
        for set in sets {
            all.extend(self.load(&loader, set)?);
        }
        let at = get(table, "puzzles").map_or(0..0, |item| item.span());
        let puzzles = with_distinct_names(all).map_err(|what| {
            self.reader.refuse("double", at.clone(), what, message!("experiment-rename"));
        });
        let puzzles = puzzles.map_err(|()| None)?;
        let id = |puzzle: &Puzzle| puzzle.puzzle.family().info().id;
        let Some(first) = puzzles.first() else {
            self.no_puzzles(at);
            return Err(None);
        };
        if let Some(other) = puzzles.iter().find(|other| id(other) != id(first)) {
            let what = message!("compare-mixed", first = id(first), other = id(other));
            self.reader.refuse_without_help("mixed", at, what);
            return Err(None);
        }
        let family = first.puzzle.family();
        Ok((puzzles, family))
    }

    /// Adds the error that there is no file with this name.
    pub fn no_file(&mut self, name: &Text) {
        let folder = self.folder.display().to_string();
        let what = message!("experiment-no-file", name = name.text.as_str());
        let help = message!("experiment-no-file-help", folder = folder);
        self.reader.refuse("no-file", name.at.clone(), what, help);
    }

    /// Adds the error that the plan has no puzzles, unless another error already explains why.
    fn no_puzzles(&mut self, at: Range<usize>) {
        if self.reader.wrong.0.is_empty() {
            let help = message!("experiment-example", example = "puzzles = [\"*.txt\"]");
            self.reader.refuse("puzzles", at, message!("experiment-no-puzzles"), help);
        }
    }

    fn load(&mut self, loader: &Loader, set: &Set) -> Result<Vec<Loaded>, Option<Refused>> {
        match &set.origin {
            Origin::Files(names) => {
                let mut all = Vec::new();
                for name in names {
                    let files = loader.files(&name.text);
                    if files.is_empty() {
                        self.no_file(name);
                    }
                    for file in files {
                        all.extend(loader.read(&file, &set.grouping).map_err(Some)?);
                    }
                }
                Ok(all)
            }
            Origin::Generated { recipe, seeds } => {
                loader.generate(recipe, seeds.clone(), &set.grouping).map_err(|stop| {
                    let what = message!("experiment-not-generated", reason = reason(stop));
                    self.reader.refuse(
                        "generate",
                        set.at.clone(),
                        what,
                        message!("experiment-ask-less"),
                    );
                    None
                })
            }
        }
    }
}

/// Returns the reason why no puzzle was generated.
fn reason(stop: Stop) -> Message {
    match stop {
        Stop::Cancelled => message!("stop-cancelled"),
        _ => message!("experiment-no-match"),
    }
}
