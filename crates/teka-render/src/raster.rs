//! Rasterisation of drawings. The font is embedded, so images are the same on every machine.

use std::sync::{Arc, OnceLock};

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use teka_core::scene::Scene;

use crate::error::RenderError;
use crate::svg;
use crate::theme::Theme;

/// The number of pixels per unit of a drawing.
const SHARPNESS: f64 = 2.0;

/// The maximum number of pixels. Larger images get a lower resolution instead.
const MOST_PIXELS: f64 = 4096.0 * 4096.0;

/// Draws a scene as PNG, with 2 pixels per unit of its SVG.
///
/// Returns an error if the image would need too much memory.
///
/// ```
/// use teka_core::scene::Scene;
/// use teka_render::{Theme, png};
/// let picture = png(&Scene::new(8, 8), Theme::Light)?;
/// assert_eq!(&picture[1..4], b"PNG");
/// # Ok::<(), teka_render::RenderError>(())
/// ```
pub fn png(scene: &Scene, theme: Theme) -> Result<Vec<u8>, RenderError> {
    packed(&svg::svg(scene, theme))
}

/// Converts a drawing to PNG.
pub(crate) fn packed(drawing: &str) -> Result<Vec<u8>, RenderError> {
    let pixels = pixels(drawing, SHARPNESS, MOST_PIXELS)?;
    pixels.encode_png().map_err(|error| RenderError::Png(error.to_string()))
}

/// Rasterises a drawing with `sharpness` pixels per unit and at most `most` pixels in total.
pub(crate) fn pixels(drawing: &str, sharpness: f64, most: f64) -> Result<Pixmap, RenderError> {
    let options = Options { fontdb: fonts(), font_family: FONT.to_owned(), ..Options::default() };
    let tree = Tree::from_str(drawing, &options)?;
    let (width, height) = (f64::from(tree.size().width()), f64::from(tree.size().height()));
    let scale = sharpness.min((most / (width * height)).sqrt());
    let side = |units: f64| ((units * scale) as u32).max(1);
    let (width, height) = (side(width), side(height));
    let mut pixels = Pixmap::new(width, height).ok_or(RenderError::Canvas { width, height })?;
    let transform = Transform::from_scale(scale as f32, scale as f32);
    resvg::render(&tree, transform, &mut pixels.as_mut());
    Ok(pixels)
}

const FONT: &str = "DejaVu Sans";

fn fonts() -> Arc<fontdb::Database> {
    static FONTS: OnceLock<Arc<fontdb::Database>> = OnceLock::new();
    let load = || {
        let mut fonts = fontdb::Database::new();
        fonts.load_font_data(dejavu::sans::regular().to_vec());
        fonts.load_font_data(dejavu::sans::bold().to_vec());
        fonts.set_sans_serif_family(FONT);
        Arc::new(fonts)
    };
    Arc::clone(FONTS.get_or_init(load))
}
