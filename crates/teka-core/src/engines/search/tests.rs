use rand::RngExt;

use super::*;
use crate::control::{Limits, Unwatched};
use crate::rng::{Rng, rng};

/// A graph whose edges have costs and whose nodes have estimates.
struct Graph {
    /// The source, the target and the cost of each edge.
    edges: Vec<(u8, u8, u32)>,
    goals: Vec<u8>,
    estimates: Vec<Option<u32>>,
    is_admissible: bool,
}

impl StateSpace for Graph {
    type State = u8;
    type Action = usize;

    fn start(&self) -> u8 {
        0
    }

    fn is_goal(&self, state: &u8) -> bool {
        self.goals.contains(state)
    }

    fn features(&self, state: &u8, features: &mut Vec<u32>) {
        features.extend([state % 4, 4 + state / 4].map(u32::from));
    }

    fn feature_count(&self) -> usize {
        4 + 256 / 4
    }

    fn successors(&self, state: &u8, take: &mut impl FnMut(usize, u32, u8)) {
        for (number, (from, to, cost)) in self.edges.iter().enumerate() {
            if from == state {
                take(number, *cost, *to);
            }
        }
    }

    fn estimate(&self, state: &u8) -> Option<u32> {
        self.estimates[usize::from(*state)]
    }

    fn is_admissible(&self) -> bool {
        self.is_admissible
    }
}

impl Reversible for Graph {
    fn goals(&self) -> impl Iterator<Item = Option<u8>> {
        self.goals.iter().flat_map(|goal| [None, Some(*goal)])
    }

    fn predecessors(&self, state: &u8, take: &mut impl FnMut(usize, u32, u8)) {
        for (number, (from, to, cost)) in self.edges.iter().enumerate() {
            if to == state {
                take(number, *cost, *from);
            }
        }
    }
}

/// Returns the distance from every node to a goal, by relaxing all edges repeatedly.
fn distances(graph: &Graph, nodes: usize, cost: impl Fn(u32) -> u32) -> Vec<Option<u32>> {
    let mut distances = vec![None; nodes];
    graph.goals.iter().for_each(|goal| distances[usize::from(*goal)] = Some(0));
    for _ in 0..nodes {
        for (from, to, step) in &graph.edges {
            let through = distances[usize::from(*to)].map(|rest: u32| rest + cost(*step));
            let here = &mut distances[usize::from(*from)];
            *here = [*here, through].into_iter().flatten().min();
        }
    }
    distances
}

/// Creates a graph whose estimates are admissible but not consistent.
fn random_graph(rng: &mut Rng) -> Graph {
    let nodes = rng.random_range(2..14u8);
    let edges = (0..rng.random_range(0..3 * usize::from(nodes)))
        .map(|_| (rng.random_range(0..nodes), rng.random_range(0..nodes), rng.random_range(1..9)));
    let edges = edges.collect();
    let mut goals: Vec<u8> =
        (0..rng.random_range(0..3)).map(|_| rng.random_range(0..nodes)).collect();
    goals.sort();
    goals.dedup();
    let mut graph = Graph { edges, goals, estimates: Vec::new(), is_admissible: true };
    let truth = distances(&graph, nodes.into(), |cost| cost);
    let estimate = |distance: &Option<u32>| match distance {
        Some(distance) => Some(rng.random_range(0..=*distance)),
        None if rng.random() => Some(rng.random_range(0..9)),
        None => None,
    };
    graph.estimates = truth.iter().map(estimate).collect();
    graph
}

fn run<T>(limits: Limits, search: impl FnOnce(&mut Control) -> T) -> T {
    let mut unwatched = Unwatched;
    search(&mut Control::new(limits, &mut unwatched))
}

/// Follows a path to a goal and returns its cost.
fn followed(graph: &Graph, path: &Path<usize>) -> u32 {
    let (mut here, mut cost) = (0, 0);
    for action in &path.actions {
        let (from, to, step) = graph.edges[*action];
        assert_eq!(from, here, "the path has a gap");
        (here, cost) = (to, cost + step);
    }
    assert!(graph.goals.contains(&here), "the path ends before a goal");
    cost
}

fn taste(width: usize) -> beam::Taste {
    beam::Taste { width, prefers_new: true }
}

