//! Tests that every text that the code uses exists in both languages with the right arguments, and
//! that no text is unused.

mod check;
mod glossary;
mod locales;
mod page;
mod rungs;
mod sources;

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use locales::Locale;
use sources::Uses;
use teka_core::any::AnyFamily;
use teka_core::control::Stop;
use teka_core::family::{Counted, Difficulty};
use teka_core::param::{Kind, Param};
use teka_core::registry::FAMILIES;
use teka_text::{Lang, Words};

#[test]
fn words_and_sources_agree() {
    let (en, id) = (locale(Lang::En), locale(Lang::Id));
    let complaints = check::complaints(&uses(), &computed(), &en, &id);
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn words_and_the_page_agree() {
    let scripts = files(&crates().join("teka-server/assets"), "js");
    let asked: BTreeSet<String> = scripts.iter().flat_map(|file| page::ids(&read(file))).collect();
    for lang in Lang::ALL {
        let words = locale(lang).entries.into_keys().filter(|id| id.starts_with("page-")).collect();
        let missing: Vec<_> = asked.difference(&words).collect();
        let unused: Vec<_> = words.difference(&asked).collect();
        assert!(
            missing.is_empty() && unused.is_empty(),
            "{lang}: no {missing:?}, extra {unused:?}"
        );
    }
}

#[test]
fn every_file_is_read_when_teka_runs() {
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let locale = locale(lang);
        let messages = locale.entries.iter().filter(|(id, _)| !id.starts_with('-'));
        let left_out: Vec<_> = messages.filter(|(id, _)| !words.has(id)).collect();
        assert!(left_out.is_empty(), "{lang}: {left_out:?}");
    }
}

/// The prefix keeps two families from having the same id.
#[test]
fn ids_of_a_family_begin_with_its_own() {
    for info in FAMILIES.iter().map(|family| family.info()) {
        for (_, text) in info.words {
            let mut locale = Locale::default();
            locale.read(info.id, text);
            let own = format!("{}-", info.id);
            let foreign: Vec<_> = locale
                .entries
                .keys()
                .filter(|id| !id.trim_start_matches('-').starts_with(&own))
                .collect();
            assert!(foreign.is_empty(), "{}: {foreign:?}", info.id);
        }
    }
}

/// The text of a single family is next to the code of that family. Only labels of parameters that
/// several families have are shared.
#[test]
fn shared_labels_serve_several_families() {
    let shared = read(&crates().join("teka-text/locales/en/server.ftl"));
    let lines = shared.lines().filter_map(|line| line.strip_prefix("param-"));
    for name in lines.filter_map(|line| line.split(" =").next()) {
        let id = format!("param-{name}");
        let users = FAMILIES.iter().filter(|family| computed_for(**family).contains(&id)).count();
        assert!(users > 1, "{id} is used by {users} families");
    }
}

/// Returns the ids that are composed from names in the registry.
fn computed() -> BTreeSet<String> {
    let stops = [
        Stop::TimeLimit,
        Stop::NodeLimit,
        Stop::MemoryLimit,
        Stop::Cancelled,
        Stop::GaveUp,
        Stop::Fault,
    ];
    let stops = stops.map(|stop| format!("stop-{}", stop.name()));
    let promises =
        ["shortest", "shortest-unless", "complete", "any-solution", "counts", "best-effort"];
    let promises = promises.map(|name| format!("promise-{name}"));
    let families = FAMILIES.iter().flat_map(|family| computed_for(*family));
    let counted = Counted::ALL.map(|counted| format!("counted-{}", counted.name()));
    let counters =
        ["stored", "tries", "at-least", "filled", "generations", "best-fitness", "restarts"];
    let counters = counters.map(|name| format!("counter-{name}"));
    let levels = Difficulty::ALL.map(|level| format!("level-{}", level.name()));
    families.chain(levels).chain(stops).chain(promises).chain(counted).chain(counters).collect()
}

