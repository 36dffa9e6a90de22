//! Tests of all immediate replies, for every family.

use axum::http::{StatusCode, header};
use serde_json::{Value as Json, json};
use teka_core::family::Input;
use teka_core::registry;

use crate::support::{Server, generous, run};

pub fn cursor(state: &Json) -> Vec<String> {
    let lights = state["scene"]["highlights"].as_array().unwrap().iter();
    let cursor = lights.filter(|light| light["role"] == "cursor");
    cursor.map(|light| light["cell"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn every_family_is_described() {
    run(async {
        let server = Server::new(generous()).await;
        for name in ["families", "limits", "words", "openapi.json"] {
            server.must_fit(name, "get", "application/json", &server.get(name).await.json());
        }
        let english = server.get("families?lang=en").await.json();
        let indonesian = server.get("families?lang=id").await.json();
        let ids: Vec<&str> = registry::FAMILIES.iter().map(|family| family.info().id).collect();
        for (number, id) in ids.iter().enumerate() {
            let (en, other) = (&english["families"][number], &indonesian["families"][number]);
            assert_eq!(en["id"], *id);
            assert_ne!(en["goal"], other["goal"]);
            for list in ["formats", "methods", "generator", "grades", "rules", "samples"] {
                assert!(!en[list].as_array().unwrap().is_empty(), "{id} has no {list}");
            }
        }
    });
}

#[test]
fn a_state_can_be_held_and_sent_back() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, state) in server.samples().await {
            let again = server.ask("open", json!({ "text": state["game"], "theme": "dark" })).await;
            assert_eq!(again["game"], state["game"], "{}", family["id"]);
            assert_eq!(again["scene"], state["scene"]);
            assert_ne!(again["svg"], state["svg"], "another theme");
            let look = json!({ "game": state["game"], "ui": state["ui"], "action": "view" });
            assert_eq!(server.ask("play", look).await["game"], state["game"]);
        }
    });
}

/// A game that is sent back and forth shows the same as a game kept in memory.
#[test]
fn the_cursor_travels() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, mut state) in server.samples().await {
            let known = registry::family(family["id"].as_str().unwrap()).unwrap();
            let mut kept = known.load(state["game"].as_str().unwrap()).unwrap();
            let arrow = json!({ "input": { "arrow": [0, 1] } });
            let act = json!({ "input": "act" });
            let down = json!({ "input": { "arrow": [1, 0] } });
            let inputs = [
                (Input::Arrow(0, 1), &arrow),
                (Input::Arrow(0, 1), &arrow),
                (Input::Act, &act),
                (Input::Arrow(1, 0), &down),
                (Input::Act, &act),
                (Input::Arrow(0, 1), &arrow),
            ];
            for (input, action) in inputs {
                let _ = kept.input(input);
                let ask = json!({ "game": state["game"], "ui": state["ui"], "action": action });
                state = server.ask("play", ask).await;
                let scene = kept.scene();
                let lit =
                    scene.lights.iter().filter(|it| it.role == teka_core::scene::Role::Cursor);
                let lit: Vec<String> = lit.map(|light| light.cell.to_string()).collect();
                assert_eq!(cursor(&state), lit, "{} {input:?}", family["id"]);
                assert_eq!(state["game"], kept.save(), "{} {input:?}", family["id"]);
            }
        }
    });
}

