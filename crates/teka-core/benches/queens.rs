use std::ops::ControlFlow;
use std::time::Instant;
use teka_core::control::{Control, Limits, Unwatched};
use teka_core::family::{Ending, Family};
use teka_core::param::Args;
use teka_core::puzzles::queens::{Puzzle, Queens};

fn boards() -> Vec<(String, Puzzle)> {
    let text = std::fs::read_to_string("/work/shared/data/queens/community.jsonl").unwrap();
    text.lines()
        .map(|l| serde_json::from_str::<serde_json::Value>(l).unwrap())
        .filter(|b| b["solutions"] == 1)
        .map(|b| {
            let cells: Vec<char> = b["grid"]
                .as_array()
                .unwrap()
                .iter()
                .flat_map(|r| r.as_str().unwrap().chars())
                .collect();
            (
                b["name"].as_str().unwrap().into(),
                Puzzle::new(b["size"].as_u64().unwrap() as u8, &cells, vec![]).unwrap(),
            )
        })
        .collect()
}

fn prove(puzzle: &Puzzle) -> (u32, u64) {
    let mut observer = Unwatched;
    let mut control = Control::new(Limits::default(), &mut observer);
    let mut n = 0;
    let ending = (Queens::methods()[0].solve)(puzzle, &Args::default(), &mut control, &mut |_| {
        n += 1;
        if n == 2 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(ending, Ending::Exhausted);
    (n, control.stats().nodes)
}

fn main() {
    let boards = boards();
    let passes: usize = std::env::var("PASSES").ok().and_then(|s| s.parse().ok()).unwrap_or(20);
    let mut rows = vec![];
    for (name, puzzle) in &boards {
        let mut best = f64::MAX;
        let mut nodes = 0;
        for _ in 0..passes {
            let t = Instant::now();
            let (n, k) = prove(puzzle);
            best = best.min(t.elapsed().as_secs_f64() * 1e6);
            assert_eq!(n, 1);
            nodes = k;
        }
        rows.push((best, nodes, name, puzzle.size()));
    }
    let total: f64 = rows.iter().map(|r| r.0).sum();
    let nodes: u64 = rows.iter().map(|r| r.1).sum();
    println!(
        "mean {:.3} µs, nodes {} mean {:.1}",
        total / rows.len() as f64,
        nodes,
        nodes as f64 / rows.len() as f64
    );
    for c in [6, 7, 8, 9, 10, 11, 13, 15, 16, 17, 18] {
        let s: Vec<_> = rows.iter().filter(|r| r.3 == c).collect();
        print!(
            "N{c}:{:.2}/{:.0}n ",
            s.iter().map(|r| r.0).sum::<f64>() / s.len() as f64,
            s.iter().map(|r| r.1).sum::<u64>() as f64 / s.len() as f64
        );
    }
    println!();
    rows.sort_by(|a, b| b.0.total_cmp(&a.0));
    println!("median {:.2}", rows[rows.len() / 2].0);
    for r in &rows[..8] {
        println!("{:.1} µs {} nodes {} N={}", r.0, r.1, r.2, r.3);
    }
}
