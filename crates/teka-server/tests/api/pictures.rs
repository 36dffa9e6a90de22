//! Pictures: how much of them one answer holds, and the end of those nobody waits for.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::support::{Server, generous, post, run};

/// Sixteen rows of cages of one cell: each is a step of its own.
fn large() -> String {
    let row =
        |row: usize| (1..=16).map(|column| (16 * row + column).to_string()).collect::<Vec<_>>();
    let cages: Vec<String> = (0..16).map(|at| row(at).join(" ")).collect();
    let number = |cell: usize| (cell / 16 + cell % 16) % 16 + 1;
    let targets: Vec<String> = (0..256).map(|cell| format!("{}=", number(cell))).collect();
    format!("16 256\n{}\n{}\n", cages.join("\n"), targets.join("\n"))
}

#[test]
fn a_long_explanation_comes_in_parts() {
    run(async {
        let server = Server::new(generous()).await;
        let game = large();
        let first = server.ask("explain", json!({ "game": game })).await;
        assert!(first.to_string().len() < 8 << 20, "{}", first.to_string().len());
        let steps = first["steps"].as_array().unwrap();
        let drawn = steps.iter().filter(|step| step["svg"].is_string()).count();
        assert!(drawn > 0 && drawn < steps.len(), "{drawn} of {}", steps.len());
        assert!(steps[..drawn].iter().all(|step| step["svg"].is_string()));
        let second = server.ask("explain", json!({ "game": game, "from": drawn })).await;
        let others = second["steps"].as_array().unwrap();
        assert_eq!(others.len(), steps.len());
        assert!(others[0]["svg"].is_null() && others[drawn]["svg"].is_string());
    });
}

#[test]
fn a_film_nobody_waits_for_is_not_drawn() {
    run(async {
        let server = Server::new(generous()).await;
        let board: String = (0..16)
            .map(|row| {
                format!(
                    "{}\n",
                    "ABCDEFGHIJKLMNOP".split_at(row).0.to_owned()
                        + "ABCDEFGHIJKLMNOP".split_at(row).1
                )
            })
            .collect();
        let moves: String = (0..400).map(|at| format!("r1c1={}\n", ["x", "Q"][at % 2])).collect();
        let game = format!("teka-game 1 queens\n{board}moves 400\n{moves}");
        let asked = server.send(post("draw", json!({ "game": game, "kind": "gif" }).to_string()));
        let left = tokio::time::timeout(Duration::from_millis(300), asked).await;
        assert!(left.is_err(), "such a film takes longer");
        let began = Instant::now();
        while server.get("limits").await.json()["running"] != 0 {
            assert!(began.elapsed() < Duration::from_secs(2), "it is drawn all the same");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    });
}
