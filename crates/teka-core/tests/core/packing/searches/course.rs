//! Brute force against what the course's own program counted.

use std::fs;
use std::ops::ControlFlow;

use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::Ending;
use teka_core::puzzles::packing::solve::brute_force::{self, Node, Try};
use teka_core::puzzles::packing::solve::problem::CellSet;
use teka_core::scene::Scene;

use super::build::{Spot, drawn};

/// The tries of a piece: its drawing a quarter clockwise four times, each followed by its
/// mirror image, wherever the drawing lies within the board.
fn tries(rows: i16, columns: i16, piece: &[Spot]) -> Vec<Try> {
    let mut piece = piece.to_vec();
    let mut all = Vec::new();
    for _ in 0..4 {
        let height = piece.iter().map(|spot| spot.0).max().unwrap();
        piece.iter_mut().for_each(|spot| *spot = (spot.1, height - spot.0));
        let bottom = piece.iter().map(|spot| spot.0).max().unwrap();
        let mirrored = piece.iter().map(|spot| (spot.0, height - spot.1)).collect();
        for drawing in [piece.clone(), mirrored] {
            for (row, column) in
                (0..rows - bottom).flat_map(|r| (0..columns - height).map(move |c| (r, c)))
            {
                let cells =
                    drawing.iter().map(|(r, c)| ((r + row) * columns + c + column) as usize);
                all.push(Some(cells.collect::<CellSet>()));
            }
        }
    }
    all
}

/// Calls and placements until the first solution, if there is one.
fn run(rows: i16, columns: i16, drawing: &str) -> (Ending, u64, u64) {
    let pieces: Vec<_> = drawn(drawing).iter().map(|piece| tries(rows, columns, piece)).collect();
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let picture = |_: &[usize]| Scene::default();
    let (ending, tried) =
        brute_force::solve(&pieces, Node::Call, &mut control, &picture, &mut |_| {
            ControlFlow::Break(())
        });
    (ending, control.stats().nodes, tried)
}

#[test]
fn brute_force_counts_as_the_course_does() {
    let unsolvable = "AAAA\n AA\nB\nBB\n B\nC\nC\n D\nDD\nD";
    assert_eq!(run(4, 4, unsolvable), (Ending::Exhausted, 2233, 114_840));
    let quick = " AA\nAAAAA\n A\n BBB\n   B\nBBBB\nC\nC\nC\nC\nFF\nF\nEEE\n EE";
    assert_eq!(run(4, 7, quick), (Ending::Enough, 6, 138));
}

#[test]
fn brute_force_finds_alike_pieces_several_times() {
    let pieces = vec![tries(1, 2, &[(0, 0)]); 2];
    let mut unwatched = Unwatched;
    let mut control = Control::new(Limits::default(), &mut unwatched);
    let mut boards = Vec::new();
    brute_force::solve(&pieces, Node::Call, &mut control, &|_| Scene::default(), &mut |numbers| {
        boards.push([numbers[0] % 2, numbers[1] % 2]);
        ControlFlow::Continue(())
    });
    // Each of the eight turns of a single cell looks the same.
    assert_eq!(boards.len(), 2 * 8 * 8);
    assert!(boards.contains(&[0, 1]) && boards.contains(&[1, 0]));
}

#[test]
fn brute_force_reproduces_the_report() {
    let folder = crate::support::corpus("published/packing");
    let table = fs::read_to_string(folder.join("course.tsv")).unwrap();
    for line in table.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [file, verdict, _, _, _, calls, placements, ..] = fields[..] else { panic!("{line}") };
        let (Ok(calls), Ok(placements)) = (calls.parse(), placements.parse()) else { continue };
        let text = fs::read_to_string(folder.join(file)).unwrap();
        let mut parts = text.splitn(3, '\n');
        let sizes = parts.next().unwrap().split_whitespace().map(|size| size.parse().unwrap());
        let sizes: Vec<i16> = sizes.collect();
        let ending = if verdict == "solvable" { Ending::Enough } else { Ending::Exhausted };
        let found = run(sizes[0], sizes[1], parts.nth(1).unwrap());
        assert_eq!(found, (ending, calls, placements), "{file}");
    }
}
