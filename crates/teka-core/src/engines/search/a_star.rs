//! A* search, which expands the state with the lowest sum of cost and estimate first. A state that
//! is reached again at a lower cost is expanded again, so the heuristic need not be consistent.

use super::best_first::{self, Order};
use super::{Answer, Path, StateSpace};
use crate::control::Control;

const ORDER: Order = Order {
    // Among equal sums, prefer the lower estimate.
    rank: |cost, estimate| (cost.saturating_add(estimate), estimate),
    reopens: true,
    estimates: true,
    proves: true,
};

/// Finds a path of the lowest cost. This is proven if the heuristic of the space is admissible.
/// Returns `Ok(None)` if there is no path, and `Err` if the control stops the search.
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
