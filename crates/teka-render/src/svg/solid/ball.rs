//! The appearance of one ball: shaded in the colour of its body, or faint glass if its position is
//! empty, with its letter and its highlights. The line styles are those of flat cells.

use std::collections::BTreeSet;

use teka_core::scene::{Body, Role};

use super::Spot;
use crate::color::Rgb;
use crate::looks::Looks;
use crate::markup::{Anchor, Label, Markup, fill, hollow, num, stroke};
use crate::svg;
use crate::svg::bodies;
use crate::theme::{Pattern, Theme};

type Point = (f64, f64);

const WHITE: Rgb = Rgb(255, 255, 255);
const BLACK: Rgb = Rgb(0, 0, 0);

/// Draws balls in one theme.
pub struct Brush<'a> {
    pub theme: Theme,
    pub looks: &'a Looks,
}

impl Brush<'_> {
    /// Writes the gradients that the balls of these bodies need.
    pub fn define<'b>(&self, markup: &mut Markup, bodies: impl Iterator<Item = &'b Body>) {
        let colors: BTreeSet<Rgb> = bodies.map(|body| self.color(body)).collect();
        markup.raw("<defs>\n");
        for color in colors {
            let (light, dark) =
                (|fraction| color.mixed(WHITE, fraction), |fraction| color.mixed(BLACK, fraction));
            let stops =
                [(0.0, light(0.5)), (0.28, light(0.1)), (0.6, dark(0.1)), (1.0, dark(0.58))];
            gradient(
                markup,
                &self.gradient_id(&hex(color)),
                (0.37, 0.31, 0.72),
                &stops.map(opaque),
            );
        }
        let (ink, gloss) =
            (self.theme.colors().ink, if self.theme == Theme::Dark { 0.55 } else { 0.85 });
        let shine = [(0.0, WHITE, gloss), (1.0, WHITE, 0.0)];
        gradient(markup, &self.gradient_id("shine"), (0.5, 0.5, 0.5), &shine);
        let paper = self.theme.colors().paper;
        let (milk, rim) = (paper.mixed(ink, 0.06), paper.mixed(ink, 0.3));
        let glass = [(0.0, milk, 0.22), (0.65, milk, 0.3), (0.9, rim, 0.26), (1.0, rim, 0.42)];
        gradient(markup, &self.gradient_id("glass"), (0.46, 0.44, 0.56), &glass);
        let shadow = [(0.0, BLACK, 0.3), (0.55, BLACK, 0.16), (1.0, BLACK, 0.0)];
        gradient(markup, &self.gradient_id("shadow"), (0.5, 0.5, 0.5), &shadow);
        let well = [(0.0, ink, 0.04), (0.75, ink, 0.07), (1.0, ink, 0.2)];
        gradient(markup, &self.gradient_id("well"), (0.56, 0.6, 0.56), &well);
        markup.raw("</defs>\n");
    }

    /// Returns true if the balls of a solid have letters, which they need if colours are not
    /// enough.
    fn letters_solids(&self) -> bool {
        matches!(self.theme, Theme::ColorBlind | Theme::Print)
    }

    /// Writes the visible part of a position in a solid. A covered letter is written too, but
    /// hidden, because the solid can be rotated.
    pub fn in_solid(&self, markup: &mut Markup, spot: &Spot<'_>, seen: (Point, f64), open: bool) {
        let (at, radius) = seen;
        match spot.body {
            Some(body) => self.ball(markup, body, at, radius, false),
            None => {
                self.glass(markup, at, radius);
                self.ghost(markup, spot, at, radius);
            }
        }
        self.landing(markup, spot, at, radius);
        if let Some(body) = spot.body.filter(|_| self.letters_solids()) {
            let hidden = if open { "" } else { " visibility=\"hidden\"" };
            markup.raw(&format!("<g data-letter=\"\"{hidden}>\n"));
            self.letter(markup, body, at, radius);
            markup.raw("</g>\n");
        }
        self.marks(markup, &spot.roles, at, radius);
    }

    /// Writes a faint ball where the selected piece would land.
    pub fn landing(&self, markup: &mut Markup, spot: &Spot<'_>, at: Point, radius: f64) {
        let Some(body) = spot.landing.filter(|_| spot.body.is_none()) else { return };
        markup.raw("<g opacity=\"0.6\" data-landing=\"true\">\n");
        let still = Body { moved: false, ..body.clone() };
        self.ball(markup, &still, at, radius, false);
        markup.raw("</g>\n");
    }

    /// Writes a ball of a body.
    pub fn ball(&self, markup: &mut Markup, body: &Body, at: Point, radius: f64, letter: bool) {
        let color = self.color(body);
        let edge = color.mixed(BLACK, 0.55);
        let line = match self.theme {
            Theme::Print => stroke(self.theme.colors().ink, 1.6),
            _ => format!("{} stroke-opacity=\"0.55\"", stroke(edge, radius / 40.0)),
        };
        markup.circle(at, radius, &format!("{} {line}", self.paint(&hex(color))));
        let pattern = self.looks.get(body.index).pattern;
        if pattern != Pattern::Plain && !body.primary {
            markup.circle(at, radius * 0.97, &svg::fill(self.theme, pattern));
        }
        self.shine(markup, at, radius, 1.0);
        if body.moved {
            markup.circle(
                at,
                radius - 1.0,
                &hollow(self.theme.colors().accent, (radius / 10.0).max(3.6)),
            );
        }
        if letter {
            self.letter(markup, body, at, radius);
        }
    }

    /// Writes the hollow for a ball of a layer.
    pub fn well(&self, markup: &mut Markup, at: Point, radius: f64) {
        let line = stroke(self.theme.colors().ink, 0.9);
        let style = format!("{} {line} stroke-opacity=\"0.16\"", self.paint("well"));
        markup.circle(at, radius, &style);
    }

    /// Writes the shadow of a ball on the ground.
    pub fn shadow(&self, markup: &mut Markup, at: Point, size: (f64, f64), is_solid: bool) {
        if self.theme != Theme::Print {
            let opacity = if is_solid { 1.0 } else { 0.16 };
            let style = format!("{} opacity=\"{opacity}\"", self.paint("shadow"));
            markup.ellipse(at, size, &style);
        }
    }

    /// Writes the joint between two balls of a body, a line of this width.
    pub fn joint(&self, markup: &mut Markup, body: &Body, (from, to): (Point, Point), width: f64) {
        let line = format!("M{} {}L{} {}", num(from.0), num(from.1), num(to.0), num(to.1));
        if self.theme == Theme::Print {
            let colors = self.theme.colors();
            markup.path(&line, &stroke(colors.ink, width));
            markup.path(&line, &stroke(colors.panel, width - 3.2));
        } else {
            markup.path(&line, &stroke(self.color(body).mixed(BLACK, 0.18), width));
        }
    }

    /// Writes the highlights of a position behind other balls, which show through faintly.
    pub fn hidden_marks(&self, markup: &mut Markup, roles: &[Role], at: Point, radius: f64) {
        let colors = self.theme.colors();
        for role in roles {
            let (color, dashes) = match role {
                Role::Cursor => (colors.accent, ""),
                Role::Reason => (colors.reason, ""),
                Role::Conclusion => (colors.conclusion, " stroke-dasharray=\"10 7\""),
                Role::Mistake => (colors.mistake, ""),
            };
            let line = hollow(color, 3.0);
            markup.circle(at, radius, &format!("{line}{dashes} stroke-opacity=\"0.6\""));
        }
    }

    /// Writes the highlights of a position.
    pub fn marks(&self, markup: &mut Markup, roles: &[Role], at: Point, radius: f64) {
        let colors = self.theme.colors();
        let width = (radius / 9.0).max(3.0);
        for role in roles {
            match role {
                Role::Cursor => {
                    markup.circle(at, radius + width * 0.3, &hollow(colors.accent, width));
                    markup.circle(at, radius - width * 1.1, &hollow(colors.accent, width * 0.4));
                }
                Role::Reason => {
                    let faint = hollow(colors.bold, width * 1.5);
                    markup.circle(at, radius, &format!("{faint} stroke-opacity=\"0.4\""));
                    markup.circle(at, radius, &hollow(colors.reason, width));
                }
                Role::Conclusion => {
                    let dashes = format!("{} {}", num(width * 1.9), num(width * 1.3));
                    let line = hollow(colors.conclusion, width * 1.1);
                    markup.circle(at, radius, &format!("{line} stroke-dasharray=\"{dashes}\""));
                }
                Role::Mistake => self.mistake(markup, at, radius, width),
            }
        }
    }

    fn mistake(&self, markup: &mut Markup, at: Point, radius: f64, width: f64) {
        let colors = self.theme.colors();
        markup.circle(at, radius, &format!("{} fill-opacity=\"0.3\"", fill(colors.mistake)));
        markup.circle(at, radius, &hollow(colors.mistake, width));
        let (x, y) = (at.0 + radius * 0.72, at.1 - radius * 0.72);
        markup.circle((x, y), width * 2.4, &fill(colors.mistake));
        let (size, anchor, color) = (width * 3.6, Anchor::Middle, colors.paper);
        markup.text(Label { text: "!", x, y, size, anchor, bold: true, color, rim: None });
    }

    /// Writes the preview of a ball that a step places here.
    pub fn ghost(&self, markup: &mut Markup, spot: &Spot<'_>, at: Point, radius: f64) {
        let Some(body) = spot.ghost else { return };
        let style = format!("{} fill-opacity=\"0.5\"", fill(self.color(body)));
        markup.circle(at, radius, &style);
        self.letter(markup, body, at, radius * 0.85);
    }

    /// Writes an empty position.
    pub fn glass(&self, markup: &mut Markup, at: Point, radius: f64) {
        let line = format!("{} stroke-opacity=\"0.3\"", stroke(self.theme.colors().ink, 1.0));
        markup.circle(at, radius, &format!("{} {line}", self.paint("glass")));
        if self.theme != Theme::Print {
            self.shine(markup, at, radius, 0.5);
        }
    }

    /// Writes the highlight of the light on a ball.
    fn shine(&self, markup: &mut Markup, (x, y): Point, radius: f64, opacity: f64) {
        let at = (x - radius * 0.3, y - radius * 0.42);
        let style = format!("{} opacity=\"{opacity}\"", self.paint("shine"));
        markup.ellipse(at, (radius * 0.42, radius * 0.32), &style);
    }

    fn letter(&self, markup: &mut Markup, body: &Body, (x, y): Point, radius: f64) {
        let (color, rim) = bodies::inks(body, self.theme, self.looks);
        let (text, size, anchor) = (body.letter.to_string(), radius * 0.8, Anchor::Middle);
        markup.text(Label { text: &text, x, y, size, anchor, bold: true, color, rim });
    }

    /// Returns the colour of a body, adjusted for the shading of balls.
    fn color(&self, body: &Body) -> Rgb {
        let color = bodies::color(body, self.theme, self.looks);
        match self.theme {
            Theme::Light => color.toned(-0.03, 1.35),
            Theme::Dark => color.toned(0.0, 1.1),
            Theme::ColorBlind | Theme::Print => color,
        }
    }

    fn gradient_id(&self, name: &str) -> String {
        format!("teka-{}-ball-{name}", self.theme)
    }

    fn paint(&self, name: &str) -> String {
        format!("fill=\"url(#{})\"", self.gradient_id(name))
    }
}

