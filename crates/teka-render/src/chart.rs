//! Horizontal bar charts on a logarithmic scale, or on a linear scale for percentages.
//!
//! This module handles numbers and labels; it does not know what is compared.

use crate::color::Rgb;
#[cfg(feature = "png")]
use crate::error::RenderError;
use crate::markup::{Anchor, Frame, Label, Markup, fill, hollow, num, width_of};
#[cfg(feature = "png")]
use crate::raster;
use crate::theme::{Colors, Theme};

/// A bar chart.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Chart {
    /// The title above the bars.
    pub title: String,
    /// The label of the scale, below the bars.
    pub axis: String,
    /// The type of the scale.
    pub scale: Scale,
    /// The bars, from top to bottom.
    pub bars: Vec<Bar>,
}

/// The type of a scale and the notation of its numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scale {
    /// A logarithmic scale with the notation 10, 100, 1k, 10k.
    #[default]
    Plain,
    /// A logarithmic scale of seconds with the notation 1 µs, 10 µs, 1 ms, 1 s.
    Seconds,
    /// A linear scale from 0 to 100%.
    Percent,
}

/// A bar of a [`Chart`].
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Bar {
    /// The label on the left.
    pub label: String,
    /// The length. Nothing is drawn for 0 or for a value that is not on the scale.
    pub value: f64,
    /// The text at the end of the bar, such as the value with its unit.
    pub shown: String,
    /// True to draw the bar as a warning; for example, if some runs failed.
    pub flag: bool,
}

/// Draws a chart as SVG.
///
/// ```
/// use teka_render::{Theme, chart::{self, Bar, Chart}};
/// let bar = |label: &str, value, flag| Bar { label: label.into(), value, shown: value.to_string(), flag };
/// let bars = vec![bar("one way", 12.0, false), bar("another", 3400.0, true)];
/// let chart = Chart { title: "Nodes".into(), axis: "nodes".into(), bars, ..Chart::default() };
/// assert!(chart::svg(&chart, Theme::Light).contains("another"));
/// ```
pub fn svg(chart: &Chart, theme: Theme) -> String {
    let layout = Layout::of(chart);
    let view = Frame { x: 0.0, y: 0.0, width: layout.width, height: layout.height };
    let mut markup = Markup::new(view, theme.colors().paper);
    hatch(&mut markup, theme);
    title(&mut markup, chart, theme);
    layout.scale(&mut markup, chart, theme);
    for (bar, top) in chart.bars.iter().zip((0..).map(|n| TOP + f64::from(n) * ROW)) {
        layout.bar(&mut markup, bar, top, theme);
    }
    markup.finish()
}

/// Draws a chart as PNG, with 2 pixels per unit of its SVG.
///
/// Returns an error if the image would need too much memory.
#[cfg(feature = "png")]
pub fn png(chart: &Chart, theme: Theme) -> Result<Vec<u8>, RenderError> {
    raster::packed(&svg(chart, theme))
}

/// The minimum width of a chart, and of the area for its bars.
const WIDTH: f64 = 760.0;
const BARS: f64 = 240.0;
const SIDE: f64 = 24.0;
const TOP: f64 = 64.0;
const ROW: f64 = 30.0;
const THICK: f64 = 16.0;
const FOOT: f64 = 56.0;
const SIZE: f64 = 14.0;

/// The layout of a chart. Bars extend from `left` to `right`, and the scale from `low` to `high`,
/// in powers of ten or in per cent.
struct Layout {
    width: f64,
    left: f64,
    right: f64,
    bottom: f64,
    height: f64,
    scale: Scale,
    low: i32,
    high: i32,
}

impl Layout {
    fn of(chart: &Chart) -> Self {
        let widest = |text: fn(&Bar) -> &String| {
            chart.bars.iter().map(|bar| width_of(text(bar), SIZE)).fold(0.0, f64::max)
        };
        let (labels, ends) = (widest(|bar| &bar.label), widest(|bar| &bar.shown));
        let left = SIDE + labels + 12.0;
        // Long labels widen the chart, so that nothing is cut off and the bars stay long enough to
        // compare.
        let width = (left + BARS + 8.0 + ends + SIDE).max(WIDTH);
        let right = width - SIDE - ends - 8.0;
        let bottom = TOP + chart.bars.len() as f64 * ROW;
        let scale = chart.scale;
        let (low, high) = if scale == Scale::Percent { (0, 100) } else { decades(chart) };
        Self { width, left, right, bottom, height: bottom + FOOT, scale, low, high }
    }

