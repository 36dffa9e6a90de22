//! A writer for SVG elements, escaped text and compact numbers.

use crate::color::Rgb;

/// The fonts: the system font first, and the embedded font for rasterised output last.
const FONTS: &str = "system-ui, -apple-system, 'Segoe UI', Roboto, 'DejaVu Sans', sans-serif";

/// An SVG document that is being written.
pub struct Markup(String);

/// A rectangle in the units of the drawing.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

/// A text in a drawing.
#[derive(Clone, Copy)]
pub struct Label<'a> {
    pub text: &'a str,
    /// The position of the anchor, vertically at the middle of capital letters, not at the
    /// baseline.
    pub x: f64,
    pub y: f64,
    pub size: f64,
    pub anchor: Anchor,
    pub bold: bool,
    pub color: Rgb,
    /// The colour of an outline that keeps the text readable on a pattern.
    pub rim: Option<Rgb>,
}

/// The part of a text that is at its position.
#[derive(Clone, Copy)]
pub enum Anchor {
    Start,
    Middle,
    End,
}

impl Markup {
    /// Starts a drawing that shows `view` on a background of one colour.
    pub fn new(view: Frame, paper: Rgb) -> Self {
        let (x, y, width, height) = (num(view.x), num(view.y), num(view.width), num(view.height));
        let mut markup = Self(format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"{x} {y} {width} {height}\" \
             width=\"{width}\" height=\"{height}\" font-family=\"{FONTS}\">\n"
        ));
        markup.rect(view, 0.0, &fill(paper));
        markup
    }

    /// Returns the finished drawing.
    pub fn finish(mut self) -> String {
        self.0.push_str("</svg>\n");
        self.0
    }

    /// Adds markup without escaping it.
    pub fn raw(&mut self, markup: &str) {
        self.0.push_str(markup);
    }

    /// Adds a complete drawing with its top left corner at this position.
    pub fn inner(&mut self, drawing: &str, x: f64, y: f64) {
        let (x, y) = (num(x), num(y));
        self.0.push_str(&drawing.replacen("<svg", &format!("<svg x=\"{x}\" y=\"{y}\""), 1));
    }

    /// Adds a path, unless it is empty.
    pub fn path(&mut self, lines: &str, style: &str) {
        if !lines.is_empty() {
            self.0.push_str(&format!("<path d=\"{lines}\" {style}/>\n"));
        }
    }

    /// Adds a rectangle with rounded corners.
    pub fn rect(&mut self, frame: Frame, radius: f64, style: &str) {
        let Frame { x, y, width, height } = frame;
        let (x, y, width, height) = (num(x), num(y), num(width.max(0.0)), num(height.max(0.0)));
        let corner = if radius > 0.0 { format!(" rx=\"{}\"", num(radius)) } else { String::new() };
        self.0.push_str(&format!(
            "<rect x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"{corner} {style}/>\n"
        ));
    }

    /// Adds a circle.
    pub fn circle(&mut self, (x, y): (f64, f64), radius: f64, style: &str) {
        let (x, y, radius) = (num(x), num(y), num(radius));
        self.0.push_str(&format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" {style}/>\n"));
    }

    /// Adds an ellipse with these radii.
    pub fn ellipse(&mut self, (x, y): (f64, f64), (rx, ry): (f64, f64), style: &str) {
        let (x, y, rx, ry) = (num(x), num(y), num(rx), num(ry));
        let place = format!("cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"");
        self.0.push_str(&format!("<ellipse {place} {style}/>\n"));
    }

    /// Adds a text.
    pub fn text(&mut self, label: Label) {
        let Label { text, x, y, size, anchor, bold, color, rim } = label;
        // The offset is half the height of a capital letter; renderers disagree about
        // `dominant-baseline`.
        let (x, y) = (num(x), num(y + size * 0.362));
        let anchor = match anchor {
            Anchor::Start => "",
            Anchor::Middle => " text-anchor=\"middle\"",
            Anchor::End => " text-anchor=\"end\"",
        };
        let weight = if bold { " font-weight=\"600\"" } else { "" };
        let rim = rim.map_or(String::new(), |rim| {
            format!(" {} stroke-linejoin=\"round\" paint-order=\"stroke\"", stroke(rim, size / 4.0))
        });
        let (size, text) = (num(size), escape(text));
        self.0.push_str(&format!(
            "<text x=\"{x}\" y=\"{y}\" font-size=\"{size}\"{anchor}{weight} {}{rim}>{text}</text>\n",
            fill(color)
        ));
    }
}

/// Returns the attributes of a shape filled with one colour.
pub fn fill(color: Rgb) -> String {
    format!("fill=\"{color}\"")
}

/// Returns the attributes of a line.
pub fn stroke(color: Rgb, width: f64) -> String {
    format!("stroke=\"{color}\" stroke-width=\"{}\"", num(width))
}

/// Returns the attributes of an outline without a fill.
pub fn hollow(color: Rgb, width: f64) -> String {
    format!("fill=\"none\" {}", stroke(color, width))
}

/// Formats a number with at most two decimals and no trailing zeros.
pub fn num(value: f64) -> String {
    let rounded = format!("{value:.2}");
    let short = rounded.trim_end_matches('0').trim_end_matches('.');
    if short == "-0" { "0".to_owned() } else { short.to_owned() }
}

/// Estimates the maximum width of a text without measuring a font.
pub fn width_of(text: &str, size: f64) -> f64 {
    text.chars().count() as f64 * size * 0.66
}

/// Escapes text for XML. Characters that XML does not allow become replacement characters.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for symbol in text.chars() {
        match symbol {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            _ if symbol.is_control() => escaped.push('\u{fffd}'),
            _ => escaped.push(symbol),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        for (value, text) in
            [(1.0, "1"), (0.5, "0.5"), (2.346, "2.35"), (-0.001, "0"), (100.0, "100")]
        {
            assert_eq!(num(value), text);
        }
    }

    #[test]
    fn texts_are_escaped() {
        assert_eq!(escape("a<b>&\"\u{1b}\u{0}"), "a&lt;b&gt;&amp;&quot;\u{fffd}\u{fffd}");
    }
}