#[test]
fn moves_are_made_undone_and_redone() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let hint = server.ask("hint", json!({ "game": start["game"] })).await;
            let id = &family["id"];
            assert!(hint["hint"] == "step" || hint["hint"] == "move", "{id}: {}", hint["hint"]);
            let play = |game: &Json, action: Json| {
                let ask = json!({ "game": game, "action": action });
                server.ask("play", ask)
            };
            let made = play(&start["game"], json!({ "moves": hint["moves"] })).await;
            let count = hint["moves"].as_array().unwrap().len();
            assert_eq!((&made["made"], &made["changed"]), (&json!(count), &json!(true)), "{id}");
            let undone = play(&made["game"], json!("undo")).await;
            assert_eq!(
                (&undone["made"], &undone["undone"]),
                (&json!(count - 1), &json!(1)),
                "{id}"
            );
            assert_eq!(play(&undone["game"], json!("redo")).await["game"], made["game"], "{id}");
            let reset = play(&made["game"], json!("reset")).await;
            assert_eq!(reset["scene"], start["scene"], "{id}");
            let gone = play(&reset["game"], json!({ "go": count })).await;
            assert_eq!(gone["game"], made["game"], "{id}");
            let back = server.ask("rewind", json!({ "game": made["game"] })).await;
            assert_eq!(back["wrong_moves"], 0, "{id}: a hint never leads astray");
            let refused = play(&start["game"], json!({ "move": "no such move" })).await;
            assert!(refused["refused"].is_string() && refused["game"] == start["game"], "{id}");
        }
    });
}

#[test]
fn conveniences_can_be_switched_off_and_stay_so() {
    run(async {
        let server = Server::new(generous()).await;
        let mut switched = 0;
        for (family, start) in server.samples().await {
            for (number, aid) in start["aids"].as_array().unwrap().iter().enumerate() {
                assert_eq!(aid["on"], true, "{}", family["id"]);
                let press = json!({ "input": { "key": aid["key"] } });
                let ask = json!({ "game": start["game"], "ui": start["ui"], "action": press });
                let off = server.ask("play", ask).await;
                assert_eq!(off["aids"][number]["on"], false, "{}", family["id"]);
                assert_eq!(off["game"], start["game"], "no move is made");
                let look = json!({ "game": off["game"], "ui": off["ui"], "action": "view" });
                assert_eq!(server.ask("play", look).await["aids"], off["aids"]);
                switched += 1;
            }
        }
        assert!(switched >= 2);
    });
}

#[test]
fn moves_are_counted_against_the_best() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let best = server.ask("shortest", json!({ "game": start["game"] })).await;
            let figures = family["figures"].as_array().unwrap();
            assert_eq!(best["figures"].is_object(), family["answer"] == "path");
            for figure in figures {
                let name = figure["name"].as_str().unwrap();
                assert_eq!(start["figures"][name], 0, "{name}");
                assert!(best["figures"][name].as_i64() > Some(0), "{name}");
            }
        }
    });
}

#[test]
fn mistakes_are_lit_unless_somebody_wants_quiet() {
    run(async {
        let server = Server::new(generous()).await;
        let game = "ABCD\nABCD\nABCD\nABCD\n";
        let start = server.ask("open", json!({ "text": game, "family": "queens" })).await;
        let lit = async |quiet: bool| {
            let action = json!({ "moves": ["r1c1=Q", "r2c1=Q"] });
            let ask = json!({ "game": start["game"], "action": action, "hide_mistakes": quiet });
            let state = server.ask("play", ask).await;
            assert_eq!(state["status"]["outcome"], "broken");
            let lights = state["scene"]["highlights"].as_array().unwrap().clone();
            lights.iter().filter(|light| light["role"] == "mistake").count()
        };
        assert_eq!((lit(false).await, lit(true).await), (2, 0));
    });
}

#[test]
fn a_step_has_pictures_and_words_that_point() {
    run(async {
        let server = Server::new(generous()).await;
        let mut pointing = 0;
        for (family, start) in server.samples().await {
            let found = server.ask("explain", json!({ "game": start["game"], "lang": "id" })).await;
            let id = &family["id"];
            // With one solution, the rules lead to the end; with several, they lead to the point
            // where the solutions differ.
            let ask = json!({ "game": start["game"], "limit": 2 });
            let counted = server.events("count", ask).await.pop().unwrap().1;
            let is_one = family["answer"] == "path" || counted["count"] == 1;
            let expected = if is_one { "solved" } else { "stuck" };
            assert_eq!(found["outcome"], expected, "{id}: {counted}");
            let steps = found["steps"].as_array().unwrap();
            for step in steps {
                let parts = step["parts"].as_array().unwrap().iter();
                let said: String = parts.map(|part| part["text"].as_str().unwrap()).collect();
                assert_eq!(step["message"], said, "{id}");
                assert!(step["svg"].as_str().unwrap().starts_with("<svg"), "{id}");
            }
            let points = |step: &Json| {
                let mut parts = step["parts"].as_array().unwrap().iter();
                parts.any(|part| !part["cells"].as_array().unwrap().is_empty())
            };
            pointing += usize::from(steps.iter().any(points));
        }
        assert!(pointing > 0, "no words of any family point anywhere");
    });
}

