//! Themes: which colours the roles of a picture get. Knows no shapes or sizes.

use std::fmt;
use std::str::FromStr;

use crate::color::Rgb;

/// How a picture looks.
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
    /// Light symbols on deep colours.
    Dark,
    /// Colours that stay apart for every common colour vision, with a pattern
    /// and a letter for each region.
    ColorBlind,
    /// Black on white, for paper.
    Print,
}

impl Theme {
    /// Every theme.
    pub const ALL: [Self; 4] = [Self::Light, Self::Dark, Self::ColorBlind, Self::Print];

    /// What it is called in commands and addresses.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
            Self::ColorBlind => "color-blind",
            Self::Print => "print",
        }
    }

    /// The colours of this theme's roles.
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

/// A theme was asked for that there is not.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no theme {0:?}; there are light, dark, color-blind and print")]
pub struct UnknownTheme(pub String);

impl FromStr for Theme {
    type Err = UnknownTheme;

    fn from_str(text: &str) -> Result<Self, UnknownTheme> {
        let named = Self::ALL.into_iter().find(|theme| theme.name() == text);
        named.ok_or_else(|| UnknownTheme(text.to_owned()))
    }
}

/// The colours of the roles in a picture.
pub(crate) struct Colors {
    /// Around the board.
    pub paper: Rgb,
    /// Squares without a region.
    pub panel: Rgb,
    /// Symbols, grid lines and patterns.
    pub ink: Rgb,
    /// Lesser texts and crosses.
    pub soft: Rgb,
    /// Lines between regions and around the board.
    pub bold: Rgb,
    /// Walls.
    pub wall: Rgb,
    /// What the player put and where the player stands.
    pub accent: Rgb,
    /// The body the puzzle is about, and what is written on it.
    pub primary: Rgb,
    /// What is written on the primary body.
    pub on_primary: Rgb,
    /// The reason of a step.
    pub reason: Rgb,
    /// What follows from a step.
    pub conclusion: Rgb,
    /// What breaks a rule.
    pub mistake: Rgb,
    /// The way out of the board.
    pub exit: Rgb,
}

const LIGHT: Colors = Colors {
    paper: Rgb(0xfb, 0xfa, 0xf7),
    panel: Rgb(0xff, 0xff, 0xff),
    ink: Rgb(0x1d, 0x1c, 0x1a),
    soft: Rgb(0x6b, 0x68, 0x62),
    bold: Rgb(0x2a, 0x28, 0x25),
    wall: Rgb(0x57, 0x53, 0x4d),
    accent: Rgb(0x3b, 0x5b, 0xdb),
    primary: Rgb(0xd6, 0x33, 0x6c),
    on_primary: Rgb(0xff, 0xff, 0xff),
    reason: Rgb(0xff, 0xb0, 0x20),
    conclusion: Rgb(0x12, 0xa1, 0x50),
    mistake: Rgb(0xd6, 0x33, 0x6c),
    exit: Rgb(0x0e, 0x8a, 0x45),
};

const DARK: Colors = Colors {
    paper: Rgb(0x16, 0x15, 0x14),
    panel: Rgb(0x1f, 0x1e, 0x1c),
    ink: Rgb(0xf1, 0xef, 0xea),
    soft: Rgb(0xa2, 0x9e, 0x96),
    bold: Rgb(0xd8, 0xd4, 0xcb),
    wall: Rgb(0x6a, 0x66, 0x5e),
    accent: Rgb(0x8d, 0xa2, 0xff),
    primary: Rgb(0xff, 0x7a, 0xa8),
    on_primary: Rgb(0x2a, 0x0d, 0x18),
    reason: Rgb(0xff, 0xc1, 0x4d),
    conclusion: Rgb(0x4b, 0xd4, 0x7f),
    mistake: Rgb(0xff, 0x7a, 0xa8),
    exit: Rgb(0x4b, 0xd4, 0x7f),
};

const COLOR_BLIND: Colors = Colors {
    soft: Rgb(0x4a, 0x48, 0x44),
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
    wall: Rgb(0x59, 0x59, 0x59),
    accent: Rgb(0, 0, 0),
    primary: Rgb(0x40, 0x40, 0x40),
    on_primary: Rgb(255, 255, 255),
    reason: Rgb(0x59, 0x59, 0x59),
    conclusion: Rgb(0, 0, 0),
    mistake: Rgb(0, 0, 0),
    exit: Rgb(0, 0, 0),
};
