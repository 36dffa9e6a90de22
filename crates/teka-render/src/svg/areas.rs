//! Where things are on a drawing, for faces that lay something over it: pointers that
//! press, and names that are read aloud.

use teka_core::scene::Scene;

use super::tray::Tray;
use super::{Extent, Shape, frame, grid_size, solid};
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
    /// The solid, where the board is one.
    pub solid: Option<Solid>,
}

/// A solid of balls on a drawing: all one needs to turn it. A ball at `at` (see
/// [`Ball`](teka_core::scene::Ball)) is in space at `at[1] / 2` to the right, `at[0] / 2`
/// towards the viewer and `at[2]` times the root of a half up.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Solid {
    /// Where it is to be seen.
    pub area: Frame,
    /// Where the origin of space is seen.
    pub origin: (f64, f64),
    /// The size of a ball: the unit of space.
    pub diameter: f64,
    /// How far it is turned, in degrees.
    pub turn: f64,
    /// How high the eye is above the ground, in degrees.
    pub rise: f64,
    /// The corner of all, its plate included, on the left, behind and below.
    pub low: [f64; 3],
    /// The corner on the right, in front and above.
    pub high: [f64; 3],
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
    areas_shaped(scene, Shape::Wide)
}

/// Where things are on the drawing of a scene in this shape.
pub fn areas_shaped(scene: &Scene, shape: Shape) -> Areas {
    let view = Extent::shaped(scene, shape).view();
    if !scene.balls.is_empty() {
        let (squares, tray, solid) = solid::areas(scene, shape);
        return Areas { view, squares, tray, solid: Some(solid) };
    }
    let (width, height) = grid_size(scene);
    let squares = scene.squares.iter().map(|square| frame(square.cell, 0.0)).collect();
    Areas { view, squares, tray: Tray::of(scene, width).areas((0.0, height)), solid: None }
}
