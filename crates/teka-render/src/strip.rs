//! Numbered scenes side by side in rows, to show or print a solution as one image.

use teka_core::scene::Scene;

use crate::error::RenderError;
use crate::markup::{Anchor, Frame, Label, Markup};
#[cfg(feature = "png")]
use crate::raster::packed;
use crate::svg::{Extent, sized};
use crate::theme::Theme;

/// The maximum number of pictures in a strip.
pub const MAX_PICTURES: usize = 500;

/// The height of the line with a picture's number.
const LINE: f64 = 30.0;
/// The font size of the number.
const SIZE: f64 = 22.0;
/// The approximate ratio of a strip's width to its height.
const WIDE: f64 = 1.5;

/// Draws scenes as one SVG, in reading order and numbered from 0, the initial position.
///
/// Returns an error if there are too many scenes.
///
/// ```
/// use teka_core::scene::Scene;
/// use teka_render::{Theme, strip};
/// let strip = strip(&[Scene::new(4, 4), Scene::new(4, 4)], Theme::Light)?;
/// assert_eq!(strip.matches("<svg").count(), 3);
/// # Ok::<(), teka_render::RenderError>(())
/// ```
pub fn strip(scenes: &[Scene], theme: Theme) -> Result<String, RenderError> {
    let (count, most) = (scenes.len(), MAX_PICTURES);
    match count {
        0 => return Err(RenderError::NoFrames),
        _ if count > most => return Err(RenderError::TooManyPictures { count, most }),
        _ => {}
    }
    let extent = scenes.iter().map(Extent::of).fold(Extent::default(), Extent::with);
    let (width, height) = extent.size();
    let step = height + LINE;
    let columns = columns(count, width, step);
    let rows = count.div_ceil(columns);
    let view = Frame { x: 0.0, y: 0.0, width: columns as f64 * width, height: rows as f64 * step };
    let mut markup = Markup::new(view, theme.colors().paper);
    for (number, scene) in scenes.iter().enumerate() {
        let (x, y) = ((number % columns) as f64 * width, (number / columns) as f64 * step);
        markup.text(Label {
            text: &number.to_string(),
            x: x + width / 2.0,
            y: y + LINE / 2.0 + 4.0,
            size: SIZE,
            anchor: Anchor::Middle,
            bold: true,
            color: theme.colors().ink,
            rim: None,
        });
        markup.inner(&sized(scene, theme, extent), x, y + LINE);
    }
    Ok(markup.finish())
}

/// Draws scenes as one PNG, arranged as in [`strip`].
///
/// Returns an error if there are too many scenes.
#[cfg(feature = "png")]
pub fn strip_png(scenes: &[Scene], theme: Theme) -> Result<Vec<u8>, RenderError> {
    packed(&strip(scenes, theme)?)
}

/// Returns the number of pictures per row that gives the strip a suitable width.
fn columns(count: usize, width: f64, height: f64) -> usize {
    let columns = (count as f64 * WIDE * height / width).sqrt().round();
    (columns as usize).clamp(1, count)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_pictures_stand_in_one_row_and_many_in_several() {
        for (count, expected) in [(1, 1), (2, 2), (6, 3), (24, 6), (100, 12)] {
            assert_eq!(columns(count, 100.0, 100.0), expected, "{count}");
        }
    }

    #[test]
    fn too_many_and_too_few_are_refused() {
        let strip = |count: usize| strip(&vec![Scene::new(1, 1); count], Theme::Light);
        assert!(matches!(strip(0), Err(RenderError::NoFrames)));
        assert!(matches!(strip(501), Err(RenderError::TooManyPictures { count: 501, .. })));
        assert!(strip(500).is_ok());
    }
}
