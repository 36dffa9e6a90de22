//! The terms of `docs/reference/glossary.md` are used, and their rejected synonyms are not: in
//! the Fluent files of both languages, and in the documents.

use std::path::{Path, PathBuf};

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;
use teka_text::Lang;

use crate::{children, crates, files, name, read};

/// A phrase that no text may contain, and what the glossary has in its place.
#[derive(Clone)]
struct Rejected {
    phrase: String,
    instead: String,
}

/// Returns the cells of each row of the tables whose heading begins with `first`.
fn rows(text: &str, first: &str) -> Vec<Vec<String>> {
    let mut found = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        let cells: Vec<String> =
            line.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect();
        if !line.starts_with('|') {
            inside = false;
        } else if cells[0] == first {
            inside = true;
        } else if inside && !cells[0].starts_with("---") {
            found.push(cells);
        }
    }
    found
}

fn phrases(cell: &str, instead: &str) -> Vec<Rejected> {
    let phrases = cell.split(';').map(str::trim).filter(|phrase| !phrase.is_empty());
    phrases.map(|phrase| Rejected { phrase: phrase.into(), instead: instead.into() }).collect()
}

/// Returns what texts in a language may not contain.
fn rejected(glossary: &str, lang: Lang) -> Vec<Rejected> {
    let (term, cell) = match lang {
        Lang::En => (0, 3),
        Lang::Id => (1, 4),
    };
    let terms = rows(glossary, "English");
    let mut found: Vec<Rejected> =
        terms.iter().flat_map(|row| phrases(&row[cell], &row[term])).collect();
    if lang == Lang::En {
        found.extend(rows(glossary, "instead of").iter().flat_map(|row| phrases(&row[0], &row[1])));
    }
    found
}

/// Returns whether a text contains a phrase as whole words, in any case.
fn contains(text: &str, phrase: &str) -> bool {
    let (text, phrase) = (text.to_lowercase(), phrase.to_lowercase());
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    text.match_indices(&phrase).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let after = text[at + phrase.len()..].chars().next();
        [before, after].iter().flatten().all(|c| !c.is_alphanumeric() && *c != '-')
    })
}

/// Returns the words that a reader sees of each message of a Fluent file, by id.
fn messages(text: &str) -> Vec<(String, String)> {
    let resource = parser::parse(text).expect("the file is valid Fluent");
    let mut found = Vec::new();
    for entry in &resource.body {
        if let ast::Entry::Message(message) = entry {
            let mut words = String::new();
            message.value.iter().for_each(|pattern| collect(pattern, &mut words));
            found.push((message.id.name.to_owned(), words));
        }
    }
    found
}

fn collect(pattern: &ast::Pattern<&str>, words: &mut String) {
    for element in &pattern.elements {
        match element {
            PatternElement::TextElement { value } => words.push_str(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                for variant in variants {
                    collect(&variant.value, words);
                    words.push('\n');
                }
            }
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::StringLiteral { value }),
            } => words.push_str(value),
            // A mark that joins no two words.
            PatternElement::Placeable { .. } => words.push('…'),
        }
    }
}

/// Returns the paragraphs of a document without code, quotations and tables of synonyms.
fn prose(text: &str) -> Vec<String> {
    let outside = text.split("\n```").step_by(2).collect::<Vec<_>>().join("\n\n");
    let paragraphs = outside.split("\n\n").map(|paragraph| {
        let plain = paragraph.split('`').step_by(2).collect::<Vec<_>>().join("…");
        plain.split('"').step_by(2).collect::<Vec<_>>().join("…")
    });
    paragraphs.filter(|paragraph| !paragraph.trim().is_empty()).collect()
}

fn documents(folder: &Path) -> Vec<PathBuf> {
    let top =
        children(folder).into_iter().filter(|path| path.extension().is_some_and(|e| e == "md"));
    let crates = children(&folder.join("crates")).into_iter().map(|path| path.join("README.md"));
    let mut found: Vec<PathBuf> = top.chain(crates.filter(|path| path.exists())).collect();
    found.extend(files(&folder.join("docs"), "md"));
    found.retain(|path| !path.ends_with("glossary.md"));
    found
}

fn glossary() -> String {
    read(&crates().join("../docs/reference/glossary.md"))
}

#[test]
fn fluent_files_use_the_terms_of_the_glossary() {
    let glossary = glossary();
    let mut complaints = Vec::new();
    for lang in Lang::ALL {
        let rejected = rejected(&glossary, lang);
        assert!(rejected.len() > 10, "the glossary rejects synonyms in {lang}");
        for file in crate::word_files(lang) {
            for (id, words) in messages(&read(&file)) {
                let hits = rejected.iter().filter(|entry| contains(&words, &entry.phrase));
                complaints.extend(hits.map(|Rejected { phrase, instead }| {
                    format!("{}: {id}: \"{phrase}\", write {instead}", name(&file))
                }));
            }
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn documents_use_the_terms_of_the_glossary() {
    let rejected = rejected(&glossary(), Lang::En);
    let mut complaints = Vec::new();
    let documents = documents(&crates().join(".."));
    assert!(documents.len() > 10, "the documents are found");
    for file in documents {
        for paragraph in prose(&read(&file)) {
            let hits = rejected.iter().filter(|entry| contains(&paragraph, &entry.phrase));
            complaints.extend(hits.map(|Rejected { phrase, instead }| {
                format!("{}: \"{phrase}\", write {instead}: {}", name(&file), paragraph.trim())
            }));
        }
    }
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}

#[test]
fn a_phrase_is_found_as_whole_words() {
    assert!(contains("The shortest\nway out", "shortest way"));
    assert!(contains("Verb.", "verb"));
    assert!(!contains("verbose", "verb"));
    assert!(!contains("brute-force", "force"));
}

#[test]
fn rejected_words_are_found_in_every_variant_of_a_message() {
    let found = messages("a = { $n ->\n    [one] one way\n   *[other] { $n } ways\n}\n");
    assert!(contains(&found[0].1, "one way") && contains(&found[0].1, "ways"));
}

#[test]
fn the_tables_are_read() {
    let text = "| English | B | M | Not | T |\n|---|---|---|---|---|\n| cell | sel | | squares; box | petak |\n";
    let english: Vec<String> =
        rejected(text, Lang::En).into_iter().map(|entry| entry.phrase).collect();
    assert_eq!(english, ["squares", "box"]);
    assert_eq!(rejected(text, Lang::Id)[0].instead, "sel");
}