    /// Returns the position of a value on the scale.
    fn at(&self, value: f64) -> f64 {
        match self.scale {
            Scale::Percent => self.along(value.min(100.0)),
            Scale::Plain | Scale::Seconds => self.along(value.log10()),
        }
    }

    /// Returns the position of a point between `low` and `high`.
    fn along(&self, measured: f64) -> f64 {
        let fraction = (measured - f64::from(self.low)) / f64::from(self.high - self.low);
        self.left + (self.right - self.left) * fraction
    }

    fn scale(&self, markup: &mut Markup, chart: &Chart, theme: Theme) {
        let colors = theme.colors();
        let (y, anchor, color) = (self.bottom + 14.0, Anchor::Middle, colors.soft);
        let step = match self.scale {
            Scale::Percent => 20,
            Scale::Plain | Scale::Seconds => ((self.high - self.low) as usize).div_ceil(8),
        };
        for measured in (self.low..=self.high).step_by(step) {
            let x = self.along(f64::from(measured));
            let line = format!("M{} {}V{}", num(x), num(TOP - 6.0), num(self.bottom + 2.0));
            markup.path(&line, &format!("{} stroke-opacity=\"0.14\"", hollow(colors.ink, 1.0)));
            let text = &self.scale.tick(measured);
            markup.text(Label { text, x, y, size: 12.0, anchor, bold: false, color, rim: None });
        }
        let (x, y) = ((self.left + self.right) / 2.0, self.bottom + 36.0);
        let text = &chart.axis;
        markup.text(Label { text, x, y, size: 13.0, anchor, bold: false, color, rim: None });
    }

    fn bar(&self, markup: &mut Markup, bar: &Bar, top: f64, theme: Theme) {
        let colors = theme.colors();
        let y = top + ROW / 2.0;
        let long =
            if has_logarithm(bar.value) { (self.at(bar.value) - self.left).max(4.0) } else { 0.0 };
        if long > 0.0 {
            let frame = Frame { x: self.left, y: y - THICK / 2.0, width: long, height: THICK };
            let radius = (long / 2.0).min(4.0);
            markup.rect(
                frame,
                radius,
                &fill(if bar.flag { warning(theme) } else { colors.accent }),
            );
            if bar.flag {
                markup.rect(frame, radius, &format!("fill=\"url(#{})\"", hatch_id(theme)));
            }
        }
        let (size, bold, rim) = (SIZE, false, None);
        let (x, anchor, color) = (self.left - 12.0, Anchor::End, colors.ink);
        markup.text(Label { text: &bar.label, x, y, size, anchor, bold, color, rim });
        let (x, anchor) = (self.left + long + 8.0, Anchor::Start);
        let rim = Some(colors.paper);
        markup.text(Label { text: &bar.shown, x, y, size, anchor, bold, color, rim });
    }
}

fn title(markup: &mut Markup, chart: &Chart, theme: Theme) {
    let (text, color, anchor) = (chart.title.as_str(), theme.colors().ink, Anchor::Start);
    let size = 18.0f64.min(18.0 * (WIDTH - 2.0 * SIDE) / width_of(text, 18.0).max(1.0));
    markup.text(Label { text, x: SIDE, y: 30.0, size, anchor, bold: true, color, rim: None });
}

/// Defines the hatching of flagged bars, because colour alone is not enough.
fn hatch(markup: &mut Markup, theme: Theme) {
    let colors = theme.colors();
    let style = hollow(if theme == Theme::Dark { colors.paper } else { colors.bold }, 1.6);
    markup.raw(&format!(
        "<defs><pattern id=\"{}\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"M-2 6L6 -2M2 10L10 2\" {style} stroke-opacity=\"0.45\"/></pattern></defs>\n",
        hatch_id(theme)
    ));
}

