//! Errors in drawing.

/// An error in drawing. The content of a board never causes one; only its size does.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RenderError {
    /// The animation has no frames.
    #[error("the animation has no frames")]
    NoFrames,
    /// The animation has too many frames.
    #[error("the animation has {count} frames, but the maximum is {most}")]
    TooManyFrames {
        /// The number of frames.
        count: usize,
        /// The maximum number of frames.
        most: usize,
    },
    /// The strip has too many pictures.
    #[error("the strip has {count} pictures, but the maximum is {most}")]
    TooManyPictures {
        /// The number of pictures.
        count: usize,
        /// The maximum number of pictures.
        most: usize,
    },
    /// The drawing was cancelled.
    #[error("the drawing was cancelled")]
    Stopped,
    /// The image needs too much memory.
    #[error("not enough memory for an image of {width} x {height} pixels")]
    Canvas {
        /// The width in pixels.
        width: u32,
        /// The height in pixels.
        height: u32,
    },
    /// The rasteriser rejected the drawing.
    #[cfg(feature = "png")]
    #[error("cannot rasterise the drawing: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// The image could not be encoded as PNG.
    #[error("cannot encode the image as PNG: {0}")]
    Png(String),
    /// The animation could not be encoded as GIF.
    #[cfg(feature = "gif")]
    #[error("cannot encode the animation as GIF: {0}")]
    Gif(#[from] ::gif::EncodingError),
}
