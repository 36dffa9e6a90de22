//! Tests of English and Bahasa Indonesia, selected by option and by locale.

use crate::{BOARD, run, teka};

#[test]
fn the_language_is_asked_for_or_the_locales() {
    let asked = run(&["solve", "--lang", "id", BOARD]);
    assert!(asked.err.contains("Waktu pencarian: "), "{}", asked.err);
    assert!(asked.err.contains("Banyak simpul yang dikunjungi: "), "{}", asked.err);
    let by_locale = teka(&["solve", BOARD]).env("LC_ALL", "id_ID.UTF-8").output().unwrap();
    assert!(String::from_utf8_lossy(&by_locale.stderr).contains("Waktu pencarian: "));
    let help = run(&["solve", "--lang=id", "--help"]).out;
    assert!(help.contains("Pemakaian: teka solve"), "{help}");
}

#[test]
fn even_bad_usage_is_told_in_the_readers_language() {
    let told = |args: &[&str]| run(&[&["--lang", "id"], args].concat()).err;
    assert!(
        told(&["solve", "--nonsense"])
            .starts_with("kesalahan: argumen --nonsense tidak dapat dipakai di sini")
    );
    assert!(told(&["draw", "--theme", "pink"]).contains("nilai \"pink\" untuk "));
    assert!(told(&["check"]).starts_with("kesalahan: argumen yang belum diberikan"));
    assert!(told(&["frobnicate"]).starts_with("kesalahan: "));
}

#[test]
fn explanations_in_both_languages() {
    for lang in ["en", "id"] {
        let told = run(&["explain", "--lang", lang, BOARD]);
        assert_eq!(told.status, 0);
        insta::assert_snapshot!(format!("explain_{lang}"), told.out);
    }
}

#[test]
fn steps_show_their_boards() {
    insta::assert_snapshot!("explain_boards", run(&["explain", "--boards", BOARD]).out);
}

#[test]
fn methods_are_described() {
    insta::assert_snapshot!("methods", run(&["methods", "queens"]).out);
    insta::assert_snapshot!("methods_id", run(&["methods", "queens", "--lang", "id"]).out);
}

#[test]
fn errors_mark_the_place() {
    let ran = crate::run_on(
        &["solve"],
        b"AABBCCDD\nAABBCCDD\nAABBCCD\nEEFFGGHH\nEEFFGGHH\nEEFFGGHH\nEEFFGGHH\nEEFFGGHH\n",
    );
    insta::assert_snapshot!("error", ran.err);
}
