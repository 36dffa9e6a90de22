//! The texts of a language and what each refers to.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};
use fluent_syntax::parser;

/// The texts of one language.
#[derive(Debug, Default)]
pub struct Locale {
    /// All messages by id. The ids of terms start with a hyphen.
    pub entries: BTreeMap<String, Entry>,
    /// Problems in the files themselves.
    pub complaints: Vec<String>,
}

/// A message or term.
#[derive(Debug, Default)]
pub struct Entry {
    /// The file that contains it.
    pub file: String,
    /// Variables that appear in the text.
    pub shown: BTreeSet<String>,
    /// Variables that select a variant, such as a plural.
    pub chosen_by: BTreeSet<String>,
    /// Terms it refers to.
    pub terms: BTreeSet<String>,
    /// References that cannot be resolved at run time.
    pub foreign: Vec<String>,
}

impl Locale {
    /// Adds the texts of one file.
    pub fn read(&mut self, file: &str, text: &str) {
        let resource = parser::parse(text).unwrap_or_else(|(rest, errors)| {
            self.complaints.extend(errors.iter().map(|error| format!("{file}: {error}")));
            rest
        });
        for entry in &resource.body {
            match entry {
                ast::Entry::Message(message) => {
                    self.add(file, message.id.name.to_owned(), message.value.as_ref());
                }
                ast::Entry::Term(term) => {
                    self.add(file, format!("-{}", term.id.name), Some(&term.value));
                }
                _ => {}
            }
        }
    }

    /// Returns all terms that other entries use.
    pub fn terms(&self) -> BTreeSet<&String> {
        self.entries.values().flat_map(|entry| &entry.terms).collect()
    }

    fn add(&mut self, file: &str, id: String, value: Option<&ast::Pattern<&str>>) {
        let mut entry = Entry { file: file.to_owned(), ..Entry::default() };
        match value {
            Some(pattern) => entry.pattern(pattern),
            None => self.complaints.push(format!("{file}: {id} has no text")),
        }
        self.complaints
            .extend(entry.foreign.iter().map(|what| format!("{file}: {id} uses {what}")));
        if let Some(first) = self.entries.insert(id.clone(), entry) {
            self.complaints.push(format!("{file}: {id} is also in {}", first.file));
        }
    }
}

impl Entry {
    /// Returns all variables it refers to.
    pub fn variables(&self) -> BTreeSet<String> {
        self.shown.union(&self.chosen_by).cloned().collect()
    }

    fn pattern(&mut self, pattern: &ast::Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                match selector {
                    InlineExpression::VariableReference { id } => {
                        self.chosen_by.insert(id.name.to_owned());
                    }
                    other => self.inline(other),
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
            InlineExpression::VariableReference { id } => {
                self.shown.insert(id.name.to_owned());
            }
            InlineExpression::TermReference { id, .. } => {
                self.terms.insert(format!("-{}", id.name));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            // A message inside a message is an argument, and no functions are registered.
            InlineExpression::MessageReference { id, .. } => {
                self.foreign.push(format!("the message {}", id.name));
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.foreign.push(format!("the function {}", id.name));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn variables_are_found_in_every_variant() {
        let mut locale = Locale::default();
        locale.read(
            "a.ftl",
            "a = { $n ->\n    [one] { $x }\n   *[other] { $n } { { $y } } { -t }\n}\n-t = T\n",
        );
        let entry = &locale.entries["a"];
        let set = |names: &[&str]| names.iter().map(ToString::to_string).collect::<BTreeSet<_>>();
        assert_eq!(entry.shown, set(&["n", "x", "y"]));
        assert_eq!(entry.chosen_by, set(&["n"]));
        assert_eq!(locale.terms(), BTreeSet::from([&"-t".to_owned()]));
        assert_eq!(locale.complaints, Vec::<String>::new());
    }

    #[test]
    fn faults_of_a_file_are_told() {
        let rows =
            ["a = { $", "a = A\na = B", "a =\n    .b = B", "a = { NUMBER($n) }", "a = { b }"];
        for text in rows {
            let mut locale = Locale::default();
            locale.read("a.ftl", &format!("{text}\n"));
            assert_eq!(locale.complaints.len(), 1, "{text}: {:?}", locale.complaints);
        }
    }
}
