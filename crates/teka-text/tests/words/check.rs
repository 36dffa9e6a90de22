//! Compares the existing texts with those that the code uses.

use std::collections::BTreeSet;

use crate::locales::{Entry, Locale};
use crate::sources::Uses;

/// Prefixes of ids that are composed at run time or used by the web page, whose sources are not
/// Rust. They need not occur in the Rust code.
const FREE: [&str; 3] = ["help-", "example-", "page-"];

/// Returns all problems. `computed` are the ids that follow a convention.
pub fn complaints(
    uses: &Uses,
    computed: &BTreeSet<String>,
    en: &Locale,
    id: &Locale,
) -> Vec<String> {
    let mut found = uses.complaints.clone();
    for (code, locale) in [("en", en), ("id", id)] {
        found.extend_from_slice(&locale.complaints);
        found.extend(
            missing(uses, computed, locale)
                .iter()
                .map(|what| format!("{code}: no text for {what}")),
        );
    }
    found.extend(arguments(uses, en));
    found.extend(unused(uses, computed, en));
    found.extend(differences(en, id));
    found
}

/// Returns the ids that are used but do not exist.
fn missing(uses: &Uses, computed: &BTreeSet<String>, locale: &Locale) -> Vec<String> {
    let said = uses.said.iter().map(|(id, calls)| (id, calls[0].file.as_str()));
    let asked = uses.asked.iter().map(|(id, file)| (id, file.as_str()));
    let computed = computed.iter().map(|id| (id, "by convention"));
    let all = said.chain(asked).chain(computed);
    let missing = all.filter(|(id, _)| !locale.entries.contains_key(*id));
    missing.map(|(id, file)| format!("{id} ({file})")).collect()
}

/// Checks that each use passes exactly the arguments that the English text refers to.
fn arguments(uses: &Uses, en: &Locale) -> Vec<String> {
    let mut found = Vec::new();
    // The page fills in its own variables.
    for (id, entry) in en.entries.iter().filter(|(id, _)| !id.starts_with("page-")) {
        let variables = entry.variables();
        let Some(calls) = uses.said.get(id) else {
            found.extend(
                variables
                    .iter()
                    .map(|name| format!("en: {id} uses ${name}, but no call passes it")),
            );
            continue;
        };
        for call in calls {
            let unpassed = variables.difference(&call.args);
            found.extend(unpassed.map(|name| format!("{}: {id} needs {name}", call.file)));
            let unsaid = call.args.difference(&variables);
            found.extend(
                unsaid.map(|name| format!("en: {id} does not use ${name} ({})", call.file)),
            );
        }
    }
    found
}

/// Returns the texts that are not used.
fn unused(uses: &Uses, computed: &BTreeSet<String>, en: &Locale) -> Vec<String> {
    let terms = en.terms();
    let is_used = |id: &String| {
        uses.said.contains_key(id)
            || uses.asked.contains_key(id)
            || computed.contains(id)
            || terms.contains(id)
            || FREE.iter().any(|prefix| id.starts_with(prefix))
    };
    let unused = en.entries.iter().filter(|(id, _)| !is_used(id));
    unused.map(|(id, entry)| format!("{}: {id} is unused", entry.file)).collect()
}

/// Checks that both languages have the same ids and variables.
fn differences(en: &Locale, id: &Locale) -> Vec<String> {
    let mut found = Vec::new();
    for (name, entry) in &en.entries {
        match id.entries.get(name) {
            None => found.push(format!("id: {name} is only in {}", entry.file)),
            Some(other) => found.extend(different_variables(name, entry, other)),
        }
    }
    let only = id.entries.iter().filter(|(name, _)| !en.entries.contains_key(*name));
    found.extend(only.map(|(name, entry)| format!("en: {name} is only in {}", entry.file)));
    found
}

/// Compares variables. Indonesian may lack a plural, and thus a number that only selects one.
fn different_variables(name: &str, en: &Entry, id: &Entry) -> Vec<String> {
    let (english, indonesian) = (en.variables(), id.variables());
    let lost = en.shown.difference(&indonesian).map(|lost| format!("id: {name} lacks ${lost}"));
    let more = indonesian.difference(&english).map(|more| format!("en: {name} lacks ${more}"));
    lost.chain(more).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Checks the problems in a source and its texts. The id `made` follows a convention.
    fn check(source: &str, en: &str, id: &str, expected: &[&str]) {
        let (mut uses, mut english, mut indonesian) = Default::default();
        Uses::read(&mut uses, "a.rs", source);
        Locale::read(&mut english, "en.ftl", en);
        Locale::read(&mut indonesian, "id.ftl", id);
        let made = BTreeSet::from(["made".to_owned()]);
        let (en, id) = (with_made(english), with_made(indonesian));
        assert_eq!(complaints(&uses, &made, &en, &id), expected);
    }

    fn with_made(mut locale: Locale) -> Locale {
        locale.read("made.ftl", "made = Made");
        locale
    }

    #[test]
    fn all_is_well() {
        let plural = "a = { $n ->\n    [one] One { $x }\n   *[other] More { $x }\n}";
        check(r#"message!("a", n = 1, x = 2)"#, plural, "a = { $x }", &[]);
        check(r#"words.id("a")"#, "a = { -t }\n-t = T", "a = A\n-t = T", &[]);
        check("", "help-a = A\nexample-b = B", "help-a = A\nexample-b = B", &[]);
    }

    #[test]
    fn missing_words_are_told() {
        let expected = ["en: no text for a (a.rs)", "id: no text for a (a.rs)"];
        check(r#"message!("a")"#, "", "", &expected);
        check(r#"words.id("a")"#, "", "", &expected);
        check(
            r#"message!("a")"#,
            "a = A",
            "",
            &["id: no text for a (a.rs)", "id: a is only in en.ftl"],
        );
        check(
            r#"message!("a")"#,
            "",
            "a = A",
            &["en: no text for a (a.rs)", "en: a is only in id.ftl"],
        );
    }

    #[test]
    fn missing_conventions_are_told() {
        let made = BTreeSet::from(["made".to_owned()]);
        let (en, id) = (with_made(Locale::default()), Locale::default());
        let found = complaints(&Uses::default(), &made, &en, &id);
        assert_eq!(found, ["id: no text for made (by convention)", "id: made is only in made.ftl"]);
    }

    #[test]
    fn missing_arguments_are_told() {
        let say = r#"message!("a", x = 1); message!("a")"#;
        check(say, "a = { $x }", "a = { $x }", &["a.rs: a needs x"]);
        check(say, "a = A", "a = A", &["en: a does not use $x (a.rs)"]);
        check(
            r#"words.id("a")"#,
            "a = { $x }",
            "a = { $x }",
            &["en: a uses $x, but no call passes it"],
        );
    }

    #[test]
    fn languages_that_differ_are_told() {
        let say = r#"message!("a", x = 1)"#;
        check(say, "a = { $x }", "a = A", &["id: a lacks $x"]);
        check(say, "a = { $x }", "a = { $x } { $y }", &["en: a lacks $y"]);
    }

    #[test]
    fn unused_words_are_told() {
        check("", "a = A", "a = A", &["en.ftl: a is unused"]);
        check("", "-t = T", "-t = T", &["en.ftl: -t is unused"]);
    }
}
