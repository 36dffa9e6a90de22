//! Draws scenes as terminal text, SVG, PNG or animated GIF, and comparisons as bar charts.
//!
//! This crate determines how a role looks: its colours, patterns, line weights and fonts. It does
//! not depend on any puzzle family, language or file: it takes a [`Scene`](teka_core::scene::Scene)
//! and returns text or bytes.
//!
//! ```
//! use teka_core::{place::Cell, scene::{Ground, Scene, Square}};
//! use teka_render::{Theme, png, svg, text};
//!
//! let mut scene = Scene::new(2, 1);
//! scene.squares.push(Square::new(Cell::new(0, 0), 0, Ground::Region(0), 'A'));
//! scene.squares.push(Square::new(Cell::new(0, 1), 1, Ground::Region(1), 'B'));
//!
//! assert_eq!(text(&scene, false), "AB\n");
//! assert!(svg(&scene, Theme::Dark).starts_with("<svg"));
//! assert!(png(&scene, Theme::Print)?.starts_with(b"\x89PNG"));
//! # Ok::<(), teka_render::RenderError>(())
//! ```

#![forbid(unsafe_code)]

#[cfg(feature = "gif")]
mod animation;
mod ansi;
pub mod chart;
mod color;
mod error;
mod looks;
mod markup;
#[cfg(feature = "png")]
mod raster;
mod strip;
mod svg;
mod text;
mod theme;

#[cfg(feature = "gif")]
pub use animation::{MAX_FRAMES, gif, gif_while};
pub use error::RenderError;
pub use markup::Frame;
#[cfg(feature = "png")]
pub use raster::png;
#[cfg(feature = "png")]
pub use strip::strip_png;
pub use strip::{MAX_PICTURES, strip};
pub use svg::{Areas, Arrangement, CELL, MARGIN, Solid, areas, areas_arranged, arranged, svg};
pub use text::{board, diagram, text, tray};
pub use theme::{Theme, UnknownTheme};

/// Compiles and runs the Rust examples in the README of this crate.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct CrateReadme;