/// Returns the colour of flagged bars. In print they are also lighter than the others.
fn warning(theme: Theme) -> Rgb {
    let Colors { reason, paper, .. } = theme.colors();
    if theme == Theme::Print { reason.mixed(*paper, 0.6) } else { *reason }
}

fn hatch_id(theme: Theme) -> String {
    format!("teka-{theme}-flag")
}

/// Returns the powers of ten around all values, with room for the shortest bar.
fn decades(chart: &Chart) -> (i32, i32) {
    let logarithms =
        || chart.bars.iter().filter(|bar| has_logarithm(bar.value)).map(|bar| bar.value.log10());
    let (low, high) = (
        logarithms().fold(f64::INFINITY, f64::min),
        logarithms().fold(f64::NEG_INFINITY, f64::max),
    );
    if low > high {
        return (0, 1);
    }
    let low = (low - 0.2).floor() as i32;
    (low, (high.ceil() as i32).max(low + 1))
}

fn has_logarithm(value: f64) -> bool {
    value.is_finite() && value > 0.0
}

/// Formats a power of ten in common notation: `0.01`, `100`, `10k`, `1M`.
fn tick(power: i32) -> String {
    match power {
        -4..0 => format!("{:.*}", power.unsigned_abs() as usize, 10f64.powi(power)),
        0..3 => 10i32.pow(power as u32).to_string(),
        3..6 => format!("{}k", 10i32.pow(power as u32 - 3)),
        6..9 => format!("{}M", 10i32.pow(power as u32 - 6)),
        _ => format!("1e{power}"),
    }
}

/// Formats a power of ten seconds in a suitable unit.
fn time_tick(power: i32) -> String {
    let (unit, base) = match power {
        ..-6 => ("ns", -9),
        -6..-3 => ("µs", -6),
        -3..0 => ("ms", -3),
        0.. => ("s", 0),
    };
    format!("{} {unit}", num(10f64.powi(power - base)))
}

impl Scale {
    fn tick(self, measured: i32) -> String {
        match self {
            Self::Plain => tick(measured),
            Self::Seconds => time_tick(measured),
            Self::Percent => format!("{measured}%"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chart(values: &[f64]) -> Chart {
        let bar = |value: &f64| Bar { value: *value, ..Bar::default() };
        Chart { bars: values.iter().map(bar).collect(), ..Chart::default() }
    }

    #[test]
    fn the_scale_holds_every_value() {
        for (values, expected) in [
            (&[][..], (0, 1)),
            (&[0.0, -1.0, f64::NAN, f64::INFINITY], (0, 1)),
            (&[1.0], (-1, 0)),
            (&[12.0, 3400.0], (0, 4)),
            (&[f64::MIN_POSITIVE, f64::MAX], (-308, 309)),
        ] {
            assert_eq!(decades(&chart(values)), expected, "{values:?}");
            assert!(!svg(&chart(values), Theme::Light).contains("NaN"), "{values:?}");
        }
    }

    #[test]
    fn fractions_have_a_plain_scale() {
        let fractions = Chart { scale: Scale::Percent, ..chart(&[0.0, 25.0, 50.0, 100.0, 120.0]) };
        let layout = Layout::of(&fractions);
        let long = |fraction| layout.at(fraction) - layout.left;
        assert_eq!(long(50.0), 2.0 * long(25.0));
        assert_eq!([layout.at(100.0), layout.at(120.0)], [layout.right; 2]);
        let drawn = svg(&fractions, Theme::Light);
        assert!(["0%", "20%", "100%"].iter().all(|tick| drawn.contains(&format!(">{tick}<"))));
        // 4 bars and the background; nothing is drawn for 0.
        assert_eq!(drawn.matches("<rect").count(), 5);
    }

    #[test]
    fn ticks_are_short() {
        let ticks: Vec<String> = (-5..=9).map(tick).collect();
        let words = "1e-5 0.0001 0.001 0.01 0.1 1 10 100 1k 10k 100k 1M 10M 100M 1e9";
        assert_eq!(ticks.join(" "), words);
        let times: Vec<String> = (-7..=1).map(time_tick).collect();
        assert_eq!(times.join(", "), "100 ns, 1 µs, 10 µs, 100 µs, 1 ms, 10 ms, 100 ms, 1 s, 10 s");
    }
}
