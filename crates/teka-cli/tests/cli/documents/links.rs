//! Every link between the documents leads somewhere.

use std::path::Path;

use super::{documents, name, read};

/// Returns the targets of the links and pictures of a text that are not on another site.
fn targets(text: &str) -> Vec<&str> {
    let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    links.filter(|link| !link.contains("://") && !link.contains(' ')).collect()
}

/// Returns the anchor that GitHub makes from a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.to_lowercase();
    let kept = kept.chars().filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

fn has_anchor(path: &Path, wanted: &str) -> bool {
    let text = read(path);
    let headings = text.lines().filter(|line| line.starts_with('#'));
    headings.map(|line| anchor(line.trim_start_matches('#').trim())).any(|found| found == wanted)
}

#[test]
fn links_lead_somewhere() {
    for path in documents() {
        let text = read(&path);
        for link in targets(&text) {
            let (file, place) = link.split_once('#').unwrap_or((link, ""));
            let target =
                if file.is_empty() { path.clone() } else { path.parent().unwrap().join(file) };
            assert!(target.exists(), "{}: {link} leads nowhere", name(&path));
            if !place.is_empty() {
                assert!(has_anchor(&target, place), "{}: no heading {link}", name(&path));
            }
        }
    }
}

#[test]
fn anchors_are_those_of_github() {
    assert_eq!(anchor("Adding a rule"), "adding-a-rule");
    assert_eq!(anchor("Calcudoku: the `thesis`"), "calcudoku-the-thesis");
}