fn computed_for(family: &dyn AnyFamily) -> Vec<String> {
    let mut names = ["title", "goal", "hands", "precheck"].map(str::to_owned).to_vec();
    // Only a family whose text names a mouse has another one for fingers.
    if Words::new(Lang::En).has(&format!("{}-hands-touch", family.info().id)) {
        names.push("hands-touch".to_owned());
    }
    for method in family.methods() {
        names.extend(["", "-title"].map(|part| format!("method-{}{part}", method.name)));
    }
    names.extend(family.rules().iter().map(|(rule, _)| format!("rule-{rule}")));
    names.extend(family.suggestions().iter().map(|name| format!("rule-{name}")));
    names.extend(family.grades().iter().map(|grade| format!("grade-{grade}")));
    names.extend(family.derived_names().iter().map(|name| format!("count-{name}")));
    names.extend(family.info().figures.iter().map(|figure| format!("figure-{figure}")));
    names.extend(family.formats().iter().map(|format| format!("format-{}", format.name)));
    names.extend(generated(family).iter().flat_map(options));
    let ids = names.iter().map(|name| format!("{}-{name}", family.info().id));
    let methods = family.methods();
    let params = methods.iter().flat_map(|method| method.params).chain(generated(family));
    let params = params.flat_map(|param| [param.about.to_owned(), label(family, param.name)]);
    ids.chain(params).collect()
}

/// Returns the parameters of the generator of a family.
fn generated(family: &dyn AnyFamily) -> &'static [Param] {
    family.generator().map_or(&[], |generator| generator.params())
}

/// Returns the names of the labels that the values of a generator's parameter need: of every
/// option, unless it is a grade, and of 0 if it is the default, because it has a special meaning.
fn options(param: &Param) -> Vec<String> {
    let values: Vec<String> = match param.kind {
        Kind::Choice { options, .. } if param.name != "grade" => {
            options.iter().map(|name| (*name).to_owned()).collect()
        }
        Kind::Int { default: 0, .. } => vec!["0".to_owned()],
        _ => Vec::new(),
    };
    values.iter().map(|value| format!("option-{}-{value}", param.name)).collect()
}

/// Returns the id of a parameter's label: the family's own, or the one that families share.
fn label(family: &dyn AnyFamily, param: &str) -> String {
    let own = format!("{}-label-{param}", family.info().id);
    if Words::new(Lang::En).has(&own) { own } else { format!("param-{param}") }
}

/// Collects the texts that the sources of the workspace use.
fn uses() -> Uses {
    let mut uses = Uses::default();
    for crate_folder in children(&crates()) {
        for file in files(&crate_folder.join("src"), "rs") {
            uses.read(&name(&file), &read(&file));
        }
    }
    assert!(!uses.said.is_empty(), "no sources were found");
    uses
}

/// Loads the texts of a language.
fn locale(lang: Lang) -> Locale {
    let mut locale = Locale::default();
    word_files(lang).iter().for_each(|file| locale.read(&name(file), &read(file)));
    locale
}

/// Lists the Fluent files of a language: for English, `locales/en/*.ftl` and every `words.en.ftl`.
fn word_files(lang: Lang) -> Vec<PathBuf> {
    let (folder, ending) = (format!("locales/{lang}/"), format!(".{lang}.ftl"));
    let all = children(&crates()).into_iter().flat_map(|crate_folder| {
        ["src", "locales"].into_iter().flat_map(move |part| files(&crate_folder.join(part), "ftl"))
    });
    all.filter(|file| name(file).contains(&folder) || name(file).ends_with(&ending)).collect()
}

/// Returns the folder that contains all crates.
fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Returns all files in `folder` and its subfolders with this extension.
fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for path in children(folder) {
        if path.is_dir() {
            found.extend(files(&path, extension));
        } else if path.extension().is_some_and(|end| end == extension)
            && !path.ends_with("tests.rs")
        {
            found.push(path);
        }
    }
    found
}

/// Returns the entries of a folder in order, or nothing if it does not exist.
fn children(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    paths
}

/// Returns a path relative to the folder of the crates, for the output of the tests.
fn name(path: &Path) -> String {
    let path = path.strip_prefix(crates()).unwrap_or(path);
    path.to_string_lossy().replace('\\', "/")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