fn every_search(graph: &Graph, limits: Limits) -> Vec<(&'static str, Answer<usize>)> {
    vec![
        ("ucs", run(limits, |control| uniform_cost::search(graph, control))),
        ("a-star", run(limits, |control| a_star::search(graph, control))),
        ("ida-star", run(limits, |control| ida_star::search(graph, 1000, control))),
        ("ida-star without a table", run(limits, |control| ida_star::search(graph, 0, control))),
        ("bfs", run(limits, |control| bfs::search(graph, control))),
        ("bidirectional", run(limits, |control| bidirectional::search(graph, control))),
        ("greedy", run(limits, |control| greedy::search(graph, control))),
        ("beam", run(limits, |control| beam::search(graph, taste(100), control))),
        (
            "beam of the near",
            run(limits, |control| {
                beam::search(graph, beam::Taste { prefers_new: false, ..taste(100) }, control)
            }),
        ),
        ("narrow beam", run(limits, |control| beam::search(graph, taste(1), control))),
    ]
}

#[test]
fn searches_find_the_true_distance() {
    let mut rng = rng(1);
    let (mut solved, mut impossible) = (0, 0);
    for _ in 0..5000 {
        let graph = random_graph(&mut rng);
        let nodes = graph.estimates.len();
        let cost = distances(&graph, nodes, |cost| cost)[0];
        let count = distances(&graph, nodes, |_| 1)[0];
        if cost.is_some() {
            solved += 1
        } else {
            impossible += 1
        }
        for (name, answer) in every_search(&graph, Limits::default()) {
            let path = match answer {
                Ok(path) => path,
                Err(stop) => {
                    assert_eq!((name, stop), ("narrow beam", Stop::GaveUp));
                    continue;
                }
            };
            assert_eq!(path.is_some(), cost.is_some(), "{name}");
            let Some(path) = path else { continue };
            let paid = followed(&graph, &path);
            match name {
                "bfs" | "bidirectional" => {
                    assert_eq!(Some(path.actions.len() as u32), count, "{name}")
                }
                "greedy" | "beam" | "beam of the near" | "narrow beam" => {
                    assert_eq!(path.cost, paid, "{name}")
                }
                _ => assert_eq!(
                    (Some(paid), path.cost, path.is_shortest),
                    (cost, paid, true),
                    "{name}"
                ),
            }
        }
    }
    assert!(solved > 500 && impossible > 500, "{solved} {impossible}");
}

#[test]
fn what_is_not_admissible_proves_nothing() {
    let edges = vec![(0, 1, 1), (1, 2, 1), (0, 2, 5)];
    let estimates = vec![Some(0), Some(9), Some(0)];
    let graph = Graph { edges, goals: vec![2], estimates, is_admissible: false };
    let a_star = run(Limits::default(), |control| a_star::search(&graph, control));
    let ida_star = run(Limits::default(), |control| ida_star::search(&graph, 9, control));
    for answer in [a_star, ida_star] {
        let path = answer.unwrap().unwrap();
        assert_eq!((path.cost, path.is_shortest), (5, false));
    }
}

#[test]
fn limits_stop_a_search_and_never_answer() {
    let mut rng = rng(2);
    let mut stops = 0;
    for round in 0..2000 {
        let graph = random_graph(&mut rng);
        let limits = match round % 2 {
            0 => Limits { nodes: Some(round / 2 % 5), bytes: None },
            _ => Limits { nodes: None, bytes: Some(64 * (round / 2 % 50)) },
        };
        let cost = distances(&graph, graph.estimates.len(), |cost| cost)[0];
        for (name, answer) in every_search(&graph, limits) {
            match answer {
                Ok(path) => assert_eq!(path.is_some(), cost.is_some(), "{name}"),
                Err(Stop::NodeLimit | Stop::MemoryLimit) => stops += 1,
                Err(stop) => assert_eq!((name, stop), ("narrow beam", Stop::GaveUp)),
            }
        }
    }
    assert!(stops > 1000, "{stops}");
}

#[test]
fn a_table_that_forgets_changes_no_answer() {
    let mut rng = rng(3);
    for _ in 0..60 {
        let mut square = || (rng.random_range(0..12), rng.random_range(0..12));
        let knight = knight::Knight { side: 12, from: square(), to: square() };
        let truth = run(Limits::default(), |control| bfs::search(&knight, control)).unwrap();
        let found = run(Limits::default(), |control| ida_star::search(&knight, 64, control));
        assert_eq!(found.unwrap().map(|path| path.cost), truth.map(|path| path.cost));
    }
}
