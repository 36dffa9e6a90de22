//! Animated GIFs.
//!
//! All frames share one palette, so colours never flicker, and each frame stores only what changed.

use std::cmp::Reverse;
use std::collections::HashMap;

use gif::{DisposalMethod, Encoder, Frame, Repeat};
use resvg::tiny_skia::Pixmap;
use teka_core::scene::{Role, Scene};

use crate::color::Rgb;
use crate::error::RenderError;
use crate::raster::pixels;
use crate::svg::{Extent, sized};
use crate::theme::Theme;

/// The maximum number of frames in an animation.
pub const MAX_FRAMES: usize = 500;

/// The maximum number of pixels in one frame and in all frames together. If there would be more,
/// the resolution is reduced.
const FRAME_PIXELS: f64 = 1_500_000.0;
const ALL_PIXELS: f64 = 150_000_000.0;

/// The duration of a frame in hundredths of a second, and the longer duration of the last frame and
/// of frames that give a reason.
const PAUSE: u16 = 60;
const LONG_PAUSE: u16 = 250;

/// The number of frames that are sampled to choose the palette.
const SAMPLES: usize = 12;

/// Draws scenes as an animated GIF that loops.
///
/// Each frame is shown for 0.6 seconds, and the last one longer. All frames have the size of the
/// largest. Returns an error if there are no scenes or too many.
///
/// ```
/// use teka_core::scene::{Role, Scene};
/// use teka_render::{Theme, gif};
/// let picture = gif(&[Scene::new(4, 4), Scene::new(4, 4)], Theme::Light)?;
/// assert!(picture.starts_with(b"GIF89a"));
/// # Ok::<(), teka_render::RenderError>(())
/// ```
pub fn gif(frames: &[Scene], theme: Theme) -> Result<Vec<u8>, RenderError> {
    gif_while(frames, theme, &|| true)
}

/// Draws an animated GIF like [`gif()`], but calls `goes_on` before each frame and stops when it
/// returns false.
///
/// Returns [`RenderError::Stopped`] in that case.
pub fn gif_while(
    frames: &[Scene],
    theme: Theme,
    goes_on: &dyn Fn() -> bool,
) -> Result<Vec<u8>, RenderError> {
    match frames.len() {
        0 => Err(RenderError::NoFrames),
        count if count > MAX_FRAMES => Err(RenderError::TooManyFrames { count, most: MAX_FRAMES }),
        _ => Studio::new(frames, theme, goes_on).film(),
    }
}

/// The state that all frames of an animation share.
struct Studio<'a> {
    frames: &'a [Scene],
    theme: Theme,
    extent: Extent,
    most_pixels: f64,
    goes_on: &'a dyn Fn() -> bool,
}

impl<'a> Studio<'a> {
    fn new(frames: &'a [Scene], theme: Theme, goes_on: &'a dyn Fn() -> bool) -> Self {
        let extent = frames.iter().map(Extent::of).fold(Extent::default(), Extent::with);
        let most_pixels = FRAME_PIXELS.min(ALL_PIXELS / frames.len() as f64);
        Self { frames, theme, extent, most_pixels, goes_on }
    }

    fn film(&self) -> Result<Vec<u8>, RenderError> {
        let mut palette = self.palette()?;
        let first = self.shot(&self.frames[0])?;
        let (width, height) = (first.width() as u16, first.height() as u16);
        let mut file = Vec::new();
        let mut encoder = Encoder::new(&mut file, width, height, &palette.bytes())?;
        encoder.set_repeat(Repeat::Infinite)?;
        let mut before: Option<Vec<u8>> = None;
        for (n, scene) in self.frames.iter().enumerate() {
            let now = palette.indices(colors(&self.shot(scene)?));
            let reasons = scene.lights.iter().any(|light| light.role == Role::Reason);
            let last = n + 1 == self.frames.len();
            let pause = if last || reasons { LONG_PAUSE } else { PAUSE };
            encoder.write_frame(&changed(before.as_deref(), &now, width, height, pause))?;
            before = Some(now);
        }
        drop(encoder);
        Ok(file)
    }

    fn shot(&self, scene: &Scene) -> Result<Pixmap, RenderError> {
        if !(self.goes_on)() {
            return Err(RenderError::Stopped);
        }
        pixels(&sized(scene, self.theme, self.extent), 1.0, self.most_pixels)
    }

    /// Returns the theme's own colours and the most frequent other colours of the sampled frames.
    fn palette(&self) -> Result<Palette, RenderError> {
        let mut counts: HashMap<Rgb, usize> = HashMap::new();
        let step = self.frames.len().div_ceil(SAMPLES);
        for scene in self.frames.iter().step_by(step).chain(self.frames.last()) {
            for color in colors(&self.shot(scene)?) {
                *counts.entry(color).or_default() += 1;
            }
        }
        Ok(Palette::new(self.theme, counts))
    }
}

/// Returns the part of a frame that differs from the previous frame, encoded for GIF.
fn changed(
    before: Option<&[u8]>,
    now: &[u8],
    width: u16,
    height: u16,
    pause: u16,
) -> Frame<'static> {
    let whole = Area { left: 0, top: 0, right: width, bottom: height };
    let area = before.map_or(whole, |before| Area::of_changes(before, now, width));
    let row = |y: u16| {
        let start = usize::from(y) * usize::from(width);
        &now[start + usize::from(area.left)..start + usize::from(area.right)]
    };
    let pixels: Vec<u8> = (area.top..area.bottom).flat_map(row).copied().collect();
    let mut frame =
        Frame::from_indexed_pixels(area.right - area.left, area.bottom - area.top, pixels, None);
    (frame.left, frame.top, frame.delay) = (area.left, area.top, pause);
    frame.dispose = DisposalMethod::Keep;
    frame
}

