//! Balls are seen where they are, and none is painted before one it hides.

use proptest::prelude::*;
use teka_core::place::Cell;

use super::*;

/// How far along its way to the eye a look through `point` of the picture leaves a ball.
fn surface([right, front, up]: Place, point: (f64, f64)) -> Option<f64> {
    let seen = seen([right, front, up]);
    let aside = (seen.x - point.0).powi(2) + (seen.y - point.1).powi(2);
    (aside < 0.25).then(|| seen.near + (0.25 - aside).sqrt())
}

/// A ball for every place of a pyramid.
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
    let spot = |ball: &Ball| Spot { ball: *ball, body: None, roles: Vec::new() };
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
    /// Wherever one looks, of the balls met there the nearest is painted last.
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
