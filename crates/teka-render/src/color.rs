//! Colours: sRGB for output, and OKLab to measure how different two colours look, including to
//! people with colour blindness.

use std::fmt;

/// An sRGB colour. `Display` prints it as `#rrggbb`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rgb(pub u8, pub u8, pub u8);

/// A type of colour vision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Vision {
    /// Vision with all three types of cones.
    Normal,
    /// Vision without the cones for long wavelengths.
    Protan,
    /// Vision without the cones for medium wavelengths.
    Deutan,
    /// Vision without the cones for short wavelengths.
    Tritan,
}

impl Vision {
    /// All types of colour vision.
    pub const ALL: [Self; 4] = [Self::Normal, Self::Protan, Self::Deutan, Self::Tritan];
}

impl Rgb {
    /// Converts an OKLCH lightness, chroma and hue (in degrees). Colours outside sRGB are clipped.
    pub fn oklch(lightness: f64, chroma: f64, hue: f64) -> Self {
        let (sin, cos) = hue.to_radians().sin_cos();
        Self::from_linear(linear_of([lightness, chroma * cos, chroma * sin]))
    }

    /// Returns this colour with a `fraction` (0 to 1) of `other` mixed in.
    pub fn mixed(self, other: Self, fraction: f64) -> Self {
        let mix = |a: u8, b: u8| {
            (f64::from(a) + (f64::from(b) - f64::from(a)) * fraction).round().clamp(0.0, 255.0)
                as u8
        };
        Self(mix(self.0, other.0), mix(self.1, other.1), mix(self.2, other.2))
    }

    /// Returns this colour with `lighter` added to its lightness and its chroma multiplied by
    /// `richer`.
    pub fn toned(self, lighter: f64, richer: f64) -> Self {
        let [lightness, a, b] = oklab_of(self.linear());
        Self::from_linear(linear_of([lightness + lighter, a * richer, b * richer]))
    }

    /// Returns the distance between two colours in OKLab. A distance of 0.02 is just noticeable;
    /// black and white are 1 apart.
    pub fn distance(self, other: Self) -> f64 {
        self.distance_with_hues(other, 1.0)
    }

    /// Returns how different two colours look. Hue counts twice, because pink and yellow are easier
    /// to distinguish than light pink and dark pink.
    pub fn difference(self, other: Self) -> f64 {
        self.distance_with_hues(other, 2.0)
    }

    fn distance_with_hues(self, other: Self, weight: f64) -> f64 {
        let (a, b) = (oklab_of(self.linear()), oklab_of(other.linear()));
        let weighted = [a[0] - b[0], (a[1] - b[1]) * weight, (a[2] - b[2]) * weight];
        weighted.iter().map(|part| part.powi(2)).sum::<f64>().sqrt()
    }

    /// Returns the colour as it appears with this type of vision (Machado, Oliveira and Fernandes
    /// 2009, at full severity).
    pub fn seen_by(self, vision: Vision) -> Self {
        match vision {
            Vision::Normal => self,
            Vision::Protan => self.through(&PROTAN),
            Vision::Deutan => self.through(&DEUTAN),
            Vision::Tritan => self.through(&TRITAN),
        }
    }

    fn through(self, matrix: &Matrix) -> Self {
        Self::from_linear(times(matrix, self.linear()))
    }

    fn linear(self) -> [f64; 3] {
        [self.0, self.1, self.2].map(|byte| {
            let fraction = f64::from(byte) / 255.0;
            if fraction <= 0.04045 {
                fraction / 12.92
            } else {
                ((fraction + 0.055) / 1.055).powf(2.4)
            }
        })
    }

    fn from_linear(linear: [f64; 3]) -> Self {
        let [red, green, blue] = linear.map(|fraction| {
            let fraction = fraction.clamp(0.0, 1.0);
            let curved = if fraction <= 0.0031308 {
                12.92 * fraction
            } else {
                1.055 * fraction.powf(1.0 / 2.4) - 0.055
            };
            (curved * 255.0).round() as u8
        });
        Self(red, green, blue)
    }
}

#[cfg(test)]
impl Rgb {
    /// Returns the contrast between text and background in these colours, from 1 to 21 (WCAG 2).
    pub fn contrast(self, other: Self) -> f64 {
        let (a, b) = (self.luminance() + 0.05, other.luminance() + 0.05);
        a.max(b) / a.min(b)
    }

    /// Returns the hue in OKLCH, in degrees.
    pub fn hue(self) -> f64 {
        let [_, a, b] = oklab_of(self.linear());
        b.atan2(a).to_degrees()
    }

    fn luminance(self) -> f64 {
        let [red, green, blue] = self.linear();
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
}

impl fmt::Display for Rgb {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{:02x}{:02x}{:02x}", self.0, self.1, self.2)
    }
}

type Matrix = [[f64; 3]; 3];

const PROTAN: Matrix = [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
];
const DEUTAN: Matrix = [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.011820, 0.042940, 0.968881],
];
const TRITAN: Matrix = [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.303900],
];

// Björn Ottosson's OKLab: linear sRGB to cone responses and back.
const TO_CONES: Matrix = [
    [0.4122214708, 0.5363325363, 0.0514459929],
    [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
];
const TO_LAB: Matrix = [
    [0.2104542553, 0.7936177850, -0.0040720468],
    [1.9779984951, -2.4285922050, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.8086757660],
];
const FROM_LAB: Matrix = [
    [1.0, 0.3963377774, 0.2158037573],
    [1.0, -0.1055613458, -0.0638541728],
    [1.0, -0.0894841775, -1.2914855480],
];
const FROM_CONES: Matrix = [
    [4.0767416621, -3.3077115913, 0.2309699292],
    [-1.2684380046, 2.6097574011, -0.3413193965],
    [-0.0041960863, -0.7034186147, 1.7076147010],
];

fn oklab_of(linear: [f64; 3]) -> [f64; 3] {
    times(&TO_LAB, times(&TO_CONES, linear).map(f64::cbrt))
}

fn linear_of(oklab: [f64; 3]) -> [f64; 3] {
    times(&FROM_CONES, times(&FROM_LAB, oklab).map(|cone| cone.powi(3)))
}

fn times(matrix: &Matrix, vector: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row[0] * vector[0] + row[1] * vector[1] + row[2] * vector[2])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn oklch_gives_the_colours_a_browser_gives() {
        let check = |(l, c, h), hex: &str| assert_eq!(Rgb::oklch(l, c, h).to_string(), hex);
        check((0.0, 0.0, 0.0), "#000000");
        check((1.0, 0.0, 0.0), "#ffffff");
        check((0.80, 0.085, 250.0), "#94c2f3");
        check((0.42, 0.075, 25.0), "#713c38");
    }

    #[test]
    fn distance_runs_from_none_to_black_and_white() {
        let (black, white) = (Rgb(0, 0, 0), Rgb(255, 255, 255));
        assert_eq!(black.distance(black), 0.0);
        assert!((black.distance(white) - 1.0).abs() < 1e-6);
        assert!((black.contrast(white) - 21.0).abs() < 1e-6);
    }

    #[test]
    fn red_and_green_come_closer_without_red_cones() {
        let (red, green) = (Rgb(200, 60, 60), Rgb(90, 140, 50));
        let seen = |vision| red.seen_by(vision).distance(green.seen_by(vision));
        assert!(seen(Vision::Deutan) < seen(Vision::Normal) / 2.0);
        assert_eq!(Rgb(128, 128, 128).seen_by(Vision::Protan), Rgb(128, 128, 128));
    }
}
