//! Forms: a field that is left empty says so, by its name, where it is.

use serde_json::{Value as Json, json};

use crate::families::ALL;
use crate::visit::{Visit, visit};

/// Empties the first field for a number in what `css` finds; returns its label.
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

/// The complaint beside the field that has the focus, which also is announced and describes it.
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

/// Fills the field that has the focus: the complaint goes.
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
            visit.press("Make it").await;
            let said = complaint(&visit).await;
            assert!(
                said.starts_with(&format!("{label} is empty. Enter a whole number from ")),
                "{said}"
            );
            assert_eq!(visit.js("return location.hash").await, format!("#new={}", sample.family));
            mend(&visit, "6").await;
        }
        // The seed, which belongs to no family, is a field like the others.
        visit.go("new=queens").await;
        visit.until("the form", "return !!document.querySelector('.panel input')").await;
        visit.js("[...document.querySelectorAll('.panel input')].at(-1).value = ''").await;
        visit.press("Make it").await;
        let said = complaint(&visit).await;
        assert!(said.starts_with("Seed is empty."), "{said}");
        visit
    });
}

#[test]
fn a_number_out_of_range_is_named_too() {
    visit(|visit| async {
        visit.go("new=queens").await;
        visit.until("the form", "return !!document.querySelector('.panel input')").await;
        visit.js("document.querySelector('.panel input').value = '99'").await;
        visit.press("Make it").await;
        let said = complaint(&visit).await;
        assert!(said.contains("is not valid. Enter a whole number from 4 to 32."), "{said}");
        visit
    });
}

/// The first method of a family that has a number among its parameters.
fn with_number(family: &Json) -> Option<&str> {
    let has_number = |method: &&Json| {
        let params = method["params"].as_array().unwrap();
        method["counts_only"] != true && params.iter().any(|param| param["kind"] == "int")
    };
    family["methods"].as_array().unwrap().iter().find(has_number)?["name"].as_str()
}

async fn choose(visit: &Visit, css: &str, value: &str) {
    let script = format!(
        "const choice = document.querySelector({});
         if (!choice) return false;
         choice.value = {};
         choice.dispatchEvent(new Event('change'));
         return true",
        json!(css),
        json!(value)
    );
    visit.until("a choice", &script).await;
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
            choose(&visit, "#panel select", method).await;
            let label = empty(&visit, "#panel").await;
            // The parameters are folded away; what is wrong with them is not.
            visit.click("#panel .row .main").await;
            let said = complaint(&visit).await;
            assert!(said.starts_with(&format!("{label} is empty.")), "{said}");
            assert_eq!(visit.js("return document.querySelector('.note')").await, Json::Null);
            visit.press("Compare").await;
            visit.press("A method with other parameters").await;
            choose(&visit, "#panel details select", method).await;
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
