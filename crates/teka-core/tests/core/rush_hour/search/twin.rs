//! Slow and obvious: slides on a grid of characters, breadth first.

use std::collections::{HashMap, VecDeque};

use teka_core::puzzles::rush_hour::{Exit, Move};

use super::boards::Board;

/// Distances to the nearest solved board, for every board that can be reached and
/// from which there is one.
pub type Distances = HashMap<Vec<char>, usize>;

/// Every board one move away.
pub fn neighbours(board: &Board, metric: &str) -> Vec<(Move, Board)> {
    let mut found = Vec::new();
    for (letter, _) in board.vehicles() {
        for sign in [-1, 1] {
            let mut next = board.clone();
            let mut by = 0;
            while step(&mut next, letter, sign) {
                by += sign;
                found.push((Move { letter, by }, next.clone()));
                if metric == "cell" {
                    break;
                }
            }
        }
    }
    found
}

/// Moves a vehicle by one cell, if the cell before it is there and free.
fn step(board: &mut Board, letter: char, sign: i8) -> bool {
    let cells: Vec<usize> =
        (0..board.cells.len()).filter(|at| board.cells[*at] == letter).collect();
    let (first, last) = (cells[0], cells[cells.len() - 1]);
    let lies = cells[1] == first + 1;
    let stride = if lies { 1 } else { board.columns };
    let (row, column) = if sign > 0 {
        (last / board.columns, last % board.columns)
    } else {
        (first / board.columns, first % board.columns)
    };
    let at_edge = match (lies, sign > 0) {
        (true, true) => column + 1 == board.columns,
        (true, false) => column == 0,
        (false, true) => row + 1 == board.rows,
        (false, false) => row == 0,
    };
    if at_edge {
        return false;
    }
    let (enters, leaves) = if sign > 0 { (last + stride, first) } else { (first - stride, last) };
    if board.cells[enters] != '.' {
        return false;
    }
    board.cells[enters] = letter;
    board.cells[leaves] = '.';
    true
}

pub fn is_solved(board: &Board) -> bool {
    (0..board.cells.len()).filter(|at| board.cells[*at] == 'A').any(|at| match board.exit {
        Exit::Left => at % board.columns == 0,
        Exit::Right => at % board.columns == board.columns - 1,
        Exit::Top => at / board.columns == 0,
        Exit::Bottom => at / board.columns == board.rows - 1,
    })
}

/// Every board that can be reached; none if there are more than `most`.
pub fn cluster(board: &Board, metric: &str, most: usize) -> Option<Vec<Board>> {
    let mut seen = HashMap::from([(board.cells.clone(), ())]);
    let mut found = vec![board.clone()];
    let mut next = 0;
    while next < found.len() {
        for (_, neighbour) in neighbours(&found[next].clone(), metric) {
            if seen.insert(neighbour.cells.clone(), ()).is_none() {
                found.push(neighbour);
            }
        }
        if found.len() > most {
            return None;
        }
        next += 1;
    }
    Some(found)
}

/// Moves can be taken back, so distances spread from the solved boards.
pub fn distances(cluster: &[Board], metric: &str) -> Distances {
    let solved: Vec<Board> = cluster.iter().filter(|board| is_solved(board)).cloned().collect();
    let mut distances: Distances = solved.iter().map(|board| (board.cells.clone(), 0)).collect();
    let mut queue = VecDeque::from(solved);
    while let Some(board) = queue.pop_front() {
        let distance = distances[&board.cells] + 1;
        for (_, neighbour) in neighbours(&board, metric) {
            distances.entry(neighbour.cells.clone()).or_insert_with(|| {
                queue.push_back(neighbour);
                distance
            });
        }
    }
    distances
}

pub fn distance(board: &Board, cluster: &[Board], metric: &str) -> Option<usize> {
    distances(cluster, metric).get(&board.cells).copied()
}

/// The number of moves of a solution, made one cell after the other.
pub fn replayed(board: &Board, moves: &[Move], metric: &str) -> usize {
    let mut now = board.clone();
    for action in moves {
        assert!(metric != "cell" || action.by.abs() == 1, "{action} is more than a cell");
        assert!(action.by != 0 && !is_solved(&now), "{action} leads nowhere");
        for _ in 0..action.by.abs() {
            assert!(step(&mut now, action.letter, action.by.signum()), "{action} hits something");
        }
    }
    assert!(is_solved(&now), "not solved:\n{now}");
    moves.len()
}

/// True if a wall or a vehicle of the primary's own axis is on its way to the exit.
pub fn is_shut(board: &Board) -> bool {
    let primary: Vec<usize> = (0..board.cells.len()).filter(|at| board.cells[*at] == 'A').collect();
    let stride = primary[1] - primary[0];
    let mut at = if matches!(board.exit, Exit::Left | Exit::Top) {
        primary[0]
    } else {
        primary[primary.len() - 1]
    };
    loop {
        let is_last = match board.exit {
            Exit::Left => at % board.columns == 0,
            Exit::Right => at % board.columns == board.columns - 1,
            Exit::Top => at / board.columns == 0,
            Exit::Bottom => at / board.columns == board.rows - 1,
        };
        if is_last {
            return false;
        }
        at = if matches!(board.exit, Exit::Left | Exit::Top) { at - stride } else { at + stride };
        let letter = board.cells[at];
        let cells: Vec<usize> =
            (0..board.cells.len()).filter(|at| board.cells[*at] == letter).collect();
        if letter == '#' || letter != '.' && cells[1] - cells[0] == stride {
            return true;
        }
    }
}
