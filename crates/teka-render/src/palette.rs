//! The colours of an animation: at most 256, the same in all frames, so that nothing flickers.
//!
//! Colours of large even grounds are kept exactly. Where that is not enough, as on shaded
//! balls, the rest are put into boxes of similar colours, and each box gets one.

use std::cmp::Reverse;
use std::collections::HashMap;

use crate::color::Rgb;
use crate::theme::Theme;

/// The most colours of a palette, and how many of them are kept exactly if there are more.
const MOST: usize = 256;
const EXACT: usize = 72;

/// At most 256 colours, and which of them stands for every other.
pub struct Palette {
    colors: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    /// A palette for colours that are met so often: the theme's own first.
    pub fn new(theme: Theme, counts: HashMap<Rgb, usize>) -> Self {
        let mut colors = own(theme);
        let mut others: Vec<(Rgb, usize)> =
            counts.into_iter().filter(|(color, _)| !colors.contains(color)).collect();
        others.sort_by_key(|(color, count)| (Reverse(*count), *color));
        let has_room = colors.len() + others.len() <= MOST;
        let exact = if has_room { others.len() } else { EXACT };
        let rest = others.split_off(exact);
        colors.extend(others.into_iter().map(|(color, _)| color));
        let left = MOST - colors.len();
        colors.extend(boxes(rest, left).iter().map(Shades::mean));
        Self { colors, known: HashMap::new() }
    }

    /// Red, green and blue of each colour.
    pub fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| [color.0, color.1, color.2]).collect()
    }

    /// Which colour of the palette stands for each of these.
    pub fn indices(&mut self, pixels: impl Iterator<Item = Rgb>) -> Vec<u8> {
        let colors = &self.colors;
        let index = |color| *self.known.entry(color).or_insert_with(|| nearest(colors, color));
        pixels.map(index).collect()
    }
}

/// The colours that mean something, however small what has them.
fn own(theme: Theme) -> Vec<Rgb> {
    let roles = theme.colors();
    let mut colors = vec![
        roles.ink,
        roles.bold,
        roles.accent,
        roles.reason,
        roles.conclusion,
        roles.mistake,
        roles.exit,
        roles.primary,
    ];
    colors.sort_unstable();
    colors.dedup();
    colors
}

/// Similar colours that will be one, and how much each counts.
struct Shades {
    colors: Vec<(Rgb, f64)>,
    /// How far they are from their mean, all together, along the worst of the channels.
    spread: f64,
    /// The worst channel.
    channel: usize,
}

impl Shades {
    fn new(colors: Vec<(Rgb, f64)>) -> Self {
        let spreads = [0, 1, 2].map(|channel| {
            let mean = mean(&colors, channel);
            colors
                .iter()
                .map(|(color, weight)| weight * (part(*color, channel) - mean).powi(2))
                .sum()
        });
        let channel = (0..3).max_by(|a, b| f64::total_cmp(&spreads[*a], &spreads[*b])).unwrap_or(0);
        Self { colors, spread: spreads[channel], channel }
    }

    /// Two boxes of its darker and its lighter colours.
    fn split(self) -> [Self; 2] {
        let middle = mean(&self.colors, self.channel);
        let is_dark = |(color, _): &(Rgb, f64)| part(*color, self.channel) <= middle;
        let (dark, light) = self.colors.into_iter().partition(is_dark);
        [Self::new(dark), Self::new(light)]
    }

    fn mean(&self) -> Rgb {
        let [red, green, blue] = [0, 1, 2].map(|channel| mean(&self.colors, channel).round() as u8);
        Rgb(red, green, blue)
    }
}

/// At most `most` boxes: the one with the widest spread is split until there are so many.
fn boxes(colors: Vec<(Rgb, usize)>, most: usize) -> Vec<Shades> {
    if colors.is_empty() {
        return Vec::new();
    }
    // The root keeps colours of small bodies from being forgotten.
    let weighed = colors.into_iter().map(|(color, count)| (color, (count as f64).sqrt())).collect();
    let mut boxes = vec![Shades::new(weighed)];
    while boxes.len() < most {
        let by_spread = |a: &usize, b: &usize| boxes[*a].spread.total_cmp(&boxes[*b].spread);
        let Some(widest) = (0..boxes.len()).max_by(by_spread) else { break };
        if boxes[widest].spread <= 0.0 {
            break;
        }
        let halves = boxes.swap_remove(widest).split();
        boxes.extend(halves);
    }
    boxes
}

fn part(color: Rgb, channel: usize) -> f64 {
    f64::from([color.0, color.1, color.2][channel])
}

fn mean(colors: &[(Rgb, f64)], channel: usize) -> f64 {
    let whole: f64 = colors.iter().map(|(_, weight)| weight).sum();
    colors.iter().map(|(color, weight)| part(*color, channel) * weight).sum::<f64>() / whole
}

fn nearest(colors: &[Rgb], wanted: Rgb) -> u8 {
    let away = |color: &Rgb| {
        let square = |a: u8, b: u8| u32::from(a.abs_diff(b)).pow(2);
        square(color.0, wanted.0) + square(color.1, wanted.1) + square(color.2, wanted.2)
    };
    (0u8..=255).zip(colors).min_by_key(|(_, color)| away(color)).map_or(0, |(index, _)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worst(colors: &[Rgb]) -> f64 {
        let mut palette = Palette::new(Theme::Light, colors.iter().map(|it| (*it, 5)).collect());
        assert!(palette.colors.len() <= MOST);
        let shown = palette.indices(colors.iter().copied());
        let shown = shown.iter().map(|index| palette.colors[usize::from(*index)]);
        shown.zip(colors).map(|(one, other)| one.distance(*other)).fold(0.0, f64::max)
    }

    #[test]
    fn few_colours_are_kept_exactly() {
        let colors: Vec<Rgb> = (0..248).map(|n| Rgb(n, 255 - n, n / 2)).collect();
        assert_eq!(worst(&colors), 0.0);
    }

    #[test]
    fn many_shades_of_many_colours_are_all_kept_alike() {
        let shades =
            |color: Rgb| (0..200).map(move |n| color.mixed(Rgb(0, 0, 0), f64::from(n) / 300.0));
        let colors: Vec<Rgb> = Theme::Light.tints().into_iter().flat_map(shades).collect();
        assert!(worst(&colors) < 0.04, "{}", worst(&colors));
    }
}
