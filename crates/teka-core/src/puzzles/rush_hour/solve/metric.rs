//! What counts as one move.

use crate::param::{Args, Kind, Param};

/// What counts as one move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Metric {
    /// A slide of any distance.
    Slide,
    /// Each cell of a slide.
    Cell,
}

impl Metric {
    /// The parameter that chooses it.
    pub const PARAM: Param = Param {
        name: "metric",
        kind: Kind::Choice { options: &["slide", "cell"], default: "slide" },
        about: "rush-hour-param-metric",
    };

    /// What `--set metric` calls it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slide => "slide",
            Self::Cell => "cell",
        }
    }

    /// The one that was chosen.
    pub fn of(args: &Args) -> Self {
        Self::named(args.choice(Self::PARAM.name))
    }

    /// The metric called `name`; slides if none is.
    pub fn named(name: &str) -> Self {
        if name == "cell" { Self::Cell } else { Self::Slide }
    }
}
