//! Boards with known optima; without the data these tests pass.

use teka_core::control::Limits;

use super::boards::Board;
use super::runs::{SHORTEST, run};
use super::twin;
use crate::support::data;

/// A board of the shared data.
struct Known {
    board: Board,
    slides: usize,
    /// How many states can be reached.
    states: usize,
    cells: Option<usize>,
}

/// Lines of `slides board cluster [cells name]`.
fn known(file: &str) -> Vec<Known> {
    let text = std::fs::read_to_string(data("rush-hour").join(file)).unwrap_or_default();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let known = lines.map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let number = |at: usize| words.get(at).map(|word| word.parse::<usize>().unwrap());
        let board = Board::from_line(words[1]);
        Known { board, slides: number(0).unwrap(), states: number(2).unwrap(), cells: number(3) }
    });
    known.collect()
}

/// Checks `bfs` and one other method that promises the fewest moves, each in its turn;
/// the one that trades time for memory only on small boards.
fn check(known: &Known, turn: usize, metric: &str, optimum: usize) {
    for (name, heuristic) in [SHORTEST[0], SHORTEST[1 + turn % (SHORTEST.len() - 1)]] {
        if name == "ida-star" && known.states > 1000 {
            continue;
        }
        let given = [("metric", metric), ("heuristic", heuristic)];
        let ran = run(name, &known.board, &given, Limits::default());
        let about = format!("{name} {heuristic} {metric}\n{}", known.board);
        let moves = ran.moves.unwrap_or_else(|| panic!("{about}"));
        assert_eq!(twin::replayed(&known.board, &moves, metric), optimum, "{about}");
    }
}

#[test]
fn the_classic_boards_have_their_optimum_in_both_metrics() {
    for file in ["original40.txt", "jam40.txt"] {
        for (turn, known) in known(file).iter().enumerate() {
            check(known, turn, "slide", known.slides);
            check(known, turn + 3, "cell", known.cells.unwrap());
        }
    }
}

#[test]
fn a_sample_of_all_depths_has_its_optimum() {
    for (turn, known) in known("stratified.txt").iter().step_by(23).enumerate() {
        check(known, turn, "slide", known.slides);
    }
}

/// What is new leads out of a dead end where an estimate alone does not.
#[test]
fn what_is_new_leads_through_a_large_board() {
    let text =
        std::fs::read_to_string(data("rush-hour").join("larger_boards.txt")).unwrap_or_default();
    let Some(line) = text.lines().find(|line| line.starts_with("12 ")) else { return };
    let board = Board::from_line(line.split_whitespace().last().unwrap());
    let limits = Limits { nodes: Some(25_000), bytes: None };
    let moves = |novelty: &str| run("beam", &board, &[("novelty", novelty)], limits).moves;
    assert_eq!(moves("off"), None);
    let way = moves("on").unwrap();
    assert!(twin::replayed(&board, &way, "slide") < 30);
}
