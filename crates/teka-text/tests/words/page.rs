//! Finds the texts that the web page uses: quoted ids that start with `page-`, in scripts and
//! markup.

use std::collections::BTreeSet;

/// Returns the ids in a source.
pub fn ids(source: &str) -> BTreeSet<String> {
    let quoted = source.split('"').skip(1);
    let is_id = |text: &&str| {
        text.starts_with("page-")
            && text.chars().all(|sign| sign.is_ascii_lowercase() || sign == '-')
    };
    quoted.filter(is_id).map(str::to_owned).collect()
}

#[test]
fn ids_stand_in_quotes() {
    let found = ids(r#"t("page-undo"), t('page-no'), `page-${x}`, "page-two words""#);
    assert_eq!(found, BTreeSet::from(["page-undo".to_owned()]));
}
