//! The solid from above at an angle, in parallel projection: the position of each ball in the
//! drawing, and the drawing order in which nearer balls cover those behind them.

use std::f64::consts::FRAC_1_SQRT_2;

use teka_core::scene::Ball;

use super::Spot;
use super::ball::Brush;
use crate::markup::{Frame, Markup, fill, num, stroke};
use crate::svg::Solid;
use crate::theme::Theme;

/// The diameter of a ball in the solid, and in a solid that has to be small.
pub const DIAMETER: f64 = 96.0;
pub const SMALL: f64 = 44.0;

/// The rotation of the solid and the elevation of the viewpoint, in degrees.
const TURN: f64 = 33.0;
const RISE: f64 = 36.0;

/// The overhang, thickness and corner radius of the plate, in balls.
const REACH: f64 = 0.28;
const THICK: f64 = 0.15;
const ROUND: f64 = 0.09;

/// A point in space, in balls: to the right, towards the viewer, up.
type Place = [f64; 3];

/// A projected point, in balls: to the right, down, and its distance towards the viewer.
#[derive(Clone, Copy)]
struct Seen {
    x: f64,
    y: f64,
    near: f64,
}

/// The size of the drawing and the positions in it.
pub struct View {
    pub width: f64,
    pub height: f64,
    /// The diameter of a ball.
    diameter: f64,
    /// The projected point at the top left corner.
    origin: (f64, f64),
    low: Place,
    high: Place,
}

impl View {
    /// Creates a view with room for these balls, of this diameter, and their plate.
    pub fn of(balls: &[Ball], diameter: f64) -> Self {
        let places: Vec<Place> = balls.iter().map(place).collect();
        let end = |axis: usize, pick: fn(f64, f64) -> f64| {
            places.iter().map(|place| place[axis]).reduce(pick).unwrap_or(0.0)
        };
        let low = [0, 1, 2].map(|axis| end(axis, f64::min) - 0.5);
        let high = [0, 1, 2].map(|axis| end(axis, f64::max) + 0.5);
        let mut view = Self { width: 0.0, height: 0.0, diameter, origin: (0.0, 0.0), low, high };
        let rims = places.iter().flat_map(|place| {
            let Seen { x, y, .. } = seen(*place);
            [(x - 0.5, y - 0.5), (x + 0.5, y + 0.5)]
        });
        let plate = view.plate().into_iter().flat_map(|Seen { x, y, .. }| {
            let below = y + THICK * RISE.to_radians().cos();
            [(x - ROUND, y - ROUND), (x + ROUND, below + ROUND)]
        });
        view.show(&rims.chain(plate).collect::<Vec<_>>());
        view
    }

    /// Extends the view to contain these points.
    fn show(&mut self, points: &[(f64, f64)]) {
        let end = |of: fn(&(f64, f64)) -> f64, pick: fn(f64, f64) -> f64| {
            points.iter().map(of).reduce(pick).unwrap_or(0.0)
        };
        self.origin = (end(|point| point.0, f64::min), end(|point| point.1, f64::min));
        self.width = (end(|point| point.0, f64::max) - self.origin.0) * self.diameter;
        self.height = (end(|point| point.1, f64::max) - self.origin.1) * self.diameter;
    }

