//! The drawings of steps: one group for each place of the reason, a preview of the result, and the
//! arrow of the advised move.

use teka_core::any::AnyStep;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::place::Cell;
use teka_core::registry::{self, FAMILIES};
use teka_core::scene::{Arrow, Hand, Role, Scene};

fn steps(text: &str) -> Vec<AnyStep> {
    let family = registry::detect(text).unwrap();
    let puzzle = family.parse(text).unwrap().value;
    let limits = Limits { nodes: Some(500_000), bytes: None };
    puzzle.explain(&mut Control::new(limits, &mut Unwatched)).unwrap().steps
}

const QUEENS: &str = "AABBB\nCABBD\nCCCBD\nCEEDD\nEEDDD\n";
const CAGES: &str = "3 4\n1 1 2\n3 2 2\n3 4 4\n3+\n6*\n1-\n3/\n";
const TRAFFIC: &str = "6 6\n3\nA....B\nA....B\nAPP..BK\n......\n...CCC\n......\n";
const PIECES: &str = "3 5 4\nDEFAULT\nAAA\n  AA\nBB\nB\nCCC\nDD\nDD\nGIVEN\n.....\n.....\n..CCC\n";

fn groups(scene: &Scene, role: Role) -> usize {
    let mut groups: Vec<u16> =
        scene.lights.iter().filter(|light| light.role == role).map(|light| light.group).collect();
    groups.sort_unstable();
    groups.dedup();
    groups.len()
}

#[test]
fn the_texts_are_one_of_each_family() {
    let ids =
        [QUEENS, CAGES, TRAFFIC, PIECES].map(|text| registry::detect(text).unwrap().info().id);
    assert_eq!(ids.to_vec(), FAMILIES.iter().map(|family| family.info().id).collect::<Vec<_>>());
}

#[test]
fn every_step_previews_its_result() {
    for text in [QUEENS, CAGES, TRAFFIC, PIECES] {
        for step in steps(text) {
            let scene = &step.finding.scene;
            let is_lit = |cell: Cell| {
                let mut lights = scene.lights.iter();
                lights.any(|light| light.cell == cell && light.role == Role::Conclusion)
            };
            let symbol = scene.squares.iter().any(|square| {
                let is_ghost = square.symbol.as_ref().is_some_and(|it| it.hand == Hand::Implied);
                is_lit(square.cell) && (is_ghost || !square.struck.is_empty())
            });
            let notes = step.rule == "marks";
            assert!(symbol || notes || !scene.ghosts.is_empty(), "{text}{}", step.rule);
            assert_eq!(groups(scene, Role::Conclusion), 1, "{text}{}", step.rule);
            assert!(scene.bodies.iter().all(|body| !body.moved), "{text}{}", step.rule);
        }
    }
}

#[test]
fn an_arrow_points_from_the_vehicle_to_its_preview() {
    let all = steps(TRAFFIC);
    let first = &all[0].finding;
    let [ghost] = &first.scene.ghosts[..] else { panic!("one preview") };
    let body = first.scene.bodies.iter().find(|body| body.index == ghost.index).unwrap();
    let [Arrow { from, to }] = first.scene.arrows[..] else { panic!("one arrow") };
    assert!(body.cells.contains(&from) && !body.cells.contains(&to), "{from} {to}");
    assert!(ghost.cells.contains(&to), "{to}");
    // The previous move leaves no mark on the next step.
    assert_eq!(all[1].finding.scene.arrows.len(), 1);
}

#[test]
fn a_whole_cage_is_one_group() {
    let all = steps(CAGES);
    let combinations = all.iter().find(|step| step.rule == "combinations").unwrap();
    assert_eq!(groups(&combinations.finding.scene, Role::Reason), 1);
    assert!(combinations.finding.scene.coordinates);
}

/// A piece that is not on the board is marked beside it.
#[test]
fn a_piece_beside_the_board_is_marked() {
    let family = FAMILIES[3];
    let text = std::fs::read_to_string(format!(
        "{}/../../{}",
        env!("CARGO_MANIFEST_DIR"),
        family.info().samples.one
    ));
    let all = steps(&text.unwrap());
    let marked = all
        .iter()
        .filter(|step| step.finding.scene.tray.iter().any(|body| body.lit == Some(Role::Reason)));
    assert!(marked.count() > 0);
}
