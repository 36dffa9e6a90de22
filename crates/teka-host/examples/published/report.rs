//! The output: a table for each document.

use std::fmt;

/// A document and its cases.
pub struct Document {
    pub title: &'static str,
    /// A remark about the figures.
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

/// The result of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Equal,
    /// The results differ, for this reason.
    Because(&'static str),
    /// The case is too long for a quick run.
    LeftOut,
    Unequal,
}

impl Case {
    /// Creates a case that is equal if both texts are.
    pub fn compared(name: &str, published: String, ours: String) -> Self {
        let verdict = if published == ours { Verdict::Equal } else { Verdict::Unequal };
        Self { name: name.to_owned(), published, ours, verdict }
    }

    /// Creates a case that was not run, with the reason.
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

/// Returns the number of cases with a matching verdict.
pub fn count(documents: &[Document], is_meant: impl Fn(&Verdict) -> bool) -> usize {
    let cases = documents.iter().flat_map(|document| &document.cases);
    cases.filter(|case| is_meant(&case.verdict)).count()
}

/// Summarises all cases in one sentence.
pub fn summary(documents: &[Document]) -> String {
    let count = |is_meant: fn(&Verdict) -> bool| count(documents, is_meant);
    let equal = count(|verdict| *verdict == Verdict::Equal);
    let explained = count(|verdict| matches!(verdict, Verdict::Because(_)));
    let left_out = count(|verdict| *verdict == Verdict::LeftOut);
    let unequal = count(|verdict| *verdict == Verdict::Unequal);
    format!(
        "{} cases: {equal} equal, {explained} different for a known reason, {left_out} skipped, \
         {unequal} different",
        count(|_| true)
    )
}
