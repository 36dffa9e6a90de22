//! Checks that the types of the web page are those of the API.

#[test]
fn the_declarations_of_the_page_are_up_to_date() {
    let written = include_str!("../../teka-server/assets/api.d.ts");
    let message = "run cargo run -p teka-api --example declarations";
    assert!(written == teka_api::typescript::declarations(), "{message}");
}
