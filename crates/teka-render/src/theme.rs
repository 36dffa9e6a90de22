//! Themes: the colours of the roles in a drawing.

use std::fmt;
use std::str::FromStr;

use crate::color::Rgb;

/// The theme of a drawing.
///
/// ```
/// use teka_render::Theme;
/// assert_eq!("dark".parse(), Ok(Theme::Dark));
/// assert_eq!(Theme::default().name(), "light");
/// assert!("pink".parse::<Theme>().is_err());
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Dark symbols on soft light colours.
    #[default]
    Light,
    /// Dark symbols on saturated colours, on a dark page.
    Dark,
    /// Colours that can be distinguished with any common type of colour vision, and a pattern and a
    /// letter for each region.
    ColorBlind,
    /// Black on white, for printing.
    Print,
}

impl Theme {
    /// All themes.
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::ColorBlind, Self::Print];

    /// Returns the name in commands and URLs.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::ColorBlind => "color-blind",
            Self::Print => "print",
        }
    }

    /// Returns the colours of the theme's roles.
    pub(crate) const fn colors(self) -> &'static Colors {
        match self {
            Self::Light => &LIGHT,
            Self::Dark => &DARK,
            Self::ColorBlind => &COLOR_BLIND,
            Self::Print => &PRINT,
        }
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The error for an unknown theme name.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown theme {0:?}; use light, dark, color-blind or print")]
pub struct UnknownTheme(pub String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        let named = Self::ALL.into_iter().find(|theme| theme.name() == text);
        named.ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// The colours of the roles in a drawing.
pub(crate) struct Colors {
    /// The area around the board.
    pub paper: Rgb,
    /// Cells without a region.
    pub panel: Rgb,
    /// Symbols and grid lines on cells without a region.
    pub ink: Rgb,
    /// Secondary text.
    pub soft: Rgb,
    /// Lines between groups and around a board without regions.
    pub bold: Rgb,
    /// Symbols, letters, grid lines and patterns on a region or body.
    pub on_tint: Rgb,
    /// Crosses on a region that the player did not place, and letters of regions.
    pub soft_on_tint: Rgb,
    /// Lines between regions and around their board.
    pub edge: Rgb,
    /// Walls.
    pub wall: Rgb,
    /// What the player placed, and the cursor.
    pub accent: Rgb,
    /// The primary vehicle.
    pub primary: Rgb,
    /// The text on the primary vehicle.
    pub on_primary: Rgb,
    /// The reason for a step.
    pub reason: Rgb,
    /// The conclusion of a step.
    pub conclusion: Rgb,
    /// A broken rule.
    pub mistake: Rgb,
    /// The exit.
    pub exit: Rgb,
}

const LIGHT: Colors = Colors {
    paper: Rgb(0xfb, 0xfa, 0xf7),
    panel: Rgb(0xff, 0xff, 0xff),
    ink: Rgb(0x1d, 0x1c, 0x19),
    soft: Rgb(0x60, 0x5d, 0x57),
    bold: Rgb(0x37, 0x35, 0x31),
    on_tint: Rgb(0x17, 0x16, 0x13),
    soft_on_tint: Rgb(0x3d, 0x3a, 0x34),
    edge: Rgb(0x28, 0x26, 0x22),
    wall: Rgb(0x57, 0x53, 0x4d),
    accent: Rgb(0x36, 0x55, 0xcd),
    primary: Rgb(0xd6, 0x29, 0x4a),
    on_primary: Rgb(0xff, 0xff, 0xff),
    reason: Rgb(0xc7, 0x70, 0x00),
    conclusion: Rgb(0x00, 0x82, 0x46),
    mistake: Rgb(0xc5, 0x19, 0x3d),
    exit: Rgb(0x0e, 0x8a, 0x45),
};

const DARK: Colors = Colors {
    paper: Rgb(0x13, 0x13, 0x11),
    panel: Rgb(0x1d, 0x1c, 0x19),
    ink: Rgb(0xf3, 0xf2, 0xee),
    soft: Rgb(0xae, 0xaa, 0xa4),
    bold: Rgb(0xda, 0xd7, 0xd2),
    on_tint: Rgb(0x0c, 0x0b, 0x08),
    soft_on_tint: Rgb(0x17, 0x16, 0x13),
    edge: Rgb(0x0f, 0x0e, 0x0c),
    wall: Rgb(0x6a, 0x66, 0x5e),
    accent: Rgb(0x8f, 0xa5, 0xfa),
    primary: Rgb(0xf7, 0x2a, 0x36),
    on_primary: Rgb(0x18, 0x08, 0x08),
    reason: Rgb(0xf9, 0xb7, 0x3f),
    conclusion: Rgb(0x56, 0xdb, 0x8f),
    mistake: Rgb(0xfb, 0x80, 0x87),
    exit: Rgb(0x56, 0xdb, 0x8f),
};

const COLOR_BLIND: Colors = Colors {
    soft: Rgb(0x4a, 0x48, 0x44),
    soft_on_tint: Rgb(0x2e, 0x2b, 0x26),
    accent: Rgb(0x1f, 0x3f, 0xb8),
    reason: Rgb(0xff, 0xb0, 0x20),
    conclusion: Rgb(0x00, 0x6b, 0x4f),
    mistake: Rgb(0xb0, 0x1f, 0x55),
    exit: Rgb(0x00, 0x6b, 0x4f),
    ..LIGHT
};

const PRINT: Colors = Colors {
    paper: Rgb(255, 255, 255),
    panel: Rgb(255, 255, 255),
    ink: Rgb(0, 0, 0),
    soft: Rgb(0x59, 0x59, 0x59),
    bold: Rgb(0, 0, 0),
    on_tint: Rgb(0, 0, 0),
    soft_on_tint: Rgb(0x40, 0x40, 0x40),
    edge: Rgb(0, 0, 0),
    wall: Rgb(0x59, 0x59, 0x59),
    accent: Rgb(0, 0, 0),
    primary: Rgb(0x40, 0x40, 0x40),
    on_primary: Rgb(255, 255, 255),
    reason: Rgb(0x59, 0x59, 0x59),
    conclusion: Rgb(0, 0, 0),
    mistake: Rgb(0, 0, 0),
    exit: Rgb(0, 0, 0),
};

// The colours that distinguish regions and bodies in each theme.

impl Theme {
    /// Returns the colours of bodies in order of use: the soft ones, then stronger ones if the
    /// theme distinguishes bodies only by colour.
    pub(crate) fn body_tints(self) -> Vec<Rgb> {
        let more = match self {
            Self::Light => &LIGHT_BODY_TINTS[..],
            Self::Dark => &DARK_BODY_TINTS[..],
            Self::ColorBlind | Self::Print => &[],
        };
        let more =
            more.iter().map(|(lightness, chroma, hue)| Rgb::oklch(*lightness, *chroma, *hue));
        self.tints().into_iter().chain(more).collect()
    }

    /// Returns the soft colours of regions and bodies in order of use.
    pub(crate) fn tints(self) -> [Rgb; TINTS] {
        let values = match self {
            Self::Light => LIGHT_TINTS,
            Self::Dark => DARK_TINTS,
            Self::ColorBlind => COLOR_BLIND_TINTS,
            Self::Print => return [Rgb(255, 255, 255); TINTS],
        };
        values.map(|(lightness, chroma, hue)| Rgb::oklch(lightness, chroma, hue))
    }
}

/// The number of colours for regions and bodies in each theme.
pub(crate) const TINTS: usize = 12;

type Oklch = (f64, f64, f64);

// Hand-picked colours that were moved apart until any two in a theme differed by at least 0.09 in
// OKLab, and by 0.05 for every other type of vision (0.065 for all types in the colour-blind theme).
// The dark theme has the hues of the light one, darker and more saturated. Tests in `looks` verify
// this.
const LIGHT_TINTS: [Oklch; TINTS] = [
    (0.908, 0.048, 25.0),
    (0.745, 0.118, 258.0),
    (0.958, 0.102, 101.0),
    (0.808, 0.107, 161.0),
    (0.813, 0.123, 342.0),
    (0.861, 0.119, 75.0),
    (0.950, 0.069, 193.0),
    (0.817, 0.090, 294.0),
    (0.875, 0.084, 125.0),
    (0.759, 0.111, 29.0),
    (0.871, 0.054, 238.0),
    (0.757, 0.010, 92.0),
];

const DARK_TINTS: [Oklch; TINTS] = [
    (0.766, 0.104, 25.0),
    (0.673, 0.155, 258.0),
    (0.828, 0.117, 101.0),
    (0.639, 0.115, 161.0),
    (0.725, 0.169, 342.0),
    (0.718, 0.131, 75.0),
    (0.799, 0.105, 193.0),
    (0.640, 0.127, 294.0),
    (0.773, 0.178, 125.0),
    (0.658, 0.132, 29.0),
    (0.679, 0.045, 238.0),
    (0.630, 0.115, 92.0),
];

const COLOR_BLIND_TINTS: [Oklch; TINTS] = [
    (0.840, 0.110, 75.0),
    (0.716, 0.121, 268.0),
    (0.952, 0.109, 109.0),
    (0.745, 0.117, 171.0),
    (0.889, 0.031, 234.0),
    (0.716, 0.119, 331.0),
    (0.900, 0.052, 62.0),
    (0.776, 0.140, 73.0),
    (0.842, 0.091, 299.0),
    (0.715, 0.074, 101.0),
    (0.952, 0.046, 187.0),
    (0.813, 0.061, 192.0),
];

// Additional colours for bodies. They differ from each other and from the soft colours as much as
// the soft colours do, and text on them is equally readable.
const LIGHT_BODY_TINTS: [Oklch; 16] = [
    (0.660, 0.190, 138.0),
    (0.680, 0.190, 312.0),
    (0.660, 0.130, 84.0),
    (0.660, 0.110, 192.0),
    (0.680, 0.190, 354.0),
    (0.760, 0.170, 114.0),
    (0.660, 0.070, 324.0),
    (0.900, 0.190, 144.0),
    (0.680, 0.190, 42.0),
    (0.660, 0.180, 276.0),
    (0.780, 0.130, 210.0),
    (0.760, 0.150, 78.0),
    (0.660, 0.040, 126.0),
    (0.760, 0.190, 150.0),
    (0.880, 0.160, 180.0),
    (0.660, 0.100, 30.0),
];

const DARK_BODY_TINTS: [Oklch; 16] = [
    (0.860, 0.080, 300.0),
    (0.860, 0.190, 156.0),
    (0.760, 0.140, 300.0),
    (0.740, 0.070, 132.0),
    (0.780, 0.110, 252.0),
    (0.740, 0.160, 162.0),
    (0.860, 0.060, 42.0),
    (0.620, 0.060, 348.0),
    (0.640, 0.190, 324.0),
    (0.640, 0.190, 0.0),
    (0.600, 0.100, 216.0),
    (0.820, 0.160, 330.0),
    (0.660, 0.180, 132.0),
    (0.760, 0.040, 318.0),
    (0.860, 0.060, 150.0),
    (0.720, 0.120, 216.0),
];

// Patterns over a colour, so that looks differ in more than colour.

/// A pattern over a colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Pattern {
    /// No pattern.
    Plain,
    /// Lines rising to the right.
    Rising,
    /// Dots.
    Dots,
    /// Horizontal lines.
    Level,
    /// Crossed diagonal lines.
    Lattice,
    /// Waves.
    Waves,
    /// Vertical lines.
    Upright,
    /// Rings.
    Rings,
    /// Lines falling to the right.
    Falling,
    /// Plus signs.
    Plus,
    /// Zigzag lines.
    Zigzag,
    /// Horizontal and vertical lines.
    Grid,
}

/// The side length of the repeating tile. Four tiles fit across a cell.
pub const TILE: f64 = 14.0;

impl Pattern {
    /// All patterns, the plainest first.
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

    /// Returns the name for SVG ids.
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

    /// Returns the lines of one [`TILE`], to be drawn with round ends. A line of length 0 is a dot.
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

    /// Returns the line width.
    pub fn thickness(self) -> f64 {
        if self == Self::Dots { 3.2 } else { 1.3 }
    }
}
