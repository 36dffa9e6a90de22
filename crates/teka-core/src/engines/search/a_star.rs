//! A*: the state with the least cost so far and estimate of the rest goes first.
//! A state that is reached more cheaply later is expanded again, so that the
//! estimate need not be consistent.

use super::best_first::{self, Order};
use super::{Answer, Path, StateSpace};
use crate::control::Control;

const ORDER: Order = Order {
    // Of equal sums, the one nearer to a goal.
    rank: |cost, estimate| (cost.saturating_add(estimate), estimate),
    reopens: true,
    estimates: true,
    proves: true,
};

/// A way of the least cost, proven so if the space's estimate is admissible.
///
/// ```
/// use teka_core::control::{Control, Limits, Unwatched};
/// use teka_core::engines::search::{a_star, knight::Knight};
///
/// let mut unwatched = Unwatched;
/// let mut control = Control::new(Limits::default(), &mut unwatched);
/// let corner_to_corner = Knight { side: 8, from: (0, 0), to: (7, 7) };
/// let path = a_star::search(&corner_to_corner, &mut control).unwrap().unwrap();
/// assert_eq!((path.cost, path.is_shortest), (6, true));
/// ```
pub fn search<P: StateSpace>(space: &P, control: &mut Control) -> Answer<P::Action> {
    let found = best_first::search(space, &ORDER, control)?;
    Ok(found.map(|path| Path { is_shortest: space.is_admissible(), ..path }))
}
