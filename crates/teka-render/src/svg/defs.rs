//! The patterns a drawing refers to. Their names hold the theme, so that drawings
//! put into one page cannot take each other's.

use std::collections::BTreeSet;

use teka_core::scene::{Role, Scene};

use crate::color::Rgb;
use crate::looks::Looks;
use crate::markup::{Markup, num, stroke};
use crate::pattern::{Pattern, TILE};
use crate::theme::Theme;

/// Writes the patterns that are used.
pub fn write(markup: &mut Markup, scene: &Scene, theme: Theme, looks: &[&Looks]) {
    let mut patterns: BTreeSet<Pattern> = looks.iter().flat_map(|looks| looks.patterns()).collect();
    patterns.remove(&Pattern::Plain);
    let mistakes = scene.lights.iter().any(|light| light.role == Role::Mistake);
    if patterns.is_empty() && !mistakes {
        return;
    }
    markup.raw("<defs>\n");
    for pattern in patterns {
        define(markup, &id(theme, pattern), pattern, theme.colors().ink, strength(theme));
    }
    if mistakes {
        define(markup, &mistake_id(theme), Pattern::Falling, theme.colors().mistake, 0.55);
    }
    markup.raw("</defs>\n");
}

/// The attributes of a shape filled with a pattern.
pub fn fill(theme: Theme, pattern: Pattern) -> String {
    format!("fill=\"url(#{})\"", id(theme, pattern))
}

/// The attributes of a shape filled with the pattern of mistakes.
pub fn mistake_fill(theme: Theme) -> String {
    format!("fill=\"url(#{})\"", mistake_id(theme))
}

fn define(markup: &mut Markup, id: &str, pattern: Pattern, color: Rgb, opacity: f64) {
    let (side, lines) = (num(TILE), pattern.lines());
    let style = stroke(color, pattern.thickness());
    markup.raw(&format!(
        "<pattern id=\"{id}\" width=\"{side}\" height=\"{side}\" patternUnits=\"userSpaceOnUse\">\
         <path d=\"{lines}\" fill=\"none\" {style} stroke-opacity=\"{opacity}\" stroke-linecap=\"round\"/>\
         </pattern>\n"
    ));
}

fn id(theme: Theme, pattern: Pattern) -> String {
    format!("teka-{theme}-{}", pattern.name())
}

fn mistake_id(theme: Theme) -> String {
    format!("teka-{theme}-mistake")
}

const fn strength(theme: Theme) -> f64 {
    match theme {
        Theme::Dark => 0.20,
        _ => 0.17,
    }
}
