//! The colours that tell regions and bodies apart, theme by theme.

use crate::color::Rgb;
use crate::theme::Theme;

impl Theme {
    /// The colours of bodies, in the order they are handed out: the soft ones, then
    /// stronger ones where the theme tells bodies apart by colour alone.
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

    /// The soft colours of regions and bodies, in the order they are handed out.
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

/// How many colours a theme has for regions and bodies.
pub(crate) const TINTS: usize = 12;

type Oklch = (f64, f64, f64);

// Found by pushing hand-picked colours apart until every two of a theme were
// at least 0.085 from each other in OKLab (0.065 to every vision for the
// colour-blind theme); a test in `looks` holds them to it.
const LIGHT_TINTS: [Oklch; TINTS] = [
    (0.900, 0.060, 25.0),
    (0.804, 0.097, 243.0),
    (0.937, 0.100, 95.0),
    (0.800, 0.096, 155.0),
    (0.838, 0.090, 323.0),
    (0.856, 0.105, 71.0),
    (0.919, 0.061, 197.0),
    (0.759, 0.070, 292.0),
    (0.877, 0.079, 133.0),
    (0.780, 0.090, 20.0),
    (0.850, 0.025, 251.0),
    (0.798, 0.047, 92.0),
];

const DARK_TINTS: [Oklch; TINTS] = [
    (0.410, 0.082, 19.0),
    (0.344, 0.094, 249.0),
    (0.437, 0.089, 97.0),
    (0.380, 0.081, 151.0),
    (0.400, 0.096, 322.0),
    (0.479, 0.100, 50.0),
    (0.464, 0.066, 199.0),
    (0.320, 0.084, 303.0),
    (0.482, 0.100, 142.0),
    (0.325, 0.096, 19.0),
    (0.400, 0.030, 260.0),
    (0.361, 0.057, 78.0),
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

// For more bodies than there are soft colours: as far from each other, and from the
// soft ones, as those are, and as easy to read on.
const LIGHT_BODY_TINTS: [Oklch; 16] = [
    (0.660, 0.130, 102.0),
    (0.660, 0.110, 198.0),
    (0.680, 0.100, 348.0),
    (0.660, 0.060, 54.0),
    (0.660, 0.140, 264.0),
    (0.760, 0.140, 66.0),
    (0.680, 0.140, 150.0),
    (0.820, 0.140, 198.0),
    (0.760, 0.140, 114.0),
    (0.720, 0.040, 168.0),
    (0.720, 0.140, 234.0),
    (0.680, 0.140, 306.0),
    (0.900, 0.140, 168.0),
    (0.700, 0.140, 30.0),
    (0.760, 0.140, 330.0),
    (0.660, 0.050, 282.0),
];

const DARK_BODY_TINTS: [Oklch; 16] = [
    (0.510, 0.180, 280.0),
    (0.510, 0.180, 345.0),
    (0.350, 0.180, 265.0),
    (0.410, 0.170, 30.0),
    (0.510, 0.180, 310.0),
    (0.490, 0.080, 280.0),
    (0.470, 0.180, 10.0),
    (0.390, 0.160, 0.0),
    (0.450, 0.150, 255.0),
    (0.490, 0.090, 345.0),
    (0.310, 0.140, 340.0),
    (0.510, 0.180, 35.0),
    (0.370, 0.180, 310.0),
    (0.290, 0.170, 290.0),
    (0.430, 0.180, 330.0),
    (0.430, 0.150, 290.0),
];
