//! Tests of whole games with the keyboard and with the pointer.

use crate::families::{ALL, Sample};
use crate::inputs::{by_keys, by_pointer};
use crate::looping::puzzle;
use crate::visit::{Visit, visit};

async fn solved(visit: &Visit, moves: usize) {
    let said = visit.says(".note", "Solved").await;
    let is_counted = said.contains("Moves") || said.contains(&format!("(shortest: {moves})"));
    assert!(is_counted && said.contains("Time"), "{said}");
    let game = visit.until_game("game.solved").await;
    assert!(game["made"].as_u64().unwrap() as usize >= moves, "{game}");
    assert!(game["seconds"].as_f64().unwrap() > 0.0);
}

async fn play_by_keys(visit: Visit, sample: &Sample) -> Visit {
    visit.open(sample.second).await;
    visit.tab_to_board().await;
    let moves = visit.server.solution(sample.second).await;
    for action in &moves {
        by_keys(&visit, action).await;
    }
    solved(&visit, moves.len()).await;
    visit
}

async fn play_by_pointer(visit: Visit, sample: &Sample) -> Visit {
    // The first puzzle of a family is one click away.
    visit.press(&format!("Play: {}", sample.title)).await;
    visit.board().await;
    let game = visit.until_game("game.made === 0").await;
    assert_eq!(game["family"], sample.family);
    let moves = visit.server.solution(&puzzle(&game)).await;
    for action in &moves {
        by_pointer(&visit, action).await;
    }
    solved(&visit, moves.len()).await;
    visit
}

macro_rules! games {
    ($($name:ident: $play:ident, $index:expr;)*) => {
        $(#[test]
        fn $name() {
            visit(|visit| $play(visit, &ALL[$index]));
        })*
    };
}

games! {
    queens_by_keyboard: play_by_keys, 0;
    queens_by_pointer: play_by_pointer, 0;
    calcudoku_by_keyboard: play_by_keys, 1;
    calcudoku_by_pointer: play_by_pointer, 1;
    rush_hour_by_keyboard: play_by_keys, 2;
    rush_hour_by_pointer: play_by_pointer, 2;
    packing_by_keyboard: play_by_keys, 3;
    packing_by_pointer: play_by_pointer, 3;
}
