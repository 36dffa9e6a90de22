//! Drawings as text and SVG, and as PNG and GIF with the features of those names.

use std::fmt;

use teka_core::scene::Scene;
pub use teka_render::{RenderError, Theme, UnknownTheme};

/// A drawing of a board. `Display` prints it as plain text.
///
/// ```
/// use teka::Theme;
///
/// let drawing = teka::read("ABCC\nABBC\nADDC\nADDD")?.draw().theme(Theme::Dark);
/// println!("{}", drawing.ansi());
/// assert!(drawing.svg().starts_with("<svg"));
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Drawing {
    scene: Scene,
    theme: Theme,
}

impl Drawing {
    pub(crate) fn new(scene: Scene) -> Self {
        Self { scene, theme: Theme::default() }
    }

    /// Sets the theme for SVG and PNG output.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Renders the drawing as plain text: one line per row, or a diagram with lines around cages.
    pub fn text(&self) -> String {
        teka_render::diagram(&self.scene, false)
    }

    /// Renders the drawing as text with 24-bit ANSI colours.
    pub fn ansi(&self) -> String {
        teka_render::diagram(&self.scene, true)
    }

    /// Renders the drawing as SVG.
    pub fn svg(&self) -> String {
        teka_render::svg(&self.scene, self.theme)
    }

    /// Renders the drawing as PNG.
    ///
    /// Returns an error if the image would need too much memory.
    ///
    /// ```
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let picture = teka::read("ABCC\nABBC\nADDC\nADDD")?.draw().png()?;
    /// assert_eq!(&picture[1..4], b"PNG");
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "png")]
    pub fn png(&self) -> Result<Vec<u8>, RenderError> {
        teka_render::png(&self.scene, self.theme)
    }
}

impl fmt::Display for Drawing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}

/// A sequence of drawings, such as the moves of a solution or the steps of an explanation.
///
/// ```
/// let solution = teka::read("4 4\n1\n..A.\nPPA.K\n....\n....\n")?.solve().solution()?;
/// let film = solution.film();
/// assert!(film.drawings().count() > 1);
/// assert!(film.strip().is_ok_and(|svg| svg.starts_with("<svg")));
/// # Ok::<(), teka::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Film {
    scenes: Vec<Scene>,
    theme: Theme,
}

impl Film {
    pub(crate) fn new(scenes: Vec<Scene>) -> Self {
        Self { scenes, theme: Theme::default() }
    }

    /// Sets the theme for every drawing.
    #[must_use]
    pub fn theme(mut self, theme: Theme) -> Self {
        self.theme = theme;
        self
    }

    /// Returns an iterator over the drawings.
    pub fn drawings(&self) -> impl Iterator<Item = Drawing> + '_ {
        self.scenes.iter().map(|scene| Drawing::new(scene.clone()).theme(self.theme))
    }

    /// Renders all drawings side by side as one SVG.
    ///
    /// Returns an error if there are too many drawings.
    pub fn strip(&self) -> Result<String, RenderError> {
        teka_render::strip(&self.scenes, self.theme)
    }

    /// Renders the film as an animated GIF.
    ///
    /// Returns an error if there are too many drawings.
    ///
    /// ```
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let solution = teka::read("4 4\n1\n..A.\nPPA.K\n....\n....\n")?.solve().solution()?;
    /// assert_eq!(&solution.film().gif()?[..3], b"GIF");
    /// # Ok(())
    /// # }
    /// ```
    #[cfg(feature = "gif")]
    pub fn gif(&self) -> Result<Vec<u8>, RenderError> {
        teka_render::gif(&self.scenes, self.theme)
    }
}
