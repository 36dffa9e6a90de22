//! What is printed: a table for each document.

use std::fmt;

/// A document and its cases.
pub struct Document {
    pub title: &'static str,
    /// What is to be known about its figures.
    pub note: &'static str,
    pub cases: Vec<Case>,
}

/// One published case.
pub struct Case {
    pub name: String,
    pub published: String,
    pub ours: String,
    pub verdict: Verdict,
}

/// What came of comparing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Equal,
    /// Not equal, for this reason.
    Because(&'static str),
    /// Too long for a quick run.
    LeftOut,
    Unequal,
}

impl Case {
    /// A case that is equal if both texts are.
    pub fn compared(name: &str, published: String, ours: String) -> Self {
        let verdict = if published == ours { Verdict::Equal } else { Verdict::Unequal };
        Self { name: name.to_owned(), published, ours, verdict }
    }

    /// A case that was not run, and why.
    pub fn not_run(name: &str, published: String, verdict: Verdict) -> Self {
        Self { name: name.to_owned(), published, ours: "–".to_owned(), verdict }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        out.write_str(match self {
            Self::Equal => "equal",
            Self::Because(reason) => reason,
            Self::LeftOut => "skipped by --quick",
            Self::Unequal => "DIFFERENT",
        })
    }
}

impl fmt::Display for Document {
    fn fmt(&self, out: &mut fmt::Formatter) -> fmt::Result {
        writeln!(out, "## {}\n", self.title)?;
        if !self.note.is_empty() {
            writeln!(out, "{}\n", self.note)?;
        }
        let mut rows = vec![["case", "published", "ours", "verdict"].map(str::to_owned)];
        rows.extend(self.cases.iter().map(|case| {
            [&case.name, &case.published, &case.ours, &case.verdict.to_string()].map(String::clone)
        }));
        let widths: [usize; 4] = std::array::from_fn(|column| {
            rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0)
        });
        rows.insert(1, widths.map(|width| "-".repeat(width)));
        for row in &rows {
            for (cell, width) in row.iter().zip(widths) {
                write!(out, "| {cell:<width$} ")?;
            }
            writeln!(out, "|")?;
        }
        Ok(())
    }
}

/// How many cases have such a verdict.
pub fn count(documents: &[Document], is_meant: impl Fn(&Verdict) -> bool) -> usize {
    let cases = documents.iter().flat_map(|document| &document.cases);
    cases.filter(|case| is_meant(&case.verdict)).count()
}

/// All cases in one sentence.
pub fn summary(documents: &[Document]) -> String {
    let count = |is_meant: fn(&Verdict) -> bool| count(documents, is_meant);
    let equal = count(|verdict| *verdict == Verdict::Equal);
    let explained = count(|verdict| matches!(verdict, Verdict::Because(_)));
    let left_out = count(|verdict| *verdict == Verdict::LeftOut);
    let unequal = count(|verdict| *verdict == Verdict::Unequal);
    format!(
        "{} cases: {equal} equal, {explained} different for the reason given, {left_out} left out, \
         {unequal} unequal",
        count(|_| true)
    )
}
