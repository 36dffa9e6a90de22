//! The page draws its icons. Characters that look like icons differ from font to font, and screen
//! readers read them out.

use std::fs;
use std::path::{Path, PathBuf};

/// Returns true for a character that is a picture rather than text: arrows, technical and geometric
/// symbols, dingbats and emoji.
const fn is_glyph(sign: char) -> bool {
    matches!(sign,
        '\u{2190}'..='\u{21ff}' | '\u{2300}'..='\u{23ff}' | '\u{25a0}'..='\u{27bf}'
        | '\u{2900}'..='\u{2bff}' | '\u{fe0f}' | '\u{1f000}'..)
}

/// Returns the texts in quotes that contain a glyph, or are nothing but a multiplication sign.
/// Names of keys in the list of shortcuts are texts: `kbd` shows them as they are on a keyboard.
fn glyphs(script: &str) -> Vec<&str> {
    let quoted = script.lines().flat_map(|line| line.split(['"', '`', '\'']).skip(1).step_by(2));
    quoted.filter(|text| text.contains(is_glyph) || *text == "×").collect()
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let of = |path: PathBuf| match path.is_dir() {
        true => files(&path, ending),
        false if path.to_string_lossy().ends_with(ending) => vec![path],
        false => Vec::new(),
    };
    entries.flat_map(of).collect()
}

#[test]
fn a_glyph_in_a_script_is_found() {
    assert_eq!(glyphs("button(\"▶\", play); // → next"), ["▶"]);
    assert_eq!(glyphs("button(\"×\", close); t(\"8 × 8\")"), ["×"]);
    assert!(glyphs("button([icon(\"play\")], `${name} · ${time}`)").is_empty());
}

#[test]
fn no_script_uses_a_glyph_as_an_icon() {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let scripts = files(&assets, ".js");
    assert!(scripts.len() > 20, "{scripts:?}");
    for path in scripts {
        let script = fs::read_to_string(&path).unwrap();
        let mut found = glyphs(&script);
        found.retain(|text| !text.contains(' ') || !text.split(' ').all(|key| KEYS.contains(&key)));
        assert!(found.is_empty(), "{}: {found:?}", path.display());
    }
}

/// The names of keys that are arrows, and what they are combined with.
const KEYS: [&str; 9] = ["←", "↑", "↓", "→", "Shift", "+", "·", "Home", "End"];

#[test]
fn no_name_of_a_key_contains_a_glyph() {
    let families = Path::new(env!("CARGO_MANIFEST_DIR")).join("../teka-core/src/puzzles");
    for path in files(&families, ".ftl") {
        let words = fs::read_to_string(&path).unwrap();
        let wrong = words.lines().find(|line| line.contains("-key-") && line.contains(is_glyph));
        assert_eq!(wrong, None, "{}", path.display());
    }
}