#[test]
fn every_square_has_a_label_and_an_area() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, state) in server.samples().await {
            let scene = &state["scene"];
            for square in scene["squares"].as_array().unwrap() {
                let label = square["label"].as_str().unwrap();
                assert!(
                    label.contains(": ") && label.starts_with("row "),
                    "{} {label}",
                    family["id"]
                );
                assert!(square["area"]["width"].as_f64().unwrap() > 1.0, "{}", family["id"]);
            }
            for body in scene["bodies"].as_array().unwrap() {
                assert!(body["drag"]["axis"].is_string(), "{}", family["id"]);
            }
        }
    });
}

#[test]
fn an_answer_is_checked() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, start) in server.samples().await {
            let open = server.ask("check", json!({ "game": start["game"] })).await;
            assert_eq!(open["outcome"], "open", "{}", family["id"]);
            let events = server.events("solve", json!({ "game": start["game"] })).await;
            let (_, solution) = events.iter().find(|(name, _)| name == "solution").unwrap();
            let solved = server.ask("check", json!({ "game": solution["game"] })).await;
            assert_eq!(solved["outcome"], "solved", "{}", family["id"]);
        }
    });
}

#[test]
fn pictures_are_files() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, state) in server.samples().await {
            let kinds: [(&str, &str, &[u8]); 3] = [
                ("svg", "image/svg+xml", b"<svg"),
                ("png", "image/png", b"\x89PNG"),
                ("gif", "image/gif", b"GIF8"),
            ];
            for (kind, content, magic) in kinds {
                let ask = json!({ "game": state["game"], "kind": kind, "theme": "print" });
                let answer = server.post("draw", &ask).await;
                assert_eq!(answer.headers[header::CONTENT_TYPE], content, "{}", family["id"]);
                assert!(answer.bytes.starts_with(magic), "{} {kind}", family["id"]);
                let name = answer.headers[header::CONTENT_DISPOSITION].to_str().unwrap();
                assert!(name.contains(&format!(".{kind}")), "{name}");
            }
        }
    });
}

#[test]
fn puzzles_are_converted() {
    run(async {
        let server = Server::new(generous()).await;
        for (family, state) in server.samples().await {
            for format in family["formats"].as_array().unwrap() {
                let ask = json!({ "game": state["game"], "to": format["name"] });
                let answer = server.post("convert", &ask).await;
                // Some formats cannot represent some puzzles, and the reply says so.
                if answer.status == StatusCode::OK {
                    server.must_fit("convert", "post", "application/json", &answer.json());
                    let text = answer.json()["text"].clone();
                    let again =
                        server.ask("open", json!({ "text": text, "family": family["id"] })).await;
                    assert_eq!(again["puzzle"], family["id"], "{format}");
                } else {
                    assert_eq!(answer.json()["error"], "bad-request", "{format}");
                }
            }
        }
    });
}

#[test]
fn a_text_that_is_no_puzzle_is_told_where() {
    run(async {
        let server = Server::new(generous()).await;
        let english = server.post("open", &json!({ "text": "ABCC\nABBC\nAD\nADDD\n" })).await;
        assert_eq!(english.status, StatusCode::UNPROCESSABLE_ENTITY);
        let body = english.json();
        assert_eq!(body["error"], "invalid");
        assert_eq!(body["errors"][0]["line"], 3);
        assert!(
            body["errors"][0]["length"].is_number() && body["errors"][0]["message"].is_string()
        );
        let ask = json!({ "text": "ABCC\nABBC\nAD\nADDD\n", "lang": "id" });
        assert_ne!(server.post("open", &ask).await.json()["message"], body["message"]);
    });
}