/// A part of the image. `right` and `bottom` are exclusive.
struct Area {
    left: u16,
    top: u16,
    right: u16,
    bottom: u16,
}

impl Area {
    /// Returns the smallest area that contains every change, or one pixel if nothing changed.
    fn of_changes(before: &[u8], now: &[u8], width: u16) -> Self {
        let differs = |at: &usize| before[*at] != now[*at];
        let spot = |at: usize| ((at % usize::from(width)) as u16, (at / usize::from(width)) as u16);
        let changes = (0..now.len()).filter(differs).map(spot);
        let around = |area: Option<Self>, (x, y): (u16, u16)| {
            let area = area.unwrap_or(Self { left: x, top: y, right: x + 1, bottom: y + 1 });
            Some(Self {
                left: area.left.min(x),
                top: area.top,
                right: area.right.max(x + 1),
                bottom: y + 1,
            })
        };
        changes.fold(None, around).unwrap_or(Self { left: 0, top: 0, right: 1, bottom: 1 })
    }
}

/// Returns the colours of an image without transparent parts.
fn colors(picture: &Pixmap) -> impl Iterator<Item = Rgb> {
    picture.pixels().iter().map(|pixel| Rgb(pixel.red(), pixel.green(), pixel.blue()))
}

// Colours of large uniform areas are kept exactly. If there are too many colours, as on shaded
// balls, the others are grouped into boxes of similar colours, and each box gets one colour.

/// The maximum number of colours in a palette, and the number that are kept exactly if there are
/// more.
const MOST: usize = 256;
const EXACT: usize = 72;

/// A palette of at most 256 colours, with a mapping from every other colour to one of them.
pub struct Palette {
    colors: Vec<Rgb>,
    known: HashMap<Rgb, u8>,
}

impl Palette {
    /// Creates a palette for colours with these frequencies. The theme's own colours come first.
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

    /// Returns the red, green and blue components of the colours.
    pub fn bytes(&self) -> Vec<u8> {
        self.colors.iter().flat_map(|color| [color.0, color.1, color.2]).collect()
    }

    /// Returns the palette index of each pixel.
    pub fn indices(&mut self, pixels: impl Iterator<Item = Rgb>) -> Vec<u8> {
        let colors = &self.colors;
        let index = |color| *self.known.entry(color).or_insert_with(|| nearest(colors, color));
        pixels.map(index).collect()
    }
}

/// Returns the colours that carry meaning, even if they cover only a few pixels.
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

/// A box of similar colours that will be merged, with their weights.
struct Shades {
    colors: Vec<(Rgb, f64)>,
    /// The total distance of the colours from their mean, along the channel where it is largest.
    spread: f64,
    /// The channel with the largest distance.
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

    /// Splits the box into its darker and its lighter colours.
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

/// Returns at most `most` boxes. The box with the widest spread is split until there are enough.
fn boxes(colors: Vec<(Rgb, usize)>, most: usize) -> Vec<Shades> {
    if colors.is_empty() {
        return Vec::new();
    }
    // The square root keeps the colours of small bodies from being lost.
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
    use teka_core::place::Cell;
    use teka_core::scene::{Ground, Role, Square};

    use super::*;

    fn scenes() -> Vec<Scene> {
        let cells = || (0..16u8).map(|n| Cell::new(n / 4, n % 4));
        let mut scene = Scene::new(4, 4);
        for cell in cells() {
            scene.squares.push(Square::new(cell, cell.row.into(), Ground::Region(cell.row), 'A'));
        }
        cells().map(|cell| scene.clone().lit(Role::Mistake, [cell])).collect()
    }

    #[test]
    fn frames_laid_over_each_other_end_in_the_last_scene() -> Result<(), Box<dyn std::error::Error>>
    {
        let (scenes, theme) = (scenes(), Theme::Dark);
        let film = gif(&scenes, theme)?;
        let mut options = ::gif::DecodeOptions::new();
        options.set_color_output(::gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(&film[..])?;
        let width = usize::from(decoder.width());
        let mut canvas = vec![Rgb(0, 0, 0); width * usize::from(decoder.height())];
        while let Some(frame) = decoder.read_next_frame()? {
            for (n, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                let (x, y) = (n % usize::from(frame.width), n / usize::from(frame.width));
                let at = (y + usize::from(frame.top)) * width + x + usize::from(frame.left);
                canvas[at] = Rgb(pixel[0], pixel[1], pixel[2]);
            }
        }
        let last = Studio::new(&scenes, theme, &|| true).shot(&scenes[15])?;
        let worst = canvas.iter().zip(colors(&last)).map(|(one, other)| one.distance(other));
        assert!(worst.fold(0.0, f64::max) < 0.1);
        Ok(())
    }

    #[test]
    fn a_film_ends_when_its_receiver_is_gone() {
        let asked = std::cell::Cell::new(0);
        let goes_on = || {
            asked.set(asked.get() + 1);
            asked.get() < 3
        };
        let film = gif_while(&vec![Scene::new(2, 2); 20], Theme::Light, &goes_on);
        assert!(matches!(film, Err(RenderError::Stopped)));
        assert_eq!(asked.get(), 3);
    }

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
