//! Where things are on a drawing, for faces that lay something over it: pointers that
//! press, and names that are read aloud.

use teka_core::scene::Scene;

use super::tray::Tray;
use super::{Extent, frame, grid_size, solid};
use crate::markup::Frame;

/// Where things are, in the units of [`svg`](super::svg).
#[derive(Clone, Debug, PartialEq)]
pub struct Areas {
    /// All that is shown.
    pub view: Frame,
    /// Each square, in the order of the scene.
    pub squares: Vec<Frame>,
    /// Each body that waits beside the board, in the order of the scene.
    pub tray: Vec<Frame>,
}

/// Where things are on the drawing of a scene.
///
/// ```
/// use teka_core::{place::Cell, scene::{Ground, Scene, Square}};
/// use teka_render::{CELL, areas};
/// let mut scene = Scene::new(2, 1);
/// scene.squares.push(Square::new(Cell::new(0, 1), 0, Ground::Plain, '.'));
/// let areas = areas(&scene);
/// assert_eq!((areas.squares[0].x, areas.squares[0].width), (CELL, CELL));
/// assert_eq!(areas.view.width, 2.0 * CELL + 24.0);
/// ```
pub fn areas(scene: &Scene) -> Areas {
    let view = Extent::of(scene).view();
    if !scene.balls.is_empty() {
        let (squares, tray) = solid::areas(scene);
        return Areas { view, squares, tray };
    }
    let (width, height) = grid_size(scene);
    let squares = scene.squares.iter().map(|square| frame(square.cell, 0.0)).collect();
    Areas { view, squares, tray: Tray::of(scene, width).areas((0.0, height)) }
}
