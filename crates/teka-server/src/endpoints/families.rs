//! What there is: families, words, limits.

use serde_json::{Map, Value as Json, json};
use teka_core::any::AnyFamily;
use teka_core::family::AnswerIs;
use teka_core::registry::FAMILIES;
use teka_host::json;
use teka_render::Theme;
use teka_text::{Lang, Words};

use super::Reply;
use crate::ask::Ask;
use crate::assets;
use crate::trouble::Trouble;

/// Every family.
pub fn families(ask: &Ask) -> Result<Reply, Trouble> {
    let families: Vec<Json> = FAMILIES.iter().map(|it| family(*it, ask.words())).collect();
    let (themes, languages) = (Theme::ALL.map(Theme::name), Lang::ALL.map(Lang::code));
    Ok(json!({ "families": families, "themes": themes, "languages": languages }).into())
}

/// The words of the page.
pub fn words(ask: &Ask) -> Result<Reply, Trouble> {
    let words = ask.words().beginning("page-").into_iter();
    let words: Map<String, Json> = words.map(|(id, text)| (id.to_owned(), json!(text))).collect();
    Ok(json!({ "lang": ask.lang.code(), "words": words }).into())
}

/// What a request may take, and how busy the server is.
pub fn limits(ask: &Ask) -> Result<Reply, Trouble> {
    let searches = &ask.shared.searches;
    Ok(json!({
        "limits": ask.shared.limits.json(),
        "running": searches.running(), "waiting": searches.waiting(),
    })
    .into())
}

fn family(family: &dyn AnyFamily, words: &Words) -> Json {
    let info = family.info();
    let named = |kind: &str, name: &str| words.id(&format!("{}-{kind}-{name}", info.id));
    let each = |kind: &str, names: &[&str]| -> Json {
        names.iter().map(|name| json!({ "name": name, "about": named(kind, name) })).collect()
    };
    let about = |id: &str| words.id(id);
    let formats = family.formats().into_iter().map(|format| {
        let about = named("format", format.name);
        json!({ "name": format.name, "about": about, "one_line": format.one_line })
    });
    let methods = family.methods();
    let methods = methods.iter().map(|method| {
        let mut object = json::method(family, method, &about);
        let promise = words.id(&format!("promise-{}", json::promise(method)));
        object["promise_about"] = json!(promise);
        object["counts_only"] = json!(method.counts_only);
        label(&mut object["params"], words);
        object
    });
    let rules = family.rules().into_iter().map(|(rule, grade)| {
        json!({ "name": rule, "about": named("rule", rule), "grade": family.grades()[grade] })
    });
    let mut generator = json::generator(family, &about)["generator"].take();
    label(&mut generator, words);
    json!({
        "id": info.id, "title": words.id(&format!("{}-title", info.id)),
        "goal": words.id(&format!("{}-goal", info.id)),
        "hands": words.id(&format!("{}-hands", info.id)),
        "answer": match info.answer { AnswerIs::Position => "position", AnswerIs::Way => "way" },
        "formats": formats.collect::<Vec<_>>(), "methods": methods.collect::<Vec<_>>(),
        "generator": generator,
        "grades": each("grade", family.grades()), "rules": rules.collect::<Vec<_>>(),
        "counts": each("count", family.derived_names()), "figures": each("figure", info.figures),
        "samples": samples(family),
    })
}

/// Names parameters as forms show them.
fn label(params: &mut Json, words: &Words) {
    for param in params.as_array_mut().into_iter().flatten() {
        let name = param["name"].as_str().unwrap_or_default();
        param["label"] = json!(words.id(&format!("param-{name}")));
    }
}

/// How many puzzles of a file with many are offered to begin with.
const OFFERED: usize = 12;

/// The one sample, then some of the many, each as text.
fn samples(family: &dyn AnyFamily) -> Vec<Json> {
    let paths = family.info().samples;
    let sample = |path: &str, most: usize| {
        let text = assets::sample(path).unwrap_or_default();
        let entries = family.entries(&text);
        let one = |entry: &teka_core::family::Entry<'_>| {
            let name = entry.name.as_deref().map(str::to_owned);
            json!({ "name": name, "text": entry.text })
        };
        entries.iter().take(most).map(one).collect::<Vec<Json>>()
    };
    [sample(paths.one, 1), sample(paths.many, OFFERED)].concat()
}
