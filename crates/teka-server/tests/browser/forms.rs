//! Tests of forms: an empty field shows a message with its name beside it.

use serde_json::{Value as Json, json};

use crate::families::ALL;
use crate::visit::{Visit, visit};

/// Empties the first number field inside the element that `css` selects. Returns its label.
async fn empty(visit: &Visit, css: &str) -> String {
    let script = format!(
        "const field = document.querySelector({});
         if (!field) return false;
         field.value = '';
         return document.querySelector(`label[for=${{field.id}}]`).textContent",
        json!(format!("{css} input[type=number]"))
    );
    visit.until("a field to empty", &script).await.as_str().unwrap().to_owned()
}

/// Returns the message beside the focused field. The message is also announced and describes the
/// field.
async fn complaint(visit: &Visit) -> String {
    let script = "const field = document.activeElement;
        const told = document.querySelector('.error');
        return field.getAttribute('aria-invalid') === 'true'
          && field.getAttribute('aria-describedby').split(' ').includes(told.id)
          && told.checkVisibility()
          && document.querySelector('#live').textContent === told.textContent
          && told.textContent";
    visit.until("a complaint at the field", script).await.as_str().unwrap().to_owned()
}

/// Fills in the focused field, which removes the message.
async fn mend(visit: &Visit, value: &str) {
    visit.keys(value).await;
    let gone = "return !document.querySelector('.error, [aria-invalid=true]')";
    visit.until("no complaint", gone).await;
}

#[test]
fn an_emptied_field_of_a_new_puzzle_is_named() {
    visit(|visit| async {
        for sample in &ALL {
            visit.go(&format!("new={}", sample.family)).await;
            let label = empty(&visit, ".panel").await;
            visit.press("Generate").await;
            let said = complaint(&visit).await;
            assert!(
                said.starts_with(&format!("{label} is empty. Enter a whole number from ")),
                "{said}"
            );
            assert_eq!(visit.js("return location.hash").await, format!("#new={}", sample.family));
            mend(&visit, "6").await;
        }
        // The seed belongs to no family but behaves like the other fields.
        visit.go("new=queens").await;
        visit.set(".panel .field:last-child input", "", &[]).await;
        visit.press("Generate").await;
        let said = complaint(&visit).await;
        assert!(said.starts_with("Seed is empty."), "{said}");
        visit
    });
}

#[test]
fn a_number_out_of_range_is_named_too() {
    visit(|visit| async {
        visit.go("new=queens").await;
        visit.set(".panel input", "99", &[]).await;
        visit.press("Generate").await;
        let said = complaint(&visit).await;
        assert!(said.contains("is not valid. Enter a whole number from 4 to 32."), "{said}");
        visit
    });
}

/// Returns the first method of a family with a number among its parameters.
fn with_number(family: &Json) -> Option<&str> {
    let has_number = |method: &&Json| {
        let params = method["params"].as_array().unwrap();
        method["counts_only"] != true && params.iter().any(|param| param["kind"] == "int")
    };
    family["methods"].as_array().unwrap().iter().find(has_number)?["name"].as_str()
}

#[test]
fn an_emptied_parameter_of_a_method_is_named() {
    visit(|visit| async {
        let families = visit.server.families().await;
        let mut tried = 0;
        for (sample, family) in ALL.iter().zip(&families) {
            let Some(method) = with_number(family) else { continue };
            tried += 1;
            visit.open(sample.second).await;
            visit.press("Solve").await;
            visit.set("#panel select", method, &["change"]).await;
            let label = empty(&visit, "#panel").await;
            // The parameters are collapsed, but messages about them are visible.
            visit.click("#panel .row .main").await;
            let said = complaint(&visit).await;
            assert!(said.starts_with(&format!("{label} is empty.")), "{said}");
            assert_eq!(visit.js("return document.querySelector('.note')").await, Json::Null);
            visit.press("Compare").await;
            visit.press("Add a method with other parameters").await;
            visit.set("#panel details select", method, &["change"]).await;
            let label = empty(&visit, "#panel details").await;
            let before =
                visit.js("return document.querySelectorAll('.choices label').length").await;
            visit.press("Add").await;
            let said = complaint(&visit).await;
            assert!(said.starts_with(&format!("{label} is empty.")), "{said}");
            let after = visit.js("return document.querySelectorAll('.choices label').length").await;
            assert_eq!(after, before, "nothing is added");
        }
        assert!(tried > 0);
        visit
    });
}

/// A rate can be written in several forms; the Solve view shows how it was interpreted.
#[test]
fn rates_are_written_as_numbers_percentages_or_fractions() {
    visit(|visit| async {
        let families = visit.server.families().await;
        let mut tried = 0;
        for (sample, family) in ALL.iter().zip(&families) {
            for (method, rate) in rates(family) {
                tried += 1;
                visit.open(sample.second).await;
                visit.press("Solve").await;
                visit.set("#panel select", method, &["change"]).await;
                let label = rate["label"].as_str().unwrap();
                for written in ["50", "50%", "0.5"] {
                    fill(&visit, label, written).await;
                    visit.click("#panel .row .main").await;
                    visit.says("#panel .note", &format!("{label} 50%")).await;
                }
                fill(&visit, label, "half").await;
                visit.click("#panel .row .main").await;
                let said = complaint(&visit).await;
                let expected = "is not valid. Enter a percentage, such as 10, 10% or 0.1.";
                assert_eq!(said, format!("{label} {expected}"));
            }
        }
        assert!(tried > 0);
        visit
    });
}

/// Returns the first rate of each method that has one.
fn rates(family: &Json) -> Vec<(&str, &Json)> {
    let methods = family["methods"].as_array().unwrap().iter();
    let rate = |method: &'_ Json| {
        let params = method["params"].as_array().unwrap();
        params.iter().position(|param| param["kind"] == "percent")
    };
    let found = methods.filter_map(|method| {
        let index = rate(method)?;
        Some((method["name"].as_str()?, &method["params"][index]))
    });
    found.collect()
}

/// Types into the field with this label, collapsed or not.
async fn fill(visit: &Visit, label: &str, value: &str) {
    let script = format!(
        "const named = [...document.querySelectorAll('#panel label')]
           .find((it) => it.textContent === {});
         const field = document.getElementById(named.htmlFor);
         field.value = {};
         field.dispatchEvent(new Event('input'));
         return true",
        json!(label),
        json!(value)
    );
    visit.until(label, &script).await;
}