#[test]
fn many_puzzles_are_listed_and_one_is_opened() {
    run(async {
        let server = Server::new(generous()).await;
        let text = "ABCC\nABBC\nADDC\nADDD\n";
        let one = server.ask("open", json!({ "text": text })).await;
        assert_eq!(one["entries"].as_array().unwrap().len(), 1);
        let many = include_str!("../../../../corpus/queens/many.sbn");
        let third = server.ask("open", json!({ "text": many, "entry": 2 })).await;
        assert!(third["entries"].as_array().unwrap().len() > 3);
        assert_ne!(third["game"], server.ask("open", json!({ "text": many })).await["game"]);
        let beyond = server.post("open", &json!({ "text": many, "entry": 10_000 })).await;
        assert_eq!(beyond.status, StatusCode::BAD_REQUEST);
    });
}

const PYRAMID: &str = "2 2 2\nPYRAMID\nAAA\n AA\n";

#[test]
fn a_solid_says_how_it_is_turned_and_where_its_layers_are() {
    run(async {
        let server = Server::new(generous()).await;
        let open = |tall: bool| json!({ "text": PYRAMID, "lenient": true, "narrow": tall });
        let wide = server.ask("open", open(false)).await;
        let tall = server.ask("open", open(true)).await;
        for state in [&wide, &tall] {
            let solid = &state["scene"]["solid"];
            assert!(solid["diameter"].as_f64().unwrap() > 0.0 && solid["turn"].is_number());
            assert_eq!(solid["origin"].as_array().unwrap().len(), 2);
            assert!(state["svg"].as_str().unwrap().contains("<g data-ball=\"r3c2\">"));
        }
        assert_ne!(wide["scene"]["view"], tall["scene"]["view"]);
        let labels: Vec<&str> = wide["scene"]["squares"]
            .as_array()
            .unwrap()
            .iter()
            .map(|square| square["label"].as_str().unwrap())
            .collect();
        assert_eq!(labels[0], "layer 2, row 1, column 1: empty");
        assert_eq!(labels[4], "layer 1, row 2, column 2: empty");
    });
}

#[test]
fn a_piece_is_taken_where_it_is_gripped_and_refused_where_it_sticks_out() {
    run(async {
        let server = Server::new(generous()).await;
        let flat = "3 3 3\nDEFAULT\nAAA\nBB\nB\nCCC\n";
        let mut state = server.ask("open", json!({ "text": flat, "lenient": true })).await;
        let mut give = async |input: Json| {
            let ask =
                json!({ "game": state["game"], "ui": state["ui"], "action": { "input": input } });
            state = server.ask("play", ask).await;
            state.clone()
        };
        let held = give(json!({ "take": ["piece B", "r2c1"] })).await;
        assert_eq!(held["scene"]["tray"][1]["moved"], true);
        let refused = give(json!({ "press": "r1c1" })).await;
        assert!(
            refused["refused"].as_str().unwrap().contains("beyond the board"),
            "{}",
            refused["refused"]
        );
        let laid = give(json!({ "press": "r3c1" })).await;
        assert_eq!(laid["scene"]["bodies"][0]["cells"], json!(["r2c1", "r2c2", "r3c1"]));
        let moved = give(json!({ "drag": ["r3c1", "r3c2"] })).await;
        assert_eq!(moved["scene"]["bodies"][0]["cells"], json!(["r2c2", "r2c3", "r3c2"]));
        assert_eq!(moved["made"], 2, "carried in one move");
        let off = give(json!({ "drag": ["r3c2", "piece B"] })).await;
        assert_eq!(off["scene"]["bodies"], json!([]));
    });
}
