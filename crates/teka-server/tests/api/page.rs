//! Tests that every file of the web page exists, is small and complies with the security policy.

use std::collections::BTreeSet;

use axum::http::{Method, StatusCode};

use crate::support::{Answer, Server, generous, request, run};

/// Returns the texts between `before` and the next quote.
fn named<'a>(text: &'a str, before: &str) -> Vec<&'a str> {
    let rest = text.split(before).skip(1);
    rest.filter_map(|rest| rest.split('"').next()).collect()
}

/// Resolves a path relative to a file: `../api.js` in `views/play.js` is `api.js`.
fn resolved(from: &str, path: &str) -> String {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

/// Returns the files that a file of the page refers to.
fn parts(file: &str, text: &str) -> Vec<String> {
    let before = match file.rsplit('.').next() {
        Some("html") => vec![
            "<link rel=\"stylesheet\" href=\"",
            "type=\"module\" src=\"",
            "rel=\"icon\" href=\"",
        ],
        Some("js") => vec!["from \""],
        _ => vec![],
    };
    let found = before.into_iter().flat_map(|before| named(text, before));
    found.map(|path| resolved(file, path)).collect()
}

/// Returns every file of the page, starting with the first.
async fn files(server: &Server) -> Vec<(String, Answer)> {
    let (mut waiting, mut seen, mut found) =
        (vec!["index.html".to_owned()], BTreeSet::new(), Vec::new());
    while let Some(file) = waiting.pop() {
        if seen.insert(file.clone()) {
            let answer = server.whole(request(Method::GET, &format!("/{file}"))).await;
            waiting.extend(parts(&file, std::str::from_utf8(&answer.bytes).unwrap()));
            found.push((file, answer));
        }
    }
    found
}

#[test]
fn every_part_of_the_page_is_there() {
    run(async {
        let server = Server::new(generous()).await;
        let files = files(&server).await;
        assert!(files.len() > 10, "modules were followed");
        for (file, answer) in &files {
            assert_eq!(answer.status, StatusCode::OK, "{file}");
        }
    });
}

/// Nested imports are fetched one after another unless all modules are preloaded.
#[test]
fn every_module_is_fetched_at_once() {
    run(async {
        let server = Server::new(generous()).await;
        let files = files(&server).await;
        let modules = files.iter().map(|(file, _)| file.as_str());
        let modules: BTreeSet<&str> =
            modules.filter(|file| file.ends_with(".js") && *file != "page.js").collect();
        let first = files.iter().find(|(file, _)| file == "index.html").unwrap();
        let text = std::str::from_utf8(&first.1.bytes).unwrap();
        let preloaded = named(text, "rel=\"modulepreload\" href=\"").into_iter().collect();
        assert_eq!(modules, preloaded, "index.html names every module but page.js");
    });
}

#[test]
fn the_page_does_what_its_policy_allows() {
    run(async {
        let server = Server::new(generous()).await;
        for (file, answer) in files(&server).await {
            let text = String::from_utf8(answer.bytes).unwrap();
            let hosts = text.matches("://").count();
            let names_of_svg = text.matches("http://www.w3.org/2000/svg").count();
            assert_eq!(hosts, names_of_svg, "{file} names another host");
            for forbidden in ["style=\"", "<style", "onclick=\"", "eval(", "innerHTML"] {
                assert!(!text.contains(forbidden), "{file}: {forbidden}");
            }
        }
    });
}

/// The page has no build step, so this is the size of its sources. Compressed, it is less than a
/// third.
#[test]
fn the_page_is_small() {
    run(async {
        let server = Server::new(generous()).await;
        let sizes = files(&server).await.into_iter().map(|(_, answer)| answer.bytes.len());
        assert!(sizes.sum::<usize>() < 400_000);
    });
}
