//! Why a picture could not be made.

/// Why a picture could not be made. None of these can be caused by what stands
/// on a board, only by how much of it there is.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum RenderError {
    /// An animation needs at least one frame.
    #[error("an animation needs at least one frame")]
    NoFrames,
    /// An animation has more frames than anybody would watch.
    #[error("{count} frames are more than the {most} an animation may have")]
    TooManyFrames {
        /// How many frames were given.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A strip has more pictures than anybody would look at.
    #[error("{count} pictures are more than the {most} one strip may have")]
    TooManyPictures {
        /// How many were given.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// Nobody waits for the picture any more.
    #[error("the picture was stopped")]
    Stopped,
    /// There was no memory for the pixels.
    #[error("cannot hold a picture of {width} by {height} pixels")]
    Canvas {
        /// Width in pixels.
        width: u32,
        /// Height in pixels.
        height: u32,
    },
    /// The drawing was not understood by the rasteriser.
    #[cfg(feature = "png")]
    #[error("cannot rasterise the drawing: {0}")]
    Drawing(#[from] resvg::usvg::Error),
    /// The pixels could not be packed as PNG.
    #[error("cannot pack the picture as PNG: {0}")]
    Png(String),
    /// The pixels could not be packed as GIF.
    #[cfg(feature = "gif")]
    #[error("cannot pack the animation as GIF: {0}")]
    Gif(#[from] ::gif::EncodingError),
}
