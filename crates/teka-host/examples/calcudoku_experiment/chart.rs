//! The success as bars, ours beside what was published.

use teka_render::chart::{Bar, Chart, Scale};

use super::markdown::percent;
use super::published::Published;
use super::runs::Run;
use super::scenarios::{Scenario, groups};
use super::table::{Figures, sizes};

/// By size, and by population and generations; the published bars are flagged. Sizes
/// nobody solved have no bars but are named below them.
pub fn course(runs: &[Run], scenarios: &[Scenario], published: &Published) -> Chart {
    let (mut bars, mut unsolved) = (Vec::new(), Vec::new());
    for size in sizes(runs) {
        let of_size = of_size(runs, scenarios, published, size);
        if of_size.iter().all(|bar| bar.value == 0.0) {
            unsolved.push(size);
            continue;
        }
        // An empty line between sizes.
        bars.extend((!bars.is_empty()).then(Bar::default));
        bars.extend(of_size);
    }
    let title = "Calcudoku by the course's genetic algorithm".to_string();
    let mut axis = "runs that found the solution, by size and population × generations".to_string();
    if !unsolved.is_empty() {
        axis += &format!("; none of {}", unsolved.join(", "));
    }
    Chart { title, axis, scale: Scale::Percent, bars }
}

fn of_size(runs: &[Run], scenarios: &[Scenario], published: &Published, size: &str) -> Vec<Bar> {
    let mut bars = Vec::new();
    for group in groups(scenarios) {
        let inside = scenarios.iter().filter(|scenario| scenario.group == group);
        let names: Vec<&str> = inside.map(|scenario| scenario.name.as_str()).collect();
        let ours = Figures::of_size(runs, size, &names).map(|figures| figures.success);
        bars.extend(ours.map(|share| bar(&format!("{size}, {group}"), share, false)));
        let theirs = published.runs(&names, size)[0];
        bars.extend(theirs.map(|share| bar("published", share, true)));
    }
    bars
}

/// By size and variant; bars are flagged where a run failed.
pub fn plain(runs: &[Run], scenarios: &[Scenario]) -> Chart {
    let mut bars = Vec::new();
    for size in sizes(runs) {
        for Scenario { name, .. } in scenarios {
            let figures = Figures::of_size(runs, size, &[name]);
            let share = figures.map(|figures| figures.success);
            bars.extend(share.map(|share| bar(&format!("{size}, {name}"), share, share < 1.0)));
        }
    }
    let title = "Calcudoku by the hybrid genetic algorithm".to_string();
    let axis = "runs that found the solution, by size and variant".to_string();
    Chart { title, axis, scale: Scale::Percent, bars }
}

fn bar(label: &str, share: f64, flag: bool) -> Bar {
    let shown = format!("{} %", percent(share));
    Bar { label: label.to_string(), value: 100.0 * share, shown, flag }
}