fn hex(color: Rgb) -> String {
    color.to_string().trim_start_matches('#').to_owned()
}

fn opaque((at, color): (f64, Rgb)) -> (f64, Rgb, f64) {
    (at, color, 1.0)
}

/// Writes a radial gradient with this centre and radius, relative to the shape that it fills.
fn gradient(markup: &mut Markup, id: &str, (x, y, r): (f64, f64, f64), stops: &[(f64, Rgb, f64)]) {
    let stop = |(at, color, opacity): &(f64, Rgb, f64)| {
        let opacity =
            if *opacity < 1.0 { format!(" stop-opacity=\"{opacity}\"") } else { String::new() };
        format!("<stop offset=\"{}\" stop-color=\"{color}\"{opacity}/>", num(*at))
    };
    let stops: String = stops.iter().map(stop).collect();
    markup.raw(&format!(
        "<radialGradient id=\"{id}\" cx=\"{x}\" cy=\"{y}\" r=\"{r}\">{stops}</radialGradient>\n"
    ));
}

#[cfg(test)]
mod tests {
    use teka_core::scene::Scene;

    use super::*;

    #[test]
    fn balls_of_twenty_eight_bodies_have_colours_of_their_own() {
        let body = |index| Body::new(index, 'A', Vec::new());
        let scene = Scene { bodies: (0..28).map(body).collect(), ..Scene::new(1, 1) };
        for theme in [Theme::Light, Theme::Dark] {
            let looks = Looks::of_bodies(&scene, theme);
            let brush = Brush { theme, looks: &looks };
            for (n, one) in scene.bodies.iter().enumerate() {
                for other in &scene.bodies[..n] {
                    let apart = brush.color(one).distance(brush.color(other));
                    assert!(apart >= 0.07, "{theme}: {} and {}: {apart}", one.index, other.index);
                }
            }
        }
    }
}
