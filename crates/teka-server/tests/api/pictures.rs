//! Tests of the number of pictures in a reply, and of the cancellation of drawings.

use axum::http::StatusCode;
use serde_json::json;

use crate::support::{Server, generous, post, run, until};

/// Returns a puzzle with 16 rows of single-cell cages, each of which is one step.
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

/// Returns a request for the film of this number of moves.
fn film(moves: usize) -> String {
    let board = "ABCDEFGHIJKLMNOP\n".repeat(16);
    let played: String = (0..moves).map(|at| format!("r1c1={}\n", ["x", "Q"][at % 2])).collect();
    let game = format!("teka-game 1 queens\n{board}moves {moves}\n{played}");
    json!({ "game": game, "kind": "gif" }).to_string()
}

#[test]
fn a_film_nobody_waits_for_is_not_drawn() {
    run(async {
        let server = Server::new(generous()).await;
        tokio::select! {
            _ = server.send(post("draw", film(400))) => panic!("drawn within an instant"),
            () = until(|| server.app.running() == 1) => {}
        }
        // The client of the long film has disconnected. A short film that starts later is finished
        // much earlier.
        assert_eq!(server.whole(post("draw", film(40))).await.status, StatusCode::OK);
        assert_eq!(server.app.running(), 0, "the long film is drawn all the same");
    });
}