    /// Writes the plate, the shadows and the balls. `corner` is the top left corner of the view.
    pub fn write(
        &self,
        markup: &mut Markup,
        spots: &[Spot<'_>],
        brush: &Brush<'_>,
        corner: (f64, f64),
    ) {
        let (place_of, size) = (self.place_of(corner), self.diameter);
        markup.raw("<g data-solid=\"\">\n");
        self.write_plate(markup, brush.theme, &place_of);
        for spot in spots {
            let shade = (0.62 * size, 0.62 * size * RISE.to_radians().sin());
            let at = place_of(self.shade(place(&spot.ball)));
            brush.shadow(markup, at, shade, spot.body.is_some());
        }
        markup.raw("</g>\n");
        let painted: Vec<(Seen, &Spot<'_>)> = in_painting_order(spots);
        for (n, (seen, spot)) in painted.iter().enumerate() {
            let (at, is_open) = (place_of(*seen), is_open(&painted, n));
            markup.raw(&format!("<g data-ball=\"{}\">\n", spot.ball.cell));
            brush.in_solid(markup, spot, (at, size / 2.0), is_open);
            markup.raw("</g>\n");
        }
        // Highlights behind other balls show through. For those in front, the page hides the faint
        // lines until the solid is rotated.
        for (n, (seen, spot)) in painted.iter().enumerate().filter(|(_, it)| !it.1.roles.is_empty())
        {
            let hidden = if is_open(&painted, n) { " visibility=\"hidden\"" } else { "" };
            markup.raw(&format!("<g data-through=\"{}\"{hidden}>\n", spot.ball.cell));
            brush.hidden_marks(markup, &spot.roles, place_of(*seen), size / 2.0);
            markup.raw("</g>\n");
        }
        markup.raw("</g>\n");
    }

    /// Returns a function that maps projected points to the drawing.
    fn place_of(&self, corner: (f64, f64)) -> impl Fn(Seen) -> (f64, f64) {
        let (origin, size) = (self.origin, self.diameter);
        move |seen| (corner.0 + (seen.x - origin.0) * size, corner.1 + (seen.y - origin.1) * size)
    }

    /// Returns the data needed to rotate the solid.
    pub fn solid(&self, corner: (f64, f64)) -> Solid {
        let [left, back, ground] = self.low;
        let [right, front, top] = self.high;
        Solid {
            area: Frame { x: corner.0, y: corner.1, width: self.width, height: self.height },
            origin: self.place_of(corner)(seen([0.0, 0.0, 0.0])),
            diameter: self.diameter,
            turn: TURN,
            rise: RISE,
            low: [left - REACH, back - REACH, ground - THICK],
            high: [right + REACH, front + REACH, top],
        }
    }

    /// Writes the plate: its edge in slices, then its face, on which shadows fall. Each is in its
    /// own plane, so that a page can rotate it.
    fn write_plate(&self, markup: &mut Markup, theme: Theme, at: &impl Fn(Seen) -> (f64, f64)) {
        let colors = theme.colors();
        let path = |down: f64| {
            let corners = self.plate().map(at);
            let points = corners.map(|(x, y)| format!("{} {}", num(x), num(y + down)));
            format!("M{}Z", points.join("L"))
        };
        let (face, edge) = match theme {
            Theme::Dark => {
                (colors.panel.mixed(colors.ink, 0.10), colors.panel.mixed(colors.ink, 0.2))
            }
            Theme::Print => (colors.panel, colors.panel.mixed(colors.ink, 0.3)),
            _ => (colors.paper.mixed(colors.ink, 0.045), colors.paper.mixed(colors.ink, 0.2)),
        };
        let round = "stroke-linejoin=\"round\"";
        let width = 2.0 * ROUND * self.diameter;
        let style = |color, width| format!("{} {} {round}", fill(color), stroke(color, width));
        let down = THICK * RISE.to_radians().cos() * self.diameter;
        for step in [1.0, 0.66, 0.33] {
            markup.raw(&level(self.low[2] - THICK * step));
            markup.path(&path(down * step), &style(edge, width));
            markup.raw("</g>\n");
        }
        markup.raw(&level(self.low[2]));
        markup.path(&path(0.0), &style(edge, width));
        markup.path(&path(0.0), &style(face, width - 2.4));
    }

    /// Returns the corners of the plate.
    fn plate(&self) -> [Seen; 4] {
        let (left, right) = (self.low[0] - REACH, self.high[0] + REACH);
        let (back, front) = (self.low[1] - REACH, self.high[1] + REACH);
        [(left, back), (right, back), (right, front), (left, front)]
            .map(|(x, y)| seen([x, y, self.low[2]]))
    }

    /// Returns the position of a ball's shadow on the plate. The light comes from the left.
    fn shade(&self, [x, y, up]: Place) -> Seen {
        let high = up - self.low[2];
        seen([x + 0.28 * high, y - 0.2 * high, self.low[2]])
    }
}

/// Opens the group of things in one plane, at this height in balls.
fn level(height: f64) -> String {
    format!("<g data-level=\"{height:.4}\">\n")
}

/// A ball in front of another covers the other's centre if their centres are closer than this.
const COVERS: f64 = 0.68;

/// Returns true if no body covers the centre of the `n`-th ball in drawing order.
fn is_open(painted: &[(Seen, &Spot<'_>)], n: usize) -> bool {
    let (seen, _) = painted[n];
    let covers = |(nearer, spot): &(Seen, &Spot<'_>)| {
        spot.body.is_some() && (nearer.x - seen.x).hypot(nearer.y - seen.y) < COVERS
    };
    !painted[n + 1..].iter().any(covers)
}

/// Returns the balls from back to front. All have the same size, so of two overlapping balls, the
/// one with the nearer centre covers the other.
fn in_painting_order<'a, 'b>(spots: &'a [Spot<'b>]) -> Vec<(Seen, &'a Spot<'b>)> {
    let mut painted: Vec<_> = spots.iter().map(|spot| (seen(place(&spot.ball)), spot)).collect();
    painted.sort_by(|(one, _), (other, _)| one.near.total_cmp(&other.near));
    painted
}

fn place(ball: &Ball) -> Place {
    let [front, right, up] = ball.at.map(f64::from);
    [right / 2.0, front / 2.0, up * FRAC_1_SQRT_2]
}

fn seen([right, front, up]: Place) -> Seen {
    let (turn_sin, turn_cos) = TURN.to_radians().sin_cos();
    let (rise_sin, rise_cos) = RISE.to_radians().sin_cos();
    let x = right * turn_cos - front * turn_sin;
    let towards = right * turn_sin + front * turn_cos;
    Seen { x, y: towards * rise_sin - up * rise_cos, near: towards * rise_cos + up * rise_sin }
}

#[cfg(test)]
mod tests {
    //! Balls are drawn at the right positions, and no ball is drawn before one that it hides.

    use proptest::prelude::*;
    use teka_core::place::Cell;

    use super::*;

    /// Returns how near to the viewer the line of sight through `point` leaves a ball, or `None` if
    /// it misses the ball.
    fn surface([right, front, up]: Place, point: (f64, f64)) -> Option<f64> {
        let seen = seen([right, front, up]);
        let aside = (seen.x - point.0).powi(2) + (seen.y - point.1).powi(2);
        (aside < 0.25).then(|| seen.near + (0.25 - aside).sqrt())
    }

    /// Returns a ball for every position of a pyramid.
    fn pyramid(size: i16) -> Vec<Ball> {
        let layer = |up: i16| {
            let side = 0..size - up;
            let places = side.clone().flat_map(move |row| side.clone().map(move |it| (row, it)));
            places.map(move |(row, column)| [2 * row + up, 2 * column + up, up])
        };
        let ball = |at| Ball { cell: Cell::new(0, 0), at };
        (0..size).flat_map(layer).map(ball).collect()
    }

    fn spots(balls: &[Ball]) -> Vec<Spot<'static>> {
        let spot = |ball: &Ball| Spot {
            ball: *ball,
            body: None,
            ghost: None,
            landing: None,
            roles: Vec::new(),
        };
        balls.iter().map(spot).collect()
    }

    #[test]
    fn the_eye_looks_along_a_straight_line_and_sees_true_lengths() {
        let (a, b) = (seen([1.0, 2.0, 3.0]), seen([0.0, 0.0, 0.0]));
        let length = (a.x - b.x).powi(2) + (a.y - b.y).powi(2) + (a.near - b.near).powi(2);
        assert!((length - 14.0).abs() < 1e-9, "{length}");
    }

    #[test]
    fn balls_that_touch_are_one_ball_apart() {
        let at = |at| place(&Ball { cell: Cell::new(0, 0), at });
        for near in [[2, 0, 0], [0, 2, 0], [1, 1, 1], [-1, 1, 1], [1, -1, -1]] {
            let squares: f64 = at(near).iter().map(|part| part * part).sum();
            assert!((squares - 1.0).abs() < 1e-9, "{near:?}: {squares}");
        }
    }

    #[test]
    fn everything_is_within_the_view() {
        for size in 1..8 {
            let (balls, view) = (pyramid(size), View::of(&pyramid(size), DIAMETER));
            for seen in balls.iter().map(|ball| seen(place(ball))).chain(view.plate()) {
                let (x, y) = (seen.x - view.origin.0, seen.y - view.origin.1);
                assert!(x >= 0.0 && y >= 0.0, "{size}: {x} {y}");
                assert!(x * DIAMETER <= view.width && y * DIAMETER <= view.height, "{size}");
            }
        }
    }

    proptest! {
        /// At every point, the nearest of the balls there is drawn last.
        #[test]
        fn no_ball_is_painted_before_one_it_hides(
            size in 1i16..7,
            left_out in prop::collection::vec(any::<prop::sample::Index>(), 0..25),
            points in prop::collection::vec((0.0..1.0, 0.0..1.0), 60),
        ) {
            let mut balls = pyramid(size);
            for index in left_out.iter().filter(|_| size > 3) {
                balls.swap_remove(index.index(balls.len()));
            }
            let (view, spots) = (View::of(&balls, DIAMETER), spots(&balls));
            let painted = in_painting_order(&spots);
            prop_assert_eq!(painted.len(), balls.len());
            for (right, down) in points {
                let x = view.origin.0 + right * view.width / DIAMETER;
                let y = view.origin.1 + down * view.height / DIAMETER;
                let met = |(_, spot): &(Seen, &Spot<'_>)| surface(place(&spot.ball), (x, y));
                let surfaces: Vec<f64> = painted.iter().filter_map(met).collect();
                prop_assert!(surfaces.is_sorted(), "{:?}", surfaces);
            }
        }
    }
}
