//! Patterns laid over a colour, so that looks differ by more than colour.

/// A pattern over a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pattern {
    /// Nothing but the colour.
    Plain,
    /// Lines rising to the right.
    Rising,
    /// Dots.
    Dots,
    /// Level lines.
    Level,
    /// Lines crossing aslant.
    Lattice,
    /// Waves.
    Waves,
    /// Upright lines.
    Upright,
    /// Rings.
    Rings,
    /// Lines falling to the right.
    Falling,
    /// Upright crosses.
    Plus,
    /// Angles.
    Zigzag,
    /// Level and upright lines.
    Grid,
}

/// The side of the square that repeats; four fit into a cell.
pub const TILE: f64 = 14.0;

impl Pattern {
    /// Every pattern, the quietest first.
    pub const ALL: [Self; 12] = [
        Self::Plain,
        Self::Rising,
        Self::Dots,
        Self::Level,
        Self::Lattice,
        Self::Waves,
        Self::Upright,
        Self::Rings,
        Self::Falling,
        Self::Plus,
        Self::Zigzag,
        Self::Grid,
    ];

    /// What an SVG calls it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Rising => "rising",
            Self::Dots => "dots",
            Self::Level => "level",
            Self::Lattice => "lattice",
            Self::Waves => "waves",
            Self::Upright => "upright",
            Self::Rings => "rings",
            Self::Falling => "falling",
            Self::Plus => "plus",
            Self::Zigzag => "zigzag",
            Self::Grid => "grid",
        }
    }

    /// The lines of one [`TILE`], to be stroked with round ends: a line of no
    /// length is a dot.
    pub fn lines(self) -> &'static str {
        match self {
            Self::Plain => "",
            Self::Rising => "M-2 9L9 -2M5 16L16 5",
            Self::Falling => "M5 -2L16 9M-2 5L9 16",
            Self::Lattice => "M0 7L7 0L14 7L7 14Z",
            Self::Dots => "M3.5 3.5h.01M10.5 10.5h.01",
            Self::Level => "M0 3.5H14M0 10.5H14",
            Self::Upright => "M3.5 0V14M10.5 0V14",
            Self::Grid => "M0 7H14M7 0V14",
            Self::Waves => "M0 7Q3.5 1 7 7T14 7",
            Self::Rings => "M3.5 7a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0 -7 0Z",
            Self::Plus => "M3.5 1v5M1 3.5h5M10.5 8v5M8 10.5h5",
            Self::Zigzag => "M0 10L3.5 4L7 10L10.5 4L14 10",
        }
    }

    /// How thick the lines are.
    pub fn thickness(self) -> f64 {
        if self == Self::Dots { 3.2 } else { 1.3 }
    }
}
